"""What bots know of a game. All of it is optional: without it they play on to the end instead of judging a position."""

from collections.abc import Callable, Mapping
from dataclasses import dataclass, field
from typing import Any

from ludoteca.kernel.compiling import rule
from ludoteca.kernel.errors import BadOption
from ludoteca.kernel.game_definition import GameDefinition

MOST_PLAYED_ON = 500
"""Decisions after which a game that nobody can judge is thought to be open."""


@dataclass(frozen=True)
class Budget:
    """How long to think: so many iterations or so many milliseconds, whichever is over first."""

    iterations: int | None = None
    milliseconds: float | None = None

    def __post_init__(self) -> None:
        if self.iterations is None and self.milliseconds is None:
            raise BadOption("A bot needs a budget: iterations or milliseconds.")
        if (self.iterations is not None and self.iterations < 1) or (
            self.milliseconds is not None and not self.milliseconds > 0
        ):
            raise BadOption("A bot thinks for at least one iteration, and for more than 0 milliseconds.")


@dataclass(frozen=True)
class Level:
    """How a level thinks: for how long, and how much worse than the best a move may be that it plays."""

    budget: Budget
    iterations: Mapping[int, float] = field(default_factory=dict)
    """Iterations at tables of so many seats, where they are other than the budget's."""
    tempers: Mapping[int, float] = field(default_factory=dict)
    """How far moves may fall behind the best, in shares of the victory, and still be played now and then, at tables of
    so many seats: see `temper` and `ludoteca.bots.temper`. Without any the best is played.
    """
    heeds_visits: bool = True
    """Whether moves that the search turned away from are played more rarely."""

    def budget_at(self, seats: int) -> Budget:
        """The budget at a table; between two sizes that are known it lies between theirs."""
        return Budget(iterations=round(_between(self.iterations, seats))) if self.iterations else self.budget

    def temper(self, seats: int) -> float:
        """The temper at a table; between two sizes that are known it lies between theirs."""
        return _between(self.tempers, seats) if self.tempers else 0.0


@dataclass(frozen=True)
class Style:
    """What a bot likes beside winning: how much each of a game's quantities is worth to it, by name.

    A weight of 0.05 is five hundredths of the victory for one more, at a table of two; at larger tables, where all
    shares are smaller, it is so much less. Below 0 it would rather have less.
    """

    own: Mapping[str, float] = field(default_factory=dict)
    """Its own things."""
    others: Mapping[str, float] = field(default_factory=dict)
    """Those of all others together."""


def _between(known: Mapping[int, float], seats: int) -> float:
    """What is known for a table of so many, or lies between the next smaller and the next larger one."""
    below = max((size for size in known if size <= seats), default=min(known))
    above = min((size for size in known if size >= seats), default=max(known))
    part = (seats - below) / (above - below) if above > below else 0.0
    return known[below] + part * (known[above] - known[below])


@rule
def value_of_the_end(box, s, seat):
    """Only the end counts."""
    if s.over == 0:
        return 0.0
    return 1.0 if s.rank[seat] == 1 else -1.0


@rule
def equal_appeal(box, s, move):
    """One move looks like another."""
    return 1.0


@rule
def played_on_to_the_end(box, s, turns, decisions):
    """The end tells."""
    return decisions >= MOST_PLAYED_ON


@rule
def equal_shares(box, s, shares):
    """Anybody may win."""
    for seat in range(s.seats):
        shares[seat] = 1.0 / s.seats


@dataclass(frozen=True)
class Knowledge:
    """The rules by which bots judge a game. `box` and `s` come first in each.

    value(box, s, seat)          how good things look for a seat, for simple bots
    appeal(box, s, move)         how inviting a legal move looks at first sight: a weight above 0
    enough(box, s, turns, decisions)   whether an imagined game of that many turns and decisions can be judged here
    forecast(box, s, shares)     write down the share of a victory that each seat may expect
    """

    value: Callable[..., Any] = value_of_the_end
    appeal: Callable[..., Any] = equal_appeal
    enough: Callable[..., Any] = played_on_to_the_end
    forecast: Callable[..., Any] = equal_shares
    levels: Mapping[str, Level] = field(default_factory=dict)
    """Levels that are other than usual here, so that they stand apart at every table."""
    styles: Mapping[str, Style] = field(default_factory=dict)
    """What bots with a character like: see `ludoteca.bots.styles`."""
    explores_less_in_crowds: bool = False
    """Whether bots leave less to exploring at large tables, where shares of the victory are small, and so is what
    one move brings more than another.
    """


IGNORANCE = Knowledge()


def knowledge_of(game: GameDefinition[Any, Any]) -> Knowledge:
    """What bots know of a game."""
    return game.bots if isinstance(game.bots, Knowledge) else IGNORANCE


def specialised(game: GameDefinition[Any, Any], template: str, networked: bool = False) -> Any:
    """A module of bots' loops for a game; one that may be given a network is compiled apart."""
    known = knowledge_of(game)
    judging = {
        "value": known.value,
        "appeal": known.appeal,
        "enough": known.enough,
        "forecast": known.forecast,
        "NETWORKED": networked,
    }
    return game.specialised(template, judging, "_networked" if networked else "")
