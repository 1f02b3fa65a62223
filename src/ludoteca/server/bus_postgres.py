"""The bus on PostgreSQL: LISTEN and NOTIFY, for who wants no second service."""

from collections.abc import AsyncIterator, Awaitable, Callable
from contextlib import asynccontextmanager

import psycopg
from psycopg import sql

from ludoteca.server.bus import CHANNEL, Listener, read_news
from ludoteca.server.reconnecting_bus import ReconnectingBus
from ludoteca.server.storage.engine import postgres_arguments

SILENCE = 5.0
"""Seconds without any message after which PostgreSQL is asked whether it is still there."""


class PostgresBus(ReconnectingBus["psycopg.AsyncConnection"]):
    """A connection of PostgreSQL may also be closed by whoever runs it."""

    failures = (psycopg.Error, OSError)

    def __init__(self, url: str):
        super().__init__(url.replace("postgresql+psycopg://", "postgresql://", 1))

    @asynccontextmanager
    async def _connect(self) -> "AsyncIterator[psycopg.AsyncConnection]":
        async with await psycopg.AsyncConnection.connect(
            self._url, autocommit=True, **postgres_arguments(None)
        ) as connection:
            yield connection

    async def _listen(
        self, connection: "psycopg.AsyncConnection", listener: Listener, subscribed: Callable[[], Awaitable[None]]
    ) -> None:
        await connection.execute(sql.SQL("LISTEN {}").format(sql.Identifier(CHANNEL)))
        await subscribed()
        while True:
            async for notice in connection.notifies(timeout=SILENCE):
                read_news(notice.payload, listener)
            await connection.execute("SELECT 1")

    async def _send(self, connection: "psycopg.AsyncConnection", messages: list[bytes]) -> None:
        for message in messages:
            await connection.execute("SELECT pg_notify(%s, %s)", (CHANNEL, message.decode()))
