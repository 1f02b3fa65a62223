"""kill -9 under load: nothing that was acknowledged is lost, nothing is doubled, every table goes on."""

import asyncio
import random
from pathlib import Path

import pytest

from tests.server.clients import Guest, Player, check_finished
from tests.server.services import House

KILLS = [5, pytest.param(20, marks=pytest.mark.long)]
TABLES = [("kragmortha", 3, 1), ("looterz", 3, 1), ("looterz", 2, 0), ("platformer", 1, 0), ("kragmortha", 2, 0)]


async def keep_playing(house: House, game: str, seats: int, bots: int, over: asyncio.Event) -> int:
    """Match after match at one table, until there has been trouble enough and the last one is played out."""
    acknowledged = 0
    async with Guest(house.url, "host", patient=True) as host, Guest(house.url, "guest", patient=True) as guest:
        while True:
            wanted = [{"kind": "me"}, *[{"kind": "open"}] * (seats - bots - 1)]
            wanted += [{"kind": "bot", "level": "random"}] * bots
            table = (await host.post("/api/tables", game=game, seats=wanted, pace="instant"))["id"]
            players = [Player(host, table, 0, table)]
            if seats - bots > 1:
                seat = (await guest.post(f"/api/tables/{table}/join"))["my_seats"][0]
                players.append(Player(guest, table, seat, table))
            await asyncio.gather(*(player.play() for player in players))
            await check_finished(host, table, players)
            acknowledged += sum(len(player.acknowledged) for player in players)
            if over.is_set():
                return acknowledged


async def kill_and_restart(house: House, kills: int, over: asyncio.Event) -> None:
    chance = random.Random("kill")
    for _ in range(kills):
        await asyncio.sleep(chance.uniform(0.1, 0.8))
        await asyncio.to_thread(house.restart)
    over.set()


@pytest.mark.parametrize("kills", KILLS)
def test_kills_lose_nothing_and_double_nothing(tmp_path: Path, kills: int):
    house = House(tmp_path)
    house.start()

    async def everything() -> list[int]:
        over = asyncio.Event()
        playing = [keep_playing(house, game, seats, bots, over) for game, seats, bots in TABLES]
        async with asyncio.TaskGroup() as group:
            group.create_task(kill_and_restart(house, kills, over))
            tasks = [group.create_task(play) for play in playing]
        return [task.result() for task in tasks]

    try:
        acknowledged = asyncio.run(everything())
    finally:
        house.stop()
    assert sum(acknowledged) > 10 * kills
    house.check_log()
