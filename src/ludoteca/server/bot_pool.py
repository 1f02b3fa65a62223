"""Bots that think: each is used by one thread at a time, and kept for the next."""

import secrets
from collections import defaultdict
from collections.abc import Iterator
from contextlib import contextmanager
from typing import Any

from ludoteca import bots


class BotPool:
    """The bots of a node, by level and budget: never more than threads that have used one at the same time."""

    def __init__(self) -> None:
        self._idle: dict[tuple[str, int | None], list[Any]] = defaultdict(list)

    @contextmanager
    def bot(self, level: str, iterations: int | None = None) -> Iterator[Any]:
        """A bot for as long as it is needed, with the level's own budget or another.

        Its own choices have nothing to do with any table's seed.
        """
        kept = self._idle[level, iterations]
        try:
            bot = kept.pop()
        except IndexError:
            budget = None if iterations is None else bots.Budget(iterations=iterations)
            bot = bots.bot(level, seed=secrets.token_hex(16), budget=budget)
        try:
            yield bot
        finally:
            kept.append(bot)
