"""A match as numbers: what a seat may know, which moves it has, and what the result is worth."""

from math import prod
from typing import Any

import numpy as np
from numpy.typing import NDArray

from ludoteca.kernel.game import Setting
from ludoteca.kernel.match import Match
from ludoteca.kernel.state import unpack_frame

UNSEEN = frozenset(
    ("key", "draws", "word", "half", "forced", "forced_count", "reveals", "reveal_at", "journal", "events")
)
"""Chance itself, and what was told of the last move: the state says what came of it."""
FRAME = "frame"
NUMBERS_A_FRAME = 5

Numbers = NDArray[np.int32]
Mask = NDArray[np.int8]


def sight_size(setting: Setting[Any, Any]) -> int:
    """How many numbers a seat sees."""
    sizes = (_size(name, field.shape) for name, field in setting.game.state.fields.items() if name not in UNSEEN)
    return 1 + sum(sizes)


def _size(name: str, shape: tuple[int, ...]) -> int:
    return prod(shape) * (NUMBERS_A_FRAME if name == FRAME else 1)


def sight(match: Match[Any, Any], seat: int) -> Numbers:
    """All that a seat may know: its own number, then the fields of the state, those it cannot know in a fixed order.

    Two matches that look the same to a seat give the same numbers.
    """
    setting = match.setting
    held = setting.hold(match.state)
    setting.game.specialised("ludoteca.adapters.knowing").forget(setting.boxes, held, seat)
    state = setting.plain(held)
    numbers = [np.array([seat], np.int32)]
    for name, value in state:
        if name not in UNSEEN:
            told = [unpack_frame(frame) for frame in value] if name == FRAME else value
            numbers.append(np.array(told, np.int64).astype(np.int32).ravel())
    return np.concatenate(numbers)


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
