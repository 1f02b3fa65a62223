"""A game that needs more than the kernel has room for is told so when it loads, and a box when it is laid out."""

from typing import Any, Protocol

from ludoteca.kernel.declarations import Events, Frames, Names
from ludoteca.kernel.errors import BadBox, BadGame
from ludoteca.kernel.limits import (
    EVENT_ARGUMENTS,
    EVENT_BITS,
    FRAME_ARGUMENTS,
    FRAME_BITS,
    KIND_BITS,
    MOST_DEPTH,
    MOST_JOURNAL,
    MOST_MOVES,
    MOST_SEATS,
    MOST_STEPS,
    NUMBER,
)
from ludoteca.kernel.moves import Moves


class Declared(Protocol):
    """What a game declares of itself, as far as there are limits to it."""

    name: str
    seats: range
    most_steps: int
    move_table: Moves
    frames: Frames
    events: Events
    state: Any


def check_limits(game: Declared) -> None:
    """Raises BadGame with a sentence if a game is larger than the kernel has room for."""
    for fault in _faults(game):
        raise BadGame(f"{game.name}: {fault}.")


def _faults(game: Declared) -> Any:
    if not game.seats or game.seats[0] < 1 or game.seats[-1] > MOST_SEATS:
        yield f"seats must lie between 1 and {MOST_SEATS}, not {game.seats}"
    if game.move_table.size > MOST_MOVES:
        yield f"{game.move_table.size} moves are declared; there is room for {MOST_MOVES}"
    if not 0 < game.most_steps <= MOST_STEPS:
        yield f"most_steps must lie between 1 and {MOST_STEPS}, not {game.most_steps}"
    for what, terms, arguments in (
        ("decision or task", game.frames, FRAME_ARGUMENTS),
        ("event", game.events, EVENT_ARGUMENTS),
    ):
        for term in terms:
            if len(term.fields) > arguments:
                yield f"the {what} “{term.name}” has {len(term.fields)} arguments; there is room for {arguments}"
            if term.number >= 1 << KIND_BITS:
                yield f"the {what} “{term.name}” is number {term.number}; there is room for {1 << KIND_BITS} kinds"
    for field, most in (("frame", MOST_DEPTH), ("journal", MOST_JOURNAL)):
        declared = game.state.fields.get(field)
        if declared is None or len(declared.shape) != 1 or declared.code != "i8":
            yield f"its state must declare {field} as a row of i64"
        elif declared.shape[0] > most:
            yield f"its state has {declared.shape[0]} entries of {field}; there is room for {most}"


def check_names(game: Declared, names: Names) -> None:
    """Raises BadBox if a box has more things of a kind than an argument can tell apart."""
    for what, terms, bits in (("decision or task", game.frames, FRAME_BITS), ("event", game.events, EVENT_BITS)):
        room = 1 << bits - 1
        for term in terms:
            for field, domain in term.fields.items():
                if domain != NUMBER and len(names.all(domain)) > room:
                    raise BadBox(
                        f"{game.name}: the {what} “{term.name}” names one of {len(names.all(domain))} things of"
                        f" “{domain}” as its {field}; there is room for {room}."
                    )
