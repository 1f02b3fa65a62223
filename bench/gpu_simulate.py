"""The same run of `ludoteca simulate` on processors and on a GPU: are all games the same?

Run it on a machine with an NVIDIA GPU: `python bench/gpu_simulate.py [--game looterz] [--games 70000]`. The games of a
run are played in pieces of 65,536 on a GPU, so more than that shows that pieces follow each other rightly. It ends with
"equal" or with how many games differ, and exit code 1.
"""

import argparse
import sys
import time
from dataclasses import replace
from typing import Any

import ludoteca
from ludoteca.lab.jobs import Job
from ludoteca.lab.playing import Played
from ludoteca.lab.runners import Threads


def main() -> None:
    options = argparse.ArgumentParser(description=__doc__.partition("\n")[0])
    options.add_argument("--game", nargs="*", default=list(ludoteca.games()))
    options.add_argument("--games", type=int, default=70_000, help="games at each table")
    options.add_argument("--seed", default="both")
    chosen = options.parse_args()
    different = 0
    for name in chosen.game:
        game = ludoteca.game(name)
        for seats in (game.seats[0], game.seats[-1]):
            different += compare(game, seats, chosen.games, chosen.seed)
    print("equal" if different == 0 else f"{different} games DIFFER", flush=True)
    sys.exit(different > 0)


def compare(game: Any, seats: int, count: int, seed: str) -> int:
    """Plays the run on both, and gives how many games differ."""
    found: list[list[Played]] = []
    told = []
    for device in ("cpu", "cuda"):
        job = Job(game.setting(seats), (("random",) * seats,), seed, device=device)
        job.prepare()
        start = time.perf_counter()
        pieces = list(job.pieces(0, count))
        runner = Threads() if device == "cpu" else Threads(1)
        games = [one for _, piece in runner.run(job, pieces) for one in piece]
        # Who had which card is not noted on a GPU.
        found.append(sorted((replace(one, cards=()) for one in games), key=lambda one: one.number))
        told.append(f"{device} {time.perf_counter() - start:.1f} s")
    differ = [one.number for one, other in zip(*found, strict=True) if one != other]
    said = f"differ: {differ[:5]}" if differ else "are the same"
    print(f"{game.title}, {seats} seats: {count} games {said} ({', '.join(told)})", flush=True)
    return len(differ)


if __name__ == "__main__":
    main()
