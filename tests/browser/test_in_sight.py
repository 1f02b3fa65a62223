"""What matters is in sight: what just happened, what can be done now, and what to do when something is wrong."""

from typing import Any

import pytest

from tests.browser.steps import GAMES, goes_on, play_on, sit_at, wait_for_turn

SMALL = {"width": 360, "height": 640}

# Things on the board that can be chosen now, and how many of them are well in sight: not under what covers the page.
CHOICES = """
() => {
  const [prompt, tools] = [".stage > .prompt", ".stage > .tools"].map((part) => document.querySelector(part))
  const top = Math.max(0, prompt.getBoundingClientRect().bottom), bottom = tools.getBoundingClientRect().top
  const all = [...document.querySelectorAll(".board [data-move]:not(:disabled)")]
  const places = all.filter((one) => one.checkVisibility()).map((one) => one.getBoundingClientRect())
  const seen = places.filter((place) => (place.top + place.bottom) / 2 > top && (place.top + place.bottom) / 2 < bottom)
  return [places.length, seen.length]
}
"""

# What stands on the screen has been told to screen readers too: what the last move came to or, where others have moved
# since one's own, the greatest of what they did.
TOLD = """
(place) => {
  const heard = [...document.querySelectorAll(".play > [role=log] p")].map((line) => line.textContent).join(" ")
  const shown = document.querySelector(place)
  const said = shown?.textContent.split(" · ").at(-1).trim()
  return said && shown.checkVisibility() && said.split(". ").every((sentence) => heard.includes(sentence))
}
"""


# The card that a hint means, and where it may lead, stand between what covers the page.
LIT = """
() => {
  const [prompt, tools] = [".stage > .prompt", ".stage > .tools"].map((part) => document.querySelector(part))
  const top = prompt.getBoundingClientRect().bottom, bottom = tools.getBoundingClientRect().top
  const lit = [...document.querySelectorAll(".board :is([data-foreseen], .hinted)")]
  const places = lit.map((one) => one.getBoundingClientRect())
  const seen = (place) => place.top >= top - 2 && place.top + 0.9 * place.height <= bottom
  return places.length > 1 && places.every(seen)
}
"""


@pytest.mark.parametrize("game", GAMES)
def test_on_the_smallest_phone_there_is_always_something_to_choose_in_sight(visit, game):
    page = visit(**SMALL).come()
    sit_at(page, game)
    for _ in range(12):
        if not goes_on(page):
            break
        page.wait_for_function(f"() => {{ const [all, seen] = ({CHOICES})(); return all === 0 || seen > 0 }}")
        play_on(page, most=1, seconds=20)


def test_a_desk_stays_at_the_top_as_all_moves_are_listed_beside_the_board(visit):
    page = visit(width=1440, height=640).come()
    sit_at(page, "platformer")
    for _ in range(12):
        if not goes_on(page):
            break
        page.wait_for_timeout(100)  # in which the page would go to a choice below
        assert page.evaluate("scrollY") == 0
        play_on(page, most=1, seconds=20)


def scrolled_down(visit: Any, width: int) -> Any:
    """A table of Looterz that is higher than the window, somewhere below its top."""
    page = visit(width=width, height=640).come()
    sit_at(page, "looterz")
    page.evaluate("scrollTo(0, document.body.scrollHeight)")
    page.wait_for_function("() => scrollY > 100")
    return page


@pytest.mark.parametrize("width", [360, 1024, 1440])
def test_the_question_stays_in_sight_when_the_page_is_scrolled(visit, width):
    page = scrolled_down(visit, width)
    assert page.locator(".stage > .prompt").bounding_box()["y"] >= 0


def test_on_a_desk_every_hero_is_in_sight_with_what_they_carry(visit):
    page = visit(width=1440, height=900, language="pl").come()
    sit_at(page, "platformer", decisions=120, seats=4)
    heroes = page.locator(".others > section").all()
    assert len(heroes) == 3
    for hero in heroes:
        box = hero.bounding_box()
        assert box["y"] + box["height"] <= 900
        assert hero.locator("h3").bounding_box()["height"] < 30, "a name is one line"


def test_on_a_phone_a_hint_covers_nothing_that_it_speaks_of(visit):
    page = visit(width=390, height=844).come()
    sit_at(page, "kragmortha", decisions=14)
    page.get_by_role("button", name="Hint").click()
    page.wait_for_selector(".hint .best")
    page.wait_for_function(LIT)
    page.get_by_role("button", name="Details").click()
    page.get_by_label("Compare with").wait_for()


@pytest.mark.parametrize("width", [360, 390])
def test_race_and_rigor_stay_in_sight_on_phones(visit, width):
    page = scrolled_down(visit, width)
    place = page.locator(".prompt .standing").bounding_box()
    assert place["y"] >= 0
    assert place["y"] + place["height"] < 200
    assert page.locator(".prompt .standing .player").count() == page.locator(".race .lane").count()
    assert page.locator(".prompt .standing .missing").count() == 4


@pytest.mark.parametrize("width", [360, 1440])
def test_what_just_happened_is_told_to_eyes_and_ears_without_opening_the_log(visit, width):
    page = visit(width=width, height=800).come()
    sit_at(page, "kragmortha")
    play_on(page, most=3, seconds=60)
    page.mouse.move(2, 2)  # over a move its preview stands in this place
    page.wait_for_function(TOLD, arg=".prompt .last" if width < 600 else ".moves .last")


def test_a_table_that_is_not_there_says_so_once_and_shows_the_way_out(visit):
    one = visit(checked=False)
    sockets: list[str] = []
    one.page.on("websocket", lambda socket: sockets.append(socket.url))
    page = one.go("/tables/nothing-here")
    page.get_by_text("There is no such table").wait_for()
    page.wait_for_timeout(1500)
    assert page.get_by_text("There is no such table").count() == 1
    assert len(sockets) <= 1
    assert page.get_by_role("button", name="Try again").count() == 0
    page.get_by_role("link", name="Back to the shelf", exact=True).click()
    page.wait_for_selector("button.box")
    one.context.close()


def test_a_part_of_the_client_that_cannot_be_loaded_is_asked_for_again(visit):
    one = visit(checked=False)
    page = one.go()
    page.route("**/assets/LeaderboardPage*", lambda route: route.abort())
    page.locator("a[href='/leaderboard']").click()
    page.get_by_role("heading", level=1, name="That did not work").wait_for()
    page.unroute("**/assets/LeaderboardPage*")
    page.get_by_role("button", name="Try again").click()
    page.get_by_role("heading", level=1, name="Leaderboard").wait_for()
    one.context.close()


def test_a_link_takes_a_box_from_the_shelf(visit):
    page = visit().go("/?box=looterz")
    page.wait_for_selector("#new-game article")
    assert page.locator("#new-game h2").inner_text() == "Looterz"
    page.locator("#new-game article > .primary").first.click()
    wait_for_turn(page)


@pytest.mark.parametrize("game", GAMES)
def test_on_phones_players_have_faces_in_their_row_and_scores_in_one_place(visit, game):
    page = visit(width=390, height=844).come()
    sit_at(page, game)
    for player in page.locator(".play > .players > ul > li").all():
        face = player.locator(".face svg").first.bounding_box()
        assert face["width"] >= 20
        assert face["height"] >= 20
    assert page.locator(".prompt .standing").is_visible()
    rows = page.locator(".play > .players :is(.numbers, .scores)")
    assert [row.bounding_box() for row in rows.all() if (row.bounding_box() or {"width": 0})["width"] > 1] == []
