"""Moves on PostgreSQL: those that arrive together are stored by one statement, none twice or where it may not be."""

import asyncio

import pytest
import sqlalchemy as sa

from ludoteca.server.process import migrate_database
from ludoteca.server.storage import rows
from ludoteca.server.storage.appending import Appending
from ludoteca.server.storage.schema import log, tables
from ludoteca.server.storage.store import Store
from ludoteca.table.facts import Seat, TableFacts
from ludoteca.table.log import PERSON, Row
from tests.server.services import Postgres

TABLES = [f"table-{number:02}" for number in range(40)]


@pytest.fixture
def store(postgres: Postgres):
    """An open database with running tables."""
    migrate_database(postgres.url)
    store = Store(postgres.url)
    with store.engine.begin() as connection:
        connection.execute(tables.delete())
        connection.execute(log.delete())
        for table in TABLES:
            seats = [Seat("person"), Seat("person")]
            facts = TableFacts(
                id=table, game="looterz", options={}, seats=seats, status="running", host="h", created=1, commitment=""
            )
            rows.create(connection, facts, (), 0, None)
    yield store
    store.close()


def move(table: str, number: int, version: int = 1) -> Appending:
    text = 'play "a", {b}'
    return Appending(table, Row(number, PERSON, 1, text, 1_800_000_000_000 + number, 7), version, 0, None)


def append(store: Store, moves: list[Appending]) -> list[bool]:
    async def all_at_once() -> list[bool]:
        return list(await asyncio.gather(*(store.append(new) for new in moves)))

    return asyncio.run(all_at_once())


def logged(store: Store, table: str) -> list[Row]:
    return list(store.read_now(lambda connection: rows.read(connection, table)).rows)


def test_moves_of_many_tables_are_stored_as_they_are(store: Store):
    first, second = [move(table, 0) for table in TABLES], [move(table, 1) for table in TABLES]
    assert all(append(store, first))
    assert all(append(store, second))
    for table in TABLES:
        assert logged(store, table) == [move(table, 0).row, move(table, 1).row]
    stored = store.read_now(lambda connection: rows.read(connection, TABLES[0], None))
    assert (stored.head, stored.changed, stored.deciding) == (2, 1_800_000_000_001, 0)


def test_a_number_is_taken_once_and_only_by_facts_that_hold(store: Store):
    assert append(store, [move(TABLES[0], 0)]) == [True]
    late, by_old_facts, good = move(TABLES[0], 0), move(TABLES[1], 0, version=7), move(TABLES[2], 0)
    assert append(store, [late, by_old_facts, good, move("no-such-table", 0)]) == [False, False, True, False]
    assert [len(logged(store, table)) for table in TABLES[:3]] == [1, 0, 1]
    with store.engine.begin() as connection:
        connection.execute(tables.update().where(tables.c.id == TABLES[2]).values(status="finished"))
    assert append(store, [move(TABLES[2], 1)]) == [False]


def test_of_two_servers_one_appends(store: Store, postgres: Postgres):
    other = Store(postgres.url)

    async def both() -> list[bool]:
        asked = [one.append(move(table, 0)) for table in TABLES for one in (store, other)]
        return list(await asyncio.gather(*asked))

    answers = asyncio.run(both())
    other.close()
    assert [sum(pair) for pair in zip(answers[::2], answers[1::2], strict=True)] == [1] * len(TABLES)
    assert all(len(logged(store, table)) == 1 for table in TABLES)


def test_a_broken_connection_is_opened_again(store: Store):
    assert append(store, [move(TABLES[0], 0)]) == [True]
    with store.engine.begin() as connection:
        others = "SELECT pg_terminate_backend(pid) FROM pg_stat_activity WHERE pid <> pg_backend_pid()"
        connection.execute(sa.text(others + " AND datname = current_database()"))
    assert append(store, [move(TABLES[0], 0), move(TABLES[1], 0)]) == [False, True]


def test_what_cannot_be_stored_spoils_nothing_for_others(store: Store):
    async def mixed() -> list[object]:
        bad = move(TABLES[1], 0)
        bad = bad._replace(row=bad.row._replace(text="x" * 101))
        asked = [store.append(new) for new in (move(TABLES[0], 0), bad, move(TABLES[2], 0))]
        return list(await asyncio.gather(*asked, return_exceptions=True))

    answers = asyncio.run(mixed())
    assert (answers[0], answers[2]) == (True, True)
    assert isinstance(answers[1], Exception)
    assert [len(logged(store, table)) for table in TABLES[:3]] == [1, 0, 1]
