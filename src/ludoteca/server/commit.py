"""Playing: a move, or taking one back. It is in the database before anybody is told."""

from time import monotonic

import sqlalchemy as sa

from ludoteca.kernel.errors import CannotUndo, IllegalMove
from ludoteca.server import socket_messages
from ludoteca.server.bus import News
from ludoteca.server.errors import RequestError, stale
from ludoteca.server.metrics import FINISHED, LATENCY, MOVES
from ludoteca.server.node import Node
from ludoteca.server.ratings import rate
from ludoteca.server.room import Room
from ludoteca.server.storage import appending, rows
from ludoteca.server.storage.appending import Appending
from ludoteca.server.table_facts import now_ms
from ludoteca.table.facts import TableFacts
from ludoteca.table.forfeits import finish
from ludoteca.table.log import PERSON, UNDO, Row


async def make_move(node: Node, table_id: str, person: str | None, message: socket_messages.Move, lag: int) -> None:
    """A person's move. `lag` is how much of its time may have been the network's, in milliseconds."""
    arrived = monotonic()
    await _hear_of(node, table_id, message.index)
    async with node.locked(table_id) as room:
        room.check_move(person, message.index, message.seat)
        now = now_ms()
        spent = room.clocks.spent(now, message.elapsed_ms, lag)
        await append(node, room, Row(room.index, PERSON, message.seat, message.move, now, spent))
    LATENCY.observe(monotonic() - arrived)


async def take_back(node: Node, table_id: str, person: str | None, message: socket_messages.Undo) -> None:
    """Takes a person's last move back."""
    await _hear_of(node, table_id, message.index)
    async with node.locked(table_id) as room:
        room.check_undo(person, message.index, message.seat)
        await append(node, room, Row(room.index, UNDO, message.seat, "1", now_ms()))


async def _hear_of(node: Node, table_id: str, index: int) -> None:
    """Catches up first with a client that is ahead of this node: it was told by another one."""
    room = await node.room(table_id)
    if index > room.index:
        await node.catch_up(table_id)


async def append(node: Node, room: Room, row: Row) -> None:
    """Plays a row, stores it, then tells everybody. The room's lock must be held.

    If another node was faster, somebody sits elsewhere by now, or the database cannot be reached, the room is loaded
    anew and nobody was told.
    """
    try:
        entry = room.play(row)
    except IllegalMove as error:
        raise RequestError("illegal", str(error)) from None
    except CannotUndo as error:
        raise RequestError("cannot-undo", str(error)) from None
    over = room.match.over
    ranks = room.match.ranks if over else None
    deciding, due = room.match.seat, None if over else node.due(room)
    known, new = room.facts, Appending(room.id, row, room.version, deciding, due)

    def job(connection: sa.Connection) -> tuple[bool, TableFacts | None, int]:
        facts, version = None, new.version
        if not appending.append(connection, new):
            stored = rows.read(connection, room.id, None)
            facts, version = stored.facts, stored.version
            # A move is by who sat there when it was made, and is told to those: other news does not matter to it.
            if facts.holders != known.holders or not appending.append(connection, new._replace(version=version)):
                return False, None, 0
        if ranks is not None:
            facts, version = _finish(connection, room.id, ranks)
        return True, facts, version

    committed, facts, version = False, None, new.version
    try:
        # A last move changes more than the log.
        appended = node.store.append(new) if ranks is None else None
        # The frames are written while the disk is busy; nobody is sent them before the commit.
        frames = node.subscriptions.frames(room, entry)
        committed = appended is not None and await appended
        if not committed:
            committed, facts, version = await node.store.write(job)
    finally:
        if not committed:
            node.forget(room)
            node.background(node.reload(room))
    if not committed:
        raise stale(row.number + 1)
    before = room.facts
    news = facts is not None and node.take_in(room, facts, version)
    node.subscriptions.deliver(room, entry.index, frames)
    MOVES.labels(room.facts.game, row.kind).inc()
    if ranks is not None:
        FINISHED.labels(room.facts.game).inc()
    if news:
        node.tell_facts(room, before)
    if news or _concerns_others(node, room):
        node.publish(News(node.id, room.id, head=room.index, version=room.version))
    node.automation.consider(room)


def _concerns_others(node: Node, room: Room) -> bool:
    """Whether another node has people at a table or must act there. The others see for themselves once a second."""
    if node.subscriptions.is_watched_elsewhere(room.id) or monotonic() < node.quiet_from:
        return True
    return not node.automation.acts_at(room) and node.due(room) is not None


def _finish(connection: sa.Connection, table_id: str, ranks: list[int]) -> tuple[TableFacts, int]:
    """The match is over: all of it may be told now, and ratings follow from it."""

    facts, version = rows.change(connection, table_id, lambda facts: finish(facts, "rules", facts.places(ranks)))
    rate(connection, facts)
    return facts, version
