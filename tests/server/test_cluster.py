"""Two servers that share PostgreSQL and Redis: the same tables from both, through restarts and deaths."""

import asyncio
import random
from collections.abc import Iterator
from contextlib import AsyncExitStack
from pathlib import Path

import pytest

from ludoteca.server.running import migrate_database
from tests.server.clients import Guest, Player, check_finished
from tests.server.services import House, Postgres, Redis
from tests.server.test_whole_matches import play_all


@pytest.fixture
def houses(tmp_path: Path, postgres: Postgres, redis: Redis) -> Iterator[list[House]]:
    """Two servers on one database and one bus."""
    migrate_database(postgres.url)
    houses = [House(tmp_path, postgres.url, redis.url) for _ in range(2)]
    for house in houses:
        house.start()
    yield houses
    for house in houses:
        house.stop()
        house.check_log()


def test_whole_matches_on_two_servers(houses: list[House]):
    asyncio.run(play_all([house.url for house in houses]))


async def play_through(houses: list[House], trouble) -> None:
    """Tables of each game, every player at another server than their neighbours, while trouble goes on."""
    urls = [house.url for house in houses]

    async def one(game: str, seats: int, bots: int) -> None:
        async with AsyncExitStack() as stack:
            guests = [
                await stack.enter_async_context(Guest(urls[number % 2], f"{game} {number}"))
                for number in range(seats - bots)
            ]
            host = guests[0]
            wanted = [{"kind": "me"}, *[{"kind": "open"}] * (seats - bots - 1)]
            wanted += [{"kind": "bot", "level": "random"}] * bots
            table = (await host.post("/api/tables", game=game, seats=wanted, pace="instant"))["id"]
            players = [Player(host, table, 0, table)]
            for guest in guests[1:]:
                joined = await guest.post(f"/api/tables/{table}/join")
                players.append(Player(guest, table, joined["my_seats"][0], table))
            # Who cannot reach their server goes to the other one, as a load balancer would send them.
            for player in players:
                player.other_urls = urls
            await asyncio.gather(*(player.play() for player in players))
            for url in urls:
                host.move_to(url)
                await check_finished(host, table, players)

    games = [one("kragmortha", 3, 1), one("looterz", 4, 1), one("looterz", 2, 0), one("platformer", 1, 0)]
    troubling = asyncio.create_task(trouble())
    await asyncio.gather(*games)
    await troubling


def test_redis_is_restarted_during_play(houses: list[House], redis: Redis):
    async def trouble() -> None:
        for _ in range(3):
            await asyncio.sleep(1.5)
            await asyncio.to_thread(redis.kill)
            await asyncio.sleep(1.0)
            await asyncio.to_thread(redis.start)

    asyncio.run(play_through(houses, trouble))


def test_one_server_is_killed_during_play(houses: list[House]):
    chance = random.Random("killed")

    async def trouble() -> None:
        for _ in range(3):
            await asyncio.sleep(chance.uniform(1, 2))
            await asyncio.to_thread(houses[1].kill)
            await asyncio.sleep(chance.uniform(0.5, 2))
            await asyncio.to_thread(houses[1].start)

    asyncio.run(play_through(houses, trouble))
