"""Who is asking, from which page, and how often."""

from functools import lru_cache
from ipaddress import IPv6Address, IPv6Network, ip_address
from typing import Any
from urllib.parse import urlsplit

from litestar.connection import ASGIConnection
from litestar.datastructures import Cookie
from litestar.di import NamedDependency

from ludoteca.server import people, sessions
from ludoteca.server.advice import Asker
from ludoteca.server.errors import RequestError, no_person
from ludoteca.server.node import Node
from ludoteca.server.people import Person
from ludoteca.server.rate_limit import HOUR, MINUTE, TokenBuckets
from ludoteca.server.table_facts import now_ms

COOKIE = "ludoteca"
HOST_COOKIE = f"__Host-{COOKIE}"
"""Over HTTPS: browsers take a cookie of this name from this host itself alone, never from one beside it."""
DAY = 24 * 3600
SAFE = ("GET", "HEAD", "OPTIONS")
BURST = 4
CROWD = 20
HOUSEHOLD = 6
"""People behind one address, as far as work goes that costs more than a look."""
LONGEST_SECRET = 200
PERSON = "person"

Connection = ASGIConnection[Any, Any, Any, Any]


class Auth:
    """Lets in who may come in."""

    def __init__(self, node: Node):
        self.node = node
        limits = node.limits
        self._requests = TokenBuckets(limits.requests_a_second, limits.requests_a_second * BURST)
        # A forged cookie for each request must not help: an address may ask as often as a full house behind it.
        self._crowd = TokenBuckets(limits.requests_a_second * CROWD, limits.requests_a_second * CROWD * BURST)
        self._guests = _a_minute(limits.guests_a_minute)
        self._logins = _a_minute(limits.logins_a_minute)
        self._tables = _a_minute(limits.tables_a_minute)
        self._address_tables = _a_minute(limits.tables_a_minute * HOUSEHOLD)
        self._handshakes = _a_minute(limits.handshakes_a_minute)
        self._stories = _a_minute(limits.stories_a_minute)
        self._address_stories = _a_minute(limits.stories_a_minute * HOUSEHOLD)
        self._exports = TokenBuckets(limits.exports_an_hour / HOUR, limits.exports_an_hour)
        self._reports = TokenBuckets(limits.reports_an_hour / HOUR, limits.reports_an_hour)
        self._accounts = TokenBuckets(limits.wrong_logins_an_hour / HOUR, limits.wrong_logins_an_hour)
        self.chats = TokenBuckets(limits.chats_a_minute / MINUTE, limits.chats_a_minute / 4)

    async def check_request(self, connection: Connection, method: str) -> None:
        """Refuses requests that come too often, or that another site's page makes in somebody's name."""
        self.check_host(connection)
        self._crowd.check(address_of(connection))
        # Only a cookie that is somebody's counts as one: whoever makes them up asks for their address.
        person = await self.person(connection)
        self._requests.check(address_of(connection) if person is None else person.id)
        if method not in SAFE:
            self.check_origin(connection)

    def check_handshake(self, connection: Connection) -> None:
        """Refuses sockets that are opened again and again, or by another site's page."""
        self.check_host(connection)
        self._crowd.check(address_of(connection))
        self._handshakes.check(address_of(connection))
        self.check_origin(connection)

    def check_story(self, asker: Asker) -> None:
        """Refuses who asks for long stories again and again."""
        self._stories.check(asker.person)
        self._address_stories.check(asker.address)

    def check_origin(self, connection: Connection) -> None:
        """A browser says which site's page is asking: only our own may, and those that the operator named."""
        origin = connection.headers.get("origin")
        if origin is None:
            if connection.headers.get("sec-fetch-site", "same-origin") in ("same-origin", "none"):
                return
        elif origin in self.node.settings.origins or self._is_own(origin, connection.headers.get("host")):
            return
        raise RequestError("bad-origin", "This page is from elsewhere. The operator can allow it with --origin.", 403)

    def _is_own(self, origin: str, host: str | None) -> bool:
        """Whether a page is this server's own. Where people come by HTTPS, one that did not is somebody else's."""
        page = urlsplit(origin)
        schemes = ("https",) if self.node.settings.secure_cookie else ("http", "https")
        return page.netloc == host and page.scheme in schemes

    def check_host(self, connection: Connection) -> None:
        """Where the operator has said what this server is called, requests for other names are refused."""
        hosts = self.node.settings.hosts
        if hosts and _host_name(connection.headers.get("host", "")) not in hosts:
            raise RequestError("bad-host", "This server has another name. The operator can add it with --name.", 421)

    async def person(self, connection: Connection) -> Person | None:
        """Who is asking, if they have been here before. It is found out once for each request."""
        state = connection.scope["state"]
        if PERSON not in state:
            secret = self.secret_of(connection)
            state[PERSON] = None if secret is None else await self._person_of(secret)
        person: Person | None = state[PERSON]
        return person

    def secret_of(self, connection: Connection) -> str | None:
        """The cookie that came with a request, if it can be one of ours."""
        secret = connection.cookies.get(self.cookie_name)
        return secret if secret and len(secret) <= LONGEST_SECRET else None

    async def _person_of(self, secret: str) -> Person | None:
        days = self.node.limits.session_days
        session = await self.node.store.read(lambda database: sessions.session_of(database, secret, days))
        if session is None:
            return None
        if session.seen < now_ms() - sessions.DAY:
            await self.node.store.write(lambda database: sessions.renew(database, secret, session.person))
        return Person(session.person, session.name, session.login)

    async def asker(self, connection: Connection) -> Asker:
        """Who wants advice."""
        return Asker((await self.somebody(connection)).id, address_of(connection))

    async def somebody(self, connection: Connection) -> Person:
        """Who is asking; refuses who has not been here."""
        person = await self.person(connection)
        if person is None:
            raise no_person()
        return person

    def check_guest(self, connection: Connection) -> None:
        """New guests from one address."""
        self._guests.check(address_of(connection))

    def check_login(self, connection: Connection) -> None:
        """Attempts at passwords from one address."""
        self._logins.check(address_of(connection))

    def check_account(self, name: str) -> None:
        """Attempts at one account's password, from wherever: each counts as wrong until it is known to be right."""
        self._accounts.check(people.account_of(name))

    def forgive(self, name: str) -> None:
        """The password was right."""
        self._accounts.give_back(people.account_of(name))

    def check_export(self, person: Person) -> None:
        """Somebody asks for all of their data."""
        self._exports.check(person.id)

    def check_report(self, person: Person) -> None:
        """Reports of one person."""
        self._reports.check(person.id)

    def check_table(self, person: Person, connection: Connection) -> None:
        """New tables of one person, and of one address."""
        self._tables.check(person.id)
        self._address_tables.check(address_of(connection))

    @property
    def cookie_name(self) -> str:
        """What the cookie is called."""
        return HOST_COOKIE if self.node.settings.secure_cookie else COOKIE

    def cookie(self, secret: str) -> Cookie:
        """The cookie that remembers a person."""
        return Cookie(
            key=self.cookie_name,
            value=secret,
            max_age=self.node.limits.session_days * DAY,
            httponly=True,
            samesite="lax",
            secure=self.node.settings.secure_cookie,
            path="/",
        )


def _host_name(host: str) -> str:
    """The name in a Host header, without the port."""
    return host.rpartition("]")[0] + "]" if host.startswith("[") else host.partition(":")[0].lower()


def _a_minute(times: int) -> TokenBuckets:
    return TokenBuckets(times / MINUTE, times)


def address_of(connection: Connection) -> str:
    """Where a request comes from: an IPv4 address, or the network of an IPv6 one."""
    return network_of(connection.client.host) if connection.client else "?"


@lru_cache(maxsize=4096)
def network_of(host: str) -> str:
    """Whom limits are for. Everybody with IPv6 has 2**64 addresses of their own: those are one household."""
    try:
        address = ip_address(host.partition("%")[0])
    except ValueError:
        return host[:64]
    if isinstance(address, IPv6Address):
        if address.ipv4_mapped is not None:
            return str(address.ipv4_mapped)
        return str(IPv6Network((int(address) >> 64 << 64, 64)))
    return str(address)


AuthDependency = NamedDependency[Auth]
"""Who may come in, as a route handler asks for it."""
