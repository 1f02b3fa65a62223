"""Tables and their logs in the database. Every function works inside the transaction that it is given."""

from collections.abc import Callable, Iterable, Sequence
from dataclasses import replace
from typing import Any, NamedTuple

import sqlalchemy as sa
from msgspec import json
from sqlalchemy.dialects import postgresql, sqlite

from ludoteca.server.errors import not_found
from ludoteca.server.storage.schema import archives, boxes, chat, log, people, sitters, tables
from ludoteca.server.table_facts import facts_from, facts_text, now_ms
from ludoteca.table.facts import TableFacts
from ludoteca.table.log import Row

MOST_CHAT = 1_000
"""Lines of a chat that are kept."""

MOST_AT_ONCE = 500
"""Ids in one question to the database."""


LISTED_EACH = 3
"""Open tables of one host that are listed."""


class Wanted(NamedTuple):
    """Which tables to list: so many after another one, of a game, finished ones (`over`) or the others."""

    which: str
    person: str | None = None
    game: str | None = None
    over: bool | None = None
    after: str | None = None
    most: int = 100


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

    facts: TableFacts
    version: int
    head: int
    said: int
    changed: int
    deciding: int | None
    rows: Sequence[Row] = ()


class Later(NamedTuple):
    """What became of a table. `stored` only if its facts are not those that were known."""

    said: int
    rows: Sequence[Row]
    stored: Stored | None = None


_ONE = tables.c.id == sa.bindparam("one")
_READ = sa.select(
    tables.c.facts, tables.c.version, tables.c.head, tables.c.said, tables.c.changed, tables.c.deciding
).where(_ONE)
_ROW = (log.c.number, log.c.kind, log.c.seat, log.c.text, log.c.at, log.c.spent)
_LOG = (
    sa.select(*_ROW)
    .where(log.c.table_id == sa.bindparam("one"), log.c.number >= sa.bindparam("since"))
    .order_by(log.c.number)
)
_LATER = (
    sa.select(tables.c.version, tables.c.said, *_ROW)
    .join_from(tables, log, sa.and_(log.c.table_id == tables.c.id, log.c.number >= sa.bindparam("since")), isouter=True)
    .where(_ONE)
    .order_by(log.c.number)
)
_CHANGE = (
    tables.update()
    .where(_ONE)
    .values(
        {name: sa.bindparam(f"new_{name}") for name in ("facts", "rules", "status", "host", "open_seats", "changed")}
        | {"version": tables.c.version + 1}
    )
)


def insert_or_skip(connection: sa.Connection, table: sa.Table) -> Any:
    """An insert that does nothing where the key is taken."""
    dialect = sqlite if connection.dialect.name == "sqlite" else postgresql
    return dialect.insert(table).on_conflict_do_nothing()


