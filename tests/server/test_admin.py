"""`ludoteca admin`: what it does is done at once, noticed by a running server, and written down."""

import asyncio
from pathlib import Path
from typing import Any

import pytest
from click.testing import CliRunner

from ludoteca.cli import main
from ludoteca.server import archives
from ludoteca.server.table_facts import now_ms
from tests.server.in_process import GENEROUS, Site, Visitor, play
from tests.server.services import Postgres
from tests.server.test_accounts import ANOTHER, ME, OPEN, PASSWORD, code, logged_in, with_password
from tests.server.test_archives import GAMES, a_record


@pytest.fixture
def site(tmp_path: Path) -> Site:
    return Site(tmp_path, 1)


async def admin(tmp_path: Path, *words: str) -> str:
    """What the command prints; it must succeed."""
    done = await asyncio.to_thread(CliRunner().invoke, main, ["admin", "--database", str(tmp_path / "site.db"), *words])
    assert done.exit_code == 0, done.output
    return done.output


async def mistaken(tmp_path: Path, *words: str) -> str:
    done = await asyncio.to_thread(CliRunner().invoke, main, ["admin", "--database", str(tmp_path / "site.db"), *words])
    assert done.exit_code == 2, done.output
    return done.output


def test_a_password_is_reset_with_a_code_that_works_once(tmp_path: Path, site: Site):
    async def test() -> None:
        ann = await with_password(site, "Ann")
        await site.visitor("Gus")
        assert "guest" in await mistaken(tmp_path, "reset-password", "Gus")
        assert "nobody called" in await mistaken(tmp_path, "reset-password", "Nobody")
        told = (await admin(tmp_path, "reset-password", "ann")).strip()
        assert await code(ann, "GET", "/api/me/account") == "no-person"
        answer = await Visitor(site).request("POST", "/api/recover", name="Ann", code=told, password=ANOTHER)
        assert answer.json()["id"] == ann.id
        again = {"name": "Ann", "code": told, "password": PASSWORD}
        assert await code(Visitor(site), "POST", "/api/recover", **again) == "bad-code"
        assert f"reset-password  {ann.id}" in await admin(tmp_path, "audit")
        assert told not in await admin(tmp_path, "audit")

    play(site, test)


def test_who_is_banned_is_out_within_a_round_and_stays_out(tmp_path: Path, site: Site):
    async def test() -> None:
        eve = await with_password(site, "Eve")
        table = (await eve.post("/api/tables", game=GAMES[0], seats=[ME, {"kind": "bot"}]))["id"]
        socket = await eve.open(table)
        assert "Nobody is banned" in await admin(tmp_path, "bans")
        await admin(tmp_path, "ban", "Eve", "--days", "3", "--reason", "vile")
        listed = await admin(tmp_path, "bans")
        assert f"{eve.id}  Eve  account  until " in listed
        assert "(3 days: vile)" in listed
        await site.rounds()
        assert socket.close_code == 4401
        assert await code(Visitor(site), "POST", "/api/login", name="Eve", password=PASSWORD) == "banned"
        assert await code(Visitor(site), "POST", "/api/me", name="Eve") == "name-taken"
        assert "3 days: vile" in await admin(tmp_path, "audit")
        await admin(tmp_path, "unban", eve.id)
        assert "Nobody is banned" in await admin(tmp_path, "bans")
        await admin(tmp_path, "ban", eve.id)
        assert "for good" in await admin(tmp_path, "bans")
        await admin(tmp_path, "unban", eve.id)
        assert (await logged_in(site, "Eve")).id == eve.id

    play(site, test)


def test_names_lines_and_reports_are_dealt_with(tmp_path: Path, site: Site):
    async def test() -> None:
        ann, eve = await site.visitor("Ann"), await site.visitor("Vile \x1b[31mname")
        table = (await ann.post("/api/tables", game=GAMES[0], seats=[ME, OPEN], public=True))["id"]
        await eve.post(f"/api/tables/{table}/join")
        sockets = [await visitor.open(table) for visitor in (ann, eve)]
        for socket in sockets:
            socket.tell(type="chat", text="words")
        await site.quiet()
        await ann.post("/api/reports", person=eve.id, reason="name", table=table)
        told = await admin(tmp_path, "reports")
        assert eve.id in told
        assert "\x1b" not in told
        report = told.split()[0]
        await admin(tmp_path, "rename", eve.id, "Eve")
        await site.rounds()
        news = [message["table"] for message in sockets[0].heard() if message["type"] == "table"]
        assert news[-1]["seats"][1]["name"] == "Eve"
        assert "1 lines" in await admin(tmp_path, "remove-lines", "--person", eve.id)
        assert "Say whose lines" in await mistaken(tmp_path, "remove-lines")
        await admin(tmp_path, "close-report", report, "renamed")
        assert "nothing to look at" in await admin(tmp_path, "reports")
        assert "renamed" in await admin(tmp_path, "reports", "--all")
        assert "no such report" in await mistaken(tmp_path, "close-report", report, "again")
        acts = await admin(tmp_path, "audit")
        assert [word for word in ("close-report", "remove-lines", "rename") if word not in acts] == []
        assert acts.count("admin") >= 3

    play(site, test)


def test_codes_are_made_and_revoked(tmp_path: Path, site: Site):
    async def test() -> None:
        made = (await admin(tmp_path, "code", "--uses", "2", "--note", "Tuesday")).strip()
        assert len(made.split("-")) == 4
        assert made not in (tmp_path / "site.db").read_bytes().decode("latin-1"), "stored as a hash"
        assert "1 codes" in await admin(tmp_path, "code", "--revoke-all")

    play(site, test)


def test_pruning_and_archiving_by_hand(tmp_path: Path, site: Site):
    async def test() -> None:
        from ludoteca.server.sessions import DAY
        from ludoteca.server.storage import schema

        ann, bob = await site.visitor("Ann"), await site.visitor("Bob")
        table = (await ann.post("/api/records", **a_record(GAMES[0])))["id"]
        node = site.nodes[0]
        gone = now_ms() - (GENEROUS.session_days + 1) * DAY

        def leave(connection: Any) -> None:
            for column in (schema.sessions.c.person, schema.people.c.id):
                connection.execute(column.table.update().where(column == bob.id).values(seen=gone))

        await node.store.write(leave)
        assert "1 guests" in await admin(tmp_path, "prune")
        assert "1 matches" in await admin(tmp_path, "archive")
        assert "0 matches" in await admin(tmp_path, "archive")
        assert await node.store.read(lambda c: archives.read(c, table)) is not None

    play(site, test)


def test_the_audit_log_and_the_rest_work_on_postgresql(postgres: Postgres):
    def run(*words: str) -> str:
        done = CliRunner().invoke(main, ["admin", "--database", postgres.url, *words])
        assert done.exit_code == 0, done.output
        return done.output

    assert CliRunner().invoke(main, ["serve", "--migrate", "--database", postgres.url]).exit_code == 0
    run("code", "--note", "first")
    run("code", "--revoke-all")
    assert [line.split()[3] for line in run("audit").splitlines()] == ["revoke-codes", "code"]
    assert "0 guests" in run("prune")
    assert "nothing to look at" in run("reports")
    assert CliRunner().invoke(main, ["serve", "--check-upgrade", "--database", postgres.url]).exit_code == 0
