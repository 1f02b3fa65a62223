"""Servers that share a database: noticed without a bus, by one clock, with messages that fit and limits on waiting."""

import asyncio
import logging
import time
from collections.abc import Awaitable, Callable
from pathlib import Path

import pytest
import sqlalchemy as sa
from msgspec import json

from ludoteca.server import cluster, table_facts
from ludoteca.server.bus import News, Outbox, presence, read_news
from ludoteca.server.bus_postgres import PostgresBus
from ludoteca.server.process import migrate_database
from ludoteca.server.storage.schema import nodes
from ludoteca.server.storage.store import Store
from ludoteca.server.table_facts import now_ms
from ludoteca.table.opening import new_id
from tests.server import in_process
from tests.server.in_process import Site
from tests.server.services import Postgres
from tests.server.test_moderation import ME, OPEN

HOUR = 3600
NOTIFY_BYTES = 8000


def play(folder: Path, servers: int, bus: bool, test: Callable[[Site], Awaitable[None]]) -> None:
    site = Site(folder, servers, bus)
    in_process.play(site, lambda: test(site))


def test_servers_without_a_bus_notice_each_other_and_say_so(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, caplog: pytest.LogCaptureFixture
):
    monkeypatch.setattr(cluster, "SELDOM", 0)

    async def test(site: Site) -> None:
        ann = await site.visitor("Ann")
        table = (await ann.post("/api/tables", game="looterz", seats=[ME, OPEN]))["id"]
        socket = await ann.open(table, server=1)
        for _ in range(3):
            await site.rounds()
            await asyncio.sleep(0.01)
        assert "--bus" in caplog.text
        assert sum(server.cluster.looks_after(table) for server in site.servers) == 1
        await ann.post("/api/logout")
        await site.rounds()
        assert not socket.open

    with caplog.at_level(logging.WARNING, "ludoteca.server"):
        play(tmp_path, 2, False, test)


def test_a_server_that_died_a_moment_ago_is_not_another_one(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, caplog: pytest.LogCaptureFixture
):
    monkeypatch.setattr(cluster, "SELDOM", 0)

    async def test(site: Site) -> None:
        node = site.nodes[0]
        died = nodes.insert().values(id="dead", seen=now_ms())
        await node.store.write(lambda connection: connection.execute(died))
        for _ in range(3):
            await site.rounds()
        assert site.servers[0].cluster.looks_after("any table")
        assert "--bus" not in caplog.text

    play(tmp_path, 1, False, test)


def test_all_go_by_the_databases_clock(tmp_path: Path, monkeypatch: pytest.MonkeyPatch):
    """A server whose clock is an hour fast neither takes the others for dead nor ends anybody's time."""
    monkeypatch.setattr(table_facts._Clock, "ahead", 0)
    monkeypatch.setattr(table_facts, "time", lambda: time.time() + HOUR)
    assert now_ms() - time.time() * 1000 > HOUR * 900

    async def test(site: Site) -> None:
        await site.rounds()
        assert abs(now_ms() - time.time() * 1000) < HOUR * 100
        seen = await site.nodes[0].store.read(lambda connection: connection.scalar(sa.select(nodes.c.seen)))
        assert abs((seen or 0) - time.time() * 1000) < HOUR * 100

    play(tmp_path, 1, True, test)


def test_a_crowd_fits_into_messages_and_arrives_whole(tmp_path: Path):
    crowd = {new_id() for _ in range(1000)}
    parts = presence("a" * 16, new_id(), crowd)
    assert max(len(json.encode(part)) for part in parts) < NOTIFY_BYTES

    async def test(site: Site) -> None:
        node = site.nodes[0]
        for people in (crowd, set(list(crowd)[:300]), set()):
            for news in presence("another", "a table", people):
                site.servers[0].cluster.hear(news)
            assert node.subscriptions.connected("a table", 0) == people

    play(tmp_path, 1, True, test)


def test_what_waits_for_the_bus_goes_in_few_messages_that_it_can_carry():
    many = [News("a" * 16, new_id(), head=number) for number in range(500)]
    many += presence("a" * 16, new_id(), {new_id() for _ in range(1000)})

    async def send() -> list[bytes]:
        outbox = Outbox()
        for news in many:
            outbox.put(news)
        return await outbox.take()

    messages = asyncio.run(send())
    assert len(messages) < 12
    assert max(map(len, messages)) < NOTIFY_BYTES
    heard: list[News] = []
    for message in messages:
        read_news(message, heard.append)
    assert heard == many
    read_news(b"no news", heard.append)
    assert heard == many


def test_postgresql_carries_a_crowd_and_keeps_nobody_waiting_for_ever(postgres: Postgres):
    migrate_database(postgres.url)
    store = Store(postgres.url)
    try:
        names = ("statement_timeout", "lock_timeout", "idle_in_transaction_session_timeout")
        with store.engine.connect() as connection:
            limits = {name: connection.scalar(sa.text(f"SHOW {name}")) for name in names}
        assert limits == {
            "statement_timeout": "30s",
            "lock_timeout": "30s",
            "idle_in_transaction_session_timeout": "1min",
        }
    finally:
        store.close()
    crowd = {new_id() for _ in range(1000)}

    async def carry() -> set[str]:
        bus, heard, ready, done = PostgresBus(postgres.url), set[str](), asyncio.Event(), asyncio.Event()

        async def connected() -> None:
            ready.set()

        def hear(news: object) -> None:
            heard.update(getattr(news, "here", None) or ())
            if len(heard) >= len(crowd):
                done.set()

        await bus.start(hear, connected)
        await ready.wait()
        for news in presence("a node", "a table", crowd):
            bus.publish(news)
        await asyncio.wait_for(done.wait(), 60)
        await bus.stop()
        return heard

    assert asyncio.run(carry()) == crowd
