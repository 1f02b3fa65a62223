"""Many games between bots: lengths, endings, seats, cards."""

import re
import time
from collections import Counter
from collections.abc import Callable, Mapping
from concurrent.futures import ThreadPoolExecutor
from dataclasses import dataclass
from pathlib import Path
from typing import Any

import numpy as np
from numpy.typing import NDArray
from rich.console import Console
from rich.progress import BarColumn, MofNCompleteColumn, Progress, TextColumn, TimeRemainingColumn
from rich.table import Table

from ludoteca.bots.simple import MINDS
from ludoteca.bots.tree import scratch
from ludoteca.kernel.batch import CpuBatch
from ludoteca.kernel.compiling import COMPILED
from ludoteca.kernel.errors import BadOption

GAMES_A_ROUND = 64


@dataclass
class Findings:
    """What a simulation found."""

    games: int
    seats: int
    steps: NDArray[np.int64]
    """Decisions in each game."""
    scores: NDArray[np.float32]
    """For each game and seat its share of the victory."""
    turns: NDArray[np.int64]
    first: NDArray[np.int64]
    """The seat that began each game."""
    ended: list[str]
    had: NDArray[np.bool_]
    """For each game, seat and card whether that seat ever had it."""
    cards: list[str]

    @property
    def seat_wins(self) -> list[float]:
        """The share of victories of each seat."""
        return [float(share) for share in self.scores.mean(axis=0)]

    @property
    def order_wins(self) -> list[float]:
        """The share of victories in the order of play, the first player's first."""
        turned = [np.roll(row, -first) for row, first in zip(self.scores, self.first, strict=True)]
        return [float(share) for share in np.mean(turned, axis=0)]

    def endings(self) -> Counter[str]:
        """How often each ending came about."""
        return Counter(self.ended)

    def card_wins(self) -> dict[str, tuple[int, float]]:
        """For each card, how often somebody had it, and how often that player won, 1.0 being a fair share."""
        designs = [re.sub(r"-\d+$", "", card) for card in self.cards]
        found: dict[str, tuple[int, float]] = {}
        for design in dict.fromkeys(designs):
            copies = [number for number, name in enumerate(designs) if name == design]
            had = self.had[:, :, copies].any(axis=2)
            if had.any():
                found[design] = (int(had.sum()), float(self.scores[had].mean() * self.seats))
        return found


def simulate(
    game: Any,
    seats: int,
    games: int,
    bots: str = "heuristic",
    seed: str = "",
    options: Mapping[str, Any] | None = None,
    box: Path | str | None = None,
    progress: Callable[[int], None] = lambda done: None,
) -> Findings:
    """Plays games between bots, on all cores. `bots` is one name for all seats, or one for each seat."""
    named = [name.strip() for name in bots.split(",")]
    minds = [MINDS.get(name, -1) for name in (named * seats if len(named) == 1 else named)]
    if len(minds) != seats or -1 in minds:
        raise BadOption(f"Bots “{bots}”: name one, or {seats} with commas between, of: {', '.join(MINDS)}.")
    setting = game.setting(seats, box, **(options or {}))
    loops = game.specialised("ludoteca.bots.greedy")
    batch = CpuBatch(setting, games, seed)
    chosen: Any = np.array(minds, np.int64) if COMPILED else minds
    _, card_domain, *_ = game.events[game.card_event].fields.values()
    cards = setting.names.all(card_domain)
    had = np.zeros((games, seats, len(cards)), bool)

    def play_round(first: int) -> int:
        end = min(first + GAMES_A_ROUND, games)
        room = scratch(setting)
        loops.play_out(
            setting.boxes, batch.states, *room, batch.luck, chosen, game.card_event, had, game.most_steps, first, end
        )
        return end - first

    done = 0
    with ThreadPoolExecutor() as pool:
        for played in pool.map(play_round, range(0, games, GAMES_A_ROUND)):
            done += played
            progress(done)
    states = [batch.match(i).state for i in range(games)]
    return Findings(
        games=games,
        seats=seats,
        steps=np.array([s.steps for s in states]),
        scores=batch.scores,
        turns=np.array([s.turns for s in states]),
        first=np.array([s.first for s in states]),
        ended=[setting.names.name("ending", s.ending) for s in states],
        had=had,
        cards=cards,
    )


def run_simulation(
    game: Any,
    seats: int,
    games: int,
    bots: str,
    seed: str,
    options: Mapping[str, Any],
    box: Path | str | None,
    console: Console,
) -> None:
    """Simulates with a progress bar and prints what was found."""
    game.warm_up()
    columns = (TextColumn("{task.description}"), BarColumn(), MofNCompleteColumn(), TimeRemainingColumn())
    start = time.perf_counter()
    with Progress(*columns, console=console, transient=True) as bar:
        task = bar.add_task(f"{game.title}, {seats} seats", total=games)
        findings = simulate(game, seats, games, bots, seed, options, box, lambda done: bar.update(task, completed=done))
    report(game, findings, bots, time.perf_counter() - start, console)


def report(game: Any, findings: Findings, bots: str, seconds: float, console: Console) -> None:
    """Prints the findings."""
    console.print(
        f"{game.title}: {findings.games} games, {findings.seats} seats, bots {bots}, {seconds:.1f} s",
        highlight=False,
    )
    lengths = Table(title="Lengths")
    for heading in ("", "median", "mean", "5% to 95%", "longest"):
        lengths.add_column(heading, justify="left" if not heading else "right")
    for label, numbers in (("decisions", findings.steps), ("turns", findings.turns)):
        low, middle, high = np.percentile(numbers, (5, 50, 95))
        lengths.add_row(
            label,
            f"{middle:.0f}",
            f"{numbers.mean():.1f}",
            f"{low:.0f} to {high:.0f}",
            f"{numbers.max():.0f}",
        )
    console.print(lengths)
    endings = Table("ending", "games", title="Endings")
    for ending, count in findings.endings().most_common():
        endings.add_row(str(ending), f"{count / findings.games:.1%}")
    console.print(endings)
    wins = Table("seat", "wins", "from the first player", title="Seats (a shared victory is shared)")
    for seat, (share, in_order) in enumerate(zip(findings.seat_wins, findings.order_wins, strict=True)):
        wins.add_row(f"P{seat + 1}", f"{share:.1%}", f"{in_order:.1%}")
    console.print(wins)
    cards = Table("card", "had by", "wins, fair share = 1", title="Cards")
    for card, (had, share) in findings.card_wins().items():
        cards.add_row(card, str(had), f"{share:.2f}")
    console.print(cards)
