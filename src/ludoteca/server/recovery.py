"""Recovery codes: each opens an account once whose password is lost. They are shown once and stored as hashes."""

import secrets

import sqlalchemy as sa

from ludoteca.server import sessions
from ludoteca.server.errors import RequestError
from ludoteca.server.storage.schema import people, recovery_codes
from ludoteca.table.opening import ALPHABET

CODES = 8
PARTS, LETTERS = 4, 5
"""Four groups of five letters: as hard to guess as a key of 99 bits."""


def new_code() -> str:
    """A code that people can copy by hand."""
    return "-".join("".join(secrets.choice(ALPHABET) for _ in range(LETTERS)) for _ in range(PARTS))


def digest_of(code: str) -> str:
    """How a code is stored; case and what stands between its letters make no difference."""
    return sessions.digest_of("".join(letter for letter in code.casefold() if letter.isalnum()))


def new_codes(connection: sa.Connection, person: str, count: int = CODES) -> list[str]:
    """New codes for somebody; those from before open nothing any more."""
    codes = [new_code() for _ in range(count)]
    connection.execute(recovery_codes.delete().where(recovery_codes.c.person == person))
    connection.execute(recovery_codes.insert(), [{"person": person, "digest": digest_of(code)} for code in codes])
    return codes


def codes_left(connection: sa.Connection, person: str) -> int:
    """How many codes somebody has."""
    return connection.scalar(sa.select(sa.func.count()).where(recovery_codes.c.person == person)) or 0


def recover(connection: sa.Connection, person: str, code: str, password_hash: str) -> None:
    """Uses a code up: a new password, and every cookie so far opens nothing any more."""
    used = recovery_codes.delete().where(recovery_codes.c.person == person, recovery_codes.c.digest == digest_of(code))
    if connection.execute(used).rowcount == 0:
        raise RequestError("bad-code", "This name and code do not belong together.", 403)
    connection.execute(people.update().where(people.c.id == person).values(password=password_hash))
    sessions.end_others(connection, person, None)
