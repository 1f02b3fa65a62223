"""Playing a job: what its folder lacks, with progress and an estimate of the time left."""

import os
import time
from collections.abc import Callable, Iterator, Mapping, Sequence
from dataclasses import dataclass, field
from datetime import datetime
from pathlib import Path
from threading import Lock
from typing import Any

from rich.console import Console
from rich.progress import BarColumn, MofNCompleteColumn, Progress, TextColumn, TimeRemainingColumn

from ludoteca.kernel.errors import LudotecaError
from ludoteca.lab.columns import parquet
from ludoteca.lab.jobs import Job
from ludoteca.lab.playing import Played
from ludoteca.lab.run_folder import RunFolder
from ludoteca.lab.runners import Finished, Piece, Runner
from ludoteca.lab.words import Words

RUNS = "LUDOTECA_RUNS"
"""Where runs go whose folder nobody named; without it, to `runs` in the folder where the command was given."""
QUIET = 30.0
"""Seconds between two lines about progress where there is no terminal to draw a bar on."""


def play_job(
    job: Job,
    games: int,
    runner: Runner,
    folder: RunFolder | None = None,
    progress: Callable[[int], None] = lambda done: None,
) -> Iterator[list[Played]]:
    """Plays what a folder lacks of a job, and gives all its games in order; without a folder from memory."""
    if folder is not None:
        complete(job, games, runner, folder, progress)
        yield from folder.games(games)
        return
    kept = {piece[0]: played for piece, played in _play(job, games, list(job.pieces(0, games)), runner, progress)}
    yield from (kept.pop(first) for first in sorted(kept))


def complete(job: Job, games: int, runner: Runner, folder: RunFolder, progress: Callable[[int], None]) -> None:
    """Plays what a folder lacks of a job."""
    for piece, played in _play(job, games, folder.missing(job, games), runner, progress):
        folder.write(piece, played)
    folder.finish()


def _play(
    job: Job, games: int, pieces: Sequence[Piece], runner: Runner, progress: Callable[[int], None]
) -> Iterator[Finished]:
    """Plays pieces of a job, and says how many of all its games there are now."""
    done, lock = games - sum(end - first for first, end in pieces), Lock()
    progress(done)

    def tick(more: int) -> None:
        nonlocal done
        with lock:
            done += more
            progress(done)

    if pieces:
        yield from runner.run(job, pieces, tick)


@dataclass
class Output:
    """Where the folder of a run goes: to the one that was named, to one of its own, or nowhere."""

    path: Path | None = None
    wanted: bool = True
    box: Mapping[str, str] | None = None
    opened: Path | None = field(default=None, init=False)

    def place(self, kind: str, game: str) -> Path | None:
        """The folder for a run of a kind; None if none is wanted, or none was named and Parquet is not installed."""
        if not self.wanted:
            return None
        if self.path is None:
            try:
                parquet()
            except LudotecaError:
                return None
            now = datetime.now().astimezone().strftime("%Y-%m-%d-%H%M%S")
            base = Path(os.environ.get(RUNS) or "runs") / f"{kind}-{game}-{now}"
            number = 1
            self.opened = base
            while self.opened.exists():
                number += 1
                self.opened = base.with_name(f"{base.name}-{number}")
        else:
            self.opened = self.path
        return self.opened

    def open(self, kind: str, job: Job, games: int) -> RunFolder | None:
        """The run's folder, checked before anything is played."""
        path = self.place(kind, job.setting.game.name)
        return None if path is None else RunFolder.open(path, kind, job, games, self.box)

    def told(self, words: Words, console: Console) -> None:
        """Says where everything is."""
        if self.opened is not None:
            console.print(words.say("wrote-run", folder=str(self.opened)), highlight=False)
        elif self.wanted:
            console.print(words.say("no-run"), highlight=False)


def with_progress(
    words: Words, console: Console, title: str, total: int, work: Callable[[Callable[[int], None]], Any]
) -> tuple[Any, float]:
    """Does the work under a progress bar; gives what came of it, and the seconds that it took."""
    start = time.perf_counter()
    if not console.is_terminal:
        result = work(_Lines(words, console, total))
        return result, time.perf_counter() - start
    columns = (TextColumn("{task.description}"), BarColumn(), MofNCompleteColumn(), TimeRemainingColumn())
    with Progress(*columns, console=console, transient=True) as bar:
        task = bar.add_task(title, total=total)
        result = work(lambda done: bar.update(task, completed=done))
    return result, time.perf_counter() - start


class _Lines:
    """Progress in lines, as for a log file: one every half a minute."""

    def __init__(self, words: Words, console: Console, total: int):
        self._words, self._console, self._total = words, console, total
        self._begun: tuple[float, int] | None = None
        self._next = time.monotonic() + QUIET

    def __call__(self, done: int) -> None:
        now = time.monotonic()
        if self._begun is None:
            self._begun = now, done
        if now < self._next or done <= self._begun[1]:
            return
        self._next = now + QUIET
        left = (now - self._begun[0]) / (done - self._begun[1]) * (self._total - done)
        number = self._words.number
        line = self._words.say("progress", done=number(done), total=number(self._total), minutes=number(left / 60, 1))
        self._console.print(line, highlight=False)
