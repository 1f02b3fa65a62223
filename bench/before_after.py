"""Two checkouts beside each other: rules, matches and search, in turns, by processor time.

    python bench/before_after.py ../before [--turns 5] [--seconds 2] [--games kragmortha,looterz]

`../before` is another checkout of this repository (`git worktree add ../before COMMIT`). Both run with the packages of
this environment, each in a process of its own that waits while the other is measured, so that a busy machine slows
both down alike. A figure is the median of the turns; the ratio is that of the medians, with the least and the most of
the turns' own ratios.
"""

import argparse
import json
import os
import statistics
import subprocess
import sys
from pathlib import Path
from typing import Any

from rich.console import Console
from rich.table import Table

HERE = Path(__file__).parent.parent
WORKER = """
import json, sys, time
import ludoteca
from ludoteca.bots import Budget, warm_up
from ludoteca.bots.levels import explore_at
try:
    from ludoteca.bots.mcts_runner import Searcher
except ImportError:
    from ludoteca.bots.searcher import Searcher

def rules(name, seats):
    batch = ludoteca.game(name).batch(1024, seats, "bench", threads=1)
    def once():
        made = batch.play_random(100)
        batch.reset()
        return made
    return once

def search(name, seats):
    match = ludoteca.game(name).new(seats, "bench")
    while len(match.moves()) < 2:
        match.play(match.moves()[0])
    searcher = Searcher(match.setting, explore=explore_at(match.game, seats))
    count = 0
    def once():
        nonlocal count
        count += 1
        return searcher.think(match, Budget(iterations=4000), f"bench/{count}").iterations
    return once

def match(name, seats):
    game = ludoteca.game(name)
    count = 0
    def once():
        nonlocal count
        count += 1
        match, made = game.new(seats, f"bench {count}"), 0
        while not match.over and made < 2000:
            moves = match.moves()
            match.play(moves[(made * 7 + 3) % len(moves)])
            made += 1
        return made
    return once

kinds, ready = {"rules": rules, "search": search, "match": match}, {}
for line in sys.stdin:
    kind, name, seats, seconds = json.loads(line)
    if (kind, name) not in ready:
        warm_up(ludoteca.game(name).warm_up())
        ready[kind, name] = kinds[kind](name, seats)
        ready[kind, name]()
    done, start = 0, time.process_time()
    while (spent := time.process_time() - start) < seconds:
        done += ready[kind, name]()
    print(json.dumps(done / spent), flush=True)
"""
UNITS = {
    "rules": "random decisions/s, compiled loop",
    "match": "decisions/s, a match driven from Python",
    "search": "iterations/s",
}


class Checkout:
    """A process with one checkout's code."""

    def __init__(self, folder: Path):
        environment = os.environ | {"PYTHONPATH": str(folder / "src"), "NUMBA_NUM_THREADS": "1"}
        self._process = subprocess.Popen(
            [sys.executable, "-c", WORKER], env=environment, cwd=folder, stdin=subprocess.PIPE, stdout=subprocess.PIPE
        )

    def measure(self, *wanted: Any) -> float:
        """One figure."""
        assert self._process.stdin is not None
        assert self._process.stdout is not None
        self._process.stdin.write(json.dumps(wanted).encode() + b"\n")
        self._process.stdin.flush()
        line = self._process.stdout.readline()
        if not line:
            raise SystemExit("a checkout could not be measured")
        return float(line)

    def close(self) -> None:
        """Ends the process."""
        assert self._process.stdin is not None
        self._process.stdin.close()
        self._process.wait()


def main() -> None:
    options = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    options.add_argument("before", type=Path)
    options.add_argument("--turns", type=int, default=5)
    options.add_argument("--seconds", type=float, default=2.0, help="of processor time for each figure")
    options.add_argument("--games", default="", help="which games, with commas between")
    options.add_argument("--seats", type=int, default=4)
    chosen = options.parse_args()
    import ludoteca

    games = chosen.games.split(",") if chosen.games else list(ludoteca.games())
    table = Table("what", "game", title=f"{chosen.turns} turns of {chosen.seconds:g} s of processor time")
    for heading in ("before", "after", "after / before"):
        table.add_column(heading, justify="right")
    both = [Checkout(chosen.before.resolve()), Checkout(HERE)]
    for kind, unit in UNITS.items():
        for name in games:
            figures: list[list[float]] = [[], []]
            for turn in range(chosen.turns):
                for which in (0, 1) if turn % 2 == 0 else (1, 0):
                    figures[which].append(both[which].measure(kind, name, chosen.seats, chosen.seconds))
            old, new = (statistics.median(each) for each in figures)
            ratios = [after / before for before, after in zip(*figures, strict=True)]
            told = f"{new / old:.2f} ({min(ratios):.2f} to {max(ratios):.2f})"
            table.add_row(unit, name, f"{old:,.0f}", f"{new:,.0f}", told)
            print(f"{kind} {name}: {old:,.0f} {new:,.0f} {told}", file=sys.stderr, flush=True)
    for checkout in both:
        checkout.close()
    Console(width=120).print(table)


if __name__ == "__main__":
    main()
