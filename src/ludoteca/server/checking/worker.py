"""A checking process: one task after the other, within limits, until its standard input ends.

Rules run interpreted here whatever the server does: a list index that is out of range is an error then, not a wrong
place in memory. Run as `python -m ludoteca.server.checking.worker MEGABYTES SECONDS`.
"""

import os
import signal
import sys
import traceback
from contextlib import suppress
from typing import Any

from msgspec import Raw, json

from ludoteca.kernel.content import BoxFiles
from ludoteca.kernel.errors import BadPosition, BadRecord, LudotecaError
from ludoteca.kernel.match import Match
from ludoteca.kernel.registry import game, games
from ludoteca.server.checking.tasks import Answer, Begin, Box, Broken, Checked, Faulty, Replay, Task, framed, next_task

LONGEST_TRACEBACK = 4_000


def limit_memory(megabytes: int) -> None:
    """Where the system can: no more memory than that, and no files.

    Windows has no such limits, and macOS refuses that of memory: what takes too long is ended there all the same.
    """
    with suppress(ImportError):
        import resource

        for limit, most in (
            (resource.RLIMIT_AS, megabytes << 20),
            (resource.RLIMIT_FSIZE, 0),
            (resource.RLIMIT_CORE, 0),
        ):
            with suppress(ValueError, OSError):
                resource.setrlimit(limit, (most, most))


def limit_time(seconds: int) -> None:
    """Where the system can: it ends this process when the next task has used so much of a processor's time."""
    with suppress(ImportError):
        import resource

        used = resource.getrusage(resource.RUSAGE_SELF)
        _, most = resource.getrlimit(resource.RLIMIT_CPU)
        resource.setrlimit(resource.RLIMIT_CPU, (int(used.ru_utime + used.ru_stime) + 1 + seconds, most))


def check(task: Task) -> Checked:
    """Does what is asked; LudotecaError says what is wrong."""
    played = game(task.game)
    box = None if task.files is None else BoxFiles(task.files)
    match: Match[Any, Any]
    try:
        if isinstance(task, Replay):
            match = played.verify(task.record, box)
        elif task.position is not None:
            match = played.from_position(task.position, box)
            match.moves()
        else:
            match = played.new(task.seats, task.seed, box, **task.options)
    except (ArithmeticError, LookupError, TypeError, ValueError, AttributeError) as error:
        # The rules came upon something that cannot be on a table: what of it, only a programmer could tell.
        if isinstance(task, Begin) and task.position is None:
            raise
        wrong = BadRecord if isinstance(task, Replay) else BadPosition
        raise wrong(f"The rules cannot make sense of this ({type(error).__name__}).") from None
    setting = match.setting
    laid = None
    if box is not None:
        laid = Box(Raw(json.encode(setting.content)), setting.box.array().tobytes())
    ranks = match.ranks if match.over else []
    return Checked(played.version, setting.options, match.seat, ranks, list(match.log), laid)


def answer(task: Task) -> Answer:
    """What came of a task."""
    try:
        return check(task)
    except LudotecaError as error:
        return Faulty(str(error))
    except RecursionError:
        return Faulty("This is nested too deeply.")
    except MemoryError:
        return Faulty("This needs too much memory.")
    except Exception:  # noqa: BLE001  the server logs it
        return Broken(traceback.format_exc()[-LONGEST_TRACEBACK:])


def main() -> None:
    """Works until nobody asks any more."""
    megabytes, seconds = (int(word) for word in sys.argv[1:])
    signal.signal(signal.SIGINT, signal.SIG_IGN)  # the server is told, and closes the pipe
    tasks = sys.stdin.buffer
    answers = os.fdopen(os.dup(sys.stdout.fileno()), "wb")
    games()
    limit_memory(megabytes)
    with suppress(AttributeError, OSError):
        os.nice(10)  # the tables of others come first
    answers.write(b"\0")
    answers.flush()
    while True:
        task = next_task(tasks)
        if task is None:
            return
        limit_time(seconds)
        answers.write(framed(answer(task)))
        answers.flush()


if __name__ == "__main__":
    main()
