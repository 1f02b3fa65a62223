"""What is written can be read: no word is cut in two, and a finger that is held down calls for a note that stays."""

from typing import Any

import pytest

import ludoteca
from tests.browser.steps import GAMES, POLISH_OR_ALL, broken_words, drawn, sit_at, table_at, wait_for_turn

SIZES = ((1440, 900), (390, 844))


@pytest.mark.parametrize("language", POLISH_OR_ALL)
def test_no_word_is_cut_in_two(visit, language):
    page = visit(language=language).go()
    for game in GAMES:
        for decisions in (0, 40, 90):
            sit_at(page, game, seed="words", decisions=decisions)
            for width, height in SIZES:
                page.set_viewport_size({"width": width, "height": height})
                drawn(page)
                assert broken_words(page) == [], (game, width)


def test_a_long_press_on_the_enemy_die_calls_for_a_note_that_stays(visit):
    one = visit(width=390, height=844)
    page = one.come()
    sit_at(page, "platformer")
    die = page.locator(".enemy [role=img], .enemy button, .enemy [tabindex]").first
    die.scroll_into_view_if_needed()
    place = die.bounding_box()
    finger = {"x": place["x"] + place["width"] / 2, "y": place["y"] + place["height"] / 2}
    session = one.context.new_cdp_session(page)
    session.send("Input.dispatchTouchEvent", {"type": "touchStart", "touchPoints": [finger]})
    page.wait_for_selector("[role=tooltip]")
    session.send("Input.dispatchTouchEvent", {"type": "touchEnd", "touchPoints": []})
    page.wait_for_timeout(300)  # in which a note that goes with the finger would be gone
    assert page.locator("[role=tooltip]").is_visible()
    question = page.locator(".stage > .prompt").bounding_box()  # which has no note of its own
    page.touchscreen.tap(question["x"] + 4, question["y"] + 4)
    page.wait_for_selector("[role=tooltip]", state="detached")


def before_a_tome() -> dict[str, object]:
    """Kragmortha, when the first player can go to the desk and draw a Tome."""
    for seed in range(200):
        match = ludoteca.game("kragmortha").new(2, seed=f"tome {seed}")
        while match.seat is not None and len(match.log) < 40:
            for move in match.moves() if match.seat == 0 else ():
                tried = match.copy()
                tried.play(move)
                if any(event["kind"] == "tome_drawn" and event["seat"] == "P1" for event in tried.view(0)["events"]):
                    position: dict[str, object] = match.position()
                    return position | {"wanted": str(move)}
            match.play(match.moves()[-1])
    raise AssertionError("nobody gets to the desk")


def draw_a_tome(one: Any) -> Any:
    """Takes a Tome, and gives what then tells of it."""
    one.come()
    position = before_a_tome()
    wanted = position.pop("wanted")
    table = table_at(one, "kragmortha", position, [{"kind": "me"}, {"kind": "bot", "level": "easy"}])
    page = one.page
    page.goto(f"{one.url}/tables/{table}")
    wait_for_turn(page)
    view = page.request.get(f"{one.url}/api/tables/{table}/views/0?seat=0").json()
    [move] = [move["id"] for move in view["moves"] if move["notation"] == wanted]
    page.locator(f".moves [data-move='{move}']").click()
    note = page.locator(".revealed.tome")
    note.wait_for()
    return note


def test_what_one_has_drawn_oneself_stays_until_it_is_put_away(visit):
    one = visit(pace="fast")
    page = one.page
    note = draw_a_tome(one)
    page.wait_for_timeout(2500)  # in which others' notes come and go
    assert note.is_visible()
    note.get_by_role("button", name="Put away").click()
    note.wait_for(state="detached")


def test_what_one_has_drawn_does_not_cover_the_room_when_one_plays_on(visit):
    one = visit()
    page = one.page
    note = draw_a_tome(one)
    for _ in range(20):
        before = page.locator(".play").get_attribute("data-index")
        page.locator(".moves button").last.click()
        page.wait_for_function("before => document.querySelector('.play').dataset.index !== before", arg=before)
        wait_for_turn(page)
        if not note.count():
            break
    assert note.count() == 0


# Names of one's own cards that their text covers, or that stand over the edge of the card.
COVERED = """
() => [...document.querySelectorAll("ul.large .choice.card")].flatMap((card) => {
  const [name, does] = [".name", ".does"].map((part) => card.querySelector(part)?.getBoundingClientRect())
  const place = card.getBoundingClientRect()
  const bad = (does && name.bottom > does.top + 1) || Math.max(name.bottom, does?.bottom ?? 0) > place.bottom + 1
  return bad ? [card.querySelector(".name").textContent] : []
})
"""


@pytest.fixture(scope="module")
def laden() -> dict[str, object]:
    """Platformer, where the first player has all items and potions that lie in the decks."""
    position = ludoteca.game("platformer").new(2, seed="laden").position()
    cards = position.pop("item_deck") + position.pop("potion_deck")
    return position | {"item_deck": [], "potion_deck": [], "owner": dict.fromkeys(cards, "P1")}


@pytest.mark.parametrize("language", POLISH_OR_ALL)
@pytest.mark.parametrize("size", SIZES, ids=["desk", "phone"])
def test_ones_own_items_can_be_read_where_they_lie(visit, laden, language, size):
    one = visit(width=size[0], height=size[1], language=language)
    one.go()
    seats = [{"kind": "me"}, {"kind": "bot", "level": "random"}]
    one.page.goto(f"{one.url}/tables/{table_at(one, 'platformer', laden, seats)}")
    wait_for_turn(one.page)
    drawn(one.page)
    assert one.page.locator("ul.large .choice.card").count() >= 20
    assert [word for word in broken_words(one.page) if "name" in word or "does" in word] == []
    assert one.page.evaluate(COVERED) == []
