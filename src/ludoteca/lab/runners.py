"""Where the pieces of a job are played: on threads or processes of this machine, or on a Ray cluster."""

import os
from collections import deque
from collections.abc import Callable, Iterator, Sequence
from concurrent.futures import FIRST_COMPLETED, Executor, Future, ProcessPoolExecutor, ThreadPoolExecutor, wait
from dataclasses import dataclass
from multiprocessing import get_context
from typing import Protocol

from ludoteca.lab.jobs import Job, Tick, no_tick
from ludoteca.lab.playing import Played

Piece = tuple[int, int]
Finished = tuple[Piece, list[Played]]
WAITING = 2
"""Pieces that are handed out for each worker: one to play, one to go on with."""


class Runner(Protocol):
    """Plays pieces, in any order."""

    def run(self, job: Job, pieces: Sequence[Piece], tick: Tick = no_tick) -> Iterator[Finished]:
        """Gives each piece with its games as soon as it is finished."""


@dataclass(frozen=True)
class Threads:
    """This machine's threads. Compiled bots think beside each other; bots written in Python take turns."""

    count: int | None = None

    def run(self, job: Job, pieces: Sequence[Piece], tick: Tick = no_tick) -> Iterator[Finished]:
        """Gives each piece with its games as soon as it is finished."""
        job.prepare()
        workers = self.count or os.cpu_count() or 1
        # Thoughts take long: a piece is played by all threads together, so that a few games keep all of them busy.
        units = pieces if job.simple else [(number, number + 1) for piece in pieces for number in range(*piece)]
        whole = {number: piece for piece in pieces for number in range(*piece)} if units is not pieces else {}
        begun: dict[Piece, list[Played]] = {}
        with ThreadPoolExecutor(workers) as pool:
            shared = _shared_out(pool, workers, units, lambda first, end: pool.submit(job.play, first, end, tick))
            for unit, played in shared:
                piece = whole.get(unit[0], unit)
                games = begun.setdefault(piece, [])
                games += played
                if len(games) == piece[1] - piece[0]:
                    yield piece, sorted(begun.pop(piece), key=lambda game: game.number)


_job: Job | None = None


def _take(job: Job) -> None:
    global _job  # noqa: PLW0603 - a worker process has one job, handed over once
    _job = job


def _play(first: int, end: int) -> list[Played]:
    assert _job is not None
    return _job.play(first, end)


@dataclass(frozen=True)
class Processes:
    """Processes of this machine: for bots that are written in Python."""

    count: int | None = None

    def run(self, job: Job, pieces: Sequence[Piece], tick: Tick = no_tick) -> Iterator[Finished]:
        """Gives each piece with its games as soon as it is finished."""
        job.prepare()
        workers = self.count or os.cpu_count() or 1
        with ProcessPoolExecutor(workers, get_context("spawn"), initializer=_take, initargs=(job,)) as pool:
            for piece, played in _shared_out(pool, workers, pieces, lambda *games: pool.submit(_play, *games)):
                tick(len(played))
                yield piece, played


def _shared_out(
    pool: Executor, workers: int, pieces: Sequence[Piece], submit: Callable[[int, int], Future[list[Played]]]
) -> Iterator[Finished]:
    """Hands pieces out as workers become free, so that no more of them wait than can be remembered."""
    left = deque(pieces)
    running: dict[Future[list[Played]], Piece] = {}
    try:
        while left or running:
            while left and len(running) < WAITING * workers:
                piece = left.popleft()
                running[submit(*piece)] = piece
            for future in wait(running, return_when=FIRST_COMPLETED).done:
                yield running.pop(future), future.result()
    finally:
        pool.shutdown(wait=True, cancel_futures=True)
