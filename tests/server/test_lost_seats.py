"""Who loses a seat loses its eyes: old sockets see what spectators see, whoever sits there now."""

import asyncio
import json
from collections.abc import Awaitable, Callable
from contextlib import suppress
from pathlib import Path

import pytest

from ludoteca.server import commit, lobby
from ludoteca.server.errors import RequestError
from ludoteca.server.node import Node
from ludoteca.server.people import Person
from ludoteca.server.room import Room
from ludoteca.server.storage.rows import Stored
from ludoteca.server.table_facts import now_ms
from ludoteca.table.log import BOT, Row
from ludoteca.table.table import PAUSES
from tests.server.clients import Eyes, Guest, Json
from tests.server.in_process import NEVER, Site, TestSocket, Visitor
from tests.server.services import House
from tests.server.test_tables import ME, OPEN, hear, move, tell, watch, with_guests


@pytest.fixture(autouse=True)
def bots_wait(monkeypatch: pytest.MonkeyPatch) -> None:
    """A bot that takes a lost seat over would move by itself, sooner or later by how busy the machine is."""
    monkeypatch.setitem(PAUSES, "calm", NEVER)


GAMES = [("kragmortha", 3), ("looterz", 3), ("platformer", 3)]


def views_in(messages: list[Json]) -> list[Json]:
    return [message["view"] for message in messages if message["type"] == "view"]


@pytest.mark.parametrize(("game", "seats"), GAMES)
def test_an_old_socket_does_not_see_the_next_persons_hand(house: House, game: str, seats: int):
    """Join seat 1 and watch it, get up, sit elsewhere; somebody else takes seat 1 and the match starts."""

    @with_guests(house, "Ann", "Bob", "Mallory")
    async def test(ann: Guest, bob: Guest, mallory: Guest) -> None:
        wanted = [ME, *[OPEN] * (seats - 1)]
        table = (await ann.post("/api/tables", game=game, seats=wanted, pace="instant"))["id"]
        path = f"/api/tables/{table}"
        await mallory.post(f"{path}/join", seat=1)
        async with mallory.socket(table) as old, ann.socket(table) as hers, bob.socket(table) as his:
            seen = Eyes(None)
            await tell(old, type="watch", seat=1)
            await hear(old, seen, "table")
            await mallory.post(f"{path}/leave", seat=1)
            await mallory.post(f"{path}/join", seat=2)
            await bob.post(f"{path}/join", seat=1)
            await hear(old, seen, "view")
            players = {0: (hers, await watch(hers, 0)), 1: (his, await watch(his, 1))}
            new = mallory.socket(table)
            async with new as mine:
                players[2] = (mine, await watch(mine, 2))
                for _ in range(12):
                    deciding = players[0][1].view["deciding"]
                    await move(*players[deciding])
                    for seat, (socket, eyes) in players.items():
                        if seat != deciding:
                            await hear(socket, eyes, "moved", index=players[deciding][1].index)
            await tell(old, type="preview", index=12, moves=None)
            assert (await hear(old, seen, "refused", about="preview"))["code"] == "not-your-seat"
            await tell(old, type="chat", text="hello")
            assert (await hear(old, seen, "chat"))["seat"] is None
            assert seen.index == 12
            assert {view["viewer"] for view in views_in(seen.heard)} == {None}
            for view in views_in(seen.heard):
                assert view == await ann.get(f"{path}/views/{view['index']}")
            told = await ann.get(f"{path}/replay")
            assert [entry["events"] for entry in seen.log] == [entry["events"] for entry in told]
            assert [entry["move"] for entry in seen.log] == [entry["move"] for entry in told]
            assert seen.view == await ann.get(f"{path}/views/12")


def only_a_spectator(socket: TestSocket) -> bool:
    """Whether a socket was shown nothing but what spectators see."""
    shown = [message.get("view") or message.get("changes") or {} for message in socket.heard()]
    return {part["viewer"] for part in shown if "viewer" in part} <= {None}


