"""Limits on size, rate and number: each is refused with its code, and what is within it goes on."""

from collections.abc import Iterator

import pytest
from websockets.asyncio.client import ClientConnection
from websockets.exceptions import ConnectionClosed

from tests.server.clients import Eyes, Guest
from tests.server.services import House
from tests.server.test_tables import BOT, ME, OPEN, hear, tell, watch, with_guests

LIMITS = {
    "open_tables": 2,
    "messages_a_second": 2,
    "message_bytes": 300,
    "sockets_each": 2,
    "logins_a_minute": 3,
    "guests_a_minute": 20,
    "body_bytes": 20_000,
}


@pytest.fixture(scope="module")
def strict(tmp_path_factory: pytest.TempPathFactory) -> Iterator[House]:
    house = House(tmp_path_factory.mktemp("strict"), limits=LIMITS)
    house.start()
    yield house
    house.stop()
    house.check_log()


async def read_to_the_end(socket: ClientConnection) -> None:
    while True:
        await socket.recv()


def test_one_host_has_so_many_unfinished_tables(strict: House):
    @with_guests(strict, "Ann", "Bob")
    async def test(ann: Guest, bob: Guest) -> None:
        wanted = {"game": "looterz", "seats": [ME, OPEN]}
        tables = [(await ann.post("/api/tables", **wanted))["id"] for _ in range(2)]
        assert await ann.refused("POST", "/api/tables", **wanted) == "too-many-tables"
        await bob.post("/api/tables", **wanted)
        await ann.post(f"/api/tables/{tables[0]}/leave")
        await ann.post("/api/tables", **wanted)


def test_messages_too_large_and_too_many(strict: House):
    @with_guests(strict, "Ann")
    async def test(ann: Guest) -> None:
        table = (await ann.post("/api/tables", game="looterz", seats=[ME, BOT]))["id"]
        async with ann.socket(table) as socket:
            eyes = await watch(socket, 0)
            await tell(socket, type="chat", text="x" * 400)
            assert (await hear(socket, eyes, "refused"))["code"] == "too-large"
            for _ in range(60):
                await tell(socket, type="ping")
            assert (await hear(socket, eyes, "refused"))["code"] == "too-fast"
            with pytest.raises(ConnectionClosed):
                await read_to_the_end(socket)
            assert socket.close_code == 4429


def test_one_person_has_so_many_sockets(strict: House):
    @with_guests(strict, "Ann")
    async def test(ann: Guest) -> None:
        table = (await ann.post("/api/tables", game="looterz", seats=[ME, BOT]))["id"]
        async with ann.socket(table) as first, ann.socket(table) as second:
            await watch(first, 0)
            await watch(second, 0)
            async with ann.socket(table) as third:
                await third.wait_closed()
                assert third.close_code == 4429
            await tell(first, type="ping")
            await hear(first, Eyes(0), "pong")


def test_bodies_too_large_and_passwords_tried_too_often(strict: House):
    @with_guests(strict, "Ann")
    async def test(ann: Guest) -> None:
        assert await ann.refused("POST", "/api/records", text="x" * 30_000) == "too-large"
        codes = [await ann.refused("POST", "/api/login", name="Ann", password="a guess") for _ in range(4)]
        assert codes == ["bad-login"] * 3 + ["too-fast"]


def test_one_address_makes_so_many_guests(strict: House):
    @with_guests(strict)
    async def test() -> None:
        crowd = Guest(strict.url, "crowd")
        try:
            for _ in range(200):
                answer = await crowd.http.post("/api/me", json={})
                if answer.status_code == 429:
                    assert answer.json()["code"] == "too-fast"
                    return
                crowd.http.cookies.clear()
        finally:
            await crowd.http.aclose()
        raise AssertionError("there is no end of guests")
