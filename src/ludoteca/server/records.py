"""Records: exporting, importing, replaying, verifying, and going on from any moment."""

from typing import Any

import sqlalchemy as sa
from msgspec import convert, json, to_builtins

from ludoteca.kernel.saved import SavedGame, as_saved
from ludoteca.server import lobby
from ludoteca.server.advice import Asker
from ludoteca.server.checking.tasks import Replay
from ludoteca.server.errors import RequestError, not_found
from ludoteca.server.messages import Continue, NewTable, Record, Verification
from ludoteca.server.node import Node
from ludoteca.server.people import Person
from ludoteca.server.room import Room
from ludoteca.server.socket_messages import Thought
from ludoteca.server.storage import rows
from ludoteca.server.table_facts import now_ms
from ludoteca.table import records as table_records
from ludoteca.table.assessment import Assessments
from ludoteca.table.boxes import digest_of
from ludoteca.table.facts import Origin, TableFacts
from ludoteca.table.log import LogEntry
from ludoteca.table.moments import (
    check_thought,
    check_viewer,
    entries_after,
    past_view,
    played_at,
    position_to_go_on_from,
)
from ludoteca.table.table import View


async def export(node: Node, table_id: str) -> Record:
    """The record of a table: all of it when it is finished, otherwise what a spectator knows."""
    try:
        room = await node.room(table_id)
    except RequestError as refusal:
        return (await node.archives.instead(table_id, refusal)).record
    return await record_of(node, room)


async def record_of(node: Node, room: Room) -> Record:
    """The record of a table at hand."""
    digest = room.facts.box if room.finished else None
    files = None if digest is None else await node.store.read(lambda connection: rows.box_files(connection, digest))
    return convert(table_records.record_of(room, files), Record)


async def replay(
    node: Node, table_id: str, person: str | None, viewer: int | None, first: int, last: int | None
) -> list[LogEntry]:
    """The log of a table as a viewer may know it."""
    try:
        room = await node.room(table_id)
    except RequestError as refusal:
        return (await node.archives.instead(table_id, refusal)).story(viewer, first, last)
    check_viewer(room, person, viewer)
    return room.story(viewer, first, last)


async def view_at(node: Node, table_id: str, index: int, person: str | None, viewer: int | None) -> View:
    """The position after so many entries of the log, as a viewer may see it."""
    try:
        await node.room(table_id)
    except RequestError as refusal:
        archive = await node.archives.instead(table_id, refusal)
        return await node.replaying.run(table_id, archive.view, index, viewer)
    async with node.locked(table_id) as room:
        check_viewer(room, person, viewer)
        if index == room.index:
            return room.view(viewer)
        if index > room.index:
            raise not_found("index")
    match = await node.replays.match_at(table_id, index)
    return await node.replaying.run(table_id, past_view, match, index, viewer)


async def thought_at(node: Node, table_id: str, index: int, asker: Asker) -> Thought:
    """What a strong bot would have done at a moment of a finished match, knowing what the seat that decided knew."""
    room = await node.room(table_id)
    check_thought(room)
    match = await node.replays.match_at(table_id, index)
    if match.seat is None:
        raise RequestError("table-finished", "There is nothing to decide at the end.")
    return await node.advice.thought(match, index, match.seat, asker, played_at(room, index))


async def assessments(node: Node, table_id: str, first: int, asker: Asker) -> Assessments:
    """What a strong bot makes of the decisions of a finished match, from a moment on, as many as it has time for."""
    room = await node.room(table_id)
    check_thought(room)
    entries = entries_after(room, first)
    if not entries:
        return Assessments(decisions=[], next=None)
    match = await node.replays.match_at(table_id, entries[0].index - 1)
    return await node.advice.assessments(match.copy(), entries, asker)


async def verify(node: Node, table_id: str) -> Verification:
    """Plays a finished match again: its seed against its commitment, every move, and the result."""
    try:
        room = await node.room(table_id)
    except RequestError as refusal:
        return (await node.archives.instead(table_id, refusal)).verification
    if not room.finished:
        raise RequestError("not-finished", "The seed is told when the match is over.")
    return await node.verifications.of(table_id, lambda: verified(node, room))


async def verified(node: Node, room: Room) -> Verification:
    """Whether the match of a table at hand is what it was committed to be."""
    record = await record_of(node, room)
    box = await node.box_of(room.facts)
    detail = await node.verifying.run(room.id, table_records.fault_of, _saved(record), box)
    return Verification(not detail, record.commitment, record.seed, detail or table_records.GENUINE)


def _saved(record: Record) -> SavedGame:
    fields: dict[str, Any] = to_builtins(record)
    fields.pop("files", None)
    return as_saved(fields)


async def import_record(node: Node, person: Person, record: Record, address: str) -> TableFacts:
    """A table made from a record. An unfinished match goes on: the importer on the first seat, bots elsewhere."""
    digest = None if record.files is None else digest_of(record.files)
    if record.start is not None and record.start.get("seats") != record.seats:
        raise RequestError("bad-record", "The record begins from a position with another number of seats.", 400)
    fields: dict[str, Any] = to_builtins(record)
    fields.pop("files", None)
    if record.start is not None and len(json.encode(record.start)) > lobby.MOST_POSITION:
        raise RequestError("bad-record", f"A position has at most {lobby.MOST_POSITION} bytes.", 413)
    begun = await node.checks.check(Replay(record.game, fields, record.files), address, "bad-record")
    over = begun.deciding is None
    replayed = table_records.Replayed(begun.rules, begun.options, over, begun.ranks, begun.moves)
    now = now_ms()
    facts, log = table_records.table_of_record(_saved(record), replayed, person.id, person.name, digest, now)
    due = None if over else now
    if begun.box is not None:
        node.boxes.keep(facts, begun.box)

    def job(connection: sa.Connection) -> None:
        if rows.unfinished_tables(connection, person.id) >= node.limits.open_tables:
            raise RequestError(
                "too-many-tables", "Finish some of your tables first.", 429, most=node.limits.open_tables
            )
        if digest is not None and record.files is not None:
            rows.keep_box(connection, digest, record.files)
        rows.create(connection, facts, log, begun.deciding, due)

    await node.store.write(job)
    if facts.status == "running":
        await node.room(facts.id)
    else:
        node.ended.append(facts.id)
    return facts


async def go_on(node: Node, table_id: str, person: Person, wanted: Continue, address: str) -> TableFacts:
    """A new table from a moment of a finished one. Chance falls anew: the old table's seed is known by now."""
    room = await node.room(table_id)
    if not room.finished:
        raise RequestError("not-finished", "You can go on from any moment when the match is over.")
    past = await node.replays.match_at(table_id, wanted.index)
    position = position_to_go_on_from(past)
    files = None
    digest = room.facts.box
    if digest is not None:
        files = await node.store.read(lambda connection: rows.box_files(connection, digest))
    table = NewTable(
        game=room.facts.game,
        seats=wanted.seats,
        options=room.facts.options,
        box=files,
        pace=wanted.pace,
        position=position,
        start=wanted.start,
        hold=wanted.hold,
    )
    return await lobby.create(node, person, table, Origin(table_id, wanted.index), address)
