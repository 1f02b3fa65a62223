"""Threads for one kind of work, with a bounded queue before them."""

import asyncio
from collections.abc import Callable
from concurrent.futures import ThreadPoolExecutor
from typing import ParamSpec, TypeVar

from ludoteca.server.fair_semaphore import FairSemaphore

Args = ParamSpec("Args")
Result = TypeVar("Result")


class ThreadPool:
    """Some threads. Each kind of work has its own pool, so that none can keep another waiting."""

    def __init__(self, name: str, threads: int, most_waiting: int, most_waiting_each: int | None = None):
        self._semaphore = FairSemaphore(name, threads, most_waiting, most_waiting_each)
        self._threads = ThreadPoolExecutor(threads, name)

    async def run(self, key: str, work: Callable[Args, Result], *args: Args.args, **kwargs: Args.kwargs) -> Result:
        """Does something for `key` beside the loop, when its turn has come. Refuses where too much waits."""
        await self._semaphore.enter(key)
        done = asyncio.get_running_loop().run_in_executor(self._threads, lambda: work(*args, **kwargs))
        # A thread cannot be stopped: its turn lasts until it is done, even if nobody waits for it any more.
        done.add_done_callback(self._left)
        return await asyncio.shield(done)

    def _left(self, done: "asyncio.Future[Result]") -> None:
        self._semaphore.leave()
        if not done.cancelled():
            done.exception()  # whoever asked has been told, or does not wait any more

    async def stop(self) -> None:
        """Lets the threads finish what they do."""
        await asyncio.to_thread(self._threads.shutdown)
