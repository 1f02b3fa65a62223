"""A node: one server process. It keeps matches at hand, tells watchers what happens, and holds no truth."""

import asyncio
import logging
import secrets
from collections import OrderedDict
from collections.abc import AsyncIterator, Callable, Coroutine
from contextlib import asynccontextmanager
from pathlib import Path
from time import monotonic
from typing import Any

from ludoteca.server.album import Album
from ludoteca.server.boxes import BoxFolders
from ludoteca.server.bus import News, open_bus
from ludoteca.server.facts import Facts, iso, now_ms
from ludoteca.server.metrics import LOADED, ROOMS
from ludoteca.server.neighbours import Neighbours
from ludoteca.server.refusals import Refusal
from ludoteca.server.room import Room, begin_match, is_outdated
from ludoteca.server.settings import Settings
from ludoteca.server.speech import Said, ViewNews
from ludoteca.server.storage import rows
from ludoteca.server.storage.store import Store
from ludoteca.server.thinking import Thinking
from ludoteca.server.watching import Audience, bring_up_to_date, vote_news

logger = logging.getLogger("ludoteca.server")


class Node:
    """One server process."""

    def __init__(self, settings: Settings):
        self.id = secrets.token_hex(8)
        self.settings = settings
        self.limits = settings.limits
        self.started = now_ms()
        self.store = Store(settings.database)
        self.bus = open_bus(settings.bus)
        self.boxes = BoxFolders()
        self.audience = Audience()
        self.thinking = Thinking(self)
        self.neighbours = Neighbours(self)
        self.album = Album(self)
        self._rooms: OrderedDict[str, Room] = OrderedDict()
        self._loading: dict[str, asyncio.Task[Room]] = {}
        self._tasks: set[asyncio.Task[Any]] = set()

    async def start(self) -> None:
        """Begins to listen to the bus and to look after tables."""
        await self.bus.start(self.neighbours.hear, self.neighbours.resync)
        self.neighbours.start()

    async def stop(self) -> None:
        """Stops, after what was begun is finished."""
        await self.neighbours.stop()
        await self.thinking.stop()
        await self.bus.stop()
        while self._tasks:
            await asyncio.gather(*self._tasks, return_exceptions=True)
        await asyncio.to_thread(self.store.close)
        self.boxes.close()

    def background(self, work: Coroutine[Any, Any, Any]) -> None:
        """Does something beside everything else. What goes wrong is logged, not lost."""
        task = asyncio.get_running_loop().create_task(work)
        self._tasks.add(task)
        task.add_done_callback(self._over)

    def _over(self, task: "asyncio.Task[Any]") -> None:
        self._tasks.discard(task)
        error = None if task.cancelled() else task.exception()
        if error is not None and not isinstance(error, Refusal):
            logger.error("work beside the loop failed", exc_info=error)

    def at_hand(self, table_id: str) -> Room | None:
        """A room, if this node has it."""
        return self._rooms.get(table_id)

    def all_rooms(self) -> list[Room]:
        """Every room that this node has."""
        return list(self._rooms.values())

    def luck(self) -> str:
        """A seed for a bot's own choices; it has nothing to do with any table's."""
        return secrets.token_hex(16)

    async def room(self, table_id: str) -> Room:
        """A table's room, loaded if needed. The least used ones that nobody looks at are let go."""
        room = self._rooms.get(table_id)
        if room is not None:
            self._rooms.move_to_end(table_id)
            return room
        task = self._loading.get(table_id)
        if task is None:
            task = asyncio.get_running_loop().create_task(self._load(table_id))
            self._loading[table_id] = task
            task.add_done_callback(lambda _: self._loading.pop(table_id, None))
        return await asyncio.shield(task)

    async def _load(self, table_id: str) -> Room:
        stored = await self.store.read(lambda connection: rows.read(connection, table_id))
        room = await self.rebuilt(stored)
        LOADED.inc()
        self._rooms[table_id] = room
        self._let_go()
        ROOMS.set(len(self._rooms))
        self.thinking.consider(room)
        return room

    @asynccontextmanager
    async def locked(self, table_id: str) -> AsyncIterator[Room]:
        """A table's room, for whoever is going to change something in it; nobody else does meanwhile."""
        while True:
            room = await self.room(table_id)
            async with room.lock:
                if not room.gone:
                    yield room
                    return

    async def rebuilt(self, stored: rows.Stored) -> Room:
        """A room made from a table's rows, beside the loop."""
        box = await self.box_of(stored.facts)
        return await asyncio.to_thread(rebuild, stored, box, self.started)

    async def box_of(self, facts: Facts) -> Path | None:
        """The folder of a table's own box, if it has one."""
        digest = facts.box
        if digest is None:
            return None
        folder = self.boxes.known(digest)
        if folder is None:
            files = await self.store.read(lambda connection: rows.box_files(connection, digest))
            folder = self.boxes.folder(digest, files)
        return folder

    def _let_go(self) -> None:
        spare = len(self._rooms) - self.limits.rooms
        if spare <= 0:
            return
        for table_id, room in list(self._rooms.items())[:-1]:
            if not self.audience.of(table_id) and not room.lock.locked() and not self.thinking.is_busy(room):
                self.forget(room)
                spare -= 1
            if spare <= 0:
                return

    def forget(self, room: Room) -> None:
        """Lets a room go; it will be loaded anew when needed."""
        room.gone = True
        if self._rooms.get(room.id) is room:
            del self._rooms[room.id]
        self.thinking.forget(room)

    async def reload(self, room: Room) -> Room:
        """A room that no longer agrees with the database, anew. Watchers are sent what they missed."""
        self.forget(room)
        fresh = await self.room(room.id)
        self.resend(fresh)
        return fresh

    def resend(self, room: Room) -> None:
        """Brings every watcher of a table up to date."""
        for watcher in self.audience.of(room.id):
            if watcher.watching and watcher.index != room.index and room.facts.status != "waiting":
                bring_up_to_date(watcher, room)

    async def change(self, table_id: str, alter: Callable[[Facts], None]) -> Facts:
        """Changes the facts of a table and tells everybody."""
        facts, version = await self.store.write(lambda connection: rows.change(connection, table_id, alter))
        room = self.at_hand(table_id)
        if room is not None:
            self.learn(room, facts, version)
        self.publish(News(self.id, table_id, version=version))
        return facts

    def learn(self, room: Room, facts: Facts, version: int) -> None:
        """Takes in newer facts of a table, and tells its watchers."""
        if version <= room.version:
            return
        before, room.facts, room.version = room.facts, facts, version
        if before.status == "waiting" and facts.status == "running":
            room.clocks.since = facts.started
            room.sheets.clear()
            for watcher in self.audience.of(room.id):
                if watcher.watching:
                    watcher.say(ViewNews(room.index, room.view(watcher.seat)))
                    watcher.index = room.index
        self.audience.tell_table(room, monotonic())
        if facts.poll != before.poll:
            news = vote_news(facts)
            if news is not None:
                self.audience.tell(room.id, news)
        self.thinking.consider(room)

    def publish(self, news: News) -> None:
        """Tells the other nodes."""
        self.bus.publish(news)

    async def catch_up(self, table_id: str) -> None:
        """Reads what happened at a table elsewhere, and tells its watchers here."""
        room = self.at_hand(table_id)
        if room is None:
            return
        async with room.lock:
            if room.gone:
                return
            index = room.index
            stored = await self.store.read(lambda connection: rows.read(connection, table_id, index))
            for row in stored.rows:
                entry = room.play(row)
                frames = self.audience.frames(room, entry)
                self.audience.deliver(room, entry.index, frames)
            self.learn(room, stored.facts, stored.version)
        if stored.said > room.said:
            await self.catch_up_chat(room)
        self.thinking.consider(room)

    async def catch_up_chat(self, room: Room) -> None:
        """Reads what was said at a table elsewhere, and tells its watchers here."""
        since = room.said
        for line in await self.store.read(lambda connection: rows.chat_lines(connection, room.id, since)):
            if line.number >= room.said:
                room.said = line.number + 1
                self.audience.tell(room.id, Said(line.seat, line.name, line.text, iso(line.at)))


def rebuild(stored: rows.Stored, box: Path | None, started: int) -> Room:
    """Plays the rows again. Nobody's clock ran while the server was down."""
    facts = stored.facts
    if is_outdated(facts):
        raise Refusal("outdated", f"This match has rules of version {facts.rules}, which are not known here.", 410)
    room = Room(facts, stored.version, stored.said, begin_match(facts, box), facts.started)
    for row in stored.rows:
        room.play(row)
    room.clocks.since = max(room.clocks.since, started)
    return room
