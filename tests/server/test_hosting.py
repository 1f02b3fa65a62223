"""What docs/hosting.md tells operators: its commands and lists; and the files in deploy/."""

import asyncio
import re
import shlex
import shutil
import sqlite3
import subprocess
import sys
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager
from pathlib import Path
from typing import Any

import httpx
import msgspec
import pytest

from ludoteca.cli.serve import serve
from ludoteca.server.settings import Limits
from tests.server.clients import Eyes, Guest, Player
from tests.server.services import House
from tests.server.test_tables import BOT, ME, hear, move, to_my_turn, watch

PAGE = (Path(__file__).parents[2] / "docs" / "hosting.md").read_text(encoding="utf-8")
DEPLOY = Path(__file__).parents[2] / "deploy"
BOTS_SEAT = 1


def check_command(words: list[str]) -> None:
    """`ludoteca serve` knows all these options."""
    assert words[:2] == ["ludoteca", "serve"]
    serve.make_context("serve", words[2:])


def test_every_command_on_the_page_is_one():
    lines = re.findall(r"^ludoteca serve.*$", PAGE, flags=re.MULTILINE)
    assert len(lines) >= 4
    for line in lines:
        check_command(shlex.split(line, comments=True))


def test_systemd_understands_the_unit(tmp_path: Path):
    unit = (DEPLOY / "ludoteca.service").read_text(encoding="utf-8")
    command = re.search(r"^ExecStart=(.*)$", unit, flags=re.MULTILINE)
    assert command
    check_command(["ludoteca", *shlex.split(command[1])[1:]])
    analyze = shutil.which("systemd-analyze")
    if analyze is None:
        return
    # Nobody has installed anything in /opt here: any program that exists will do.
    (tmp_path / "ludoteca.service").write_text(unit.replace("/opt/ludoteca/bin/ludoteca", sys.executable))
    verify = [analyze, "verify", str(tmp_path / "ludoteca.service")]
    answer = subprocess.run(verify, check=False, capture_output=True, text=True, timeout=120)
    assert "ludoteca.service" not in answer.stderr, answer.stderr


def test_the_compose_file_holds_together():
    compose: dict[str, Any] = pytest.importorskip("yaml").safe_load((DEPLOY / "compose.yaml").read_text())
    services = compose["services"]
    known = {
        "FORWARDED_ALLOW_IPS",
        "PGPASSWORD",
        *(str(option.envvar) for option in serve.params if option.envvar),
    }
    for service in services.values():
        assert service.get("depends_on", {}).keys() <= services.keys()
        for volume in service.get("volumes", ()):
            assert volume.split(":")[0] in compose["volumes"]
        if service["image"] == "ludoteca":
            check_command(["ludoteca", *service["command"]])
            assert service["environment"].keys() <= known
            assert (DEPLOY / service["build"]["context"] / service["build"]["dockerfile"]).is_file()
    for service in ("migrate", "server"):
        assert "//" in services[service]["environment"]["LUDOTECA_DATABASE"]
    for name, url in services["server"]["environment"].items():
        for host in re.findall(r"://(?:\w+@)?(\w+)", url):
            assert host in services, name


def test_the_limits_on_the_page_are_those_of_the_server():
    rows = re.findall(r"^\| `(\w+)` \| ([\d,]+) \|", PAGE, flags=re.MULTILINE)
    told = {name: int(number.replace(",", "")) for name, number in rows}
    assert told == msgspec.structs.asdict(Limits())


@asynccontextmanager
async def after_a_move(ann: Guest) -> AsyncIterator[tuple[str, Any, Eyes]]:
    """A table at which she has made a move against a bot, her socket, and what she knows."""
    table = (await ann.post("/api/tables", game="looterz", seats=[ME, BOT], pace="instant"))["id"]
    async with ann.socket(table) as socket:
        eyes = await watch(socket, 0)
        await to_my_turn(socket, eyes)
        await move(socket, eyes)
        yield table, socket, eyes


