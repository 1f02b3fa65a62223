"""What is not kept for ever: cookies that have ended, guests who can never come back, codes and reports of long ago."""

from functools import partial

import sqlalchemy as sa

from ludoteca.server import people as people_storage
from ludoteca.server.bus import News
from ludoteca.server.node import Node
from ludoteca.server.people import Changed
from ludoteca.server.storage.schema import people, registration_codes, reports, sessions
from ludoteca.server.table_facts import now_ms

DAY = 24 * 3600 * 1000
AT_ONCE = 20
"""Guests that one transaction forgets."""
REPORT_DAYS = 365
"""How long a report that is closed is kept."""


async def look_after(node: Node) -> None:
    """Makes a small part of it, each time that the server makes its rounds."""
    days = node.limits.session_days
    await node.store.write(partial(end_sessions, days=days))
    if await node.store.read(lost_guests):
        _, changed = await node.store.write(forget_lost_guests)
        for table_id, version in changed:
            node.look(table_id)
            node.publish(News(node.id, table_id, version=version))


def end_sessions(connection: sa.Connection, days: int) -> None:
    """Deletes the cookies that nobody has come with for so many days, and what else has had its time."""
    now = now_ms()
    connection.execute(sessions.delete().where(sessions.c.seen <= now - days * DAY))
    connection.execute(registration_codes.delete().where(registration_codes.c.expires <= now))
    connection.execute(reports.delete().where(reports.c.closed <= now - REPORT_DAYS * DAY))


def lost_guests(connection: sa.Connection, most: int = AT_ONCE) -> list[str]:
    """Guests without a cookie, for a day or more: they have no password and can never come back."""
    open_ones = sa.select(sessions.c.person)
    query = sa.select(people.c.id).where(
        people.c.login.is_(None), people.c.seen <= now_ms() - DAY, people.c.id.not_in(open_ones)
    )
    return list(connection.scalars(query.order_by(people.c.seen).limit(most)))


def forget_lost_guests(connection: sa.Connection) -> tuple[int, Changed]:
    """Forgets some of them as if they had asked for it; gives how many, and the tables that changed."""
    changed: Changed = []
    lost = lost_guests(connection)
    for person in lost:
        changed += people_storage.forget(connection, person)
    return len(lost), changed
