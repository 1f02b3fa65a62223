"""Memory is bounded in bytes: heads, cookies, what waits for slow clients, logs, and what limits remember."""

import asyncio
import json
import random
from collections.abc import Iterator
from contextlib import contextmanager
from functools import partial
from itertools import product
from pathlib import Path
from types import SimpleNamespace
from typing import Any

import httpx
import msgspec
import pytest
from websockets.frames import Frame, Opcode

import ludoteca
from ludoteca.kernel.game import MOST_SETTINGS
from ludoteca.server.api.socket import LONG_STORY
from ludoteca.server.auth import COOKIE, Auth, network_of
from ludoteca.server.boxes import MOST_LAID, LaidBoxes
from ludoteca.server.checking.tasks import Box
from ludoteca.server.connections import text_frame
from ludoteca.server.errors import RequestError
from ludoteca.server.node import Node
from ludoteca.server.room import Room
from ludoteca.server.settings import Limits, Settings
from ludoteca.server.storage import rows
from ludoteca.server.subscriptions import Subscriber, Subscriptions
from ludoteca.table.facts import Seat, TableFacts
from ludoteca.table.log import PERSON, UNDO, Row
from ludoteca.table.start import begin_match
from ludoteca.table.table import FREE_TAKEBACKS
from tests.server.clients import PATIENCE, Eyes, Guest
from tests.server.services import House
from tests.server.test_tables import BOT, ME, hear, tell, watch, with_guests

HERE = [Seat("person", "ann", "Ann"), Seat("person", "ann", "Al", here=True)]


def facts_of(game: str = "kragmortha") -> TableFacts:
    return TableFacts(
        id="t", game=game, options={}, seats=HERE, host="ann", created=0, seed="seed", commitment="", status="running"
    )


@contextmanager
def open_house(folders: pytest.TempPathFactory, **limits: int) -> Iterator[House]:
    house = House(folders.mktemp("house"), limits=limits)
    house.start()
    try:
        yield house
    finally:
        house.stop()
    house.check_log()


def asking(address: str, cookie: str | None = None) -> Any:
    cookies = {} if cookie is None else {COOKIE: cookie}
    return SimpleNamespace(
        cookies=cookies, client=SimpleNamespace(host=address), scope={"state": {}}, headers={"host": "here"}
    )


def test_made_up_cookies_neither_help_nor_are_remembered(tmp_path: Path):
    async def test() -> None:
        node = Node(Settings(database=str(tmp_path / "tables.db"), limits=Limits(requests_a_second=2)))
        auth = Auth(node)
        for number in range(8):
            await auth.check_request(asking("10.0.0.1", f"{number}" * 150), "GET")
        with pytest.raises(RequestError, match="Too many"):
            await auth.check_request(asking("10.0.0.1", "x" * 3_000_000), "GET")
        await auth.check_request(asking("10.0.0.2"), "GET")
        assert list(auth._requests._levels) == ["10.0.0.1", "10.0.0.2"]
        await node.stop()

    asyncio.run(test())


@pytest.mark.parametrize(
    ("host", "network"),
    [
        ("192.0.2.7", "192.0.2.7"),
        ("2001:db8:1:2:3:4:5:6", "2001:db8:1:2::/64"),
        ("2001:db8:1:2:ffff::1", "2001:db8:1:2::/64"),
        ("::ffff:192.0.2.7", "192.0.2.7"),
        ("fe80::1%eth0", "fe80::/64"),
        ("somewhere", "somewhere"),
        ("y" * 500, "y" * 64),
    ],
)
def test_a_household_with_ipv6_is_one_address(host: str, network: str):
    assert network_of(host) == network


async def raw(house: House, text: bytes) -> bytes:
    """What the server says to some bytes before it closes."""
    reader, writer = await asyncio.open_connection("127.0.0.1", house.port)
    try:
        for at in range(0, len(text), 10_000):
            writer.write(text[at : at + 10_000])
            await writer.drain()
        return await asyncio.wait_for(reader.read(), PATIENCE)
    except ConnectionError:
        return b"cut"
    finally:
        writer.close()


@pytest.mark.parametrize("end", [b"", b"\r\n\r\n"], ids=["endless", "whole"])
def test_a_head_that_is_too_long_is_refused_before_anybody_reads_it(house: House, end: bytes):
    head = b"GET /api/games HTTP/1.1\r\nHost: here\r\nCookie: ludoteca=" + b"x" * 3_000_000 + end
    answer = asyncio.run(raw(house, head))
    assert answer.startswith((b"HTTP/1.1 400", b"cut"))
    many = b"GET / HTTP/1.1\r\n" + b"".join(b"x%d: y\r\n" % number for number in range(20_000)) + end
    assert asyncio.run(raw(house, many)).startswith((b"HTTP/1.1 400", b"cut"))
    assert httpx.get(f"{house.url}/health", trust_env=False, timeout=PATIENCE).status_code == 200


