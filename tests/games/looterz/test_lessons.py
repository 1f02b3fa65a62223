"""The lessons of the browser's first game go as their texts tell."""

import json
from pathlib import Path

import pytest

from ludoteca.games.looterz import GAME

LESSONS = Path(__file__).parents[3] / "web" / "src" / "games" / "looterz" / "lessons"
SCRIPTS = {
    "first": (["recruit hal_r_tel-1", "search hal_r_tel-1", "recruit ducat-1"], [3, 1]),
    "second": (
        [
            "attack hal_r_tel-1",
            "choose rollork-1",
            "activate al_catpone-1",
            "done",
            "recruit acrocat-1",
            "sacrifice puss_in_loots-1",
        ],
        [5, 3],
    ),
}


@pytest.mark.parametrize("lesson", SCRIPTS)
def test_a_lesson_goes_as_told(lesson):
    script, coins = SCRIPTS[lesson]
    match = GAME.from_position(json.loads((LESSONS / f"{lesson}.json").read_text(encoding="utf-8")))
    happened = []
    for move in script:
        assert match.seat == 0
        happened += [event.kind for event in match.play(move)]
    assert [player["coins"] for player in match.view()["players"]] == coins
    assert match.over == (lesson == "second")
    if lesson == "second":
        assert match.winners == [0]
        assert {"died", "stole", "last_wish", "won"} <= set(happened)
