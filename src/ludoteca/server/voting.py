"""Breaches (K31): called by the table, decided by a vote among people, or noticed by a player's own screen."""

from ludoteca.kernel.moves import Move
from ludoteca.server import playing, speech
from ludoteca.server.facts import Facts, Poll, now_ms
from ludoteca.server.node import Node
from ludoteca.server.refusals import Refusal, not_found
from ludoteca.server.room import TABLE, Room, accused_of
from ludoteca.server.storage.rows import Row

OPEN_FOR = 60_000
"""Milliseconds that a vote stays open; who has not voted by then is against."""
REST = 15_000
"""Milliseconds between a vote that failed and the next call."""


async def call(node: Node, table_id: str, person: str | None, message: speech.Breach) -> None:
    """A breach. On honour it opens a vote; one that the player's own screen noticed counts at once."""
    room = await node.room(table_id)
    if room.facts.status != "running":
        raise Refusal(f"table-{room.facts.status}", f"The table is {room.facts.status}.")
    room.check_seat(person, message.seat)
    move = _called(room, message)
    accused = accused_of(move)
    if accused == message.seat:
        async with node.locked(table_id) as locked:
            await playing.commit(node, locked, Row(locked.index, TABLE, None, str(move), now_ms()))
        return
    index = room.index

    def alter(facts: Facts) -> None:
        poll, now = facts.poll, now_ms()
        if poll is not None and (not poll.done or (poll.passed is False and now < poll.until - OPEN_FOR + REST)):
            raise Refusal("vote-open", "There is a vote already, or there was one a moment ago.")
        facts.poll = Poll(index, str(move), message.seat, accused, {message.seat: True}, now + OPEN_FOR)
        _count(facts)

    await node.change(table_id, alter)
    await carry_out(node, table_id)


def _called(room: Room, message: speech.Breach) -> Move:
    for move in room.table_moves(message.seat):
        if str(move) == message.move:
            return move
    raise Refusal("illegal", "This breach cannot be called now.")


async def vote(node: Node, table_id: str, person: str | None, message: speech.Vote) -> None:
    """A voice in an open vote."""
    room = await node.room(table_id)
    room.check_seat(person, message.seat)

    def alter(facts: Facts) -> None:
        poll = facts.poll
        if poll is None or poll.index != message.index or poll.passed is not None:
            raise not_found("vote")
        if message.seat not in voters(facts, poll.accused):
            raise Refusal("no-voice", "The accused does not vote, and neither do bots.", 403)
        if message.seat in poll.votes:
            raise Refusal("voted", "You have voted.")
        poll.votes[message.seat] = message.agree
        _count(facts)

    await node.change(table_id, alter)
    await carry_out(node, table_id)


def voters(facts: Facts, accused: int) -> list[int]:
    """K31: the people other than the accused."""
    return [
        number
        for number, seat in enumerate(facts.seats)
        if seat.kind == "person" and not seat.stand_in and number != accused
    ]


def _count(facts: Facts, final: bool = False) -> None:
    """Ends the vote as soon as its outcome is sure. A tie means no breach."""
    poll = facts.poll
    assert poll is not None
    for_it = sum(poll.votes.values())
    against = len(poll.votes) - for_it
    missing = len(set(voters(facts, poll.accused)) - poll.votes.keys())
    if for_it > against + missing:
        poll.passed = True
    elif final or for_it + missing <= against:
        poll.passed = False
        poll.done = True


async def close(node: Node, room: Room) -> None:
    """Time is up: who has not voted is against. A breach that was found but never fitted in is let go."""

    def alter(facts: Facts) -> None:
        poll = facts.poll
        if poll is None or poll.done or poll.until > now_ms():
            return
        if poll.passed is None:
            _count(facts, final=True)
        poll.done = True

    await node.change(room.id, alter)


async def carry_out(node: Node, table_id: str) -> None:
    """A breach that the table agreed on, as soon as it can be: somebody may be answering a Look first."""
    async with node.locked(table_id) as room:
        poll = room.facts.poll
        if poll is None or poll.done or not poll.passed or room.deciding is None:
            return
        if all(str(move) != poll.move for move in room.match.table_moves()):
            return

        def alter(facts: Facts) -> None:
            if facts.poll is None or facts.poll.done:
                raise Refusal("voted", "This was carried out already.")
            facts.poll.done = True

        await node.change(room.id, alter)
        await playing.commit(node, room, Row(room.index, TABLE, None, poll.move, now_ms()))
