"""Records: exporting, importing, replaying, verifying, and going on from any moment."""

import asyncio
from pathlib import Path
from typing import Any

import sqlalchemy as sa
from msgspec import structs, to_builtins

from ludoteca.games import game
from ludoteca.kernel.chance import commitment, key_of, new_seed
from ludoteca.kernel.errors import BadRecord, LudotecaError
from ludoteca.kernel.match import Match
from ludoteca.kernel.saved import FORMAT, SavedGame, as_saved
from ludoteca.server import boxes, seating
from ludoteca.server.facts import Facts, Seat, new_id, now_ms
from ludoteca.server.messages import Continue, LogEntry, NewTable, Origin, Record, Verification, View
from ludoteca.server.node import Node
from ludoteca.server.people import Person
from ludoteca.server.refusals import Refusal
from ludoteca.server.room import PERSON, Room
from ludoteca.server.speech import Thought
from ludoteca.server.storage import rows
from ludoteca.server.storage.rows import Row


async def export(node: Node, table_id: str) -> Record:
    """The record of a table: all of it when it is finished, otherwise what a spectator knows."""
    room = await node.room(table_id)
    facts = room.facts
    standing = room.standing()
    record = Record(
        ludoteca=FORMAT,
        game=facts.game,
        rules=room.match.game.version,
        box=room.match.setting.fingerprint,
        seats=len(facts.seats),
        options=room.match.setting.options,
        commitment=facts.commitment,
        moves=[str(entry.move) if room.finished else room.notation(entry) for entry in standing],
    )
    if room.finished:
        record = structs.replace(record, seed=facts.seed, start=facts.position, ranks=facts.ranks)
        digest = facts.box
        if digest is not None:
            record.files = await node.store.read(lambda connection: rows.box_files(connection, digest))
    return record


def story(room: Room, viewer: int | None, first: int, last: int | None) -> list[LogEntry]:
    """The log as a viewer may know it. Of a finished match a spectator may know everything."""
    everything = room.finished and viewer is None
    end = room.index if last is None else min(last, room.index)
    return [room.told(entry, viewer, everything) for entry in room.log[max(0, first) : end]]


async def view_at(node: Node, table_id: str, index: int, viewer: int | None) -> View:
    """The position after so many entries of the log, as a viewer may see it."""
    async with node.locked(table_id) as room:
        if index == room.index:
            return room.view(viewer)
    match = await node.album.match_at(table_id, index)
    view = await asyncio.to_thread(match.view, viewer)
    view |= {"index": index, "can_undo": False}
    if viewer is not None and "penance" in room.facts.options:
        view["table_moves"] = []
    return view


async def thought_at(node: Node, table_id: str, index: int) -> Thought:
    """What a strong bot would have done at a moment of a finished match, knowing what the seat that decided knew."""
    room = await node.room(table_id)
    if not room.finished:
        raise Refusal("not-finished", "Moments are thought over when the match is over.")
    match = await node.album.match_at(table_id, index)
    if match.seat is None:
        raise Refusal("table-finished", "There is nothing to decide at the end.")
    return await node.thinking.advise(match, index, match.seat)


async def verify(node: Node, table_id: str) -> Verification:
    """Plays a finished match again: its seed against its commitment, every move, and the result."""
    room = await node.room(table_id)
    if not room.finished:
        raise Refusal("not-finished", "The seed is told when the match is over.")
    record = await export(node, table_id)
    box = await node.box_of(room.facts)
    detail = await asyncio.to_thread(_fault, record, box)
    return Verification(not detail, record.commitment, record.seed, detail or "Everything is in order.")


def _fault(record: Record, box: Path | None) -> str:
    """What is wrong with a record; nothing if it is in order."""
    from_position = record.seed is None and record.start is not None
    if from_position and seating.position_commitment(record.start or {}) != record.commitment:
        return "The position is not the one that was committed to at the start."
    try:
        game(record.game).verify(_saved(record), box)
    except LudotecaError as error:
        return str(error)
    return ""


def _saved(record: Record) -> SavedGame:
    fields: dict[str, Any] = to_builtins(record)
    fields.pop("files", None)
    return as_saved(fields)


async def import_record(node: Node, person: Person, record: Record) -> Facts:
    """A table made from a record. An unfinished match goes on: the importer on the first seat, bots elsewhere."""
    digest = None if record.files is None else boxes.digest_of(record.files)
    folder = None if digest is None or record.files is None else node.boxes.folder(digest, record.files)
    try:
        match = await asyncio.to_thread(_played_again, record, folder)
    except LudotecaError as error:
        raise Refusal("bad-record", str(error), 400) from None
    except RecursionError:
        raise Refusal("bad-record", "The record is nested too deeply.", 400) from None
    now = now_ms()
    seats = [Seat("person") for _ in range(record.seats)]
    if not match.over:
        seats = [Seat("person", person.id, person.name), *(Seat("bot", level="normal") for _ in seats[1:])]
    from_seed = record.seed is not None and record.start is None
    facts = Facts(
        id=new_id(),
        game=record.game,
        rules=match.game.version,
        options=match.setting.options,
        seats=seats,
        host=person.id,
        created=now,
        started=now,
        status="finished" if match.over else "running",
        seed=record.seed if from_seed else None,
        commitment=commitment(record.seed or "") if from_seed else seating.position_commitment(record.start or {}),
        box=digest,
        position=record.start,
        origin=Origin(None, 0),
        ranks=match.ranks if match.over else None,
    )
    log = [Row(number, PERSON, None, text, now) for number, text in enumerate(match.log)]
    due = None if match.over else now

    def job(connection: sa.Connection) -> None:
        if rows.unfinished_tables(connection, person.id) >= node.limits.open_tables:
            raise Refusal("too-many-tables", "Finish some of your tables first.", 429, most=node.limits.open_tables)
        if digest is not None and record.files is not None:
            rows.keep_box(connection, digest, record.files)
        rows.create(connection, facts, log, match.seat, due)

    await node.store.write(job)
    if facts.status == "running":
        await node.room(facts.id)
    return facts


def _played_again(record: Record, folder: Path | None) -> Match[Any, Any]:
    if record.start is not None and record.start.get("seats") != record.seats:
        raise BadRecord("The record begins from a position with another number of seats.")
    return game(record.game).verify(_saved(record), folder)


async def go_on(node: Node, table_id: str, person: Person, wanted: Continue) -> Facts:
    """A new table from a moment of a finished one. Chance falls anew: the old table's seed is known by now."""
    room = await node.room(table_id)
    if not room.finished:
        raise Refusal("not-finished", "You can go on from any moment when the match is over.")
    past = await node.album.match_at(table_id, wanted.index)
    if past.over:
        raise Refusal("bad-table", "The match was over by then.", 400)
    position = past.position()
    position["state"] = _with_fresh_chance(position["state"])
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
    )
    return await seating.create(node, person, table, Origin(table_id, wanted.index))


def _with_fresh_chance(state: dict[str, Any]) -> dict[str, Any]:
    """A position's state with another secret, as `kernel.chance.rekey` makes it."""
    chance = ("draws", "word", "half", "forced", "forced_count")
    kept = {name: value for name, value in state.items() if name not in chance}
    return kept | {"key": [f"0x{word:016x}" for word in key_of(new_seed())]}
