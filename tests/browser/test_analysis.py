"""What a strong bot thinks: of a moment now, and of any moment of the past."""

import json

import ludoteca
from ludoteca.bots import bot


def test_a_replay_is_thought_over(visit, tmp_path):
    match = ludoteca.game("looterz").new(2, seed="thought over")
    player = bot("heuristic", seed="both")
    while match.seat is not None:
        match.play(player.choose(match))
    file = tmp_path / "game.json"
    file.write_text(json.dumps(match.record()), encoding="utf-8")
    page = visit().go()
    page.locator("input[type=file][accept*=json]").set_input_files(file)
    slider = page.get_by_role("slider", name="Moment")
    slider.fill("4")
    analysis = page.get_by_role("region", name="Analysis")
    analysis.get_by_role("button", name="Think it over").click()
    analysis.locator("li").first.wait_for()
    assert "%" in analysis.locator("li .expected").first.inner_text()
    assert analysis.locator("li.played").count() == 1
    page.get_by_label("Turn", exact=True).select_option("End")
    analysis.get_by_text("The game is over").wait_for()
    page.get_by_role("button", name="One move back").click()
    analysis.locator("li").first.wait_for()
