"""Accounts: passwords, sessions, recovery, names, one's own data, closed doors."""

import asyncio
import io
import json
import zipfile
from collections.abc import Awaitable, Callable
from pathlib import Path
from typing import Any

import pytest

from ludoteca.server.app import create_app
from ludoteca.server.errors import RequestError
from ludoteca.server.names import skeleton
from ludoteca.server.people import stored_password
from ludoteca.server.registration import new_registration_code
from ludoteca.server.sessions import DAY, client_of
from ludoteca.server.settings import Settings
from ludoteca.server.storage.schema import people, sessions
from ludoteca.server.table_facts import now_ms
from ludoteca.table.names import clean_name
from tests.server import in_process
from tests.server.in_process import GENEROUS, Site, Visitor

ME, OPEN = {"kind": "me"}, {"kind": "open"}
PASSWORD, ANOTHER = "a long password", "another long password"
Test = Callable[[Site], Awaitable[None]]


@pytest.fixture
def play(tmp_path: Path) -> Callable[[Test], None]:
    """Runs a test at one server."""

    def run(test: Test) -> None:
        site = Site(tmp_path, 1)
        in_process.play(site, lambda: test(site))

    return run


async def code(visitor: Visitor, method: str, path: str, **body: Any) -> str:
    answer = await visitor.request(method, path, **body)
    assert 400 <= answer.status_code < 500, answer.text
    return str(answer.json()["code"])


async def logged_in(site: Site, name: str, password: str = PASSWORD) -> Visitor:
    visitor = Visitor(site, name)
    answer = await visitor.request("POST", "/api/login", name=name, password=password)
    assert answer.status_code == 200, answer.text
    visitor.take_cookie(answer)
    visitor.id = answer.json()["id"]
    return visitor


async def with_password(site: Site, name: str) -> Visitor:
    visitor = await site.visitor(name)
    await visitor.post("/api/me/password", password=PASSWORD)
    return visitor


def test_a_new_password_needs_the_old_one_and_ends_every_other_session(play: Callable[[Test], None]):
    @play
    async def test(site: Site) -> None:
        ann = await with_password(site, "Ann")
        thief = await logged_in(site, "Ann")
        for old in ({}, {"old": "a wrong password"}):
            assert await code(thief, "POST", "/api/me/password", password=ANOTHER, **old) == "bad-password"
        assert await code(thief, "DELETE", "/api/me", password="a wrong password") == "bad-password"
        assert await code(thief, "POST", "/api/me/recovery", password="a wrong password") == "bad-password"
        await ann.post("/api/me/password", password=ANOTHER, old=PASSWORD)
        assert await code(thief, "PATCH", "/api/me", name="Mine now") == "no-person"
        assert (await ann.request("PATCH", "/api/me", name="Ann B")).status_code == 200
        assert await code(Visitor(site), "POST", "/api/login", name="Ann B", password=PASSWORD) == "bad-login"


def test_sessions_are_listed_and_ended_one_by_one_or_all(play: Callable[[Test], None]):
    @play
    async def test(site: Site) -> None:
        ann = await with_password(site, "Ann")
        phone, laptop = await logged_in(site, "Ann"), await logged_in(site, "Ann")
        account: dict[str, Any] = (await phone.request("GET", "/api/me/account")).json()
        assert [session["mine"] for session in account["sessions"]].count(True) == 1
        assert len(account["sessions"]) == 3
        assert all(len(session["id"]) < 32 for session in account["sessions"]), "not what is stored"
        mine = next(session["id"] for session in account["sessions"] if session["mine"])
        assert await code(ann, "DELETE", "/api/me/sessions/0000") == "no-session"
        left = (await ann.request("DELETE", f"/api/me/sessions/{mine}")).json()
        assert len(left) == 2
        assert await code(phone, "GET", "/api/me/account") == "no-person"
        stranger = await site.visitor("Bob")
        other = next(session["id"] for session in left)
        assert await code(stranger, "DELETE", f"/api/me/sessions/{other}") == "no-session"
        assert len((await ann.request("DELETE", "/api/me/sessions/others")).json()) == 1
        assert await code(laptop, "GET", "/api/me/account") == "no-person"


def test_sessions_end_when_nobody_comes_and_are_renewed_by_coming(play: Callable[[Test], None]):
    @play
    async def test(site: Site) -> None:
        ann, bob = await site.visitor("Ann"), await site.visitor("Bob")
        store = site.nodes[0].store

        async def age(person: str, days: int) -> None:
            old = now_ms() - days * DAY
            await store.write(
                lambda c: c.execute(sessions.update().where(sessions.c.person == person).values(seen=old))
            )

        await age(ann.id, GENEROUS.session_days + 1)
        await age(bob.id, GENEROUS.session_days - 1)
        assert await code(ann, "GET", "/api/me/account") == "no-person"
        answer = await bob.request("POST", "/api/me")
        assert answer.json()["id"] == bob.id
        assert f"max-age={GENEROUS.session_days * 24 * 3600}" in answer.headers["set-cookie"].lower()
        (session,) = (await bob.request("GET", "/api/me/account")).json()["sessions"]
        assert session["seen"] > session["created"]


