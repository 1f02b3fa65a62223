"""Several workers: the sockets of one table are led to one of them, whichever has accepted them."""

import asyncio
import os
import re
import signal
import socket
import stat
from collections.abc import Iterator
from contextlib import AsyncExitStack, suppress
from functools import partial
from pathlib import Path
from typing import Any

import httpx
import pytest

from ludoteca.server.routing import END_OF_HEAD, Routing
from tests.server.clients import PATIENCE, Guest
from tests.server.services import House, Redis, wait_for
from tests.server.test_tables import HERE, ME, OPEN, hear, move, watch
from tests.server.test_workers import is_running, worker_pids

TABLES = 20
COUNTED = ("ludoteca_sockets", "ludoteca_moves_total")


def inodes(pid: int) -> set[str]:
    """The sockets that a process has open."""
    found = set()
    for descriptor in Path(f"/proc/{pid}/fd").iterdir():
        with suppress(OSError):
            found |= set(re.findall(r"socket:\[(\d+)\]", str(descriptor.readlink())))
    return found


def can_be_led_to(pid: int) -> bool:
    """Whether a worker waits for others to hand connections over."""
    bound = {line.split()[6] for line in Path("/proc/net/unix").read_text().splitlines() if "ludoteca-workers-" in line}
    return bool(bound & inodes(pid))


def folder(pid: int) -> Path:
    """Where a worker meets the others."""
    lines = [line.split() for line in Path("/proc/net/unix").read_text().splitlines() if "ludoteca-workers-" in line]
    return Path(next(line[7] for line in lines if line[6] in inodes(pid))).parent


def serving(house: House, client: Any) -> int:
    """The worker that has the other end of a client's socket."""
    _, port = client.local_address[:2]
    ours, theirs = f":{house.port:04X}", f":{port:04X}"
    lines = [line.split() for line in Path("/proc/net/tcp").read_text().splitlines()[1:]]
    inode = next(line[9] for line in lines if line[1].endswith(ours) and line[2].endswith(theirs))

    def holders() -> list[int]:
        return [pid for pid in worker_pids(house) if inode in inodes(pid)]

    wait_for("its handing over", lambda: len(holders()) == 1)
    return holders()[0]


@pytest.fixture
def workers(tmp_path: Path, redis: Redis) -> Iterator[House]:
    """Three processes on one port, each of which takes what the others hand over."""
    house = House(tmp_path, bus=redis.url, workers=3)
    house.start()
    wait_for_all(house)
    yield house
    house.stop()


async def numbers(guest: Guest) -> set[tuple[str, float]]:
    """What /metrics says of sockets and moves, whichever worker is asked."""
    told = set()
    for _ in range(12):
        async with httpx.AsyncClient(base_url=guest.url, trust_env=False, timeout=PATIENCE) as http:
            lines = [line.rpartition(" ") for line in (await http.get("/metrics")).text.splitlines()]
        told |= {(name.partition("{")[0], float(number)) for name, _, number in lines if name.startswith(COUNTED)}
    return told


def wait_for_all(house: House) -> None:
    def ready() -> bool:
        pids = worker_pids(house)
        return len(pids) == house.workers and all(can_be_led_to(pid) for pid in pids)

    wait_for("all workers", ready)


