"""Everything that is somebody's own, as one file."""

import io
import zipfile
from typing import Any

import sqlalchemy as sa
from msgspec import json

from ludoteca.server import relations
from ludoteca.server.storage import rows, schema
from ludoteca.server.storage.rows import Wanted
from ludoteca.table.facts import TableFacts
from ludoteca.table.times import iso

PAGE = 100
MOST_TABLES = 5_000
"""The newest so many tables are told with their moves."""
READ_ME = """me.json        who you are here, where you are signed in, your ratings, results, vacations and people
chat.json      what you said, and where
reports.json   what you reported
tables/        your tables, one file each: who sat there, what was agreed, and the moves that you may know

Passwords, cookies and recovery codes are stored as hashes only; they are not in here.
"""


def of(connection: sa.Connection, person: str) -> bytes:
    """A ZIP of everything that is stored about somebody, but for hashes of their secrets."""
    file = io.BytesIO()
    with zipfile.ZipFile(file, "w", zipfile.ZIP_DEFLATED) as made:
        made.writestr("README.txt", READ_ME)
        for name, content in (
            ("me.json", _me(connection, person)),
            ("chat.json", _rows(connection, schema.chat, schema.chat.c.person == person)),
            ("reports.json", _rows(connection, schema.reports, schema.reports.c.reporter == person, {"evidence"})),
        ):
            made.writestr(name, _text(content))
        after: str | None = None
        for _ in range(0, MOST_TABLES, PAGE):
            page = rows.listed(connection, Wanted("mine", person, after=after, most=PAGE))
            for stored in page:
                made.writestr(f"tables/{stored.facts.id}.json", _text(_table(connection, stored.facts, person)))
            if len(page) < PAGE:
                break
            after = page[-1].facts.id
    return file.getvalue()


def _text(content: Any) -> bytes:
    return json.format(json.encode(content), indent=2)


def _rows(
    connection: sa.Connection, table: sa.Table, where: sa.ColumnElement[bool], hidden: set[str] | None = None
) -> list[dict[str, Any]]:
    columns = [column for column in table.c if column.name not in (hidden or set())]
    return [dict(row._mapping) for row in connection.execute(sa.select(*columns).where(where))]


def _me(connection: sa.Connection, person: str) -> dict[str, Any]:
    secret = {"password", "digest"}
    (me,) = _rows(connection, schema.people, schema.people.c.id == person, secret)
    return me | {
        "sessions": _rows(connection, schema.sessions, schema.sessions.c.person == person, secret),
        "ratings": _rows(connection, schema.ratings, schema.ratings.c.person == person),
        "results": _rows(connection, schema.results, schema.results.c.person == person),
        "vacations": _rows(connection, schema.vacations, schema.vacations.c.person == person),
        "people": relations.of(connection, person),
    }


def _table(connection: sa.Connection, facts: TableFacts, person: str) -> dict[str, Any]:
    """A table as its player may know it: of a match that runs the own moves, of a finished one all of them."""
    over = facts.status == "finished"
    mine = facts.seats_of(person)
    log = connection.execute(
        sa.select(schema.log.c.number, schema.log.c.kind, schema.log.c.seat, schema.log.c.text, schema.log.c.at)
        .where(schema.log.c.table_id == facts.id)
        .order_by(schema.log.c.number)
    )
    return {
        "id": facts.id,
        "game": facts.game,
        "rules": facts.rules,
        "options": facts.options,
        "seats": [{"kind": seat.kind, "name": seat.name} for seat in facts.seats],
        "my_seats": mine,
        "status": facts.status,
        "rated": facts.rated,
        "created": iso(facts.created),
        "ranks": facts.ranks,
        "commitment": facts.commitment,
        "seed": facts.seed if over else None,
        "moves": [
            {"number": row.number, "kind": row.kind, "seat": row.seat, "move": row.text, "at": iso(row.at)}
            for row in log
            if over or row.seat in mine
        ],
    }
