"""Friends, blocking, reporting, and a host who asks those who look on to be quiet."""

from collections.abc import Callable
from pathlib import Path
from typing import Any

import pytest

from ludoteca.server import audit, reports
from tests.server.in_process import Site, Visitor
from tests.server.test_accounts import ME, OPEN, Test, code, play, with_password  # noqa: F401  `play` is a fixture


async def people(visitor: Visitor) -> dict[str, list[str]]:
    told = (await visitor.request("GET", "/api/me/people")).json()
    return {kind: [person["name"] for person in listed] for kind, listed in told.items() if listed}


async def relate(visitor: Visitor, other: Visitor, kind: str) -> None:
    answer = await visitor.request("PUT", f"/api/me/people/{other.id}", kind=kind)
    assert answer.status_code == 200, answer.text


async def unrelate(visitor: Visitor, other: Visitor, kind: str) -> None:
    answer = await visitor.request("DELETE", f"/api/me/people/{other.id}?kind={kind}")
    assert answer.status_code == 200, answer.text


def test_friends_are_those_who_both_say_so(play: Callable[[Test], None]):  # noqa: F811
    @play
    async def test(site: Site) -> None:
        ann, bob = await with_password(site, "Ann"), await site.visitor("Bob")
        await relate(ann, bob, "friend")
        assert (await people(ann), await people(bob)) == ({"asked": ["Bob"]}, {"asking": ["Ann"]})
        await relate(bob, ann, "friend")
        assert (await people(ann), await people(bob)) == ({"friends": ["Bob"]}, {"friends": ["Ann"]})
        await unrelate(bob, ann, "friend")
        assert (await people(ann), await people(bob)) == ({}, {})
        assert await code(ann, "PUT", f"/api/me/people/{ann.id}", kind="friend") == "no-person"
        assert await code(ann, "PUT", "/api/me/people/nobody", kind="friend") == "no-person"


def test_who_is_blocked_neither_asks_nor_invites_nor_sits_down(play: Callable[[Test], None]):  # noqa: F811
    @play
    async def test(site: Site) -> None:
        ann, eve = await site.visitor("Ann"), await site.visitor("Eve")
        await relate(eve, ann, "friend")
        await relate(ann, eve, "block")
        assert (await people(ann), await people(eve)) == ({"blocked": ["Eve"]}, {}), "who is blocked is not told"
        assert await code(eve, "PUT", f"/api/me/people/{ann.id}", kind="friend") == "blocked"
        kept = [ME, {"kind": "open", "person": ann.id}]
        assert await code(eve, "POST", "/api/tables", game="looterz", seats=kept) == "blocked"
        table = (await ann.post("/api/tables", game="looterz", seats=[ME, OPEN, OPEN], public=True))["id"]
        assert await code(eve, "POST", f"/api/tables/{table}/join") == "blocked"
        shown = (await ann.request("GET", f"/api/tables/{table}")).json()
        assert [seat["kind"] for seat in shown["seats"]] == ["person", "open", "open"], "nothing has changed"
        assert table not in [each["id"] for each in (await eve.request("GET", "/api/tables")).json()]
        await unrelate(ann, eve, "block")
        assert table in [each["id"] for each in (await eve.request("GET", "/api/tables")).json()]
        await eve.post(f"/api/tables/{table}/join")


def test_a_report_keeps_what_was_said(play: Callable[[Test], None]):  # noqa: F811
    @play
    async def test(site: Site) -> None:
        ann, eve = await site.visitor("Ann"), await site.visitor("Eve")
        table = (await ann.post("/api/tables", game="looterz", seats=[ME, OPEN], public=True))["id"]
        await eve.post(f"/api/tables/{table}/join")
        socket = await eve.open(table)
        socket.tell(type="chat", text="something vile")
        await site.quiet()
        line = next(message for message in socket.heard() if message["type"] == "chat")
        assert (line["person"], line["number"]) == (eve.id, 0)
        await ann.post("/api/reports", person=eve.id, reason="chat", table=table, text="see for yourself")
        again = {"person": eve.id, "reason": "chat", "table": table}
        assert await code(ann, "POST", "/api/reports", **again) == "reported"
        assert await code(ann, "POST", "/api/reports", person="nobody", reason="name") == "no-person"
        assert await code(ann, "POST", "/api/reports", person=eve.id, reason="name", table="none") == "no-table"
        store = site.nodes[0].store
        (report,) = await store.read(reports.listed)
        assert (report.person, report.text, report.evidence["name"]) == (eve.id, "see for yourself", "Eve")
        assert [said["text"] for said in report.evidence["lines"]] == ["something vile"]
        assert await store.write(lambda c: reports.close(c, report.id, "warned")) == eve.id
        assert await store.read(reports.listed) == []


def test_the_host_asks_those_who_look_on_to_be_quiet(play: Callable[[Test], None]):  # noqa: F811
    @play
    async def test(site: Site) -> None:
        ann, bob, cy = [await site.visitor(name) for name in ("Ann", "Bob", "Cy")]
        table = (await ann.post("/api/tables", game="looterz", seats=[ME, OPEN], public=True))["id"]
        await bob.post(f"/api/tables/{table}/join")
        sockets = [await visitor.open(table) for visitor in (ann, bob, cy)]

        async def heard() -> list[str]:
            for socket in sockets:
                socket.tell(type="chat", text="hello")
            await site.quiet()
            return [str(message["code"]) for message in sockets[2].heard() if message["type"] == "refused"]

        assert await heard() == []
        assert await code(bob, "POST", f"/api/tables/{table}/settings", spectator_chat=False) == "not-host"
        assert not (await ann.post(f"/api/tables/{table}/settings", spectator_chat=False))["spectator_chat"]
        assert await heard() == ["quiet-table"]
        assert [message["text"] for message in sockets[0].heard() if message["type"] == "chat"] == ["hello"] * 5
        acts = await site.nodes[0].store.read(lambda c: audit.acts(c, subject=table))
        assert [(act.actor, act.act) for act in acts] == [(ann.id, "spectator-chat")]


def test_sending_away_is_written_down(play: Callable[[Test], None]):  # noqa: F811
    @play
    async def test(site: Site) -> None:
        ann, bob = await site.visitor("Ann"), await site.visitor("Bob")
        table = (await ann.post("/api/tables", game="looterz", seats=[ME, OPEN], start=False))["id"]
        await bob.post(f"/api/tables/{table}/join")
        await ann.post(f"/api/tables/{table}/kick", seat=1)
        (act,) = await site.nodes[0].store.read(lambda c: audit.acts(c, subject=bob.id))
        assert (act.actor, act.act, act.detail) == (ann.id, "kick", f"table {table}")


@pytest.mark.parametrize("what", ["reports", "exports"])
def test_reports_and_exports_are_bounded(tmp_path: Path, what: str):
    import asyncio

    from msgspec import structs

    from tests.server import in_process

    async def everything() -> None:
        limits = structs.replace(in_process.GENEROUS, reports_an_hour=1, exports_an_hour=1)
        site = Site(tmp_path, 1, limits=limits)
        try:
            ann, bob = await site.visitor("Ann"), await site.visitor("Bob")
            ask: Any = (
                [("POST", "/api/reports", {"person": bob.id, "reason": reason}) for reason in ("name", "other")]
                if what == "reports"
                else [("GET", "/api/me/data", {})] * 2
            )
            statuses = [(await ann.request(method, path, **body)).status_code for method, path, body in ask]
            assert statuses[1] == 429
            assert statuses[0] < 300
        finally:
            await site.stop()

    asyncio.run(everything())
