"""Lists of tables: pages, running ones first, invitations apart, and nobody fills them alone."""

import asyncio
from functools import partial
from pathlib import Path
from typing import Any

import pytest
import sqlalchemy as sa

from ludoteca.server import lobby, people, waiting_tables
from ludoteca.server.errors import RequestError
from ludoteca.server.messages import Join, NewSeat, NewTable
from ludoteca.server.node import Node
from ludoteca.server.people import Person
from ludoteca.server.storage import rows
from ludoteca.server.storage.schema import tables
from ludoteca.server.subscriptions import Subscriber
from tests.server.clients import Guest
from tests.server.services import House
from tests.server.test_bots_and_advice import open_node
from tests.server.test_tables import BOT, ME, OPEN, with_guests

ME_SEAT, OPEN_SEAT, BOT_SEAT = NewSeat("me"), NewSeat("open"), NewSeat("bot", level="random")


async def guest(node: Node, name: str) -> Person:
    person, _ = await node.store.write(lambda connection: people.new_guest(connection, name))
    return person


async def table(node: Node, host: Person, *seats: NewSeat, public: bool = False, address: str = "here") -> str:
    wanted = NewTable(game="looterz", seats=list(seats) or [ME_SEAT, OPEN_SEAT], public=public)
    return (await lobby.create(node, host, wanted, address=address)).id


async def listed(node: Node, which: str, person: Person | None = None, **wishes: Any) -> list[str]:
    wanted = rows.Wanted(which, None if person is None else person.id, **wishes)
    return [stored.facts.id for stored in await node.store.read(lambda connection: rows.listed(connection, wanted))]


async def make_older(node: Node, table_id: str, milliseconds: int) -> None:
    query = tables.update().where(tables.c.id == table_id).values(changed=tables.c.changed - milliseconds)
    await node.store.write(lambda connection: connection.execute(query))


def test_running_tables_come_first_and_pages_miss_nothing(tmp_path: Path):
    async def test() -> None:
        async with open_node(tmp_path, open_tables=1000) as (node, ann):
            running = await table(node, ann, ME_SEAT, BOT_SEAT)
            waiting = [await table(node, ann) for _ in range(7)]
            assert (await listed(node, "mine", ann))[0] == running
            pages: list[str] = []
            while page := await listed(node, "mine", ann, most=3, after=pages[-1] if pages else None):
                assert len(page) <= 3
                pages += page
            assert sorted(pages) == sorted([running, *waiting])
            assert await listed(node, "mine", ann, over=True) == []
            assert len(await listed(node, "mine", ann, over=False)) == 8
            with pytest.raises(RequestError):
                await listed(node, "mine", ann, after="nowhere")

    asyncio.run(test())


def test_one_host_does_not_fill_the_lobby(tmp_path: Path):
    async def test() -> None:
        async with open_node(tmp_path, public_tables_an_address=5) as (node, ann):
            bob = await guest(node, "Bob")
            of_bob = await table(node, bob, public=True, address="there")
            of_ann = [await table(node, ann, public=True) for _ in range(4)]
            shown = await listed(node, "open")
            assert of_bob in shown
            assert len(set(shown) & set(of_ann)) == rows.LISTED_EACH
            # Neither does one address with many names.
            await table(node, await guest(node, "Ann 2"), public=True)
            third = await guest(node, "Ann 3")
            with pytest.raises(RequestError, match="wait for players") as refusal:
                await table(node, third, public=True)
            assert refusal.value.code == "too-many-tables"
            await table(node, third)  # one that is not listed
            await table(node, third, public=True, address="elsewhere")
            await lobby.start(node, of_ann[0], ann)
            await table(node, third, public=True)

    asyncio.run(test())


