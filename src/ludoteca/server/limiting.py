"""Limits on how often something may be asked for."""

from collections import OrderedDict
from time import monotonic

from ludoteca.server.refusals import Refusal

MOST_KEYS = 50_000


class Buckets:
    """A bucket of tokens for each key: it fills by itself, and each request takes one out."""

    def __init__(self, a_second: float, room: float):
        self._a_second = a_second
        self._room = max(1.0, room)
        self._levels: OrderedDict[str, tuple[float, float]] = OrderedDict()

    def take(self, key: str) -> bool:
        """Takes a token; False if there is none."""
        now = monotonic()
        level, at = self._levels.get(key, (self._room, now))
        level = min(self._room, level + (now - at) * self._a_second)
        granted = level >= 1
        self._levels[key] = (level - granted, now)
        self._levels.move_to_end(key)
        if len(self._levels) > MOST_KEYS:
            self._levels.popitem(last=False)
        return granted

    def check(self, key: str) -> None:
        """Takes a token, or refuses."""
        if not self.take(key):
            raise Refusal("too-fast", "Too many requests: wait a moment.", 429)
