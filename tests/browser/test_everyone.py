"""For everyone: five languages, phones, keyboards, screen readers, light and dark."""

import random
import time
from typing import Any

import pytest

import ludoteca
from ludoteca.bots import bot
from ludoteca.kernel.locale import LANGUAGES
from tests.browser.steps import (
    GAMES,
    LONGEST,
    LOOKS,
    LOOTERZ_OR_ALL,
    PAGES,
    POLISH_OR_ALL,
    faults,
    goes_on,
    in_the_long_tier,
    in_turn,
    index_of,
    large_letters,
    lift_the_curtain,
    nothing_is_cut_off,
    overflow,
    play_on,
    share_a_screen,
    sit_at,
    wait_for_turn,
)

SMALL = {"width": 360, "height": 740}
LATER = """
index => document.querySelector("#end-title") || Number(document.querySelector(".play")?.dataset.index) > index
"""


def test_the_language_changes_in_the_middle_of_a_game(visit):
    page = visit().come()
    sit_at(page, "kragmortha")
    before = index_of(page)
    page.get_by_role("button", name="Table", exact=True).click()
    page.get_by_label("Language").select_option("pl")
    page.wait_for_selector("dialog >> text=Język")
    page.keyboard.press("Escape")
    page.wait_for_selector("[role=tab] >> text=Ruchy")
    assert index_of(page) >= before
    wait_for_turn(page)


@pytest.mark.parametrize("game", GAMES)
def test_a_phone_is_enough(visit, game):
    page = visit(**SMALL).go()
    page.locator("button.box").nth(GAMES.index(game)).tap()
    page.locator("#new-game article > .primary").first.tap()
    page.wait_for_selector(".play")
    for _ in range(8):
        if not goes_on(page):
            break
        index = index_of(page)
        page.locator(".moves button").first.tap()
        page.wait_for_function(LATER, arg=index)
        assert overflow(page) <= 0


def a_card_of_the_graveyard_is_chosen(match: Any) -> bool:
    graveyard = set(match.view(seat=match.seat)["graveyard"])
    return len(graveyard) > 4 and any(graveyard.intersection(move.args) for move in match.moves())


def at_the_graveyard() -> Any:
    """Looterz in the middle of a match: one of many cards is to be taken from the Graveyard."""
    match, luck = ludoteca.game("looterz").new(2, seed="graveyard"), random.Random(1)
    while not a_card_of_the_graveyard_is_chosen(match):
        match.play(luck.choice(match.moves()))
    return match


@pytest.mark.parametrize(("beginning", "language"), in_turn((*GAMES, "graveyard"), LONGEST, LANGUAGES, beginning=1))
def test_tables_can_be_used_with_text_twice_as_large(request, visit, beginning, language):
    arranged = beginning == "graveyard"
    match = at_the_graveyard() if arranged else ludoteca.game(beginning).new(2, seed=f"large letters, {beginning}")
    page = share_a_screen(visit(language=language, **SMALL), match)
    large_letters(page)
    for number in range(1 if arranged else 50 if request.config.getoption("--long") else 15):
        lift_the_curtain(page)
        if not goes_on(page):
            break
        index = index_of(page)
        nothing_is_cut_off(page, f"decision {number}")
        play_on(page, most=1, seed=number)
        page.wait_for_function(LATER, arg=index)


@pytest.mark.parametrize("language", POLISH_OR_ALL)
def test_what_looterz_can_do_fits_with_text_twice_as_large(visit, language):
    match, luck = ludoteca.game("looterz").new(2, seed="a row of four"), random.Random(1)
    while sum(move.kind == "search" for move in match.moves()) < 4:
        match.play(luck.choice(match.moves()))
    page = share_a_screen(visit(language=language, **SMALL), match)
    large_letters(page)
    lift_the_curtain(page)
    wait_for_turn(page)
    looterz = page.locator(".mine .looter > .card > [aria-expanded]")
    assert looterz.count() >= 4
    for number in range(looterz.count()):
        looterz.nth(number).focus()
        page.keyboard.press("Enter")
        page.wait_for_selector(".mine .open .actions")
        nothing_is_cut_off(page, f"card {number}")
        page.keyboard.press("Escape")


def by_keyboard_to_the_table(page, game: str) -> None:
    """From the shelf to the first decision, with Tab and Enter."""
    page.keyboard.press("Tab")
    assert page.evaluate("document.activeElement.className").startswith("skip")
    page.keyboard.press("Enter")
    for _ in range(GAMES.index(game) + 1):
        page.keyboard.press("Tab")
    page.keyboard.press("Enter")
    page.wait_for_selector("#new-game article")
    for _ in range(20):
        page.keyboard.press("Tab")
        if page.evaluate("document.activeElement.matches('article > .primary')"):
            break
    page.keyboard.press("Enter")
    page.wait_for_selector(".play")
    wait_for_turn(page)


