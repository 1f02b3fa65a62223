"""Round after round: games against oneself, a network that learns from them, and the next round plays with it."""

import json
import math
import time
from collections.abc import Callable
from concurrent.futures import ThreadPoolExecutor
from dataclasses import asdict, dataclass
from pathlib import Path
from typing import Any

import numpy as np

from ludoteca.bots.batch_search import search_batch
from ludoteca.bots.network import NO_NET, Network, layout_of, load, made_for
from ludoteca.bots.network_rules import PRIOR, VALUE
from ludoteca.kernel.errors import BadNetwork, BadOption
from ludoteca.learning.model import Model, Samples, joined
from ludoteca.learning.selfplay import SelfPlay, arrays_for

WEIGHTS, STATE, REPORT = "network.bin", "model.npz", "report.json"
MOST_SHOWN = 1 << 17
"""Decisions to look at what was learned by."""
KEPT_ROUNDS = 3
"""The network learns from the games of so many last rounds."""


@dataclass(frozen=True)
class Plan:
    """What to do: numbers for a laptop's smoke run or for a GPU's half hour."""

    rounds: int = 6
    games: int = 8192
    decisions: int = 160
    iterations: int = 64
    steps: int = 1500
    together: int = 8192
    rate: float = 2e-3
    seed: int = 1
    seats: tuple[int, ...] = ()
    """Which tables; all that the game has if none is named."""
    minutes: float = math.inf
    """No round begins that would not end in this time."""


Say = Callable[[str], object]


class Training:
    """A run in a folder: the network so far, what is needed to go on, and a report of every round."""

    def __init__(self, game: Any, folder: Path, plan: Plan, device: str, say: Say):
        self.game, self.folder, self.plan, self.device, self.say = game, folder, plan, device, say
        self.xp = arrays_for(device)
        self.setting = game.setting(game.seats[-1])
        self.rounds: list[dict[str, Any]] = []
        self._parts: list[list[Samples]] = []
        self._tables: list[SelfPlay] = []
        self.model = Model(layout_of(game), self.xp, plan.seed)
        self.network: Network | None = None
        for seats in plan.seats:
            if seats not in game.seats:
                raise BadOption(f"{game.title} is not for {seats} players.")
        folder.mkdir(parents=True, exist_ok=True)
        if (folder / REPORT).exists():
            self._go_on()

    def _go_on(self) -> None:
        try:
            self.rounds = json.loads((self.folder / REPORT).read_text(encoding="utf-8"))["rounds"]
            with np.load(self.folder / STATE, allow_pickle=False) as kept:
                self.model.load(kept)
            self.network = load(self.folder / WEIGHTS, self.game, self.setting.fingerprint)
        except (OSError, ValueError, KeyError, TypeError, BadNetwork) as error:
            raise BadOption(f"The run in {self.folder} cannot be gone on with: {error}") from None
        self.say(f"Goes on after round {len(self.rounds)}.")

    def run(self) -> Network | None:
        """All rounds that are left; gives the last network."""
        begun = time.monotonic()
        lasted = 0.0
        if len(self.rounds) < self.plan.rounds:
            self._open()
        while len(self.rounds) < self.plan.rounds:
            spent = time.monotonic() - begun
            if spent + lasted > 60.0 * self.plan.minutes:
                self.say(f"The time is up after round {len(self.rounds)}.")
                break
            self._round()
            lasted = time.monotonic() - begun - spent
        return self.network

    def _round(self) -> None:
        number, plan = len(self.rounds), self.plan
        begun = time.monotonic()
        net = self.network.net if self.network else NO_NET
        with ThreadPoolExecutor(len(self._tables) if self.device == "cuda" else 1) as pool:
            fresh = list(pool.map(lambda table: table.play(plan.decisions, plan.iterations, net), self._tables))
        played = time.monotonic()
        self._parts = [*self._parts, fresh][-KEPT_ROUNDS:]
        held, losses = self._learn()
        report = {
            "round": number + 1,
            "decisions": sum(map(len, fresh)),
            "seconds_playing": round(played - begun, 1),
            "seconds_learning": round(time.monotonic() - played, 1),
            "held_back": held,
            **losses,
        }
        self.rounds.append(report)
        self._save()
        self.say(self._line(report))

    def _line(self, report: dict[str, Any]) -> str:
        """A round in a line."""
        line = (
            f"Round {report['round']} of {self.plan.rounds}: {report['decisions']:,} decisions in "
            f"{report['seconds_playing']} s, learned in {report['seconds_learning']} s"
        )
        if "shares" not in report:
            return f"{line}; no game has ended yet." if not report["decisions"] else line
        return (
            f"{line}; loss of shares {report['shares']:.3f} ({report['known']:.3f} by hand),"
            f" of moves {report['moves']:.3f}, agrees {report['agrees']:.0%}"
        )

    def _open(self) -> None:
        """Tables of all sizes. On a GPU they are played side by side, if CUDA gives each thread a stream of its own."""
        sizes = self.plan.seats or tuple(self.game.seats)
        self.say(f"{self.game.title}: compiling for {self.device}.")
        search_batch(self.game.batch(1, sizes[0], device=self.device), 1)
        start = f"train/{self.plan.seed}/{len(self.rounds)}"
        games = max(1, self.plan.games // len(sizes))
        self._tables = [SelfPlay(self.game, seats, games, f"{start}/{seats}", self.device) for seats in sizes]

    def _learn(self) -> tuple[int, dict[str, float]]:
        plan, xp = self.plan, self.xp
        everything = joined(xp, [part for parts in self._parts for part in parts])
        random = np.random.default_rng([plan.seed, len(self.rounds)])
        shown = xp.asarray(everything.held)
        held, learned = xp.flatnonzero(shown), xp.flatnonzero(~shown)
        warm = 1.0 if not self.rounds else 0.5
        for step in range(plan.steps if len(learned) else 0):
            which = learned[xp.asarray(random.integers(0, len(learned), min(plan.together, len(learned))))]
            rate = warm * plan.rate * (0.02 + 0.98 * 0.5 * (1.0 + math.cos(math.pi * step / plan.steps)))
            self.model.learn(everything.take(which), rate)
        checked = [
            asdict(self.model.losses(everything.take(held[at : at + plan.together])))
            for at in range(0, min(len(held), MOST_SHOWN), plan.together)
        ]
        self.network = self.model.network(self._about())
        return len(held), {
            name: float(np.mean([one[name] for one in checked])) for name in (checked[0] if checked else ())
        }

    def _about(self) -> dict[str, Any]:
        plan = {name: value for name, value in asdict(self.plan).items() if name != "minutes"}
        return made_for(self.game, self.setting.fingerprint) | {
            "uses": PRIOR | VALUE,
            "trained": {"rounds": len(self.rounds) + 1, **plan},
        }

    def _save(self) -> None:
        """Whole files only: who stops this at any time can go on from the round before."""
        assert self.network is not None
        partial = self.folder / "partial"
        with partial.open("wb") as file:
            np.savez(file, **self.model.save())
        partial.replace(self.folder / STATE)
        self.network.save(partial)
        partial.replace(self.folder / WEIGHTS)
        about = {"game": self.game.name, "plan": asdict(self.plan), "device": self.device, "rounds": self.rounds}
        partial.write_text(json.dumps(about, indent=1) + "\n", encoding="utf-8")
        partial.replace(self.folder / REPORT)
