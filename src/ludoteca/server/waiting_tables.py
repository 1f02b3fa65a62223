"""Tables that wait for players: they stay while their host is there, and for a while after that."""

import logging
from functools import partial
from time import monotonic

from ludoteca.server import lobby
from ludoteca.server.errors import RequestError
from ludoteca.server.node import Node
from ludoteca.server.storage import rows
from ludoteca.server.table_facts import now_ms
from ludoteca.table.facts import TableFacts

logger = logging.getLogger("ludoteca.server")

MINUTE = 60_000
DAY = 24 * 60 * MINUTE


async def look_after(node: Node) -> None:
    """Notes which hosts are there; what has waited for too long without its host is passed on, or goes."""
    now = now_ms()
    here = [
        room.id
        for room in node.all_rooms()
        if room.facts.status == "waiting" and room.facts.host in node.subscriptions.connected(room.id, monotonic())
    ]
    if here:
        await node.store.write(partial(rows.touch, ids=here, now=now))
    limits = node.limits
    overdue = partial(
        rows.expired,
        public_before=now - limits.waiting_minutes * MINUTE,
        private_before=now - limits.waiting_days * DAY,
    )
    for table_id in await node.store.read(overdue):
        try:
            await _expire(node, table_id)
        except RequestError as refusal:  # it has begun, or is gone
            logger.info("a table was not put away: %s", refusal.code)


async def _expire(node: Node, table_id: str) -> None:
    connected = node.subscriptions.connected(table_id, monotonic())
    left = False

    def alter(facts: TableFacts) -> None:
        nonlocal left
        if facts.status != "waiting":
            raise RequestError(f"table-{facts.status}", "The match has begun.")
        others = [seat.person for seat in facts.seats if seat.kind == "person" and seat.person in connected]
        left = not others
        if others and others[0] is not None:
            facts.host = others[0]

    await node.change(table_id, alter)
    if left:
        await lobby.remove(node, table_id)
