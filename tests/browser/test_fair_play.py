"""Giving up, and dice that can be checked by the player's own browser."""

from tests.browser.steps import sit_down, wait_for_turn


def test_who_resigns_can_check_the_dice_at_once(visit):
    page = visit().go()
    sit_down(page, "looterz")
    wait_for_turn(page)
    page.get_by_role("button", name="Table", exact=True).click()
    menu = page.get_by_role("dialog")
    assert menu.get_by_role("button", name="Break the game off").is_visible(), "nobody has moved yet"
    menu.get_by_role("button", name="Resign").click()
    menu.get_by_role("button", name="Yes, resign").click()
    page.wait_for_selector("#end-title")
    page.locator(".panel summary", has_text="Fair dice").click()
    page.get_by_role("button", name="Check this game").click()
    page.wait_for_selector("text=Checked: secret, numbers, seed and every move agree.")
    assert page.locator("dt", has_text="The server’s secret").count() == 1
    assert page.locator("dt", has_text="Number of").count() == 1


def test_the_form_says_what_a_rated_game_still_needs(visit):
    page = visit().go()
    page.locator("button.box").nth(1).click()
    invite = page.locator("#new-game article").nth(2)
    invite.locator("summary", has_text="More options").click()
    invite.get_by_label("Counts for the leaderboard").check()
    needs = invite.locator(".needs li")
    assert needs.all_inner_texts() == ["needs an account: set a password under your name.", "needs a clock."]
    invite.get_by_label("Clock").select_option("move-259200")
    assert needs.count() == 1
