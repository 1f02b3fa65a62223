"""Appending moves on PostgreSQL: all that wait are one statement, which is a transaction of its own: one question and
one answer, one flush of the disk.
"""

import asyncio
from typing import Any

import sqlalchemy as sa

from ludoteca.server.storage.appending import Appending, append_many
from ludoteca.server.storage.batches import LONGEST, Batches

SETTINGS = "SET enable_seqscan = off; SET enable_hashjoin = off; SET enable_mergejoin = off"
"""A few tables of very many are found by their key, whatever PostgreSQL knows of how many there are."""


class MoveWriter:
    """A thread with a connection of its own, which it opens again when it is broken."""

    def __init__(self, engine: sa.Engine):
        self._engine = engine
        self._kept: sa.PoolProxiedConnection | None = None
        self._moves: Batches[Appending] = Batches("move-writer", 1, LONGEST, self._done)

    def append(self, new: Appending) -> "asyncio.Future[bool]":
        """Appends to a log; the future is done when it is committed, and says whether it was."""
        return self._moves.ask(new)

    def close(self) -> None:
        """Finishes what was asked for, then stops."""
        self._moves.close()
        self._part()

    def _done(self, batch: list[Appending]) -> list[Any]:
        """All at once; if that fails, each by itself."""
        try:
            appended = self._append(batch)
        except Exception as error:  # noqa: BLE001  whatever it is, the one who asked is told
            if len(batch) == 1:
                return [error]
            return [answer for one in batch for answer in self._done([one])]
        return [new.table_id in appended for new in batch]

    def _append(self, batch: list[Appending]) -> set[str]:
        """Appends, once more where the connection at hand turns out to be broken: the database was restarted, say.

        What such a connection committed without having said so is not there twice: the number is taken.
        """
        if self._kept is not None:
            try:
                return append_many(self._driver(self._kept), batch)
            except Exception:
                broken = self._driver(self._kept).closed
                if not broken:
                    raise
                self._part()
        self._kept = self._engine.raw_connection()
        driver = self._driver(self._kept)
        driver.autocommit = True
        driver.execute(SETTINGS)
        return append_many(driver, batch)

    def _driver(self, connection: sa.PoolProxiedConnection) -> Any:
        return connection.driver_connection

    def _part(self) -> None:
        if self._kept is not None:
            self._kept.invalidate()
            self._kept = None
