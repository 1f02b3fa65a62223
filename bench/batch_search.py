"""Search in whole batches: iterations a second on the CPU and, where there is one, on a GPU, and whether they agree.

`python bench/batch_search.py [--game kragmortha] [--games 65536] [--iterations 200]` searches in games of all ages.
With `--device cuda` the first games are searched on the CPU as well: visits and values must be the same.
"""

import argparse
import time
from typing import Any

import numpy as np

import ludoteca
from ludoteca.bots.batch_search import Found, search_batch

AGES = 4
"""Rounds of random decisions that games are played apart by."""


def main() -> None:
    options = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    options.add_argument("--game", nargs="*", default=list(ludoteca.games()))
    options.add_argument("--seats", type=int, help="seats; the middle number if not given")
    options.add_argument("--games", type=int, default=65_536)
    options.add_argument("--iterations", type=int, default=200)
    options.add_argument("--device", choices=["cpu", "cuda"], default="cpu")
    options.add_argument("--compared", type=int, default=512, help="games that are searched on the CPU too")
    chosen = options.parse_args()
    for name in chosen.game:
        game = ludoteca.game(name)
        seats = chosen.seats or game.seats[len(game.seats) // 2]
        found, rate = measure(opened(game, chosen.games, seats, chosen.device), chosen.iterations)
        told = f"{game.title}, {seats} seats, {chosen.games} trees of {chosen.iterations} on {chosen.device}"
        print(f"{told}: {rate / 1e6:.2f} million iterations/s", flush=True)
        if chosen.device != "cpu":
            compared = min(chosen.compared, chosen.games)
            expected, slower = measure(opened(game, compared, seats, "cpu"), chosen.iterations)
            pairs = [(np.asarray(there)[:compared], here) for there, here in zip(found, expected, strict=True)]
            same = np.logical_and.reduce([(there == here).all(axis=1) for there, here in pairs])
            print(f"{told}: {same.sum()} of {compared} as on the CPU ({slower / 1e6:.2f} million/s)", flush=True)


def opened(game: Any, size: int, seats: int, device: str) -> Any:
    """Games of all ages; the first ones are the same whatever the size and the device."""
    batch = game.batch(size, seats, "batch search", device=device)
    ages = np.arange(size) % AGES
    for age in range(AGES):
        for _ in range(20):
            moves = np.asarray(batch.sample())
            batch.play(np.where(ages >= age, moves, -1).astype(np.int16), check=False)
    return batch


def measure(batch: Any, iterations: int) -> tuple[Found, float]:
    """What was found, and iterations a second; a first small search compiles."""
    finished(search_batch(batch, 1))
    searched = int((~np.asarray(batch.over)).sum())
    start = time.perf_counter()
    found = search_batch(batch, iterations, "measured")
    finished(found)
    return found, searched * iterations / (time.perf_counter() - start)


def finished(found: Found) -> None:
    """Waits until the device has done its work."""
    np.asarray(found.values[:1] if isinstance(found.values, np.ndarray) else found.values)


if __name__ == "__main__":
    main()
