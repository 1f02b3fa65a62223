"""Ending a match before its rules end it: resigning, running out of time, breaking off, claiming."""

from collections.abc import Callable
from time import monotonic

import sqlalchemy as sa

from ludoteca.server.bus import News
from ludoteca.server.errors import RequestError, stale
from ludoteca.server.messages import Claim
from ludoteca.server.metrics import FINISHED
from ludoteca.server.node import Node
from ludoteca.server.ratings import note_broken_off, rate
from ludoteca.server.room import Room
from ludoteca.server.storage import rows
from ludoteca.table import opening
from ludoteca.table.clocks import is_slow
from ludoteca.table.facts import TableFacts
from ludoteca.table.forfeits import finish, give_up
from ludoteca.table.log import PERSON
from ludoteca.table.start import is_outdated


async def change(
    node: Node,
    table_id: str,
    alter: Callable[[TableFacts], None],
    head: int | None = None,
    follow: Callable[[sa.Connection, TableFacts], None] | None = None,
) -> TableFacts:
    """Changes the facts; who must decide, when the server must act, and ratings may follow from that.

    With `head` only if the log has come no further than that.
    """

    def job(connection: sa.Connection) -> tuple[TableFacts, int]:
        before = rows.read(connection, table_id, None).facts.status
        facts, version = rows.change(connection, table_id, alter)
        stored = rows.read(connection, table_id, None)
        if head is not None and stored.head != head:
            raise stale(stored.head)
        if follow is not None:
            follow(connection, facts)
        if facts.status == "finished" and before != "finished":
            rate(connection, facts)
        return facts, version

    facts, version = await node.store.write(job)
    room = node.at_hand(table_id)
    if room is not None:
        node.learn(room, facts, version)
    elif facts.status == "finished":
        node.ended.append(table_id)
    node.publish(News(node.id, table_id, version=version))
    if facts.status == "running" and not is_outdated(facts):
        room = await node.room(table_id)
        known, deciding, due = room.index, room.deciding, node.due(room)
        await node.store.write(lambda connection: rows.set_due(connection, table_id, known, deciding, due))
    elif facts.cut_short:
        FINISHED.labels(facts.game).inc()
    return facts


async def resign(node: Node, table_id: str, person: str, wanted: int | None) -> TableFacts:
    """Gives up a seat, or all of one's own, for good."""
    return await change(node, table_id, lambda facts: opening.resign(facts, person, wanted))


async def run_out(node: Node, room: Room, index: int, seat: int) -> None:
    """At a rated table who has no time left has lost: no bot moves for them."""

    def alter(facts: TableFacts) -> None:
        if facts.status == "running":
            give_up(facts, seat, "time")

    await change(node, room.id, alter, head=index)


async def abort(node: Node, table_id: str, person: str) -> TableFacts:
    """Breaks a match off, before everybody has made their first move: it counts for nothing."""
    async with node.locked(table_id) as room:
        index = room.index
        moved = {entry.seat for entry in room.log if entry.kind == PERSON}

    def alter(facts: TableFacts) -> None:
        opening.seats_in_play(facts, person)
        people = {number for number, seat in enumerate(facts.seats) if seat.kind == "person"}
        if people <= moved:
            raise RequestError("too-late", "Everybody has made a first move: you can resign.")
        finish(facts, "aborted", None)

    def follow(connection: sa.Connection, facts: TableFacts) -> None:
        if facts.rated:
            note_broken_off(connection, facts, person)

    return await change(node, table_id, alter, head=index, follow=follow)


async def claim(node: Node, table_id: str, person: str, wanted: Claim) -> TableFacts:
    """Claims what follows when somebody is gone while everybody waits for their move."""
    async with node.locked(table_id) as room:
        index = room.index
        _check_gone(node, room, wanted.seat)

    def alter(facts: TableFacts) -> None:
        opening.seats_in_play(facts, person)
        absent = facts.seats[wanted.seat]
        if absent.kind != "person" or absent.stand_in or absent.person == person:
            raise RequestError("no-claim", "There is nobody to wait for.")
        staying = len(facts.seats) - len(facts.given_up) - 1
        match wanted.what:
            case "win":
                give_up(facts, wanted.seat, "gone")
            case "draw" if staying == 1:
                finish(facts, "draw", facts.places(None))
            case "bot" if not facts.rated:
                absent.stand_in = True
            case _:
                raise RequestError("no-claim", "A draw is between two; at a rated table no bot stands in.")

    return await change(node, table_id, alter, head=index)


def _check_gone(node: Node, room: Room, seat: int) -> None:
    """Refuses a claim before its time. In games of days nobody is expected to be there."""
    if is_slow(room.facts.clock) or seat != room.deciding:
        raise RequestError("no-claim", "Only who must decide now, and not in a game of days, can be gone.")
    now = monotonic()
    room.note_presence(node.subscriptions.connected(room.id, now), now)
    away = room.away_for(seat, now)
    if away is None:
        raise RequestError("no-claim", "They are there.")
    wait = node.limits.gone_ms - round(away * 1000)
    if wait > 0:
        raise RequestError("not-gone-yet", "Wait a little longer.", seconds=-(-wait // 1000))
