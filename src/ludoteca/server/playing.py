"""Playing: a move, or taking one back. It is in the database before anybody is told."""

from time import monotonic

import sqlalchemy as sa

from ludoteca.kernel.errors import CannotUndo, IllegalMove
from ludoteca.server import speech
from ludoteca.server.bus import News
from ludoteca.server.facts import Facts, now_ms
from ludoteca.server.metrics import FINISHED, LATENCY, MOVES
from ludoteca.server.node import Node
from ludoteca.server.ratings import rate
from ludoteca.server.refusals import Refusal, stale
from ludoteca.server.room import PERSON, UNDO, Room
from ludoteca.server.storage import rows
from ludoteca.server.storage.rows import Row


async def make_move(node: Node, table_id: str, person: str | None, message: speech.Move) -> None:
    """A person's move."""
    arrived = monotonic()
    await _hear_of(node, table_id, message.index)
    async with node.locked(table_id) as room:
        _check(room, person, message.index, message.seat)
        if room.facts.seats[message.seat].stand_in:
            raise Refusal("stand-in", "A bot plays for this seat: take it back first.")
        if room.deciding != message.seat:
            raise Refusal("not-your-turn", f"Seat {room.deciding} must decide.")
        now = now_ms()
        spent = room.clocks.spent(now, message.elapsed_ms, node.limits.lag_ms)
        await commit(node, room, Row(room.index, PERSON, message.seat, message.move, now, spent))
    LATENCY.observe(monotonic() - arrived)


async def take_back(node: Node, table_id: str, person: str | None, message: speech.Undo) -> None:
    """Takes a person's last move back."""
    await _hear_of(node, table_id, message.index)
    async with node.locked(table_id) as room:
        _check(room, person, message.index, message.seat)
        if not room.can_undo(message.seat):
            raise Refusal("cannot-undo", "Something was revealed, somebody else has moved, or a clock runs.")
        await commit(node, room, Row(room.index, UNDO, message.seat, "1", now_ms()))


async def _hear_of(node: Node, table_id: str, index: int) -> None:
    """Catches up first with a client that is ahead of this node: it was told by another one."""
    room = await node.room(table_id)
    if index > room.index:
        await node.catch_up(table_id)


def _check(room: Room, person: str | None, index: int, seat: int) -> None:
    if room.facts.status != "running":
        raise Refusal(f"table-{room.facts.status}", f"The table is {room.facts.status}.")
    room.check_seat(person, seat)
    if index != room.index:
        raise stale(room.index)


async def commit(node: Node, room: Room, row: Row) -> None:
    """Plays a row, stores it, then tells everybody. The room's lock must be held.

    If another node was faster, or the database cannot be reached, the room is loaded anew and nobody was told.
    """
    try:
        entry = room.play(row)
    except IllegalMove as error:
        raise Refusal("illegal", str(error)) from None
    except CannotUndo as error:
        raise Refusal("cannot-undo", str(error)) from None
    over = room.match.over
    ranks = room.match.ranks if over else None
    deciding, due = room.match.seat, None if over else node.thinking.due(room)

    def job(connection: sa.Connection) -> tuple[bool, Facts | None, int]:
        if not rows.append(connection, room.id, row, deciding, due):
            return False, None, 0
        if ranks is None:
            return True, None, 0
        return True, *_finish(connection, room.id, ranks)

    committed = False
    try:
        stored = node.store.write(job)
        # The frames are written while the disk is busy; nobody is sent them before the commit.
        frames = node.audience.frames(room, entry)
        committed, facts, version = await stored
    finally:
        if not committed:
            node.forget(room)
            node.background(node.reload(room))
    if not committed:
        raise stale(row.number + 1)
    node.audience.deliver(room, entry.index, frames)
    MOVES.labels(room.facts.game, row.kind).inc()
    if facts is not None:
        FINISHED.labels(room.facts.game).inc()
        node.learn(room, facts, version)
    node.publish(News(node.id, room.id, head=room.index, version=room.version))
    node.thinking.consider(room)


def _finish(connection: sa.Connection, table_id: str, ranks: list[int]) -> tuple[Facts, int]:
    """The match is over: all of it may be told now, and ratings follow from it."""

    def alter(facts: Facts) -> None:
        facts.status = "finished"
        facts.ranks = ranks
        facts.poll = None

    facts, version = rows.change(connection, table_id, alter)
    rate(connection, facts, ranks)
    return facts, version
