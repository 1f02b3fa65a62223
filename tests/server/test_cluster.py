"""Two servers that share PostgreSQL and Redis: the same tables from both, through restarts and deaths."""

import asyncio
import random
from collections.abc import Iterator
from contextlib import AsyncExitStack, contextmanager
from pathlib import Path

import pytest

from ludoteca.server.process import migrate_database
from tests.server.clients import Guest, Player, check_finished
from tests.server.services import House, Postgres, Redis
from tests.server.test_whole_matches import SOME_OR_ALL, play_all


@contextmanager
def open_houses(folder: Path, database: str | None = None, bus: str | None = None) -> Iterator[list[House]]:
    """Two servers on one database, for as long as they are needed."""
    houses = [House(folder, database, bus) for _ in range(2)]
    for house in houses:
        house.start()
    yield houses
    for house in houses:
        house.stop()
        house.check_log()


@pytest.fixture
def houses(tmp_path: Path, postgres: Postgres, redis: Redis) -> Iterator[list[House]]:
    """Two servers on one database and one bus."""
    migrate_database(postgres.url)
    with open_houses(tmp_path, postgres.url, redis.url) as houses:
        yield houses


@pytest.fixture
def troubles(request: pytest.FixtureRequest) -> int:
    """How often something dies while people play."""
    return 3 if request.config.getoption("--long") else 2


@SOME_OR_ALL
def test_whole_matches_on_two_servers(houses: list[House], tables: list[tuple[str, int]]):
    asyncio.run(play_all([house.url for house in houses], tables))


async def sit_down(stack: AsyncExitStack, urls: list[str], game: str, seats: int) -> list[Player]:
    """A table with up to three people, each at another server than their neighbours; the others are bots."""
    people = min(seats, 3)
    guests = [await stack.enter_async_context(Guest(urls[number % 2], f"{game} {number}")) for number in range(people)]
    bots = [{"kind": "bot", "level": "random"}] * (seats - people)
    wanted = [{"kind": "me"}, *[{"kind": "open"}] * (people - 1), *bots]
    table = (await guests[0].post("/api/tables", game=game, seats=wanted, pace="instant"))["id"]
    players = [Player(guests[0], table, 0, table)]
    for guest in guests[1:]:
        joined = await guest.post(f"/api/tables/{table}/join")
        players.append(Player(guest, table, joined["my_seats"][0], table))
    # Who cannot reach their server goes to the other one, as a load balancer would send them.
    for player in players:
        player.other_urls = urls
    return players


async def play_through(houses: list[House], tables: list[tuple[str, int]], trouble) -> None:
    """Tables played to their end while trouble goes on."""
    urls = [house.url for house in houses]
    async with AsyncExitStack() as stack:
        seated = [await sit_down(stack, urls, *table) for table in tables]
        await asyncio.gather(trouble(), *(player.play() for players in seated for player in players))
        for players in seated:
            for url in urls:
                players[0].guest.move_to(url)
                await check_finished(players[0].guest, players[0].table, players)


@SOME_OR_ALL
def test_redis_is_restarted_during_play(
    houses: list[House], redis: Redis, tables: list[tuple[str, int]], troubles: int
):
    async def trouble() -> None:
        for _ in range(troubles):
            await asyncio.sleep(1.5)
            await asyncio.to_thread(redis.kill)
            await asyncio.sleep(1.0)
            await asyncio.to_thread(redis.start)

    asyncio.run(play_through(houses, tables, trouble))


@SOME_OR_ALL
def test_one_server_is_killed_during_play(houses: list[House], tables: list[tuple[str, int]], troubles: int):
    chance = random.Random("killed")

    async def trouble() -> None:
        for _ in range(troubles):
            await asyncio.sleep(chance.uniform(1, 2))
            await asyncio.to_thread(houses[1].kill)
            await asyncio.sleep(chance.uniform(0.5, 2))
            await asyncio.to_thread(houses[1].start)

    asyncio.run(play_through(houses, tables, trouble))


@pytest.fixture
def strangers(tmp_path: Path) -> Iterator[list[House]]:
    """Two servers on one database that hear nothing of each other."""
    with open_houses(tmp_path) as houses:
        yield houses


def test_who_knows_more_than_a_server_is_told_nothing_twice(strangers: list[House]):
    async def scene() -> None:
        async with Guest(strangers[0].url, "Ada") as guest:
            wanted = [{"kind": "me"}, {"kind": "here", "name": "Bo"}]
            table = (await guest.post("/api/tables", game="looterz", seats=wanted, pace="instant"))["id"]
            player = Player(guest, table, None)
            eyes = await player.play(until=lambda: player.eyes.index == 0)
            guest.move_to(strangers[1].url)
            for _ in range(2):
                eyes.seat = eyes.view["deciding"]
                await player.play(until=lambda: eyes.view["deciding"] != eyes.seat)
            known = eyes.index
            assert known > 1
            guest.move_to(strangers[0].url)
            eyes.view = {}
            await player.play(until=lambda: bool(eyes.view))
            assert eyes.index == known == len(eyes.log)

    asyncio.run(scene())
