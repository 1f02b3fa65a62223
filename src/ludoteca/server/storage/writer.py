"""Writing: jobs in a queue, done by a few threads, each transaction with as many of them as wait.

On SQLite one thread writes. A commit costs a flush of the disk, so all jobs that arrived during the last one
share the next (group commit). PostgreSQL does that by itself across connections: there several threads each
commit one job at a time, and two servers cannot wait for each other in a circle.
"""

import asyncio
import queue
import threading
from collections.abc import Callable, Iterator
from contextlib import contextmanager, suppress
from typing import Any, TypeVar

import sqlalchemy as sa

from ludoteca.server.errors import RequestError
from ludoteca.server.metrics import BATCH, COMMIT

Result = TypeVar("Result")
Job = Callable[[sa.Connection], Any]
Waiting = tuple[Job, asyncio.AbstractEventLoop, "asyncio.Future[Any]"]

LONGEST_BATCH = 256
POSTGRES_THREADS = 8


class Writer:
    """The threads that write. A job may be tried twice; one that refuses or fails changes nothing."""

    def __init__(self, engine: sa.Engine):
        self._engine = engine.execution_options(writing=True)
        sqlite = engine.dialect.name == "sqlite"
        self._kept: sa.Connection | None = self._engine.connect() if sqlite else None
        """SQLite's one connection for writing. On PostgreSQL each transaction takes one that is seen to work."""
        self._most = LONGEST_BATCH if sqlite else 1
        self._queue: queue.SimpleQueue[Waiting | None] = queue.SimpleQueue()
        self._threads = [
            threading.Thread(target=self._work, name=f"writer-{number}", daemon=True)
            for number in range(1 if sqlite else POSTGRES_THREADS)
        ]
        for thread in self._threads:
            thread.start()

    def write(self, job: Callable[[sa.Connection], Result]) -> "asyncio.Future[Result]":
        """Does a job; the future is done when it is committed. It will be done even if nobody waits for it."""
        loop = asyncio.get_running_loop()
        future: asyncio.Future[Result] = loop.create_future()
        self._queue.put((job, loop, future))
        return future

    def close(self) -> None:
        """Finishes what was asked for, then stops."""
        for _ in self._threads:
            self._queue.put(None)
        for thread in self._threads:
            thread.join()
        if self._kept is not None:
            self._kept.close()

    def _work(self) -> None:
        while True:
            batch = self._next_batch()
            if not batch:
                return
            BATCH.observe(len(batch))
            with COMMIT.time():
                answers = self._done(batch)
            _tell(batch, answers)

    def _next_batch(self) -> list[Waiting]:
        batch: list[Waiting] = []
        while len(batch) < self._most:
            try:
                waiting = self._queue.get(block=not batch)
            except queue.Empty:
                break
            if waiting is None:
                if batch:
                    self._queue.put(None)
                break
            batch.append(waiting)
        return batch

    @contextmanager
    def _transaction(self) -> Iterator[sa.Connection]:
        if self._kept is None:
            with self._engine.begin() as connection:
                yield connection
            return
        try:
            with self._kept.begin():
                yield self._kept
        except RequestError:
            raise
        except Exception:
            # A disk that is full, say: who knows in what state that has left the connection.
            with suppress(sa.exc.SQLAlchemyError):
                self._kept.close()
            self._kept = self._engine.connect()
            raise

    def _done(self, batch: list[Waiting]) -> list[Any]:
        """All jobs in one transaction; if one is refused or fails, each in its own, and that one changes nothing."""
        try:
            with self._transaction() as connection:
                return [job(connection) for job, _, _ in batch]
        except Exception as error:  # noqa: BLE001  whatever it is, the one who asked is told
            if len(batch) == 1:
                return [error]
            return [answer for one in batch for answer in self._done([one])]


def _tell(batch: list[Waiting], answers: list[Any]) -> None:
    """Wakes those who wait: each loop once, however many jobs of it were done."""
    settled: dict[asyncio.AbstractEventLoop, list[tuple[asyncio.Future[Any], Any]]] = {}
    for (_, loop, future), answer in zip(batch, answers, strict=True):
        settled.setdefault(loop, []).append((future, answer))
    for loop, told in settled.items():
        try:
            loop.call_soon_threadsafe(_settle, told)
        except RuntimeError:  # the loop has closed: nobody is waiting any more
            continue


def _settle(told: list[tuple["asyncio.Future[Any]", Any]]) -> None:
    for future, answer in told:
        if future.done():
            continue
        if isinstance(answer, Exception):
            future.set_exception(answer)
        else:
            future.set_result(answer)
