"""What surely follows from moves, and what a strong bot would do, in the form in which people are told."""

from collections.abc import Collection
from typing import TYPE_CHECKING, Any, TypedDict

from ludoteca.kernel.errors import LudotecaError
from ludoteca.kernel.match import Match
from ludoteca.table.log import GameEvent

if TYPE_CHECKING:  # a table needs no bots to be at hand
    from ludoteca.bots.protocol import Thought

ADVISER = "master"
"""The level of the bot that is asked for a hint."""
HINT_MS = 1500
"""For how long it thinks."""


class Idea(TypedDict):
    """One option of a hint: how much of its thought the bot gave to it, and the result that it expects."""

    id: int
    notation: str
    share: float
    expected: float


class Advice(TypedDict):
    """What a bot would do: its options, the best one first, and how things may go on."""

    options: list[Idea]
    line: list[str]


def advice(thought: "Thought") -> Advice:
    """What a bot thought, to be told."""
    visits = sum(option.visits for option in thought.options) or 1
    ideas = [
        Idea(id=option.move.id, notation=str(option.move), share=option.visits / visits, expected=option.expected)
        for option in thought.options
    ]
    return Advice(options=ideas, line=[str(move) for move in thought.line])


def previews(match: Match[Any, Any], wanted: Collection[int] | None = None) -> dict[int, list[GameEvent]]:
    """What moves of the seat to decide will surely do, by their ids; of all of them, if it is not said of which."""
    sure: dict[int, list[GameEvent]] = {}
    for move in match.moves():
        if wanted is not None and move.id not in wanted:
            continue
        try:
            sure[move.id] = [event.as_json() for event in match.preview(move)]
        except LudotecaError:  # in the imagined world it was not legal after all: nothing is sure
            sure[move.id] = []
    return sure
