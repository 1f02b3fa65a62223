"""The writer: jobs that arrive together are committed together, and one that is refused spoils nothing."""

import asyncio

import sqlalchemy as sa

from ludoteca.server.refusals import Refusal
from ludoteca.server.storage.writer import Writer


def test_a_refused_job_changes_nothing_and_its_neighbours_are_kept(tmp_path):
    engine = sa.create_engine(f"sqlite:///{tmp_path}/notes.db")
    with engine.begin() as connection:
        connection.execute(sa.text("create table note (text)"))

    def job(text: str):
        def put(connection: sa.Connection) -> str:
            connection.execute(sa.text("insert into note values (:text)"), {"text": text})
            if text == "refused":
                raise Refusal("no", "No.")
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
    assert isinstance(answers[1], Refusal)
    assert answers[2] == "two"
    with engine.begin() as connection:
        assert sorted(connection.execute(sa.text("select text from note")).scalars()) == ["one", "two"]
    engine.dispose()
