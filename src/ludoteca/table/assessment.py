"""What a strong bot makes of a finished match, decision by decision: what a report of luck and skill is made of."""

from collections.abc import Sequence
from time import perf_counter
from typing import TYPE_CHECKING, Any, TypedDict

from ludoteca.kernel.errors import LudotecaError
from ludoteca.kernel.match import Match
from ludoteca.table.log import Entry

if TYPE_CHECKING:  # a table needs no bots to be at hand
    from ludoteca.bots.protocol import Bot

DECISION_ITERATIONS = 1000
DECISION_MS = 100
"""How much it thinks about a decision: so many iterations, or, where rules are interpreted, so many milliseconds."""
ASSESSMENTS_MS = 1500
"""After that the rest waits to be asked for: a match has hundreds of decisions."""


class Assessment(TypedDict):
    """A decision between several moves."""

    index: int
    """The moment before it."""
    seat: int
    best: str
    played: str
    chances: list[float]
    """The share of the victory that each seat could expect if the best move was played."""
    after: list[float]
    """What each could expect of the move that was played."""
    chance: bool
    """Whether dice, draws or something hidden came out between it and the next one."""


class Assessments(TypedDict):
    """Some decisions of a match in their order; `next` is where to ask on, null at the end."""

    decisions: list[Assessment]
    next: int | None


def assess(
    match: Match[Any, Any],
    entries: Sequence[Entry],
    bot: "Bot",
    *,
    iterations: int | None = None,
    milliseconds: float = ASSESSMENTS_MS,
) -> Assessments:
    """Thinks the decisions of these entries over, as many as there is time for, each with what its seat knew.

    `match` is as it stood before the first of them, and is played on. With `iterations` it thinks so many about each,
    however long that takes.
    """
    begun = perf_counter()
    found: list[Assessment] = []
    for entry in entries:
        assert entry.move is not None
        chosen = entry.move.id < match.game.first_table_move and len(match.moves()) > 1
        if chosen and found and 1000 * (perf_counter() - begun) > milliseconds:
            return Assessments(decisions=found, next=entry.index - 1)
        if chosen:
            found.append(_assessed(match, entry, bot, iterations))
        match.play(entry.move)
        if found and not match.can_undo:
            found[-1]["chance"] = True
    return Assessments(decisions=found, next=None)


def _assessed(match: Match[Any, Any], entry: Entry, bot: "Bot", iterations: int | None) -> Assessment:
    if iterations is None:
        thought = bot.think(match, iterations=DECISION_ITERATIONS, milliseconds=DECISION_MS)
    else:
        thought = bot.think(match, iterations=iterations)
    best = thought.options[0]
    played = next((option for option in thought.options if option.move == entry.move), None)
    if match.seat is None or played is None:
        raise LudotecaError(f"“{entry.move}” was no choice of a seat.")
    return Assessment(
        index=entry.index - 1,
        seat=match.seat,
        best=str(best.move),
        played=str(played.move),
        chances=list(best.shares),
        after=list(played.shares),
        chance=False,
    )
