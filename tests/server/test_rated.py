"""What counts: rated tables and what they need, resigning, breaking off, claiming, vacations, and ratings."""

import asyncio
import json
import sqlite3
from collections.abc import Iterator
from contextlib import closing
from pathlib import Path
from typing import Any

import pytest
import sqlalchemy as sa

import ludoteca
from ludoteca.server import ratings, vacations
from ludoteca.server.errors import RequestError
from ludoteca.server.storage import rows, schema
from ludoteca.server.storage.engine import migrate, open_engine
from ludoteca.server.table_facts import now_ms
from ludoteca.table.clocks import DAY, Clocks, is_slow
from ludoteca.table.facts import Clock, Seat, TableFacts
from ludoteca.table.forfeits import finish, give_up
from tests.server.clients import Guest, Json, Player
from tests.server.services import House
from tests.server.test_tables import BOT, HERE, ME, OPEN, hear, move, tell, watch, with_guests

HOUR = {"kind": "bank", "seconds": 3600}
SLOW = {"kind": "move", "seconds": 3 * 24 * 3600}
USUAL = {"target": "recommended", "first_player": "random"}


@pytest.fixture(scope="module")
def club(tmp_path_factory: pytest.TempPathFactory) -> Iterator[House]:
    """A server at which many set passwords, and nobody waits long for who is gone."""
    club = House(tmp_path_factory.mktemp("club"), limits={"logins_a_minute": 100_000, "gone_ms": 700})
    club.start()
    yield club
    club.stop()
    club.check_log()


async def register(*guests: Guest) -> None:
    for guest in guests:
        answer = await guest.http.patch("/api/me", json={"name": f"{guest.name}-{guest.id[:6]}"})
        assert answer.status_code == 200
        await guest.post("/api/me/password", password="a long password", old="a long password")


async def rated_match(host: Guest, *others: Guest, clock: Json = HOUR) -> str:
    """A rated match of people with accounts."""
    await register(host, *others)
    seats = [ME, *[OPEN] * len(others)]
    table = (await host.post("/api/tables", game="looterz", seats=seats, clock=clock, rated=True, pace="instant"))["id"]
    for other in others:
        shown = await other.post(f"/api/tables/{table}/join")
    assert shown["status"] == "running"
    return str(table)


def places_of(club: House, table: str) -> dict[str, int]:
    with closing(sqlite3.connect(club.database)) as database:
        return dict(database.execute("select person, place from results where table_id = ?", [table]).fetchall())


# What follows from giving up


def some_facts(seats: int = 3, **more: Any) -> TableFacts:
    """A rated match that runs, between P1 with id "p1" and others."""
    sitting = [Seat("person", f"p{number}", f"P{number}") for number in range(1, seats + 1)]
    plain: dict[str, Any] = {"id": "t", "game": "looterz", "options": dict(USUAL), "host": "p1", "created": 1}
    usual = {"seats": sitting, "status": "running", "rated": True, "clock": Clock("bank", 60), "commitment": ""}
    return TableFacts(**plain | usual | more)


def test_who_gives_up_comes_after_all_who_stay():
    facts = some_facts(4)
    give_up(facts, 2, "resigned")
    give_up(facts, 0, "left")
    assert (facts.status, facts.seats[2].stand_in) == ("running", True)
    assert facts.places([1, 3, 2, 4]) == [3, 1, 4, 2], "a bot won for the first seat: the best of the others has won"
    assert facts.places([2, 2, 2, 2]) == [3, 2, 4, 2], "where everybody lost, nobody has won"
    give_up(facts, 1, "time")
    assert (facts.status, facts.ended, facts.ranks) == ("finished", "forfeit", [3, 2, 4, 1])
    assert some_facts(3).places([1, 2, 2]) == [1, 2, 2]


def test_a_match_goes_on_while_somebody_is_left_to_play_with():
    facts = some_facts(3, rated=False)
    facts.seats[2] = Seat("bot", level="normal")
    give_up(facts, 0, "resigned")
    assert facts.status == "running"
    give_up(facts, 1, "resigned")
    assert (facts.status, facts.ranks) == ("finished", [3, 2, 1])


