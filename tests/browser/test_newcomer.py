"""From the shelf to a finished game, for somebody who has never been here."""

import pytest

import ludoteca
from tests.browser.steps import GAMES, LOOTERZ_OR_ALL, faults, goes_on, open_box, play_on, table_at, wait_for_turn

TAUGHT = "#lesson-done"

# Where a lesson is: what it says, whether a button goes on, and a key that changes with every step of it.
LESSON = """
() => {
  const coach = document.querySelector(".coach")
  const says = coach?.innerText ?? ""
  const index = document.querySelector(".play")?.dataset.index
  return { says, button: coach?.querySelector("button.primary") != null, key: `${location.href} ${says} ${index}` }
}
"""

# Where the parts of the screen are on the page: everything but the pieces themselves.
# What flies over Looterz's table has no place of its own, a hero who gets a card takes more room above the shop, and
# the prompt stays in sight when the page is scrolled; were it to grow, all that stands below it would move.
FRAMES = """
() => [".play > *", ".stage > :not(.below, .prompt)", ".players li", ".kragmortha > *",
       ".looterz > :is(.opponents, .middle)", ".platformer .stage > *",
       ".platformer .side > :not(.others, .wares)"].flatMap((selector) =>
  [...document.querySelectorAll(selector)].map((part, place) => {
    const { x, y } = part.getBoundingClientRect()
    return [`${selector} ${place}`, x + scrollX, y + scrollY]
  }))
"""
STILL = 0.5
"""A part has not moved if it has by less than half a pixel: browsers round heights to parts of one."""


@pytest.mark.parametrize("game", LOOTERZ_OR_ALL)
def test_a_newcomer_plays_a_whole_game_against_bots(visit, game):
    page = visit(pace="calm").go()
    assert page.locator("button.box").count() == len(GAMES)
    open_box(page, game)
    page.locator("#new-game article > .primary").first.click()
    page.wait_for_selector(".play .board")
    wait_for_turn(page)
    assert page.locator(".prompt p[role=status]").inner_text() != ""
    page.locator(".moves button").first.click()
    page.select_option(".pace select", "instant")
    result = play_on(page)
    assert result["over"], result
    assert page.locator("section[aria-labelledby=end-title] ol li").count() >= 2 or game == "platformer"
    page.locator("section[aria-labelledby=end-title] details summary").click()
    page.locator("section[aria-labelledby=end-title] details button").click()
    page.wait_for_selector("section[aria-labelledby=end-title] p.good")
    page.locator("section[aria-labelledby=end-title] .row .primary").click()
    page.wait_for_url("**/tables/*")
    wait_for_turn(page)


@pytest.mark.parametrize("game", GAMES)
def test_the_first_game_is_followed_to_its_end(visit, game):
    page = visit().go(f"/learn/{game}")
    steps, ended = [], []
    for _ in range(200):
        page.wait_for_selector(f".coach button.primary, .coach + * .moves button, {TAUGHT}")
        if page.locator(TAUGHT).count():
            ended.append(page.locator(TAUGHT).inner_text())
            onward = page.get_by_role("button", name="On to the next scene")
            if not onward.count():
                break
            onward.click()
            page.wait_for_selector(TAUGHT, state="detached")
            continue
        told = page.evaluate(LESSON)
        steps.append(told["says"])
        # What the step asks for: its button, or the move that it allows.
        (page.locator(".coach button.primary") if told["button"] else page.locator(".moves button")).first.click()
        page.wait_for_function(f"before => ({LESSON})().key !== before", arg=told["key"])
    assert ended[-1].startswith("Well played")
    assert len(set(steps)) >= 8
    page.goto(page.url.split("/learn")[0])
    page.wait_for_selector("button.box")
    page.wait_for_timeout(500)  # in which lists are asked for
    assert page.locator("[aria-labelledby=tables-mine] li").count() == 0, "lessons are no games to come back to"


def test_a_lesson_leads_into_a_real_game_against_kind_bots(visit):
    page = visit().go("/learn/looterz")
    page.wait_for_selector(".coach")
    page.locator(".coach").get_by_role("button", name="Skip this lesson").click()
    for _ in range(200):
        page.wait_for_selector(f".coach button.primary, .moves button, {TAUGHT}")
        if page.locator(TAUGHT).count():
            break
        told = page.evaluate(LESSON)
        (page.locator(".coach button.primary") if told["button"] else page.locator(".moves button")).first.click()
        page.wait_for_function(f"before => ({LESSON})().key !== before", arg=told["key"])
    page.get_by_role("button", name="Play a real game").click()
    page.wait_for_url("**/tables/*")
    wait_for_turn(page)
    assert page.locator(".players li").count() == 3
    assert page.locator(".players >> text=bot, easy").count() == 2