def on_two_servers(folder: Path, test: Callable[[Site, Visitor, Visitor, Visitor, str], Awaitable[None]]) -> None:
    """Ann has made a table on one server; Mallory has taken seat 1 and looks at it from the other."""

    async def everything() -> None:
        site = Site(folder, 2)
        await site.start()
        try:
            ann, bob, mallory = [await site.visitor(name) for name in ("Ann", "Bob", "Mallory")]
            table = (await ann.post("/api/tables", game="looterz", seats=[ME, OPEN, OPEN]))["id"]
            await mallory.post(f"/api/tables/{table}/join", seat=1)
            await test(site, ann, bob, mallory, table)
        finally:
            await site.stop()

    asyncio.run(everything())


async def change_seats(ann: Visitor, bob: Visitor, mallory: Visitor, table: str) -> None:
    """Mallory gets up, Bob sits down there, and the match begins: all on the first server."""
    path = f"/api/tables/{table}"
    await mallory.post(f"{path}/leave", seat=1)
    await bob.post(f"{path}/join", seat=1)
    await ann.post(f"{path}/start")


def test_another_server_learns_who_sits_where_before_it_plays_what_happened(tmp_path: Path):
    async def test(site: Site, ann: Visitor, bob: Visitor, mallory: Visitor, table: str) -> None:
        old = await mallory.open(table, server=1)
        old.tell(type="watch", seat=1)
        await site.quiet()
        await change_seats(ann, bob, mallory, table)
        for _ in range(3):
            await commit_anyhow(site.nodes[0], table)
        await site.hand_on()
        assert old.heard()[-1]["type"] == "table"
        assert [message["index"] for message in old.heard() if message["type"] == "moved"] == [1, 2, 3]
        assert only_a_spectator(old)

    on_two_servers(tmp_path, test)


def test_who_watched_before_the_start_is_shown_the_match_by_a_server_that_missed_it(tmp_path: Path):
    async def test(site: Site, ann: Visitor, bob: Visitor, mallory: Visitor, table: str) -> None:
        socket = await mallory.open(table, server=1)
        socket.tell(type="watch", seat=1)
        await site.quiet()
        await ann.post(f"/api/tables/{table}/start")
        node = site.nodes[1]
        await node.reload(await node.room(table))
        await site.quiet()
        assert [view["viewer"] for view in views_in(socket.heard())] == [1]

    on_two_servers(tmp_path, test)


def test_a_move_is_not_told_by_seats_that_another_server_has_changed(tmp_path: Path):
    async def test(site: Site, ann: Visitor, bob: Visitor, mallory: Visitor, table: str) -> None:
        await bob.post(f"/api/tables/{table}/join", seat=2)
        await site.hand_on()
        old = await mallory.open(table, server=1)
        old.tell(type="watch", seat=1)
        await site.quiet()
        before = len(old.texts)
        # The match runs. Mallory is forgotten on the first server, and the second has not heard of it.
        assert (await mallory.request("DELETE", "/api/me")).status_code == 204
        await commit_anyhow(site.nodes[1], table)
        await site.quiet()
        told = [json.loads(text) for text in old.texts[before:]]
        assert not [message for message in told if message["type"] == "moved"]
        assert all(message["view"]["viewer"] is None for message in told if message["type"] == "view")

    on_two_servers(tmp_path, test)


async def commit_anyhow(node: Node, table: str) -> None:
    """A move, as the server's own bots make it, whoever sits there."""
    async with node.locked(table) as room:
        move = str(room.match.moves()[0])
        with suppress(RequestError):
            await commit.append(node, room, Row(room.index, BOT, room.match.seat, move, now_ms()))


def test_what_changes_while_a_table_is_loaded_is_not_missed(tmp_path: Path, monkeypatch: pytest.MonkeyPatch):
    async def test(site: Site, ann: Visitor, bob: Visitor, mallory: Visitor, table: str) -> None:
        node = site.nodes[0]
        node.forget(await node.room(table))
        rebuilt = node.rebuilt

        async def slowly(stored: Stored) -> Room:
            room = await rebuilt(stored)
            await lobby.leave(node, table, Person(mallory.id, "Mallory", None), 1)
            return room

        monkeypatch.setattr(node, "rebuilt", slowly)
        room = await node.room(table)
        assert room.facts.seats[1].kind == "open"

    on_two_servers(tmp_path, test)
