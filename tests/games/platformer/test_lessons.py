"""The lessons of the browser's tutorial go as told."""

import json
from pathlib import Path

from ludoteca.games.platformer import GAME

from .arranging import at, enemies, moves, play

LESSONS = Path(__file__).parents[3] / "web/src/games/platformer/lessons"


def lesson(name):
    return GAME.from_position(json.loads((LESSONS / f"{name}.json").read_text(encoding="utf-8")))


def test_climbing():
    match = lesson("climbing")
    assert match.seat == 0
    told = play(match, "use boot", "step right")
    assert "gem_gained seat=P1 amount=1" in told
    play(match, "use boot", "upgrade x2", "step up")
    assert match.view()["players"][0]["falls_to"] == "1.1.2"
    play(match, "step left")
    assert at(match) == "1.2.1"
    assert match.view()["players"][0]["falls_to"] is None
    play(match, "done", "save sword")
    assert match.view()["players"][0]["special"] == "sword"
    assert match.seat == 1


def test_fighting():
    match = lesson("fighting")
    play(match, "attack left", "use sword", "star sword")
    assert match.view()["turn"]["attack"]["wounds"] == match.view()["turn"]["attack"]["health"] == 2
    told = play(match, "strike")
    assert "defeated seat=P1 enemy=zombie space=1.1.3" in told
    assert match.view()["players"][0]["gold"] == 3
    assert moves(match, "buy")
    play(match, min(moves(match, "buy")), "use monster", "choose 1.3.2", "shove left")
    assert "shattered enemy=zombie space=1.1.1" in play(match, "gravity")
    assert enemies(match) == {}
