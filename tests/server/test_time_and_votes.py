"""Clocks that run out, bots that keep their pace, and breaches that the table votes on."""

import asyncio
import json
import random
import sqlite3
import time
from contextlib import closing
from pathlib import Path
from types import SimpleNamespace
from typing import Any

import pytest
import uvicorn
from websockets.asyncio.client import connect

import ludoteca
from ludoteca.server.api.socket import TableSocket
from ludoteca.server.auth import Auth
from ludoteca.server.connections import SocketConnection
from ludoteca.server.node import Node
from ludoteca.server.settings import Settings
from ludoteca.table.clocks import Clocks
from ludoteca.table.facts import Clock
from ludoteca.table.log import Row
from ludoteca.table.table import PAUSES
from tests.server.clients import PATIENCE, Guest
from tests.server.services import House, free_port
from tests.server.test_tables import BOT, HERE, ME, OPEN, hear, move, tell, to_my_turn, watch, with_guests


def test_a_clock_for_each_decision():
    clocks = Clocks(Clock("move", 10), 2, 1_000)
    assert clocks.left(0, 0, 4_000) == 7_000
    assert clocks.left(1, 0, 4_000) == 10_000
    assert clocks.deadline(0, 500) == 11_500
    clocks.charge(Row(0, "move", 0, "x", 5_000, 4_000), 0, 0)
    assert clocks.left(0, 0, 5_000) == 10_000


def test_a_bank_with_an_increment_for_each_turn():
    clocks = Clocks(Clock("bank", 60, 5), 2, 0)
    clocks.charge(Row(0, "move", 0, "x", 10_000, 10_000), 0, 0)
    assert clocks.left(0, 0, 10_000) == 50_000
    clocks.charge(Row(1, "move", 0, "x", 12_000, 2_000), 0, 1)
    assert clocks.left(0, 1, 90_000) == 53_000
    assert clocks.left(1, 1, 32_000) == 40_000
    clocks.charge(Row(2, "auto", 1, "x", 80_000, 68_000), 1, 0)
    assert clocks.left(1, 0, 80_000) == 5_000


def test_the_network_gets_the_benefit_of_the_doubt_up_to_a_limit():
    clocks = Clocks(Clock("bank", 60), 2, 0)
    assert clocks.spent(3_000, None, 1_000) == 3_000
    assert clocks.spent(3_000, 2_700, 1_000) == 2_700
    assert clocks.spent(3_000, 0, 1_000) == 2_000
    assert clocks.spent(3_000, 9_000, 1_000) == 3_000


def test_at_zero_a_bot_moves_for_the_player(house: House):
    @with_guests(house, "Ann", "Bob")
    async def test(ann: Guest, bob: Guest) -> None:
        clock = {"kind": "move", "seconds": 1}
        table = await ann.post("/api/tables", game="looterz", seats=[ME, OPEN], clock=clock)
        begun = time.monotonic()
        await bob.post(f"/api/tables/{table['id']}/join")
        async with ann.socket(table["id"]) as socket:
            eyes = await watch(socket, 0)
            assert max(seat["clock_ms"] for seat in eyes.table["seats"]) <= 1000
            told = await hear(socket, eyes, "moved")
            assert told["auto"]
            # Nobody's time was cut short: each of these decisions had its second.
            assert time.monotonic() - begun > told["index"]
            await tell(socket, type="undo", index=eyes.index, seat=0)
            assert (await hear(socket, eyes, "refused"))["code"] == "cannot-undo"


def test_what_the_network_took_is_given_back(house: House):
    """What a ping takes, up to a second, is believed; without a claim all of it was the player's."""

    @with_guests(house, "Ann")
    async def test(ann: Guest) -> None:
        clock = {"kind": "bank", "seconds": 3600}
        table = (await ann.post("/api/tables", game="kragmortha", seats=[ME, HERE], clock=clock))["id"]
        async with ann.socket(table) as socket:
            for claim in ({}, {"elapsed_ms": 0}):
                seat = (await watch(socket, None)).view["deciding"]
                eyes = await watch(socket, seat)
                await asyncio.sleep(0.2)
                chosen = eyes.view["moves"][0]["notation"]
                await tell(socket, type="move", index=eyes.index, seat=seat, move=chosen, **claim)
                await hear(socket, eyes, "moved")
        with closing(sqlite3.connect(house.database)) as database:
            query = "select at, spent from log where table_id = ? order by number"
            (first, charged), (second, compensated) = database.execute(query, [table]).fetchall()
            facts = database.execute("select facts from tables where id = ?", [table]).fetchone()[0]
        assert charged == first - json.loads(facts)["started"]
        assert max(0, second - first - 1000) <= compensated <= second - first


@pytest.mark.parametrize(("ping", "believed"), [(0.0, 0), (0.05, 50), (0.3, 300), (4.0, 1000), (None, 0)])
def test_no_more_is_given_back_than_a_ping_takes(tmp_path: Path, ping: float | None, believed: int):
    """A client that claims that its player needed no time at all is believed as far as its pings are slow."""
    node = Node(Settings(database=str(tmp_path / "tables.db")))
    state = {} if ping is None else {"ping": lambda: ping}
    socket: Any = SimpleNamespace(scope={"state": state}, client=None, cookies={})
    assert TableSocket(socket, Auth(node), "table", None)._lag() == believed
    node.store.close()


