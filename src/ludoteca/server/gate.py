"""The gate: who is asking, from which page, and how often."""

from typing import Any
from urllib.parse import urlsplit

from litestar.connection import ASGIConnection
from litestar.datastructures import Cookie
from litestar.di import NamedDependency

from ludoteca.server import people
from ludoteca.server.limiting import Buckets
from ludoteca.server.node import Node
from ludoteca.server.people import Person
from ludoteca.server.refusals import Refusal

COOKIE = "ludoteca"
YEAR = 365 * 24 * 3600
SAFE = ("GET", "HEAD", "OPTIONS")
BURST = 4
CROWD = 20
MINUTE = 60
THOUGHTS_A_SECOND = 1
"""Of one person, about finished games: a bot needs longer than that for each."""

Connection = ASGIConnection[Any, Any, Any, Any]


class Gate:
    """Lets in who may come in."""

    def __init__(self, node: Node):
        self.node = node
        limits = node.limits
        self._requests = Buckets(limits.requests_a_second, limits.requests_a_second * BURST)
        # A forged cookie for each request must not help: an address may ask as often as a full house behind it.
        self._crowd = Buckets(limits.requests_a_second * CROWD, limits.requests_a_second * CROWD * BURST)
        self._guests = Buckets(limits.guests_a_minute / MINUTE, limits.guests_a_minute)
        self._logins = Buckets(limits.logins_a_minute / MINUTE, limits.logins_a_minute)
        self._tables = Buckets(limits.tables_a_minute / MINUTE, limits.tables_a_minute)
        self.thoughts = Buckets(THOUGHTS_A_SECOND, BURST)
        self.chats = Buckets(limits.chats_a_minute / MINUTE, limits.chats_a_minute / 4)

    def check_request(self, connection: Connection, method: str) -> None:
        """Refuses requests that come too often, or that another site's page makes in somebody's name."""
        self._crowd.check(address_of(connection))
        self._requests.check(connection.cookies.get(COOKIE) or address_of(connection))
        if method not in SAFE:
            self.check_origin(connection)

    def check_origin(self, connection: Connection) -> None:
        """A browser says which site's page is asking: only our own may, and those that the operator named."""
        origin = connection.headers.get("origin")
        if origin is None:
            if connection.headers.get("sec-fetch-site", "same-origin") in ("same-origin", "none"):
                return
        elif origin in self.node.settings.origins or urlsplit(origin).netloc == connection.headers.get("host"):
            return
        raise Refusal("bad-origin", "This page is from elsewhere. The operator can allow it with --origin.", 403)

    async def person(self, connection: Connection) -> Person | None:
        """Who is asking, if they have been here before."""
        secret = connection.cookies.get(COOKIE)
        if not secret or len(secret) > 200:
            return None
        return await self.node.store.read(lambda database: people.person_of(database, secret))

    async def somebody(self, connection: Connection) -> Person:
        """Who is asking; refuses who has not been here."""
        person = await self.person(connection)
        if person is None:
            raise Refusal("no-person", "Say hello first: POST /api/me.", 401)
        return person

    def check_guest(self, connection: Connection) -> None:
        """New guests from one address."""
        self._guests.check(address_of(connection))

    def check_login(self, connection: Connection) -> None:
        """Attempts at passwords from one address."""
        self._logins.check(address_of(connection))

    def check_table(self, person: Person) -> None:
        """New tables of one person."""
        self._tables.check(person.id)

    def cookie(self, secret: str) -> Cookie:
        """The cookie that remembers a person."""
        return Cookie(
            key=COOKIE,
            value=secret,
            max_age=YEAR,
            httponly=True,
            samesite="lax",
            secure=self.node.settings.secure_cookie,
            path="/",
        )


def address_of(connection: Connection) -> str:
    """Where a request comes from."""
    return connection.client.host if connection.client else "?"


Door = NamedDependency[Gate]
"""The gate, as a route handler asks for it."""
