"""Tables and their logs in the database. Every function works inside the transaction that it is given."""

from collections.abc import Callable, Iterable, Sequence
from typing import Any, NamedTuple

import sqlalchemy as sa
from msgspec import json
from sqlalchemy.dialects import postgresql, sqlite

from ludoteca.server.facts import Facts, facts_from, facts_text, now_ms
from ludoteca.server.refusals import not_found
from ludoteca.server.storage.schema import boxes, chat, log, sitters, tables
from ludoteca.server.storage.swift import Swift


class Row(NamedTuple):
    """A row of a table's log. `spent` is what its seat's clock is charged, in milliseconds."""

    number: int
    kind: str
    seat: int | None
    text: str
    at: int
    spent: int = 0


class ChatRow(NamedTuple):
    """A line of a table's chat."""

    number: int
    person: str
    seat: int | None
    name: str
    text: str
    at: int


class Heads(NamedTuple):
    """How far a table has come: if these have not changed, nothing has."""

    id: str
    head: int
    version: int
    said: int


class Stored(NamedTuple):
    """A table as it is stored, with the rows of its log that were asked for."""

    facts: Facts
    version: int
    head: int
    said: int
    changed: int
    deciding: int | None
    rows: Sequence[Row] = ()


_ONE = tables.c.id == sa.bindparam("one")
_READ = sa.select(
    tables.c.facts, tables.c.version, tables.c.head, tables.c.said, tables.c.changed, tables.c.deciding
).where(_ONE)
_LOG = (
    sa.select(log.c.number, log.c.kind, log.c.seat, log.c.text, log.c.at, log.c.spent)
    .where(log.c.table_id == sa.bindparam("one"), log.c.number >= sa.bindparam("since"))
    .order_by(log.c.number)
)
_ADVANCE = Swift(
    tables.update()
    .where(_ONE, tables.c.head == sa.bindparam("expected"), tables.c.status == sa.literal_column("'running'"))
    .values({name: sa.bindparam(f"new_{name}") for name in ("head", "changed", "deciding", "due")})
)
_APPEND = Swift(log.insert())
_CHANGE = (
    tables.update()
    .where(_ONE)
    .values(
        {name: sa.bindparam(f"new_{name}") for name in ("facts", "status", "host", "open_seats", "changed")}
        | {"version": tables.c.version + 1}
    )
)


def insert_or_skip(connection: sa.Connection, table: sa.Table) -> Any:
    """An insert that does nothing where the key is taken."""
    dialect = sqlite if connection.dialect.name == "sqlite" else postgresql
    return dialect.insert(table).on_conflict_do_nothing()


def create(connection: sa.Connection, facts: Facts, rows: Sequence[Row], deciding: int | None, due: int | None) -> None:
    """A new table, with the log that it comes with."""
    connection.execute(
        tables.insert(),
        {
            "id": facts.id,
            "game": facts.game,
            "status": facts.status,
            "host": facts.host,
            "public": facts.public,
            "open_seats": _open_seats(facts),
            "changed": now_ms(),
            "head": len(rows),
            "deciding": deciding,
            "due": due,
            "version": 1,
            "said": 0,
            "facts": facts_text(facts),
        },
    )
    if rows:
        connection.execute(log.insert(), [{"table_id": facts.id, **row._asdict()} for row in rows])
    _seat_people(connection, facts)


def read(connection: sa.Connection, table_id: str, since: int | None = 0) -> Stored:
    """A table and its log from a number on (None: no log)."""
    found = connection.execute(_READ, {"one": table_id}).one_or_none()
    if found is None:
        raise not_found("table")
    stored = Stored(facts_from(found.facts), *found[1:])
    if since is None or since >= stored.head:
        return stored
    listed = connection.execute(_LOG, {"one": table_id, "since": since})
    return stored._replace(rows=[Row(*row) for row in listed][: stored.head - since])


def append(connection: sa.Connection, table_id: str, row: Row, deciding: int | None, due: int | None) -> bool:
    """Appends a row to a log. False if somebody else was faster, or the match is over: then nothing is changed."""
    values = {
        "one": table_id,
        "expected": row.number,
        "new_head": row.number + 1,
        "new_changed": row.at,
        "new_deciding": deciding,
        "new_due": due,
    }
    if _ADVANCE.run(connection, values) == 0:
        return False
    _APPEND.run(connection, {"table_id": table_id, **row._asdict()})
    return True


def change(connection: sa.Connection, table_id: str, alter: Callable[[Facts], None]) -> tuple[Facts, int]:
    """Changes the facts of a table; gives them with their new version. `alter` may refuse."""
    found = connection.execute(_READ.with_for_update(), {"one": table_id}).one_or_none()
    if found is None:
        raise not_found("table")
    facts = facts_from(found.facts)
    sat = facts.people
    alter(facts)
    values = {
        "one": table_id,
        "new_facts": facts_text(facts),
        "new_status": facts.status,
        "new_host": facts.host,
        "new_open_seats": _open_seats(facts),
        "new_changed": now_ms(),
    }
    connection.execute(_CHANGE, values)
    if facts.people != sat:
        _seat_people(connection, facts)
    return facts, found.version + 1


