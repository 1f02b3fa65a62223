"""People: guests with a name and a secret cookie, and a password for those who want to come back from elsewhere."""

import hashlib
import secrets
import unicodedata
from collections.abc import Callable
from typing import NamedTuple

import argon2
import sqlalchemy as sa

from ludoteca.server.facts import Facts, new_id, now_ms
from ludoteca.server.messages import Me
from ludoteca.server.refusals import Refusal
from ludoteca.server.storage import rows
from ludoteca.server.storage.schema import chat, people, ratings, sessions, sitters

LONGEST_NAME = 24
_hasher = argon2.PasswordHasher()
_nobodys_hash = _hasher.hash(secrets.token_hex(16))
"""Checked where there is no such person, so that the time tells nothing."""


class Person(NamedTuple):
    """Somebody who has been here before."""

    id: str
    name: str
    login: str | None

    def me(self) -> Me:
        """As they see themselves."""
        return Me(self.id, self.name, self.login is not None)


def clean_text(text: str, longest: int) -> str:
    """Text of a person without characters that steer or hide anything, and without needless space."""
    normal = unicodedata.normalize("NFC", text)
    kept = "".join(
        letter if unicodedata.category(letter)[0] not in "CZ" else " " if letter.isspace() else "" for letter in normal
    )
    return " ".join(kept.split())[:longest].strip()


def clean_name(name: str) -> str:
    """A name as it is shown; refuses one that would be empty."""
    cleaned = clean_text(name, LONGEST_NAME)
    if not cleaned:
        raise Refusal("bad-name", "A name needs at least one letter that can be seen.", 400)
    return cleaned


def _login_of(name: str) -> str:
    return unicodedata.normalize("NFKC", name).casefold()[:64]


def digest_of(secret: str) -> str:
    """How a cookie's secret is stored."""
    return hashlib.sha256(secret.encode()).hexdigest()


def person_of(connection: sa.Connection, secret: str) -> Person | None:
    """Whose cookie this is."""
    query = (
        sa.select(people.c.id, people.c.name, people.c.login)
        .join(sessions, sessions.c.person == people.c.id)
        .where(sessions.c.digest == digest_of(secret))
    )
    found = connection.execute(query).one_or_none()
    return None if found is None else Person(*found)


def names_of(connection: sa.Connection, ids: list[str]) -> dict[str, str]:
    """The names of people, by their ids; who does not exist is left out."""
    query = sa.select(people.c.id, people.c.name).where(people.c.id.in_(ids))
    return {row.id: row.name for row in connection.execute(query)}


def new_guest(connection: sa.Connection, name: str | None) -> tuple[Person, str]:
    """A new person and the secret of their cookie. Who brings no name gets a number."""
    shown = f"#{secrets.randbelow(9000) + 1000}" if name is None else clean_name(name)
    person = Person(new_id(), shown, None)
    connection.execute(people.insert(), {"id": person.id, "name": person.name, "created": now_ms()})
    return person, new_session(connection, person.id)


def new_session(connection: sa.Connection, person: str) -> str:
    """A new cookie's secret."""
    secret = secrets.token_urlsafe(32)
    connection.execute(sessions.insert(), {"digest": digest_of(secret), "person": person, "created": now_ms()})
    return secret


def end_session(connection: sa.Connection, secret: str) -> None:
    """A cookie that opens nothing any more."""
    connection.execute(sessions.delete().where(sessions.c.digest == digest_of(secret)))


Changed = list[tuple[str, int]]
"""Tables whose facts changed, with their new versions."""


def rename(connection: sa.Connection, person: Person, name: str) -> tuple[Person, Changed]:
    """Another name, at all tables. Those with a password share theirs with nobody else who has one."""
    shown = clean_name(name)
    login = None if person.login is None else _free_login(connection, person.id, shown)
    connection.execute(people.update().where(people.c.id == person.id).values(name=shown, login=login))

    def alter(facts: Facts) -> None:
        for seat in facts.seats:
            if seat.person == person.id and not seat.here:
                seat.name = shown

    return Person(person.id, shown, login), _change_all(connection, person.id, alter)


def hashed(password: str) -> str:
    """A password as it is stored (Argon2id). Slow on purpose."""
    return _hasher.hash(password)


def set_password(connection: sa.Connection, person: Person, password_hash: str) -> Person:
    """Sets or changes the password."""
    login = _free_login(connection, person.id, person.name)
    connection.execute(people.update().where(people.c.id == person.id).values(login=login, password=password_hash))
    return Person(person.id, person.name, login)


def _free_login(connection: sa.Connection, person: str, name: str) -> str:
    login = _login_of(name)
    taken = sa.select(people.c.id).where(people.c.login == login, people.c.id != person)
    if connection.execute(taken).first() is not None:
        raise Refusal("name-taken", "Somebody with a password has this name already.", 409, name=name)
    return login


def stored_password(connection: sa.Connection, name: str) -> tuple[Person, str] | None:
    """The person who logs in with that name, and their password as it is stored."""
    query = sa.select(people.c.id, people.c.name, people.c.login, people.c.password)
    found = connection.execute(query.where(people.c.login == _login_of(clean_text(name, LONGEST_NAME)))).one_or_none()
    return None if found is None else (Person(found.id, found.name, found.login), found.password)


def is_password(stored: str | None, password: str) -> bool:
    """Whether that is the password. Slow on purpose, and as slow where there is none."""
    try:
        return _hasher.verify(stored or _nobodys_hash, password) and stored is not None
    except argon2.exceptions.VerificationError:
        return False


def forget(connection: sa.Connection, person: str) -> Changed:
    """Forgets a person: name, cookies, password, ratings and what they said.

    Matches stay, for the others: their seats there have no name, and a bot plays on.
    """

    def alter(facts: Facts) -> None:
        for seat in facts.seats:
            if seat.person == person:
                seat.person = seat.name = None
                seat.here = seat.stand_in = False
                if facts.status == "waiting":
                    seat.kind = "open"
                elif facts.status == "running":
                    seat.kind, seat.level = "bot", "normal"

    changed = _change_all(connection, person, alter)
    for table, column in (
        (sessions, sessions.c.person),
        (ratings, ratings.c.person),
        (chat, chat.c.person),
        (sitters, sitters.c.person),
        (people, people.c.id),
    ):
        connection.execute(table.delete().where(column == person))
    return changed


def _change_all(connection: sa.Connection, person: str, alter: Callable[[Facts], None]) -> Changed:
    """Changes the facts of every table at which somebody sits."""
    sat = list(connection.scalars(sa.select(sitters.c.table_id).where(sitters.c.person == person)))
    return [(table_id, rows.change(connection, table_id, alter)[1]) for table_id in sorted(sat)]