def test_a_socket_does_not_outlive_its_session(play: Callable[[Test], None]):
    @play
    async def test(site: Site) -> None:
        ann = await site.visitor("Ann")
        table = (await ann.post("/api/tables", game="looterz", seats=[ME, {"kind": "bot"}]))["id"]
        socket = await ann.open(table)
        old = now_ms() - (GENEROUS.session_days + 1) * DAY
        await site.nodes[0].store.write(lambda c: c.execute(sessions.update().values(seen=old)))
        await site.rounds()
        assert socket.close_code == 4401


def test_a_recovery_code_opens_the_account_once(play: Callable[[Test], None]):
    @play
    async def test(site: Site) -> None:
        ann = await with_password(site, "Ann")
        guest = await site.visitor("Gus")
        assert await code(guest, "POST", "/api/me/recovery") == "no-password"
        codes = (await ann.post("/api/me/recovery", password=PASSWORD))["codes"]
        assert len(set(codes)) == 8
        stored = await site.nodes[0].store.read(lambda c: str(c.exec_driver_sql("SELECT * FROM recovery_codes").all()))
        assert not any(code in stored for code in codes)
        lost = Visitor(site)
        bad = {"name": "Ann", "code": "aaaaa-bbbbb-ccccc-ddddd", "password": ANOTHER}
        assert await code(lost, "POST", "/api/recover", **bad) == "bad-code"
        assert await code(lost, "POST", "/api/recover", name="Bob", code=codes[0], password=ANOTHER) == "bad-code"
        told = codes[0].replace("-", " ").upper()
        answer = await lost.request("POST", "/api/recover", name="ann", code=told, password=ANOTHER)
        assert answer.json()["id"] == ann.id
        lost.take_cookie(answer)
        assert await code(ann, "GET", "/api/me/account") == "no-person", "whoever had a cookie has none now"
        assert (await lost.request("GET", "/api/me/account")).json()["recovery_codes"] == 7
        assert await code(lost, "POST", "/api/recover", name="Ann", code=codes[0], password=PASSWORD) == "bad-code"
        await lost.post("/api/me/recovery", password=ANOTHER)
        assert await code(lost, "POST", "/api/recover", name="Ann", code=codes[1], password=PASSWORD) == "bad-code"


ALIKE = [
    ("Anna Maria", "\u0410NNA m\u0430ri\u0430"),
    ("Bill", "BiII"),
    ("Clem", "Clern"),
    ("José", "jose"),
    ("Zoë", "Z0e"),
    ("Ivan", "lv\u0430n"),
]


@pytest.mark.parametrize(("name", "alike"), ALIKE)
def test_names_that_look_alike_are_one(name: str, alike: str):
    assert skeleton(name) == skeleton(alike)


def test_names_that_do_not_look_alike_are_two():
    names = ["Ann", "Anna", "Hannah", "Bob", "Rob", "Иван", "Ольга", "Łukasz", "Nadia", "12", "21", "王小明", "李雷"]
    assert len({skeleton(name) for name in names}) == len(names)


@pytest.mark.parametrize(
    "name", ["\u3164", "\u2800\u2800", "...", "\u0301", "\u115f \u1160", "A\u0430", "\u0391nn", "Bo\u0432", "\ufeff"]
)
def test_names_that_deceive_or_cannot_be_seen_are_refused(name: str):
    with pytest.raises(RequestError):
        clean_name(name)


def test_names_do_not_climb_over_the_lines():
    towering = clean_name("Z" + "\u0316\u0317" * 30 + "oe")
    assert towering == "Z\u0316\u0317oe"
    assert clean_name("Nguyễn Văn") == "Nguyễn Văn"
    assert clean_name("山田 Taro") == "山田 Taro"


def test_nobody_takes_a_registered_name_or_one_like_it(play: Callable[[Test], None]):
    @play
    async def test(site: Site) -> None:
        ann = await with_password(site, "Anna")
        bob = await site.visitor("Bob")
        for name in ("Anna", "ANNA", "Anna.", "A n n a", "Ánna"):
            assert await code(bob, "PATCH", "/api/me", name=name) in ("name-taken", "mixed-name"), name
            assert await code(Visitor(site), "POST", "/api/me", name=name) in ("name-taken", "mixed-name"), name
        seats = [ME, {"kind": "bot", "name": "Anna"}]
        assert await code(bob, "POST", "/api/tables", game="looterz", seats=seats) == "name-taken"
        assert (await ann.request("PATCH", "/api/me", name="ANNA")).status_code == 200, "one's own is free"


