"""The examples of deploy/ for nginx and Caddy, as they are, in front of a server as a host runs it: over HTTPS."""

import asyncio
import shutil
import ssl
from collections.abc import Iterator
from pathlib import Path
from typing import Any

import httpx
import pytest
from websockets.asyncio.client import connect
from websockets.exceptions import ConnectionClosed

from tests.server.clients import AT_LEISURE, PATIENCE, Guest, check_finished, play_table
from tests.server.services import House
from tests.server.web_servers import NAME, Caddy, Nginx, WebServer

GUESTS = 4
"""New people that one address may bring in a minute here."""
ONE, OTHER, THIRD = "127.0.0.2", "127.0.0.3", "127.0.0.4"
"""Addresses that people come from: all of this machine, and none is where the server takes its proxy to be."""
FORGED = {
    "x-forwarded-for": "203.0.113.9",
    "forwarded": "for=203.0.113.9",
    "x-real-ip": "203.0.113.9",
    "x-forwarded-host": "elsewhere.example.org",
}

pytestmark = pytest.mark.long


@pytest.fixture(scope="module", params=[Nginx, Caddy], ids=["nginx", "caddy"])
def web(request: pytest.FixtureRequest, tmp_path_factory: pytest.TempPathFactory) -> Iterator[WebServer]:
    kind: type[WebServer] = request.param
    name = kind.__name__.lower()
    if shutil.which(name) is None and not Path(f"/usr/sbin/{name}").exists():
        pytest.skip(f"{name} is not installed")
    folder = tmp_path_factory.mktemp(name)
    # What is too large is refused by the web server here, not by Ludoteca's own limit.
    limits = {"guests_a_minute": GUESTS, "body_bytes": 100_000_000}
    house = House(folder, limits=limits, options=["--https", "--name", NAME])
    house.start()
    server = kind(folder, house.port)
    try:
        server.start()
        yield server
    finally:
        server.stop()
        house.stop()
    house.check_log()


def trusting(web: WebServer) -> ssl.SSLContext:
    """Knows the one authority that has signed for this server."""
    return ssl.create_default_context(cafile=str(web.authority))


def client(web: WebServer, address: str = ONE) -> httpx.AsyncClient:
    """Somebody's browser, at one of this machine's addresses."""
    transport = httpx.AsyncHTTPTransport(verify=trusting(web), local_address=address)
    return httpx.AsyncClient(base_url=web.url, transport=transport, timeout=PATIENCE)


class Visitor(Guest):
    """Somebody who comes by HTTPS."""

    def __init__(self, web: WebServer, name: str, address: str):
        super().__init__(web.url, name)
        self.web = web
        self.address = address
        self.http = client(web, address)

    def socket(self, table: str, **headers: str) -> Any:
        cookie = "; ".join(f"{key}={value}" for key, value in self.cookies.items())
        address = f"{self.web.url.replace('http', 'ws', 1)}/api/tables/{table}/socket"
        return connect(
            address,
            additional_headers={"Cookie": cookie, **headers},
            open_timeout=PATIENCE,
            ssl=trusting(self.web),
            local_addr=(self.address, 0),
            **AT_LEISURE,
        )


def test_who_comes_without_https_is_sent_there(web: WebServer):
    plain = f"http://{NAME}:{web.http}"
    answer = httpx.get(f"{plain}/table/7?seat=2", trust_env=False, timeout=PATIENCE)
    assert answer.status_code == 308, "also what is sent is sent there again, with the same method"
    # Caddy knows that it is not at the usual port here.
    assert answer.headers["location"].replace(f":{web.https}", "") == f"https://{NAME}/table/7?seat=2"
    assert "set-cookie" not in answer.headers


def test_browsers_are_told_to_insist_on_https_whatever_is_asked(web: WebServer):
    async def ask() -> None:
        async with client(web) as http:
            for path in ("/", "/health", "/api/games", "/api/nothing", "/metrics"):
                answer = await http.get(path)
                assert "max-age=31536000" in answer.headers["strict-transport-security"], path

    asyncio.run(ask())


def test_a_body_that_is_too_large_is_refused_and_one_that_is_not_gets_through(web: WebServer):
    async def send(size: int) -> int | None:
        """The answer's status; None if nobody waited for the end of what is refused."""
        async with client(web) as http:
            try:
                return (await http.post("/api/records", json={"record": "x" * size})).status_code
            except (httpx.ReadError, httpx.WriteError):
                return None

    async def ask() -> None:
        assert await send(1_900_000) == 400, "Ludoteca has read it"
        for size in (2_150_000, 20_000_000):
            # Caddy says 502, for it notices on the way; as long as Ludoteca's own limit is not higher, that says 413.
            assert await send(size) in (413, 502, None), size
        assert await send(10) == 400, "others are served on"

    asyncio.run(ask())


def test_the_metrics_are_nobodys_out_there(web: WebServer):
    async def ask() -> None:
        async with client(web) as http:
            for path in ("/metrics", "/metrics/", "//metrics", "/%6detrics", "/./metrics", "/x/../metrics"):
                for headers in ({}, FORGED, {"x-forwarded-for": "127.0.0.1"}):
                    answer = await http.get(path, headers=headers)
                    assert "ludoteca_" not in answer.text, path
                    assert answer.status_code == 403 or path != "/metrics"

    asyncio.run(ask())


def test_limits_are_for_where_people_really_are(web: WebServer):
    async def come(http: httpx.AsyncClient, name: str, headers: dict[str, str]) -> int:
        http.cookies.clear()
        return (await http.post("/api/me", json={"name": name}, headers=headers)).status_code

    async def ask() -> None:
        async with client(web, ONE) as one, client(web, OTHER) as other:
            came = [await come(one, f"One {number}", {}) for number in range(GUESTS)]
            assert came == [200] * GUESTS, came
            for forged in ({}, FORGED, {"x-forwarded-for": "127.0.0.1"}, {"x-forwarded-for": f"{OTHER}, {OTHER}"}):
                assert await come(one, "One more", forged) == 429, forged
            assert await come(other, "Other", {}) == 200, "one who asks too often keeps nobody else out"

    asyncio.run(ask())


def test_a_match_is_played_through_it_and_pages_from_elsewhere_are_refused(web: WebServer):
    async def play() -> None:
        async with Visitor(web, "Ann", THIRD) as ann, Visitor(web, "Bob", THIRD) as bob:
            assert set(ann.cookies) == {"__Host-ludoteca"}
            table, players = await play_table([ann, bob], "looterz", 3, bots=1)
            await check_finished(ann, table, players)
            async with ann.socket(table, Origin=web.url) as socket:
                await socket.send('{"type": "ping"}')
                while "pong" not in str(await asyncio.wait_for(socket.recv(), PATIENCE)):
                    pass
            for origin in ("https://elsewhere.example.org", web.url.replace("https", "http")):
                async with ann.socket(table, Origin=origin) as socket:
                    assert "bad-origin" in str(await asyncio.wait_for(socket.recv(), PATIENCE))
                    with pytest.raises(ConnectionClosed):
                        await asyncio.wait_for(socket.recv(), PATIENCE)

    asyncio.run(play())
