"""What the people who run a server may do, in the database itself: a running server notices within seconds.

Every function works inside the transaction that it is given, and writes down in the audit log who did what.
"""

from typing import NamedTuple

import sqlalchemy as sa

from ludoteca.kernel.errors import LudotecaError
from ludoteca.server import audit, people, recovery, registration, reports, retention, sessions
from ludoteca.server.storage import schema
from ludoteca.server.table_facts import now_ms
from ludoteca.table.names import clean_name

DAY = 24 * 3600 * 1000
FOR_GOOD = 2**53
"""A time that nobody sees."""
SHOWN = 10


class NoSuchPerson(LudotecaError):
    """There is nobody of that name, or more than one."""


def find(connection: sa.Connection, who: str) -> people.Person:
    """Somebody by id, by the name of an account, or by a name that only one person has."""
    columns = sa.select(schema.people.c.id, schema.people.c.name, schema.people.c.login)
    for where in (
        schema.people.c.id == who,
        schema.people.c.login == people.account_of(who),
        schema.people.c.name == who,
    ):
        found = connection.execute(columns.where(where).limit(SHOWN)).all()
        if len(found) == 1:
            return people.Person(*found[0])
        if found:
            ids = ", ".join(row.id for row in found)
            raise NoSuchPerson(f"Several people are called “{who}”: say which one by its id ({ids}).")
    raise NoSuchPerson(f"There is nobody called “{who}” here: say a name or an id.")


def reset_password(connection: sa.Connection, actor: str, who: str) -> str:
    """Ends all sessions of an account; gives a code with which its owner sets a new password, once."""
    person = find(connection, who)
    if person.login is None:
        raise NoSuchPerson(f"“{person.name}” is a guest: there is no password to reset.")
    sessions.end_others(connection, person.id, None)
    (code,) = recovery.new_codes(connection, person.id, 1)
    audit.note(connection, actor, "reset-password", person.id)
    return code


def ban(connection: sa.Connection, actor: str, who: str, days: int | None, reason: str) -> people.Person:
    """Nobody comes in with this account for so many days, or ever; all its sessions end."""
    person = find(connection, who)
    until = FOR_GOOD if days is None else now_ms() + days * DAY
    connection.execute(schema.people.update().where(schema.people.c.id == person.id).values(banned_until=until))
    sessions.end_others(connection, person.id, None)
    audit.note(connection, actor, "ban", person.id, f"{'for good' if days is None else f'{days} days'}: {reason}")
    return person


class Ban(NamedTuple):
    """Somebody who is kept out, until when (None: for good) and why, as whoever did it wrote."""

    person: str
    name: str
    guest: bool
    until: int | None
    reason: str


def bans(connection: sa.Connection) -> list[Ban]:
    """Everybody who is kept out now, those first who come back first."""
    people = schema.people.c
    query = sa.select(people.id, people.name, people.login, people.banned_until).where(people.banned_until > now_ms())
    found = []
    for row in connection.execute(query.order_by(people.banned_until, people.id)):
        noted = sa.select(schema.audit.c.detail).where(schema.audit.c.act == "ban", schema.audit.c.subject == row.id)
        why = connection.scalar(noted.order_by(schema.audit.c.id.desc()).limit(1)) or ""
        until = None if row.banned_until == FOR_GOOD else row.banned_until
        found.append(Ban(row.id, row.name, row.login is None, until, why))
    return found


def unban(connection: sa.Connection, actor: str, who: str) -> people.Person:
    """Lets somebody in again."""
    person = find(connection, who)
    connection.execute(schema.people.update().where(schema.people.c.id == person.id).values(banned_until=None))
    audit.note(connection, actor, "unban", person.id)
    return person


def rename(connection: sa.Connection, actor: str, who: str, name: str) -> people.Person:
    """Another name for somebody whose own cannot stay."""
    person = find(connection, who)
    changed = people.rename(connection, person, clean_name(name))
    audit.note(connection, actor, "rename", person.id)
    return changed


def remove_lines(connection: sa.Connection, actor: str, table: str | None, who: str | None, number: int | None) -> int:
    """Removes chat lines: of a table, of a person, of both, or one line; gives how many."""
    where = []
    if table is not None:
        where.append(schema.chat.c.table_id == table)
    if who is not None:
        where.append(schema.chat.c.person == find(connection, who).id)
    if number is not None:
        where.append(schema.chat.c.number == number)
    if table is None and who is None:
        raise LudotecaError("Say whose lines, or at which table.")
    removed = connection.execute(schema.chat.delete().where(*where)).rowcount
    audit.note(connection, actor, "remove-lines", who or table or "", f"{removed} lines, table {table or 'any'}")
    return removed


def new_code(connection: sa.Connection, actor: str, uses: int, days: int, note: str) -> str:
    """A code with which so many people may come in for the first time."""
    code = registration.new_registration_code(connection, uses, now_ms() + days * DAY, note)
    audit.note(connection, actor, "code", note or "-", f"{uses} people, {days} days")
    return code


def revoke_codes(connection: sa.Connection, actor: str) -> int:
    """All codes that were given out open nothing any more; gives how many."""
    removed = connection.execute(schema.registration_codes.delete()).rowcount
    audit.note(connection, actor, "revoke-codes", "-", f"{removed} codes")
    return removed


def close_report(connection: sa.Connection, actor: str, report: str, outcome: str) -> None:
    """Somebody has dealt with a report."""
    person = reports.close(connection, report, outcome)
    audit.note(connection, actor, "close-report", person, f"{report}: {outcome}")


def prune(connection: sa.Connection, actor: str, days: int) -> int:
    """Deletes what has had its time, and forgets some of the guests who can never come back; gives how many."""
    retention.end_sessions(connection, days)
    forgotten, _ = retention.forget_lost_guests(connection)
    if forgotten:
        audit.note(connection, actor, "prune", "-", f"{forgotten} guests")
    return forgotten
