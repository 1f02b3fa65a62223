"""A cache of answers that stay the same: worked out once, however many ask."""

import asyncio
from collections import OrderedDict
from collections.abc import Callable, Coroutine
from typing import Any, Generic, TypeVar

Answer = TypeVar("Answer")


class AnswerCache(Generic[Answer]):
    """Some answers by key; the least used ones are forgotten, and so is one that could not be given."""

    def __init__(self, most: int):
        self._most = most
        self._answers: OrderedDict[str, asyncio.Task[Answer]] = OrderedDict()

    async def of(self, key: str, find_out: Callable[[], Coroutine[Any, Any, Answer]]) -> Answer:
        """The answer; whoever asks meanwhile waits for the same one."""
        task = self._answers.get(key)
        if task is None:
            task = self._answers[key] = asyncio.get_running_loop().create_task(find_out())
            task.add_done_callback(lambda done: self._over(key, done))
            if len(self._answers) > self._most:
                self._answers.popitem(last=False)
        else:
            self._answers.move_to_end(key)
        return await asyncio.shield(task)

    def _over(self, key: str, done: "asyncio.Task[Answer]") -> None:
        if (done.cancelled() or done.exception() is not None) and self._answers.get(key) is done:
            del self._answers[key]
