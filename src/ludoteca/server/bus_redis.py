"""The bus on Redis: publish and subscribe."""

from collections.abc import AsyncIterator, Awaitable, Callable
from contextlib import asynccontextmanager

import redis.asyncio as redis
from redis.exceptions import RedisError

from ludoteca.server.bus import CHANNEL, Listener, read_news
from ludoteca.server.reconnecting_bus import ReconnectingBus

SILENCE = 5.0
"""Seconds without any message after which Redis is asked whether it is still there."""


class RedisBus(ReconnectingBus["redis.Redis"]):
    """Redis forgets who listened when it restarts."""

    failures = (RedisError, OSError)

    @asynccontextmanager
    async def _connect(self) -> "AsyncIterator[redis.Redis]":
        client = redis.Redis.from_url(self._url, socket_connect_timeout=2, socket_timeout=10)
        try:
            yield client
        finally:
            await client.aclose()

    async def _listen(
        self, connection: "redis.Redis", listener: Listener, subscribed: Callable[[], Awaitable[None]]
    ) -> None:
        async with connection.pubsub() as channel:
            await channel.subscribe(CHANNEL)
            await subscribed()
            while True:
                message = await channel.get_message(ignore_subscribe_messages=True, timeout=SILENCE)
                if message is None:
                    await channel.ping()
                elif message["type"] == "message":
                    read_news(message["data"], listener)

    async def _send(self, connection: "redis.Redis", messages: list[bytes]) -> None:
        async with connection.pipeline(transaction=False) as pipe:
            for message in messages:
                pipe.publish(CHANNEL, message)
            await pipe.execute()
