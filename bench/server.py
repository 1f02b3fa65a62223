"""How long a move takes under load: people at tables of Kragmortha, each acting every two seconds.

    python bench/server.py                          1,000 people at 250 tables, for a minute, on SQLite
    python bench/server.py --peer                   then the same load against a boardgame.io server (needs npm once)
    python -m bench.server --cluster                two processes, with a PostgreSQL and a Redis started for them

The server, the load and the peer are processes of their own on this machine, over loopback. Every table makes
its moves on a fixed schedule, whether or not earlier ones were answered. A latency is the time from sending a
move until a client has the view after it: that of the mover, and those of all four at the table. A move that is
still unanswered when the table's next one is due is late; a refusal is an error.

The peer plays a game of about the same size (seventy spaces, hidden hands, one small decision at a time) and
keeps it in memory; Ludoteca answers after the move is on disk.
"""

import datetime as dt
import json
import os
import platform
import random
import re
import subprocess
import sys
import tempfile
import time
from collections.abc import Callable, Mapping
from pathlib import Path
from typing import Any

import click
from rich.console import Console
from rich.table import Table

from ludoteca.bots.warmup import prepare
from ludoteca.server.process import migrate_database

HERE = Path(__file__).parent
PEER = HERE / "boardgameio"
UNLIMITED = (
    "guests_a_minute",
    "tables_a_minute",
    "requests_a_second",
    "messages_a_second",
    "sockets_each",
    "sockets_an_address",
    "handshakes_a_minute",
)
PATIENCE = 300


def free_port() -> int:
    """A free port, not one of those that outgoing connections get meanwhile."""
    import socket

    chance = random.SystemRandom()
    while True:
        port = chance.randrange(15_000, 32_000)
        with socket.socket() as probe:
            if probe.connect_ex(("127.0.0.1", port)) != 0:
                return port


def wait_until_open(port: int, process: "subprocess.Popen[bytes]") -> None:
    import socket

    for _ in range(PATIENCE * 10):
        with socket.socket() as probe:
            if probe.connect_ex(("127.0.0.1", port)) == 0:
                return
        if process.poll() is not None:
            break
        time.sleep(0.1)
    raise click.ClickException("the server did not start")


def cpu_seconds(pid: int) -> float:
    """What a process and its children have used so far, all their threads together."""
    fields = Path(f"/proc/{pid}/stat").read_text().rsplit(")", 1)[1].split()
    children = Path(f"/proc/{pid}/task/{pid}/children").read_text().split()
    own = (int(fields[11]) + int(fields[12])) / os.sysconf("SC_CLK_TCK")
    return own + sum(cpu_seconds(int(child)) for child in children)


def family(pid: int) -> list[int]:
    """A process and all that it has begun."""
    children = Path(f"/proc/{pid}/task/{pid}/children").read_text().split()
    return [pid, *(one for child in children for one in family(int(child)))]


def bytes_written() -> int:
    """What the disk under the temporary folder has written so far, whoever asked for it.

    A process's own count (/proc/PID/io) says more than was written: it counts all of a large page of memory.
    """
    device = Path(tempfile.gettempdir()).stat().st_dev
    counts = Path(f"/sys/dev/block/{os.major(device)}:{os.minor(device)}/stat").read_text().split()
    return 512 * int(counts[6])


def memory(pid: int) -> int:
    """Bytes of memory that a process and its children have for themselves, and their part of what they share."""
    return sum(1024 * _number("Pss", Path(f"/proc/{one}/smaps_rollup")) for one in family(pid))


def _number(name: str, file: Path) -> int:
    found = re.search(rf"^{name}: +(\d+)", file.read_text(), re.MULTILINE)
    return int(found[1]) if found else 0


def measure(
    commands: list[list[str]],
    ports: list[int],
    kind: str,
    tables: int,
    seconds: int,
    cwd: Path | None = None,
    beside: Mapping[str, int] | None = None,
) -> dict[str, Any]:
    """Starts servers, lets the load at them, and stops them. `beside`: processes that work for them, by name."""
    with tempfile.TemporaryFile() as log:
        servers = [subprocess.Popen(command, stdout=log, stderr=log, cwd=cwd) for command in commands]
        try:
            for port, server in zip(ports, servers, strict=True):
                wait_until_open(port, server)
            load = [sys.executable, str(HERE / "server_load.py"), kind, ",".join(map(str, ports))]
            generator = subprocess.Popen(
                [*load, str(tables), str(seconds)], stdout=subprocess.PIPE, stdin=subprocess.PIPE
            )
            assert generator.stdout is not None
            assert generator.stdin is not None
            ready = generator.stdout.readline()
            assert ready == b"ready\n", ready
            click.echo(f"{kind}: everybody sits; {seconds} s of play", err=True)
            others = {name: [pid] for name, pid in (beside or {}).items()}
            watched = {"server": [server.pid for server in servers], "load": [generator.pid], **others}
            before = {name: total(cpu_seconds, pids) for name, pids in watched.items()}
            written = bytes_written()
            generator.stdin.write(b"go\n")
            generator.stdin.flush()
            counted = json.loads(generator.stdout.readline())
            counted["memory"] = total(memory, watched["server"])
            for name, pids in watched.items():
                counted[f"{name}_cpu"] = (total(cpu_seconds, pids) - before[name]) / seconds
            counted["written"] = (bytes_written() - written) / seconds
            counted["beside"] = list(others)
            generator.stdin.close()
            generator.wait(PATIENCE)
            return dict(counted)
        finally:
            for server in servers:
                server.terminate()
            for server in servers:
                server.wait(60)


