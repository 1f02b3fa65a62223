"""Writing: jobs in a queue, done by a few threads, each transaction with as many of them as wait.

On SQLite one thread writes. A commit costs a flush of the disk, so all jobs that arrived during the last one
share the next (group commit). On PostgreSQL several threads each commit one job at a time, for jobs of any kind in
one transaction could make two servers wait for each other in a circle. There moves, which are most of what is
written and touch one table each, go another way (`move_writer.py`).
"""

import asyncio
from collections.abc import Callable, Iterator
from contextlib import contextmanager, suppress
from functools import partial
from typing import Any, TypeVar

import sqlalchemy as sa

from ludoteca.server.errors import RequestError
from ludoteca.server.storage.appending import Appending, append
from ludoteca.server.storage.batches import LONGEST, Batches
from ludoteca.server.storage.move_writer import MoveWriter

Result = TypeVar("Result")
Job = Callable[[sa.Connection], Any]

POSTGRES_THREADS = 8


class Writer:
    """The threads that write. A job may be tried twice; one that refuses or fails changes nothing."""

    def __init__(self, engine: sa.Engine):
        self._engine = engine.execution_options(writing=True)
        sqlite = engine.dialect.name == "sqlite"
        self._kept: sa.Connection | None = self._engine.connect() if sqlite else None
        """SQLite's one connection for writing. On PostgreSQL each transaction takes one that is seen to work."""
        threads, most = (1, LONGEST) if sqlite else (POSTGRES_THREADS, 1)
        self._jobs: Batches[Job] = Batches("writer", threads, most, self._done)
        self._moves = None if sqlite else MoveWriter(engine)

    def write(self, job: Callable[[sa.Connection], Result]) -> "asyncio.Future[Result]":
        """Does a job; the future is done when it is committed. It will be done even if nobody waits for it."""
        return self._jobs.ask(job)

    def append(self, new: Appending) -> "asyncio.Future[bool]":
        """Appends to a log; the future is done when it is committed, and says whether it was."""
        return self.write(partial(append, new=new)) if self._moves is None else self._moves.append(new)

    def close(self) -> None:
        """Finishes what was asked for, then stops."""
        if self._moves is not None:
            self._moves.close()
        self._jobs.close()
        if self._kept is not None:
            self._kept.close()

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

    def _done(self, batch: list[Job]) -> list[Any]:
        """All jobs in one transaction; if one is refused or fails, each in its own, and that one changes nothing."""
        try:
            with self._transaction() as connection:
                return [job(connection) for job in batch]
        except Exception as error:  # noqa: BLE001  whatever it is, the one who asked is told
            if len(batch) == 1:
                return [error]
            return [answer for one in batch for answer in self._done([one])]