def test_guests_are_marked_until_they_have_a_password(play: Callable[[Test], None]):
    @play
    async def test(site: Site) -> None:
        ann, bob = await with_password(site, "Ann"), await site.visitor("Bob")
        table = (await ann.post("/api/tables", game="looterz", seats=[ME, OPEN], start=False))["id"]
        shown = await bob.post(f"/api/tables/{table}/join")
        assert [seat["guest"] for seat in shown["seats"]] == [False, True]
        socket = await ann.open(table)
        await bob.post("/api/me/password", password=PASSWORD)
        await site.quiet()
        news = [message["table"] for message in socket.heard() if message["type"] == "table"]
        assert [seat["guest"] for seat in news[-1]["seats"]] == [False, False]


def test_everything_of_ones_own_comes_as_one_file_and_goes_with_its_person(play: Callable[[Test], None]):
    @play
    async def test(site: Site) -> None:
        ann, bob = await with_password(site, "Ann"), await site.visitor("Bob")
        table = (await ann.post("/api/tables", game="looterz", seats=[ME, OPEN]))["id"]
        await bob.post(f"/api/tables/{table}/join")
        for visitor in (ann, bob):
            socket = await visitor.open(table)
            socket.tell(type="chat", text=f"{visitor.name} was here")
        await site.quiet()
        await ann.request("PUT", f"/api/me/people/{bob.id}", kind="friend")
        await ann.post("/api/reports", person=bob.id, reason="chat", table=table, text="rude")
        await ann.post("/api/me/recovery", password=PASSWORD)
        answer = await ann.request("GET", "/api/me/data")
        assert answer.headers["content-type"] == "application/zip"
        with zipfile.ZipFile(io.BytesIO(answer.content)) as file:
            told = {name: file.read(name).decode() for name in file.namelist()}
        me = json.loads(told["me.json"])
        assert (me["name"], len(me["sessions"]), me["people"]["asked"][0]["name"]) == ("Ann", 1, "Bob")
        assert [line["text"] for line in json.loads(told["chat.json"])] == ["Ann was here"]
        assert json.loads(told["reports.json"])[0]["text"] == "rude"
        assert json.loads(told[f"tables/{table}.json"])["my_seats"] == [0]
        everything = "".join(told.values())
        secret = ann.cookie.partition("=")[2]
        assert not any(word in everything for word in ("argon2", "digest", secret, "Bob was here"))
        assert (await ann.request("DELETE", "/api/me", password=PASSWORD)).status_code == 204
        left = await site.nodes[0].store.read(_everything)
        assert ann.id not in "".join(text for name, text in left.items() if name != "tables")
        assert "Ann" not in "".join(left.values())


def _everything(connection: Any) -> dict[str, str]:
    names = connection.exec_driver_sql("SELECT name FROM sqlite_master WHERE type = 'table'").scalars().all()
    return {name: str(connection.exec_driver_sql(f"SELECT * FROM {name}").all()) for name in names}


def test_guests_who_can_never_come_back_are_forgotten(play: Callable[[Test], None]):
    @play
    async def test(site: Site) -> None:
        from ludoteca.server import retention

        ann, bob, cy = await with_password(site, "Ann"), await site.visitor("Bob"), await site.visitor("Cy")
        table = (await bob.post("/api/tables", game="looterz", seats=[ME, OPEN]))["id"]
        await cy.post(f"/api/tables/{table}/join")
        node = site.nodes[0]
        gone = now_ms() - (GENEROUS.session_days + 1) * DAY

        def forget_long_ago(connection: Any) -> None:
            for person in (ann.id, bob.id):
                connection.execute(sessions.update().where(sessions.c.person == person).values(seen=gone))
                connection.execute(people.update().where(people.c.id == person).values(seen=gone))

        await node.store.write(forget_long_ago)
        await retention.look_after(node)
        await site.quiet()
        left = await node.store.read(lambda c: set(c.execute(people.select()).scalars()))
        assert left == {ann.id, cy.id}, "who has a password may come back any time"
        shown = (await cy.request("GET", f"/api/tables/{table}")).json()
        assert [seat["kind"] for seat in shown["seats"]] == ["bot", "person"]


