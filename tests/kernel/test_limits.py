"""A game that is larger than the kernel has room for is told so when it loads."""

import re

import pytest

from ludoteca.games.looterz import GAME
from ludoteca.kernel.declarations import BOTTOM, Events, Frames, Names
from ludoteca.kernel.errors import BadBox, BadGame
from ludoteca.kernel.game import Game
from ludoteca.kernel.game_parts import Terms
from ludoteca.kernel.limit_checks import check_names
from ludoteca.kernel.limits import MOST_DEPTH, MOST_MOVES
from ludoteca.kernel.moves import Moves
from ludoteca.kernel.state import GameState
from ludoteca.kernel.structs import i64


def declared(**changes):
    """Looterz with something declared otherwise."""
    facts = {
        "name": "looterz",
        "version": 1,
        "folder": GAME.folder,
        "seats": GAME.seats,
        "options": {},
        "most_steps": 100,
        "terms": terms(),
        "state": GAME.state,
        "box": GAME.box,
        "rules": GAME.rules,
        "view": GAME.view,
        "positions": GAME.positions,
    }
    return Game(**(facts | changes))


def terms(moves=GAME.move_table, events=GAME.events, frames=GAME.frames):
    return Terms(moves, events, frames)


def many_moves():
    moves = Moves({"card": MOST_MOVES + 1})
    moves.add("take", "card")
    return moves


def long_event():
    events = Events()
    events.add("long", a="seat", b="seat", c="seat", d="seat", e="seat")
    return events


def frames_of(*decisions, **fields):
    frames = Frames()
    for name in decisions:
        frames.decision(name, BOTTOM, **fields)
    return frames


class Deep(GameState):
    frame = i64(MOST_DEPTH + 1)
    journal = i64(8)


class WithoutJournal(GameState):
    frame = i64(8)


@pytest.mark.parametrize(
    ("changes", "sentence"),
    [
        ({"seats": range(2, 10)}, "looterz: seats must lie between 1 and 8, not range(2, 10)."),
        ({"most_steps": 70_000}, "looterz: most_steps must lie between 1 and 65535, not 70000."),
        ({"terms": terms(moves=many_moves())}, "looterz: 513 moves are declared; there is room for 512."),
        ({"terms": terms(events=long_event())}, "the event “long” has 5 arguments; there is room for 4."),
        (
            {"terms": terms(frames=frames_of("ask", a="seat", b="seat", c="seat", d="seat"))},
            "the decision or task “ask” has 4 arguments; there is room for 3.",
        ),
        ({"state": Deep}, "its state has 128 entries of frame; there is room for 127."),
        ({"state": WithoutJournal}, "its state must declare journal as a row of i64."),
    ],
)
def test_what_is_too_much_is_told(changes, sentence):
    with pytest.raises(BadGame, match=re.escape(sentence)):
        declared(**changes)


def test_the_first_decision_too_many_is_told():
    """The next number would mean a task."""
    with pytest.raises(BadGame, match=r"The decision “64” is one too many: there is room for 64\."):
        frames_of(*map(str, range(65)))


def test_a_game_within_the_limits_loads():
    assert declared().name == "looterz"


def test_a_box_with_more_things_than_an_argument_tells_apart_is_told():
    names = {domain: GAME.setting(2).names.all(domain) for domain in ("seat", "phase", "ending", "origin")}
    cards = [f"card-{number}" for number in range(600)]
    with pytest.raises(BadBox, match="names one of 600 things of “card” as its card; there is room for 512"):
        check_names(GAME, Names(names | {"card": cards}))
