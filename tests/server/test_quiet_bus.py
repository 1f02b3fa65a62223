"""What goes over the bus: of a move, only what another server has use for."""

import asyncio
from collections.abc import Awaitable, Callable
from pathlib import Path

from tests.server.in_process import Json, Site, TestSocket, Visitor

ME, OPEN = {"kind": "me"}, {"kind": "open"}
BOT = {"kind": "bot", "level": "random"}


def on_two_servers(folder: Path, test: Callable[[Site, str, list[Visitor]], Awaitable[None]], *more: Json) -> None:
    """A table of two people, made at the first of two servers."""

    async def everything() -> None:
        site = Site(folder, 2)
        await site.start()
        try:
            people = [await site.visitor(name) for name in ("Ann", "Bob")]
            wanted: Json = {"game": "looterz", "seats": [ME, OPEN, *more], "pace": "instant"}
            table = (await people[0].post("/api/tables", **wanted))["id"]
            await people[1].post(f"/api/tables/{table}/join")
            await site.hand_on()
            await test(site, table, people)
        finally:
            await site.stop()

    asyncio.run(everything())


async def watch(site: Site, table: str, person: Visitor, seat: int, server: int) -> TestSocket:
    socket = await person.open(table, server)
    socket.tell(type="watch", seat=seat, index=None)
    await site.quiet()
    return socket


def view(socket: TestSocket) -> Json:
    """What a socket has been told so far, as a browser keeps it."""
    seen: Json = {}
    for message in socket.heard():
        seen = message["view"] if message["type"] == "view" else seen | message.get("changes", {})
    return seen


async def move(site: Site, sockets: list[TestSocket]) -> None:
    """Whoever must decide does."""
    seat = view(sockets[0])["deciding"]
    seen = view(sockets[seat])
    chosen = seen["moves"][0]["notation"]
    sockets[seat].tell(type="move", index=seen["index"], seat=seat, move=chosen)
    await site.quiet()


def test_moves_at_a_table_of_one_server_are_not_told_to_the_other(tmp_path: Path):
    async def test(site: Site, table: str, people: list[Visitor]) -> None:
        sockets = [await watch(site, table, person, seat, 0) for seat, person in enumerate(people)]
        await people[0].request("GET", f"/api/tables/{table}", server=1)
        assert site.nodes[1].at_hand(table) is not None
        await site.hand_on()
        for _ in range(3):
            await move(site, sockets)
        assert not site.buses[1].waiting
        assert [view(socket)["index"] for socket in sockets] == [3, 3]
        # Where nobody looks on a table is let go, unless it is looked after there, and read again by who asks for it.
        await site.rounds()
        room = site.nodes[1].at_hand(table)
        assert room is None or (site.servers[1].cluster.looks_after(table) and room.index == 3)
        answer = await people[0].request("GET", f"/api/tables/{table}", server=1)
        assert answer.json()["index"] == 3

    on_two_servers(tmp_path, test)


def test_who_looks_on_at_another_server_is_told_at_once(tmp_path: Path):
    async def test(site: Site, table: str, people: list[Visitor]) -> None:
        sockets = [await watch(site, table, person, seat, seat) for seat, person in enumerate(people)]
        await site.hand_on()
        for number in range(3):
            await move(site, sockets)
            await site.hand_on()
            assert [view(socket)["index"] for socket in sockets] == [number + 1] * 2

    on_two_servers(tmp_path, test)


def test_a_move_made_while_somebody_came_to_another_server_reaches_them(tmp_path: Path):
    async def test(site: Site, table: str, people: list[Visitor]) -> None:
        sockets = [await watch(site, table, person, seat, 0) for seat, person in enumerate(people)]
        await site.hand_on()
        late = await watch(site, table, people[0], 0, 1)
        await move(site, sockets)
        assert not [news for news in site.buses[1].waiting if news.head]
        assert view(late)["index"] == 0
        await site.hand_on()
        assert view(late)["index"] == 1

    on_two_servers(tmp_path, test)


def test_until_all_have_said_who_is_there_everything_is_told(tmp_path: Path):
    async def test(site: Site, table: str, people: list[Visitor]) -> None:
        sockets = [await watch(site, table, person, seat, seat) for seat, person in enumerate(people)]
        await site.hand_on()
        for node in site.nodes:
            node.subscriptions.elsewhere.clear()
        for server in site.servers:
            await server.cluster.reconnected()
        await move(site, sockets)
        await site.hand_on()
        assert [view(socket)["index"] for socket in sockets] == [1, 1]

    on_two_servers(tmp_path, test)


def test_the_server_that_moves_for_a_bot_hears_of_the_moves_before(tmp_path: Path):
    async def test(site: Site, table: str, people: list[Visitor]) -> None:
        acting = next(number for number, server in enumerate(site.servers) if server.cluster.looks_after(table))
        sockets = [await watch(site, table, person, seat, 1 - acting) for seat, person in enumerate(people)]
        await site.hand_on()
        by_bot = 0
        for _ in range(2000):
            await site.hand_on()
            if view(sockets[0])["deciding"] == 2:
                await asyncio.sleep(0.01)
                continue
            by_bot = sum(message.get("by") == 2 for message in sockets[0].heard())
            if by_bot > 2:
                break
            await move(site, sockets)
        assert by_bot > 2

    async def with_both_alive(site: Site, table: str, people: list[Visitor]) -> None:
        await site.rounds()
        await site.rounds()
        await test(site, table, people)

    on_two_servers(tmp_path, with_both_alive, BOT)