def test_invitations_are_apart_and_are_accepted_or_declined(house: House):
    @with_guests(house, "Ann", "Bob")
    async def test(ann: Guest, bob: Guest) -> None:
        async def lists() -> list[list[str]]:
            which = ("invited", "mine")
            return [[shown["id"] for shown in await bob.get("/api/tables", which=one)] for one in which]

        kept = {"kind": "open", "person": bob.id}
        wanted = {"game": "looterz", "seats": [ME, kept, OPEN]}
        first, second = [(await ann.post("/api/tables", **wanted))["id"] for _ in range(2)]
        invited, mine = await lists()
        assert (set(invited), mine) == ({first, second}, [])
        await bob.post(f"/api/tables/{first}/join")
        assert await lists() == [[second], [first]]
        declined = await bob.post(f"/api/tables/{second}/leave")
        assert (declined["seats"][1]["kind"], declined["seats"][1]["person"]) == ("open", None)
        assert await lists() == [[], [first]]
        assert {table["id"] for table in await ann.get("/api/tables", which="mine")} == {first, second}


def test_nobody_is_invited_without_end_by_the_same_host(tmp_path: Path):
    async def test() -> None:
        async with open_node(tmp_path, invitations_each=2) as (node, ann):
            bob, cy = await guest(node, "Bob"), await guest(node, "Cy")
            kept = NewSeat("open", person=bob.id)
            first = await table(node, ann, ME_SEAT, kept)
            await table(node, ann, ME_SEAT, kept)
            with pytest.raises(RequestError) as refusal:
                await table(node, ann, ME_SEAT, kept)
            assert refusal.value.code == "too-many-invitations"
            await table(node, cy, ME_SEAT, kept)
            await lobby.leave(node, first, bob, None)
            await table(node, ann, ME_SEAT, kept)

    asyncio.run(test())


def test_a_table_that_waits_goes_when_its_host_is_gone(tmp_path: Path):
    async def test() -> None:
        async with open_node(tmp_path, waiting_minutes=60, waiting_days=2) as (node, ann):
            bob = await guest(node, "Bob")
            hour, day = 3_600_000, 24 * 3_600_000
            left, watched, passed, private, forgotten = [
                await table(node, ann, ME_SEAT, OPEN_SEAT, OPEN_SEAT, public=public)
                for public in (True, True, True, False, False)
            ]
            await lobby.join(node, passed, bob, Join())
            for table_id in (left, watched, passed, private):
                await make_older(node, table_id, hour + 1000)
            await make_older(node, forgotten, 2 * day + 1000)
            for table_id, person in ((watched, ann), (passed, bob)):
                await node.room(table_id)
                node.subscriptions.subscribers[table_id].add(Subscriber(person.id, 1000, 1_000_000))
            await waiting_tables.look_after(node)
            there = {stored.facts.id: stored.facts.host for stored in await everything(node)}
            assert there == {watched: ann.id, passed: bob.id, private: ann.id}

    asyncio.run(test())


async def everything(node: Node) -> list[rows.Stored]:
    ids = await node.store.read(lambda connection: list(connection.scalars(sa.select(tables.c.id))))
    return [await node.store.read(partial(rows.read, table_id=table_id, since=None)) for table_id in ids]


def test_who_is_forgotten_leaves_no_table_that_waits(tmp_path: Path):
    async def test() -> None:
        async with open_node(tmp_path) as (node, ann):
            bob = await guest(node, "Bob")
            await table(node, ann, public=True)
            shared = await table(node, ann, ME_SEAT, OPEN_SEAT, OPEN_SEAT, public=True)
            await lobby.join(node, shared, bob, Join())
            await node.store.write(lambda connection: people.forget(connection, ann.id))
            assert [(stored.facts.id, stored.facts.host) for stored in await everything(node)] == [(shared, bob.id)]

    asyncio.run(test())


def test_a_position_that_is_too_long_is_refused(house: House):
    @with_guests(house, "Ann")
    async def test(ann: Guest) -> None:
        position = {"seats": 2, "state": {"x": "y" * 200_000}}
        for seats in ([ME, BOT], [ME, OPEN]):
            assert (
                await ann.refused("POST", "/api/tables", game="looterz", seats=seats, position=position) == "bad-table"
            )
