"""What the host of a table may do about others at it, and who may speak there."""

from ludoteca.server import audit
from ludoteca.server.errors import RequestError
from ludoteca.server.messages import TableSettings
from ludoteca.server.node import Node
from ludoteca.table.facts import Seat, TableFacts

MOST_SENT_AWAY = 100
"""So many people are kept away from a table; the first ones may come again after that."""


async def send_away(node: Node, table_id: str, host: str, seat: int) -> TableFacts:
    """The host frees a seat of a table that waits. Who sat there, or was invited, does not sit down here again."""

    def alter(facts: TableFacts) -> None:
        if facts.host != host:
            raise RequestError("not-host", "Only the host sends somebody away.", 403)
        if facts.status != "waiting":
            raise RequestError(f"table-{facts.status}", "The match has begun.")
        person = facts.seats[seat].person if seat < len(facts.seats) else None
        if person is None or person == host:
            raise RequestError("no-seat", "Nobody else sits there.", 404)
        for number, other in enumerate(facts.seats):
            if other.person == person:
                facts.seats[number] = Seat("open")
        facts.sent_away = [*(known for known in facts.sent_away if known != person), person][-MOST_SENT_AWAY:]

    facts = await node.change(table_id, alter)
    away = facts.sent_away[-1]
    await node.store.write(lambda connection: audit.note(connection, host, "kick", away, f"table {table_id}"))
    return facts


def check_welcome(facts: TableFacts, person: str) -> None:
    """Refuses who was sent away from a table."""
    if person in facts.sent_away:
        raise RequestError("sent-away", "The host has sent you away from this table.", 403)


def check_voice(facts: TableFacts, person: str) -> None:
    """Refuses who may not speak at a table: at a private one only those do who belong to it."""
    check_welcome(facts, person)
    if not facts.public and person != facts.host and person not in facts.people:
        raise RequestError("private-chat", "At a private table only those speak who sit there.", 403)
    if not facts.spectator_chat and person != facts.host and not facts.seats_of(person):
        raise RequestError("quiet-table", "The host has asked those who look on to be quiet.", 403)


async def set_up(node: Node, table_id: str, host: str, wanted: TableSettings) -> TableFacts:
    """The host says whether those who look on may speak."""

    def alter(facts: TableFacts) -> None:
        if facts.host != host:
            raise RequestError("not-host", "Only the host says who may speak.", 403)
        facts.spectator_chat = wanted.spectator_chat

    facts = await node.change(table_id, alter)
    detail = "spectators may speak" if wanted.spectator_chat else "spectators may not speak"
    await node.store.write(lambda connection: audit.note(connection, host, "spectator-chat", table_id, detail))
    return facts