def test_the_metrics_on_the_page_are_there(house: House):
    async def play_a_little() -> None:
        async with Guest(house.url, "Ann") as ann, after_a_move(ann) as (_, socket, eyes):
            while not any(entry["by"] == BOTS_SEAT for entry in eyes.log):
                if eyes.mine:
                    await move(socket, eyes, -1)
                else:
                    await hear(socket, eyes, "moved")

    asyncio.run(play_a_little())
    told = httpx.get(f"{house.url}/metrics", trust_env=False, timeout=60).text
    named = set(re.findall(r"`(ludoteca_\w+)`", PAGE))
    assert {"ludoteca_moves_total", "ludoteca_move_seconds", "ludoteca_sockets", "ludoteca_bot_seconds"} <= named
    shown = set(re.findall(r"^# TYPE (ludoteca_\w+)", told, flags=re.MULTILINE))
    assert {name.removesuffix("_total") for name in named} <= {name.removesuffix("_total") for name in shown}
    assert re.search(r'ludoteca_moves_total\{by="move",game="looterz"\} [1-9]', told)
    assert re.search(r"ludoteca_move_seconds_bucket\{le=\"0.1\"\} \d", told)
    assert re.search(r'ludoteca_bot_seconds_count\{level="random"\} [1-9]', told)


def make_outdated(database: str, table: str) -> None:
    """As if a table had been played by rules that this program does not know any more."""
    with sqlite3.connect(database) as connection:
        (text,) = connection.execute("SELECT facts FROM tables WHERE id = ?", (table,)).fetchone()
        facts = msgspec.json.encode(msgspec.json.decode(text) | {"rules": 99}).decode()
        connection.execute("UPDATE tables SET facts = ?, rules = 99, due = 1 WHERE id = ?", (facts, table))


def column(database: str, name: str, table: str) -> Any:
    with sqlite3.connect(database) as connection:
        return connection.execute(f"SELECT {name} FROM tables WHERE id = ?", (table,)).fetchone()[0]


def count(database: str, name: str, table: str) -> Any:
    key = "id" if name == "tables" else "table_id"
    with sqlite3.connect(database) as connection:
        return connection.execute(f"SELECT count(*) FROM {name} WHERE {key} = ?", (table,)).fetchone()[0]


async def outlive_an_update(house: House) -> None:
    async with Guest(house.url, "Ana") as ana:
        old, new = [
            (await ana.post("/api/tables", game=game, seats=[ME, BOT], options={"first_player": "2"}))["id"]
            for game in ("platformer", "kragmortha")
        ]
        waiting = (await ana.post("/api/tables", game="platformer", seats=[ME, {"kind": "open"}]))["id"]
        await asyncio.to_thread(house.kill)
        make_outdated(house.database, old)
        make_outdated(house.database, waiting)
        before = column(house.database, "head", new)
        await asyncio.to_thread(house.start)
        watching = Player(ana, new, None)
        await watching.play(lambda: watching.eyes.index > before)
        assert column(house.database, "due", old) == 1, "it is left to a server that knows its rules"
        for path in (f"/api/tables/{old}", f"/api/tables/{old}/record"):
            answer = await ana.ask("GET", path)
            assert (answer.status_code, answer.json()["code"]) == (410, "outdated")
        mine = {table["id"]: table["outdated"] for table in await ana.get("/api/tables", which="mine")}
        assert mine == {old: True, new: False, waiting: False}
        async with Guest(house.url, "Bea") as bea:
            assert await bea.refused("POST", f"/api/tables/{old}/leave") == "not-your-seat"
            joined = await bea.post(f"/api/tables/{waiting}/join")
            assert joined["status"] == "running", "what had not begun begins by today's rules"
        await ana.post(f"/api/tables/{old}/leave")
        assert {table["id"] for table in await ana.get("/api/tables", which="mine")} == {new, waiting}
        for table in ("tables", "log", "sitters"):
            assert count(house.database, table, old) == 0, "who was the last takes it along"


def test_after_an_update_a_match_of_older_rules_says_so_and_the_others_go_on(tmp_path: Path):
    house = House(tmp_path)
    house.start()
    try:
        asyncio.run(outlive_an_update(house))
    finally:
        house.stop()
    house.check_log()
