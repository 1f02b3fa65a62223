"""A match as numbers: which moves a seat has, and what the result is worth."""

from typing import Any

import numpy as np
from numpy.typing import NDArray

from ludoteca.kernel.match import Match

Mask = NDArray[np.int8]


def mask(match: Match[Any, Any], seat: int) -> Mask:
    """1 for each move that a seat has now; all 0 while others decide."""
    allowed = np.zeros(match.game.move_table.size, np.int8)
    if match.seat == seat:
        allowed[[move.id for move in match.moves()]] = 1
    return allowed


def rewards(match: Match[Any, Any]) -> list[float]:
    """What the result is worth to each seat: a victory 1, a defeat so much less that all add up to 0.

    Shared victories are shared. Alone, a defeat is -1; where everybody loses, everybody gets -1.
    """
    ranks = match.ranks
    winners = ranks.count(1)
    if winners == 0 or len(ranks) == 1:
        return [1.0 if rank == 1 else -1.0 for rank in ranks]
    others = len(ranks) - 1
    return [(len(ranks) * (rank == 1) / winners - 1.0) / others for rank in ranks]