def test_rated_tables_need_accounts_a_clock_usual_options_and_people(club: House):
    @with_guests(club, "Ann", "Bob")
    async def test(ann: Guest, bob: Guest) -> None:
        async def why(**changes: Any) -> str:
            wanted = {"game": "looterz", "seats": [ME, OPEN], "clock": HOUR, "rated": True} | changes
            answer = await ann.http.post("/api/tables", json=wanted)
            assert (answer.status_code, answer.json()["code"]) == (400, "not-rated")
            return str(answer.json()["args"]["why"])

        assert await why() == "account"
        await register(ann)
        position = ludoteca.game("looterz").new(2, "x").position()
        box = {file.name: file.read_text() for file in (ludoteca.game("looterz").folder / "box").glob("*.toml")}
        assert await why(clock=None) == "clock"
        assert await why(options={"target": "10"}) == "options"
        for seats in ([ME, HERE], [ME, OPEN, BOT]):
            assert await why(seats=seats) == "people"
        assert await why(position=position) == await why(box=box) == "start"
        wanted = {"game": "looterz", "seats": [ME, OPEN], "clock": HOUR, "rated": True, "options": USUAL}
        table = (await ann.post("/api/tables", **wanted))["id"]
        assert await ann.refused("POST", f"/api/tables/{table}/start") == "not-rated", "no bot takes a free seat"
        assert await ann.refused("POST", f"/api/tables/{table}/join", seat=1) == "not-rated", "one seat each"
        assert await bob.refused("POST", f"/api/tables/{table}/join") == "not-rated", "a guest"
        await register(bob)
        assert (await bob.post(f"/api/tables/{table}/join"))["status"] == "running"


def test_resigning_ends_a_match_of_two_at_once(club: House):
    @with_guests(club, "Ann", "Bob", "Cy")
    async def test(ann: Guest, bob: Guest, cy: Guest) -> None:
        table = await rated_match(ann, bob)
        path = f"/api/tables/{table}"
        assert await cy.refused("POST", f"{path}/resign") == "not-your-seat"
        async with bob.socket(table) as socket:
            eyes = await watch(socket, 1)
            over = await ann.post(f"{path}/resign")
            assert (over["status"], over["ended"], over["ranks"]) == ("finished", "forfeit", [2, 1])
            assert over["seats"][0]["given_up"] == "resigned"
            told = await hear(socket, eyes, "view")
            assert (told["view"]["over"], told["view"]["ranks"], told["view"]["moves"]) == (True, [2, 1], [])
            await tell(socket, type="ping")
            await hear(socket, eyes, "pong")
            assert eyes.view == await bob.get(f"{path}/views/{eyes.index}", seat=1)
            assert (eyes.table["status"], len(eyes.table["secret"])) == ("finished", 64)
        assert places_of(club, table) == {ann.id: 2, bob.id: 1}
        assert (await bob.get(f"{path}/verify"))["ok"]
        assert "ranks" not in await bob.get(f"{path}/record"), "the rules have given no result"
        for what in ("resign", "leave", "abort"):
            assert await ann.refused("POST", f"{path}/{what}") == "table-finished"
        again = await ann.post(f"{path}/rematch")
        assert (again["rated"], again["seats"][1]["person"]) == (True, bob.id)


def test_where_several_play_a_bot_plays_on_and_the_rules_end_the_match(club: House):
    @with_guests(club, "Ann", "Bob", "Cy")
    async def test(ann: Guest, *others: Guest) -> None:
        bob, cy = others
        table = await rated_match(ann, bob, cy)
        path = f"/api/tables/{table}"
        players = [Player(guest, table, seat) for seat, guest in enumerate((ann, bob, cy))]
        assert (await bob.post(f"{path}/resign"))["status"] == "running"
        assert await bob.refused("POST", f"{path}/join") == await bob.refused("POST", f"{path}/resign") == "given-up"
        async with bob.socket(table) as socket:
            eyes = await watch(socket, 1)
            await tell(socket, type="move", index=eyes.index, seat=1, move="pass")
            assert (await hear(socket, eyes, "refused"))["code"] == "given-up"
        await asyncio.gather(players[0].play(), players[2].play())
        shown = await ann.get(path)
        assert (shown["status"], shown["ended"], shown["seats"][1]["given_up"]) == ("finished", "rules", "resigned")
        assert shown["ranks"][1] == 3
        assert players[0].eyes.view["ranks"] == shown["ranks"]
        assert places_of(club, table) == dict(zip([ann.id, bob.id, cy.id], shown["ranks"], strict=True))
        assert (await ann.get(f"{path}/verify"))["ok"]


def test_there_are_no_hints_at_rated_tables(club: House):
    @with_guests(club, "Ann", "Bob")
    async def test(ann: Guest, bob: Guest) -> None:
        table = await rated_match(ann, bob)
        async with ann.socket(table) as socket:
            eyes = await watch(socket, 0)
            await tell(socket, type="hint", index=eyes.index, seat=0)
            assert (await hear(socket, eyes, "refused", about="hint"))["code"] == "no-hints"


