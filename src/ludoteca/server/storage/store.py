"""The database as the rest of the server sees it: `read` and `write`, both awaited."""

import asyncio
import logging
from collections.abc import Callable
from concurrent.futures import ThreadPoolExecutor
from typing import TypeVar

import sqlalchemy as sa

from ludoteca.server.storage.appending import Appending
from ludoteca.server.storage.backup import copy_sqlite, free_name, sqlite_file
from ludoteca.server.storage.engine import (
    NoDatabase,
    check_usable,
    is_current,
    is_newer,
    migrate,
    open_engine,
    revision_of,
)
from ludoteca.server.storage.writer import POSTGRES_THREADS, Writer

Result = TypeVar("Result")
logger = logging.getLogger("ludoteca.server")
READERS = 4
PATIENCE = 30
"""Seconds that a statement may take."""


def _bring_up_to_date(engine: sa.Engine, url: str) -> None:
    """Changes the tables of an older SQLite file, after a copy of it was laid beside it."""
    if is_current(engine):
        return
    before, file = revision_of(engine), sqlite_file(url)
    if before is not None and file is not None:
        copy = free_name(file, f"before-update-{before}")
        copy_sqlite(file, copy)
        logger.info("the database is brought up to date; as it was before it is kept in %s", copy.name)
    migrate(engine)


class Store:
    """An open database. SQLite is brought up to date when it is opened; on PostgreSQL that is a command."""

    def __init__(self, url: str):
        self.engine = open_engine(url, READERS + POSTGRES_THREADS + 1, PATIENCE)
        try:
            check_usable(self.engine)
            if is_newer(self.engine):
                logger.info("a newer version has changed this database; it says that this one may go on using it")
            elif self.engine.dialect.name == "sqlite":
                _bring_up_to_date(self.engine, url)
            elif not is_current(self.engine):
                raise NoDatabase(
                    "This database is not up to date: run “ludoteca serve --migrate” once, then start again."
                )
        except sa.exc.DBAPIError as error:
            self.engine.dispose()
            raise NoDatabase(f"The database cannot be used: {error.orig}") from None
        except NoDatabase:
            self.engine.dispose()
            raise
        self._writer = Writer(self.engine)
        # PostgreSQL shows each statement what is there by then: no transaction has to be begun and ended around it.
        alone = {"isolation_level": "AUTOCOMMIT"} if self.engine.dialect.name == "postgresql" else {}
        self._reading = self.engine.execution_options(**alone)
        self._readers = ThreadPoolExecutor(READERS, "reader")

    def write(self, job: Callable[[sa.Connection], Result]) -> "asyncio.Future[Result]":
        """Does a job in a transaction; done when it is committed."""
        return self._writer.write(job)

    def append(self, new: Appending) -> "asyncio.Future[bool]":
        """Appends to a log; done when it is committed. False: the table is not as it was believed to be."""
        return self._writer.append(new)

    async def read(self, job: Callable[[sa.Connection], Result]) -> Result:
        """Does a job that only reads."""
        return await asyncio.get_running_loop().run_in_executor(self._readers, self.read_now, job)

    def read_now(self, job: Callable[[sa.Connection], Result]) -> Result:
        """The same, in the thread that asks."""
        with self._reading.connect() as connection:
            return job(connection)

    def close(self) -> None:
        """Finishes what was begun."""
        self._writer.close()
        self._readers.shutdown()
        self.engine.dispose()
