"""Every page and every board, in every language, on every screen from a small phone to 4K: nothing is cut off."""

from typing import Any

import pytest

import ludoteca
from ludoteca.bots import bot
from ludoteca.kernel.locale import LANGUAGES
from tests.browser.steps import (
    GAMES,
    LAYOUT_LANGUAGES,
    LONGEST,
    PAGES,
    POLISH_OR_ALL,
    in_turn,
    large_letters,
    nothing_is_cut_off,
    open_box,
    sit_at,
)

SCREENS = ((3840, 2160), (1440, 900), (1024, 768), (390, 844), (360, 640))
DESK_AND_PHONE = (SCREENS[1], SCREENS[-1])
WITHOUT_4K = SCREENS[1:]
STAGES = (0, 30, 80)
"""How far matches are when they are looked at, in decisions."""


def look_on_every_screen(page: Any, what: str, screens: tuple[tuple[int, int], ...] = SCREENS) -> None:
    """The same page in windows of all sizes; on the smallest with text twice as large, too."""
    for width, height in screens:
        page.set_viewport_size({"width": width, "height": height})
        nothing_is_cut_off(page, f"{what}, {width} pixels wide")
    letters = large_letters(page)
    # A list that is closed shows one line, whatever its letters; it can be opened.
    nothing_is_cut_off(page, f"{what}, large letters", closed_lists=False)
    letters.evaluate("style => style.remove()")


@pytest.fixture
def screens(request: pytest.FixtureRequest) -> tuple[tuple[int, int], ...]:
    """Where tables are looked at: a window of 4K, where least is cut off, takes longest and is for the long tier."""
    return SCREENS if request.config.getoption("--long") else WITHOUT_4K


@pytest.fixture(scope="module")
def records() -> dict[str, dict[str, object]]:
    """A whole match of each game, between bots."""
    found = {}
    for game in GAMES:
        match = ludoteca.game(game).new(2, seed=f"every screen, {game}")
        players = [bot("heuristic", seed=str(seat)) for seat in range(2)]
        while match.seat is not None:
            match.play(players[match.seat].choose(match))
        found[game] = match.record()
    return found


@pytest.mark.parametrize("language", LAYOUT_LANGUAGES)
def test_every_page_speaks_every_language_and_cuts_nothing_off(visit, language):
    one = visit(language=language)
    for path in PAGES:
        page = one.go(path)
        assert page.locator("html").get_attribute("lang") == language
        look_on_every_screen(page, path)


@pytest.mark.parametrize("language", POLISH_OR_ALL)
def test_new_tables_and_waiting_rooms_fit(visit, language):
    one = visit(language=language)
    for game in GAMES:
        page = one.go()
        open_box(page, game)
        for fold in page.locator("#new-game summary").all():
            fold.click()
        look_on_every_screen(page, f"a new table of {game}")
    page.locator("#new-game article > .primary").nth(2).click()
    page.wait_for_selector(".invite")
    page.locator("details:not([open]) summary").first.click()
    look_on_every_screen(page, "the waiting room")


@pytest.mark.parametrize(("game", "language"), in_turn(GAMES, LONGEST, LANGUAGES))
def test_every_table_speaks_every_language_and_cuts_nothing_off(visit, game, language, screens):
    page = visit(language=language).go()
    for decisions in STAGES:
        sit_at(page, game, decisions=decisions)
        look_on_every_screen(page, f"{decisions} decisions", screens)
    for tab in (1, 2, 3):
        page.locator("[role=tab]").nth(tab).click()
        look_on_every_screen(page, f"tab {tab}", DESK_AND_PHONE)


@pytest.mark.parametrize(("game", "language"), in_turn(GAMES, LONGEST, LANGUAGES, beginning=1))
def test_replays_ends_and_lessons_fit(visit, records, game, language, screens):
    one = visit(language=language)
    one.go()
    answer = one.page.request.post(f"{one.url}/api/records", data=records[game], headers={"Origin": one.url})
    table = answer.json()
    page = one.go(f"/replay/{table['id']}?at={table['index'] // 2}")
    page.wait_for_selector(".timeline")
    look_on_every_screen(page, "replay", screens)
    one.go(f"/tables/{table['id']}")
    page.wait_for_selector("#end-title")
    look_on_every_screen(page, "end", screens)
    one.go(f"/learn/{game}")
    page.wait_for_selector(".coach")
    look_on_every_screen(page, "lesson", screens)
