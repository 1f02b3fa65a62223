"""Servers to test with, each a process of its own: Ludoteca, PostgreSQL, Redis. All on loopback."""

import os
import random
import shutil
import signal
import socket
import subprocess
import sys
import time
import urllib.request
from abc import ABC, abstractmethod
from collections.abc import Mapping, Sequence
from contextlib import suppress
from http.client import HTTPException
from pathlib import Path
from tempfile import mkdtemp

import psycopg

PATIENCE = 300.0
LIMITS = (
    "guests_a_minute",
    "tables_a_minute",
    "requests_a_second",
    "messages_a_second",
    "sockets_each",
    "open_tables",
    "hints_a_minute",
    "sockets_an_address",
    "handshakes_a_minute",
    "stories_a_minute",
    "public_tables_an_address",
    "invitations_each",
)


def free_port() -> int:
    """A free port, not one of those that outgoing connections get: who restarts must find it free again."""
    chance = random.SystemRandom()
    for _ in range(1000):
        port = chance.randrange(15_000, 32_000)
        with socket.socket() as probe, suppress(OSError):
            probe.bind(("127.0.0.1", port))
            return port
    raise AssertionError("no port is free")


def wait_for(what: str, ready, patience: float = PATIENCE) -> None:
    """Waits until something answers, but not for ever."""
    end = time.monotonic() + patience
    while not ready():
        assert time.monotonic() < end, f"{what} did not come up"
        time.sleep(0.05)


def answers(port: int) -> bool:
    with socket.socket() as probe:
        return probe.connect_ex(("127.0.0.1", port)) == 0


class Service(ABC):
    """A process that is started, stopped and killed."""

    process: subprocess.Popen[bytes] | None = None

    @abstractmethod
    def start(self) -> None:
        """Starts it, and waits until it answers."""

    def stop(self) -> None:
        """Asks it to stop, and sees that it does."""
        if self.process is not None:
            self.process.terminate()
            try:
                self.process.wait(PATIENCE)
            finally:
                self.kill()

    def kill(self) -> None:
        """kill -9."""
        if self.process is not None:
            self.process.send_signal(signal.SIGKILL)
            self.process.wait()
            self.process = None


class House(Service):
    """A Ludoteca server. Limits on how much one address may ask for are out of the way of tests."""

    def __init__(
        self,
        folder: Path,
        database: str | None = None,
        bus: str | None = None,
        limits: Mapping[str, int] | None = None,
        workers: int = 1,
        options: Sequence[str] = (),
    ):
        self.workers = workers
        self.options = options
        self.folder = folder
        self.port = free_port()
        self.database = database or str(folder / "tables.db")
        self.bus = bus
        self.limits = dict.fromkeys(LIMITS, 100_000) | dict(limits or {})
        self.log = folder / f"house-{self.port}.log"

    @property
    def url(self) -> str:
        return f"http://127.0.0.1:{self.port}"

    def start(self) -> None:
        command = [sys.executable, "-c", "from ludoteca.cli import main; main()", "serve", "--port", str(self.port)]
        command += ["--database", self.database, *(("--bus", self.bus) if self.bus else ())]
        command += ["--workers", str(self.workers), *self.options]
        for limit, value in self.limits.items():
            command += ["--limit", f"{limit}={value}"]
        with self.log.open("ab") as log:
            self.process = subprocess.Popen(command, stdout=log, stderr=log, stdin=subprocess.DEVNULL)
        try:
            wait_for(f"the server (see {self.log})", self.is_up)
        except AssertionError:
            self.process.kill()
            raise

    def is_up(self) -> bool:
        assert self.process is not None
        assert self.process.poll() is None, self.log.read_text()
        try:
            with urllib.request.urlopen(f"{self.url}/ready", timeout=5) as answer:
                return bool(answer.status == 200)
        except (OSError, HTTPException):
            return False

    def restart(self) -> None:
        self.kill()
        self.start()

    def check_log(self) -> None:
        """Nothing went wrong that only the log tells of."""
        lines = self.log.read_text().splitlines()
        assert not [line for line in lines if " ERROR " in line or "Traceback" in line or "Warning" in line], self.log


class Redis(Service):
    """A Redis that keeps nothing."""

    def __init__(self, folder: Path):
        self.folder = folder
        self.port = free_port()

    @property
    def url(self) -> str:
        return f"redis://127.0.0.1:{self.port}/0"

    def start(self) -> None:
        server = shutil.which("redis-server")
        assert server, "redis-server is not installed: ./test installs it"
        command = [server, "--port", str(self.port), "--bind", "127.0.0.1", "--save", "", "--dir", str(self.folder)]
        self.process = subprocess.Popen(command, stdout=subprocess.DEVNULL, stderr=subprocess.DEVNULL)
        wait_for("Redis", lambda: answers(self.port))


class Postgres(Service):
    """A PostgreSQL with one fresh database."""

    def __init__(self) -> None:
        self.port = free_port()
        # Not in pytest's own folder: that is for this user only, and PostgreSQL runs as another one where this is root.
        self.folder = Path(mkdtemp(prefix="ludoteca-postgres-"))
        found = sorted(Path("/usr/lib/postgresql").glob("*/bin"))
        self._bin = found[-1] if found else Path(shutil.which("initdb") or "").parent
        assert (self._bin / "initdb").exists(), "PostgreSQL is not installed: ./test installs it"

    @property
    def url(self) -> str:
        return f"postgresql://postgres@127.0.0.1:{self.port}/postgres"

    def start(self) -> None:
        data = self.folder / "data"
        if os.getuid() == 0:
            shutil.chown(self.folder, "postgres")
        made = self._run("initdb", "-D", str(data), "-U", "postgres", "-A", "trust", "-E", "UTF8", "--no-sync").wait(
            PATIENCE
        )
        assert made == 0
        options = ["-D", str(data), "-p", str(self.port), "-k", "", "-h", "127.0.0.1"]
        self.process = self._run("postgres", *options)
        wait_for("PostgreSQL", self._ready)

    def _ready(self) -> bool:
        try:
            psycopg.connect(self.url).close()
        except psycopg.OperationalError:
            return False
        return True

    def stop(self) -> None:
        """SIGINT is its fast way to stop, and reaches it through runuser."""
        pid_file = self.folder / "data" / "postmaster.pid"
        if pid_file.exists():
            os.kill(int(pid_file.read_text().split()[0]), signal.SIGINT)
        if self.process is not None:
            self.process.wait(PATIENCE)
            self.process = None
        shutil.rmtree(self.folder)

    def dump(self) -> str:
        """What pg_dump writes."""
        command = [str(self._bin / "pg_dump"), self.url]
        return subprocess.run(command, check=True, capture_output=True, text=True, timeout=PATIENCE).stdout

    def _run(self, program: str, *args: str) -> subprocess.Popen[bytes]:
        as_user = ["runuser", "-u", "postgres", "--"] if os.getuid() == 0 else []
        return subprocess.Popen(
            [*as_user, str(self._bin / program), *args],
            cwd="/",
            stdout=subprocess.DEVNULL,
            stderr=subprocess.DEVNULL,
            stdin=subprocess.DEVNULL,
        )
