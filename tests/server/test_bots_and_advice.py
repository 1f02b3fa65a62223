"""Bots play where somebody is there, and those who ask for advice do not keep them waiting."""

import asyncio
import threading
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager
from pathlib import Path
from typing import Any

import pytest

from ludoteca.kernel.errors import IllegalMove
from ludoteca.server import advice, lobby, people, rate_limit
from ludoteca.server.advice import Asker
from ludoteca.server.errors import RequestError
from ludoteca.server.messages import Clock, NewSeat, NewTable
from ludoteca.server.node import Node
from ludoteca.server.people import Person
from ludoteca.server.room import Room
from ludoteca.server.server import Server
from ludoteca.server.settings import Limits, Settings
from ludoteca.server.socket_messages import Found, Hint
from ludoteca.server.subscriptions import Subscriber
from ludoteca.server.table_facts import now_ms
from tests.server.clients import PATIENCE, Guest, Player
from tests.server.services import House
from tests.server.test_tables import BOT, ME, with_guests

BOTS = [NewSeat("bot", level="random"), NewSeat("bot", level="random")]


@asynccontextmanager
async def open_server(folder: Path, **limits: int) -> AsyncIterator[tuple[Server, Person]]:
    """A server without sockets, and somebody who hosts."""
    server = Server(Settings(database=str(folder / "tables.db"), limits=Limits(**limits)))
    await server.start()
    try:
        host, _ = await server.node.store.write(lambda connection: people.new_guest(connection, "Ann"))
        yield server, host
    finally:
        await server.stop()


@asynccontextmanager
async def open_node(folder: Path, **limits: int) -> AsyncIterator[tuple[Node, Person]]:
    """The node of such a server."""
    async with open_server(folder, **limits) as (server, host):
        yield server.node, host


async def new_room(node: Node, host: Person, seats: list[NewSeat], **wishes: Any) -> Room:
    wanted = NewTable(game="looterz", seats=seats, pace="instant", **wishes)
    facts = await lobby.create(node, host, wanted)
    return await node.room(facts.id)


async def until(condition: Any) -> None:
    async with asyncio.timeout(PATIENCE):
        while not condition():
            await asyncio.sleep(0.01)


def look(node: Node, room: Room) -> Subscriber:
    subscriber = Subscriber(None, 100_000, 100_000_000)
    node.subscriptions.subscribers[room.id].add(subscriber)
    node.automation.consider(room)
    return subscriber


def test_bots_pause_where_nobody_looks_on_and_go_on_when_somebody_does(tmp_path: Path):
    async def test() -> None:
        async with open_server(tmp_path) as (server, host):
            node = server.node
            room = await new_room(node, host, BOTS)
            assert node.due(room) is None
            subscriber = look(node, room)
            await until(lambda: room.index >= 3)
            node.subscriptions.subscribers[room.id].discard(subscriber)
            node.automation.consider(room)
            await until(lambda: not server.bots.is_busy(room))
            stood = room.index
            # What is overdue in the database is found to rest, and does not come up again every second.
            await server.cluster._open_due(room.id)
            assert await node.store.read(lambda connection: node_due(connection, room.id)) is None
            assert (room.index, room.match.over) == (stood, False)
            look(node, room)
            await until(lambda: room.index > stood)

    asyncio.run(test())


def node_due(connection: Any, table_id: str) -> Any:
    from ludoteca.server.storage.schema import tables

    return connection.execute(tables.select().where(tables.c.id == table_id)).one().due


def test_clocks_run_on_where_nobody_looks_on(tmp_path: Path):
    async def test() -> None:
        async with open_node(tmp_path) as (node, host):
            room = await new_room(node, host, [NewSeat("me"), BOTS[0]], clock=Clock("move", 1))
            due = node.due(room)
            assert due is not None
            assert due < now_ms() + 10_000
            rested = await new_room(node, host, BOTS, clock=Clock("move", 1))
            assert node.due(rested) is None

    asyncio.run(test())