def set_due(connection: sa.Connection, table_id: str, head: int, deciding: int | None, due: int | None) -> None:
    """Says when the server must act, where that changed without a move."""
    where = (tables.c.id == table_id, tables.c.head == head)
    connection.execute(tables.update().where(*where).values(deciding=deciding, due=due))


def let_rest(connection: sa.Connection, table_id: str) -> None:
    """Nothing is due at a table any more, unless somebody comes to it."""
    connection.execute(tables.update().where(tables.c.id == table_id).values(due=None))


def due_tables(connection: sa.Connection, before: int, most: int = 200) -> list[str]:
    """The running tables at which the server should have acted by now."""
    query = sa.select(tables.c.id).where(tables.c.status == "running", tables.c.due < before)
    return list(connection.scalars(query.order_by(tables.c.due).limit(most)))


def heads(connection: sa.Connection, ids: Iterable[str]) -> list[Heads]:
    """How far these tables have come."""
    columns = (tables.c.id, tables.c.head, tables.c.version, tables.c.said)
    return [Heads(*row) for row in connection.execute(sa.select(*columns).where(tables.c.id.in_(list(ids))))]


def say(connection: sa.Connection, table_id: str, person: str, seat: int | None, name: str, text: str) -> ChatRow:
    """Adds a line to a table's chat."""
    query = tables.update().where(tables.c.id == table_id).values(said=tables.c.said + 1).returning(tables.c.said)
    number = connection.scalar(query)
    if number is None:
        raise not_found("table")
    line = ChatRow(number - 1, person, seat, name, text, now_ms())
    connection.execute(chat.insert(), {"table_id": table_id, **line._asdict()})
    return line


def chat_lines(connection: sa.Connection, table_id: str, since: int, most: int = 200) -> list[ChatRow]:
    """The newest lines of a chat, oldest first."""
    columns = (chat.c.number, chat.c.person, chat.c.seat, chat.c.name, chat.c.text, chat.c.at)
    query = sa.select(*columns).where(chat.c.table_id == table_id, chat.c.number >= since)
    newest = connection.execute(query.order_by(chat.c.number.desc()).limit(most)).all()
    return [ChatRow(*row) for row in reversed(newest)]


def keep_box(connection: sa.Connection, digest: str, files: dict[str, str]) -> None:
    """Keeps a player's own box."""
    connection.execute(insert_or_skip(connection, boxes), {"digest": digest, "files": json.encode(files).decode()})


def box_files(connection: sa.Connection, digest: str) -> dict[str, str]:
    """The files of a player's own box."""
    text = connection.scalar(sa.select(boxes.c.files).where(boxes.c.digest == digest))
    if text is None:
        raise not_found("box")
    return json.decode(text, type=dict[str, str])


def listed(
    connection: sa.Connection, which: str, game: str | None, person: str | None, most: int = 100
) -> list[Stored]:
    """Tables by kind, the newest first: `mine`, `open`, `public` (running, to watch) or `finished`."""
    query = sa.select(
        tables.c.facts, tables.c.version, tables.c.head, tables.c.said, tables.c.changed, tables.c.deciding
    )
    if which == "mine":
        query = query.join(sitters, sitters.c.table_id == tables.c.id).where(sitters.c.person == person)
    elif which == "open":
        query = query.where(tables.c.status == "waiting", tables.c.public, tables.c.open_seats > 0)
    else:
        query = query.where(tables.c.status == ("running" if which == "public" else "finished"), tables.c.public)
    if game is not None:
        query = query.where(tables.c.game == game)
    rows = connection.execute(query.order_by(tables.c.changed.desc()).limit(most))
    return [Stored(facts_from(row.facts), *row[1:]) for row in rows]


def unfinished_tables(connection: sa.Connection, host: str) -> int:
    """How many tables of this host are not finished."""
    query = sa.select(sa.func.count()).where(tables.c.host == host, tables.c.status != "finished")
    return connection.scalar(query) or 0


def remove(connection: sa.Connection, table_id: str) -> None:
    """Forgets a table that nobody sits at any more."""
    connection.execute(tables.delete().where(tables.c.id == table_id))
    connection.execute(log.delete().where(log.c.table_id == table_id))
    connection.execute(chat.delete().where(chat.c.table_id == table_id))
    connection.execute(sitters.delete().where(sitters.c.table_id == table_id))


def _open_seats(facts: Facts) -> int:
    return sum(seat.kind == "open" and seat.person is None for seat in facts.seats)


def _seat_people(connection: sa.Connection, facts: Facts) -> None:
    connection.execute(sitters.delete().where(sitters.c.table_id == facts.id))
    people = {facts.host, *facts.people}
    connection.execute(sitters.insert(), [{"person": person, "table_id": facts.id} for person in sorted(people)])
