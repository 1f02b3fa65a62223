"""How long a move takes under load: people at tables of Kragmortha, each acting every two seconds.

    python bench/server.py                          1,000 people at 250 tables, for a minute, on SQLite
    python bench/server.py --peer                   then the same load against a boardgame.io server (needs npm once)

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
import subprocess
import sys
import tempfile
import time
from pathlib import Path
from typing import Any

import click
from rich.console import Console
from rich.table import Table

from ludoteca.bots.warmup import prepare

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


def measure(
    command: list[str], port: int, kind: str, tables: int, seconds: int, cwd: Path | None = None
) -> dict[str, Any]:
    """Starts a server, lets the load at it, and stops it."""
    with tempfile.TemporaryFile() as log:
        server = subprocess.Popen(command, stdout=log, stderr=log, cwd=cwd)
        try:
            wait_until_open(port, server)
            load = [sys.executable, str(HERE / "server_load.py"), kind, str(port), str(tables), str(seconds)]
            generator = subprocess.Popen(load, stdout=subprocess.PIPE, stdin=subprocess.PIPE)
            assert generator.stdout is not None
            assert generator.stdin is not None
            ready = generator.stdout.readline()
            assert ready == b"ready\n", ready
            click.echo(f"{kind}: everybody sits; {seconds} s of play", err=True)
            before = cpu_seconds(server.pid), cpu_seconds(generator.pid)
            generator.stdin.write(b"go\n")
            generator.stdin.flush()
            counted = json.loads(generator.stdout.readline())
            counted["server_cpu"] = (cpu_seconds(server.pid) - before[0]) / seconds
            counted["load_cpu"] = (cpu_seconds(generator.pid) - before[1]) / seconds
            generator.stdin.close()
            generator.wait(PATIENCE)
            return dict(counted)
        finally:
            server.terminate()
            server.wait(60)


def measure_ludoteca(tables: int, seconds: int, database: str, workers: int, bus: str | None) -> dict[str, Any]:
    port = free_port()
    command = [sys.executable, "-c", "from ludoteca.cli import main; main()", "serve", "--port", str(port)]
    command += ["--database", database, "--workers", str(workers), *(("--bus", bus) if bus else ())]
    for limit in UNLIMITED:
        command += ["--limit", f"{limit}=1000000"]
    return measure(command, port, "ludoteca", tables, seconds)


def measure_peer(tables: int, seconds: int) -> dict[str, Any]:
    if not (PEER / "node_modules").exists():
        subprocess.run(["npm", "install", "--silent"], cwd=PEER, check=True)
    port = free_port()
    return measure(["node", "server.cjs", str(port)], port, "boardgame.io", tables, seconds, PEER)


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
def main(tables: int, seconds: int, peer: bool, database: str | None, workers: int, bus: str | None) -> None:
    """The latency of moves under load."""
    prepare()  # A server that compiles beside its first games is not what is measured here.
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
