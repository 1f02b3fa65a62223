"""What surely follows from moves, and what a strong bot would do, in the form in which people are told."""

from collections.abc import Collection
from time import perf_counter
from typing import TYPE_CHECKING, Any, TypedDict

from ludoteca.kernel.errors import LudotecaError
from ludoteca.kernel.match import Match
from ludoteca.table.log import GameEvent
from ludoteca.table.outlook import LEAST_WORLDS, WORLDS, Choose, Outlook, outlook

if TYPE_CHECKING:  # a table needs no bots to be at hand
    from ludoteca.bots.protocol import Thought

ADVISER = "master"
"""The level of the bot that is asked for a hint."""
HINT_MS = 1500
"""For how long it thinks."""


PLAYER = "hard"
"""The level of the bot that plays imagined games on, with a budget of its own: there are many of them."""
PLAYER_ITERATIONS = 24
OUTLOOK_MS = 1000
"""After that no further option is played out. The first two are in any case; all others in few games."""
SURELY_PLAYED_OUT = 2
TOLD_LINE = 4
"""How many moves are told that may follow upon an option."""


class Idea(TypedDict):
    """One option of a hint: how much of its thought the bot gave to it, and what it expects of it."""

    id: int
    notation: str
    share: float
    expected: float
    line: list[str]
    """How things may go on."""
    outlook: Outlook | None
    """What it brings and risks; None if it was not played out."""


class Advice(TypedDict):
    """What a bot would do: its options, the best one first."""

    options: list[Idea]


def advice(
    match: Match[Any, Any],
    thought: "Thought",
    choose: Choose,
    seed: str,
    *,
    minded: Collection[str] = (),
    worlds: int = WORLDS,
    milliseconds: float | None = OUTLOOK_MS,
) -> Advice:
    """What a bot thought of the decision at hand, and what its options bring and risk, to be told.

    `choose` plays on in the games that are imagined for it. The first options are played out, and moves that somebody
    has in mind, by their notation; how many others is up to the clock, unless `milliseconds` is None: then all.
    """
    visits = sum(option.visits for option in thought.options) or 1
    begun, until = perf_counter(), None
    ideas: list[Idea] = []
    for place, option in enumerate(thought.options):
        surely = place < SURELY_PLAYED_OUT or str(option.move) in minded
        if milliseconds is not None:
            until = begun + milliseconds / 1000 * min(1, (place + 1) / SURELY_PLAYED_OUT)
        in_time = until is None or perf_counter() < until
        games = worlds if surely else min(worlds, LEAST_WORLDS)
        seen = outlook(match, option, choose, seed, games, until) if surely or in_time else None
        ideas.append(
            Idea(
                id=option.move.id,
                notation=str(option.move),
                share=option.visits / visits,
                expected=option.expected,
                line=[str(move) for move in option.line[:TOLD_LINE]],
                outlook=seen,
            )
        )
    return Advice(options=ideas)


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