def test_leaving_a_rated_table_and_being_forgotten_is_giving_up(club: House):
    @with_guests(club, "Ann", "Bob", "Cy", "Dee")
    async def test(ann: Guest, bob: Guest, cy: Guest, dee: Guest) -> None:
        table = await rated_match(ann, bob)
        left = await bob.post(f"/api/tables/{table}/leave")
        assert (left["ranks"], left["seats"][1]["given_up"]) == ([1, 2], "left")
        other = await rated_match(cy, dee)
        assert (await dee.ask("DELETE", "/api/me", json={"password": "a long password"})).status_code == 204
        assert places_of(club, other) == {cy.id: 1}
        free = (await ann.post("/api/tables", game="looterz", seats=[ME, BOT]))["id"]
        stands_in = await ann.post(f"/api/tables/{free}/leave")
        assert (stands_in["status"], stands_in["seats"][0]["given_up"]) == ("running", None)
        assert not (await ann.post(f"/api/tables/{free}/join"))["seats"][0]["stand_in"]


def test_at_a_rated_table_no_bot_moves_for_who_has_no_time(club: House):
    @with_guests(club, "Ann", "Bob")
    async def test(ann: Guest, bob: Guest) -> None:
        table = await rated_match(ann, bob, clock={"kind": "move", "seconds": 1})
        async with ann.socket(table) as socket:
            eyes = await watch(socket, 0)
            deciding = eyes.view["deciding"]
            while eyes.table["status"] != "finished":
                await hear(socket, eyes, "table")
        assert (eyes.table["ended"], eyes.table["seats"][deciding]["given_up"]) == ("forfeit", "time")
        assert eyes.table["ranks"][deciding] == 2
        assert not [entry for entry in await ann.get(f"/api/tables/{table}/replay") if entry.get("auto")]


def test_a_match_can_be_broken_off_before_the_first_moves_but_not_for_ever(club: House):
    @with_guests(club, "Ann", "Bob")
    async def test(ann: Guest, bob: Guest) -> None:
        tables = [await rated_match(ann, bob) for _ in range(5)]
        for table in tables[:3]:
            over = await bob.post(f"/api/tables/{table}/abort")
            assert (over["status"], over["ended"], over["ranks"]) == ("finished", "aborted", None)
            assert places_of(club, table) == {bob.id: None}
        assert await bob.refused("POST", f"/api/tables/{tables[3]}/abort") == "too-many-aborts"
        assert (await ann.get(f"/api/tables/{tables[3]}"))["status"] == "running", "nothing has changed"
        assert (await ann.get("/api/leaderboard", game="looterz")) == []
        players = [Player(ann, tables[4], 0), Player(bob, tables[4], 1)]
        done = lambda: all(player.acknowledged for player in players)  # noqa: E731
        await asyncio.gather(*(player.play(until=done) for player in players[:1]), players[1].play(until=done))
        assert await ann.refused("POST", f"/api/tables/{tables[4]}/abort") == "too-late"


def test_who_is_gone_can_be_waited_for_or_not(club: House):
    @with_guests(club, "Ann", "Bob")
    async def test(ann: Guest, bob: Guest) -> None:
        for what, ended, ranks in (("win", "forfeit", [1, 2]), ("draw", "draw", [1, 1])):
            table = await rated_match(ann, bob)
            path = f"/api/tables/{table}"
            async with ann.socket(table) as socket:
                async with bob.socket(table) as other:
                    eyes, theirs = await watch(socket, 0), await watch(other, 1)
                    while not theirs.mine:
                        if eyes.mine:
                            await move(socket, eyes, -1)
                        await tell(other, type="ping")
                        await hear(other, theirs, "pong")
                    assert await ann.refused("POST", f"{path}/claim", seat=1, what=what) == "no-claim", "he is there"
                    assert await ann.refused("POST", f"{path}/claim", seat=0, what=what) == "no-claim", "not his turn"
                while eyes.table["seats"][1]["connected"]:
                    await hear(socket, eyes, "table")
                assert await ann.refused("POST", f"{path}/claim", seat=1, what="bot") in ("not-gone-yet", "no-claim")
                await asyncio.sleep(0.8)
                assert await ann.refused("POST", f"{path}/claim", seat=1, what="bot") == "no-claim", "it is rated"
                over = await ann.post(f"{path}/claim", seat=1, what=what)
            assert (over["status"], over["ended"], over["ranks"]) == ("finished", ended, ranks)
            assert places_of(club, table) == {ann.id: ranks[0], bob.id: ranks[1]}


