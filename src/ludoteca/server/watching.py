"""Who looks at which table on this node, and what they are sent."""

import asyncio
from collections import Counter, defaultdict, deque

from msgspec import Raw

from ludoteca.server.facts import Facts, iso, now_ms
from ludoteca.server.messages import SeatInfo, Table, View
from ludoteca.server.room import AUTO, UNDO, Entry, Room, is_outdated
from ludoteca.server.secrecy import move_view
from ludoteca.server.sheets import Sheet
from ludoteca.server.speech import Log, Moved, Refused, TableNews, ToClient, ViewNews, VoteNews, spoken
from ludoteca.server.storage.rows import Stored


class Watcher:
    """A socket that looks at a table, as a seat or as a spectator. What it is sent waits in a queue of its own."""

    def __init__(self, person: str | None, backlog: int):
        self.person = person
        self.seat: int | None = None
        self.watching = False
        self.index = 0
        """The index of the view that this client has."""
        self.overrun = False
        self._backlog = backlog
        self._waiting: deque[str] = deque()
        self._news = asyncio.Event()

    def send(self, text: str) -> None:
        """Puts a message into the queue. A client that is far too slow is cut off; it can come back and resume."""
        if len(self._waiting) >= self._backlog:
            self.overrun = True
        else:
            self._waiting.append(text)
        self._news.set()

    def say(self, message: ToClient) -> None:
        """Sends a message."""
        self.send(spoken(message))

    def refuse(self, code: str, about: str, index: int, args: dict[str, str | int] | None = None) -> None:
        """Says that a message changed nothing."""
        self.say(Refused(code, about, index, args or {}))

    async def next(self) -> str | None:
        """The next message to send; None when this client is to be cut off."""
        while not self._waiting:
            if self.overrun:
                return None
            self._news.clear()
            await self._news.wait()
        return None if self.overrun else self._waiting.popleft()


class Audience:
    """All watchers on this node, by table, and who is said to be connected elsewhere."""

    def __init__(self) -> None:
        self.watchers: dict[str, set[Watcher]] = defaultdict(set)
        self.elsewhere: dict[str, dict[str, tuple[float, frozenset[str]]]] = defaultdict(dict)
        """For each table and other node: until when it is believed, and who is connected there."""
        self._sockets: Counter[str] = Counter()

    def admit(self, who: str, most: int, most_each: int) -> bool:
        """Lets a socket in, unless there are too many."""
        if self._sockets.total() >= most or self._sockets[who] >= most_each:
            return False
        self._sockets[who] += 1
        return True

    def dismiss(self, who: str) -> None:
        """A socket is gone."""
        self._sockets[who] -= 1
        if not self._sockets[who]:
            del self._sockets[who]

    def of(self, table_id: str) -> set[Watcher]:
        """The watchers of a table."""
        return self.watchers.get(table_id, set())

    def here(self, table_id: str) -> set[str]:
        """Who is connected to a table on this node."""
        return {watcher.person for watcher in self.of(table_id) if watcher.person is not None}

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

    def frames(self, room: Room, entry: Entry) -> dict[int | None, str]:
        """What each kind of viewer is told of an entry that has just been played; each is written once."""
        viewers = {watcher.seat for watcher in self.of(room.id) if watcher.watching}
        views = {viewer: room.view(viewer) for viewer in viewers}
        room.sheets.keep_only(views)
        changes = room.sheets.write(views)
        if entry.kind == UNDO:
            return {viewer: spoken(ViewNews(entry.index, view, undone=True)) for viewer, view in views.items()}
        return {viewer: _frame(room, entry, viewer, view, changes[viewer]) for viewer, view in views.items()}

    def deliver(self, room: Room, index: int, frames: dict[int | None, str]) -> None:
        """Sends frames to those who have the view just before."""
        for watcher in self.of(room.id):
            if not watcher.watching:
                continue
            frame = frames.get(watcher.seat)
            if frame is not None and watcher.index == index - 1:
                watcher.send(frame)
                watcher.index = index
            elif watcher.index < index:
                bring_up_to_date(watcher, room)

    def tell_table(self, room: Room, now: float) -> None:
        """Tells everybody about the table itself."""
        for watcher in self.of(room.id):
            watcher.say(TableNews(table_of_room(room, watcher.person, self.connected(room.id, now))))

    def tell(self, table_id: str, message: ToClient) -> None:
        """Tells everybody the same."""
        text = spoken(message)
        for watcher in self.of(table_id):
            watcher.send(text)


def bring_up_to_date(watcher: Watcher, room: Room) -> None:
    """Tells a client what it has missed, then how things stand."""
    everything = room.finished and watcher.seat is None
    watcher.say(Log([room.told(entry, watcher.seat, everything) for entry in room.log[watcher.index :]]))
    view = room.view(watcher.seat)
    watcher.say(ViewNews(room.index, view))
    watcher.index = room.index
    room.sheets.write({watcher.seat: view})


def _frame(room: Room, entry: Entry, viewer: int | None, view: View, changes: Sheet) -> str:
    move = room.move_told(entry, viewer)
    shown = None if move is None else move_view(move)
    changed = {key: Raw(text) for key, text in changes.items()}
    return spoken(Moved(entry.index, entry.seat, shown, view["events"], changed, entry.kind == AUTO))


def table_of_room(room: Room, person: str | None, connected: set[str]) -> Table:
    """A table at hand as a person sees it."""
    now = now_ms()
    left = [room.clocks.left(seat, room.deciding, now) for seat in range(len(room.facts.seats))]
    return _table(room.facts, person, room.index, room.deciding, room.clocks.since, connected, left)


def table_of_stored(stored: Stored, person: str | None, connected: set[str]) -> Table:
    """A table in the database as a person sees it."""
    facts = stored.facts
    deciding = stored.deciding if facts.status == "running" else None
    return _table(facts, person, stored.head, deciding, stored.changed, connected, [None] * len(facts.seats))


def _table(
    facts: Facts,
    person: str | None,
    index: int,
    deciding: int | None,
    changed: int,
    connected: set[str],
    left: list[int | None],
) -> Table:
    return Table(
        id=facts.id,
        game=facts.game,
        options=facts.options,
        seats=[
            SeatInfo(
                seat=number,
                kind=seat.kind,
                name=seat.name,
                person=seat.person,
                level=seat.level,
                here=seat.here,
                connected=seat.kind == "bot" or seat.person in connected,
                stand_in=seat.stand_in,
                clock_ms=left[number],
            )
            for number, seat in enumerate(facts.seats)
        ],
        status=facts.status,
        host=facts.host,
        my_seats=facts.seats_of(person),
        rated=facts.rated,
        clock=facts.clock,
        created=iso(facts.created),
        changed=iso(changed),
        index=index,
        deciding=deciding,
        ranks=facts.ranks,
        commitment=facts.commitment,
        seed=facts.seed if facts.status == "finished" else None,
        origin=facts.origin,
        rematch=facts.rematch,
        pace=facts.pace,
        public=facts.public,
        own_box=facts.box is not None,
        outdated=is_outdated(facts),
    )


def vote_news(facts: Facts) -> VoteNews | None:
    """How the table's vote stands, if there is or was one."""
    poll = facts.poll
    if poll is None:
        return None
    return VoteNews(poll.index, poll.move, poll.caller, poll.accused, poll.votes, poll.passed is None, poll.passed)
