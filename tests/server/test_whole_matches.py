"""Whole matches of every game at every number of players, over real sockets."""

import asyncio
from contextlib import AsyncExitStack

import pytest

import ludoteca
from tests.server.clients import Guest, check_finished, play_table
from tests.server.services import House

TABLES = [(name, seats) for name, game in ludoteca.games().items() for seats in game.seats]
SOME_TABLES = [(name, game.seats[2]) for name, game in ludoteca.games().items()]
SOME_OR_ALL = pytest.mark.parametrize(
    "tables", [SOME_TABLES, pytest.param(TABLES, marks=pytest.mark.long)], ids=["some", "all"]
)
"""Which tables are played: one of each game, with bots beside the people, and in the long tier all."""


async def play_all(urls: list[str], tables: list[tuple[str, int]]) -> None:
    """All these tables, some side by side. Two at each are people, at different servers; the others are bots."""

    async def one(game: str, seats: int) -> None:
        people = min(seats, 2)
        async with AsyncExitStack() as stack:
            guests = [
                await stack.enter_async_context(Guest(urls[number % len(urls)], f"{game} {number}"))
                for number in range(people)
            ]
            table, players = await play_table(guests, game, seats, bots=seats - people, public=True)
            for url in urls:
                guests[0].move_to(url)
                await check_finished(guests[0], table, players)

    auth = asyncio.Semaphore(6)

    async def in_turn(game: str, seats: int) -> None:
        async with auth:
            await one(game, seats)

    await asyncio.gather(*(in_turn(game, seats) for game, seats in tables))


@SOME_OR_ALL
def test_on_sqlite(house: House, tables: list[tuple[str, int]]):
    asyncio.run(play_all([house.url], tables))