def test_a_claim_must_wait(tmp_path: Path):
    patient = House(tmp_path, limits={"gone_ms": 3_600_000})
    patient.start()
    try:

        @with_guests(patient, "Ann", "Bob")
        async def test(ann: Guest, bob: Guest) -> None:
            table = (await ann.post("/api/tables", game="looterz", seats=[ME, OPEN], options={"first_player": "2"}))[
                "id"
            ]
            await bob.post(f"/api/tables/{table}/join")
            answer = await ann.http.post(f"/api/tables/{table}/claim", json={"seat": 1, "what": "win"})
            assert (answer.status_code, answer.json()["code"]) == (409, "not-gone-yet")
            assert 3590 <= answer.json()["args"]["seconds"] <= 3600

    finally:
        patient.stop()
    patient.check_log()


def test_at_a_free_table_a_bot_may_play_for_who_is_gone(club: House):
    @with_guests(club, "Ann", "Bob")
    async def test(ann: Guest, bob: Guest) -> None:
        table = (await ann.post("/api/tables", game="looterz", seats=[ME, OPEN], options={"first_player": "2"}))["id"]
        path = f"/api/tables/{table}"
        await bob.post(f"{path}/join")
        async with ann.socket(table) as socket:
            await watch(socket, 0)
            await asyncio.sleep(0.8)
            assert (await ann.post(f"{path}/claim", seat=1, what="bot"))["seats"][1]["stand_in"]
        assert not (await bob.post(f"{path}/join"))["seats"][1]["stand_in"], "he takes his seat back"


# Days


def test_a_clock_stands_still_during_a_vacation():
    slow = Clock("move", 3 * 24 * 3600)
    assert is_slow(slow)
    assert not is_slow(Clock("bank", 3600))
    away = {0: [(1 * DAY, 4 * DAY), (5 * DAY, 6 * DAY)], 1: [(-2 * DAY, -1 * DAY)]}
    clocks = Clocks(slow, 2, 0, lambda seat: away[seat])
    assert clocks.left(0, 0, 2 * DAY) == 2 * DAY
    assert clocks.left(0, 0, 5 * DAY) == 1 * DAY
    assert clocks.deadline(0, 0) == 7 * DAY, "a second vacation begins before the time is up"
    assert clocks.deadline(1, 0) == 3 * DAY, "what was before does not matter"


def test_vacations_move_what_is_due_in_games_of_days(club: House):
    @with_guests(club, "Ann", "Bob")
    async def test(ann: Guest, bob: Guest) -> None:
        options = {"first_player": "1"}
        made = {"game": "looterz", "seats": [ME, OPEN], "options": options}
        slow = (await ann.post("/api/tables", clock=SLOW, **made))["id"]
        quick = (await ann.post("/api/tables", clock=HOUR, **made))["id"]
        for table in (slow, quick):
            await bob.post(f"/api/tables/{table}/join")

        def due(table: str) -> int:
            with closing(sqlite3.connect(club.database)) as database:
                return int(database.execute("select due from tables where id = ?", [table]).fetchone()[0])

        before, others = due(slow), due(quick)
        assert await ann.get("/api/me/vacation") == {"until": None, "days_left": 30}
        away = await ann.post("/api/me/vacation", days=10)
        assert (away["until"] is not None, away["days_left"]) == (True, 20)
        assert due(slow) == before + 10 * DAY
        assert due(quick) == others
        shown = await bob.get(f"/api/tables/{slow}")
        for _ in range(100):
            if shown["seats"][0]["on_vacation"]:
                break
            await asyncio.sleep(0.05)
            shown = await bob.get(f"/api/tables/{slow}")
        assert [seat["on_vacation"] for seat in shown["seats"]] == [True, False]
        assert shown["seats"][0]["clock_ms"] > 3 * DAY - 600_000
        assert await ann.refused("POST", "/api/me/vacation", days=1) == "on-vacation"
        assert await ann.refused("POST", "/api/tables", clock=SLOW, **made) == "on-vacation"
        assert await bob.refused("POST", f"/api/tables/{slow}/claim", seat=0, what="win") == "no-claim"
        back = await ann.post("/api/me/vacation", days=0)
        assert (back["until"], back["days_left"]) == (None, 29), "a day that was begun is used up"
        assert before <= due(slow) < before + DAY
        assert await ann.refused("POST", "/api/me/vacation", days=30) == "no-vacation-left"
        assert await ann.refused("POST", "/api/me/vacation", days=31) == "bad-request"


# Ratings


@pytest.fixture
def database(tmp_path: Path) -> Iterator[sa.Connection]:
    """A database with some people who have accounts, and one guest."""
    engine = open_engine(str(tmp_path / "ratings.db"), 1)
    migrate(engine)
    with engine.connect().execution_options(writing=True) as connection:
        for number in range(1, 9):
            login = None if number == 8 else f"p{number}"
            connection.execute(
                schema.people.insert(), {"id": f"p{number}", "name": f"P{number}", "login": login, "created": 1}
            )
        yield connection
        connection.rollback()
    engine.dispose()


