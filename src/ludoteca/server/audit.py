"""The audit log: every act of an administrator, or of a host over others, is written down."""

from typing import NamedTuple

import sqlalchemy as sa

from ludoteca.server.storage.schema import audit
from ludoteca.server.table_facts import now_ms


class Act(NamedTuple):
    """Who did what to whom, and when."""

    at: int
    actor: str
    act: str
    subject: str
    detail: str


def note(connection: sa.Connection, actor: str, act: str, subject: str, detail: str = "") -> None:
    """Writes an act down, in the transaction that does it."""
    row = {"at": now_ms(), "actor": actor[:64], "act": act, "subject": subject[:64], "detail": detail[:500]}
    connection.execute(audit.insert(), row)


def acts(connection: sa.Connection, most: int = 100, subject: str | None = None) -> list[Act]:
    """The newest acts, newest first; those about one person or table if that is asked for."""
    query = sa.select(audit.c.at, audit.c.actor, audit.c.act, audit.c.subject, audit.c.detail)
    if subject is not None:
        query = query.where(audit.c.subject == subject)
    return [Act(*row) for row in connection.execute(query.order_by(audit.c.id.desc()).limit(most))]