def test_pings_are_measured_from_the_start():
    async def test() -> None:
        told: list[float] = []

        async def app(scope: Any, receive: Any, send: Any) -> None:
            if scope["type"] == "lifespan":
                return
            await receive()
            await send({"type": "websocket.accept"})
            while not (ping := scope["state"]["ping"]()):
                await asyncio.sleep(0.01)
            told.append(ping)
            await send({"type": "websocket.close"})

        config = uvicorn.Config(app, port=free_port(), ws=SocketConnection, lifespan="off", log_level="error")
        server = uvicorn.Server(config)
        serving = asyncio.ensure_future(server.serve())
        while not server.started:
            await asyncio.sleep(0.01)
        async with connect(f"ws://127.0.0.1:{config.port}", proxy=None) as socket:
            await asyncio.wait_for(socket.wait_closed(), PATIENCE)
        server.should_exit = True
        await serving
        assert told[0] > 0

    asyncio.run(test())


def test_bots_wait_so_that_people_can_follow(house: House):
    @with_guests(house, "Ann")
    async def test(ann: Guest) -> None:
        table = await ann.post("/api/tables", game="kragmortha", seats=[ME, BOT, BOT], pace="fast")
        async with ann.socket(table["id"]) as socket:
            eyes = await watch(socket, 0)
            await to_my_turn(socket, eyes)
            while eyes.mine:
                begun = time.monotonic()
                await move(socket, eyes)
            await hear(socket, eyes, "moved")
            assert time.monotonic() - begun > PAUSES["fast"] / 1000
            await tell(socket, type="pace", pace="instant")
            while eyes.table["pace"] != "instant":
                await hear(socket, eyes, "table")
            await to_my_turn(socket, eyes)


def position_with_looks(penance: str, seats: int) -> dict[str, Any]:
    """A position in which the first seat has a Look, so that it can break a penance."""
    for seed in range(20):
        match = ludoteca.game("kragmortha").new(seats, f"looks {seed}", penance=penance)
        chance = random.Random(seed)
        while not match.over:
            if match.state.looks[0] and match.table_moves():
                return match.position()
            match.play(chance.choice(match.moves()))
    raise AssertionError("nobody met Rigor Mortis")


def test_a_breach_on_honour_is_voted_on(house: House):
    @with_guests(house, "Ann", "Bob", "Cy", "Dee")
    async def test(ann: Guest, *others: Guest) -> None:
        position = position_with_looks("honour", 4)
        wanted = {"game": "kragmortha", "seats": [ME, OPEN, OPEN, OPEN], "position": position}
        table = (await ann.post("/api/tables", **wanted))["id"]
        for guest in others:
            await guest.post(f"/api/tables/{table}/join")
        bob, cy, _ = others
        async with ann.socket(table) as first, bob.socket(table) as second, cy.socket(table) as third:
            mine, theirs, thirds = await watch(first, 0), await watch(second, 1), await watch(third, 2)
            assert "breach P1" in [legal["notation"] for legal in theirs.view["table_moves"]]
            assert "breach P1" not in [legal["notation"] for legal in mine.view["table_moves"]]
            await tell(first, type="table_move", index=0, seat=0, move="breach P1")
            assert (await hear(first, mine, "refused"))["code"] == "illegal"
            await tell(second, type="table_move", index=0, seat=1, move="breach P1")
            opened = await hear(first, mine, "vote")
            assert (opened["caller"], opened["accused"], opened["votes"], opened["open"]) == (1, 0, {"1": True}, True)
            await tell(first, type="vote", index=0, seat=0, agree=False)
            assert (await hear(first, mine, "refused"))["code"] == "no-voice"
            await tell(second, type="vote", index=0, seat=1, agree=True)
            assert (await hear(second, theirs, "refused"))["code"] == "voted"
            await tell(third, type="vote", index=0, seat=2, agree=True)
            assert (await hear(first, mine, "vote", open=False))["passed"]
            told = await hear(first, mine, "moved")
            assert (told["by"], told["move"]["notation"]) == (None, "breach P1")
            assert told["events"][0] == {"kind": "breach_found", "seat": "P1"}
            await hear(third, thirds, "moved")
            assert thirds.index == 1


def test_a_tie_is_no_breach_and_another_call_must_wait(house: House):
    @with_guests(house, "Ann", "Bob", "Cy")
    async def test(ann: Guest, bob: Guest, cy: Guest) -> None:
        position = position_with_looks("honour", 3)
        wanted = {"game": "kragmortha", "seats": [ME, OPEN, OPEN], "position": position}
        table = (await ann.post("/api/tables", **wanted))["id"]
        for guest in (bob, cy):
            await guest.post(f"/api/tables/{table}/join")
        async with bob.socket(table) as second, cy.socket(table) as third:
            theirs, thirds = await watch(second, 1), await watch(third, 2)
            await tell(second, type="table_move", index=0, seat=1, move="breach P1")
            await hear(third, thirds, "vote")
            await tell(third, type="vote", index=0, seat=2, agree=False)
            assert (await hear(second, theirs, "vote", open=False))["passed"] is False
            await tell(second, type="table_move", index=0, seat=1, move="breach P1")
            assert (await hear(second, theirs, "refused"))["code"] == "vote-open"
            assert (await ann.get(f"/api/tables/{table}"))["index"] == 0


def test_a_players_own_screen_calls_its_breach_at_once(house: House):
    @with_guests(house, "Ann")
    async def test(ann: Guest) -> None:
        position = position_with_looks("screen", 2)
        table = (await ann.post("/api/tables", game="kragmortha", seats=[ME, HERE], position=position))["id"]
        async with ann.socket(table) as socket:
            eyes = await watch(socket, 0)
            assert [legal["notation"] for legal in eyes.view["table_moves"]] == ["breach P1"]
            await tell(socket, type="table_move", index=0, seat=0, move="breach P1")
            assert (await hear(socket, eyes, "moved"))["events"][0]["kind"] == "breach_found"
            await asyncio.sleep(0)
