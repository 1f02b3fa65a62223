"""What buses on a service have in common: connections that are opened again whenever they break."""

import asyncio
import logging
from abc import ABC, abstractmethod
from collections.abc import Awaitable, Callable
from contextlib import AbstractAsyncContextManager
from typing import Generic, TypeVar

from ludoteca.server.bus import Listener, News, Outbox
from ludoteca.server.metrics import BUS_LOST

logger = logging.getLogger("ludoteca.server")

PAUSE = 0.5

Connection = TypeVar("Connection")


class ReconnectingBus(ABC, Generic[Connection]):
    """Two connections, one to listen and one to tell. What came while one was away is missed, and the node resyncs."""

    shared = True
    failures: tuple[type[Exception], ...] = (OSError,)
    """What a connection that breaks raises."""

    def __init__(self, url: str):
        self._url = url
        self._outbox = Outbox()
        self._tasks: list[asyncio.Task[None]] = []
        self.connected = False

    async def start(self, listener: Listener, resync: Callable[[], Awaitable[None]]) -> None:
        """Begins to listen and to send."""

        async def subscribed() -> None:
            self.connected = True
            await resync()

        async def send(connection: Connection) -> None:
            while True:
                await self._send(connection, await self._outbox.take())

        loop = asyncio.get_running_loop()
        self._tasks = [
            loop.create_task(self._again(lambda connection: self._listen(connection, listener, subscribed))),
            loop.create_task(self._again(send)),
        ]

    def publish(self, news: News) -> None:
        """Tells the other nodes, soon."""
        self._outbox.put(news)

    async def stop(self) -> None:
        """Stops both loops."""
        for task in self._tasks:
            task.cancel()
        await asyncio.gather(*self._tasks, return_exceptions=True)

    async def _again(self, work: Callable[[Connection], Awaitable[None]]) -> None:
        """Does the work with a fresh connection, and again whenever that breaks."""
        while True:
            try:
                async with self._connect() as connection:
                    await work(connection)
            except self.failures as error:
                if self.connected:
                    logger.warning("the bus is lost (%s); trying again", type(error).__name__)
                    BUS_LOST.inc()
                self.connected = False
            await asyncio.sleep(PAUSE)

    @abstractmethod
    def _connect(self) -> AbstractAsyncContextManager[Connection]:
        """A fresh connection, for as long as it is needed."""

    @abstractmethod
    async def _listen(
        self, connection: Connection, listener: Listener, subscribed: Callable[[], Awaitable[None]]
    ) -> None:
        """Hands on what comes, for ever; says so as soon as nothing is missed any more."""

    @abstractmethod
    async def _send(self, connection: Connection, messages: list[bytes]) -> None:
        """Sends some messages."""
