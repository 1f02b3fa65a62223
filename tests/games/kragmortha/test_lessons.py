"""The lessons of the browser's tutorial can be played as they are told, whatever the bots do meanwhile."""

import json
from fnmatch import fnmatchcase
from pathlib import Path
from typing import Any

import pytest

from ludoteca.bots import bot
from tests.games.kragmortha.arranging import GAME

LESSONS = sorted((Path(__file__).parents[3] / "web/src/games/kragmortha/lessons").glob("*.json"))
MOST_BOT_MOVES = 40


def taught(path, seed):
    """The match at the end of a lesson, and all that happened in it."""
    lesson = json.loads(path.read_text(encoding="utf-8"))
    learner = lesson["seat"]
    match = GAME.from_position(lesson["position"])
    others = bot("heuristic", seed=seed)
    happened: list[Any] = []
    for step in lesson["steps"]:
        if step["until"] == "move":
            assert match.seat == learner, step["message"]
            wanted = [move for move in match.moves() if any(fnmatchcase(str(move), text) for text in step["moves"])]
            assert wanted, step["message"]
            happened += match.play(wanted[len(seed) % len(wanted)])
        elif step["until"] == "turn":
            for _ in range(MOST_BOT_MOVES):
                if match.seat == learner:
                    break
                happened += match.play(others.choose(match))
            assert match.seat == learner, step["message"]
    return match, happened


@pytest.mark.parametrize("seed", ["a", "bb", "ccc", "dddd", "eeeee", "ffffff"])
@pytest.mark.parametrize("path", LESSONS, ids=lambda path: path.stem)
def test_a_lesson_goes_as_told(path, seed):
    match, happened = taught(path, seed)
    told = {"desk": ("tome_drawn", "P1", "shove"), "shove": ("look_drawn", "P2", "head-ear")}
    kind, seat, what = told[path.stem]
    assert any(
        event.kind == kind and event.args["seat"] == seat and what in "".join(map(str, event.args.values()))
        for event in happened
    )
    assert not match.over
    assert match.view(0)["players"][0]["looks"] == []


def test_there_are_lessons():
    assert LESSONS
