"""People: cookies, names, passwords, being forgotten, ratings; and who is kept out."""

import asyncio
from pathlib import Path

import pytest

from ludoteca.server.errors import RequestError
from ludoteca.server.storage.engine import MIGRATIONS, is_current, migrate, migration_config, open_engine
from ludoteca.server.storage.schema import schema
from ludoteca.table.names import clean_name, clean_text
from tests.server.clients import Eyes, Guest
from tests.server.services import House
from tests.server.test_tables import BOT, ME, OPEN, hear, tell, watch, with_guests


def test_a_guest_is_remembered_by_the_cookie_alone(house: House):
    @with_guests(house, "Ann")
    async def test(ann: Guest) -> None:
        assert await ann.post("/api/me", name="Somebody else") == {"id": ann.id, "name": "Ann", "has_password": False}
        ann.http.headers["cookie"] = "ludoteca=forged"
        assert (await ann.post("/api/me"))["id"] != ann.id


def test_cookies_are_for_this_site_and_not_for_scripts(house: House):
    async def visit() -> str:
        guest = Guest(house.url, "Ann")
        try:
            return (await guest.http.post("/api/me", json={})).headers["set-cookie"].lower()
        finally:
            await guest.http.aclose()

    cookie = asyncio.run(visit())
    assert "httponly" in cookie
    assert "samesite=lax" in cookie


def test_a_password_brings_one_back_from_elsewhere(house: House):
    @with_guests(house, "Anna Maria", "Bob")
    async def test(anna: Guest, bob: Guest) -> None:
        assert await anna.refused("POST", "/api/me/password", password="short") == "bad-request"
        assert (await anna.post("/api/me/password", password="a long password"))["has_password"]
        assert await bob.refused("POST", "/api/login", name="Anna Maria", password="a wrong password") == "bad-login"
        assert await bob.refused("POST", "/api/login", name="Nobody", password="a long password") == "bad-login"
        back = await bob.http.post("/api/login", json={"name": "ANNA  maria", "password": "a long password"})
        assert back.json()["id"] == anna.id
        bob.http.headers["cookie"] = back.headers["set-cookie"].split(";")[0]
        assert (await bob.post("/api/me"))["id"] == anna.id
        await bob.post("/api/logout")
        assert (await bob.post("/api/me"))["id"] != anna.id
        assert (await anna.post("/api/me"))["id"] == anna.id


def test_names_with_a_password_are_not_shared(house: House):
    @with_guests(house, "Cleo", "Cleo")
    async def test(first: Guest, second: Guest) -> None:
        await first.post("/api/me/password", password="a long password")
        assert await second.refused("POST", "/api/me/password", password="a long password") == "name-taken"
        renamed = await second.http.patch("/api/me", json={"name": "Cleopatra"})
        assert renamed.json()["name"] == "Cleopatra"
        await second.post("/api/me/password", password="a long password")
        assert await second.refused("PATCH", "/api/me", name="cleo") == "name-taken"


def test_a_lesson_is_gone_with_its_learner(house: House):
    @with_guests(house, "Ada")
    async def test(ada: Guest) -> None:
        seats = [ME, {"kind": "bot", "level": "easy"}]
        table = await ada.post("/api/tables", game="looterz", seats=seats, lesson=True)
        assert (table["status"], table["lesson"]) == ("running", True)
        await ada.post(f"/api/tables/{table['id']}/leave")
        assert await ada.refused("GET", f"/api/tables/{table['id']}") == "no-table"
        assert await ada.get("/api/tables", which="mine") == []


def test_who_wants_to_be_forgotten_is(house: House):
    @with_guests(house, "Dora", "Emil")
    async def test(dora: Guest, emil: Guest) -> None:
        table = (await emil.post("/api/tables", game="looterz", seats=[ME, OPEN]))["id"]
        await dora.post(f"/api/tables/{table}/join")
        async with dora.socket(table) as socket:
            await tell(socket, type="chat", text="remember me")
            await hear(socket, Eyes(None), "chat")
        assert await dora.refused("DELETE", "/api/nothing") in ("no-page", "bad-method")
        assert (await dora.http.delete("/api/me")).status_code == 204
        for _ in range(600):
            seat = (await emil.get(f"/api/tables/{table}"))["seats"][1]
            if seat["kind"] == "bot":
                break
            await asyncio.sleep(0.05)
        assert (seat["kind"], seat["name"], seat["person"]) == ("bot", None, None)
        assert await dora.refused("PATCH", "/api/me", name="Back") == "no-person"
        async with emil.socket(table) as socket:
            eyes = await watch(socket, 0)
            await tell(socket, type="ping")
            await hear(socket, eyes, "pong")
            assert "chat" not in [message["type"] for message in eyes.heard]