def create(
    connection: sa.Connection, facts: TableFacts, rows: Sequence[Row], deciding: int | None, due: int | None
) -> None:
    """A new table, with the log that it comes with."""
    connection.execute(
        tables.insert(),
        {
            "id": facts.id,
            "game": facts.game,
            "rules": facts.rules,
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
    _name_people(connection, [facts])


def read(connection: sa.Connection, table_id: str, since: int | None = 0) -> Stored:
    """A table and its log from a number on (None: no log)."""
    found = connection.execute(_READ, {"one": table_id}).one_or_none()
    if found is None:
        raise not_found("table")
    stored = Stored(facts_from(found.facts), *found[1:])
    _name_people(connection, [stored.facts])
    if since is None or since >= stored.head:
        return stored
    listed = connection.execute(_LOG, {"one": table_id, "since": since})
    return stored._replace(rows=[Row(*row) for row in listed][: stored.head - since])


def read_later(connection: sa.Connection, table_id: str, since: int, version: int) -> Later:
    """The log of a table from a number on, by one question: facts, which seldom change, are read only if they did."""
    found = connection.execute(_LATER, {"one": table_id, "since": since}).all()
    if not found or found[0].version != version:
        stored = read(connection, table_id, since)
        return Later(stored.said, stored.rows, stored)
    return Later(found[0].said, [Row(*row[2:]) for row in found if row.number is not None])


def change(connection: sa.Connection, table_id: str, alter: Callable[[TableFacts], None]) -> tuple[TableFacts, int]:
    """Changes the facts of a table; gives them with their new version. `alter` may refuse."""
    found = connection.execute(_READ.with_for_update(), {"one": table_id}).one_or_none()
    if found is None:
        raise not_found("table")
    facts = facts_from(found.facts)
    _name_people(connection, [facts])
    sat, finished = _sitters(facts), facts.status == "finished"
    alter(facts)
    values = {
        "one": table_id,
        "new_facts": facts_text(facts),
        "new_rules": facts.rules,
        "new_status": facts.status,
        "new_host": facts.host,
        "new_open_seats": _open_seats(facts),
        # What becomes known of a match after its end does not make it a newer one.
        "new_changed": found.changed if finished else now_ms(),
    }
    connection.execute(_CHANGE, values)
    if _sitters(facts) != sat:
        _seat_people(connection, facts)
        _name_people(connection, [facts])
    return facts, found.version + 1


_CLOCKS = {
    "sqlite": "SELECT CAST((julianday('now') - 2440587.5) * 86400000 AS INTEGER)",
    "postgresql": "SELECT CAST(extract(epoch FROM clock_timestamp()) * 1000 AS BIGINT)",
}


def database_ms(connection: sa.Connection) -> int:
    """The time by the database's clock, in milliseconds since 1970."""
    return int(connection.scalar(sa.text(_CLOCKS[connection.dialect.name])) or 0)


def set_due(connection: sa.Connection, table_id: str, head: int, deciding: int | None, due: int | None) -> None:
    """Says when the server must act, where that changed without a move."""
    where = (tables.c.id == table_id, tables.c.head == head)
    connection.execute(tables.update().where(*where).values(deciding=deciding, due=due))


def let_rest(connection: sa.Connection, table_id: str) -> None:
    """Nothing is due at a table any more, unless somebody comes to it."""
    connection.execute(tables.update().where(tables.c.id == table_id).values(due=None))


def due_tables(connection: sa.Connection, before: int, known: dict[str, int], most: int = 200) -> list[str]:
    """The running tables at which the server should have acted by now, of games by rules that it knows."""
    rules = sa.or_(*(sa.and_(tables.c.game == game, tables.c.rules == version) for game, version in known.items()))
    query = sa.select(tables.c.id).where(tables.c.status == "running", tables.c.due < before, rules)
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
    connection.execute(chat.delete().where(chat.c.table_id == table_id, chat.c.number <= line.number - MOST_CHAT))
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


def listed(connection: sa.Connection, wanted: Wanted) -> list[Stored]:
    """A page of tables. Running ones come first, then those that wait, then the others; among those the newest."""
    rank = sa.case((tables.c.status == "running", 0), (tables.c.status == "waiting", 1), else_=2)
    query = sa.select(
        tables.c.facts, tables.c.version, tables.c.head, tables.c.said, tables.c.changed, tables.c.deciding
    )
    if wanted.which in ("mine", "invited"):
        query = query.join(sitters, sitters.c.table_id == tables.c.id).where(
            sitters.c.person == wanted.person, sitters.c.invited == (wanted.which == "invited")
        )
    elif wanted.which == "open":
        query = query.where(tables.c.id.in_(_open_tables()))
    else:
        query = query.where(tables.c.status == ("running" if wanted.which == "public" else "finished"), tables.c.public)
    if wanted.game is not None:
        query = query.where(tables.c.game == wanted.game)
    if wanted.over is not None:
        query = query.where((tables.c.status == "finished") == wanted.over)
    if wanted.after is not None:
        last = connection.execute(sa.select(rank, tables.c.changed).where(tables.c.id == wanted.after)).one_or_none()
        if last is None:
            raise not_found("table")
        later = sa.and_(tables.c.changed == last[1], tables.c.id > wanted.after)
        query = query.where(sa.or_(rank > last[0], sa.and_(rank == last[0], sa.or_(tables.c.changed < last[1], later))))
    rows = connection.execute(query.order_by(rank, tables.c.changed.desc(), tables.c.id).limit(wanted.most))
    found = [Stored(facts_from(row.facts), *row[1:]) for row in rows]
    _name_people(connection, [stored.facts for stored in found])
    return found


def _open_tables() -> sa.Select[Any]:
    """Public tables with a free seat, so many of each host: nobody fills the list alone."""
    place = sa.func.row_number().over(partition_by=tables.c.host, order_by=(tables.c.changed.desc(), tables.c.id))
    free = (tables.c.status == "waiting", tables.c.public, tables.c.open_seats > 0)
    counted = sa.select(tables.c.id, place.label("place")).where(*free).subquery()
    return sa.select(counted.c.id).where(counted.c.place <= LISTED_EACH)


def still_waiting(connection: sa.Connection, ids: Sequence[str]) -> list[str]:
    """Those of these tables that have not begun."""
    query = sa.select(tables.c.id).where(tables.c.id.in_(ids), tables.c.status == "waiting")
    return list(connection.scalars(query))


def pending_invitations(connection: sa.Connection, host: str, person: str) -> int:
    """How many tables of this host wait for that person's answer."""
    query = (
        sa.select(sa.func.count())
        .select_from(sitters.join(tables, sitters.c.table_id == tables.c.id))
        .where(sitters.c.person == person, sitters.c.invited, tables.c.host == host, tables.c.status == "waiting")
    )
    return connection.scalar(query) or 0


def touch(connection: sa.Connection, ids: Sequence[str], now: int) -> None:
    """Somebody is still there to wait for players."""
    where = (tables.c.id.in_(ids), tables.c.status == "waiting")
    connection.execute(tables.update().where(*where).values(changed=now))


def expired(connection: sa.Connection, public_before: int, private_before: int, most: int = 100) -> list[str]:
    """Tables that have waited for players for too long without their host."""
    before = sa.case((tables.c.public, public_before), else_=private_before)
    query = sa.select(tables.c.id).where(tables.c.status == "waiting", tables.c.changed < before)
    return list(connection.scalars(query.order_by(tables.c.changed).limit(most)))


def unfinished_tables(connection: sa.Connection, host: str) -> int:
    """How many tables of this host are not finished."""
    query = sa.select(sa.func.count()).where(tables.c.host == host, tables.c.status != "finished")
    return connection.scalar(query) or 0


def remove(connection: sa.Connection, table_id: str) -> None:
    """Forgets a table that nobody sits at any more."""
    connection.execute(tables.delete().where(tables.c.id == table_id))
    connection.execute(log.delete().where(log.c.table_id == table_id))
    connection.execute(archives.delete().where(archives.c.table_id == table_id))
    connection.execute(chat.delete().where(chat.c.table_id == table_id))
    connection.execute(sitters.delete().where(sitters.c.table_id == table_id))


def unfinished_tables_of(connection: sa.Connection, person: str, most: int) -> list[str]:
    """Some of the tables at which somebody sits, or is host or invited, and whose match is not over."""
    query = (
        sa.select(tables.c.id)
        .join(sitters, sitters.c.table_id == tables.c.id)
        .where(sitters.c.person == person, tables.c.status != "finished")
    )
    return list(connection.scalars(query.order_by(tables.c.id).limit(most)))


class Known(NamedTuple):
    """What others are told of a person. A guest has no password."""

    name: str
    guest: bool


def known_people(connection: sa.Connection, ids: Iterable[str]) -> dict[str, Known]:
    """What is known of people, by their ids; who does not exist is left out."""
    wanted = sorted(set(ids))
    known: dict[str, Known] = {}
    columns = (people.c.id, people.c.name, people.c.login.is_(None).label("guest"))
    for first in range(0, len(wanted), MOST_AT_ONCE):
        query = sa.select(*columns).where(people.c.id.in_(wanted[first : first + MOST_AT_ONCE]))
        known |= {row.id: Known(row.name, bool(row.guest)) for row in connection.execute(query)}
    return known


def names_of(connection: sa.Connection, ids: Iterable[str]) -> dict[str, str]:
    """The names of people, by their ids; who does not exist is left out."""
    return {person: known.name for person, known in known_people(connection, ids).items()}


def _name_people(connection: sa.Connection, many: Sequence[TableFacts]) -> None:
    """Puts people's names to their seats. Of finished matches those who have been forgotten are not told."""
    ids = [person for facts in many for person in facts.people]
    known = known_people(connection, ids) if ids else {}
    for facts in many:
        for number, seat in enumerate(facts.seats):
            if seat.has_own_name:
                seat.name, seat.guest = known.get(seat.person or "", (None, False))
            if facts.status == "finished" and seat.person is not None and seat.person not in known:
                facts.seats[number] = replace(seat, person=None, name=None, here=False, face=None)


def _open_seats(facts: TableFacts) -> int:
    return sum(seat.kind == "open" and seat.person is None for seat in facts.seats)


def _sitters(facts: TableFacts) -> dict[str, bool]:
    """Everybody who belongs to a table; True for those who are only invited. It may have no host any more."""
    seated = {facts.host, *(seat.person for seat in facts.seats if seat.kind == "person")}
    return {person: person not in seated for person in (facts.host, *facts.people) if person}


def _seat_people(connection: sa.Connection, facts: TableFacts) -> None:
    connection.execute(sitters.delete().where(sitters.c.table_id == facts.id))
    sat = sorted(_sitters(facts).items())
    if sat:
        connection.execute(
            sitters.insert(), [{"person": person, "table_id": facts.id, "invited": invited} for person, invited in sat]
        )
