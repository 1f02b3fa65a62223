"""Inviting somebody to a table that waits already."""

import asyncio
from pathlib import Path

import pytest

from ludoteca.server import lobby, moderation, relations
from ludoteca.server.errors import RequestError
from ludoteca.server.messages import Join
from ludoteca.server.node import Node
from ludoteca.server.people import Person
from tests.server.test_bots_and_advice import open_node
from tests.server.test_lobby_lists import ME_SEAT, OPEN_SEAT, guest, listed, table


async def refusal(node: Node, table_id: str, host: Person, person: str) -> str:
    before = (await node.room(table_id)).facts
    with pytest.raises(RequestError) as refused:
        await lobby.invite(node, table_id, host, person)
    assert (await node.room(table_id)).facts == before
    return refused.value.code


def test_who_is_invited_finds_the_table_and_has_the_seat(tmp_path: Path):
    async def test() -> None:
        async with open_node(tmp_path) as (node, ann):
            bea, cat = await guest(node, "Bea"), await guest(node, "Cat")
            wanted = await table(node, ann, ME_SEAT, OPEN_SEAT, OPEN_SEAT)
            facts = await lobby.invite(node, wanted, ann, bea.id)
            kept = facts.seats[1]
            assert (kept.kind, kept.person, kept.name) == ("open", bea.id, "Bea")
            assert await listed(node, "invited", bea) == [wanted]
            assert await lobby.invite(node, wanted, ann, bea.id) == facts, "asked once, kept once"
            joined = await lobby.join(node, wanted, cat, Join())
            assert joined.seats_of(cat.id) == [2]
            assert await refusal(node, wanted, ann, (await guest(node, "Dan")).id) == "seat-taken"
            started = await lobby.join(node, wanted, bea, Join())
            assert (started.seats_of(bea.id), started.status) == ([1], "running")
            assert await refusal(node, wanted, ann, cat.id) == "table-running"

    asyncio.run(test())


def test_only_the_host_invites_and_only_people_who_are_welcome(tmp_path: Path):
    async def test() -> None:
        async with open_node(tmp_path) as (node, ann):
            bea, cat, dan = [await guest(node, name) for name in ("Bea", "Cat", "Dan")]
            wanted = await table(node, ann, ME_SEAT, OPEN_SEAT, OPEN_SEAT)
            assert await refusal(node, wanted, bea, cat.id) == "not-host"
            assert await refusal(node, wanted, ann, "nobody") == "no-person"
            await node.store.write(lambda connection: relations.relate(connection, cat.id, ann.id, "block"))
            assert await refusal(node, wanted, ann, cat.id) == "blocked"
            await lobby.join(node, wanted, dan, Join())
            await moderation.send_away(node, wanted, ann.id, 1)
            assert await refusal(node, wanted, ann, dan.id) == "sent-away"

    asyncio.run(test())


def test_one_host_invites_the_same_person_so_often(tmp_path: Path):
    async def test() -> None:
        async with open_node(tmp_path, invitations_each=2) as (node, ann):
            bea = await guest(node, "Bea")
            first, second, third = [await table(node, ann) for _ in range(3)]
            for wanted in (first, second):
                await lobby.invite(node, wanted, ann, bea.id)
            assert await refusal(node, third, ann, bea.id) == "too-many-invitations"
            await lobby.leave(node, first, bea, None)
            await lobby.invite(node, third, ann, bea.id)

    asyncio.run(test())