def play(
    database: sa.Connection, *people: str, ended: Any = "rules", ranks: list[int] | None = None, **more: Any
) -> None:
    """A rated match, won by the first and lost in this order."""
    facts = some_facts(len(people), **more)
    facts.id = f"t{database.scalar(sa.select(sa.func.count()).select_from(schema.results))}"
    for seat, person in zip(facts.seats, people, strict=True):
        seat.person = person
    finish(facts, ended, ranks or list(range(1, len(people) + 1)))
    ratings.rate(database, facts)


def rating(database: sa.Connection, person: str) -> tuple[float, float, int]:
    row = database.execute(sa.select(schema.ratings).where(schema.ratings.c.person == person)).first()
    return (25.0, 25 / 3, 0) if row is None else (row.mu, row.sigma, row.games)


def test_the_same_opponent_again_and_again_counts_less_and_less(database: sa.Connection):
    gains = []
    for _ in range(6):
        before = rating(database, "p1")[0]
        play(database, "p1", "p2")
        gains.append(rating(database, "p1")[0] - before)
    play(database, "p3", "p4")
    assert rating(database, "p3")[0] == pytest.approx(25 + gains[0])
    assert gains == sorted(gains, reverse=True)
    assert gains[5] < gains[0] / 4
    before = rating(database, "p1")[0]
    play(database, "p1", "p5")
    assert rating(database, "p1")[0] - before > gains[5] * 2, "somebody else counts in full"
    long_ago = schema.results.update().values(at=now_ms() - 31 * DAY)
    database.execute(long_ago)
    before = rating(database, "p1")[0]
    play(database, "p1", "p2")
    assert rating(database, "p1")[0] - before > gains[5], "after a month it is forgotten"


def test_what_does_not_count_changes_nothing(database: sa.Connection):
    play(database, "p1", "p8")  # a guest
    play(database, "p1", "p2", clock=None)
    play(database, "p1", "p2", options={**USUAL, "target": "10"})
    play(database, "p1", "p2", rated=False)
    play(database, "p1", "p2", ended="aborted")
    play(database, "p1", "p2", ranks=[2, 2])  # everybody lost
    assert database.execute(sa.select(schema.ratings)).all() == []
    play(database, "p1", "p2", ended="draw", ranks=[1, 1])
    assert rating(database, "p1")[0] == rating(database, "p2")[0]
    assert rating(database, "p1")[2] == 1


def test_the_leaderboard_is_for_who_has_played_enough_and_against_several(database: sa.Connection):
    for _ in range(6):
        play(database, "p1", "p2")
    assert ratings.leaderboard(database, "looterz") == [], "two people alone make no champion"
    play(database, "p1", "p3")
    (first,) = ratings.leaderboard(database, "looterz")
    assert (first.person, first.games, first.provisional) == ("p1", 7, True)
    for _ in range(8):
        play(database, "p1", "p3")
    board = {row.person: row for row in ratings.leaderboard(database, "looterz")}
    assert (board["p1"].games, board["p1"].provisional) == (15, False)
    assert "p3" not in board, "one opponent only"


def test_vacation_days_come_back_after_a_year(database: sa.Connection):
    vacations.begin(database, "p1", 30)
    with pytest.raises(RequestError, match="end it first"):
        vacations.begin(database, "p1", 1)
    spans = schema.vacations.update()
    database.execute(spans.values(begins=now_ms() - 40 * DAY, ends=now_ms() - 10 * DAY))
    with pytest.raises(RequestError, match="not left"):
        vacations.begin(database, "p1", 1)
    database.execute(spans.values(begins=now_ms() - 380 * DAY, ends=now_ms() - 350 * DAY))
    assert vacations.state(database, "p1").days_left == 15
    assert rows.unfinished_tables(database, "p1") == 0


def test_facts_of_before_can_still_be_read():
    from ludoteca.server.table_facts import facts_from, facts_text

    old = {"id": "t", "game": "looterz", "options": {}, "seats": [{"kind": "open"}], "host": "p", "created": 1}
    facts = facts_from(json.dumps(old | {"commitment": "c"}))
    assert (facts.forfeits, facts.ended, facts.seats[0].vacations) == ([], None, [])
    give_up(facts, 0, "left")
    assert facts_from(facts_text(facts)) == facts
    assert facts_from(json.dumps(old | {"commitment": "c"})).forfeits == []
