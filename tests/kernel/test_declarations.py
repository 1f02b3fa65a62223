"""Kinds of frames, and the parts of tasks by which games wait on a GPU."""

import random

import pytest

import ludoteca
from ludoteca.kernel.declarations import ANYBODY, BOTTOM, Frames
from ludoteca.kernel.state import unpack_frame


def test_a_task_has_one_part_unless_told():
    frames = Frames()
    frames.task("whole", BOTTOM, seat="seat")
    frames.task("parted", BOTTOM, ANYBODY, 3, part="0..2")
    assert [frames.named(name).parts for name in ("whole", "parted")] == [1, 3]


@pytest.mark.parametrize("game", [ludoteca.game(name) for name in ludoteca.games()], ids=str)
def test_the_first_argument_of_a_task_with_parts_says_which(game):
    match = game.new(game.seats[-1], "parts")
    chance = random.Random(1)
    seen = set()
    while match.seat is not None and len(match.log) < 600:
        for kind, _, a, _, _ in (unpack_frame(int(frame)) for frame in match.state.frame[: match.state.depth]):
            if game.frames[kind].parts > 1:
                assert 0 <= a < game.frames[kind].parts, game.frames[kind].name
                seen.add(game.frames[kind].name)
        match.play(chance.choice(match.moves()))
    assert seen == ({"stage"} if game.name == "platformer" else set())
