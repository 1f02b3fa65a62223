"""What people think of each other: friends, people whom one blocks, people whom one does not want to read."""

from collections.abc import Iterable

import sqlalchemy as sa

from ludoteca.server.account_messages import PersonInfo, RelationKind, Relations
from ludoteca.server.errors import RequestError, not_found
from ludoteca.server.storage import rows
from ludoteca.server.storage.schema import relations
from ludoteca.server.table_facts import now_ms

MOST_EACH = 500
"""People whom somebody has anything to do with."""


def relate(connection: sa.Connection, person: str, other: str, kind: RelationKind) -> None:
    """Asks somebody to be a friend or says yes to that, blocks them, or mutes them."""
    if other == person or other not in rows.names_of(connection, [other]):
        raise not_found("person")
    if kind == "friend" and blocks(connection, other, person):
        raise RequestError("blocked", "They do not want to hear from you.", 403)
    count = sa.select(sa.func.count()).where(relations.c.person == person)
    if (connection.scalar(count) or 0) >= MOST_EACH:
        raise RequestError("too-many-people", "Let go of somebody first.", 429, most=MOST_EACH)
    if kind == "block":
        end = sa.or_(
            sa.and_(relations.c.person == person, relations.c.other == other),
            sa.and_(relations.c.person == other, relations.c.other == person),
        )
        connection.execute(relations.delete().where(end, relations.c.kind == "friend"))
    row = {"person": person, "other": other, "kind": kind, "since": now_ms()}
    connection.execute(rows.insert_or_skip(connection, relations), row)


def unrelate(connection: sa.Connection, person: str, other: str, kind: RelationKind) -> None:
    """Takes that back. Who declines a request, or ends a friendship, ends it for both."""
    ends = [(person, other), (other, person)] if kind == "friend" else [(person, other)]
    for one, another in ends:
        where = (relations.c.person == one, relations.c.other == another, relations.c.kind == kind)
        connection.execute(relations.delete().where(*where))


def blocks(connection: sa.Connection, person: str, other: str) -> bool:
    """Whether a person has blocked another."""
    query = sa.select(relations.c.other).where(
        relations.c.person == person, relations.c.other == other, relations.c.kind == "block"
    )
    return connection.execute(query).first() is not None


def blocked_with(connection: sa.Connection, person: str) -> set[str]:
    """Everybody whom somebody has blocked, and everybody who has blocked them."""
    mine = sa.select(relations.c.other).where(relations.c.person == person, relations.c.kind == "block")
    theirs = sa.select(relations.c.person).where(relations.c.other == person, relations.c.kind == "block")
    return set(connection.scalars(mine)) | set(connection.scalars(theirs))


def check_company(connection: sa.Connection, person: str, others: Iterable[str]) -> None:
    """Refuses to bring somebody to a table where they meet people whom they have blocked, or who have blocked them."""
    if blocked_with(connection, person) & set(others):
        raise RequestError("blocked", "Somebody here does not want to play with you, or you with them.", 403)


def of(connection: sa.Connection, person: str) -> Relations:
    """Everybody whom somebody has to do with. Who has blocked them is not told."""
    mine: dict[str, set[str]] = {kind: set() for kind in ("friend", "block", "mute")}
    query = sa.select(relations.c.other, relations.c.kind).where(relations.c.person == person)
    for other, kind in connection.execute(query):
        mine[kind].add(other)
    asking = set(
        connection.scalars(
            sa.select(relations.c.person).where(relations.c.other == person, relations.c.kind == "friend")
        )
    )
    known = rows.known_people(connection, asking.union(*mine.values()))

    def shown(ids: set[str]) -> list[PersonInfo]:
        people = [PersonInfo(one, known[one].name, known[one].guest) for one in ids if one in known]
        return sorted(people, key=lambda info: (info.name.casefold(), info.id))

    return Relations(
        friends=shown(mine["friend"] & asking),
        asked=shown(mine["friend"] - asking),
        asking=shown(asking - mine["friend"]),
        blocked=shown(mine["block"]),
        muted=shown(mine["mute"]),
    )