def test_everybody_at_a_table_talks_to_the_same_worker(workers: House):
    async def scene() -> None:
        async with AsyncExitStack() as stack:
            ann = await stack.enter_async_context(Guest(workers.url, "Ann"))
            bob = await stack.enter_async_context(Guest(workers.url, "Bob"))
            served = set()
            for _ in range(TABLES):
                table = (await ann.post("/api/tables", game="looterz", seats=[ME, OPEN]))["id"]
                await bob.post(f"/api/tables/{table}/join")
                sockets = [await stack.enter_async_context(guest.socket(table)) for guest in (ann, bob, ann, bob)]
                eyes = [await watch(socket, number % 2) for number, socket in enumerate(sockets)]
                first = eyes[0].view["deciding"]
                await move(sockets[first], eyes[first])
                await hear(sockets[1 - first], eyes[1 - first], "moved", index=1)
                (worker,) = {serving(workers, one) for one in sockets}
                served.add(worker)
            assert served == set(worker_pids(workers))
            assert await numbers(ann) == {("ludoteca_sockets", 4 * TABLES), ("ludoteca_moves_total", TABLES)}

    asyncio.run(scene())
    (meeting,) = {folder(pid) for pid in worker_pids(workers)}
    assert stat.S_IMODE(meeting.parent.stat().st_mode) == 0o700
    workers.stop()
    assert not meeting.parent.exists()
    workers.check_log()


def test_a_dead_worker_keeps_nobody_waiting(workers: House):
    async def scene() -> None:
        async with Guest(workers.url, "Ann", patient=True) as ann:
            made = [await ann.post("/api/tables", game="looterz", seats=[ME, HERE]) for _ in range(TABLES)]
            assert workers.process is not None
            # Nobody replaces it while the first process stands still.
            os.kill(workers.process.pid, signal.SIGSTOP)
            dead, *alive = worker_pids(workers)
            os.kill(dead, signal.SIGKILL)
            await asyncio.to_thread(wait_for, "its end", lambda: not is_running(dead))
            try:
                for table in made:
                    async with ann.socket(table["id"]) as client:
                        await watch(client, 0)
                        assert serving(workers, client) in alive
            finally:
                os.kill(workers.process.pid, signal.SIGCONT)

    asyncio.run(scene())
    wait_for_all(workers)
    assert "a worker died; starting another" in workers.log.read_text()


def test_where_the_folder_cannot_be_used_each_worker_keeps_what_it_accepts(tmp_path: Path):
    far = tmp_path / ("x" * 100)
    far.mkdir()

    async def scene() -> None:
        workers = [Routing(far, node) for node in ("one", "another")]
        for worker in workers:
            worker.listen(lambda connection, head: None)
        with socket.socket() as connection:
            for worker in workers:
                for table in range(10):
                    url = f"/api/tables/{table}/socket".encode()
                    assert not worker.lead(url, b"GET " + url + END_OF_HEAD, connection.fileno())
        for worker in workers:
            worker.close()

    asyncio.run(scene())


def test_a_connection_is_handed_over_with_what_it_began_with(tmp_path: Path):
    async def scene() -> None:
        arrived: asyncio.Queue[tuple[str, socket.socket, bytes]] = asyncio.Queue()

        def take(name: str, connection: socket.socket, head: bytes) -> None:
            arrived.put_nowait((name, connection, head))

        workers = {name: Routing(tmp_path, name) for name in ("one", "another")}
        for name, worker in workers.items():
            worker.listen(partial(take, name))
        urls = [f"/api/tables/{table}/socket?x".encode() for table in range(20)]
        kept = {name: set[bytes]() for name in workers}
        for url in urls:
            for name, worker in workers.items():
                ours, theirs = socket.socketpair()
                head = b"GET " + url + b" HTTP/1.1\r\nCookie: " + b"x" * 30_000 + END_OF_HEAD
                if worker.lead(url, head, theirs.fileno()):
                    theirs.close()
                    there, connection, told = await arrived.get()
                    assert there != name
                    assert told == head
                    connection.sendall(b"hello")
                    assert ours.recv(5) == b"hello"
                    connection.close()
                else:
                    kept[name].add(url)
                    theirs.close()
                ours.close()
        assert kept["one"] | kept["another"] == set(urls)
        assert not kept["one"] & kept["another"]
        assert kept["one"]
        assert kept["another"]
        assert not workers["one"].lead(b"/api/tables", b"GET /api/tables" + END_OF_HEAD, 0)
        for worker in workers.values():
            worker.close()
        assert not list(tmp_path.iterdir())

    asyncio.run(scene())
