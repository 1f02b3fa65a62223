"""Who looks at which table on this node, and what they are sent."""

import asyncio
from collections import Counter, defaultdict, deque
from collections.abc import Callable
from time import monotonic
from typing import Any

from msgspec import Raw

from ludoteca.server.messages import Clock, SeatInfo, Table
from ludoteca.server.room import Room
from ludoteca.server.settings import Limits
from ludoteca.server.socket_messages import Log, Moved, Refused, Said, TableNews, ToClient, ViewNews, VoteNews, spoken
from ludoteca.server.storage.rows import ChatRow, Stored
from ludoteca.server.table_facts import now_ms
from ludoteca.server.view_diff import Encoded
from ludoteca.table.facts import Origin, TableFacts
from ludoteca.table.log import AUTO, UNDO, Entry
from ludoteca.table.summary import summary
from ludoteca.table.times import iso
from ludoteca.table.votes import vote_view

SOMEBODY = ""
"""Stands for all who look on without having said who they are."""


class Subscriber:
    """A socket that looks at a table, as a seat or as a spectator. What cannot be sent at once waits in its queue."""

    def __init__(
        self,
        person: str | None,
        backlog: int,
        backlog_bytes: int,
        session: str | None = None,
        write: Callable[[bytes], bool] | None = None,
    ):
        """`write` sends a message at once, or says that it cannot; without it all goes by way of the queue."""
        self.person = person
        self.session = session
        """The digest of the cookie that this client came with."""
        self.seat: int | None = None
        """The seat that this client asked to look through. Use `viewer`, which asks whether it may still."""
        self.watching = False
        self.index = 0
        """The index of the view that this client has."""
        self.needs_view = False
        """Whether it has none to go on with: the match has not begun yet, or its person has lost the seat."""
        self.over = asyncio.Event()
        """Set when this socket is at its end: its client is far too slow, or its cookie opens nothing any more."""
        self._backlog = backlog
        self._bytes_left = backlog_bytes
        self._write = write
        self._waiting: deque[bytes] = deque()
        self._news = asyncio.Event()
        self._ended = False

    def send(self, text: bytes) -> None:
        """Sends a message, now or after those that wait. Who is far too slow is cut off, can come back and resume."""
        if self._ended:
            return
        if not self._waiting and self._write is not None and self._write(text):
            return
        if len(self._waiting) >= self._backlog or (self._waiting and len(text) > self._bytes_left):
            self.over.set()
        else:
            self._waiting.append(text)
            self._bytes_left -= len(text)
        self._news.set()

    @property
    def ended(self) -> bool:
        """Whether this socket is at its end: its cookie opens nothing any more."""
        return self._ended

    def end(self) -> None:
        """Ends this socket at once: what waits is not sent, and it is nobody's from now on."""
        self._ended = True
        self._waiting.clear()
        self.person = self.session = self.seat = None
        self.watching = False
        self.over.set()

    def viewer(self, facts: TableFacts) -> int | None:
        """The seat through whose eyes this client may look now. Who has lost it is a spectator from then on."""
        if self.seat is not None and not facts.holds(self.person, self.seat):
            self.seat = None
            self.needs_view = True
        return self.seat

    def say(self, message: ToClient) -> None:
        """Sends a message."""
        self.send(spoken(message))

    def refuse(self, code: str, about: str, index: int, args: dict[str, str | int] | None = None) -> None:
        """Says that a message changed nothing."""
        self.say(Refused(code, about, index, args or {}))

    async def next(self) -> bytes:
        """The next message that waits. It stays at the head of the queue until it is `sent`: nothing overtakes it."""
        while not self._waiting:
            self._news.clear()
            await self._news.wait()
        return self._waiting[0]

    def sent(self) -> None:
        """The next message is on its way."""
        if self._waiting:
            self._bytes_left += len(self._waiting.popleft())


