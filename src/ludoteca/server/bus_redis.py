"""The bus on Redis: publish and subscribe, with a loop that comes back after every interruption."""

import asyncio
import logging
from collections.abc import Awaitable, Callable

import redis.asyncio as redis
from redis.exceptions import RedisError

from ludoteca.server.bus import CHANNEL, Listener, News, Outbox, read_news
from ludoteca.server.metrics import BUS_LOST

logger = logging.getLogger("ludoteca.server")

PAUSE = 0.5
SILENCE = 5.0
"""Seconds without any message after which Redis is asked whether it is still there."""


class RedisBus:
    """Redis forgets who listened when it restarts: both loops then begin anew, and the node resyncs."""

    shared = True

    def __init__(self, url: str):
        self._url = url
        self._outbox = Outbox()
        self._tasks: list[asyncio.Task[None]] = []
        self.connected = False

    async def start(self, listener: Listener, resync: Callable[[], Awaitable[None]]) -> None:
        """Begins to listen and to send."""
        loop = asyncio.get_running_loop()
        self._tasks = [
            loop.create_task(self._again(lambda client: self._listen(client, listener, resync))),
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

    async def _again(self, work: "Callable[[redis.Redis], Awaitable[None]]") -> None:
        """Does the work with a fresh connection, and again whenever that breaks."""
        while True:
            client = redis.Redis.from_url(self._url, socket_connect_timeout=2, socket_timeout=10)
            try:
                await work(client)
            except (RedisError, OSError) as error:
                if self.connected:
                    logger.warning("the bus is lost (%s); trying again", type(error).__name__)
                    BUS_LOST.inc()
                self.connected = False
            finally:
                await client.aclose()
            await asyncio.sleep(PAUSE)

    async def _listen(self, client: "redis.Redis", listener: Listener, resync: Callable[[], Awaitable[None]]) -> None:
        async with client.pubsub() as channel:
            await channel.subscribe(CHANNEL)
            self.connected = True
            await resync()
            while True:
                message = await channel.get_message(ignore_subscribe_messages=True, timeout=SILENCE)
                if message is None:
                    await channel.ping()
                elif message["type"] == "message":
                    read_news(message["data"], listener)

    async def _send(self, client: "redis.Redis") -> None:
        while True:
            messages = await self._outbox.take()
            async with client.pipeline(transaction=False) as pipe:
                for message in messages:
                    pipe.publish(CHANNEL, message)
                await pipe.execute()
