"""Thinking beside the loop: bots that move, bots that stand in, hints and previews."""

import asyncio
import logging
from collections import defaultdict
from concurrent.futures import ThreadPoolExecutor
from time import monotonic
from typing import TYPE_CHECKING, Any

from ludoteca import bots
from ludoteca.kernel.errors import LudotecaError
from ludoteca.kernel.match import Match
from ludoteca.kernel.moves import Move
from ludoteca.server.facts import now_ms
from ludoteca.server.messages import GameEvent
from ludoteca.server.metrics import BOT
from ludoteca.server.refusals import Refusal, stale
from ludoteca.server.room import AUTO, Room
from ludoteca.server.room import BOT as BOT_KIND
from ludoteca.server.speech import Idea, Thought
from ludoteca.server.storage.rows import Row

if TYPE_CHECKING:
    from ludoteca.server.node import Node

logger = logging.getLogger("ludoteca.server")

PAUSES = {"calm": 900, "fast": 300, "instant": 0}
"""Milliseconds that a bot waits before it moves, so that people can follow."""
STAND_IN = "normal"
ADVISER = "master"
HINT_MS = 1500
SOON = 60.0
BACK_OFF = 5.0


class Thinking:
    """The bots of a node. Each mind is used by one thread at a time."""

    def __init__(self, node: "Node"):
        self._node = node
        self._threads = ThreadPoolExecutor(node.settings.bot_threads, "bot")
        self._minds: dict[str, list[Any]] = defaultdict(list)
        self._timers: dict[str, asyncio.TimerHandle] = {}
        self._acting: set[str] = set()
        self._stopped = False

    async def stop(self) -> None:
        """Lets the threads finish what they think about."""
        self._stopped = True
        for timer in self._timers.values():
            timer.cancel()
        self._timers.clear()
        await asyncio.to_thread(self._threads.shutdown)

    def is_busy(self, room: Room) -> bool:
        """Whether the server itself is about to act here. What is due much later is found when its time comes."""
        timer = self._timers.get(room.id)
        soon = timer is not None and timer.when() - asyncio.get_running_loop().time() < SOON
        return room.id in self._acting or soon

    def forget(self, room: Room) -> None:
        """Lets a room go."""
        timer = self._timers.pop(room.id, None)
        if timer is not None:
            timer.cancel()

    def due(self, room: Room) -> int | None:
        """When the server must act at a table; None if it waits for people who have all the time they want."""
        seat = room.deciding
        if seat is None:
            return None
        poll = room.facts.poll
        times = [poll.until] if poll is not None and not poll.done else []
        if room.facts.seats[seat].played_by_bot:
            times.append(room.clocks.since + PAUSES[room.facts.pace])
        else:
            deadline = room.clocks.deadline(seat, self._node.limits.lag_ms)
            if deadline is not None:
                times.append(deadline)
        return min(times, default=None)

    def consider_all(self) -> None:
        """Looks at every table at hand again."""
        for room in self._node.all_rooms():
            self.consider(room)

    def consider(self, room: Room) -> None:
        """Sets the alarm for the next time that the server must act at a table, if that is for this node to do."""
        from ludoteca.server import voting

        self.forget(room)
        due = self.due(room)
        if due is None or room.gone or self._stopped or not self._node.neighbours.looks_after(room.id):
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
        from ludoteca.server import playing, voting

        try:
            poll = room.facts.poll
            if poll is not None and not poll.done and poll.until <= now_ms():
                await voting.close(self._node, room)
            index, seat, due = room.index, room.deciding, self.due(room)
            if seat is None or due is None or due > now_ms():
                return
            sitting = room.facts.seats[seat]
            level = sitting.level if sitting.kind == "bot" else STAND_IN
            move = await self._choice(room.match.copy(), level or STAND_IN)
            async with room.lock:
                if room.index != index or room.gone or room.deciding != seat:
                    return
                if room.facts.seats[seat] != sitting:
                    return
                now = now_ms()
                spent = 0 if sitting.played_by_bot else room.clocks.spent(now, None, 0)
                kind = BOT_KIND if sitting.kind == "bot" else AUTO
                await playing.commit(self._node, room, Row(room.index, kind, seat, str(move), now, spent))
        except Refusal as refusal:
            if refusal.code != "stale":
                logger.error("a bot's move was refused: %s", refusal.code)
        except Exception:
            logger.exception("a bot could not move; it tries again")
            await asyncio.sleep(BACK_OFF)
        finally:
            self._acting.discard(room.id)
            if not room.gone:
                self.consider(room)

    async def _choice(self, match: Match[Any, Any], level: str) -> Move:
        return await asyncio.get_running_loop().run_in_executor(self._threads, self._choose, match, level)

    def _choose(self, match: Match[Any, Any], level: str) -> Move:
        mind = self._mind(level)
        begun = monotonic()
        move: Move = mind.choose(match)
        BOT.labels(level).observe(monotonic() - begun)
        self._minds[level].append(mind)
        return move

    def _mind(self, level: str) -> Any:
        try:
            return self._minds[level].pop()
        except IndexError:
            pass
        known = getattr(bots, "NAMES", ("random", "heuristic"))
        return bots.bot(level if level in known else "heuristic", seed=self._node.luck())

    async def hint(self, room: Room, index: int, seat: int) -> Thought:
        """What a strong bot would do in a seat's place."""
        if room.index != index:
            raise stale(room.index)
        if room.deciding != seat:
            raise Refusal("not-your-turn", "There is nothing to decide for this seat.")
        return await self.advise(room.match.copy(), index, seat)

    async def advise(self, match: Match[Any, Any], index: int, seat: int) -> Thought:
        """What a strong bot would do in a match that nobody else uses."""
        return await asyncio.get_running_loop().run_in_executor(self._threads, self._advise, match, index, seat)

    def _advise(self, match: Match[Any, Any], index: int, seat: int) -> Thought:
        mind = self._mind(ADVISER)
        try:
            if not hasattr(mind, "think"):
                move = mind.choose(match)
                return Thought(index, seat, [Idea(move.id, str(move), 1.0, 0.5)], [str(move)])
            thought = mind.think(match, milliseconds=HINT_MS)
        finally:
            self._minds[ADVISER].append(mind)
        visits = sum(option.visits for option in thought.options) or 1
        ideas = [
            Idea(option.move.id, str(option.move), option.visits / visits, option.expected)
            for option in thought.options
        ]
        return Thought(index, seat, ideas, [str(move) for move in thought.line])

    async def previews(self, room: Room, index: int, seat: int, wanted: list[int] | None) -> dict[int, list[GameEvent]]:
        """What moves of the seat to decide will surely do."""
        if room.index != index:
            raise stale(room.index)
        if room.deciding != seat:
            raise Refusal("not-your-turn", "There is nothing to decide for this seat.")
        match = room.match.copy()
        return await asyncio.get_running_loop().run_in_executor(self._threads, _previews, match, wanted)


def _previews(match: Match[Any, Any], wanted: list[int] | None) -> dict[int, list[GameEvent]]:
    moves = [move for move in match.moves() if wanted is None or move.id in wanted]
    previews: dict[int, list[GameEvent]] = {}
    for move in moves:
        try:
            previews[move.id] = [event.as_json() for event in match.preview(move)]
        except LudotecaError:  # in the imagined world it was not legal after all: nothing is sure
            previews[move.id] = []
    return previews
