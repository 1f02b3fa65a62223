"""The bus: how nodes hear of each other's news. It says where something changed, never what.

Of a move only those nodes hear that have people at the table, or act there. A message may be lost, late or doubled:
nodes compare the numbers in it with what they have, read the rest from the database, and look there by themselves from
time to time.
"""

import asyncio
from collections.abc import Awaitable, Callable, Iterable
from typing import Protocol

from msgspec import DecodeError, Struct, json


class News(Struct, omit_defaults=True):
    """A table has come so far. `here` instead says who is connected to it on that node.

    What would be too long is sent in parts, `more` after the first.
    With a `person` it is about no table: they have another name, or some cookies of theirs open nothing any more.
    """

    node: str
    table: str = ""
    head: int = 0
    version: int = 0
    said: int = 0
    here: list[str] | None = None
    more: bool = False
    person: str | None = None
    renamed: bool = False


PART = 200
"""People told of at once."""
LONGEST = 7_800
"""Bytes of what is sent at once: a NOTIFY of PostgreSQL holds less than 8,000."""


def presence(node: str, table: str, people: Iterable[str]) -> list[News]:
    """Who is connected to a table on a node, in messages that every bus can carry."""
    here = sorted(people)
    parts = [here[first : first + PART] for first in range(0, len(here), PART)] or [[]]
    return [News(node, table, here=part, more=number > 0) for number, part in enumerate(parts)]


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


CHANNEL = "ludoteca"
_decoder = json.Decoder(list[News])


def read_news(data: bytes | str, listener: Listener) -> None:
    """Hands on what a message says; what is not one of ours is passed over."""
    try:
        told = _decoder.decode(data)
    except DecodeError:
        return
    for news in told:
        listener(news)


class Outbox:
    """News that wait to be sent. When too many wait, the oldest are dropped: nodes find out by themselves."""

    def __init__(self, most: int = 10_000):
        self._queue: asyncio.Queue[bytes] = asyncio.Queue()
        self._most = most

    def put(self, news: News) -> None:
        """Adds something."""
        if self._queue.qsize() >= self._most:
            self._queue.get_nowait()
        self._queue.put_nowait(json.encode(news))

    async def take(self) -> list[bytes]:
        """All that waits, at least one, in as few messages as will do."""
        messages = [[await self._queue.get()]]
        room = LONGEST - len(messages[0][0])
        while not self._queue.empty():
            news = self._queue.get_nowait()
            room -= len(news) + 1
            if room < 0:
                messages.append([])
                room = LONGEST - len(news)
            messages[-1].append(news)
        return [b"[" + b",".join(parts) + b"]" for parts in messages]
