"""Tables: making, joining, leaving, playing again, taking back, breaches, clocks, chat, records."""

import asyncio
import json
from collections.abc import Awaitable, Callable
from functools import partial
from typing import Any

import ludoteca
from tests.server.clients import PATIENCE, Eyes, Guest, Json, Player
from tests.server.services import House

ME, OPEN, HERE = {"kind": "me"}, {"kind": "open"}, {"kind": "here", "name": "Zoë"}
BOT = {"kind": "bot", "level": "random"}


def with_guests(house: House, *names: str) -> Callable[[Callable[..., Awaitable[None]]], None]:
    """Runs a test with some people."""

    def run(test: Callable[..., Awaitable[None]]) -> None:
        async def everything() -> None:
            guests = [Guest(house.url, name) for name in names]
            for guest in guests:
                await guest.__aenter__()
            try:
                await test(*guests)
            finally:
                for guest in guests:
                    await guest.__aexit__()

        asyncio.run(everything())

    return run


async def hear(socket: Any, eyes: Eyes, kind: str, **like: Any) -> Json:
    """Listens until a message of that kind comes."""
    for _ in range(500):
        message: Json = json.loads(await asyncio.wait_for(socket.recv(), PATIENCE))
        eyes.hear(message)
        if message["type"] == kind and all(message.get(key) == value for key, value in like.items()):
            return message
    raise AssertionError(f"no {kind} came")


async def tell(socket: Any, **message: Any) -> None:
    await socket.send(json.dumps(message))


async def watch(socket: Any, seat: int | None, index: int | None = None) -> Eyes:
    eyes = Eyes(seat)
    if index:
        eyes.log = [{"index": number} for number in range(1, index + 1)]
    await tell(socket, type="watch", seat=seat, index=index)
    await hear(socket, eyes, "view")
    return eyes


async def move(socket: Any, eyes: Eyes, choice: int = 0, seat: int | None = None) -> None:
    """Makes one move and hears of it."""
    chosen = eyes.view["moves"][choice]["notation"]
    index = eyes.index
    await tell(socket, type="move", index=index, seat=eyes.seat if seat is None else seat, move=chosen)
    await hear(socket, eyes, "moved", index=index + 1)


async def to_my_turn(socket: Any, eyes: Eyes) -> None:
    while not eyes.mine and not eyes.over:
        await hear(socket, eyes, "moved")


def test_a_table_waits_for_its_guests_and_starts_when_it_is_full(house: House):
    @with_guests(house, "Ann", "Bob", "Cy")
    async def test(ann: Guest, bob: Guest, cy: Guest) -> None:
        table = await ann.post("/api/tables", game="looterz", seats=[ME, OPEN, BOT], public=True, pace="instant")
        path = f"/api/tables/{table['id']}"
        assert (table["status"], table["my_seats"], table["index"]) == ("waiting", [0], 0)
        assert table["id"] in [shown["id"] for shown in await cy.get("/api/tables", which="open", game="looterz")]
        assert table["id"] not in [shown["id"] for shown in await cy.get("/api/tables", which="mine")]
        assert await bob.refused("GET", f"{path}/views/0") == "table-waiting"
        assert await bob.refused("POST", f"{path}/start") == "not-host"
        async with ann.socket(table["id"]) as socket:
            await tell(socket, type="watch", seat=0)
            eyes = Eyes(0)
            await hear(socket, eyes, "table")
            joined = await bob.post(f"{path}/join", seat=1)
            assert (joined["status"], joined["my_seats"]) == ("running", [1])
            await hear(socket, eyes, "view")
            assert eyes.view["viewer"] == 0
        assert await cy.refused("POST", f"{path}/join") == "table-running"
        assert table["id"] in [shown["id"] for shown in await bob.get("/api/tables", which="mine")]
        assert table["id"] in [shown["id"] for shown in await cy.get("/api/tables", which="public")]


def test_the_host_can_start_with_bots_on_open_seats(house: House):
    @with_guests(house, "Ann")
    async def test(ann: Guest) -> None:
        table = await ann.post("/api/tables", game="kragmortha", seats=[ME, OPEN, OPEN])
        started = await ann.post(f"/api/tables/{table['id']}/start")
        assert started["status"] == "running"
        assert [seat["kind"] for seat in started["seats"]] == ["person", "bot", "bot"]
        assert await ann.refused("POST", f"/api/tables/{table['id']}/start") == "table-running"


def test_who_leaves_before_the_start_frees_the_seat_and_an_empty_table_is_gone(house: House):
    @with_guests(house, "Ann", "Bob")
    async def test(ann: Guest, bob: Guest) -> None:
        table = await ann.post("/api/tables", game="looterz", seats=[ME, OPEN, OPEN])
        path = f"/api/tables/{table['id']}"
        await bob.post(f"{path}/join")
        left = await ann.post(f"{path}/leave")
        assert (left["host"], left["seats"][0]["kind"]) == (bob.id, "open")
        await bob.post(f"{path}/leave")
        assert await bob.refused("GET", path) == "no-table"


