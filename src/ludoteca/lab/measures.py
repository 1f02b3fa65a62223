"""Measures of a game, with intervals: of one run, and of the difference between two on the same deals.

Every measure is a sum over games divided by another (victories by chances to win, turns by games), so one formula
tells how well it is known: the spread of what each game adds to it. On paired deals the two sides of a difference
share their luck, and what each pair of games adds to the difference spreads less.
"""

import math
from collections.abc import Iterator
from dataclasses import dataclass

import numpy as np
from numpy.typing import NDArray

from ludoteca.lab.findings import Findings
from ludoteca.lab.proportions import SURE, proportion_around

Numbers = NDArray[np.float64]
MEAN, SHARE, LIFT = "mean", "share", "lift"
"""What a measure is: a mean of numbers, a share of 1, or victories in fair shares."""


@dataclass(frozen=True)
class Estimate:
    """A value that is within `low` and `high`, 19 times out of 20."""

    value: float
    low: float
    high: float


@dataclass(frozen=True)
class Measure:
    """Something that is counted in every game: the sum of `over` divided by the sum of `under`.

    `name` is what it is of: the measure itself (“rounds”), or with a thing after a colon (“card:ninja”).
    """

    name: str
    kind: str
    over: Numbers
    under: Numbers

    @property
    def value(self) -> float:
        """What was found."""
        return float(self.over.sum() / self.under.sum())

    @property
    def games(self) -> int:
        """In how many games."""
        return len(self.over)

    def influence(self) -> Numbers:
        """What each game adds to the value, around 0."""
        influence: Numbers = (self.over - self.value * self.under) / self.under.mean()
        return influence

    def estimate(self) -> Estimate:
        """The value with its 95% interval."""
        value = self.value
        if self.kind == SHARE and (self.under == 1).all():
            share = proportion_around(value, self.games)
            return Estimate(value, share.low, share.high)
        half = SURE * _error(self.influence())
        return Estimate(value, max(0.0, value - half), value + half)


def _error(influence: Numbers) -> float:
    """The standard error of a mean."""
    count = len(influence)
    return float(influence.std(ddof=1) / math.sqrt(count)) if count > 1 else math.inf


def measures_of(found: Findings) -> dict[str, Measure]:
    """All measures of a run, by name."""
    return {measure.name: measure for measure in _measures(found)}


def _measures(found: Findings) -> Iterator[Measure]:
    games, seats = found.games, found.seats
    ones = np.ones(games)
    yield Measure("rounds", MEAN, found.turns / seats, ones)
    yield Measure("decisions", MEAN, found.steps.astype(float), ones)
    winners = (found.ranks == 1).sum(axis=1)
    if seats > 1:
        yield Measure("ties", SHARE, (winners > 1).astype(float), ones)
    if (winners == 0).any() or seats == 1:
        yield Measure("lost" if seats > 1 else "won", SHARE, ((winners == 0) == (seats > 1)).astype(float), ones)
    if seats > 1:
        shares = found.scores.astype(float)
        places = (np.arange(seats) + found.first[:, None]) % seats
        in_order = np.take_along_axis(shares, places, axis=1)
        for place in range(seats):
            yield Measure(f"place:{place + 1}", SHARE, in_order[:, place], ones)
    ended = np.array(found.ended)
    for ending in sorted(set(found.ended)):
        yield Measure(f"ending:{ending}", SHARE, (ended == ending).astype(float), ones)
    yield from _lifts(found)


def _lifts(found: Findings) -> Iterator[Measure]:
    """How often who had a card, or played a role, won, in fair shares."""
    scores = found.scores.astype(float) * found.seats
    for card, had in found.designs().items():
        yield Measure(f"card:{card}", LIFT, (scores * had).sum(axis=1), had.sum(axis=1).astype(float))
    roles = np.array(found.roles)
    if roles.size:
        for role in sorted(set(roles.ravel().tolist())):
            played = roles == role
            yield Measure(f"role:{role}", LIFT, (scores * played).sum(axis=1), played.sum(axis=1).astype(float))


@dataclass(frozen=True)
class Difference:
    """How two runs differ in one measure, B less A, on the same deals."""

    name: str
    kind: str
    a: Estimate
    b: Estimate
    difference: Estimate
    more: int | None
    """How many more games would settle it, if the difference is as large as it looks; 0 if it is settled, None if
    there is none to be seen.
    """

    @property
    def settled(self) -> bool:
        """Whether the interval excludes that there is no difference."""
        return self.more == 0


def differences(a: Findings, b: Findings) -> list[Difference]:
    """How two runs on the same deals differ, in everything that both have."""
    if a.games != b.games:
        raise ValueError("Games are compared in pairs.")
    first, second = measures_of(a), measures_of(b)
    found = []
    for name, one in first.items():
        other = second.get(name)
        if other is None:
            if not name.startswith("ending:"):
                continue
            other = Measure(name, SHARE, np.zeros(b.games), np.ones(b.games))
        found.append(_difference(one, other))
    for name, other in second.items():
        if name not in first and name.startswith("ending:"):
            found.append(_difference(Measure(name, SHARE, np.zeros(a.games), np.ones(a.games)), other))
    return found


def _difference(a: Measure, b: Measure) -> Difference:
    value = b.value - a.value
    pairs = b.influence() - a.influence()
    error = _error(pairs)
    half = SURE * error
    if value == 0.0:
        more = None
    elif abs(value) > half:
        more = 0
    elif math.isinf(error):
        more = None
    else:
        more = max(1, math.ceil(a.games * ((half / value) ** 2 - 1.0)))
    between = Estimate(value, value - half, value + half)
    return Difference(a.name, a.kind, a.estimate(), b.estimate(), between, more)


def uneven(found: Findings) -> Estimate:
    """How far from a fair share the victories of any place in the order of play are, at most."""
    places = [measure.estimate() for name, measure in measures_of(found).items() if name.startswith("place:")]
    fair = 1.0 / found.seats
    furthest = max(places, key=lambda place: abs(place.value - fair), default=Estimate(fair, fair, fair))
    half = (furthest.high - furthest.low) / 2
    value = abs(furthest.value - fair)
    return Estimate(value, max(0.0, value - half), value + half)
