"""Bots that think: each is used by one thread at a time, and kept for the next."""

import secrets
from collections import defaultdict
from collections.abc import Iterator
from contextlib import contextmanager
from typing import Any

from ludoteca import bots


class Minds:
    """The minds of a node, by level. There are never more than threads that have used one at the same time."""

    def __init__(self) -> None:
        self._idle: dict[str, list[Any]] = defaultdict(list)

    @contextmanager
    def mind(self, level: str) -> Iterator[Any]:
        """A mind for as long as it is needed. Its own choices have nothing to do with any table's seed."""
        try:
            mind = self._idle[level].pop()
        except IndexError:
            mind = bots.bot(level, seed=secrets.token_hex(16))
        try:
            yield mind
        finally:
            self._idle[level].append(mind)