def test_another_sites_pages_are_kept_out(house: House):
    @with_guests(house, "Hal")
    async def test(hal: Guest) -> None:
        table = (await hal.post("/api/tables", game="looterz", seats=[ME, BOT]))["id"]
        for headers in ({"origin": "https://evil.example"}, {"origin": "null"}, {"sec-fetch-site": "cross-site"}):
            answer = await hal.http.post("/api/tables", json={"game": "looterz", "seats": [ME, BOT]}, headers=headers)
            assert (answer.status_code, answer.json()["code"]) == (403, "bad-origin")
        answer = await hal.http.post("/api/me", json={}, headers={"origin": house.url})
        assert answer.status_code == 200
        async with hal.socket(table, Origin="https://evil.example") as socket:
            assert (await hear(socket, Eyes(None), "refused"))["code"] == "bad-origin"
            await socket.wait_closed()
            assert socket.close_code == 4403


def test_pages_come_with_careful_headers(house: House):
    @with_guests(house, "Ida")
    async def test(ida: Guest) -> None:
        for path in ("/", "/tables/abc", "/api/games"):
            answer = await ida.http.get(path)
            assert answer.status_code == 200
            assert "default-src 'self'" in answer.headers["content-security-policy"]
            assert answer.headers["x-content-type-options"] == "nosniff"
        for path in ("/%2e%2e/%2e%2e/server/app.py", "/assets/..%2f..%2fserver%2fapp.py", "/missing.js"):
            assert (await ida.http.get(path)).status_code == 404, path
        page = await ida.get("/api/games/kragmortha/rules", language="xx")
        assert page["language"] == "en"
        assert "K1" in page["markdown"]


def test_too_much_at_once_is_refused(tmp_path: Path):
    house = House(tmp_path, limits={"tables_a_minute": 3})
    house.start()
    try:

        @with_guests(house, "Jo")
        async def test(jo: Guest) -> None:
            codes = [
                (await jo.http.post("/api/tables", json={"game": "looterz", "seats": [ME, OPEN]})).status_code
                for _ in range(5)
            ]
            assert codes == [201] * 3 + [429] * 2
            large = await jo.http.post("/api/records", content=b"[" + b"1," * 3_000_000 + b"1]")
            assert large.status_code == 413
            table = (await jo.get("/api/tables", which="mine"))[0]["id"]
            async with jo.socket(table) as socket:
                await tell(socket, type="chat", text="x")
                for _ in range(40):
                    await tell(socket, type="chat", text="again")
                assert (await hear(socket, Eyes(None), "refused"))["code"] == "too-fast"

    finally:
        house.stop()


def test_names_are_shown_as_they_were_meant():
    assert clean_name("  Zoë\u202e\n of \u0000 Oz ") == "Zoë of Oz"
    assert clean_name("x" * 100) == "x" * 24
    assert clean_text("a\u200bb", 10) == "ab"
    for empty in ("", " ", "\u200b", "\u202e\u2066"):
        with pytest.raises(RequestError):
            clean_name(empty)


def test_the_migrations_make_the_schema(tmp_path: Path):
    from alembic.autogenerate import compare_metadata
    from alembic.runtime.migration import MigrationContext

    engine = open_engine(str(tmp_path / "new.db"), 1)
    assert not is_current(engine)
    migrate(engine)
    assert is_current(engine)
    with engine.connect() as connection:
        assert compare_metadata(MigrationContext.configure(connection), schema) == []
    engine.dispose()
    assert migration_config(engine).get_main_option("script_location") == str(MIGRATIONS)


def test_watching_needs_no_name(house: House):
    @with_guests(house, "Kit")
    async def test(kit: Guest) -> None:
        table = (await kit.post("/api/tables", game="looterz", seats=[ME, BOT]))["id"]
        stranger = Guest(house.url, "stranger")
        try:
            async with stranger.socket(table) as socket:
                eyes = await watch(socket, None)
                assert eyes.view["viewer"] is None
                await tell(socket, type="chat", text="hello")
                assert (await hear(socket, eyes, "refused"))["code"] == "no-person"
        finally:
            await stranger.http.aclose()
