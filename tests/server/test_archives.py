"""Nothing is lost by an update: what was seen stays to be seen, running matches are left to who knows their rules."""

import json
import random
import sqlite3
from contextlib import closing
from pathlib import Path
from typing import Any

import pytest
from click.testing import CliRunner

import ludoteca
from ludoteca.cli import main
from ludoteca.kernel.registry import game_names
from ludoteca.server import archiver, process
from ludoteca.server import archives as archives_module
from ludoteca.server import cluster as cluster_module
from ludoteca.server import upgrade as upgrade_module
from ludoteca.server.archiver import Archiver
from ludoteca.server.settings import Settings
from ludoteca.server.storage.engine import NoDatabase
from ludoteca.server.storage.store import Store
from ludoteca.table import start
from tests.server.in_process import Site, Visitor, play

ME, OPEN, BOT = {"kind": "me"}, {"kind": "open"}, {"kind": "bot", "level": "random"}
GAMES = game_names()
OLD = 0
"""A version of rules that no program knows any more."""


def a_record(name: str) -> dict[str, Any]:
    """A whole match, played at random."""
    match = ludoteca.game(name).new(2, "archive")
    chance = random.Random(name)
    while not match.over:
        moves = match.moves()
        match.play(moves[-1] if chance.random() < 0.4 else chance.choice(moves))
    return match.record()


def forget_rules(monkeypatch: pytest.MonkeyPatch) -> None:
    """As if this were a later program, all of whose games have other rules."""
    later = {name: version + 1 for name, version in start.known_rules().items()}
    for module in (start, cluster_module, upgrade_module):
        monkeypatch.setattr(module, "known_rules", lambda: later)


