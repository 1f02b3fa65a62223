"""Nobody chooses the dice: seeds of a secret and the players' numbers, and positions that are dealt anew."""

import asyncio
import hashlib
import json
import sqlite3
from contextlib import closing
from pathlib import Path
from typing import Any

import pytest
from alembic import command

import ludoteca
from ludoteca.kernel.chance import commitment, seed_from
from ludoteca.kernel.errors import BadRecord
from ludoteca.server.storage.engine import migrate, migration_config, open_engine
from tests.server.clients import Guest, Player
from tests.server.services import House
from tests.server.test_tables import BOT, HERE, ME, OPEN, hear, watch, with_guests

ANNS, BOBS = "a1" * 16, "b2" * 16
SECRET = "5e" * 32


def record_of(by_seat: list[str | None], **changes: Any) -> dict[str, Any]:
    """A short match as a server writes it down."""
    match = ludoteca.game("looterz").new(2, seed_from(SECRET, by_seat))
    for _ in range(4):
        match.play(match.moves()[0])
    return match.record() | {"commitment": commitment(SECRET), "secret": SECRET, "nonces": by_seat} | changes


def test_a_seed_is_the_sum_of_a_secret_and_every_number():
    lines = f"ludoteca\n{SECRET}\n{ANNS}\n\n{BOBS}"
    assert seed_from(SECRET, [ANNS, None, BOBS]) == hashlib.sha256(lines.encode()).hexdigest()
    seeds = {seed_from(SECRET, nonces) for nonces in ([ANNS, BOBS], [BOBS, ANNS], [ANNS, None], [None, ANNS])}
    assert len(seeds) == 4


def test_a_record_shows_where_its_seed_comes_from():
    looterz = ludoteca.game("looterz")
    assert looterz.verify(record_of([ANNS, BOBS])).log
    assert looterz.verify(record_of([ANNS, None])).log
    wrong = (
        ({"nonces": [BOBS, ANNS]}, "does not follow"),
        ({"nonces": [ANNS]}, "one number of each seat"),
        ({"nonces": [ANNS, "x" * 16]}, "one number of each seat"),
        ({"secret": "00" * 32}, "secret is not the one"),
        ({"seed": "chosen"}, "does not follow"),
    )
    for changes, why in wrong:
        with pytest.raises(BadRecord, match=why):
            looterz.verify(record_of([ANNS, BOBS], **changes))


def test_records_of_before_are_in_order_as_they_were():
    looterz = ludoteca.game("looterz")
    old = looterz.new(2, "any words").record()
    assert "secret" not in old
    assert looterz.verify(old).seed == "any words"
    with pytest.raises(BadRecord, match="seed is not the one"):
        looterz.verify(old | {"seed": "others"})


def test_a_position_that_is_dealt_anew_shows_the_same_and_hides_something_else():
    looterz = ludoteca.game("looterz")
    match = looterz.new(3, "somebody's own")
    begun = looterz.from_position(match.position())
    first, second = begun.redealt("one"), begun.redealt("two")
    assert first.view(None) == second.view(None) == match.view(None)
    hands = [[hand(begun.view(seat)) for seat in range(3)] for begun in (match, first, second)]
    assert hands[0] != hands[1] != hands[2] != hands[0]
    first.play(first.moves()[0])
    again = looterz.verify(first.record())
    assert again.position() == first.position()
    with pytest.raises(BadRecord, match="seed is not the one"):
        looterz.verify(first.record() | {"seed": "two"})


def test_everybody_has_a_part_in_the_dice_and_sees_it(house: House):
    @with_guests(house, "Ann", "Bob", "Cy")
    async def test(ann: Guest, bob: Guest, cy: Guest) -> None:
        wanted = {"game": "looterz", "seats": [ME, OPEN, BOT], "pace": "instant", "hold": True}
        promised = await ann.post("/api/tables", **wanted)
        path = f"/api/tables/{promised['id']}"
        await ann.post(f"{path}/join", nonce=ANNS)
        assert (await ann.post(f"{path}/join", nonce="00" * 16))["seats"][0]["nonce"] == ANNS, "it counts once"
        assert await bob.refused("POST", f"{path}/join", nonce="not hexadecimal!") == "bad-request"
        async with cy.socket(promised["id"]):  # the table is at hand, with nothing dealt yet, before it starts
            started = await bob.post(f"{path}/join", nonce=BOBS)
            assert started["status"] == "running"
        assert [seat["nonce"] for seat in started["seats"]] == [ANNS, BOBS, None]
        assert (started["commitment"], started["secret"], started["seed"]) == (promised["commitment"], None, None)
        sealed = await cy.get(f"{path}/record")
        assert sealed["nonces"] == [ANNS, BOBS, None]
        assert not sealed.keys() & {"secret", "seed"}
        await asyncio.gather(Player(ann, promised["id"], 0).play(), Player(bob, promised["id"], 1).play())
        shown = await cy.get(path)
        assert hashlib.sha256(shown["secret"].encode()).hexdigest() == promised["commitment"]
        assert shown["seed"] == seed_from(shown["secret"], [ANNS, BOBS, None])
        record = await cy.get(f"{path}/record")
        assert ludoteca.game("looterz").verify(record).ranks == record["ranks"]
        assert (await cy.get(f"{path}/verify"))["ok"]
        imported = await cy.post("/api/records", **record)
        assert (await cy.get(f"/api/tables/{imported['id']}/verify"))["ok"]
        forged = record | {"nonces": [BOBS, BOBS, None]}
        assert await cy.refused("POST", "/api/records", **forged) == "bad-record"


