"""Hints, thoughts about finished matches, and previews: beside the bots that play, and so much for each person."""

import secrets
from collections.abc import Sequence
from typing import Any, NamedTuple

from msgspec import to_builtins

from ludoteca.bots.protocol import Thought as BotThought
from ludoteca.kernel.match import Match
from ludoteca.server.bot_pool import BotPool
from ludoteca.server.errors import RequestError
from ludoteca.server.rate_limit import MINUTE, TokenBuckets
from ludoteca.server.room import Room
from ludoteca.server.settings import Settings
from ludoteca.server.socket_messages import Hint, Knowledge, Thought
from ludoteca.server.thread_pool import ThreadPool
from ludoteca.table.advice import ADVISER, HINT_MS, PLAYER, PLAYER_ITERATIONS, advice, previews
from ludoteca.table.assessment import Assessments, assess
from ludoteca.table.log import Entry, GameEvent
from ludoteca.table.thinking import knowledge_of, thought_of

HINTS_WAITING = 40
PREVIEWS_WAITING = 200
CROWD = 6
"""People behind one address, as far as advice goes."""


class Asker(NamedTuple):
    """Who wants advice, and from where."""

    person: str
    address: str


class Adviser:
    """What strong bots think, for people who ask. However many ask, the bots of tables do not wait for it."""

    def __init__(self, settings: Settings, bot_pool: BotPool):
        limits = settings.limits
        self._bot_pool = bot_pool
        self._modules = settings.modules
        self._hints = ThreadPool("hints", settings.hint_threads, HINTS_WAITING, limits.hints_at_once)
        self._previews = ThreadPool("previews", 1, PREVIEWS_WAITING, limits.hints_at_once)
        a_minute = limits.hints_a_minute
        self._people = TokenBuckets(a_minute / MINUTE, a_minute)
        self._addresses = TokenBuckets(CROWD * a_minute / MINUTE, CROWD * a_minute)

    async def stop(self) -> None:
        """Lets the threads finish what they think about."""
        await self._hints.stop()
        await self._previews.stop()

    async def knowledge(self, room: Room, index: int, seat: int, asker: Asker) -> Knowledge:
        """What a seat knows, for who thinks about it elsewhere."""
        room.check_moment(index, seat)
        if room.facts.game not in self._modules:
            raise RequestError("no-module", "Nobody could think about it elsewhere: there is no module.", 404)
        known = await self._previews.run(asker.person, knowledge_of, room.match.copy(), seat, secrets.token_hex(16))
        return Knowledge(index=index, seat=seat, **known)

    async def hint(self, room: Room, message: Hint, asker: Asker) -> Thought:
        """What a strong bot would do in a seat's place, or what is to be said of what was found elsewhere."""
        room.check_moment(message.index, message.seat)
        match = room.match.copy()
        if message.found is None:
            return await self.thought(match, message.index, message.seat, asker)
        self._check(asker)
        thought = thought_of(match, to_builtins(message.found))
        return await self._hints.run(asker.person, self._play_out, match, message.index, message.seat, thought)

    async def thought(
        self, match: Match[Any, Any], index: int, seat: int, asker: Asker, played: str | None = None
    ) -> Thought:
        """What a strong bot would do in a match that nobody else uses, beside what was played there."""
        self._check(asker)
        return await self._hints.run(asker.person, self._think, match, index, seat, played)

    async def assessments(self, match: Match[Any, Any], entries: Sequence[Entry], asker: Asker) -> Assessments:
        """What a strong bot makes of what was played from a moment on, in a match that nobody else uses."""
        self._check(asker)
        return await self._hints.run(asker.person, self._assess, match, entries)

    def _check(self, asker: Asker) -> None:
        self._people.check(asker.person)
        self._addresses.check(asker.address)

    def _think(self, match: Match[Any, Any], index: int, seat: int, played: str | None) -> Thought:
        with self._bot_pool.bot(ADVISER) as adviser, self._bot_pool.bot(PLAYER, PLAYER_ITERATIONS) as player:
            thought = adviser.think(match, milliseconds=HINT_MS)
            minded = () if played is None else (played,)
            told = advice(match, thought, player.choose, secrets.token_hex(8), minded=minded)
        return Thought(index, seat, told["options"])

    def _play_out(self, match: Match[Any, Any], index: int, seat: int, thought: BotThought) -> Thought:
        with self._bot_pool.bot(PLAYER, PLAYER_ITERATIONS) as player:
            told = advice(match, thought, player.choose, secrets.token_hex(8))
        return Thought(index, seat, told["options"])

    def _assess(self, match: Match[Any, Any], entries: Sequence[Entry]) -> Assessments:
        with self._bot_pool.bot(ADVISER) as adviser:
            return assess(match, entries, adviser)

    async def previews(
        self, room: Room, index: int, seat: int, wanted: list[int] | None, asker: Asker
    ) -> dict[int, list[GameEvent]]:
        """What moves of the seat to decide will surely do."""
        room.check_moment(index, seat)
        return await self._previews.run(asker.person, previews, room.match.copy(), wanted)
