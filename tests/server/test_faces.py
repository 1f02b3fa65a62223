"""Faces: chosen when somebody sits down, seen by everybody at the table, and gone with who is forgotten."""

from pathlib import Path
from typing import Any

from tests.server.in_process import Site
from tests.server.test_moderation import ME, OPEN
from tests.server.test_names import mine, play


def faces(table: Any) -> list[str | None]:
    return [seat["face"] for seat in table["seats"]]


def test_everybody_at_a_table_sees_the_faces_that_were_chosen(tmp_path: Path):
    async def test(site: Site) -> None:
        ann, bob = await site.visitor("Ann"), await site.visitor("Bob")
        seats = [{**ME, "face": "owl"}, OPEN, {"kind": "here", "name": "Zoë", "face": "frog"}, {"kind": "bot"}]
        table = (await ann.post("/api/tables", game="looterz", seats=seats))["id"]
        await bob.post(f"/api/tables/{table}/join", face="fox")
        for visitor in (ann, bob):
            assert faces((await mine(visitor))[0]) == ["owl", "fox", "frog", None]
        assert (await bob.request("DELETE", "/api/me")).status_code == 204
        assert faces((await mine(ann))[0]) == ["owl", None, "frog", None]

    play(tmp_path, 1, test)


def test_a_face_is_one_short_word(tmp_path: Path):
    async def test(site: Site) -> None:
        ann = await site.visitor("Ann")
        for wrong in ("", "x" * 17, "<svg>", "Fox", 7):
            answer = await ann.request("POST", "/api/tables", game="looterz", seats=[{**ME, "face": wrong}, OPEN])
            assert answer.status_code == 400

    play(tmp_path, 1, test)
