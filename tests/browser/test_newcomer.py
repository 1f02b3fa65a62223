"""From the shelf to a finished game, for somebody who has never been here."""

import pytest

from tests.browser.steps import GAMES, open_box, play_on, wait_for_turn


@pytest.mark.parametrize("game", GAMES)
def test_a_newcomer_plays_a_whole_game_against_bots(visit, game):
    page = visit(pace="calm").go()
    assert page.locator("button.box").count() == len(GAMES)
    open_box(page, game)
    page.locator("#new-game article > .primary").first.click()
    page.wait_for_selector(".play .board")
    wait_for_turn(page)
    assert page.locator(".prompt p[role=status]").inner_text() != ""
    page.locator(".moves button").first.click()
    page.select_option(".pace select", "instant")
    result = play_on(page)
    assert result["over"], result
    assert page.locator("section[aria-labelledby=end-title] ol li").count() >= 2 or game == "platformer"
    page.locator("section[aria-labelledby=end-title] details summary").click()
    page.locator("section[aria-labelledby=end-title] details button").click()
    page.wait_for_selector("section[aria-labelledby=end-title] p.good")
    page.locator("section[aria-labelledby=end-title] .row .primary").click()
    page.wait_for_url("**/tables/*")
    wait_for_turn(page)


@pytest.mark.parametrize("game", GAMES)
def test_a_lesson_can_be_followed_to_its_end(visit, game):
    page = visit().go(f"/learn/{game}")
    page.wait_for_selector(".coach")
    for _ in range(200):
        if page.get_by_role("heading", level=1).first.inner_text() == "Now you know how":
            break
        button = page.locator(".coach button.primary")
        moves = page.locator(".moves button")
        if button.count() > 0:
            button.first.click()
        elif moves.count() > 0:
            moves.first.click()
        page.wait_for_timeout(150)
    assert page.get_by_role("heading", level=1).first.inner_text() == "Now you know how"


def test_undo_and_hint(visit):
    page = visit().go()
    open_box(page, "kragmortha")
    page.locator("#new-game article > .primary").first.click()
    wait_for_turn(page)
    page.get_by_role("button", name="Hint").click()
    page.wait_for_selector(".hint .best", timeout=60_000)
    assert page.locator(".thought").count() > 0
    play_on(page, most=2)
    wait_for_turn(page)
    told = page.locator(".prompt p[role=status]").inner_text()
    page.locator(".moves button").first.click()
    page.wait_for_function("told => document.querySelector('.prompt p[role=status]').innerText !== told", arg=told)
    undo = page.get_by_role("button", name="Undo")
    if undo.is_enabled():
        undo.click()
        page.wait_for_function("told => document.querySelector('.prompt p[role=status]').innerText === told", arg=told)
