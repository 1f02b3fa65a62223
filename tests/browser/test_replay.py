"""Games of the past: watched again, saved, loaded, continued."""

import json
import re

import pytest

import ludoteca
from ludoteca.bots import bot
from tests.browser.steps import QUICK_OR_ALL, wait_for_turn


def recorded(game: str) -> dict[str, object]:
    """The record of a whole match between bots."""
    match = ludoteca.game(game).new(2, seed=f"replay of {game}")
    players = [bot("heuristic", seed=str(seat)) for seat in range(2)]
    while match.seat is not None:
        match.play(players[match.seat].choose(match))
    return match.record()


# The end of what happens stands above the time line, or nothing that can be shown happens.
HAPPENING_IN_SIGHT = """
() => {
  const line = document.querySelector(".controls").getBoundingClientRect().top
  const places = [...document.querySelectorAll("[data-happening]")].map((one) => one.getBoundingClientRect())
  const last = places.filter(({ width }) => width > 1).at(-1)
  return last === undefined || (last.top >= -2 && last.bottom <= line + 2)
}
"""


@pytest.mark.parametrize("game", QUICK_OR_ALL)
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
    turns = page.get_by_label("Turn", exact=True)
    assert turns.locator("option").count() > 5
    turns.select_option("End")
    page.wait_for_selector("text=win")
    page.get_by_role("button", name="One turn back").click()
    page.wait_for_function("last => !location.search.endsWith(`=${last}`)", arg=len(moves))
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


@pytest.mark.parametrize("size", [(1440, 900), (390, 844)])
def test_the_time_line_and_the_board_are_in_sight_together(visit, size):
    one = visit(width=size[0], height=size[1])
    one.go()
    answer = one.page.request.post(f"{one.url}/api/records", data=recorded("looterz"), headers={"Origin": one.url})
    page = one.go(f"/replay/{answer.json()['id']}?at=20")
    page.wait_for_selector(".timeline")
    line, board = page.locator(".timeline").bounding_box(), page.locator(".board").bounding_box()
    assert line["y"] + line["height"] <= size[1]
    assert line["y"] - board["y"] >= min(board["height"], size[1] * 0.55), "the board is behind the time line"
    assert board["y"] < 250
    assert line["height"] < size[1] / 6


@pytest.mark.parametrize("size", [(1440, 900), (390, 844)])
def test_a_replay_goes_to_what_happens(visit, size):
    one = visit(width=size[0], height=size[1])
    one.go()
    answer = one.page.request.post(f"{one.url}/api/records", data=recorded("looterz"), headers={"Origin": one.url})
    page = one.go(f"/replay/{answer.json()['id']}?at=20")
    page.wait_for_selector(".timeline")
    page.evaluate("scrollTo(0, document.body.scrollHeight)")
    seen = 0
    for _ in range(8):
        page.get_by_role("button", name="One move on").click()
        page.wait_for_function(HAPPENING_IN_SIGHT)
        seen += page.locator("[data-happening]").count()
    assert seen > 0


def test_what_is_no_saved_game_is_called_that(visit, tmp_path):
    one = visit(checked=False)
    page = one.go()
    for content in ("[1, 2]", '{"game": "looterz"}', "no JSON at all"):
        (tmp_path / "wrong.json").write_text(content, encoding="utf-8")
        page.locator("input[type=file][accept*=json]").set_input_files(tmp_path / "wrong.json")
        page.get_by_text("This file is not a saved game").wait_for()
        page.get_by_role("button", name="Dismiss").click()
    one.context.close()


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


def test_a_replay_shows_everybodys_chances_and_makes_a_picture(visit):
    one = visit()
    one.go()
    answer = one.page.request.post(f"{one.url}/api/records", data=recorded("looterz"), headers={"Origin": one.url})
    page = one.go(f"/replay/{answer.json()['id']}")
    chances = page.get_by_role("region", name="Chances to win")
    chances.get_by_role("button", name="Think the game over").click()
    page.wait_for_selector(".chances svg[role=img] circle")
    chances.get_by_role("heading", name="Luck and skill").wait_for()
    page.wait_for_function("() => document.querySelector('.chances progress') === null")
    told = chances.inner_text()
    assert re.search(r"About \d+% of what changed", told)
    assert len(re.findall(r"Accuracy \d+%: the best move, or one as good, in \d+ of \d+ choices\.", told)) == 2
    assert len(re.findall(r"From \d+% to \d+%: own choices ", told)) == 2
    with page.expect_download() as download:
        chances.get_by_role("button", name="Share a picture").click()
    assert download.value.path().read_bytes().startswith(b"\x89PNG")
