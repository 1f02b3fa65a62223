"""A socket is somebody's only while their cookie opens something: on every server, even if the bus loses a message."""

from collections.abc import Awaitable, Callable
from pathlib import Path

import pytest

from tests.server.in_process import Site, TestSocket, Visitor, play

PASSWORD = "a long password"
SIGNED_OUT = 4401


async def log_out(ann: Visitor) -> None:
    await ann.post("/api/logout")


async def be_forgotten(ann: Visitor) -> None:
    assert (await ann.request("DELETE", "/api/me", password=PASSWORD)).status_code == 204


async def change_password(ann: Visitor) -> None:
    """From another browser, where Ann logged in."""
    elsewhere = Visitor(ann.site, "Ann")
    answer = await elsewhere.request("POST", "/api/login", name=ann.name, password=PASSWORD)
    elsewhere.take_cookie(answer)
    await elsewhere.post("/api/me/password", password="another long password", old=PASSWORD)


async def sign_out_elsewhere(ann: Visitor) -> None:
    """From another browser, which ends all others."""
    elsewhere = Visitor(ann.site, "Ann")
    answer = await elsewhere.request("POST", "/api/login", name=ann.name, password=PASSWORD)
    elsewhere.take_cookie(answer)
    assert (await elsewhere.request("DELETE", "/api/me/sessions/others")).status_code == 200


WAYS = [log_out, be_forgotten, change_password, sign_out_elsewhere]


async def at_a_table(site: Site, name: str) -> tuple[Visitor, Visitor, list[TestSocket]]:
    """Ann, at every server, looks at her hand in a running match against Bob; each of them has made a move or so."""
    ann, bob = await site.visitor(name), await site.visitor("Bob")
    await ann.post("/api/me/password", password=PASSWORD)
    seats = [{"kind": "me"}, {"kind": "open"}]
    table = (await ann.post("/api/tables", game="looterz", seats=seats, pace="instant"))["id"]
    await bob.post(f"/api/tables/{table}/join")
    await site.hand_on()
    sockets = [await ann.open(table, server) for server in range(len(site.nodes))]
    for socket in sockets:
        socket.tell(type="watch", seat=0)
    await site.quiet()
    return ann, bob, sockets


@pytest.fixture(params=[1, 2], ids=["one server", "two servers"])
def site(tmp_path: Path, request: pytest.FixtureRequest) -> Site:
    return Site(tmp_path, request.param)


@pytest.mark.parametrize("way", WAYS)
@pytest.mark.parametrize("lost", [False, True], ids=["heard", "lost"])
def test_sockets_end_with_their_cookie(site: Site, way: Callable[[Visitor], Awaitable[None]], lost: bool):
    async def test() -> None:
        ann, bob, sockets = await at_a_table(site, "Ann")
        assert [socket.heard()[-1]["view"]["viewer"] for socket in sockets if socket.heard()[-1]["type"] == "view"]
        await way(ann)
        if not lost:
            await site.hand_on()
        elif site.buses:
            for bus in site.buses:
                bus.waiting.clear()
            await site.rounds()
        await site.quiet()
        assert [socket.close_code for socket in sockets] == [SIGNED_OUT] * len(sockets)
        assert not [socket for socket in sockets if socket.open]
        before = [len(socket.texts) for socket in sockets]
        watching = await bob.open(sockets[0].table)
        watching.tell(type="watch", seat=1)
        watching.tell(type="chat", text="are you there?")
        await site.quiet()
        await site.hand_on()
        assert [len(socket.texts) for socket in sockets] == before
        assert not any(node.subscriptions.here(sockets[0].table) - {bob.id} for node in site.nodes)

    play(site, test)


def test_another_browser_of_the_same_person_stays(tmp_path: Path):
    site = Site(tmp_path, 1)

    async def test() -> None:
        ann, _, (socket,) = await at_a_table(site, "Ann")
        elsewhere = Visitor(site, "Ann")
        elsewhere.take_cookie(await elsewhere.request("POST", "/api/login", name="Ann", password=PASSWORD))
        other = await elsewhere.open(socket.table)
        await log_out(ann)
        await site.quiet()
        assert (socket.open, other.open) == (False, True)
        await elsewhere.post("/api/me/password", password="another long password", old=PASSWORD)
        await site.quiet()
        assert other.open

    play(site, test)


def test_a_cookie_that_opens_nothing_any_more_opens_no_socket_as_somebody(tmp_path: Path):
    site = Site(tmp_path, 1)

    async def test() -> None:
        ann, _, (socket,) = await at_a_table(site, "Ann")
        await log_out(ann)
        late = await ann.open(socket.table)
        late.tell(type="watch", seat=0)
        await site.quiet()
        assert late.heard()[-1]["code"] == "not-your-seat"

    play(site, test)
