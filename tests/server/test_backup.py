"""Copies of the database: whole, private, put back without a mixture; and updates that lay one aside first."""

import asyncio
import shutil
import sqlite3
import subprocess
import sys
from contextlib import closing
from pathlib import Path
from typing import Any

import pytest
import sqlalchemy as sa
from alembic import command
from click.testing import CliRunner

from ludoteca.cli import main
from ludoteca.server.storage import engine as engine_module
from ludoteca.server.storage.backup import NoBackup, back_up, restore
from ludoteca.server.storage.engine import NoDatabase, migration_config, open_engine
from ludoteca.server.storage.store import Store
from tests.server.clients import Guest
from tests.server.services import House, Postgres
from tests.server.test_tables import BOT, ME, move, to_my_turn, watch


def a_database(file: Path, note: str, rows: int = 1) -> Path:
    """An up-to-date database with a table of its own, so that one can tell whose it is."""
    Store(str(file)).close()
    with closing(sqlite3.connect(file)) as connection, connection:
        connection.execute("CREATE TABLE note (text TEXT)")
        connection.executemany("INSERT INTO note VALUES (?)", [(note,)] * rows)
    return file


def query(file: Path, sql: str) -> list[Any]:
    with closing(sqlite3.connect(file)) as connection:
        return [value for (value,) in connection.execute(sql)]


def notes(file: Path) -> list[str]:
    with closing(sqlite3.connect(file)) as connection:
        (verdict,) = connection.execute("PRAGMA integrity_check").fetchone()
        assert verdict == "ok"
        return [text for (text,) in connection.execute("SELECT DISTINCT text FROM note")]


def test_a_database_is_for_its_owner_alone(tmp_path: Path):
    file = a_database(tmp_path / "club.db", "ours")
    back_up(str(file), tmp_path / "copy.db")
    with closing(sqlite3.connect(file)) as connection, connection:
        connection.execute("INSERT INTO note VALUES ('ours')")
        for written in tmp_path.iterdir():
            assert written.stat().st_mode & 0o077 == 0, written


def test_a_copy_made_while_people_play_survives_kill_and_restore(tmp_path: Path):
    house = House(tmp_path)
    house.start()
    copy = tmp_path / "monday.db"

    async def play_on() -> None:
        async with Guest(house.url, "Ann") as ann:
            table = (await ann.post("/api/tables", game="looterz", seats=[ME, BOT], pace="instant"))["id"]
            async with ann.socket(table) as socket:
                eyes = await watch(socket, 0)
                await to_my_turn(socket, eyes)
                await move(socket, eyes)
                index = eyes.index
                await asyncio.to_thread(back_up, house.database, copy)
                await to_my_turn(socket, eyes)
                await move(socket, eyes)
            with pytest.raises(NoBackup, match="stop the server"):
                restore(house.database, copy)
            await asyncio.to_thread(house.kill)
            restore(house.database, copy)
            await asyncio.to_thread(house.start)
            assert (await ann.post("/api/me"))["id"] == ann.id
            async with ann.socket(table) as socket:
                assert (await watch(socket, 0)).index >= index

    try:
        asyncio.run(play_on())
    finally:
        house.stop()


def test_who_is_killed_while_restoring_has_the_old_or_the_new_database(tmp_path: Path):
    target = a_database(tmp_path / "club.db", "old", 200_000)
    copy = tmp_path / "copy.db"
    back_up(str(a_database(tmp_path / "new.db", "new", 200_000)), copy)
    seen = set()
    for wait in (0.0, 0.01, 0.02, 0.05, 0.1, 10.0):
        again = "import sys; from pathlib import Path; from ludoteca.server.storage.backup import restore;"
        again += "print('now', flush=True); restore(sys.argv[1], Path(sys.argv[2]))"
        with subprocess.Popen(
            [sys.executable, "-c", again, str(target), str(copy)], stdout=subprocess.PIPE, text=True
        ) as restoring:
            assert restoring.stdout is not None
            restoring.stdout.readline()
            try:
                restoring.wait(wait)
            except subprocess.TimeoutExpired:
                restoring.kill()
        (found,) = notes(target)
        seen.add(found)
    assert seen <= {"old", "new"}
    restore(str(target), copy)
    assert notes(target) == ["new"]
    assert any(notes(kept) == ["old"] for kept in tmp_path.glob("club.db.before-restore-*"))


