"""The Tab key goes through the whole page, in its order, and comes round again; the focus is trapped nowhere."""

import pytest

from tests.browser.steps import GAMES, in_turn, index_of, lift_the_curtain, share_a_screen, sit_at
from tests.games.looterz.arranging import table

# Everything that the Tab key should stop at, in the order of the page.
STOPS = """
() => {
  const wanted = "a[href], button, select, input, textarea, summary, [tabindex]"
  const isStop = (one) => one.tabIndex >= 0 && !one.disabled && !one.closest("[inert]")
  const isSeen = (one) => one.checkVisibility({ visibilityProperty: true })
  window.stops = [...document.querySelectorAll(wanted)].filter((one) => isStop(one) && isSeen(one))
  return window.stops.length
}
"""
PLACE = "() => window.stops.indexOf(document.activeElement)"
WHO = "() => document.activeElement.outerHTML.slice(0, 160)"
SIZES = ((1440, 900), (390, 844))


@pytest.mark.parametrize(("game", "size"), in_turn(GAMES, SIZES, SIZES))
def test_tab_goes_through_the_whole_table(visit, game, size):
    page = visit(width=size[0], height=size[1]).come()
    sit_at(page, game)
    page.evaluate("() => document.querySelector('#main').focus()")
    page.wait_for_timeout(300)  # what is being drawn has been drawn
    total = page.evaluate(STOPS)
    first = page.evaluate(
        "() => window.stops.findIndex((stop) => document.querySelector('#main').compareDocumentPosition(stop) & 4)"
    )
    expected = [*range(first, total), *range(first)]
    for place in expected:
        page.keyboard.press("Tab")
        if page.evaluate("document.activeElement === document.body"):
            page.keyboard.press("Tab")  # from the last thing of a page one gets to the browser, then to the first
        assert page.evaluate(PLACE) == place, page.evaluate(WHO)
    for place in reversed(expected[-6:-1]):
        page.keyboard.press("Shift+Tab")
        assert page.evaluate(PLACE) == place, page.evaluate(WHO)


def test_what_is_beside_the_board_is_reached_and_used_by_keyboard(visit):
    page = visit().come()
    sit_at(page, "looterz")
    page.keyboard.press("g")
    assert page.evaluate("document.activeElement.matches('.board [data-move]')")
    for name in ("Hint", "Table"):
        for _ in range(80):
            page.keyboard.press("Tab")
            if page.evaluate(
                "name => document.activeElement.matches('.toolbar *') && "
                "(document.activeElement.ariaLabel ?? document.activeElement.innerText).includes(name)",
                name,
            ):
                break
        else:
            raise AssertionError(f"{name} is not reached: {page.evaluate(WHO)}")
    page.keyboard.press("Enter")
    page.wait_for_selector("dialog[open]")
    page.keyboard.press("Escape")
    assert page.evaluate("document.activeElement.matches('.toolbar *')")


def test_who_plays_from_the_list_stays_there_when_a_card_asks(visit):
    """Blink may search again: its buttons open by themselves on the board, and take the keyboard from nobody."""
    page = share_a_screen(visit(), table(2, rows={"P1": ["blink"]}, dice=[1, 1]))
    lift_the_curtain(page)
    page.locator(".moves button", has_text="Blink").first.focus()
    before = index_of(page)
    page.keyboard.press("Enter")
    page.wait_for_function("before => Number(document.querySelector('.play').dataset.index) > before", arg=before)
    page.wait_for_selector(".board .actions button.search")
    page.wait_for_timeout(300)
    assert page.evaluate("document.activeElement.matches('.moves button')"), page.evaluate(WHO)
