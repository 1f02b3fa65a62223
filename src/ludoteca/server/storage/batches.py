"""Threads that do what is asked of them in order, as much of it at once as waits."""

import asyncio
import queue
import threading
from collections.abc import Callable
from typing import Any, Generic, TypeVar

from ludoteca.server.metrics import BATCH, COMMIT

Item = TypeVar("Item")
LONGEST = 256


class Batches(Generic[Item]):
    """Items in a queue. `work` gives an answer for each of those that it is handed; an exception is one as well."""

    def __init__(self, name: str, threads: int, most: int, work: Callable[[list[Item]], list[Any]]):
        self._most = most
        self._work = work
        self._queue: queue.SimpleQueue[tuple[Item, asyncio.Future[Any]] | None] = queue.SimpleQueue()
        self._threads = [
            threading.Thread(target=self._go_on, name=f"{name}-{number}", daemon=True) for number in range(threads)
        ]
        for thread in self._threads:
            thread.start()

    def ask(self, item: Item) -> "asyncio.Future[Any]":
        """Has something done. It will be done even if nobody waits for it."""
        future: asyncio.Future[Any] = asyncio.get_running_loop().create_future()
        self._queue.put((item, future))
        return future

    def close(self) -> None:
        """Finishes what was asked for, then stops."""
        for _ in self._threads:
            self._queue.put(None)
        for thread in self._threads:
            thread.join()

    def _go_on(self) -> None:
        while True:
            batch = self._next_batch()
            if not batch:
                return
            BATCH.observe(len(batch))
            with COMMIT.time():
                answers = self._work([item for item, _ in batch])
            _tell([future for _, future in batch], answers)

    def _next_batch(self) -> list[tuple[Item, "asyncio.Future[Any]"]]:
        batch: list[tuple[Item, asyncio.Future[Any]]] = []
        while len(batch) < self._most:
            try:
                waiting = self._queue.get(block=not batch)
            except queue.Empty:
                break
            if waiting is None:
                if batch:
                    self._queue.put(None)
                break
            batch.append(waiting)
        return batch


def _tell(futures: list["asyncio.Future[Any]"], answers: list[Any]) -> None:
    """Wakes those who wait: each loop once, however many items of it were done."""
    settled: dict[asyncio.AbstractEventLoop, list[tuple[asyncio.Future[Any], Any]]] = {}
    for future, answer in zip(futures, answers, strict=True):
        settled.setdefault(future.get_loop(), []).append((future, answer))
    for loop, told in settled.items():
        try:
            loop.call_soon_threadsafe(_settle, told)
        except RuntimeError:  # the loop has closed: nobody is waiting any more
            continue


def _settle(told: list[tuple["asyncio.Future[Any]", Any]]) -> None:
    for future, answer in told:
        if future.done():
            continue
        if isinstance(answer, Exception):
            future.set_exception(answer)
        else:
            future.set_result(answer)
