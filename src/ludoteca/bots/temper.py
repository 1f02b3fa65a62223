"""Choosing among moves that are nearly as good as the best: how the lower levels are weak as people are."""

from collections.abc import Sequence

from ludoteca.bots.exponential import exp as exp_rule
from ludoteca.bots.protocol import Option
from ludoteca.kernel.compiling import interpreted
from ludoteca.kernel.moves import Move

exp = interpreted(exp_rule)
"""As plain Python: a rule that is compiled is there for other rules."""
REACH = 3.0
"""So many tempers worse than the best, and a move is not played any more."""
TRIED = 2
"""Times that a move must have been tried: what was looked at once, only luck speaks for."""
WEIGHT = 1 << 20
"""Of the best move. Weights are whole numbers, so that the choice is the same on every machine."""


def weights(options: Sequence[Option], temper: float, heeds_visits: bool = True) -> list[int]:
    """How likely each move is, best first: less if it promises less, and less if the search turned away from it."""
    best = options[0]
    found = [WEIGHT]
    for option in options[1:]:
        loss = max(0.0, best.expected - option.expected) / temper
        played = option.visits >= TRIED and loss <= REACH
        part = option.visits / best.visits if heeds_visits else 1.0
        found.append(round(WEIGHT * part * exp(-loss)) if played else 0)
    return found


def drawn(likely: Sequence[int], options: Sequence[Option], lot: int) -> Move:
    """The move that a lot, any whole number, falls upon."""
    rest = lot % sum(likely)
    for option, weight in zip(options, likely, strict=True):
        if rest < weight:
            return option.move
        rest -= weight
    raise AssertionError("The lot lies below the sum of the weights.")
