"""The eye is led: what happens is in sight while it is shown, in all games, on a desk and on a phone."""

import pytest

from tests.browser.steps import GAMES, in_turn, moment, open_table, play_on, sit_at

DESK = {"width": 1440, "height": 900}
PHONE = {"width": 390, "height": 844}
ENOUGH = 12
"""Moves of others to look at."""

# Notes at each move from now on what happened where: each thing that took part, and whether it came into sight before
# the next move.
WATCH = """
() => {
  window.seen = []
  let index = null, now = null
  const [prompt, tools] = [".stage > .prompt", ".stage > .tools"].map((part) => document.querySelector(part))
  const covers = (part) => getComputedStyle(part).position === "sticky"
  const look = () => {
    const table = document.querySelector(".play")
    if (table.dataset.index !== index) {
      index = table.dataset.index
      now = { index, things: new Map() }
      window.seen.push(now)
    }
    const top = covers(prompt) ? Math.max(0, prompt.getBoundingClientRect().bottom) : 0
    const bottom = Math.min(innerHeight, covers(tools) ? tools.getBoundingClientRect().top : innerHeight)
    for (const thing of document.querySelectorAll("[data-happening]")) {
      const place = thing.getBoundingClientRect()
      if (place.width <= 1) continue
      const across = place.left >= -2 && place.right <= innerWidth + 2
      const inside = across && place.top >= top - 2 && place.bottom <= bottom + 2
      const name = thing.dataset.card ?? thing.dataset.anchor ?? thing.dataset.pawn ?? thing.className
      now.things.set(name, now.things.get(name) || inside)
    }
    requestAnimationFrame(look)
  }
  look()
}
"""
SEEN = """
() => window.seen.slice(1, -1).map(({ index, things }) => [index, [...things]]).filter(([, things]) => things.length)
"""


@pytest.mark.parametrize("size", [DESK, PHONE], ids=["desk", "phone"])
@pytest.mark.parametrize(("game", "motion"), in_turn(GAMES, ("on", "off"), ("on", "off")))
def test_what_others_do_is_in_sight_while_it_is_shown(visit, game, motion, size):
    page = visit(**size, pace="fast", motion=motion).come()
    sit_at(page, game)
    page.evaluate("scrollTo(0, document.body.scrollHeight)")
    page.evaluate(WATCH)
    page.wait_for_timeout(50)
    seen: list[tuple[str, list[tuple[str, bool]]]] = []
    for _ in range(40):
        result = play_on(page, most=1, seconds=30)
        seen = page.evaluate(SEEN)
        if result["over"] or len(seen) >= ENOUGH:
            break
    assert len(seen) >= 3
    unseen = [(index, name) for index, things in seen for name, shown in things if not shown]
    assert unseen == []


@pytest.mark.parametrize("size", [DESK, PHONE], ids=["desk", "phone"])
def test_whoever_attacks_in_looterz_sees_attacker_targets_and_dice_at_once(visit, size):
    match = moment("looterz", 3, lambda match: any(move.kind == "attack" for move in match.moves()))
    page = open_table(visit(**size), match)
    page.locator(".moves button", has_text="Attack with").first.click()
    page.wait_for_selector(".looter.target .chance")
    page.wait_for_function("""() => {
      const tools = document.querySelector(".stage > .tools").getBoundingClientRect()
      const limit = innerWidth < 600 ? tools.top : innerHeight
      return [...document.querySelectorAll(".looter.prompted, .looter.target, .tray, .hand .place")]
        .every((thing) => thing.getBoundingClientRect().top >= 0 && thing.getBoundingClientRect().top < limit - 40)
    }""")
