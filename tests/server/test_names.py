"""Names are kept once: renaming touches no table, deleting touches only what is not over, and a table has a host."""

import sqlite3
from collections.abc import Awaitable, Callable
from pathlib import Path
from typing import Any

import pytest

from ludoteca.server import people
from tests.server import in_process
from tests.server.in_process import Site, Visitor
from tests.server.test_moderation import ME, OPEN


def play(folder: Path, servers: int, test: Callable[[Site], Awaitable[None]]) -> None:
    site = Site(folder, servers)
    in_process.play(site, lambda: test(site))


async def mine(visitor: Visitor) -> list[Any]:
    return list((await visitor.request("GET", "/api/tables", which="mine")).json())


def names(table: Any) -> list[str | None]:
    return [seat["name"] for seat in table["seats"]]


@pytest.mark.parametrize("lost", [False, True], ids=["heard", "lost"])
def test_a_new_name_is_everywhere_and_changes_no_table(tmp_path: Path, lost: bool):
    async def test(site: Site) -> None:
        ann, bob = await site.visitor("Ann"), await site.visitor("Bob")
        table = (await ann.post("/api/tables", game="looterz", seats=[ME, OPEN, {"kind": "here", "name": "Zoë"}]))["id"]
        await bob.post(f"/api/tables/{table}/join")
        sockets = [await bob.open(table, server) for server in (0, 1)]
        before = _rows(tmp_path)
        answer = await ann.request("PATCH", "/api/me", name="Anna")
        assert answer.json()["name"] == "Anna"
        if lost:
            for bus in site.buses:
                bus.waiting.clear()
            await site.rounds()
        await site.hand_on()
        assert _rows(tmp_path) == before
        for socket in sockets:
            assert names(socket.heard()[-1]["table"]) == ["Anna", "Bob", "Zoë"]
        assert names((await mine(bob))[0]) == ["Anna", "Bob", "Zoë"]
        sockets[0].tell(type="watch", seat=1)
        mallory = await ann.open(table)
        mallory.tell(type="chat", text="it is me")
        await site.quiet()
        assert sockets[0].heard()[-1]["name"] == "Anna"

    play(tmp_path, 2, test)


def _rows(folder: Path) -> list[Any]:
    with sqlite3.connect(folder / "site.db") as database:
        found = database.execute("SELECT id, facts, version, changed FROM tables").fetchall()
    database.close()
    return found


def test_names_are_not_stored_with_tables(tmp_path: Path):
    async def test(site: Site) -> None:
        ann = await site.visitor("Rumpelstiltskin")
        await ann.post("/api/tables", game="looterz", seats=[ME, OPEN])
        assert "Rumpelstiltskin" not in str(_rows(tmp_path))

    play(tmp_path, 1, test)


def test_who_is_forgotten_does_not_restamp_what_is_over(tmp_path: Path):
    async def test(site: Site) -> None:
        ann, bob = await site.visitor("Ann"), await site.visitor("Bob")
        table = (await ann.post("/api/tables", game="looterz", seats=[ME, OPEN]))["id"]
        await bob.post(f"/api/tables/{table}/join")
        node = site.nodes[0]

        def finish(facts: Any) -> None:
            facts.status, facts.ranks = "finished", [1, 2]

        await node.change(table, finish)
        before = _rows(tmp_path)
        assert (await ann.request("DELETE", "/api/me")).status_code == 204
        assert _rows(tmp_path) == before
        (shown,) = await mine(bob)
        assert [(seat["name"], seat["person"]) for seat in shown["seats"]] == [(None, None), ("Bob", bob.id)]
        rematch = await bob.post(f"/api/tables/{table}/rematch")
        assert (await mine(bob))[0]["id"] == rematch["id"]

    play(tmp_path, 1, test)


def test_a_deleted_hosts_table_has_another_host_or_is_gone(tmp_path: Path, monkeypatch: pytest.MonkeyPatch):
    monkeypatch.setattr(people, "TABLES_AT_ONCE", 1)

    async def test(site: Site) -> None:
        ann, bob = await site.visitor("Ann"), await site.visitor("Bob")
        wanted: dict[str, Any] = {"game": "looterz", "seats": [ME, OPEN, OPEN], "public": True}
        alone, shared, running = [(await ann.post("/api/tables", **wanted))["id"] for _ in range(3)]
        for table in (shared, running):
            await bob.post(f"/api/tables/{table}/join")
        await ann.post(f"/api/tables/{running}/start")
        socket = await bob.open(shared)
        assert (await ann.request("DELETE", "/api/me")).status_code == 204
        await site.quiet()
        listed = (await bob.request("GET", "/api/tables", which="open")).json()
        assert [(table["id"], table["host"]) for table in listed] == [(shared, bob.id)]
        assert socket.heard()[-1]["table"]["host"] == bob.id
        assert (await bob.request("GET", f"/api/tables/{alone}")).status_code == 404
        shown = (await bob.request("GET", f"/api/tables/{running}")).json()
        assert (shown["host"], shown["seats"][0]["kind"]) == (bob.id, "bot")
        await bob.post(f"/api/tables/{shared}/start")

    play(tmp_path, 1, test)
