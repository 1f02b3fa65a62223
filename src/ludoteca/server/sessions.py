"""Sessions: the cookies by which browsers are known. They end when nobody has come with them for long enough."""

import hashlib
import secrets
from typing import NamedTuple

import sqlalchemy as sa

from ludoteca.server.account_messages import SessionInfo
from ludoteca.server.errors import not_found
from ludoteca.server.storage.schema import people, sessions
from ludoteca.server.table_facts import now_ms
from ludoteca.table.times import iso

DAY = 24 * 3600 * 1000
SHOWN_ID = 16
"""Digits of a digest by which its person names a session."""
BROWSERS = ("Firefox", "Edg", "OPR", "Chrome", "Safari", "curl", "Python")
"""In this order: a browser also names those that it wants to be taken for."""
SYSTEMS = ("Android", "iPhone", "iPad", "Windows", "Mac OS", "Linux")
NAMES = {"Edg": "Edge", "OPR": "Opera", "Mac OS": "macOS"}


class Session(NamedTuple):
    """A cookie that opens something, and when its person last came with it."""

    person: str
    name: str
    login: str | None
    seen: int


def digest_of(secret: str) -> str:
    """How a cookie's secret is stored, or a code's."""
    return hashlib.sha256(secret.encode()).hexdigest()


def session_of(connection: sa.Connection, secret: str, days: int) -> Session | None:
    """Whose cookie this is, if it has not ended: somebody came with it within so many days."""
    query = (
        sa.select(people.c.id, people.c.name, people.c.login, sessions.c.seen)
        .join(sessions, sessions.c.person == people.c.id)
        .where(sessions.c.digest == digest_of(secret), sessions.c.seen > now_ms() - days * DAY)
    )
    found = connection.execute(query).one_or_none()
    return None if found is None else Session(*found)


def new_session(connection: sa.Connection, person: str, client: str = "") -> str:
    """A new cookie's secret."""
    secret = secrets.token_urlsafe(32)
    now = now_ms()
    connection.execute(
        sessions.insert(),
        {"digest": digest_of(secret), "person": person, "created": now, "seen": now, "client": client},
    )
    return secret


def renew(connection: sa.Connection, secret: str, person: str) -> None:
    """Somebody came with it: it lasts from now on."""
    now = now_ms()
    connection.execute(sessions.update().where(sessions.c.digest == digest_of(secret)).values(seen=now))
    connection.execute(people.update().where(people.c.id == person).values(seen=now))


def end_session(connection: sa.Connection, secret: str) -> None:
    """A cookie that opens nothing any more."""
    connection.execute(sessions.delete().where(sessions.c.digest == digest_of(secret)))


def end_others(connection: sa.Connection, person: str, secret: str | None) -> None:
    """Of all of somebody's cookies only the one with this secret stays (None: none)."""
    kept = () if secret is None else (sessions.c.digest != digest_of(secret),)
    connection.execute(sessions.delete().where(sessions.c.person == person, *kept))


def end_by_id(connection: sa.Connection, person: str, shown: str) -> None:
    """Ends one of somebody's own sessions, named as the list names it."""
    mine = sa.select(sessions.c.digest).where(sessions.c.person == person)
    named = [digest for digest in connection.scalars(mine) if digest[:SHOWN_ID] == shown]
    if not named:
        raise not_found("session")
    connection.execute(sessions.delete().where(sessions.c.digest.in_(named)))


def known_sessions(connection: sa.Connection, digests: list[str], days: int) -> set[str]:
    """Those of these cookies that still open something."""
    valid = (sessions.c.digest.in_(digests), sessions.c.seen > now_ms() - days * DAY)
    return set(connection.scalars(sa.select(sessions.c.digest).where(*valid)))


def listed(connection: sa.Connection, person: str, secret: str | None, days: int) -> list[SessionInfo]:
    """Somebody's sessions, the last used ones first. `secret` is the cookie of who asks."""
    query = sa.select(sessions.c.digest, sessions.c.created, sessions.c.seen, sessions.c.client).where(
        sessions.c.person == person, sessions.c.seen > now_ms() - days * DAY
    )
    mine = "" if secret is None else digest_of(secret)
    return [
        SessionInfo(row.digest[:SHOWN_ID], row.client, iso(row.created), iso(row.seen), row.digest == mine)
        for row in connection.execute(query.order_by(sessions.c.seen.desc(), sessions.c.digest))
    ]


def client_of(user_agent: str) -> str:
    """The kind of browser and system, so that somebody recognises it: no version, nothing that tells people apart."""
    told = user_agent[:500].lower()
    found = (next((name for name in kinds if name.lower() in told), None) for kinds in (BROWSERS, SYSTEMS))
    return ", ".join(NAMES.get(name, name) for name in found if name)
