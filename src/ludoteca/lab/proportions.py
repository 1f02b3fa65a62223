"""Proportions: how often something happened, and how well that is known."""

import math
from collections.abc import Sequence
from dataclasses import dataclass

SURE = 1.96
"""How many standard deviations either way hold 95%."""


@dataclass(frozen=True)
class Proportion:
    """How often something happened, with its 95% interval (Wilson's)."""

    of: float
    low: float
    high: float
    games: int


def proportion_of(results: Sequence[float]) -> Proportion:
    """The mean of results between 0 and 1, and Wilson's interval around it."""
    return proportion_around(sum(results) / max(1, len(results)), len(results))


def proportion_around(mean: float, count: int) -> Proportion:
    """Wilson's interval around the mean of so many results between 0 and 1."""
    if count == 0:
        return Proportion(0.0, 0.0, 1.0, 0)
    spread = SURE * SURE / count
    middle = (mean + spread / 2) / (1 + spread)
    half = SURE / (1 + spread) * math.sqrt(max(0.0, mean * (1 - mean)) / count + spread / count / 4)
    return Proportion(mean, max(0.0, middle - half), min(1.0, middle + half), count)
