"""Limits on how often something may be asked for."""

from collections import OrderedDict
from time import monotonic

from ludoteca.server.errors import RequestError

MOST_KEYS = 50_000
MINUTE = 60
HOUR = 3600


class TokenBuckets:
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

    def give_back(self, key: str) -> None:
        """Puts a token back that was not used up after all."""
        level, at = self._levels.get(key, (self._room, monotonic()))
        self._levels[key] = (min(self._room, level + 1), at)

    def check(self, key: str) -> None:
        """Takes a token, or refuses."""
        if not self.take(key):
            raise RequestError("too-fast", "Too many requests: wait a moment.", 429)
