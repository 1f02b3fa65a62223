"""The database as the rest of the server sees it: `read` and `write`, both awaited."""

import asyncio
from collections.abc import Callable
from concurrent.futures import ThreadPoolExecutor
from typing import TypeVar

import sqlalchemy as sa

from ludoteca.server.storage.engine import NoDatabase, is_current, migrate, open_engine
from ludoteca.server.storage.writer import POSTGRES_THREADS, Writer

Result = TypeVar("Result")
READERS = 4


class Store:
    """An open database. SQLite is brought up to date when it is opened; on PostgreSQL that is a command."""

    def __init__(self, url: str):
        self.engine = open_engine(url, READERS + POSTGRES_THREADS)
        try:
            if self.engine.dialect.name == "sqlite":
                migrate(self.engine)
            elif not is_current(self.engine):
                raise NoDatabase(
                    "This database is not up to date: run “ludoteca serve --migrate” once, then start again."
                )
        except sa.exc.DBAPIError as error:
            self.engine.dispose()
            raise NoDatabase(f"The database cannot be used: {error.orig}") from None
        self._writer = Writer(self.engine)
        self._readers = ThreadPoolExecutor(READERS, "reader")

    def write(self, job: Callable[[sa.Connection], Result]) -> "asyncio.Future[Result]":
        """Does a job in a transaction; done when it is committed."""
        return self._writer.write(job)

    async def read(self, job: Callable[[sa.Connection], Result]) -> Result:
        """Does a job that only reads."""
        return await asyncio.get_running_loop().run_in_executor(self._readers, self.read_now, job)

    def read_now(self, job: Callable[[sa.Connection], Result]) -> Result:
        """The same, in the thread that asks."""
        with self.engine.connect() as connection:
            return job(connection)

    def close(self) -> None:
        """Finishes what was begun."""
        self._writer.close()
        self._readers.shutdown()
        self.engine.dispose()
