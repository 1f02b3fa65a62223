"""Thinking elsewhere: what a seat knows, for a search that runs on its own device, and what that search has found.

What is handed out is a sealed match (`kernel/sealing.py`): whoever takes it apart finds what the seat knows, and lots
drawn anew for all else.
"""

from base64 import b64encode
from collections.abc import Sequence
from typing import Any, TypedDict

from ludoteca.bots.levels import explore_at
from ludoteca.bots.network import net_of, packed
from ludoteca.bots.protocol import Option, Thought
from ludoteca.kernel.errors import IllegalMove
from ludoteca.kernel.match import Match
from ludoteca.kernel.sealing import sealed
from ludoteca.table.advice import HINT_MS

MOST_LINE = 12


class Knowledge(TypedDict):
    """What a search needs: records as bytes (in base 64), and what to call the moves that it finds."""

    game: str
    seats: int
    box: str
    state: str
    net: str
    """The game's network, as it is `packed`."""
    moves: list[str]
    """The notation of every move of the game, by its id."""
    explore: float
    milliseconds: int


class Found(TypedDict):
    """What a search found of a move."""

    id: int
    visits: int
    expected: float
    line: list[int]
    """The ids of the moves that followed most often."""


def knowledge_of(match: Match[Any, Any], seat: int, key: str) -> Knowledge:
    """All that a seat knows of a match in which it has to decide."""
    setting = match.setting
    state: Any = sealed(match, seat, key).state
    return Knowledge(
        game=setting.game.name,
        seats=setting.seats,
        box=_text(setting.box.to_bytes()),
        state=_text(state.to_bytes()),
        net=_text(packed(net_of(setting))),
        moves=[str(move) for move in setting.all_moves],
        explore=explore_at(setting.game, setting.seats),
        milliseconds=HINT_MS,
    )


def thought_of(match: Match[Any, Any], found: Sequence[Found]) -> Thought:
    """What was found elsewhere, as a bot's thought about this decision."""
    moves = {move.id: move for move in match.moves()}
    named = {one["id"]: one for one in found}
    if not moves or named.keys() != moves.keys() or len(named) != len(found):
        raise IllegalMove("That was thought about another decision.")
    every = match.setting.all_moves
    options = []
    for number, move in moves.items():
        one = named[number]
        if not all(0 <= other < len(every) for other in one["line"]):
            raise IllegalMove("There is no such move.")
        line = tuple(every[other] for other in one["line"][:MOST_LINE])
        options.append(Option(move, one["visits"], one["expected"], line=line))
    options.sort(key=lambda option: (-option.visits, -option.expected, option.move.id))
    best = options[0]
    return Thought(best.move, tuple(options), (best.move, *best.line), sum(one.visits for one in options), 0.0)


def _text(data: bytes) -> str:
    return b64encode(data).decode("ascii")
