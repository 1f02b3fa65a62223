"""The bots of tables: those that sit there, those that stand in, and the moves of who has run out of time."""

import asyncio
import logging
from collections.abc import Callable
from time import monotonic
from typing import Any

from ludoteca.bots import BadBot
from ludoteca.kernel.errors import BadOption
from ludoteca.kernel.match import Match
from ludoteca.kernel.moves import Move
from ludoteca.server import commit, ending, voting
from ludoteca.server.errors import RequestError
from ludoteca.server.metrics import BOT
from ludoteca.server.node import Node
from ludoteca.server.room import Room
from ludoteca.server.table_facts import now_ms
from ludoteca.server.thread_pool import ThreadPool
from ludoteca.table.facts import TableFacts
from ludoteca.table.levels import STAND_IN
from ludoteca.table.log import AUTO, Row
from ludoteca.table.log import BOT as BOT_KIND

logger = logging.getLogger("ludoteca.server")

SOON = 60.0
BACK_OFF = 5.0


class BotRunner:
    """The bots of a node. They pause where nobody looks on, and tables get their turns fairly."""

    def __init__(self, node: Node, looks_after: Callable[[str, TableFacts], bool]):
        """`looks_after`: whether this node is the one that acts at a table."""
        self._node = node
        self._looks_after = looks_after
        self._threads = ThreadPool("bots", node.settings.bot_threads, node.limits.rooms)
        self._absent = ThreadPool("absent_bots", 1, node.limits.rooms)
        self._timers: dict[str, asyncio.TimerHandle] = {}
        self._acting: set[str] = set()
        self._stopped = False

    async def stop(self) -> None:
        """Lets the threads finish what they think about."""
        self._stopped = True
        for timer in self._timers.values():
            timer.cancel()
        self._timers.clear()
        await self._threads.stop()
        await self._absent.stop()

    def acts_at(self, room: Room) -> bool:
        """Whether it is for this node to act at a table, and not for another one."""
        return self._looks_after(room.id, room.facts)

    def is_busy(self, room: Room) -> bool:
        """Whether the server itself is about to act here. What is due much later is found when its time comes."""
        timer = self._timers.get(room.id)
        soon = timer is not None and timer.when() - asyncio.get_running_loop().time() < SOON
        return room.id in self._acting or soon

    @property
    def is_thinking(self) -> bool:
        """Whether a bot of any table thinks just now."""
        return bool(self._acting)

    def forget(self, room: Room) -> None:
        """Lets a room go."""
        timer = self._timers.pop(room.id, None)
        if timer is not None:
            timer.cancel()

    def consider(self, room: Room) -> None:
        """Sets the alarm for the next time that the server must act at a table, if that is for this node to do."""
        self.forget(room)
        due = self._node.due(room)
        if due is None or room.gone or self._stopped or not self.acts_at(room):
            return
        poll = room.facts.poll
        if poll is not None and poll.passed and not poll.done:
            self._node.background(voting.carry_out(self._node, room.id))
        wait = max(0, due - now_ms()) / 1000
        self._timers[room.id] = asyncio.get_running_loop().call_later(wait, self._ring, room)

    def _ring(self, room: Room) -> None:
        self._timers.pop(room.id, None)
        if room.id not in self._acting and not room.gone:
            self._acting.add(room.id)
            self._node.background(self._act(room))

    async def _act(self, room: Room) -> None:
        """Moves for a bot, or for a person whose time is up."""
        try:
            poll = room.facts.poll
            if poll is not None and not poll.done and poll.until <= now_ms():
                await voting.close(self._node, room)
            index, seat, due = room.index, room.deciding, self._node.due(room)
            if seat is None or due is None or due > now_ms():
                return
            sitting = room.facts.seats[seat]
            if room.facts.rated and not sitting.played_by_bot:
                await ending.run_out(self._node, room, index, seat)
                return
            level = sitting.level if sitting.kind == "bot" else STAND_IN
            move = await self._choice(room, level or STAND_IN)
            async with room.lock:
                if room.index != index or room.gone or room.deciding != seat:
                    return
                if room.facts.seats[seat] != sitting:
                    return
                now = now_ms()
                spent = 0 if sitting.played_by_bot else room.clocks.spent(now, None, 0)
                kind = BOT_KIND if sitting.kind == "bot" else AUTO
                await commit.append(self._node, room, Row(room.index, kind, seat, str(move), now, spent))
        except RequestError as refusal:
            if refusal.code != "stale":
                logger.error("a bot's move was refused: %s", refusal.code)
        except Exception:
            logger.exception("a bot could not move; it tries again")
            await asyncio.sleep(BACK_OFF)
        finally:
            self._acting.discard(room.id)
            if not room.gone:
                self.consider(room)

    async def _choice(self, room: Room, level: str) -> Move:
        # Where nobody looks on, only a clock makes a bot move: such tables must not keep others waiting.
        threads = self._threads if self._node.subscriptions.is_watched(room.id) else self._absent
        return await threads.run(room.id, self._choose, room.match.copy(), level)

    def _choose(self, match: Match[Any, Any], level: str) -> Move:
        try:
            with self._node.bot_pool.bot(level) as bot:
                begun = monotonic()
                move: Move = bot.choose(match)
                BOT.labels(level).observe(monotonic() - begun)
        except (BadBot, BadOption) as error:  # somebody else's bot, which fails or is not installed any more
            logger.error("%s Another bot moves in its place.", error)
            return self._choose(match, STAND_IN)
        return move
