"""People: guests with a name and a secret cookie, and a password for those who want to come back from elsewhere."""

import secrets
import unicodedata
from collections.abc import Iterable
from functools import cache
from typing import NamedTuple

import argon2
import sqlalchemy as sa

from ludoteca.server import sessions
from ludoteca.server.errors import RequestError
from ludoteca.server.messages import Me
from ludoteca.server.names import skeleton
from ludoteca.server.ratings import rate
from ludoteca.server.storage import rows, schema
from ludoteca.server.storage.schema import people
from ludoteca.server.table_facts import now_ms
from ludoteca.table.facts import TableFacts
from ludoteca.table.forfeits import give_up
from ludoteca.table.names import LONGEST_NAME, clean_name, clean_text
from ludoteca.table.opening import new_id

TABLES_AT_ONCE = 50
"""Tables that one transaction changes: nobody else's moves wait for longer than that."""
_hasher = argon2.PasswordHasher()


class Person(NamedTuple):
    """Somebody who has been here before."""

    id: str
    name: str
    login: str | None

    def me(self) -> Me:
        """As they see themselves."""
        return Me(self.id, self.name, self.login is not None)


def account_of(name: str) -> str:
    """The account that somebody tries to log in to, whether there is one or not."""
    return skeleton(clean_text(name, LONGEST_NAME))


def new_guest(connection: sa.Connection, name: str | None, client: str = "") -> tuple[Person, str]:
    """A new person and the secret of their cookie. Who brings no name gets a number."""
    shown = f"#{secrets.randbelow(9000) + 1000}" if name is None else clean_name(name)
    person = Person(new_id(), shown, None)
    check_free(connection, person.id, [shown])
    now = now_ms()
    connection.execute(people.insert(), {"id": person.id, "name": person.name, "created": now, "seen": now})
    return person, sessions.new_session(connection, person.id, client)


def check_free(connection: sa.Connection, person: str, names: Iterable[str]) -> None:
    """Refuses names that look like that of somebody else who has a password."""
    logins = {skeleton(name): name for name in names}
    query = sa.select(people.c.login).where(people.c.login.in_(list(logins)), people.c.id != person)
    taken = connection.scalar(query.limit(1))
    if taken is not None:
        name = logins[taken]
        raise RequestError("name-taken", "Somebody with a password has this name, or one like it.", 409, name=name)


def rename(connection: sa.Connection, person: Person, name: str) -> Person:
    """Another name; tables read it from here. Nobody takes one that looks like that of somebody with a password."""
    shown = clean_name(name)
    check_free(connection, person.id, [shown])
    login = None if person.login is None else skeleton(shown)
    connection.execute(people.update().where(people.c.id == person.id).values(name=shown, login=login))
    return Person(person.id, shown, login)


def hashed(password: str) -> str:
    """A password as it is stored (Argon2id). Slow on purpose."""
    return _hasher.hash(password)


def set_password(connection: sa.Connection, person: Person, password_hash: str, secret: str) -> Person:
    """Sets or changes the password. Of all cookies only the one with this secret stays: others may be a thief's."""
    check_free(connection, person.id, [person.name])
    login = skeleton(person.name)
    connection.execute(people.update().where(people.c.id == person.id).values(login=login, password=password_hash))
    sessions.end_others(connection, person.id, secret)
    return Person(person.id, person.name, login)


def stored_password(connection: sa.Connection, name: str) -> tuple[Person, str] | None:
    """The person who logs in with that name, and their password as it is stored."""
    columns = sa.select(people.c.id, people.c.name, people.c.login, people.c.password)
    # Accounts from before names were compared by their looks may still have another login than that.
    plain = unicodedata.normalize("NFKC", clean_text(name, LONGEST_NAME)).casefold()[:64]
    logins = (plain, account_of(name))
    rows_found = (connection.execute(columns.where(people.c.login == login)).one_or_none() for login in logins)
    found = next((row for row in rows_found if row is not None), None)
    if found is None or found.password is None:
        return None
    return Person(found.id, found.name, found.login), found.password


def password_of(connection: sa.Connection, person: str) -> str | None:
    """Somebody's password as it is stored."""
    return connection.scalar(sa.select(people.c.password).where(people.c.id == person))


def check_not_banned(connection: sa.Connection, person: str) -> None:
    """Refuses who is banned."""
    until = connection.scalar(sa.select(people.c.banned_until).where(people.c.id == person))
    if until is not None and until > now_ms():
        raise RequestError("banned", "This account is banned.", 403)


@cache
def _nobodys_hash() -> str:
    """Checked where there is no such person, so that the time tells nothing."""
    return _hasher.hash(secrets.token_hex(16))


def is_password(stored: str | None, password: str) -> bool:
    """Whether that is the password. Slow on purpose, and as slow where there is none."""
    try:
        return _hasher.verify(stored or _nobodys_hash(), password) and stored is not None
    except argon2.exceptions.VerificationError:
        return False


Changed = list[tuple[str, int]]
"""Tables whose facts changed, with their new versions."""

OWN = (
    schema.sessions.c.person,
    schema.recovery_codes.c.person,
    schema.ratings.c.person,
    schema.chat.c.person,
    schema.results.c.person,
    schema.vacations.c.person,
    schema.sitters.c.person,
    schema.relations.c.person,
    schema.relations.c.other,
    schema.reports.c.person,
    schema.reports.c.reporter,
    schema.people.c.id,
)
"""All that is somebody's own: where these columns have their id."""


def give_up_tables(connection: sa.Connection, person: str) -> Changed:
    """Takes somebody who is to be forgotten from some of the tables whose matches are not over; from none at last.

    In running matches a bot plays on. Another person is host in their place; a table that waits for nobody is removed.
    """

    def alter(facts: TableFacts) -> None:
        for number in facts.seats_of(person) if facts.rated and facts.status == "running" else ():
            give_up(facts, number, "left")
        for seat in facts.seats:
            if seat.person == person:
                seat.person = seat.name = seat.face = None
                seat.here = seat.stand_in = False
                if facts.status == "waiting":
                    seat.kind = "open"
                elif facts.status == "running":
                    seat.kind, seat.level = "bot", "normal"
        if facts.host == person:
            facts.host = next((holder for holder in facts.holders if holder is not None), "")

    changed: Changed = []
    for table_id in rows.unfinished_tables_of(connection, person, TABLES_AT_ONCE):
        facts, version = rows.change(connection, table_id, alter)
        changed.append((table_id, version))
        if facts.status == "finished":
            rate(connection, facts)
        elif facts.status == "waiting" and not facts.host:
            rows.remove(connection, table_id)
    return changed


def forget(connection: sa.Connection, person: str) -> Changed:
    """Forgets a person: name, cookies, password, ratings, what they said, and what was said about them.

    Finished matches stay, for the others: a seat there has no name any more because nobody has.
    """
    changed: Changed = []
    while given_up := give_up_tables(connection, person):
        changed += given_up
    for column in OWN:
        connection.execute(sa.delete(column.table).where(column == person))
    return changed
