"""Positions changed in any part: each must be refused with a sentence, or play to its end.

`python bench/fuzz_positions.py [--game kragmortha] [--positions 100000] [--random 1000] [--seed 1]`

Interpreted (`LUDOTECA_COMPILE=0`) the rules run on lists that refuse every index outside. Compiled, let Numba do so, in
a folder of its own: `NUMBA_BOUNDSCHECK=1 LUDOTECA_CACHE=/tmp/checked python bench/fuzz_positions.py`. `--random` adds
random games from a fresh table that are watched in the same way. What goes wrong is printed with its position.
"""

import argparse
import faulthandler
import signal
import time

import ludoteca
from ludoteca.lab.fuzzing import Fuzzer

CHUNK = 1000
MOST_SECONDS = 600
"""Of processor time: a chunk that takes longer hangs. The program then says where, and ends."""


def main() -> None:
    options = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    options.add_argument("--game", choices=list(ludoteca.games()))
    options.add_argument("--positions", type=int, default=100_000)
    options.add_argument("--random", type=int, default=1000, help="random games from a fresh table")
    options.add_argument("--seed", type=int, default=1)
    chosen = options.parse_args()
    faulthandler.register(signal.SIGPROF, chain=True)
    for name in [chosen.game] if chosen.game else ludoteca.games():
        start = time.perf_counter()
        fuzzer = Fuzzer(ludoteca.game(name).warm_up(), chosen.seed)
        for _ in range(chosen.random):
            signal.setitimer(signal.ITIMER_PROF, MOST_SECONDS)
            match = fuzzer.random_game()
            assert fuzzer.run_out(match) == 0, match.record()
        for first in range(0, chosen.positions, CHUNK):
            signal.setitimer(signal.ITIMER_PROF, MOST_SECONDS)
            fuzzer.run(min(CHUNK, chosen.positions - first))
            if (done := first + CHUNK) % (10 * CHUNK) == 0 and done < chosen.positions:
                print(f"{name}: {done} positions so far, {fuzzer.refused} refused", flush=True)
        signal.setitimer(signal.ITIMER_PROF, 0)
        print(
            f"{name}: {chosen.random} random games; {chosen.positions} positions, {fuzzer.refused} refused,"
            f" {fuzzer.played} played to their end, {time.perf_counter() - start:.0f} s",
            flush=True,
        )


if __name__ == "__main__":
    main()
