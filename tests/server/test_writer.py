"""The writer: jobs that arrive together are committed together, and one that is refused spoils nothing."""

import asyncio
import sqlite3

import sqlalchemy as sa

from ludoteca.server.errors import RequestError
from ludoteca.server.storage.engine import open_engine
from ludoteca.server.storage.writer import Writer


def test_a_refused_job_changes_nothing_and_its_neighbours_are_kept(tmp_path):
    engine = sa.create_engine(f"sqlite:///{tmp_path}/notes.db")
    with engine.begin() as connection:
        connection.execute(sa.text("create table note (text)"))

    def job(text: str):
        def put(connection: sa.Connection) -> str:
            connection.execute(sa.text("insert into note values (:text)"), {"text": text})
            if text == "refused":
                raise RequestError("no", "No.")
            return text

        return put

    async def write_all() -> list[object]:
        writer = Writer(engine)
        futures = [writer.write(job(text)) for text in ("one", "refused", "two")]
        answers: list[object] = await asyncio.gather(*futures, return_exceptions=True)
        await asyncio.to_thread(writer.close)
        return answers

    answers = asyncio.run(write_all())
    assert answers[0] == "one"
    assert isinstance(answers[1], RequestError)
    assert answers[2] == "two"
    with engine.begin() as connection:
        assert sorted(connection.execute(sa.text("select text from note")).scalars()) == ["one", "two"]
    engine.dispose()


def test_after_a_failure_of_the_database_writing_goes_on(tmp_path):
    engine = open_engine(str(tmp_path / "notes.db"), 2)
    with engine.begin() as connection:
        connection.execute(sa.text("create table note (text)"))

    def broken(connection: sa.Connection) -> None:
        connection.connection.cursor().execute("commit")
        raise sqlite3.OperationalError("disk I/O error")

    def note(connection: sa.Connection) -> str:
        connection.execute(sa.text("insert into note values ('kept')"))
        return "kept"

    async def write_all() -> list[object]:
        writer = Writer(engine)
        answers: list[object] = []
        for job in (note, broken, note):
            answers += await asyncio.gather(writer.write(job), return_exceptions=True)
        await asyncio.to_thread(writer.close)
        return answers

    answers = asyncio.run(write_all())
    assert (answers[0], answers[2]) == ("kept", "kept")
    assert isinstance(answers[1], sqlite3.OperationalError)
    with engine.begin() as connection:
        assert connection.execute(sa.text("select count(*) from note")).scalar() == 2
    engine.dispose()
