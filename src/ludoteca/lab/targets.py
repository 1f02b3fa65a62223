"""Targets: what a designer wants of a game, as bounds on its measures, and how far a run is from them."""

import math
from collections.abc import Mapping, Sequence
from dataclasses import dataclass

from ludoteca.kernel.errors import BadOption
from ludoteca.lab.findings import Findings
from ludoteca.lab.jobs import Job, cards_of
from ludoteca.lab.measures import LIFT, MEAN, SHARE, Estimate, Measure, measures_of, uneven
from ludoteca.lab.words import COPY

SEATS, FIRST, CARDS, ROLES = "seats", "first", "cards", "roles"
PLAIN = ("rounds", "decisions", "ties", "lost", "won", FIRST, SEATS, CARDS, ROLES)
KINDS = {"rounds": MEAN, "decisions": MEAN, CARDS: LIFT, ROLES: LIFT, "card": LIFT, "role": LIFT}
LEAST_SCALE = 0.02


@dataclass(frozen=True)
class Target:
    """Bounds on one measure.

    `seats` is how far any place in the order of play is from a fair share, `first` the first player's share of
    victories, `cards` and `roles` every card's and role's victories over the mean of them all.
    """

    name: str
    low: float
    high: float

    @property
    def kind(self) -> str:
        """How its values are written."""
        return KINDS.get(self.name.partition(":")[0], SHARE)

    def miss(self, value: float) -> float:
        """How far a value is outside, in parts of how wide the bounds are, or of what they are about."""
        finite = [abs(bound) for bound in (self.low, self.high) if math.isfinite(bound)]
        wide = self.high - self.low if math.isfinite(self.high - self.low) else 0.0
        scale = max(wide / 2, 0.1 * max(finite), LEAST_SCALE)
        return max(0.0, self.low - value, value - self.high) / scale


@dataclass(frozen=True)
class Score:
    """How a run stands to a target: the value that is furthest off, and how far all of them are outside."""

    target: Target
    worst: str
    estimate: Estimate
    miss: float

    @property
    def met(self) -> bool:
        """Whether nothing is outside."""
        return self.miss == 0.0


def read_target(text: str) -> Target:
    """`rounds=8..12`, `ties=..0.1`, `seats=..0.03`, `cards=0.8..1.2`, `card:ninja=0.9..1.1`."""
    name, equals, bounds = (part.strip() for part in text.partition("="))
    low, dots, high = bounds.partition("..")
    try:
        target = Target(name, float(low or "-inf"), float(high or "inf"))
    except ValueError:
        target = Target(name, math.nan, math.nan)
    if not equals or not dots or not name or not target.low <= target.high or not (low or high):
        raise BadOption(f"“{text}” should look like rounds=8..12, ties=..0.1 or cards=0.8..1.2.")
    return target


def check_targets(targets: Sequence[Target], job: Job) -> None:
    """Refuses what no run could be measured by."""
    if not targets:
        raise BadOption("There is nothing to aim for: say --target, for instance --target rounds=8..12.")
    names = job.setting.names
    things = {
        "card": {COPY.sub("", card) for card in cards_of(job.setting)[0]},
        "ending": set(names.all("ending")) if "ending" in names else set(),
        "role": _roles(job),
    }
    for target in targets:
        kind, colon, thing = target.name.partition(":")
        if colon and kind in things:
            if thing not in things[kind]:
                known = ", ".join(sorted(things[kind])) or "none in this game"
                raise BadOption(f"There is no {kind} “{thing}”. There are: {known}.")
        elif target.name not in PLAIN:
            raise BadOption(
                f"There is no measure “{target.name}”. There are: {', '.join(PLAIN)}, card:NAME, role:NAME and"
                " ending:NAME."
            )
        elif target.name in (SEATS, FIRST, "ties") and job.setting.seats == 1:
            raise BadOption(f"Alone there is no “{target.name}” to measure.")
        elif target.name in (CARDS, ROLES) and not things[target.name.removesuffix("s")]:
            raise BadOption(f"{job.setting.game.title} has no {target.name} to measure.")


def _roles(job: Job) -> set[str]:
    domain = job.setting.game.report.role_domain
    return set(job.setting.names.all(domain)) if domain in job.setting.names else set()


def scores(targets: Sequence[Target], found: Findings) -> list[Score]:
    """How a run stands to each target."""
    measured = measures_of(found)
    return [_score(target, measured, found) for target in targets]


def _score(target: Target, measured: Mapping[str, Measure], found: Findings) -> Score:
    if target.name == SEATS:
        estimate = uneven(found)
        return Score(target, target.name, estimate, target.miss(estimate.value))
    if target.name in (CARDS, ROLES):
        return _score_lifts(target, measured)
    name = "place:1" if target.name == FIRST else target.name
    if name not in measured:
        never = 0.0 if target.kind == SHARE else math.nan
        return Score(target, name, Estimate(never, never, never), 0.0 if math.isnan(never) else target.miss(never))
    estimate = measured[name].estimate()
    return Score(target, name, estimate, target.miss(estimate.value))


def _score_lifts(target: Target, measured: Mapping[str, Measure]) -> Score:
    """All cards, or all roles, each over the mean of them all. The worst counts in full, the others in the mean."""
    prefix = f"{target.name.removesuffix('s')}:"
    lifts = {name: measure.estimate() for name, measure in measured.items() if name.startswith(prefix)}
    if not lifts:
        return Score(target, target.name, Estimate(math.nan, math.nan, math.nan), 0.0)
    mean = sum(lift.value for lift in lifts.values()) / len(lifts) or 1.0
    over = {name: Estimate(lift.value / mean, lift.low / mean, lift.high / mean) for name, lift in lifts.items()}
    misses = {name: target.miss(lift.value) for name, lift in over.items()}
    worst = max(over, key=lambda name: (misses[name], abs(over[name].value - 1.0)))
    return Score(target, worst, over[worst], max(misses.values()) + sum(misses.values()) / len(misses))


def loss(found: Sequence[Score]) -> float:
    """How far a run is from all targets together."""
    return sum(score.miss for score in found)