class Subscriptions:
    """All subscribers on this node, by table, and who is said to be connected elsewhere."""

    def __init__(self) -> None:
        self.subscribers: dict[str, set[Subscriber]] = defaultdict(set)
        self.elsewhere: dict[str, dict[str, tuple[float, frozenset[str]]]] = defaultdict(dict)
        """For each table and other node: until when it is believed, and who is connected there."""
        self._sockets: Counter[str] = Counter()
        self._addresses: Counter[str] = Counter()

    def admit(self, who: str, address: str, limits: Limits) -> bool:
        """Lets a socket in, unless there are too many: in all, of this person, or from this address."""
        full = self._sockets.total() >= limits.sockets or self._sockets[who] >= limits.sockets_each
        if full or self._addresses[address] >= limits.sockets_an_address:
            return False
        self._sockets[who] += 1
        self._addresses[address] += 1
        return True

    def dismiss(self, who: str, address: str) -> None:
        """A socket is gone."""
        for counter, key in ((self._sockets, who), (self._addresses, address)):
            counter[key] -= 1
            if not counter[key]:
                del counter[key]

    def of(self, table_id: str) -> set[Subscriber]:
        """The subscribers of a table."""
        return self.subscribers.get(table_id, set())

    def everybody(self, person: str | None = None) -> list[Subscriber]:
        """All who came with a cookie; with a person, those of that person."""
        return [
            subscriber
            for subscribers in self.subscribers.values()
            for subscriber in subscribers
            if subscriber.session is not None and (person is None or subscriber.person == person)
        ]

    def here(self, table_id: str) -> set[str]:
        """Who is connected to a table on this node."""
        return {subscriber.person or SOMEBODY for subscriber in self.of(table_id)}

    def is_watched(self, table_id: str) -> bool:
        """Whether anybody at all is connected to a table, on any node."""
        return bool(self.connected(table_id, monotonic()))

    def is_watched_elsewhere(self, table_id: str) -> bool:
        """Whether anybody is connected to a table on another node."""
        now = monotonic()
        return any(until > now and people for until, people in self.elsewhere.get(table_id, {}).values())

    def prune(self, now: float) -> None:
        """Forgets what other nodes said too long ago."""
        for table_id, told in list(self.elsewhere.items()):
            for node, (until, _) in list(told.items()):
                if until < now:
                    del told[node]
            if not told:
                del self.elsewhere[table_id]

    def connected(self, table_id: str, now: float) -> set[str]:
        """Who is connected to a table on any node."""
        people = self.here(table_id)
        for until, others in self.elsewhere.get(table_id, {}).values():
            if until > now:
                people |= others
        return people

    def frames(self, room: Room, entry: Entry) -> dict[int | None, bytes]:
        """What each kind of viewer is told of an entry that has just been played; each is written once."""
        viewers = {subscriber.viewer(room.facts) for subscriber in self.of(room.id) if subscriber.watching}
        common, own = room.common_view(), {viewer: room.view_of(viewer) for viewer in viewers}
        room.view_diff.keep_only(viewers)
        changes = room.view_diff.write(common, own)
        room.match.rest()
        if entry.kind == UNDO:
            return {viewer: spoken(ViewNews(entry.index, common | view, undone=True)) for viewer, view in own.items()}
        told = common["events"]
        return {
            viewer: _frame(room, entry, viewer, view.get("events", told), changes[viewer])
            for viewer, view in own.items()
        }

    def deliver(self, room: Room, index: int, frames: dict[int | None, bytes]) -> None:
        """Sends frames to those who have the view just before."""
        for subscriber in self.of(room.id):
            if not subscriber.watching:
                continue
            # Somebody may have lost their seat since the frames were written.
            frame = frames.get(subscriber.viewer(room.facts))
            if frame is not None and subscriber.index == index - 1 and not subscriber.needs_view:
                subscriber.send(frame)
                subscriber.index = index
            elif subscriber.index < index or subscriber.needs_view:
                bring_up_to_date(subscriber, room)

    def tell_table(self, room: Room, now: float) -> None:
        """Tells everybody about the table itself."""
        connected = self.connected(room.id, now)
        room.note_presence(connected, now)
        for subscriber in self.of(room.id):
            subscriber.say(TableNews(table_of_room(room, subscriber.person, connected)))

    def tell(self, table_id: str, message: ToClient) -> None:
        """Tells everybody the same."""
        text = spoken(message)
        for subscriber in self.of(table_id):
            subscriber.send(text)


def bring_up_to_date(subscriber: Subscriber, room: Room) -> None:
    """Tells a client what it has missed, then how things stand."""
    viewer = subscriber.viewer(room.facts)
    subscriber.say(Log(room.story(viewer, subscriber.index)))
    common, own = room.common_view(), room.view_of(viewer)
    subscriber.say(ViewNews(room.index, common | own))
    subscriber.index = room.index
    subscriber.needs_view = False
    room.view_diff.write(common, {viewer: own})
    room.match.rest()


def _frame(room: Room, entry: Entry, viewer: int | None, happened: Any, changes: Encoded) -> bytes:
    move = room.move_told(entry, viewer)
    shown = None if move is None else room.match.setting.move_view(move)
    changed = {key: Raw(text) for key, text in changes.items()}
    # What happened is most often written already, among what has changed.
    events: Any = changed.get("events", happened)
    return spoken(Moved(entry.index, entry.seat, shown, events, changed, entry.kind == AUTO))


def table_of_room(room: Room, person: str | None, connected: set[str]) -> Table:
    """A table at hand as a person sees it."""
    return table_news(room.summary(person, connected, now_ms()))


def table_of_stored(stored: Stored, person: str | None, connected: set[str]) -> Table:
    """A table in the database as a person sees it."""
    facts = stored.facts
    return table_news(
        summary(
            facts,
            person,
            index=stored.head,
            deciding=stored.deciding if facts.status == "running" else None,
            changed=stored.changed,
            connected=connected,
            left=[None] * len(facts.seats),
            now=now_ms(),
        )
    )


def table_news(told: dict[str, Any]) -> Table:
    """A table's summary as clients read it."""
    seats = [SeatInfo(**seat) for seat in told["seats"]]
    clock = None if told["clock"] is None else Clock(**told["clock"])
    origin = None if told["origin"] is None else Origin(**told["origin"])
    return Table(**told | {"seats": seats, "clock": clock, "origin": origin})


def said(line: ChatRow) -> Said:
    """A line of the chat, to be told."""
    return Said(line.seat, line.name, line.text, iso(line.at), line.person, line.number)


def vote_news(facts: TableFacts) -> VoteNews | None:
    """How the table's vote stands, if there is or was one."""
    told = vote_view(facts)
    return None if told is None else VoteNews(**told)
