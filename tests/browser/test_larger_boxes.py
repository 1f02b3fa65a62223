"""Boards grow with boxes that are larger than ours, on a server that has room for them."""

import pytest

import ludoteca
from tests.browser.conftest import Server
from tests.browser.steps import LOOKS, in_turn, nothing_is_cut_off, opened, play_on, wait_for_turn
from tests.games.larger_boxes import LARGER, WITH, write_larger

WIDTHS = {"desk": (1440, 900), "phone": (390, 844)}
FLOOR = "() => [...document.querySelectorAll('.board text.label')].map((label) => label.textContent)"


@pytest.fixture(scope="module")
def roomy(tmp_path_factory):
    """A server with room for boxes twice as large. Its rules are interpreted: nobody waits for machine code."""
    with pytest.MonkeyPatch.context() as patch:
        patch.setenv("LUDOTECA_ROOM", "2")
        patch.setenv("LUDOTECA_COMPILE", "0")
        one = Server(tmp_path_factory.mktemp("roomy"))
        one.start()
    yield one
    one.stop()


def grown(page, game):
    """Whether what is larger in the box is on the board."""
    if game == "kragmortha":
        labels = page.evaluate(FLOOR)
        return {"a", "k", "11"} <= set(labels)
    if game == "looterz":
        return int(page.locator(".tower b").inner_text()) > 60
    return page.locator(".floors button").count() == 7


@pytest.mark.parametrize(("game", "look"), in_turn(list(LARGER), LOOKS, LOOKS))
def test_a_box_twice_as_large_is_played_in_the_browser(visit, roomy, tmp_path, game, look):
    box = write_larger(ludoteca.game(game), tmp_path / game)
    files = {file.name: file.read_text(encoding="utf-8") for file in box.glob("*.toml")}
    theme, window = look
    width, height = WIDTHS[window]
    one = visit(width=width, height=height, url=roomy.url, theme=theme)
    page = one.come()
    seats = [{"kind": "me"}, {"kind": "bot", "level": "random"}, {"kind": "bot", "level": "random"}]
    table = opened(page, roomy.url, {"game": game, "box": files, "seats": seats, "options": WITH.get(game, {})})
    page.goto(f"{roomy.url}/tables/{table}")
    wait_for_turn(page)
    play_on(page, most=12, seconds=60)
    assert grown(page, game)
    nothing_is_cut_off(page, f"{game}, {theme}, {window}")
