"""Open at once: people play by interpreted rules, and go on when machine code takes over, or when it does not.

A stand-in for the compiler waits until a file is there; the real one is in the long tier.
"""

import asyncio
import os
import signal
import subprocess
import sys
from collections.abc import Iterator
from pathlib import Path

import httpx
import pytest

import ludoteca
from tests.server.clients import PATIENCE, Guest, Player, check_finished, play_table
from tests.server.services import House, wait_for
from tests.server.test_tables import BOT, ME

AT_ONCE = """
import json, sys
from ludoteca.server.handover import open_at_once
from ludoteca.server.request_log import set_up_logs
from ludoteca.server.run import listen
from ludoteca.server.settings import Settings, limits_from
port, database, limits, compiler = json.loads(sys.argv[1])
set_up_logs()
settings = Settings(database=database, limits=limits_from(limits))
sys.exit(open_at_once(settings, listen("127.0.0.1", port), lambda: None, False, compiler))
"""
WAITS = """
import os, sys, threading, time
from pathlib import Path
threading.Thread(target=lambda: (os.read(0, 1), os._exit(1)), daemon=True).start()
for _ in range(6000):
    if Path(sys.argv[1]).exists():
        sys.exit(Path(sys.argv[1]).read_text() or 0)
    time.sleep(0.05)
"""


class HouseAtOnce(House):
    """A server that opened at once. Its compiler is done when `end_compiler` says so."""

    def __init__(self, folder: Path, cache: Path | None = None):
        super().__init__(folder)
        self.cache = cache
        self._word = folder / "compiled"

    def start(self) -> None:
        import json

        compiler = [sys.executable, "-c", WAITS, str(self._word)]
        told = [self.port, self.database, {name: str(most) for name, most in self.limits.items()}, compiler]
        environment = dict(os.environ) | ({"LUDOTECA_CACHE": str(self.cache)} if self.cache else {})
        with self.log.open("ab") as log:
            self.process = subprocess.Popen(
                [sys.executable, "-c", AT_ONCE, json.dumps(told)],
                env=environment,
                stdout=log,
                stderr=log,
                stdin=subprocess.DEVNULL,
                start_new_session=True,
            )
        wait_for(f"the server (see {self.log})", self.is_up)

    def end_compiler(self, complaint: str = "") -> None:
        """The compiler has made everything, or has failed with a complaint."""
        beside = self._word.with_suffix(".new")
        beside.write_text(complaint)
        beside.rename(self._word)

    @property
    def machine_code(self) -> str:
        try:
            answer = httpx.get(f"{self.url}/api/machine-code", trust_env=False, timeout=PATIENCE)
        except httpx.TransportError:  # between two servers a connection may break
            return "away"
        return str(answer.json()["state"])

    def family(self) -> dict[int, str]:
        """All processes that this one started, and those that they did, with their command lines."""
        assert self.process is not None
        found: dict[int, str] = {}
        waiting = [self.process.pid]
        while waiting:
            pid = waiting.pop()
            try:
                children = Path(f"/proc/{pid}/task/{pid}/children").read_text().split()
                for child in map(int, children):
                    found[child] = Path(f"/proc/{child}/cmdline").read_bytes().replace(b"\0", b" ").decode()
                    waiting.append(child)
            except OSError:
                continue
        return found

    def servers(self) -> set[int]:
        """The processes that serve, or are about to."""
        return {pid for pid, command in self.family().items() if "spawn_main" in command}


def is_running(pid: int) -> bool:
    try:
        return ") Z" not in Path(f"/proc/{pid}/stat").read_text()
    except OSError:
        return False


def all_gone(pids: list[int]) -> bool:
    return not any(is_running(pid) for pid in pids)


@pytest.fixture
def cold(tmp_path: Path) -> Iterator[HouseAtOnce]:
    """On a machine that has never compiled anything."""
    house = HouseAtOnce(tmp_path, tmp_path / "cache")
    house.start()
    yield house
    house.stop()


async def finish(house: House, game: str) -> None:
    async with Guest(house.url, "Ann", patient=True) as ann, Guest(house.url, "Bob", patient=True) as bob:
        table, players = await play_table([ann, bob], game, 3, bots=1, level="easy")
        await check_finished(ann, table, players)


GAMES = [name if name == "looterz" else pytest.param(name, marks=pytest.mark.long) for name in ludoteca.games()]


@pytest.mark.parametrize("game", GAMES)
def test_whole_games_are_played_before_there_is_machine_code(cold: HouseAtOnce, game: str):
    asyncio.run(finish(cold, game))
    assert cold.machine_code == "compiling"
    assert not list((cold.folder / "cache").rglob("*.nbc"))


def test_a_table_goes_on_where_it_was_when_machine_code_takes_over(tmp_path: Path):
    house = HouseAtOnce(tmp_path)
    house.start()

    async def play() -> None:
        async with Guest(house.url, "Ann", patient=True) as ann:
            seats = [ME, BOT | {"level": "easy"}]
            table = (await ann.post("/api/tables", game="kragmortha", seats=seats, pace="instant"))["id"]
            player = Player(ann, table, 0, "handover")
            await player.play(lambda: len(player.acknowledged) >= 3)
            first = house.servers()
            assert len(first) == 1
            house.end_compiler()
            new = asyncio.create_task(
                asyncio.to_thread(wait_for, "machine code", lambda: house.machine_code == "ready")
            )
            # A move now and then, while one server makes way for the other.
            while not new.done():
                wanted = len(player.acknowledged) + 1
                await player.play(lambda: player.eyes.over or len(player.acknowledged) >= wanted)  # noqa: B023
                await asyncio.sleep(1)
            await new
            assert len(house.servers()) == 1
            assert not house.servers() & first
            await player.play()
            await check_finished(ann, table, [player])

    try:
        asyncio.run(play())
        assert "The rules are machine code now." in house.log.read_text()
    finally:
        house.stop()
    house.check_log()