def test_what_waits_for_a_slow_client_is_bounded_in_messages_and_bytes():
    async def test() -> None:
        by_number, by_size = Subscriber(None, 3, 1000), Subscriber(None, 100, 1000)
        for number in range(3):
            by_number.send(b"%d" % number)
        assert not by_number.over.is_set()
        by_number.send(b"3")
        assert by_number.over.is_set()
        by_size.send(b"x" * 5000)  # one message may be long
        assert not by_size.over.is_set()
        assert len(await by_size.next()) == 5000
        by_size.sent()
        by_size.send(b"x" * 600)
        by_size.send(b"x" * 300)
        assert not by_size.over.is_set()
        by_size.send(b"x" * 300)
        assert by_size.over.is_set()

    asyncio.run(test())


def test_a_message_goes_out_at_once_but_never_past_one_that_waits():
    async def test() -> None:
        out: list[bytes] = []
        reads = True

        def write(text: bytes) -> bool:
            if reads:
                out.append(text)
            return reads

        subscriber = Subscriber(None, 10, 1000, write=write)
        subscriber.send(b"1")
        assert out == [b"1"]
        reads = False
        subscriber.send(b"2")
        reads = True
        subscriber.send(b"3")
        assert out == [b"1"]
        waiting = await subscriber.next()
        subscriber.send(b"4")  # while somebody is sending the second
        assert (waiting, out) == (b"2", [b"1"])
        for expected in (b"2", b"3", b"4"):
            assert await subscriber.next() == expected
            subscriber.sent()
        subscriber.send(b"5")
        assert out == [b"1", b"5"]
        subscriber.end()
        subscriber.sent()
        subscriber.send(b"6")
        assert out == [b"1", b"5"]

    asyncio.run(test())


@pytest.mark.parametrize("size", [0, 1, 125, 126, 65_535, 65_536, 100_000])
def test_a_frame_is_written_as_the_standard_says(size: int):
    text = b"x" * size
    assert text_frame(text) == Frame(Opcode.TEXT, text).serialize(mask=False)


def test_who_does_not_read_is_cut_off_though_nothing_can_be_sent_to_them(tmp_path_factory: pytest.TempPathFactory):
    with open_house(tmp_path_factory, backlog_bytes=50_000) as house:
        _cut_off_who_does_not_read(house)


def _cut_off_who_does_not_read(house: House) -> None:
    @with_guests(house, "Ann", "Bob")
    async def test(ann: Guest, bob: Guest) -> None:
        seats = [ME, {"kind": "open"}]
        table = (await ann.post("/api/tables", game="kragmortha", seats=seats))["id"]
        await bob.post(f"/api/tables/{table}/join")
        async with ann.socket(table) as socket:
            eyes = await watch(socket, 0)
            _, writer = await asyncio.open_connection("127.0.0.1", house.port, limit=1)
            cookie = f"Cookie: {COOKIE}={bob.cookies[COOKIE]}"
            lines = [f"GET /api/tables/{table}/socket HTTP/1.1", f"Host: 127.0.0.1:{house.port}", cookie]
            lines += ["Upgrade: websocket", "Connection: Upgrade", "Sec-WebSocket-Version: 13"]
            lines += ["Sec-WebSocket-Key: AAAAAAAAAAAAAAAAAAAAAA==", "", ""]
            writer.write("\r\n".join(lines).encode())
            while not eyes.table["seats"][1]["connected"]:
                await hear(socket, eyes, "table")
            # Bob's client asks for the view again and again, and never looks at an answer.
            asking = json.dumps({"type": "watch", "seat": 1}).encode()
            frame = bytes((0x81, 0x80 | len(asking), 0, 0, 0, 0)) + asking
            gone = asyncio.ensure_future(hear(socket, eyes, "table"))
            for _ in range(100_000):
                if gone.done():
                    break
                try:
                    writer.write(frame * 20)
                    await writer.drain()
                except ConnectionError:
                    break
                await asyncio.sleep(0.01)
            await gone
            assert not eyes.table["seats"][1]["connected"]
            writer.close()


def test_long_stories_are_told_so_often(tmp_path_factory: pytest.TempPathFactory):
    with open_house(tmp_path_factory, stories_a_minute=2) as house:
        _tell_long_stories(house)


def _tell_long_stories(house: House) -> None:
    match, chance = ludoteca.game("kragmortha").new(3, "long"), random.Random(0)
    while not match.over:
        match.play(chance.choice(match.moves()))
    assert len(match.log) > LONG_STORY

    @with_guests(house, "Ann")
    async def test(ann: Guest) -> None:
        table = (await ann.post("/api/records", **match.record()))["id"]
        async with ann.socket(table) as socket:
            for _ in range(2):
                eyes = await watch(socket, None)
            await tell(socket, type="watch", seat=None)
            assert (await hear(socket, eyes, "refused"))["code"] == "too-fast"
            for _ in range(3):  # who has most of it may always have the rest
                await tell(socket, type="watch", seat=None, index=len(match.log) - 5)
                await hear(socket, eyes_of(len(match.log) - 5), "view")


