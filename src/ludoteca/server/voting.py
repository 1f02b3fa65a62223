"""Table moves: called by a seat, then decided by a vote among people or done at once, as the game says."""

from ludoteca.server import commit, socket_messages
from ludoteca.server.node import Node
from ludoteca.server.room import Room
from ludoteca.server.table_facts import now_ms
from ludoteca.table import votes
from ludoteca.table.log import TABLE, Row


async def call(node: Node, table_id: str, person: str | None, message: socket_messages.TableMove) -> None:
    """A table move is called: it opens a vote, or counts at once."""
    room = await node.room(table_id)
    room.check_running()
    room.check_seat(person, message.seat)
    move, call = room.called(message.seat, message.move)
    if call.decided == "at once":
        async with node.locked(table_id) as locked:
            await commit.append(node, locked, Row(locked.index, TABLE, None, str(move), now_ms()))
        return
    index = room.index
    await node.change(
        table_id, lambda facts: votes.open_vote(facts, index, str(move), message.seat, call.about, now_ms())
    )
    await carry_out(node, table_id)


async def vote(node: Node, table_id: str, person: str | None, message: socket_messages.Vote) -> None:
    """A voice in an open vote."""
    room = await node.room(table_id)
    room.check_seat(person, message.seat)
    await node.change(table_id, lambda facts: votes.cast_vote(facts, message.index, message.seat, message.agree))
    await carry_out(node, table_id)


async def close(node: Node, room: Room) -> None:
    """Time is up."""
    await node.change(room.id, lambda facts: votes.close_vote(facts, now_ms()))


async def carry_out(node: Node, table_id: str) -> None:
    """What the table agreed on, as soon as it can be."""
    async with node.locked(table_id) as room:
        move = room.agreed()
        if move is not None:
            await node.change(room.id, votes.carried_out)
            await commit.append(node, room, Row(room.index, TABLE, None, move, now_ms()))
