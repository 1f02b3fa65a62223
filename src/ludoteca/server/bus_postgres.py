"""The bus on PostgreSQL: LISTEN and NOTIFY, for who wants no second service."""

import asyncio
import logging
from collections.abc import Awaitable, Callable

import psycopg
from psycopg import sql

from ludoteca.server.bus import CHANNEL, Listener, News, Outbox, read_news
from ludoteca.server.metrics import BUS_LOST
from ludoteca.server.storage.engine import postgres_arguments

logger = logging.getLogger("ludoteca.server")

PAUSE = 0.5
SILENCE = 5.0


class PostgresBus:
    """Two connections, one to listen and one to tell, both opened again whenever they break."""

    shared = True

    def __init__(self, url: str):
        self._url = url.replace("postgresql+psycopg://", "postgresql://", 1)
        self._outbox = Outbox()
        self._tasks: list[asyncio.Task[None]] = []
        self.connected = False

    async def start(self, listener: Listener, resync: Callable[[], Awaitable[None]]) -> None:
        """Begins to listen and to send."""
        loop = asyncio.get_running_loop()
        self._tasks = [
            loop.create_task(self._again(lambda connection: self._listen(connection, listener, resync))),
            loop.create_task(self._again(self._send)),
        ]

    def publish(self, news: News) -> None:
        """Tells the other nodes, soon."""
        self._outbox.put(news)

    async def stop(self) -> None:
        """Stops both loops."""
        for task in self._tasks:
            task.cancel()
        await asyncio.gather(*self._tasks, return_exceptions=True)

    async def _again(self, work: "Callable[[psycopg.AsyncConnection], Awaitable[None]]") -> None:
        """Does the work with a fresh connection, and again whenever that breaks."""
        while True:
            try:
                async with await psycopg.AsyncConnection.connect(
                    self._url, autocommit=True, **postgres_arguments(None)
                ) as connection:
                    await work(connection)
            except (psycopg.Error, OSError) as error:
                if self.connected:
                    logger.warning("the bus is lost (%s); trying again", type(error).__name__)
                    BUS_LOST.inc()
                self.connected = False
            await asyncio.sleep(PAUSE)

    async def _listen(
        self, connection: "psycopg.AsyncConnection", listener: Listener, resync: Callable[[], Awaitable[None]]
    ) -> None:
        await connection.execute(sql.SQL("LISTEN {}").format(sql.Identifier(CHANNEL)))
        self.connected = True
        await resync()
        while True:
            async for notice in connection.notifies(timeout=SILENCE):
                read_news(notice.payload, listener)
            await connection.execute("SELECT 1")

    async def _send(self, connection: "psycopg.AsyncConnection") -> None:
        while True:
            for message in await self._outbox.take():
                await connection.execute("SELECT pg_notify(%s, %s)", (CHANNEL, message.decode()))