def test_tables_of_bots_and_rematches_and_open_seats_have_such_seeds_too(house: House):
    @with_guests(house, "Ann")
    async def test(ann: Guest) -> None:
        tables = [await ann.post("/api/tables", game="looterz", seats=[BOT, BOT], pace="instant")]
        waiting = await ann.post("/api/tables", game="looterz", seats=[ME, OPEN], pace="instant")
        await ann.post(f"/api/tables/{waiting['id']}/join", nonce=ANNS)
        tables.append(await ann.post(f"/api/tables/{waiting['id']}/start"))
        await Player(ann, waiting["id"], 0).play()
        again = await ann.post(f"/api/tables/{waiting['id']}/rematch", hold=True)
        assert again["status"] == "waiting"
        tables.append(await ann.post(f"/api/tables/{again['id']}/join", nonce=BOBS))
        assert tables[-1]["status"] == "running"
        with closing(sqlite3.connect(house.database)) as database:
            for table in tables:
                (text,) = database.execute("select facts from tables where id = ?", [table["id"]]).fetchone()
                facts = json.loads(text)
                assert facts["commitment"] == commitment(facts["secret"]) == table["commitment"]
                assert facts["seed"] == seed_from(facts["secret"], [seat.get("nonce") for seat in facts["seats"]])


def hand(view: dict[str, Any]) -> list[str]:
    """The cards that a viewer of Looterz holds."""
    return list(view["players"][view["viewer"]]["hand"])


def rigged() -> dict[str, Any]:
    """A position whose host knows all that is hidden in it."""
    return ludoteca.game("looterz").new(2, "rigged").position()


def test_a_host_cannot_rig_a_table(house: House):
    @with_guests(house, "Ann", "Bob")
    async def test(ann: Guest, bob: Guest) -> None:
        wanted = {"game": "looterz", "seats": [ME, OPEN], "position": rigged()}
        assert await ann.refused("POST", "/api/tables", public=True, **wanted) == "position-private"
        assert await ann.refused("POST", "/api/tables", rated=True, **wanted) == "not-rated"
        table = await ann.post("/api/tables", **wanted)
        assert table["from_position"] == "redealt", "everybody is told"
        path = f"/api/tables/{table['id']}"
        joined = await bob.post(f"{path}/join", nonce=BOBS)
        assert (joined["from_position"], joined["status"]) == ("redealt", "running")
        match = ludoteca.game("looterz").from_position(rigged())
        views = [await guest.get(f"{path}/views/0", seat=seat) for seat, guest in enumerate((ann, bob))]
        assert [hand(view) for view in views] != [hand(match.view(seat)) for seat in range(2)]
        assert [len(hand(view)) for view in views] == [len(hand(match.view(seat))) for seat in range(2)]
        assert (await bob.get("/api/tables", which="mine"))[0]["from_position"] == "redealt"
        await asyncio.gather(Player(ann, table["id"], 0).play(), Player(bob, table["id"], 1).play())
        assert (await bob.get(f"{path}/verify"))["ok"]
        record = await bob.get(f"{path}/record")
        assert ludoteca.game("looterz").verify(record).ranks == record["ranks"]
        imported = await bob.post("/api/records", **record)
        assert imported["from_position"] == "redealt"
        assert (await bob.get(f"/api/tables/{imported['id']}/verify"))["ok"]


