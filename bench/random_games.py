"""Random games over all player counts and variants: none may crash, stick or run past the limit.

`python bench/random_games.py [--game kragmortha] [--games 100000]` prints a line for each table.

Random heroes of Platformer hardly ever reach the boss. `--late 8` adds as many games that begin there: for each table
`normal` bots play 8 games until a hero is in the boss level, and random play goes on from each in many ways.
"""

import argparse
import time
from collections.abc import Callable
from typing import Any

import numpy as np

import ludoteca
from ludoteca.bots import bot
from ludoteca.kernel.batch import CpuBatch
from ludoteca.kernel.game import Game, Setting
from ludoteca.kernel.match import Match
from ludoteca.kernel.state import NOBODY

LATE: dict[str, Callable[[Any], bool]] = {"platformer": lambda s: any(s.inside)}
"""What counts as late in the games where random play hardly ever gets there."""
MOST_TRIES = 20
MOST_DECISIONS = 3000


def main() -> None:
    options = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    options.add_argument("--game", default="kragmortha")
    options.add_argument("--games", type=int, default=100_000, help="in all, games from late positions not counted")
    options.add_argument("--late", type=int, default=0, help="late positions for each table (Platformer)")
    chosen = options.parse_args()
    game = ludoteca.game(chosen.game).warm_up()
    tables: list[tuple[int, dict[str, Any]]] = [
        (seats, {name: choice})
        for seats in game.seats
        for name, option in game.options.items()
        for choice in option.choices
        if not choice.isdigit()
    ]
    size = -(-chosen.games // len(tables))
    total, longest, start = 0, 0, time.perf_counter()
    for seats, variant in tables:
        batches: list[tuple[str, Any]] = [("", game.batch(size, seats, f"random games {variant}", **variant))]
        if chosen.late:
            batches.append((" from late positions", late_games(game, seats, variant, chosen.late, size)))
        for kind, batch in batches:
            made = batch.play_random(game.most_steps)
            steps = int(batch.states["steps"].max())
            assert batch.over.all(), (seats, variant)
            assert steps < game.most_steps, (seats, variant)
            total, longest = total + size, max(longest, steps)
            print(
                f"{seats} seats, {variant}{kind}: {size} games, {made / size:.0f} random decisions each,"
                f" longest {steps}; {endings(batch)}",
                flush=True,
            )
    print(
        f"{total} games over {len(tables)} tables, longest {longest} decisions (limit {game.most_steps}),"
        f" {time.perf_counter() - start:.0f} s"
    )


def endings(batch: Any) -> str:
    """How the games of a batch ended."""
    names = batch.setting.names
    found = zip(*np.unique(batch.states["ending"], return_counts=True), strict=True)
    return ", ".join(f"{names.name('ending', int(ending))} {count}" for ending, count in found)


def late_games(game: Game[Any, Any], seats: int, variant: dict[str, Any], positions: int, size: int) -> CpuBatch:
    """Games that go on from a few late positions, each with chance of its own."""
    setting = game.setting(seats, **variant)
    starts = [late_position(setting, f"late {seats} {variant} {number}") for number in range(positions)]
    batch = CpuBatch(setting, size, f"late games {variant}")
    for i in range(size):
        batch.states[i] = starts[i % positions][0]
    keys = np.random.default_rng(seats).integers(0, 2**63, (size, 2), dtype=np.uint64)
    game.loops.resample_many(setting.boxes, batch.states, NOBODY, keys, 0, size)
    return batch


def late_position(setting: Setting[Any, Any], seed: str) -> Any:
    """A position that `normal` bots came to."""
    is_late = LATE[setting.game.name]
    for number in range(MOST_TRIES):
        match = Match.begin(setting, f"{seed} {number}")
        bots = [bot("normal", f"{seed} {number} {seat}") for seat in range(setting.seats)]
        while (seat := match.seat) is not None and len(match.log) < MOST_DECISIONS:
            if is_late(match.state):
                return setting.hold(match.state)
            moves = match.moves()
            match.play(moves[0] if len(moves) == 1 else bots[seat].choose(match))
    raise AssertionError(f"no late position in {MOST_TRIES} games: {seed}")


if __name__ == "__main__":
    main()