STANDING = """
() => {
  if (document.querySelector("#end-title")) return "over"
  const now = document.activeElement
  return now.matches(".board [data-move]") && now.checkVisibility() ? "choosing" : null
}
"""
SEEN = "document.activeElement !== document.body && document.activeElement.matches(':focus-visible')"
# What had the focus whenever nothing has it any more: a browser may take it away some time after a thing was disabled.
WATCH_FOCUS = """
() => {
  let held = null
  window.lost = []
  addEventListener("focusin", (event) => (held = event.target), true)
  setInterval(() => document.activeElement === document.body && window.lost.push(held?.outerHTML.slice(0, 200)), 1)
}
"""


@pytest.mark.parametrize("game", LOOTERZ_OR_ALL)
def test_a_whole_game_is_played_on_the_board_by_keyboard_alone(visit, game):
    page = visit().go()
    by_keyboard_to_the_table(page, game)
    page.keyboard.press("Tab")
    assert page.evaluate("document.activeElement.matches('.play > .skip')")
    page.keyboard.press("Enter")  # to what can be done now: nobody walks through the whole page
    page.evaluate(WATCH_FOCUS)
    luck = random.Random(game)
    for _ in range(4000):
        if page.wait_for_function(STANDING).json_value() == "over":
            break
        assert page.evaluate(SEEN)
        for _ in range(luck.randrange(3)):
            page.keyboard.press(luck.choice(("ArrowRight", "ArrowDown", "ArrowLeft", "ArrowUp")))
        page.keyboard.press("Enter")
        assert page.evaluate("window.lost") == []
    assert page.locator("#end-title").count() == 1
    assert index_of(page) > 10


def test_the_keyboard_plays_from_the_list_and_knows_shortcuts(visit):
    page = visit().go()
    by_keyboard_to_the_table(page, "looterz")
    page.keyboard.press("g")
    assert page.evaluate("document.activeElement.matches('.board [data-move]')")
    page.locator(".moves button").first.focus()
    last = -1
    deadline = time.monotonic() + 60
    while last <= 10 and time.monotonic() < deadline:
        if not goes_on(page):
            break
        index = index_of(page)
        if index == last:
            page.wait_for_timeout(50)
            continue
        last = index
        page.wait_for_function("() => document.activeElement.closest('.moves') !== null")
        page.keyboard.press("Enter" if page.evaluate("document.activeElement.matches('.moves button')") else "1")
    assert last > 10
    page.keyboard.press("?")
    page.wait_for_selector("dialog[open] kbd")
    page.keyboard.press("Escape")
    page.wait_for_selector("dialog[open]", state="detached")


def seen_as(visit: Any, look: tuple[str, str]) -> Any:
    """Somebody's browser with a theme, on a desk or a small phone."""
    theme, window = look
    return visit(theme=theme, **(SMALL if window == "phone" else {}))


@pytest.mark.parametrize("look", [*LOOKS[:2], *map(in_the_long_tier, LOOKS[2:])])
def test_axe_finds_nothing_on_the_pages(visit, look):
    one = seen_as(visit, look)
    for path in PAGES:
        page = one.go(path)
        page.wait_for_timeout(150)
        assert faults(page) == [], path
    page = one.go()
    page.locator("button.box").first.click()
    page.wait_for_selector("#new-game article")
    for fold in page.locator("#new-game summary").all():
        fold.click()
    assert faults(page) == []
    page.locator("#new-game article > .primary").nth(2).click()
    page.wait_for_selector(".invite")
    assert faults(page) == []


@pytest.mark.parametrize(("game", "look"), in_turn(GAMES, LOOKS, LOOKS))
def test_axe_finds_nothing_at_the_tables(visit, game, look):
    page = seen_as(visit, look).come()
    sit_at(page, game)
    assert faults(page) == []
    for tab in range(1, 4):
        page.locator("[role=tab]").nth(tab).click()
        assert faults(page, "[role=tablist], [role=tabpanel]") == []
    page.locator("[role=tab]").first.click()
    play_on(page, most=12, seconds=30)
    assert faults(page) == []


@pytest.mark.parametrize(("game", "look"), in_turn(GAMES, LOOKS, LOOKS, beginning=1))
def test_axe_finds_nothing_in_replays_ends_and_lessons(visit, game, look):
    match = ludoteca.game(game).new(3, seed="axe")
    player = bot("heuristic", seed="all")
    while match.seat is not None:
        match.play(player.choose(match))
    one = seen_as(visit, look)
    one.come()
    answer = one.page.request.post(f"{one.url}/api/records", data=match.record(), headers={"Origin": one.url})
    table = answer.json()["id"]
    page = one.go(f"/replay/{table}?at=20")
    page.get_by_role("button", name="Think it over").click()
    page.wait_for_selector(".analysis li")
    assert faults(page) == []
    one.go(f"/tables/{table}")
    page.wait_for_selector("#end-title")
    assert faults(page) == []
    one.go(f"/learn/{game}")
    page.wait_for_selector(".coach")
    assert faults(page) == []


def test_the_client_can_be_installed_as_an_app(visit):
    one = visit()
    page = one.go()
    session = one.context.new_cdp_session(page)
    assert session.send("Page.getAppManifest")["errors"] == []
    problems = {problem["errorId"] for problem in session.send("Page.getInstallabilityErrors")["installabilityErrors"]}
    assert problems <= {"in-incognito"}  # as every test is