def test_who_plays_alone_gets_a_position_as_it_is_written(house: House):
    @with_guests(house, "Ann", "Bob")
    async def test(ann: Guest, bob: Guest) -> None:
        match = ludoteca.game("looterz").from_position(rigged())
        for others in (BOT, HERE):
            table = await ann.post("/api/tables", game="looterz", seats=[ME, others], position=rigged())
            assert (table["status"], table["from_position"]) == ("running", "as_written")
            view = await ann.get(f"/api/tables/{table['id']}/views/0", seat=0)
            assert hand(view) == hand(match.view(0))
        later = {"game": "looterz", "seats": [ME, HERE], "position": rigged(), "start": False}
        waiting = (await ann.post("/api/tables", **later))["id"]
        await ann.post(f"/api/tables/{waiting}/leave", seat=1)
        assert await bob.refused("POST", f"/api/tables/{waiting}/join", nonce=BOBS) == "seat-taken"


def test_others_who_continue_a_match_do_not_know_its_hands(house: House):
    @with_guests(house, "Ann", "Bob")
    async def test(ann: Guest, bob: Guest) -> None:
        table = (await ann.post("/api/tables", game="looterz", seats=[ME, BOT], pace="instant"))["id"]
        await Player(ann, table, 0).play()
        hands = [hand(await ann.get(f"/api/tables/{table}/views/0", seat=seat)) for seat in range(2)]
        on = await ann.post(f"/api/tables/{table}/continue", index=0, seats=[ME, OPEN])
        assert on["from_position"] == "redealt"
        await bob.post(f"/api/tables/{on['id']}/join", nonce=BOBS)
        path = f"/api/tables/{on['id']}/views/0"
        assert [hand(await one.get(path, seat=seat)) for seat, one in enumerate((ann, bob))] != hands


def test_who_looks_on_when_a_match_starts_sees_what_was_dealt_then(house: House):
    @with_guests(house, "Ann", "Bob")
    async def test(ann: Guest, bob: Guest) -> None:
        table = (await ann.post("/api/tables", game="looterz", seats=[ME, OPEN]))["id"]
        async with ann.socket(table) as socket:
            await socket.send(json.dumps({"type": "watch", "seat": 0, "index": None}))
            await bob.post(f"/api/tables/{table}/join", nonce=BOBS)
            eyes = await watch(socket, 0)
            for message in eyes.heard:
                if message["type"] == "view":
                    assert hand(message["view"]) == hand(eyes.view)
            assert eyes.view == await ann.get(f"/api/tables/{table}/views/{eyes.index}", seat=0)
            await socket.send(json.dumps({"type": "ping"}))
            await hear(socket, eyes, "pong")


def test_old_databases_are_brought_to_todays_promises(tmp_path: Path):
    engine = open_engine(str(tmp_path / "old.db"), 1)
    command.upgrade(migration_config(engine), "0001")
    seat = {"kind": "person", "person": "ann", "name": "Żoë"}
    plain = {"game": "looterz", "options": {}, "seats": [seat, {"kind": "open"}], "host": "ann", "created": 1}
    stored = {
        "waiting": plain | {"seed": SECRET, "commitment": commitment(SECRET)},
        "arranged": plain | {"position": {"state": {}}, "commitment": "of the position", "public": True},
        "running": plain | {"status": "running", "seed": SECRET, "commitment": commitment(SECRET), "public": True},
    }
    with closing(sqlite3.connect(tmp_path / "old.db")) as database, database:
        for name, facts in stored.items():
            row = {"id": name, "game": "looterz", "status": facts.get("status", "waiting"), "host": "ann"}
            row |= {"public": facts.get("public", False), "open_seats": 1, "changed": 1, "head": 0, "version": 1}
            row |= {"said": 0, "facts": json.dumps(facts | {"id": name})}
            marks = ", ".join(f":{column}" for column in row)
            database.execute(f"insert into tables ({', '.join(row)}) values ({marks})", row)
        database.execute("insert into ratings values ('ann', 'looterz', 25.0, 8.0, 3)")
    migrate(engine)
    engine.dispose()
    with closing(sqlite3.connect(tmp_path / "old.db")) as database:
        found = {
            name: (json.loads(facts), public)
            for name, facts, public in database.execute("select id, facts, public from tables")
        }
        assert database.execute("select games, opponents from ratings").fetchone() == (3, 0)
    waiting, arranged, running = (found[name] for name in ("waiting", "arranged", "running"))
    assert (waiting[0]["secret"], waiting[0]["commitment"], "seed" in waiting[0]) == (SECRET, commitment(SECRET), False)
    assert waiting[0]["seats"][0]["name"] == "Żoë"
    assert arranged[0]["commitment"] == commitment(arranged[0]["secret"])
    assert (arranged[0]["public"], arranged[1]) == (False, 0)
    assert (running[0]["seed"], running[1]) == (SECRET, 1)
    assert "secret" not in running[0]
