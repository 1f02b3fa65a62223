"""The bus: how nodes hear of each other's news. It says where something changed, never what.

A message may be lost, late or doubled: nodes compare the numbers in it with what they have, read the rest
from the database, and look there by themselves from time to time.
"""

import asyncio
from collections.abc import Awaitable, Callable
from typing import Protocol

from msgspec import DecodeError, Struct, json

from ludoteca.kernel.errors import LudotecaError


class News(Struct, omit_defaults=True):
    """A table has come so far. `here` instead says who is connected to it on that node."""

    node: str
    table: str
    head: int = 0
    version: int = 0
    said: int = 0
    here: list[str] | None = None


Listener = Callable[[News], None]


class Bus(Protocol):
    """A way to reach the other nodes."""

    shared: bool
    """Whether there may be other nodes at all."""

    @property
    def connected(self) -> bool:
        """Whether messages get through at present, as far as one can tell."""

    async def start(self, listener: Listener, resync: Callable[[], Awaitable[None]]) -> None:
        """Begins to listen; `resync` is called whenever messages may have been missed."""

    def publish(self, news: News) -> None:
        """Tells the other nodes, soon. Never fails and never waits."""

    async def stop(self) -> None:
        """Stops listening."""


class LocalBus:
    """The bus of a server that is alone."""

    shared = False
    connected = True

    async def start(self, listener: Listener, resync: Callable[[], Awaitable[None]]) -> None:
        """There is nobody to listen to."""

    def publish(self, news: News) -> None:
        """There is nobody to tell."""

    async def stop(self) -> None:
        """There is nothing to stop."""


class NoBus(LudotecaError):
    """The bus cannot be used."""


def open_bus(url: str | None) -> Bus:
    """A bus by its URL."""
    if url is None:
        return LocalBus()
    scheme = url.split("://")[0].split("+")[0]
    if scheme not in ("redis", "rediss", "unix", "postgresql"):
        raise NoBus(f"“{scheme}” is not a bus: redis://host:6379 and postgresql://user@host/name are.")
    try:
        if scheme == "postgresql":
            from ludoteca.server.bus_postgres import PostgresBus

            return PostgresBus(url)
        from ludoteca.server.bus_redis import RedisBus

        return RedisBus(url)
    except ImportError:
        raise NoBus("A bus needs the extra “cluster”: pip install 'ludoteca[cluster]'.") from None


CHANNEL = "ludoteca"
_decoder = json.Decoder(News)


def read_news(data: bytes | str, listener: Listener) -> None:
    """Hands a message on; what is not one of ours is passed over."""
    try:
        listener(_decoder.decode(data))
    except DecodeError:
        return


class Outbox:
    """Messages that wait to be sent. When too many wait, the oldest are dropped: nodes find out by themselves."""

    def __init__(self, most: int = 10_000):
        self._queue: asyncio.Queue[bytes] = asyncio.Queue()
        self._most = most

    def put(self, news: News) -> None:
        """Adds a message."""
        if self._queue.qsize() >= self._most:
            self._queue.get_nowait()
        self._queue.put_nowait(json.encode(news))

    async def take(self) -> list[bytes]:
        """All messages that wait, at least one."""
        taken = [await self._queue.get()]
        while not self._queue.empty():
            taken.append(self._queue.get_nowait())
        return taken