def total(count: Callable[[int], float], pids: list[int]) -> float:
    """What several processes have used together."""
    return sum(count(pid) for pid in pids)


def measure_ludoteca(
    tables: int,
    seconds: int,
    database: str,
    workers: int,
    bus: str | None,
    beside: Mapping[str, int] | None = None,
    servers: int = 1,
) -> dict[str, Any]:
    ports = [free_port() for _ in range(servers)]
    command = [sys.executable, "-c", "from ludoteca.cli import main; main()", "serve"]
    command += ["--database", database, "--workers", str(workers), *(("--bus", bus) if bus else ())]
    for limit in UNLIMITED:
        command += ["--limit", f"{limit}=1000000"]
    commands = [[*command, "--port", str(port)] for port in ports]
    return measure(commands, ports, "ludoteca", tables, seconds, beside=beside)


def measure_cluster(tables: int, seconds: int, workers: int, apart: bool) -> dict[str, Any]:
    """With a PostgreSQL and a Redis of its own: Debian's, as they are, which flush each commit to the disk."""
    from tests.server.services import Postgres, Redis

    with tempfile.TemporaryDirectory() as folder:
        postgres, redis = Postgres(), Redis(Path(folder))
        try:
            postgres.start()
            redis.start()
            migrate_database(postgres.url)
            assert postgres.process is not None
            assert redis.process is not None
            beside = {"PostgreSQL": postgres.process.pid, "Redis": redis.process.pid}
            processes, servers = (1, workers) if apart else (workers, 1)
            return measure_ludoteca(tables, seconds, postgres.url, processes, redis.url, beside, servers)
        finally:
            redis.stop()
            postgres.stop()


def measure_peer(tables: int, seconds: int) -> dict[str, Any]:
    if not (PEER / "node_modules").exists():
        subprocess.run(["npm", "install", "--silent"], cwd=PEER, check=True)
    port = free_port()
    return measure([["node", "server.cjs", str(port)]], [port], "boardgame.io", tables, seconds, PEER)


def show(rows: dict[str, dict[str, Any]]) -> None:
    table = Table(title=f"{platform.machine()}, {os.cpu_count()} cores, {dt.datetime.now(dt.UTC).date().isoformat()}")
    for heading in (
        "server",
        "moves/s",
        "errors",
        "late",
        "mover p50",
        "p99",
        "everybody p50",
        "p99",
        "server CPU",
        "load CPU",
        "CPU a move",
    ):
        table.add_column(heading, justify="left" if heading == "server" else "right")
    for name, row in rows.items():
        table.add_row(
            name,
            f"{row['moves_a_second']:.0f}",
            f"{row['errors']}",
            f"{row['late']}",
            *(f"{row[key]:.1f} ms" for key in ("mover_p50", "mover_p99", "all_p50", "all_p99")),
            *(f"{row[key]:.0%}" for key in ("server_cpu", "load_cpu")),
            f"{row['server_cpu'] / row['moves_a_second'] * 1e6:.0f} µs",
        )
    console = Console(width=140)
    console.print(table)
    for name, row in rows.items():
        moves = row["moves_a_second"]
        cpu = [f"{one} {row[f'{one}_cpu'] / moves * 1e6:.0f} µs" for one in ("server", *row["beside"])]
        console.print(
            f"{name}: {row['memory'] / 1e6:.0f} MB of memory at the end. A move: {', '.join(cpu)};"
            f" {row['written'] / moves / 1000:.1f} kB written to the disk"
        )
    if len(rows) == 2:
        ours, theirs = rows.values()
        console.print(
            f"boardgame.io / Ludoteca: p50 {theirs['mover_p50'] / ours['mover_p50']:.1f},"
            f" p99 {theirs['mover_p99'] / ours['mover_p99']:.1f}, CPU {theirs['server_cpu'] / ours['server_cpu']:.1f}"
        )


@click.command()
@click.option("--tables", default=250, show_default=True, help="Tables of four people.")
@click.option("--seconds", default=60, show_default=True)
@click.option("--peer", is_flag=True, help="Measure boardgame.io too, and the ratio.")
@click.option("--database", help="Another database than a fresh SQLite file, brought up to date before.")
@click.option("--workers", default=1, show_default=True)
@click.option("--bus", help="What several workers need.")
@click.option("--cluster", is_flag=True, help="Two processes, with a PostgreSQL and a Redis that are started for them.")
@click.option("--apart", is_flag=True, help="With --cluster: servers apart, people of a table at all of them.")
def main(
    tables: int,
    seconds: int,
    peer: bool,
    database: str | None,
    workers: int,
    bus: str | None,
    cluster: bool,
    apart: bool,
) -> None:
    """The latency of moves under load."""
    prepare()  # A server that compiles beside its first games is not what is measured here.
    if cluster:
        workers = max(2, workers)
        processes = f"{workers} servers apart" if apart else f"{workers} processes"
        show({f"Ludoteca (PostgreSQL and Redis, {processes})": measure_cluster(tables, seconds, workers, apart)})
        return
    with tempfile.TemporaryDirectory(prefix="ludoteca-bench-") as folder:
        where = database or str(Path(folder) / "bench.db")
        kind = "SQLite" if "://" not in where else where.split(":")[0]
        processes = "" if workers == 1 else f", {workers} processes"
        rows = {f"Ludoteca ({kind}, on disk{processes})": measure_ludoteca(tables, seconds, where, workers, bus)}
    if peer:
        rows["boardgame.io (in memory)"] = measure_peer(tables, seconds)
    show(rows)


if __name__ == "__main__":
    main()
