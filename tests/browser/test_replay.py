"""Games of the past: watched again, saved, loaded, continued."""

import json

import pytest

import ludoteca
from ludoteca.bots import bot
from tests.browser.steps import GAMES, wait_for_turn


def recorded(game: str) -> dict[str, object]:
    """The record of a whole match between bots."""
    match = ludoteca.game(game).new(2, seed=f"replay of {game}")
    players = [bot("heuristic", seed=str(seat)) for seat in range(2)]
    while match.seat is not None:
        match.play(players[match.seat].choose(match))
    return match.record()


@pytest.mark.parametrize("game", GAMES)
def test_a_saved_game_is_imported_watched_and_continued(visit, tmp_path, game):
    record = recorded(game)
    file = tmp_path / "game.json"
    file.write_text(json.dumps(record), encoding="utf-8")
    page = visit().go()
    page.locator("input[type=file][accept*=json]").set_input_files(file)
    page.wait_for_selector(".timeline")
    page.wait_for_url("**/replay/*")
    slider = page.get_by_role("slider", name="Moment")
    moves = record["moves"]
    assert isinstance(moves, list)
    assert slider.get_attribute("max") == str(len(moves))
    page.get_by_role("button", name="To the end").click()
    page.wait_for_selector("text=win")
    page.get_by_role("button", name="One move back").click()
    slider.fill("5")
    page.wait_for_url("**at=5")
    page.get_by_role("button", name="Play", exact=True).click()
    page.wait_for_url("**at=8")
    page.get_by_role("button", name="Pause").click()
    with page.expect_download() as download:
        page.get_by_role("button", name="Save as a file").click()
    saved = json.loads(download.value.path().read_text(encoding="utf-8"))
    assert saved["moves"] == moves
    slider.fill("6")
    page.get_by_role("button", name="Continue from here").click()
    wait_for_turn(page)
    assert "/tables/" in page.url


def test_the_log_links_to_moments(visit):
    page = visit().go()
    page.locator("button.box").nth(1).click()
    page.locator("#new-game article > .primary").first.click()
    for _ in range(3):
        wait_for_turn(page)
        page.locator(".moves button").last.click()
        page.wait_for_timeout(200)
    page.get_by_role("tab", name="Log").click()
    page.locator(".log li a").first.click()
    page.wait_for_url("**/replay/*")
    page.wait_for_selector(".timeline")