def eyes_of(index: int) -> Eyes:
    eyes = Eyes(None)
    eyes.log = [{"index": number} for number in range(1, index + 1)]
    return eyes


def test_taking_back_again_and_again_comes_to_an_end():
    facts = facts_of()
    room = Room(facts, 1, 0, begin_match(facts, None), 0)
    while not room.index or not room.can_undo(room.log[-1].seat):
        room.play(Row(room.index, PERSON, room.match.seat, str(room.match.moves()[0]), 0))
    pairs = 0
    while room.can_undo(room.log[-1].seat):
        seat = room.log[-1].seat
        room.play(Row(room.index, UNDO, seat, "1", 0))
        room.play(Row(room.index, PERSON, seat, str(room.match.moves()[0]), 0))
        pairs += 1
        assert pairs < 1000
    assert pairs >= FREE_TAKEBACKS
    assert room.index <= 3 * len(room.standing()) + 2 * FREE_TAKEBACKS + 2


def test_settings_and_boxes_at_hand_are_bounded():
    game = ludoteca.game("kragmortha")
    names = ("tie_break", "tomes_per_turn", "rigor_stops_after_catch", "penance")
    settings = [
        dict(zip(names, pair, strict=True)) for pair in product(*(game.options[name].choices for name in names))
    ]
    for seats in game.seats:
        for options in settings:
            game.setting(seats, **options)
    assert len(settings) * len(game.seats) > MOST_SETTINGS == len(game._settings)
    boxes, facts = LaidBoxes(), facts_of()
    setting = game.setting(2)
    laid = Box(msgspec.Raw(msgspec.json.encode(setting.content)), setting.box.array().tobytes())
    for number in range(MOST_LAID + 5):
        facts.box = str(number)
        facts.options = setting.options
        assert boxes.keep(facts, laid).box == setting.box
    assert len(boxes._laid) == MOST_LAID
    assert boxes.of(facts) is not None


def test_a_chat_keeps_its_newest_lines(tmp_path: Path, monkeypatch: pytest.MonkeyPatch):
    monkeypatch.setattr(rows, "MOST_CHAT", 5)

    async def test() -> None:
        node = Node(Settings(database=str(tmp_path / "tables.db")))
        await node.store.write(lambda connection: rows.create(connection, facts_of(), (), None, None))
        for number in range(9):
            say = partial(rows.say, table_id="t", person="ann", seat=None, name="Ann", text=str(number))
            await node.store.write(say)
        kept = await node.store.read(lambda connection: rows.chat_lines(connection, "t", 0))
        assert [line.text for line in kept] == ["4", "5", "6", "7", "8"]
        await node.stop()

    asyncio.run(test())


def test_sockets_are_counted_for_people_and_addresses():
    audience, limits = Subscriptions(), Limits(sockets=5, sockets_each=2, sockets_an_address=3)
    assert [audience.admit(who, "here", limits) for who in ("ann", "ann", "ann", "bob", "cy")] == [1, 1, 0, 1, 0]
    assert [audience.admit(who, "there", limits) for who in ("dee", "eve", "fay")] == [1, 1, 0]
    audience.dismiss("ann", "here")
    assert audience.admit("cy", "here", limits)
    for who, address in (("ann", "here"), ("bob", "here"), ("cy", "here"), ("dee", "there"), ("eve", "there")):
        audience.dismiss(who, address)
    assert not audience._sockets
    assert not audience._addresses


def test_one_address_opens_so_many_sockets_time_after_time(tmp_path_factory: pytest.TempPathFactory):
    with open_house(tmp_path_factory, handshakes_a_minute=3) as house:
        _shake_hands(house)


def _shake_hands(house: House) -> None:
    @with_guests(house, "Ann", "Bob")
    async def test(ann: Guest, bob: Guest) -> None:
        table = (await ann.post("/api/tables", game="looterz", seats=[ME, BOT]))["id"]
        codes = []
        for _ in range(4):
            async with ann.socket(table) as socket:
                heard = json.loads(await socket.recv())
                codes.append(heard["code"] if heard["type"] == "refused" else "")
        assert codes == ["", "", "", "too-fast"]


def test_wrong_passwords_count_for_the_account_wherever_they_come_from(tmp_path_factory: pytest.TempPathFactory):
    with open_house(tmp_path_factory, wrong_logins_an_hour=3, logins_a_minute=1000) as house:
        _guess(house)


def _guess(house: House) -> None:
    @with_guests(house, "Ann", "Bob")
    async def test(ann: Guest, bob: Guest) -> None:
        for guest in (ann, bob):
            await guest.post("/api/me/password", password="correct horse")
        for _ in range(5):  # right ones do not count
            await bob.post("/api/login", name="Ann", password="correct horse")
        wrong = [await bob.refused("POST", "/api/login", name="ANN", password="a guess") for _ in range(4)]
        assert wrong == ["bad-login"] * 3 + ["too-fast"]
        assert await bob.refused("POST", "/api/login", name="Ann", password="correct horse") == "too-fast"
        await bob.post("/api/login", name="Bob", password="correct horse")
