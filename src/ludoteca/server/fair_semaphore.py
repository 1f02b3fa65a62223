"""A semaphore for work that only so much of can be done at a time: who waits is let through in a fair order."""

import asyncio
from collections import OrderedDict, deque
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager
from time import monotonic

from ludoteca.server.errors import busy
from ludoteca.server.metrics import QUEUE_SECONDS, QUEUED, REJECTED, WORKING

Waiting = deque["asyncio.Future[None]"]


class FairSemaphore:
    """Lets so many through at a time. The others wait, a bounded number of them, and are let through in turn:

    one of each key (a table, a person, an address) after the other, so that who asks for a lot waits for themselves.
    """

    def __init__(self, name: str, at_once: int, most_waiting: int, most_waiting_each: int | None = None):
        self.name = name
        self._free = at_once
        self._most = most_waiting
        self._most_each = most_waiting if most_waiting_each is None else most_waiting_each
        self._waiting = 0
        self._queues: OrderedDict[str, Waiting] = OrderedDict()
        """Those who wait, by key; the first key is next."""

    @asynccontextmanager
    async def turn(self, key: str) -> AsyncIterator[None]:
        """Waits for a turn and has it until the block is left."""
        await self.enter(key)
        try:
            yield
        finally:
            self.leave()

    async def enter(self, key: str) -> None:
        """Waits for a turn; whoever got it must `leave`. Refuses where too many wait."""
        begun = monotonic()
        if self._free:
            self._free -= 1
        else:
            await self._wait(key)
        QUEUE_SECONDS.labels(self.name).observe(monotonic() - begun)
        WORKING.labels(self.name).inc()

    async def _wait(self, key: str) -> None:
        queue = self._queues.get(key, ())
        if self._waiting >= self._most or len(queue) >= self._most_each:
            REJECTED.labels(self.name).inc()
            raise busy()
        turn = asyncio.get_running_loop().create_future()
        self._queues.setdefault(key, deque()).append(turn)
        self._count(1)
        try:
            await turn
        except asyncio.CancelledError:
            if turn.cancelled():
                self._give_up(key, turn)
            else:  # it was given the turn in the same moment
                self._pass_on()
            raise

    def leave(self) -> None:
        """The turn is over: the next one's begins."""
        WORKING.labels(self.name).dec()
        self._pass_on()

    def _pass_on(self) -> None:
        while self._queues:
            key, queue = self._queues.popitem(last=False)
            turn = queue.popleft()
            if queue:
                self._queues[key] = queue
            self._count(-1)
            if not turn.done():
                turn.set_result(None)
                return
        self._free += 1

    def _give_up(self, key: str, turn: "asyncio.Future[None]") -> None:
        queue = self._queues.get(key)
        if queue is not None and turn in queue:
            queue.remove(turn)
            if not queue:
                del self._queues[key]
            self._count(-1)

    def _count(self, change: int) -> None:
        self._waiting += change
        QUEUED.labels(self.name).set(self._waiting)