@pytest.mark.parametrize("damage", ["text", "torn", "foreign", "newer", "missing"])
def test_what_is_no_good_copy_is_refused_and_nothing_is_lost(tmp_path: Path, damage: str):
    target = a_database(tmp_path / "club.db", "ours", 5000)
    copy = tmp_path / "copy.db"
    back_up(str(target), copy)
    if damage == "text":
        copy.write_text("this is no database\n" * 100)
    elif damage == "torn":
        whole = copy.read_bytes()
        copy.write_bytes(whole[: len(whole) // 2])
    elif damage == "foreign":
        copy.unlink()
        with closing(sqlite3.connect(copy)) as connection, connection:
            connection.execute("CREATE TABLE recipes (soup TEXT)")
    elif damage == "newer":
        with closing(sqlite3.connect(copy)) as connection, connection:
            connection.execute("UPDATE alembic_version SET version_num = '9999'")
    else:
        copy.unlink()
    with pytest.raises(NoDatabase):
        restore(str(target), copy)
    assert notes(target) == ["ours"]


def test_a_copy_never_takes_the_place_of_a_file(tmp_path: Path):
    file = a_database(tmp_path / "club.db", "ours")
    answer = CliRunner().invoke(main, ["backup", str(file), "--database", str(file)])
    assert answer.exit_code != 0
    assert "there already" in str(answer.output) + str(answer.exception)
    assert notes(file) == ["ours"]


def test_a_database_of_a_newer_version_is_refused_with_a_sentence(tmp_path: Path):
    file = a_database(tmp_path / "club.db", "ours")
    with closing(sqlite3.connect(file)) as connection, connection:
        connection.execute("UPDATE alembic_version SET version_num = '9999'")
        connection.execute("UPDATE compatibility SET oldest = '9999'")
    with pytest.raises(NoDatabase, match="newer version of Ludoteca"):
        Store(str(file))


NEXT_REVISION = """
from alembic import op
revision, down_revision = "next", "{head}"
def upgrade():
    op.execute("CREATE TABLE added (text TEXT)")
"""


def test_sqlite_is_copied_before_it_is_brought_up_to_date(tmp_path: Path, monkeypatch: pytest.MonkeyPatch):
    file = a_database(tmp_path / "club.db", "before")
    (head,) = query(file, "SELECT version_num FROM alembic_version")
    shutil.copytree(engine_module.MIGRATIONS, tmp_path / "migrations")
    (tmp_path / "migrations" / "versions" / "next.py").write_text(NEXT_REVISION.format(head=head))
    monkeypatch.setattr(engine_module, "MIGRATIONS", tmp_path / "migrations")
    Store(str(file)).close()
    assert query(file, "SELECT count(*) FROM added") == [0]
    (copy,) = tmp_path.glob(f"club.db.before-update-{head}-*")
    assert notes(copy) == ["before"]
    assert query(copy, "SELECT version_num FROM alembic_version") == [head]
    Store(str(file)).close()
    assert len(list(tmp_path.glob("club.db.before-update-*"))) == 1, "a database that is current is not copied"


def test_postgresql_is_copied_and_put_back(tmp_path: Path, postgres: Postgres):
    if shutil.which("pg_dump") is None:
        pytest.fail("PostgreSQL's client programs belong to what ./test installs")
    engine = open_engine(postgres.url, 1)
    command.upgrade(migration_config(engine), "head")
    with engine.begin() as connection:
        connection.execute(sa.text("CREATE TABLE note (text TEXT)"))
        connection.execute(sa.text("INSERT INTO note VALUES ('before')"))
    back_up(postgres.url, tmp_path / "club.dump")
    with engine.begin() as connection:
        connection.execute(sa.text("DELETE FROM note"))
    engine.dispose()
    restore(postgres.url, tmp_path / "club.dump")
    with engine.connect() as connection:
        assert connection.execute(sa.text("SELECT text FROM note")).scalar_one() == "before"
    engine.dispose()