def test_a_bot_stands_in_for_who_leaves_until_they_return(house: House):
    @with_guests(house, "Ann", "Bob")
    async def test(ann: Guest, bob: Guest) -> None:
        table = await ann.post("/api/tables", game="looterz", seats=[ME, OPEN], pace="instant")
        path = f"/api/tables/{table['id']}"
        await bob.post(f"{path}/join")
        async with ann.socket(table["id"]) as socket:
            eyes = await watch(socket, 0)
            assert (await bob.post(f"{path}/leave"))["seats"][1]["stand_in"]
            await to_my_turn(socket, eyes)
            while not (eyes.log and eyes.log[-1]["by"] == 1):
                if eyes.mine:
                    await move(socket, eyes)
                else:
                    await hear(socket, eyes, "moved")
            assert next(message["auto"] for message in eyes.heard if message["type"] == "moved" and message["by"] == 1)
            back = await bob.post(f"{path}/join")
            assert not back["seats"][1]["stand_in"]
            assert back["my_seats"] == [1]


def test_a_move_can_be_taken_back_until_something_is_revealed(house: House):
    @with_guests(house, "Ann", "Bob")
    async def test(ann: Guest, bob: Guest) -> None:
        seats = [ME, {"kind": "here", "name": "Al"}]
        table = await ann.post("/api/tables", game="kragmortha", seats=seats, options={"first_player": "1"})
        async with ann.socket(table["id"]) as socket, bob.socket(table["id"]) as other:
            eyes = await watch(socket, None)
            seat = eyes.view["deciding"]
            eyes = await watch(socket, seat)
            spectator = await watch(other, None)
            before = eyes.view
            assert not before["can_undo"]
            await move(socket, eyes)
            assert eyes.view["can_undo"]
            await tell(socket, type="undo", index=0, seat=seat)
            assert (await hear(socket, eyes, "refused"))["code"] == "stale"
            await tell(socket, type="undo", index=1, seat=1 - seat)
            assert (await hear(socket, eyes, "refused"))["code"] == "cannot-undo"
            await tell(socket, type="undo", index=1, seat=seat)
            await hear(socket, eyes, "view", undone=True)
            assert eyes.index == 2
            same = before.keys() - {"index", "events"}
            assert {key: eyes.view[key] for key in same} == {key: before[key] for key in same}
            await hear(other, spectator, "view", undone=True)
            assert spectator.index == 2
            story = await bob.get(f"/api/tables/{table['id']}/replay")
            assert [entry.get("undone", 0) for entry in story] == [0, 1]
            record = await bob.get(f"/api/tables/{table['id']}/record")
            assert record["moves"] == []
            await move(socket, eyes, 1)
            assert eyes.index == 3


def test_stale_repeated_illegal_and_foreign_moves_are_answered_and_not_applied(house: House):
    @with_guests(house, "Ann", "Bob")
    async def test(ann: Guest, bob: Guest) -> None:
        table = await ann.post("/api/tables", game="kragmortha", seats=[ME, HERE])
        async with ann.socket(table["id"]) as socket, bob.socket(table["id"]) as other:
            seat = (await watch(socket, None)).view["deciding"]
            eyes = await watch(socket, seat)
            first = eyes.view["moves"][0]["notation"]
            for wrong, code in (
                ({"index": 0, "seat": seat, "move": "fly away"}, "illegal"),
                ({"index": 0, "seat": seat, "move": "breach P1"}, "illegal"),
                ({"index": 7, "seat": seat, "move": first}, "stale"),
                ({"index": 0, "seat": 1 - seat, "move": first}, "not-your-turn"),
                ({"index": 0, "seat": 5, "move": first}, "not-your-seat"),
            ):
                await tell(socket, type="move", **wrong)
                assert (await hear(socket, eyes, "refused", about="move"))["code"] == code
            await move(socket, eyes)
            await tell(socket, type="move", index=0, seat=seat, move=first)
            assert (await hear(socket, eyes, "refused"))["code"] == "stale"
            intruder = await watch(other, None)
            await tell(other, type="move", index=1, seat=1 - seat, move=first)
            assert (await hear(other, intruder, "refused"))["code"] == "not-your-seat"
            await tell(other, type="watch", seat=0, index=None)
            assert (await hear(other, intruder, "refused"))["code"] == "not-your-seat"
            assert (await ann.get(f"/api/tables/{table['id']}"))["index"] == 1


def enough(eyes: Eyes, length: int) -> bool:
    return len(eyes.log) >= length or eyes.over


def test_a_dropped_connection_resumes_where_it_was(house: House):
    @with_guests(house, "Ann")
    async def test(ann: Guest) -> None:
        table = (await ann.post("/api/tables", game="looterz", seats=[ME, BOT], pace="instant"))["id"]
        player = Player(ann, table, 0)
        for length in range(10, 60, 10):
            await player.play(until=partial(enough, player.eyes, length))
        whole = await ann.get(f"/api/tables/{table}/replay", seat=0)
        told = [(entry["index"], entry["events"]) for entry in player.eyes.log]
        assert told == [(entry["index"], entry["events"]) for entry in whole[: len(told)]]


