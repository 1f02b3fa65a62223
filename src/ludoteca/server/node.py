"""A node: the tables of one server process. It keeps matches at hand, tells subscribers, and holds no truth."""

import asyncio
import logging
import secrets
from collections import OrderedDict
from collections.abc import AsyncIterator, Callable, Coroutine
from contextlib import asynccontextmanager
from dataclasses import replace
from functools import partial
from time import monotonic
from typing import Any

from ludoteca.kernel.compiling import COMPILED, WANTED
from ludoteca.kernel.setting import Setting
from ludoteca.server import sessions
from ludoteca.server.advice import Adviser
from ludoteca.server.answer_cache import AnswerCache
from ludoteca.server.archives import ArchiveCache
from ludoteca.server.automation import Automation, NoAutomation
from ludoteca.server.bot_pool import BotPool
from ludoteca.server.boxes import LaidBoxes
from ludoteca.server.bus import News, presence
from ludoteca.server.checking.pool import CheckingLimits, CheckingPool
from ludoteca.server.checking.tasks import Begin, Checked
from ludoteca.server.errors import RequestError
from ludoteca.server.hosted_tables import HostedTables
from ludoteca.server.messages import MachineCodeState, Verification
from ludoteca.server.metrics import LOADED, ROOMS
from ludoteca.server.open_bus import open_bus
from ludoteca.server.peers import Peers
from ludoteca.server.replay_cache import ReplayCache
from ludoteca.server.room import Room
from ludoteca.server.settings import Limits, Settings
from ludoteca.server.socket_messages import ViewNews
from ludoteca.server.storage import rows
from ludoteca.server.storage.store import Store
from ludoteca.server.subscriptions import Subscriptions, bring_up_to_date, said, vote_news
from ludoteca.server.table_facts import now_ms
from ludoteca.server.thread_pool import ThreadPool
from ludoteca.table.facts import Seat, TableFacts
from ludoteca.table.start import begin_match, is_outdated

logger = logging.getLogger("ludoteca.server")
LOADERS = 2
LOADS_WAITING = 500
FILE_READERS = 2
FILES_WAITING = 2_000
HASHERS = 2
HASHES_WAITING = 40
HASHES_WAITING_EACH = 10
VERIFICATIONS_WAITING = 40
VERIFICATIONS_KEPT = 500
CHECKS_WAITING = 32
CHECKS_WAITING_EACH = 6
"""Of one address: it leaves room for the others, under however many names it asks."""
MOST_AT_ONCE = 500


