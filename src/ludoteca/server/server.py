"""One server process: its tables, those who act at them by themselves, and its place among other servers."""

import asyncio
from collections.abc import Callable

from ludoteca.server.bot_runner import BotRunner
from ludoteca.server.cluster import Cluster
from ludoteca.server.metrics import LOOP_LAG
from ludoteca.server.node import Node
from ludoteca.server.settings import Settings

GLANCE = 0.25
"""Seconds between two looks at how late the loop is."""


class Server:
    """A node with its bots and the other nodes."""

    def __init__(self, settings: Settings):
        self.node = Node(settings)
        self.cluster = Cluster(self.node)
        self.bots = BotRunner(self.node, self.cluster.looks_after)
        self.node.automation = self.bots
        self._lag_watch: asyncio.Task[None] | None = None

    async def start(self) -> None:
        """Begins to listen to the bus and to look after tables."""
        await self.node.bus.start(self.cluster.hear, self.cluster.reconnected)
        self.cluster.start()
        self._lag_watch = asyncio.get_running_loop().create_task(watch_lag(self._note_lag))

    def _note_lag(self, late: float) -> None:
        self.node.lag = late

    async def stop(self) -> None:
        """Stops, after what was begun is finished."""
        self.node.stopping = True
        if self._lag_watch is not None:
            self._lag_watch.cancel()
        await self.cluster.stop()
        await self.cluster.archive_the_last()
        await self.bots.stop()
        await self.node.stop()


async def watch_lag(note: Callable[[float], None] | None = None) -> None:
    """Measures how late the loop is: whatever keeps it busy keeps everybody waiting."""
    loop = asyncio.get_running_loop()
    while True:
        begun = loop.time()
        await asyncio.sleep(GLANCE)
        late = max(0.0, loop.time() - begun - GLANCE)
        LOOP_LAG.observe(late)
        if note is not None:
            note(late)
