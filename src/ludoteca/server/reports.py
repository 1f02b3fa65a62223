"""Reports: somebody complains about somebody, and the people who run the server look at it."""

from typing import Any, NamedTuple

import sqlalchemy as sa
from msgspec import json

from ludoteca.server.account_messages import NewReport
from ludoteca.server.errors import RequestError, not_found
from ludoteca.server.storage import rows
from ludoteca.server.storage.schema import chat, reports, tables
from ludoteca.server.table_facts import now_ms
from ludoteca.table.names import clean_text
from ludoteca.table.opening import new_id
from ludoteca.table.times import iso

MOST_LINES = 50
LONGEST_TEXT = 500


class Report(NamedTuple):
    """A report as it is stored."""

    id: str
    at: int
    reporter: str
    person: str
    table_id: str | None
    reason: str
    text: str
    evidence: dict[str, Any]
    closed: int | None
    outcome: str | None


def report(connection: sa.Connection, reporter: str, wanted: NewReport) -> None:
    """Writes a report down, with what the person was called and said there: they may be gone tomorrow."""
    name = rows.names_of(connection, [wanted.person]).get(wanted.person)
    if name is None or wanted.person == reporter:
        raise not_found("person")
    if wanted.table is not None:
        found = connection.execute(sa.select(tables.c.id).where(tables.c.id == wanted.table)).first()
        if found is None:
            raise not_found("table")
    same = sa.select(reports.c.id).where(
        reports.c.reporter == reporter,
        reports.c.person == wanted.person,
        reports.c.table_id == wanted.table,
        reports.c.reason == wanted.reason,
        reports.c.closed.is_(None),
    )
    if connection.execute(same).first() is not None:
        raise RequestError("reported", "You have reported this already.", 409)
    evidence = {"name": name, "lines": _lines(connection, wanted.person, wanted.table)}
    row = {
        "id": new_id(),
        "at": now_ms(),
        "reporter": reporter,
        "person": wanted.person,
        "table_id": wanted.table,
        "reason": wanted.reason,
        "text": clean_text(wanted.text, LONGEST_TEXT),
        "evidence": json.encode(evidence).decode(),
    }
    connection.execute(reports.insert(), row)


def _lines(connection: sa.Connection, person: str, table: str | None) -> list[dict[str, str]]:
    if table is None:
        return []
    query = sa.select(chat.c.name, chat.c.text, chat.c.at).where(chat.c.table_id == table, chat.c.person == person)
    newest = connection.execute(query.order_by(chat.c.number.desc()).limit(MOST_LINES)).all()
    return [{"name": row.name, "text": row.text, "at": iso(row.at)} for row in reversed(newest)]


def listed(connection: sa.Connection, closed: bool = False, most: int = 100) -> list[Report]:
    """Reports, oldest first: those that wait for somebody, or all."""
    query = sa.select(*reports.c)
    if not closed:
        query = query.where(reports.c.closed.is_(None))
    found = connection.execute(query.order_by(reports.c.at, reports.c.id).limit(most))
    return [Report(**{**row._mapping, "evidence": json.decode(row.evidence)}) for row in found]


def close(connection: sa.Connection, report_id: str, outcome: str) -> str:
    """Somebody has dealt with it; gives whom it was about."""
    where = (reports.c.id == report_id, reports.c.closed.is_(None))
    query = reports.update().where(*where).values(closed=now_ms(), outcome=outcome[:200])
    person = connection.scalar(query.returning(reports.c.person))
    if person is None:
        raise not_found("report")
    return str(person)
