"""How many decisions a second, played at random, with all legal moves computed at every decision."""

import os
import subprocess
import sys
import time
from typing import Any

from rich.console import Console
from rich.table import Table

import ludoteca
from ludoteca.kernel.compiling import COMPILED
from ludoteca.kernel.errors import NoDevice

GAMES_AT_ONCE = {"interpreted": 4, "core": 1024, "cores": 4096, "gpu": 1_048_576}
STEPS_AT_ONCE = 100


def decisions_per_second(name: str, seats: int = 4, mode: str = "core", seconds: float = 3.0) -> float:
    """Random decisions a second: `interpreted`, on one `core`, on all `cores`, or on a `gpu`."""
    if mode == "interpreted" and COMPILED:
        return _interpreted_elsewhere(name, seats, seconds)
    device = "cuda" if mode == "gpu" else "cpu"
    threads = None if mode == "cores" else 1
    batch = ludoteca.game(name).batch(GAMES_AT_ONCE[mode], seats, "bench", device=device, threads=threads)
    batch.play_random(1)
    made, playing = 0, 0.0
    while playing < seconds:
        start = time.perf_counter()
        made += batch.play_random(STEPS_AT_ONCE)
        batch.reset()
        playing += time.perf_counter() - start
    return made / playing


def _interpreted_elsewhere(name: str, seats: int, seconds: float) -> float:
    """Interpreted rules need a process of their own: whether to compile is settled when they are imported."""
    code = (
        "from ludoteca.lab.bench import decisions_per_second;"
        f"print(decisions_per_second({name!r}, {seats}, 'interpreted', {seconds}))"
    )
    environment = os.environ | {"LUDOTECA_COMPILE": "0"}
    result = subprocess.run([sys.executable, "-c", code], env=environment, capture_output=True, text=True, check=True)
    return float(result.stdout)


def run_bench(game: Any, seats: int, seconds: float, console: Console) -> None:
    """Prints a table of speeds."""
    game.warm_up()
    table = Table(title=f"{game.title}, {seats} seats, random play, legal moves computed at every decision")
    table.add_column("how")
    table.add_column("decisions/s", justify="right")
    table.add_column("times interpreted", justify="right")
    rows = {
        "interpreted": "interpreted",
        "core": "compiled, one core",
        "cores": f"compiled, all {os.cpu_count()} cores",
        "gpu": "compiled, GPU",
    }
    base = 0.0
    for mode, label in rows.items():
        with console.status(label):
            try:
                speed = decisions_per_second(game.name, seats, mode, seconds)
            except (NoDevice, ImportError):
                table.add_row(label, "no GPU here", "")
                continue
        base = base or speed
        table.add_row(label, f"{speed:,.0f}", f"{speed / base:,.0f}")
    console.print(table)
    console.print(f"A state takes {game.state.dtype.itemsize} bytes.")