def test_where_the_compiler_fails_the_game_goes_on_and_that_is_said_once(cold: HouseAtOnce):
    (serving,) = cold.servers()
    cold.end_compiler("There is no room on this disk.")
    wait_for("the complaint", lambda: cold.machine_code == "failed")
    asyncio.run(finish(cold, "looterz"))
    assert cold.servers() == {serving}
    assert cold.log.read_text().count("There is no room on this disk.") == 1


def test_a_server_that_dies_while_machine_code_is_made_is_replaced(cold: HouseAtOnce):
    async def play() -> None:
        async with Guest(cold.url, "Ann", patient=True) as ann:
            table = (await ann.post("/api/tables", game="looterz", seats=[ME, BOT], pace="instant"))["id"]
            player = Player(ann, table, 0, "kill")
            await player.play(lambda: len(player.acknowledged) >= 2)
            for pid in cold.servers():
                os.kill(pid, signal.SIGKILL)
            await player.play()
            await check_finished(ann, table, [player])

    asyncio.run(play())
    assert cold.machine_code == "compiling"
    assert "the server died; starting another" in cold.log.read_text()


def test_ctrl_c_ends_every_process(cold: HouseAtOnce):
    assert cold.process is not None
    family = [cold.process.pid, *cold.family()]
    assert len(family) >= 3
    os.killpg(cold.process.pid, signal.SIGINT)  # as a terminal does
    assert cold.process.wait(PATIENCE) == 0
    wait_for("the end of all", lambda: all_gone(family))
    assert "Traceback" not in cold.log.read_text()


def test_who_kills_the_first_process_leaves_no_orphan(cold: HouseAtOnce):
    assert cold.process is not None
    family = list(cold.family())
    cold.kill()
    wait_for("the end of all", lambda: all_gone(family))


def test_a_compiler_ends_with_who_started_it():
    command = [sys.executable, "-m", "ludoteca.bots.warmup", "--attended", "looterz"]
    with subprocess.Popen(command, stdin=subprocess.PIPE, env=os.environ | {"LUDOTECA_CACHE": os.devnull}) as compiler:
        assert compiler.stdin is not None
        compiler.stdin.close()
        assert compiler.wait(PATIENCE) == 1


def test_a_database_that_cannot_be_used_is_one_sentence(tmp_path: Path):
    (tmp_path / "tables.db").write_text("This is no database, but some lines of text that somebody has put here. " * 20)
    environment = os.environ | {"LUDOTECA_CACHE": str(tmp_path / "cache")}
    command = [sys.executable, "-m", "ludoteca", "serve", "--port", "0", "--database", str(tmp_path / "tables.db")]
    done = subprocess.run(command, env=environment, capture_output=True, text=True, check=False, timeout=PATIENCE)
    assert done.returncode in (1, 2)
    assert "Traceback" not in done.stderr, done.stderr


WITHOUT_NUMBA = """
import importlib.util, sys
real = importlib.util.find_spec
importlib.util.find_spec = lambda name, package=None: None if name == "numba" else real(name, package)
from ludoteca.cli import main
main()
"""


def test_without_numba_the_rules_stay_interpreted_and_that_is_said_once(tmp_path: Path):
    class HouseWithoutNumba(House):
        def start(self) -> None:
            command = [sys.executable, "-c", WITHOUT_NUMBA, "serve", "--port", str(self.port)]
            with self.log.open("ab") as log:
                self.process = subprocess.Popen([*command, "--database", self.database], stdout=log, stderr=log)
            wait_for("the server", self.is_up)

    house = HouseWithoutNumba(tmp_path)
    house.start()
    try:
        assert httpx.get(f"{house.url}/api/machine-code", trust_env=False).json() == {"state": "failed"}
        assert house.log.read_text().count("Numba is not installed") == 1
    finally:
        house.stop()


@pytest.mark.long
def test_real_machine_code_takes_over_from_a_cold_cache(tmp_path: Path, monkeypatch: pytest.MonkeyPatch):
    monkeypatch.setenv("LUDOTECA_CACHE", str(tmp_path / "cache"))
    house = House(tmp_path)
    house.start()

    def state() -> str:
        try:
            return str(httpx.get(f"{house.url}/api/machine-code", trust_env=False, timeout=PATIENCE).json()["state"])
        except httpx.TransportError:
            return "away"

    try:
        assert state() == "compiling"
        asyncio.run(finish(house, "looterz"))
        wait_for("machine code", lambda: state() == "ready", 3600)
        asyncio.run(finish(house, "kragmortha"))
    finally:
        house.stop()
    house.check_log()
    again = House(tmp_path)
    again.start()
    try:
        assert httpx.get(f"{again.url}/api/machine-code", trust_env=False, timeout=PATIENCE).json() == {
            "state": "ready"
        }
        assert "Machine code is being made" not in again.log.read_text()
    finally:
        again.stop()
