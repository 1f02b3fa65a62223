"""Hints, thoughts about finished matches, and previews: beside the bots that play, and so much for each person."""

from typing import Any, NamedTuple

from ludoteca.kernel.match import Match
from ludoteca.server.minds import Minds
from ludoteca.server.rate_limit import MINUTE, TokenBuckets
from ludoteca.server.room import Room
from ludoteca.server.settings import Settings
from ludoteca.server.socket_messages import Thought
from ludoteca.server.thread_pool import ThreadPool
from ludoteca.table.advice import ADVISER, HINT_MS, advice, previews
from ludoteca.table.log import GameEvent

HINTS_WAITING = 40
PREVIEWS_WAITING = 200
CROWD = 6
"""People behind one address, as far as advice goes."""


class Asker(NamedTuple):
    """Who wants advice, and from where."""

    person: str
    address: str


class Advice:
    """What strong bots think, for people who ask. However many ask, the bots of tables do not wait for it."""

    def __init__(self, settings: Settings, minds: Minds):
        limits = settings.limits
        self._minds = minds
        self._hints = ThreadPool("hints", settings.hint_threads, HINTS_WAITING, limits.hints_at_once)
        self._previews = ThreadPool("previews", 1, PREVIEWS_WAITING, limits.hints_at_once)
        a_minute = limits.hints_a_minute
        self._people = TokenBuckets(a_minute / MINUTE, a_minute)
        self._addresses = TokenBuckets(CROWD * a_minute / MINUTE, CROWD * a_minute)

    async def stop(self) -> None:
        """Lets the threads finish what they think about."""
        await self._hints.stop()
        await self._previews.stop()

    async def hint(self, room: Room, index: int, seat: int, asker: Asker) -> Thought:
        """What a strong bot would do in a seat's place."""
        room.check_moment(index, seat)
        return await self.thought(room.match.copy(), index, seat, asker)

    async def thought(self, match: Match[Any, Any], index: int, seat: int, asker: Asker) -> Thought:
        """What a strong bot would do in a match that nobody else uses."""
        self._people.check(asker.person)
        self._addresses.check(asker.address)
        return await self._hints.run(asker.person, self._think, match, index, seat)

    def _think(self, match: Match[Any, Any], index: int, seat: int) -> Thought:
        with self._minds.mind(ADVISER) as mind:
            told = advice(mind.think(match, milliseconds=HINT_MS))
        return Thought(index, seat, told["options"], told["line"])

    async def previews(
        self, room: Room, index: int, seat: int, wanted: list[int] | None, asker: Asker
    ) -> dict[int, list[GameEvent]]:
        """What moves of the seat to decide will surely do."""
        room.check_moment(index, seat)
        return await self._previews.run(asker.person, previews, room.match.copy(), wanted)
