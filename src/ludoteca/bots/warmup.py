"""Getting ready to play: the rules and bots of games compiled once on each machine, games side by side.

`python -m ludoteca.bots.warmup GAME` compiles one game; `prepare`, or the same without a GAME, runs as many of these
at a time as there are processors, because the compiler itself uses only one.
"""

import os
import subprocess
import sys
import time
from collections.abc import Callable, Iterable

from ludoteca.bots import is_ready, warm_up
from ludoteca.kernel.errors import LudotecaError
from ludoteca.kernel.registry import game, game_names

PAUSE = 0.2


class CannotPrepare(LudotecaError):
    """The compiler failed."""


def _say_on_stderr(text: str) -> None:
    sys.stderr.write(f"{text}\n")
    sys.stderr.flush()


def prepare(names: Iterable[str] | None = None, say: Callable[[str], None] = _say_on_stderr) -> None:
    """Compiles the games that this machine has not compiled yet, and says how far it is."""
    waiting = [name for name in (game_names() if names is None else names) if not is_ready(game(name))]
    if not waiting:
        return
    total, done = len(waiting), 0
    titles = ", ".join(game(name).title for name in waiting)
    say(f"Compiling for this machine: {titles}. This is done once and takes a few minutes.")
    running: dict[str, tuple[subprocess.Popen[str], float]] = {}
    try:
        while waiting or running:
            while waiting and len(running) < (os.cpu_count() or 1):
                name = waiting.pop(0)
                running[name] = _compiler_of(name), time.monotonic()
            for name, (process, begun) in list(running.items()):
                if process.poll() is None:
                    continue
                del running[name]
                if process.returncode:
                    raise CannotPrepare(f"{game(name).title} could not be compiled here:\n{process.communicate()[0]}")
                process.communicate()
                done += 1
                say(f"  {game(name).title} is ready ({done} of {total}, {time.monotonic() - begun:.0f} s)")
            time.sleep(PAUSE)
    finally:
        for process, _ in running.values():
            process.terminate()
            process.communicate()


def _compiler_of(name: str) -> subprocess.Popen[str]:
    return subprocess.Popen(
        [sys.executable, "-m", "ludoteca.bots.warmup", name],
        stdout=subprocess.PIPE,
        stderr=subprocess.STDOUT,
        text=True,
    )


if __name__ == "__main__":
    if len(sys.argv) == 1:
        prepare()
    for wanted in sys.argv[1:]:
        warm_up(game(wanted).warm_up(), _say_on_stderr)
