"""Kragmortha as theatre: everybody sees what others must do, scores stay in sight, and the end hangs on a wall."""

from typing import Any

import pytest

from tests.browser.steps import POLISH_OR_ALL, open_table
from tests.games.kragmortha.arranging import BALLS, table

PHONE = {"width": 390, "height": 844}
DESK = {"width": 1440, "height": 900}
BOTS = [{"kind": "bot", "level": "random"}]

# Whether every line of what must be done stands clear of the claws.
CLEAR = """
() => {
  const places = (wanted) => [...document.querySelectorAll(wanted)].map((thing) => thing.getBoundingClientRect())
  const [lines, claws] = [places("[data-penances] :is(strong, li)"), places(".claws button")]
  const apart = (one, other) =>
    one.right <= other.left || one.left >= other.right || one.bottom <= other.top || one.top >= other.bottom
  return lines.length > 1 && claws.length === 2 && lines.every((line) => claws.every((claw) => apart(line, claw)))
}
"""


def penitent(seats: int = 4, **arranged: Any) -> Any:
    """A match in which the first player has the turn, and Looks."""
    arranged = {"looks": {"P1": ["mouth", "legs"]}, "hands": {"P1": [BALLS]}} | arranged
    return table(seats, goblins={"P1": "c8"}, **arranged)


@pytest.mark.parametrize("language", POLISH_OR_ALL)
def test_everybody_sees_what_the_looks_of_whoever_has_the_turn_demand(visit, language):
    match = penitent()
    page = open_table(visit(language=language, **PHONE), match)
    own = page.locator("[data-penances='0'] li")
    assert own.count() == 2
    assert all(own.all_inner_texts())
    guest = visit(language=language, **DESK)
    guest.go()
    guest.page.goto(page.url)
    guest.page.wait_for_selector("[data-penances='0']")
    assert guest.page.locator("[data-penances='0'] li").all_inner_texts() == own.all_inner_texts()


@pytest.mark.parametrize("size", [PHONE, DESK], ids=["phone", "desk"])
def test_claws_lie_over_no_penance(visit, size):
    page = open_table(visit(motion="on", **size), penitent(looks={"P1": ["hands-claws", "legs"]}))
    page.wait_for_selector(".claws button")
    assert page.evaluate(CLEAR)


def test_where_penances_are_not_done_nobody_stands_on_the_stage(visit):
    page = open_table(visit(**DESK), penitent(penance="none"))
    assert page.locator("[data-penances]").count() == 0


@pytest.mark.parametrize("size", [PHONE, {"width": 360, "height": 740}], ids=["phone", "small phone"])
def test_eight_players_have_scores_board_and_hand_in_sight_at_once(visit, size):
    page = open_table(visit(**size), penitent(8, looks={"P1": ["mouth"], "P5": ["head", "legs"]}))
    scores = page.locator(".prompt .standing .player")
    assert [text.replace("\n", "") for text in scores.locator(".looks").all_inner_texts()] == list("10002000")
    strip, last = page.locator(".prompt .standing").bounding_box(), scores.last.bounding_box()
    assert last["x"] + last["width"] <= strip["x"] + strip["width"]
    page.wait_for_function("""() => {
      const tools = document.querySelector(".stage > .tools").getBoundingClientRect()
      const prompt = document.querySelector(".stage > .prompt").getBoundingClientRect()
      const parts = [".scene", ".hand .card"].map((part) => document.querySelector(part))
      const [scene, card] = parts.map((part) => part.getBoundingClientRect())
      return prompt.top >= -1 && scene.top >= prompt.bottom - 2 && card.bottom <= tools.top + 2
    }""")


@pytest.mark.parametrize("size", [PHONE, DESK], ids=["phone", "desk"])
def test_the_end_hangs_on_a_wall_that_can_be_kept(visit, size):
    match = table(
        2, goblins={"P1": "c8", "P2": "a5"}, rigor="c7", hands={"P1": [BALLS]}, looks={"P1": ["mouth", "legs", "head"]}
    )
    page = open_table(visit(**size), match)
    page.locator(".moves button", has_text="Play").first.click()
    page.locator(".moves button", has_text="Step north").click()
    page.wait_for_selector("#end-title")
    wall = page.get_by_role("img", name="The Wall of Shame")
    wall.scroll_into_view_if_needed()
    assert "4 Looks" in wall.text_content()
    with page.expect_download() as saved:
        page.get_by_role("button", name="Keep the picture").click()
    assert saved.value.suggested_filename == "The Wall of Shame.png"
    assert saved.value.path().read_bytes()[:4] == b"\x89PNG"