async def answers(visitor: Visitor, table: str, end: int, seats: int) -> dict[str, Any]:
    """All that one can ask about a finished match, as text."""
    at = [0, 1, end // 3, end // 2, end - 1, end]
    paths = [f"/views/{index}{seat}" for index in at for seat in ("", *(f"?seat={seat}" for seat in range(seats)))]
    paths += ["/record", "/verify", "/replay", "/replay?seat=1", "/replay?from=3&to=9"]
    told = {path: await visitor.request("GET", f"/api/tables/{table}{path}") for path in paths}
    assert {answer.status_code for answer in told.values()} == {200}
    return {path: answer.json() for path, answer in told.items()}


@pytest.mark.parametrize("name", GAMES)
def test_a_finished_match_is_shown_without_its_rules(tmp_path: Path, name: str, monkeypatch: pytest.MonkeyPatch):
    site = Site(tmp_path, 1)

    async def test() -> None:
        ann, node = await site.visitor("Ann"), site.nodes[0]
        shown = await ann.post("/api/records", **a_record(name))
        table, end = shown["id"], shown["index"]
        before = await answers(ann, table, end, 2)
        assert before["/verify"]["ok"]
        assert await node.store.read(archives_module.without) == [table]
        archiving = Archiver(node)
        await archiving.look_through()
        await archiving._next()
        assert await node.store.read(archives_module.without) == []
        room = node.at_hand(table)
        if room is not None:
            node.forget(room)
        forget_rules(monkeypatch)
        assert await answers(ann, table, end, 2) == before
        now = (await ann.request("GET", f"/api/tables/{table}")).json()
        assert (now["old_rules"], now["outdated"], now["ranks"]) == (True, False, shown["ranks"])
        assert (await ann.request("GET", f"/api/tables/{table}/views/{end + 1}")).json()["code"] == "no-index"
        assert (await ann.request("GET", f"/api/tables/{table}/thoughts/1")).json()["code"] == "outdated"
        socket = await ann.open(table)
        for message in ({"type": "watch"}, {"type": "chat", "text": "hello"}, {"type": "ping"}):
            socket.tell(**message)
        await site.quiet()
        heard = {message["type"]: message for message in socket.heard()}
        assert heard["log"]["entries"] == before["/replay"]
        assert heard["view"]["view"] == before[f"/views/{end}"]
        assert (heard["refused"]["code"], heard["pong"]) == ("outdated", {"type": "pong"})
        assert socket.open

    play(site, test)


def test_a_match_is_archived_when_it_ends_and_goes_with_its_table(tmp_path: Path):
    site = Site(tmp_path, 1)

    async def test() -> None:
        ann, bob, node = await site.visitor("Ann"), await site.visitor("Bob"), site.nodes[0]
        table = (await ann.post("/api/tables", game=GAMES[0], seats=[ME, OPEN]))["id"]
        await bob.post(f"/api/tables/{table}/join")
        assert (await ann.post(f"/api/tables/{table}/abort"))["status"] == "finished"
        node.lag = archiver.BUSY * 2
        archiving = Archiver(node)
        archiving.go_on()
        await site.quiet()
        assert await node.store.read(lambda c: archives_module.read(c, table)) is None, "others come first"
        node.lag = 0
        archiving.go_on()
        await site.quiet()
        data = await node.store.read(lambda c: archives_module.read(c, table))
        assert data is not None
        names = json.dumps([ann.id, bob.id, "Ann", "Bob"])
        assert not any(name in str(archives_module.unpacked(data)) for name in json.loads(names)), "seats, no people"

    play(site, test)


def test_what_would_be_too_large_keeps_the_view_that_has_everything(tmp_path: Path, monkeypatch: pytest.MonkeyPatch):
    monkeypatch.setattr(archives_module, "MOST_BYTES", 10)
    site = Site(tmp_path, 1)

    async def test() -> None:
        ann, node = await site.visitor("Ann"), site.nodes[0]
        table = (await ann.post("/api/records", **a_record(GAMES[0])))["id"]
        await Archiver(node).archive(table)
        data = await node.store.read(lambda c: archives_module.read(c, table))
        assert data is not None
        archive = archives_module.unpacked(data)
        assert (list(archive.views), list(archive.stories)) == ([""], ["", "0", "1"])

    play(site, test)


def with_rules(database: Path, table: str, rules: int) -> None:
    with closing(sqlite3.connect(database)) as connection, connection:
        (text,) = connection.execute("SELECT facts FROM tables WHERE id = ?", (table,)).fetchone()
        facts = json.dumps(json.loads(text) | {"rules": rules})
        connection.execute("UPDATE tables SET facts = ?, rules = ?, due = 1 WHERE id = ?", (facts, rules, table))


def test_matches_of_other_rules_are_left_to_a_server_that_knows_them(tmp_path: Path):
    site = Site(tmp_path, 2)

    async def test() -> None:
        ann, node = await site.visitor("Ann"), site.nodes[0]
        table = (await ann.post("/api/tables", game=GAMES[0], seats=[BOT, BOT]))["id"]
        for each in site.nodes:
            room = each.at_hand(table)
            if room is not None:
                each.forget(room)
        with_rules(tmp_path / "site.db", table, OLD)
        await site.rounds()
        refusal = (await ann.request("GET", f"/api/tables/{table}")).json()
        assert refusal["code"] == "outdated"
        stored = await node.store.read(lambda c: c.exec_driver_sql("SELECT due FROM tables").scalar_one())
        assert stored == 1, "who knows its rules finds it"
        with closing(sqlite3.connect(tmp_path / "site.db")) as connection, connection:
            rules = json.dumps({GAMES[0]: OLD})
            connection.execute(
                "INSERT INTO nodes (id, seen, rules, address) VALUES ('older', 9e15, ?, 'https://games.test:8443')",
                (rules,),
            )
        await site.rounds()
        refusal = (await ann.request("GET", f"/api/tables/{table}")).json()
        assert (refusal["code"], refusal["args"]) == ("elsewhere", {"address": "https://games.test:8443"})
        known = start.known_rules()
        other = (await ann.post("/api/tables", game=GAMES[0], seats=[BOT, BOT]))["id"]
        facts = (await node.room(other)).facts
        assert facts.rules == known[GAMES[0]]
        assert sum(each.cluster.looks_after(other, facts) for each in site.servers) == 1, "never the one that cannot"

    play(site, test)


def take_archives_away(database: Path) -> None:
    """As if the server had been killed as soon as its matches were over."""
    with closing(sqlite3.connect(database)) as connection, connection:
        connection.execute("DELETE FROM archives")


def serve(monkeypatch: pytest.MonkeyPatch, database: Path, *options: str) -> tuple[int, str, list[str]]:
    """What `ludoteca serve` would do: its exit code, what it says, and the databases that it opens."""
    opened: list[str] = []

    def run(settings: Settings, *_: Any) -> int:
        opened.append(settings.database)
        return 0

    monkeypatch.setattr("ludoteca.server.run.run", run)
    monkeypatch.setattr(process, "migrate_database", opened.append)
    done = CliRunner().invoke(main, ["serve", "--database", str(database), *options])
    return done.exit_code, done.output, opened


def test_a_server_that_stops_archives_what_has_just_ended(tmp_path: Path):
    site = Site(tmp_path, 1)

    async def test() -> None:
        ann = await site.visitor("Ann")
        await ann.post("/api/records", **a_record(GAMES[0]))
        table = (await ann.post("/api/tables", game=GAMES[0], seats=[ME, {"kind": "here"}]))["id"]
        site.nodes[0].forget(await site.nodes[0].room(table))
        await ann.post(f"/api/tables/{table}/abort")

    play(site, test)
    with closing(sqlite3.connect(tmp_path / "site.db")) as connection:
        assert connection.execute("SELECT count(*) FROM archives").fetchone() == (2,)


@pytest.mark.parametrize("migrate", [(), ("--migrate",)], ids=["start", "migrate"])
def test_a_match_that_nobody_archived_is_not_lost_by_updating_at_once(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, migrate: tuple[str, ...]
):
    """A match ends, the server is killed in the same moment, and the next one to start knows other rules."""
    site, database = Site(tmp_path, 1), tmp_path / "site.db"

    async def test() -> None:
        await (await site.visitor("Ann")).post("/api/records", **a_record(GAMES[0]))

    play(site, test)
    take_archives_away(database)
    with monkeypatch.context() as later:
        forget_rules(later)
        before = database.read_bytes()
        status, told, opened = serve(later, database, *migrate)
        assert (status, opened) == (1, []), "nothing is changed before the host has been told"
        assert "1 finished matches" in told
        assert "ludoteca admin archive" in told
        assert database.read_bytes() == before
        assert serve(later, database, *migrate, "--leave-behind")[2] == [str(database)]
    archived = CliRunner().invoke(main, ["admin", "--database", str(database), "archive"])
    assert archived.exit_code == 0, archived.output
    forget_rules(monkeypatch)
    assert serve(monkeypatch, database, *migrate)[2] == [str(database)], "the version that played it has archived it"


def test_the_host_is_told_before_an_update_what_it_would_break(tmp_path: Path):
    site, database = Site(tmp_path, 1), tmp_path / "site.db"

    async def test() -> None:
        ann = await site.visitor("Ann")
        await ann.post("/api/tables", game=GAMES[0], seats=[ME, BOT])
        await ann.post("/api/records", **a_record(GAMES[0]))

    play(site, test)
    take_archives_away(database)

    def check() -> tuple[int, str]:
        done = CliRunner().invoke(main, ["serve", "--check-upgrade", "--database", str(database)])
        return done.exit_code, done.output

    assert check()[0] == 0
    assert "Nothing will be lost" in check()[1]
    with closing(sqlite3.connect(database)) as connection:
        ids = [table for (table,) in connection.execute("SELECT id FROM tables")]
    before = database.read_bytes()
    for table in ids:
        with_rules(database, table, OLD)
    status, told = check()
    assert status == 1
    assert "1 running matches" in told
    assert "1 finished matches" in told
    assert "Nothing will be lost" not in told
    database.write_bytes(before)
    assert (
        CliRunner().invoke(main, ["serve", "--check-upgrade", "--database", str(tmp_path / "none.db")]).exit_code == 0
    )


@pytest.mark.parametrize(("oldest", "usable"), [("0004", True), ("9998", False)])
def test_a_newer_database_says_which_older_programs_may_use_it(tmp_path: Path, oldest: str, usable: bool):
    file = tmp_path / "club.db"
    Store(str(file)).close()
    with closing(sqlite3.connect(file)) as connection, connection:
        connection.execute("UPDATE alembic_version SET version_num = '9999'")
        connection.execute("UPDATE compatibility SET oldest = ?", (oldest,))
    if usable:
        Store(str(file)).close()
    else:
        with pytest.raises(NoDatabase, match="newer version of Ludoteca"):
            Store(str(file))
