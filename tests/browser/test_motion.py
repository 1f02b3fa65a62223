"""What moves moves by transform and opacity alone, or not at all; what others did leaves its traces."""

import pytest

from tests.browser.steps import (
    GAMES,
    LOOTERZ_OR_ALL,
    goes_on,
    in_turn,
    lift_the_curtain,
    play_on,
    share_a_screen,
    sit_at,
    wait_for_turn,
)
from tests.games.looterz.arranging import table

DESK = {"width": 1440, "height": 900}
PHONE = {"width": 390, "height": 844}

# Notes each animation that a script begins.
NOTE = """
  window.begun = []
  const animate = Element.prototype.animate
  Element.prototype.animate = function (frames, options) {
    for (const frame of [frames].flat()) window.begun.push(...Object.keys(frame))
    return animate.call(this, frames, options)
  }
"""
# Properties of all key frames of the page's styles, but for those of the lesson's finger.
STYLED = """
() => [...document.styleSheets].flatMap((sheet) => [...sheet.cssRules])
  .filter((rule) => rule instanceof CSSKeyframesRule && !rule.name.endsWith("beckon"))
  .flatMap((rule) => [...rule.cssRules].flatMap((frame) => [...frame.style].map((name) => `${rule.name}: ${name}`)))
"""
# How far the match is, where it is one's turn and others have left traces; else null.
TRACED = """
() => document.querySelector(".moves button") && document.querySelector("[data-trail]")
  ? document.querySelector(".play").dataset.index
  : null
"""
CHEAP = {"transform", "opacity", "offset", "easing", "composite", "animation-timing-function"}


@pytest.mark.parametrize("game", GAMES)
def test_motion_is_made_of_transform_and_opacity_alone(visit, game):
    one = visit(pace="fast", motion="on", **DESK)
    one.page.add_init_script(NOTE)
    page = one.come()
    sit_at(page, game, decisions=30)
    play_on(page, most=6, seconds=40)
    assert set(page.evaluate("() => window.begun")) <= CHEAP
    styled = page.evaluate(STYLED)
    assert styled
    assert [each for each in styled if each.split(": ")[1] not in CHEAP] == []


@pytest.mark.parametrize("game", GAMES)
def test_nothing_moves_for_who_wants_it_still(visit, game):
    one = visit(pace="fast", motion="off", **DESK)
    one.page.add_init_script(NOTE)
    page = one.come()
    sit_at(page, game, decisions=30)
    play_on(page, most=4, seconds=40)
    assert page.evaluate("() => window.begun") == []


@pytest.mark.parametrize(("game", "size"), in_turn(GAMES, (PHONE, DESK), (DESK, PHONE)))
def test_what_others_did_leaves_its_traces_until_ones_own_move(visit, game, size):
    page = visit(**size).come()
    sit_at(page, game, decisions=12)
    index = None
    for _ in range(60):
        wait_for_turn(page)
        index = page.evaluate(TRACED)
        if index is not None:
            break
        play_on(page, most=1, seconds=30)
    assert index is not None
    page.locator(".moves button").first.click()
    page.wait_for_function("index => document.querySelector('.play').dataset.index !== index", arg=index)
    page.wait_for_function("""() => {
      const own = document.querySelectorAll(".moves button").length > 0
      return !own || document.querySelector(".recap") !== null || document.querySelectorAll("[data-trail]").length === 0
    }""")


@pytest.mark.parametrize("game", GAMES)
def test_on_a_phone_one_tap_tells_all_that_happened_since_ones_turn(visit, game):
    page = visit(**PHONE).come()
    sit_at(page, game, decisions=12)
    for _ in range(60):
        wait_for_turn(page)
        if page.locator(".prompt .recall").count():
            break
        play_on(page, most=1, seconds=30)
    page.locator(".prompt .recall").click()
    told = page.locator(".recalled .recap")
    told.wait_for()
    box = told.bounding_box()
    assert box["y"] > 0
    assert box["y"] + box["height"] < PHONE["height"]
    page.locator(".prompt .recall").click()
    told.wait_for(state="detached")


# Notes what stands where moves are listed, while there are none.
SILENCE = """
() => {
  window.said = new Set()
  const note = () => document.querySelectorAll(".moves > .soft").forEach((text) => window.said.add(text.textContent))
  new MutationObserver(note).observe(document.body, { subtree: true, childList: true })
}
"""


def test_while_ones_dice_roll_no_table_speaks_of_a_lesson(visit):
    """Blink may search again: the turn stays where it is."""
    page = share_a_screen(visit(pace="calm", motion="on", **DESK), table(2, rows={"P1": ["blink"]}, dice=[1, 1]))
    lift_the_curtain(page)
    page.evaluate(SILENCE)
    page.locator(".moves button", has_text="Search").first.click()
    page.wait_for_function("() => window.said.size > 0 && document.querySelector('.moves button')")
    assert page.evaluate("() => [...window.said]") == ["Wait for it…"]


# Notes what moves on the page by itself, as browsers count it; the lines of a story that goes on move in their frame.
SHIFTS = """
  window.moved = []
  new PerformanceObserver((list) => list.getEntries().forEach(({ hadRecentInput, sources }) => {
    const named = ({ node }) => `${node?.parentElement?.className} > ${node?.className}`
    const still = sources.filter(({ node }) => !node?.parentElement?.closest(".recap"))
    if (!hadRecentInput) window.moved.push(...still.map(named))
  })).observe({ type: "layout-shift", buffered: true })
"""


@pytest.mark.parametrize("game", LOOTERZ_OR_ALL)
def test_nothing_moves_on_the_page_while_others_play(visit, game):
    one = visit(pace="fast", motion="on", **DESK)
    one.page.add_init_script(SHIFTS)
    page = one.come()
    sit_at(page, game, seats=4)
    page.evaluate("window.moved.length = 0")
    for _ in range(12):
        if not goes_on(page):
            break
        page.locator(".moves button").first.click()  # a real one: what moves right after it is an answer to it
        page.wait_for_timeout(200)
    assert page.evaluate("window.moved") == []


@pytest.mark.parametrize("size", [DESK, PHONE], ids=["desk", "phone"])
def test_nothing_moves_on_the_shelf_while_it_loads(visit, size):
    one = visit(**size)
    one.page.add_init_script(SHIFTS)
    page = one.go()
    page.locator("[aria-labelledby=first-visit] h3", has_text="Platformer").wait_for()
    page.wait_for_timeout(500)  # in which lists of tables are asked for
    assert page.evaluate("window.moved") == []
