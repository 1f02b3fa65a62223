"""Several processes on one port, PostgreSQL as the bus, and stopping: what `docs/hosting.md` tells operators to do."""

import asyncio
import os
import signal
import subprocess
import sys
from collections.abc import Iterator
from pathlib import Path

import httpx
import pytest

from ludoteca.server.process import migrate_database
from tests.server.clients import PATIENCE, Guest, check_finished, play_table
from tests.server.services import House, Postgres, Redis, free_port, wait_for
from tests.server.test_cluster import play_through
from tests.server.test_tables import BOT, ME, OPEN, hear, move, tell, watch, with_guests
from tests.server.test_whole_matches import SOME_OR_ALL


def worker_pids(house: House) -> list[int]:
    """The processes that serve, not what Python itself starts beside them."""
    assert house.process is not None
    children = Path(f"/proc/{house.process.pid}/task/{house.process.pid}/children").read_text().split()
    return [int(pid) for pid in children if b"spawn_main" in Path(f"/proc/{pid}/cmdline").read_bytes()]


def is_running(pid: int) -> bool:
    try:
        return ") Z" not in Path(f"/proc/{pid}/stat").read_text()
    except OSError:
        return False


@pytest.fixture
def workers(tmp_path: Path, redis: Redis) -> Iterator[House]:
    """Two processes on one port, with one SQLite file and Redis between them."""
    house = House(tmp_path, bus=redis.url, workers=2)
    house.start()
    yield house
    house.stop()


def test_two_processes_on_one_port_share_the_tables(workers: House):
    async def play() -> None:
        async with Guest(workers.url, "Ann") as ann, Guest(workers.url, "Bob") as bob:
            for game, seats in (("looterz", 3), ("kragmortha", 2)):
                table, players = await play_table([ann, bob], game, seats, bots=seats - 2)
                await check_finished(ann, table, players)
        assert len(worker_pids(workers)) == 2

    asyncio.run(play())
    pids = worker_pids(workers)
    workers.stop()
    assert not [pid for pid in pids if is_running(pid)]
    workers.check_log()


def test_a_worker_that_dies_is_replaced_and_nothing_is_lost(workers: House):
    async def play() -> None:
        async with Guest(workers.url, "Ann", patient=True) as ann, Guest(workers.url, "Bob", patient=True) as bob:
            playing = asyncio.create_task(play_table([ann, bob], "looterz", 2))
            await asyncio.sleep(1)
            first = worker_pids(workers)
            os.kill(first[0], signal.SIGKILL)
            table, players = await playing
            await check_finished(ann, table, players)
            await asyncio.to_thread(
                wait_for, "another worker", lambda: len(set(worker_pids(workers)) - set(first)) == 1
            )

    asyncio.run(play())
    assert "a worker died; starting another" in workers.log.read_text()


def test_several_workers_need_a_bus_and_a_database_that_is_up_to_date(tmp_path: Path, postgres: Postgres, redis: Redis):
    def serve(*options: str) -> subprocess.CompletedProcess[str]:
        command = [sys.executable, "-c", "from ludoteca.cli import main; main()", "serve", "--workers", "2", *options]
        return subprocess.run(command, check=False, capture_output=True, text=True, timeout=PATIENCE)

    alone = serve("--database", str(tmp_path / "x.db"))
    assert alone.returncode == 2
    assert "--bus" in alone.stderr
    stale = serve("--database", postgres.url, "--bus", redis.url, "--port", str(free_port()))
    assert stale.returncode == 2
    assert "--migrate" in stale.stderr
    assert "Traceback" not in stale.stderr


@SOME_OR_ALL
def test_two_servers_with_postgresql_as_the_bus(tmp_path: Path, postgres: Postgres, tables: list[tuple[str, int]]):
    migrate_database(postgres.url)
    houses = [House(tmp_path, postgres.url, postgres.url) for _ in range(2)]
    for house in houses:
        house.start()

    async def nothing() -> None:
        """No trouble but that everybody's neighbour is at another server."""

    try:
        asyncio.run(play_through(houses, tables, nothing))

        @with_guests(houses[0], "Ann", "Bob")
        async def news_travels(ann: Guest, bob: Guest) -> None:
            bob.move_to(houses[1].url)
            table = (await ann.post("/api/tables", game="kragmortha", seats=[ME, OPEN]))["id"]
            await bob.post(f"/api/tables/{table}/join")
            async with ann.socket(table) as here, bob.socket(table) as there:
                eyes = [await watch(here, 0), await watch(there, 1)]
                await tell(here, type="chat", text="over there?")
                assert (await hear(there, eyes[1], "chat"))["text"] == "over there?"
                while not all(seat["connected"] for seat in eyes[0].table["seats"]):
                    await hear(here, eyes[0], "table")
                first = eyes[0].view["deciding"]
                await move((here, there)[first], eyes[first])
                await hear((there, here)[first], eyes[1 - first], "moved", index=1)

        health = httpx.get(f"{houses[0].url}/ready", trust_env=False).json()
        assert (health["ok"], health["database"], health["bus"]) == (True, True, True)
    finally:
        for house in houses:
            house.stop()
    for house in houses:
        house.check_log()


def test_stopping_closes_sockets_and_finishes_what_was_begun(tmp_path: Path):
    house = House(tmp_path)
    house.start()

    async def stop_in_the_middle(ann: Guest) -> tuple[str, int]:
        table = (await ann.post("/api/tables", game="looterz", seats=[ME, BOT], pace="instant"))["id"]
        async with ann.socket(table) as socket:
            eyes = await watch(socket, 0)
            while not eyes.mine:
                await hear(socket, eyes, "moved")
            await move(socket, eyes)
            assert house.process is not None
            house.process.send_signal(signal.SIGTERM)
            await asyncio.wait_for(socket.wait_closed(), PATIENCE)
            assert socket.close_code == 1012
            assert await asyncio.to_thread(house.process.wait, PATIENCE) == 0
        return table, eyes.index

    async def everything() -> None:
        async with Guest(house.url, "Ann", patient=True) as ann:
            table, index = await stop_in_the_middle(ann)
            await asyncio.to_thread(house.start)
            async with ann.socket(table) as socket:
                eyes = await watch(socket, 0, index)
                assert eyes.index >= index

    asyncio.run(everything())
    house.stop()
    house.check_log()