class Node:
    """The tables at hand in one server process, and who is looking at them."""

    def __init__(self, settings: Settings):
        self.id = secrets.token_hex(8)
        self.settings = settings
        self.limits = settings.limits
        self.started = now_ms()
        self.store = Store(settings.database)
        self.bus = open_bus(settings.bus)
        self.boxes = LaidBoxes()
        self.loading = ThreadPool("loading", LOADERS, LOADS_WAITING)
        """Begins matches, and plays them again to have them at hand."""
        self.replaying = ThreadPool("replaying", 1, LOADS_WAITING)
        """Goes to moments of matches for who looks through them."""
        self.verifying = ThreadPool("verifying", 1, VERIFICATIONS_WAITING)
        self.verifications: AnswerCache[Verification] = AnswerCache(VERIFICATIONS_KEPT)
        self.archiving = ThreadPool("archiving", 1, 1)
        """Writes down what everybody saw of finished matches."""
        self.hashing = ThreadPool("hashing", HASHERS, HASHES_WAITING, HASHES_WAITING_EACH)
        """Passwords, which are slow on purpose."""
        self.files = ThreadPool("files", FILE_READERS, FILES_WAITING)
        """Reads the browser client from the disk."""
        self.checks = CheckingPool("checks", _checking(settings.limits, settings.limits.checks_at_once))
        """Reads what strangers send."""
        self.own_checks = CheckingPool("own_checks", _checking(settings.limits, 1))
        """Reads stored boxes again, and does not wait for strangers."""
        self.subscriptions = Subscriptions()
        self.hosted = HostedTables()
        self.bot_pool = BotPool()
        self.advice = Adviser(settings, self.bot_pool)
        self.replays = ReplayCache(self.room, self.box_of, self.replaying)
        self.automation: Automation = NoAutomation()
        """Who acts at tables without being asked."""
        self.peers = Peers()
        self.archives = ArchiveCache(self.store, self.replaying)
        self.ended: list[str] = []
        """Matches that are over and wait for their archive."""
        self.machine_code: MachineCodeState = "ready" if COMPILED else "failed" if WANTED else "off"
        """Whether the rules run as machine code, or why not (yet)."""
        self.quiet_from = 0.0
        """Since when it is known who is connected to the other nodes: they need not be told of everything."""
        self.lag = 0.0
        """How late the loop was when that was last measured, in seconds."""
        self._rooms: OrderedDict[str, Room] = OrderedDict()
        self._loading: dict[str, asyncio.Task[Room]] = {}
        self._missed: set[str] = set()
        self._tasks: set[asyncio.Task[Any]] = set()
        self.stopping = False

    async def stop(self) -> None:
        """Stops, after what was begun is finished."""
        await self.advice.stop()
        await self.bus.stop()
        while self._tasks:
            await asyncio.gather(*self._tasks, return_exceptions=True)
        await self.checks.stop()
        await self.own_checks.stop()
        for pool in (self.loading, self.replaying, self.verifying, self.archiving, self.hashing, self.files):
            await pool.stop()
        await asyncio.to_thread(self.store.close)

    def background(self, work: Coroutine[Any, Any, Any]) -> None:
        """Does something beside everything else. What goes wrong is logged, not lost."""
        task = asyncio.get_running_loop().create_task(work)
        self._tasks.add(task)
        task.add_done_callback(self._over)

    def _over(self, task: "asyncio.Task[Any]") -> None:
        self._tasks.discard(task)
        error = None if task.cancelled() else task.exception()
        if error is not None and not isinstance(error, RequestError):
            logger.error("work beside the loop failed", exc_info=error)

    def at_hand(self, table_id: str) -> Room | None:
        """A room, if this node has it."""
        return self._rooms.get(table_id)

    def all_rooms(self) -> list[Room]:
        """Every room that this node has."""
        return list(self._rooms.values())

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
        if is_outdated(stored.facts):
            raise self.peers.outdated(stored.facts)
        room = await self.rebuilt(stored)
        LOADED.inc()
        self._rooms[table_id] = room
        self._let_go()
        ROOMS.set(len(self._rooms))
        # What changed while the rows were played again had no room to be told to.
        try:
            await self.catch_up(table_id)
        except RequestError:  # it was removed meanwhile
            self.forget(room)
            raise
        self.automation.consider(room)
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
        return await self.loading.run(stored.facts.id, rebuild, stored, box, self.started)

    async def begin(self, facts: TableFacts, files: dict[str, str] | None, who: str) -> Checked:
        """The beginning of a new table's match. What a stranger sent along is read where it can do no harm."""
        if files is None and facts.position is None:
            return await self.loading.run(who, _beginning, facts)
        task = Begin(facts.game, len(facts.seats), facts.options, facts.seed, facts.position, files)
        checked = await self.checks.check(task, who, "bad-table")
        facts.options = checked.options
        if checked.box is not None:
            self.boxes.keep(facts, checked.box)
        return checked

    async def box_of(self, facts: TableFacts) -> Setting[Any, Any] | None:
        """A table's own box, laid out, if it has one."""
        digest = facts.box
        if digest is None:
            return None
        known = self.boxes.of(facts)
        if known is not None:
            return known
        files = await self.store.read(lambda connection: rows.box_files(connection, digest))
        task = Begin(facts.game, len(facts.seats), facts.options, "", None, files)
        checked = await self.own_checks.check(task, facts.id, "bad-box")
        assert checked.box is not None
        return self.boxes.keep(facts, checked.box)

    def plays_on(self, facts: TableFacts) -> bool:
        """Whether bots move at a table now: somebody looks on, or somebody's clock runs who may not be here."""
        if self.subscriptions.is_watched(facts.id):
            return True
        return facts.clock is not None and any(seat.kind == "person" and not seat.stand_in for seat in facts.seats)

    def due(self, room: Room) -> int | None:
        """When the server must act at a table; None if it waits for people who have all the time they want."""
        seat = room.deciding
        waits_for_bot = seat is not None and room.facts.seats[seat].played_by_bot
        return room.due(waits_for_bot and self.plays_on(room.facts), self.limits.lag_ms)

    def _let_go(self) -> None:
        spare = len(self._rooms) - self.limits.rooms
        if spare <= 0:
            return
        for table_id, room in list(self._rooms.items())[:-1]:
            if not self.subscriptions.of(table_id) and not room.lock.locked() and not self.automation.is_busy(room):
                self.forget(room)
                spare -= 1
            if spare <= 0:
                return

    def forget(self, room: Room) -> None:
        """Lets a room go; it will be loaded anew when needed."""
        room.gone = True
        if self._rooms.get(room.id) is room:
            del self._rooms[room.id]
        self.automation.forget(room)

    async def reload(self, room: Room) -> Room:
        """A room that no longer agrees with the database, anew. Watchers are sent what they missed."""
        self.forget(room)
        fresh = await self.room(room.id)
        self.resend(fresh)
        return fresh

    def resend(self, room: Room) -> None:
        """Brings every subscriber of a table up to date."""
        for subscriber in self.subscriptions.of(room.id):
            subscriber.viewer(room.facts)
            behind = subscriber.index != room.index or subscriber.needs_view
            if subscriber.watching and behind and room.facts.status != "waiting":
                bring_up_to_date(subscriber, room)

    async def _resend(self, table_id: str) -> None:
        """The same, when nothing that is not yet stored has been played."""
        async with self.locked(table_id) as room:
            self.resend(room)

    async def change(self, table_id: str, alter: Callable[[TableFacts], None]) -> TableFacts:
        """Changes the facts of a table and tells everybody."""
        facts, version = await self.store.write(lambda connection: rows.change(connection, table_id, alter))
        room = self.at_hand(table_id)
        if room is not None:
            self.learn(room, facts, version)
        self.publish(News(self.id, table_id, version=version))
        return facts

    def learn(self, room: Room, facts: TableFacts, version: int) -> None:
        """Takes in newer facts of a table, and tells its subscribers."""
        before = room.facts
        if self.take_in(room, facts, version):
            self.tell_facts(room, before)

    def take_in(self, room: Room, facts: TableFacts, version: int) -> bool:
        """Takes in newer facts: from now on nobody looks through a seat that they do not hold any more."""
        if version <= room.version:
            return False
        before, room.facts, room.version = room.facts, facts, version
        started = before.status == "waiting" and facts.status != "waiting"
        if facts.status == "finished" and before.status != "finished":
            self.ended.append(room.id)
        if started:
            room.begin(facts)
            room.clocks.since = facts.started
            room.view_diff.clear()
        for subscriber in self.subscriptions.of(room.id):
            viewer = subscriber.viewer(facts)
            # A match that ended between two moves looks different now.
            cut_short = facts.cut_short and not before.cut_short
            if (started or cut_short) and subscriber.watching:
                subscriber.say(ViewNews(room.index, room.view(viewer)))
                subscriber.index = room.index
            if started or facts.status == "waiting":
                subscriber.needs_view = facts.status == "waiting"
        return True

    def tell_facts(self, room: Room, before: TableFacts) -> None:
        """Tells the subscribers of a table what is new about it."""
        facts = room.facts
        self.subscriptions.tell_table(room, monotonic())
        behind = any(subscriber.needs_view for subscriber in self.subscriptions.of(room.id))
        if behind and facts.status != "waiting":
            self.background(self._resend(room.id))
        if facts.poll != before.poll:
            news = vote_news(facts)
            if news is not None:
                self.subscriptions.tell(room.id, news)
        self.automation.consider(room)

    async def end_sockets(self, person: str | None = None) -> None:
        """Ends the sockets, of one person or of all, whose cookies open nothing any more."""
        open_ones = self.subscriptions.everybody(person)
        digests = sorted({subscriber.session for subscriber in open_ones if subscriber.session is not None})
        known: set[str] = set()
        days = self.limits.session_days
        for first in range(0, len(digests), MOST_AT_ONCE):
            part = digests[first : first + MOST_AT_ONCE]
            known |= await self.store.read(partial(sessions.known_sessions, digests=part, days=days))
        for subscriber in open_ones:
            if subscriber.session is not None and subscriber.session not in known:
                subscriber.end()

    async def sessions_ended(self, person: str) -> None:
        """Some cookies of a person open nothing any more: their sockets end, here and on every other node."""
        await self.end_sockets(person)
        self.publish(News(self.id, person=person))

    async def renamed(self, person: str) -> None:
        """A person has another name: everybody at their tables is told, here and on every other node."""
        await self.read_names(person)
        self.publish(News(self.id, person=person, renamed=True))

    async def read_names(self, person: str | None = None) -> None:
        """Sees to it that the names at tables at hand, of one person or of all, are those that people have now."""
        rooms = [room for room in self.all_rooms() if person is None or person in room.facts.people]
        ids = [person] if person else [one for room in rooms for one in room.facts.people]
        known = await self.store.read(lambda connection: rows.known_people(connection, ids))
        for room in rooms:
            seats = [
                _with_name(seat, known.get(seat.person or "")) if seat.has_own_name else seat
                for seat in room.facts.seats
            ]
            if seats != room.facts.seats:
                room.facts = replace(room.facts, seats=seats)
                self.subscriptions.tell_table(room, monotonic())

    def tell_presence(self, table_id: str) -> None:
        """Tells the other nodes who is connected to a table here."""
        for news in presence(self.id, table_id, self.subscriptions.here(table_id)):
            self.publish(news)

    def publish(self, news: News) -> None:
        """Tells the other nodes."""
        self.bus.publish(news)

    async def catch_up(self, table_id: str) -> None:
        """Reads what happened at a table elsewhere, and tells its subscribers here."""
        room = self.at_hand(table_id)
        if room is None:
            return
        async with room.lock:
            if room.gone:
                return
            index, version = room.index, room.version
            later = await self.store.read(lambda connection: rows.read_later(connection, table_id, index, version))
            # Who sits where comes first: these moves may have been made after somebody lost a seat.
            before, stored = room.facts, later.stored
            news = stored is not None and self.take_in(room, stored.facts, stored.version)
            for row in later.rows:
                entry = room.play(row)
                frames = self.subscriptions.frames(room, entry)
                self.subscriptions.deliver(room, entry.index, frames)
            if news:
                self.tell_facts(room, before)
        if later.said > room.said:
            await self.catch_up_chat(room)
        self.automation.consider(room)

    def look(self, table_id: str) -> None:
        """Catches up with a table, once at a time."""
        if table_id in self._missed:
            return
        self._missed.add(table_id)
        self.background(self._look(table_id))

    async def _look(self, table_id: str) -> None:
        self._missed.discard(table_id)
        try:
            await self.catch_up(table_id)
        except Exception as error:
            room = self.at_hand(table_id)
            if room is None:
                return
            if isinstance(error, RequestError):  # everybody has left it
                self.forget(room)
                return
            logger.exception("could not catch up; loading the table anew")
            await self.reload(room)

    async def catch_up_chat(self, room: Room) -> None:
        """Reads what was said at a table elsewhere, and tells its subscribers here."""
        since = room.said
        for line in await self.store.read(lambda connection: rows.chat_lines(connection, room.id, since)):
            if line.number >= room.said:
                room.said = line.number + 1
                self.subscriptions.tell(room.id, said(line))


def _checking(limits: Limits, processes: int) -> CheckingLimits:
    return CheckingLimits(processes, CHECKS_WAITING, CHECKS_WAITING_EACH, limits.check_seconds, limits.check_megabytes)


def _beginning(facts: TableFacts) -> Checked:
    match = begin_match(facts, None)
    return Checked(match.game.version, match.setting.options, match.seat, [], [])


def _with_name(seat: Seat, known: rows.Known | None) -> Seat:
    return seat if known is None else replace(seat, name=known.name, guest=known.guest)


def rebuild(stored: rows.Stored, box: Setting[Any, Any] | None, started: int) -> Room:
    """Plays the rows again. Nobody's clock ran while the server was down."""
    facts = stored.facts
    room = Room(facts, stored.version, stored.said, begin_match(facts, box), facts.started)
    for row in stored.rows:
        room.play(row)
    room.clocks.since = max(room.clocks.since, started)
    return room
