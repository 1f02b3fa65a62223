"""What a host may do about others, and who may speak: sending away, invitations withdrawn, chat at private tables."""

import asyncio
from collections.abc import Awaitable, Callable
from pathlib import Path
from typing import Any

import pytest

from tests.server.in_process import Json, Site, TestSocket, Visitor

ME, OPEN = {"kind": "me"}, {"kind": "open"}
Test = Callable[[Site, Visitor, Visitor, Visitor], Awaitable[None]]


@pytest.fixture
def play(tmp_path: Path) -> Callable[[Test], None]:
    """Runs a test with Ann, Bob and Cy at one server."""

    def run(test: Test) -> None:
        async def everything() -> None:
            site = Site(tmp_path, 1)
            await site.start()
            try:
                await test(site, *[await site.visitor(name) for name in ("Ann", "Bob", "Cy")])
            finally:
                await site.stop()

        asyncio.run(everything())

    return run


async def refused(visitor: Visitor, path: str, **body: Any) -> str:
    answer = await visitor.request("POST", path, **body)
    assert 400 <= answer.status_code < 500, answer.text
    return str(answer.json()["code"])


async def said(site: Site, socket: TestSocket, text: str = "hello") -> Json:
    """What comes of saying something."""
    socket.tell(type="chat", text=text)
    await site.quiet()
    return socket.heard()[-1]


def test_the_host_sends_somebody_away_before_the_match(play: Callable[[Test], None]):
    @play
    async def test(site: Site, ann: Visitor, bob: Visitor, cy: Visitor) -> None:
        table = (await ann.post("/api/tables", game="looterz", seats=[ME, OPEN, OPEN], public=True, start=False))["id"]
        path = f"/api/tables/{table}"
        await bob.post(f"{path}/join", seat=1)
        await bob.post(f"{path}/join", seat=2)
        socket = await bob.open(table)
        socket.tell(type="watch", seat=1)
        await site.quiet()
        assert await refused(bob, f"{path}/kick", seat=0) == "not-host"
        assert await refused(ann, f"{path}/kick", seat=0) == "no-seat"
        shown = await ann.post(f"{path}/kick", seat=1)
        assert [seat["kind"] for seat in shown["seats"]] == ["person", "open", "open"]
        await site.quiet()
        assert socket.heard()[-1]["table"]["my_seats"] == []
        assert await refused(bob, f"{path}/join", seat=1) == "sent-away"
        assert (await said(site, socket))["code"] == "sent-away"
        assert await refused(ann, f"{path}/kick", seat=1) == "no-seat"
        assert await refused(ann, f"{path}/kick", seat=7) == "no-seat"
        await cy.post(f"{path}/join", seat=1)
        await ann.post(f"{path}/start")
        await site.quiet()
        assert {message["view"]["viewer"] for message in socket.heard() if message["type"] == "view"} == {None}
        assert await refused(ann, f"{path}/kick", seat=1) == "table-running"


def test_the_host_withdraws_an_invitation(play: Callable[[Test], None]):
    @play
    async def test(site: Site, ann: Visitor, bob: Visitor, cy: Visitor) -> None:
        kept = {"kind": "open", "person": bob.id}
        table = (await ann.post("/api/tables", game="looterz", seats=[ME, kept]))["id"]
        path = f"/api/tables/{table}"
        assert await refused(cy, f"{path}/join") == "seat-taken"
        await ann.post(f"{path}/kick", seat=1)
        assert await refused(bob, f"{path}/join") == "sent-away"
        assert (await cy.post(f"{path}/join"))["my_seats"] == [1]


@pytest.mark.parametrize("public", [False, True])
def test_spectators_speak_at_public_tables_only(play: Callable[[Test], None], public: bool):
    @play
    async def test(site: Site, ann: Visitor, bob: Visitor, cy: Visitor) -> None:
        kept = {"kind": "open", "person": bob.id}
        table = (await ann.post("/api/tables", game="looterz", seats=[ME, kept], public=public))["id"]
        host, invited, stranger = [await visitor.open(table) for visitor in (ann, bob, cy)]
        assert (await said(site, host))["type"] == "chat"
        assert (await said(site, invited))["type"] == "chat"
        answer = await said(site, stranger)
        assert answer["type"] == "chat" if public else answer["code"] == "private-chat"