def test_chat_reaches_everybody_and_stays(house: House):
    @with_guests(house, "Ann", "Bob")
    async def test(ann: Guest, bob: Guest) -> None:
        table = (await ann.post("/api/tables", game="looterz", seats=[ME, BOT]))["id"]
        async with ann.socket(table) as socket, bob.socket(table) as other:
            mine, theirs = await watch(socket, 0), await watch(other, None)
            await tell(socket, type="chat", text="  <b>hello</b>\u202e \n there ")
            line = await hear(other, theirs, "chat")
            assert (line["seat"], line["name"], line["text"]) == (0, "Ann", "<b>hello</b> there")
            assert (await hear(socket, mine, "chat"))["text"] == line["text"]
            await tell(other, type="chat", text="\u200b")
            assert (await hear(other, theirs, "refused"))["code"] == "bad-message"
        async with bob.socket(table) as again:
            eyes = await watch(again, None)
            assert (await hear(again, eyes, "chat"))["text"] == line["text"]


def test_previews_and_hints_are_for_the_seat_that_decides(house: House):
    @with_guests(house, "Ann", "Bob")
    async def test(ann: Guest, bob: Guest) -> None:
        table = (await ann.post("/api/tables", game="kragmortha", seats=[ME, HERE]))["id"]
        async with ann.socket(table) as socket, bob.socket(table) as other:
            seat = (await watch(socket, None)).view["deciding"]
            eyes = await watch(socket, seat)
            await tell(socket, type="preview", index=0, moves=None)
            previews = (await hear(socket, eyes, "previews"))["previews"]
            assert {int(number) for number in previews} == {legal["id"] for legal in eyes.view["moves"]}
            await tell(socket, type="hint", index=0, seat=seat)
            await tell(socket, type="ping")
            thought = await hear(socket, eyes, "thought")
            assert "pong" in [message["type"] for message in eyes.heard], "a bot that thinks keeps everybody waiting"
            assert thought["options"][0]["notation"] in [legal["notation"] for legal in eyes.view["moves"]]
            assert thought["options"][0]["outlook"] is not None
            spectator = await watch(other, None)
            for kind in ("preview", "hint"):
                await tell(other, type=kind, index=0, seat=seat)
                assert (await hear(other, spectator, "refused", about=kind))["code"] == "not-your-seat"


def test_a_match_can_be_continued_played_again_exported_and_imported(house: House):
    @with_guests(house, "Ann", "Bob")
    async def test(ann: Guest, bob: Guest) -> None:
        table = (await ann.post("/api/tables", game="looterz", seats=[ME, OPEN, BOT], pace="instant"))["id"]
        path = f"/api/tables/{table}"
        await bob.post(f"{path}/join")
        assert await ann.refused("POST", f"{path}/rematch") == "not-finished"
        assert await ann.refused("POST", f"{path}/continue", index=0, seats=[ME, BOT, BOT]) == "not-finished"
        assert await ann.refused("GET", f"{path}/verify") == "not-finished"
        assert await ann.refused("GET", f"{path}/assessments") == "not-finished"
        await asyncio.gather(Player(ann, table, 0).play(), Player(bob, table, 1).play())
        again = await ann.post(f"{path}/rematch")
        assert again["seats"][1]["kind"] == "open"
        assert again["seats"][1]["person"] == bob.id
        assert (await bob.post(f"{path}/rematch"))["id"] == again["id"]
        joined = await bob.post(f"/api/tables/{again['id']}/join")
        assert (joined["status"], joined["my_seats"]) == ("running", [1])
        old = await ann.get(f"{path}/views/20")
        on = await ann.post(f"{path}/continue", index=20, seats=[ME, HERE, HERE])
        assert on["origin"] == {"table": table, "index": 20}
        new = await ann.get(f"/api/tables/{on['id']}/views/0")
        assert new["players"] == old["players"]
        some = await ann.get(f"{path}/assessments", **{"from": 20})
        assert some["decisions"][0]["index"] >= 20
        assert all(len(decision["after"]) == 3 for decision in some["decisions"])
        assert some["next"] is None or some["next"] > some["decisions"][-1]["index"]
        assert await ann.get(f"{path}/assessments", **{"from": 100_000}) == {"decisions": [], "next": None}
        record = await ann.get(f"{path}/record")
        assert ludoteca.game("looterz").verify(record).ranks == record["ranks"]
        imported = await bob.post("/api/records", **record)
        assert (imported["status"], imported["ranks"]) == ("finished", record["ranks"])
        assert (await bob.get(f"/api/tables/{imported['id']}/verify"))["ok"]
        half = {key: value for key, value in record.items() if key != "ranks"} | {"moves": record["moves"][:30]}
        assert (await bob.post("/api/records", **half))["status"] == "running"
        assert await bob.refused("POST", "/api/records", **record | {"moves": ["nonsense"]}) == "bad-record"
