"""How long the first compilation takes, in two checkouts in turns, by processor time.

    python bench/compile_time.py ../before [--turns 3] [--games kragmortha,looterz]

`../before` is another checkout of this repository (`git worktree add ../before COMMIT`); both run with the packages of
this environment. Each figure comes from a process of its own with nothing on disk yet: first the loop that random play
needs, then in all what `./play` compiles before it begins, rules and bots. With several turns the least one counts:
whatever else runs on a machine only adds to a time.
"""

import argparse
import json
import os
import subprocess
import sys
import tempfile
from pathlib import Path

from rich.console import Console
from rich.table import Table

HERE = Path(__file__).parent.parent
WORKER = """
import json, sys, time
import ludoteca
from ludoteca.bots import warm_up

game = ludoteca.game(sys.argv[1])
start = time.process_time()
game.batch(1, game.seats[-1], "compile", threads=1).play_random()
loop = time.process_time() - start
warm_up(game.warm_up())
print(json.dumps([loop, time.process_time() - start]))
"""


def compiled(checkout: Path, game: str) -> list[float]:
    """Seconds for the loop of random play, and for everything."""
    with tempfile.TemporaryDirectory() as nothing:
        environment = os.environ | {
            "PYTHONPATH": str(checkout / "src"),
            "LUDOTECA_CACHE": nothing,
            "LUDOTECA_COMPILE": "1",
        }
        command = [sys.executable, "-c", WORKER, game]
        told = subprocess.run(command, env=environment, cwd=checkout, stdout=subprocess.PIPE, text=True, check=True)
    seconds: list[float] = json.loads(told.stdout)
    return seconds


def main() -> None:
    options = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    options.add_argument("before", type=Path)
    options.add_argument("--turns", type=int, default=3)
    options.add_argument("--games", default="", help="which games, with commas between")
    chosen = options.parse_args()
    import ludoteca

    table = Table("game", "what", title=f"seconds of processor time, the least of {chosen.turns} turns")
    for heading in ("before", "after", "after / before"):
        table.add_column(heading, justify="right")
    for name in chosen.games.split(",") if chosen.games else ludoteca.games():
        figures: list[list[list[float]]] = [[], []]
        for turn in range(chosen.turns):
            for which in (0, 1) if turn % 2 == 0 else (1, 0):
                figures[which].append(compiled((chosen.before.resolve(), HERE)[which], name))
        for at, what in enumerate(("the loop of random play", "rules and bots")):
            old, new = (min(turn[at] for turn in turns) for turns in figures)
            table.add_row(name, what, f"{old:.1f}", f"{new:.1f}", f"{new / old:.2f}")
            print(f"{name}, {what}: {old:.1f} {new:.1f}", file=sys.stderr, flush=True)
    Console(width=120).print(table)


if __name__ == "__main__":
    main()
