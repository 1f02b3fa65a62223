"""Getting ready to play: the rules and bots of games compiled once on each machine, games side by side.

`python -m ludoteca.bots.warmup GAME` compiles one game; `prepare`, or the same without a GAME, runs as many of these
at a time as there are processors, because the compiler itself uses only one. With `--attended` such a process ends
when its standard input does, so that none outlives who started it; with `--low-priority` it leaves the processors to
others.
"""

import os
import subprocess
import sys
import threading
import time
from collections.abc import Callable, Iterable

from ludoteca.bots import is_ready, warm_up
from ludoteca.kernel.errors import LudotecaError
from ludoteca.kernel.registry import game, game_names

PAUSE = 0.2
ATTENDED = "--attended"
LOW_PRIORITY = "--low-priority"
NICENESS = 15


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
        [sys.executable, "-m", "ludoteca.bots.warmup", ATTENDED, name],
        stdin=subprocess.PIPE,
        stdout=subprocess.PIPE,
        stderr=subprocess.STDOUT,
        text=True,
    )


def _end_with_input() -> None:
    """Ends this process, whatever it is doing, when nobody holds the other end of its standard input any more."""
    while os.read(sys.stdin.fileno(), 1):
        pass
    os._exit(1)


def main(words: list[str]) -> None:
    """What this module does as a program."""
    names = [word for word in words if word not in (ATTENDED, LOW_PRIORITY)]
    if ATTENDED in words:
        threading.Thread(target=_end_with_input, daemon=True).start()
    if LOW_PRIORITY in words and hasattr(os, "nice"):  # on Windows who starts this process says so
        os.nice(NICENESS)
    if not names:
        prepare()
    for name in names:
        warm_up(game(name).warm_up(), _say_on_stderr)


if __name__ == "__main__":
    main(sys.argv[1:])