@pytest.mark.parametrize("registration", ["code", "closed"])
def test_a_club_lets_in_whom_it_wants(tmp_path: Path, registration: Any):
    async def everything() -> None:
        site = Site(tmp_path, 1)
        settings = Settings(database=str(tmp_path / "site.db"), limits=GENEROUS, registration=registration)
        member = await with_password(site, "Mia")
        site.apps = [create_app(settings)]
        nodes, site.nodes = site.nodes, [site.apps[0].state.server.node]
        try:
            refusal = {"code": "registration-code", "closed": "registration-closed"}[registration]
            assert await code(Visitor(site), "POST", "/api/me") == refusal
            assert (await logged_in(site, "Mia")).id == member.id
            if registration == "closed":
                return
            later = now_ms() + DAY
            made = await site.nodes[0].store.write(lambda c: new_registration_code(c, 2, later, "Tuesday"))
            assert await code(Visitor(site), "POST", "/api/me", code="no-such-code") == "bad-registration-code"
            for name in ("Ned", "Oda"):
                assert (await Visitor(site).request("POST", "/api/me", name=name, code=made)).status_code == 200
            assert await code(Visitor(site), "POST", "/api/me", code=made) == "bad-registration-code"
            assert (await member.request("POST", "/api/me")).json()["id"] == member.id
        finally:
            for node in (*nodes, *site.nodes):
                await node.stop()

    asyncio.run(everything())


def test_over_https_the_cookie_is_this_hosts_alone(tmp_path: Path):
    async def everything() -> None:
        site = Site(tmp_path, 1)
        settings = Settings(
            database=str(tmp_path / "site.db"), limits=GENEROUS, secure_cookie=True, hosts=("ludoteca.test",)
        )
        old, site.apps = site.nodes, [create_app(settings)]
        site.nodes = [site.apps[0].state.server.node]
        try:
            answer = await Visitor(site).request("POST", "/api/me")
            cookie = answer.headers["set-cookie"]
            assert cookie.startswith("__Host-ludoteca=")
            assert "secure" in cookie.lower()
            assert "path=/;" in cookie.lower()
            assert "domain" not in cookie.lower()
            assert answer.headers["cache-control"] == "no-store"
            ann = Visitor(site)
            ann.take_cookie(answer)
            assert (await ann.request("POST", "/api/me")).json()["id"] == answer.json()["id"]
            for headers, refused in (
                ({"origin": "http://ludoteca.test"}, "bad-origin"),
                ({"origin": "https://ludoteca.test"}, None),
                ({"host": "evil.example"}, "bad-host"),
                ({"host": "ludoteca.test:8443"}, None),
            ):
                ann.headers = headers
                told = await ann.request("POST", "/api/me")
                assert (told.json().get("code") if told.status_code != 200 else None) == refused, headers
        finally:
            for node in (*old, *site.nodes):
                await node.stop()

    asyncio.run(everything())


def test_browsers_are_told_apart_by_kind_alone():
    firefox = "Mozilla/5.0 (X11; Linux x86_64; rv:139.0) Gecko/20100101 Firefox/139.0"
    edge = "Mozilla/5.0 (Windows NT 10.0) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/126.0 Safari/537.36 Edg/126.0"
    assert (client_of(firefox), client_of(edge)) == ("Firefox, Linux", "Edge, Windows")
    assert client_of("") == client_of("x" * 10_000) == ""


def test_accounts_and_cookies_outlive_the_update(tmp_path: Path):
    from alembic import command

    from ludoteca.server.sessions import digest_of, session_of
    from ludoteca.server.storage.engine import migration_config, open_engine
    from ludoteca.server.storage.store import Store

    engine = open_engine(str(tmp_path / "old.db"), 1)
    command.upgrade(migration_config(engine), "0003")
    with engine.connect().execution_options(writing=True) as old, old.begin():
        for number, (name, login) in enumerate([("Zoë", "zoë"), ("Zoe", "zoe"), ("Guest", None)]):
            row = (f"person{number}", name, login, "hash" if login else None, number)
            old.exec_driver_sql("INSERT INTO people (id, name, login, password, created) VALUES (?, ?, ?, ?, ?)", row)
            session = (digest_of(f"secret{number}"), row[0], number)
            old.exec_driver_sql("INSERT INTO sessions (digest, person, created) VALUES (?, ?, ?)", session)
    engine.dispose()
    store = Store(str(tmp_path / "old.db"))
    try:
        with store.engine.connect() as now:
            for number in range(3):
                session_now = session_of(now, f"secret{number}", 90)
                assert session_now is not None
                assert session_now.person == f"person{number}"
            found = [stored_password(now, name) for name in ("Zoë", "Zoe")]
            ids = [person.id for person, _ in filter(None, found)]
            assert ids == ["person0", "person1"], "both can log in, though their names look alike"
    finally:
        store.close()
