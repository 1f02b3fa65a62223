"""Archives: what everybody saw of a finished match, stored, so that no rules are needed to show it ever after.

A match is archived soon after its end, by the program that played it: its record, whether it was in order, the story
and every view as each seat and a spectator saw them. Where a later program does not know the rules any more, it tells
what is stored here.
"""

import lzma
from collections import OrderedDict
from collections.abc import Callable
from typing import Any

import sqlalchemy as sa
from msgspec import Raw, Struct, json

from ludoteca.kernel.setting import Setting
from ludoteca.server.errors import RequestError, not_found
from ludoteca.server.messages import Record, Verification
from ludoteca.server.room import Room
from ludoteca.server.storage import rows
from ludoteca.server.storage.schema import archives, tables
from ludoteca.server.storage.store import Store
from ludoteca.server.table_facts import now_ms
from ludoteca.server.thread_pool import ThreadPool
from ludoteca.table.log import UNDO, LogEntry
from ludoteca.table.moments import past_view
from ludoteca.table.start import begin_match
from ludoteca.table.table import View

MOST_BYTES = 8_000_000
"""An archive that would be larger has the views of a spectator only, who sees all of a finished match."""
PRESET = 1
"""Of LZMA: half the size of zlib's, as quickly. A match of a few hundred moves takes 30 to 60 kB."""
AT_HAND = 8
LOOKED_THROUGH = 500
OUTDATED = ("outdated", "elsewhere")

Changes = dict[str, Raw]
"""What is different from the view before: keys with their new values."""


class Archive(Struct):
    """A finished match. Viewers are seats, and None (as ``""``) for who sees everything."""

    record: Record
    verification: Verification
    stories: dict[str, list[LogEntry]]
    views: dict[str, list[tuple[Changes, list[str]]]]
    """For each viewer, from the first view on: what changed, and which keys are gone."""

    def story(self, seat: int | None, first: int, last: int | None) -> list[LogEntry]:
        """The log as a seat knew it."""
        return self.stories[_key(seat, self.stories)][max(0, first) : last]

    def view(self, index: int, seat: int | None) -> View:
        """The position after so many entries of the log."""
        steps = self.views[_key(seat, self.views)]
        if index >= len(steps):
            raise not_found("index")
        view: dict[str, Any] = {}
        for changes, gone in steps[: index + 1]:
            view |= changes
            for key in gone:
                del view[key]
        return view

    @property
    def end(self) -> int:
        """How many entries the log has."""
        return len(self.stories[""])


def _key(seat: int | None, known: dict[str, Any]) -> str:
    key = "" if seat is None else str(seat)
    if key not in known:
        raise not_found("seat")
    return key


_decoder = json.Decoder(Archive)


def packed(archive: Archive) -> bytes:
    """An archive, to store."""
    return lzma.compress(json.encode(archive), preset=PRESET)


def unpacked(data: bytes) -> Archive:
    """An archive as it is stored."""
    return _decoder.decode(lzma.decompress(data))


def build(
    room: Room,
    box: Setting[Any, Any] | None,
    record: Record,
    verification: Verification,
    rest: Callable[[], None],
) -> bytes:
    """Makes the archive of a finished match, with a rest after each view. Not to be called on the loop."""
    viewers: list[int | None] = [None, *range(len(room.facts.seats))]
    stories = {_name(viewer): room.story(viewer) for viewer in viewers}
    written = {viewer: _Writer() for viewer in viewers}
    match = begin_match(room.facts, box)
    for index in range(room.index + 1):
        for viewer in viewers:
            view = room.view(viewer) if index == room.index else past_view(match, index, viewer)
            written[viewer].add(view)
            rest()
        if index < room.index:
            entry = room.log[index]
            if entry.kind == UNDO:
                match.undo()
            elif entry.move is not None:
                match.play(entry.move)
    views = {_name(viewer): writer.steps for viewer, writer in written.items()}
    data = packed(Archive(record, verification, stories, views))
    if len(data) > MOST_BYTES:
        data = packed(Archive(record, verification, stories, {"": views[""]}))
    return data


def _name(viewer: int | None) -> str:
    return "" if viewer is None else str(viewer)


class _Writer:
    """Writes one viewer's views down, each as what is new in it."""

    def __init__(self) -> None:
        self.steps: list[tuple[Changes, list[str]]] = []
        self._last: dict[str, bytes] = {}

    def add(self, view: View) -> None:
        """The next view."""
        now = {key: json.encode(value) for key, value in view.items()}
        changes: Changes = {key: Raw(text) for key, text in now.items() if self._last.get(key) != text}
        self.steps.append((changes, [key for key in self._last if key not in now]))
        self._last = now


class ArchiveCache:
    """The archives that somebody looks at."""

    def __init__(self, store: Store, replaying: ThreadPool):
        self._store = store
        self._replaying = replaying
        self._at_hand: OrderedDict[str, Archive] = OrderedDict()

    async def instead(self, table_id: str, refusal: RequestError) -> Archive:
        """What is stored of a match whose rules are not known here. Any other refusal stands."""
        if refusal.code not in OUTDATED:
            raise refusal
        known = self._at_hand.get(table_id)
        if known is None:
            data = await self._store.read(lambda connection: read(connection, table_id))
            if data is None:
                raise refusal
            known = await self._replaying.run(table_id, unpacked, data)
            self._at_hand[table_id] = known
            if len(self._at_hand) > AT_HAND:
                self._at_hand.popitem(last=False)
        return known


def keep(connection: sa.Connection, table_id: str, data: bytes) -> None:
    """Stores an archive, unless there is one or the table is gone."""
    if connection.execute(sa.select(tables.c.id).where(tables.c.id == table_id)).first() is not None:
        row = {"table_id": table_id, "made": now_ms(), "data": data}
        connection.execute(rows.insert_or_skip(connection, archives), row)


def read(connection: sa.Connection, table_id: str) -> bytes | None:
    """An archive as it is stored."""
    return connection.scalar(sa.select(archives.c.data).where(archives.c.table_id == table_id))


def left(connection: sa.Connection, done: set[str]) -> list[str]:
    """Of those without an archive the next ones, but for these."""
    return [table_id for table_id in without(connection, len(done) + LOOKED_THROUGH) if table_id not in done]


def without(connection: sa.Connection, most: int = LOOKED_THROUGH) -> list[str]:
    """Finished matches that have no archive, the newest first."""
    query = (
        sa.select(tables.c.id)
        .join(archives, archives.c.table_id == tables.c.id, isouter=True)
        .where(tables.c.status == "finished", archives.c.table_id.is_(None))
    )
    return list(connection.scalars(query.order_by(tables.c.changed.desc()).limit(most)))