def test_a_hint_tells_what_and_why(visit):
    page = visit().go()
    open_box(page, "kragmortha")
    page.locator("#new-game article > .primary").first.click()
    wait_for_turn(page)
    page.get_by_role("button", name="Hint").click()
    page.wait_for_selector(".hint .best")
    hint = page.get_by_role("region", name="Hint")
    best = page.locator(".hint .best").inner_text()
    assert "to win" in hint.locator("p").first.inner_text()
    assert hint.locator(".why li").count() > 0
    assert page.locator(".moves .thought").count() > 0
    assert page.locator(".board .pointed, .board .focused, .board .hinted").count() > 0
    other = hint.get_by_label("Compare with")
    move = other.locator("option").nth(1)
    assert move.inner_text() != best
    other.select_option(move.get_attribute("value"))
    assert "to win" in hint.locator(".compared p").first.inner_text()
    assert faults(page) == []
    # The move that a player points at is the one in mind: with the keyboard too.
    last = page.locator(".moves button").last
    last.focus()
    page.wait_for_function(
        "(id) => document.querySelector('.hint select').value === id", arg=last.get_attribute("data-move")
    )


def test_a_move_is_taken_back(visit):
    one = visit()
    one.go()
    match = ludoteca.game("kragmortha").new(2, seed="undo")
    while match.view(seat=0)["prompt"] != {"kind": "turn", "seat": 0}:
        match.play(match.moves()[0])
    table = table_at(one, "kragmortha", match.position(), [{"kind": "me"}, {"kind": "bot", "level": "random"}])
    page = one.page
    page.goto(f"{one.url}/tables/{table}")
    wait_for_turn(page)
    prompt, moves = page.locator(".prompt p[role=status]"), page.locator(".moves button .text")
    asked, legal = prompt.inner_text(), moves.all_inner_texts()
    undo = page.get_by_role("button", name="Undo")
    assert undo.is_disabled()
    page.locator(".moves button").first.click()
    page.wait_for_function("asked => document.querySelector('.prompt p[role=status]').innerText !== asked", arg=asked)
    undo.click()
    page.wait_for_function("asked => document.querySelector('.prompt p[role=status]').innerText === asked", arg=asked)
    wait_for_turn(page)
    assert moves.all_inner_texts() == legal
    page.get_by_role("tab", name="Log").click()
    assert page.locator(".log li").count() == 0


@pytest.mark.parametrize("game", GAMES)
def test_nothing_jumps_while_a_game_is_played(visit, game):
    page = visit().go()
    open_box(page, game)
    page.locator("#new-game article > .primary").first.click()
    wait_for_turn(page)
    before = page.evaluate(FRAMES)
    for _ in range(10):
        play_on(page, most=4, seconds=60)
        if not goes_on(page):
            break
        now = page.evaluate(FRAMES)
        assert [name for name, _, _ in now] == [name for name, _, _ in before]
        moved = [
            (name, x, y, there_x, there_y)
            for (name, x, y), (_, there_x, there_y) in zip(before, now, strict=True)
            if abs(x - there_x) >= STILL or abs(y - there_y) >= STILL
        ]
        assert not moved


@pytest.mark.parametrize("width", [390, 1440])
def test_on_the_first_visit_one_tap_leads_into_a_lesson_or_a_game_against_kind_bots(visit, width):
    page = visit(width=width, height=900).go()
    first = page.locator("[aria-labelledby=first-visit]")
    for title in ("Kragmortha", "Looterz", "Platformer"):
        first.get_by_role("link", name=f"Learn in five minutes {title}").wait_for()
    first.get_by_role("link", name="Learn in five minutes Kragmortha").click()
    page.wait_for_selector(".coach")
    page.goto(page.url.split("/learn")[0])
    first.get_by_role("button", name="Play Looterz").click()
    page.wait_for_url("**/tables/*")
    wait_for_turn(page)
    assert page.locator(".players li >> text=bot, easy").count() == 2
    page.goto(page.url.split("/tables")[0])
    page.wait_for_selector("[aria-labelledby=tables-mine] li")
    assert first.count() == 0, "who has a table is not new here"


def test_a_lesson_calls_the_other_player_by_the_name_on_the_screen(visit):
    page = visit().go("/learn/kragmortha")
    page.wait_for_selector(".coach button.primary")
    other = page.locator(".players li").nth(1).locator(".name").inner_text()
    for _ in range(30):
        if f"turn of {other}" in page.locator(".coach").inner_text():
            break
        told = page.evaluate(LESSON)
        (page.locator(".coach button.primary") if told["button"] else page.locator(".moves button")).first.click()
        page.wait_for_function(f"before => ({LESSON})().key !== before", arg=told["key"])
    else:
        raise AssertionError(f"The lesson never spoke of {other}.")


# How far the frame that a lesson draws lies from a thing, all sides together.
BESIDE = """
(thing) => {
  const [frame, place] = [".spot", thing].map((each) => document.querySelector(each)?.getBoundingClientRect())
  const sides = ["left", "top", "right", "bottom"]
  return frame && place ? sides.reduce((sum, side) => sum + Math.abs(frame[side] - place[side]), 0) : Infinity
}
"""


@pytest.mark.parametrize(("width", "race"), [(390, ".prompt .standing"), (1440, ".middle")])
def test_a_lesson_points_at_the_race_where_it_is_shown(visit, width, race):
    page = visit(width=width, height=844).go("/learn/looterz")
    page.wait_for_selector(".spot")
    page.wait_for_function(f"(thing) => ({BESIDE})(thing) <= 32", arg=race)
