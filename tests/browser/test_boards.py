"""Boards in the shell: what lies side by side is seen side by side."""

import pytest

from tests.browser.steps import goes_on, play_on, sit_down

# The places of cards that lie in one row, by row.
PLACES = """
() => [...document.querySelectorAll("ul.spread")].map((row) =>
  [...row.querySelectorAll("li.place")].map((card) => Math.round(card.getBoundingClientRect().x)))
"""


@pytest.mark.parametrize("width", [390, 1440])
def test_no_card_of_looterz_hides_another(visit, width):
    page = visit(width=width, height=900).go()
    sit_down(page, "looterz")
    for _ in range(6):
        play_on(page, most=6, seconds=60)
        if not goes_on(page):
            break
        rows = page.evaluate(PLACES)
        assert rows
        for places in rows:
            assert len(set(places)) == len(places), rows


@pytest.mark.parametrize(
    ("game", "thing", "note"),
    [
        ("kragmortha", ".hand .card", "[role=tooltip]"),
        ("looterz", ".hand .card, .hand button", ".closeup"),
        ("platformer", ".shown, .portrait, .choice", "[role=tooltip]"),
    ],
)
def test_things_tell_their_name_and_the_rule_that_they_come_from(visit, game, thing, note):
    page = visit().go()
    sit_down(page, game)
    page.wait_for_selector(".moves button")
    page.locator(".board").locator(thing).first.hover()
    page.wait_for_selector(f"{note} >> text=/Rules? [KLP][0-9]/")