def test_a_stand_in_plays_on_while_another_person_is_here(house: House):
    @with_guests(house, "Ann", "Bob")
    async def test(ann: Guest, bob: Guest) -> None:
        seats = [ME, {"kind": "open"}]
        table = (await ann.post("/api/tables", game="looterz", seats=seats, pace="instant"))["id"]
        await bob.post(f"/api/tables/{table}/join")
        await bob.post(f"/api/tables/{table}/leave")
        eyes = await Player(ann, table, 0).play()
        assert eyes.over


def test_hints_do_not_keep_bots_waiting(tmp_path: Path):
    async def test() -> None:
        over = threading.Event()
        async with open_node(tmp_path) as (node, host):
            room = await new_room(node, host, BOTS)
            pool = node.advice._hints
            asked = [asyncio.ensure_future(pool.run(str(number), over.wait)) for number in range(12)]
            try:
                look(node, room)
                await until(lambda: room.index >= 3)
                assert not any(hint.done() for hint in asked)
            finally:
                over.set()
            await asyncio.gather(*asked)

    asyncio.run(test())


def test_so_many_hints_for_each_person_and_each_address(tmp_path: Path, monkeypatch: pytest.MonkeyPatch):
    monkeypatch.setattr(advice, "HINT_MS", 10)
    monkeypatch.setattr(rate_limit, "monotonic", lambda: 0.0)  # however long thinking takes here

    async def test() -> None:
        async with open_node(tmp_path, hints_a_minute=1) as (node, host):
            room = await new_room(node, host, [NewSeat("me"), BOTS[0]])
            seat = room.match.seat
            assert seat is not None
            thought = await node.advice.thought(room.match.copy(), 0, seat, Asker("p0", "here"))
            assert thought.options
            codes = []
            for person in ("p0", *(f"p{number}" for number in range(1, 7))):
                try:
                    await node.advice.thought(room.match.copy(), 0, seat, Asker(person, "here"))
                    codes.append("thought")
                except RequestError as refusal:
                    codes.append(refusal.code)
            assert codes == ["too-fast", *["thought"] * 5, "too-fast"]

    asyncio.run(test())


def test_a_page_thinks_by_itself_and_has_played_out_what_it_found(tmp_path: Path):
    async def test() -> None:
        async with open_node(tmp_path, hints_a_minute=2) as (node, host):
            room = await new_room(node, host, [NewSeat("me"), BOTS[0]])
            seat, asker = room.match.seat, Asker("p0", "here")
            assert seat is not None
            with pytest.raises(RequestError) as refused:
                await node.advice.knowledge(room, 0, seat, asker)
            assert refused.value.code == "no-module"
            node.advice._modules["looterz"] = str(tmp_path)
            known = await node.advice.knowledge(room, 0, seat, asker)
            assert (known.index, known.seat, known.game) == (0, seat, "looterz")
            with pytest.raises(RequestError):
                await node.advice.knowledge(room, 1, seat, asker)
            found = [Found(move.id, 10 + move.id, 0.5, []) for move in room.match.moves()]
            hint = await node.advice.hint(room, Hint(0, seat, found), asker)
            assert [option["id"] for option in hint.options] == sorted((one.id for one in found), reverse=True)
            assert hint.options[0]["outlook"] is not None
            with pytest.raises(IllegalMove):
                await node.advice.hint(room, Hint(0, seat, found[1:]), asker)
            with pytest.raises(RequestError) as late:
                await node.advice.hint(room, Hint(0, seat, found), asker)
            assert late.value.code == "too-fast"

    asyncio.run(test())


def test_a_table_of_bots_is_played_to_its_end_for_a_spectator(house: House):
    @with_guests(house, "Ann")
    async def test(ann: Guest) -> None:
        table = (await ann.post("/api/tables", game="looterz", seats=[BOT, BOT], pace="instant"))["id"]
        assert (await Player(ann, table, None).play()).over
