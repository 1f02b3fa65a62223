"""What strangers send is read in processes that can be killed, and the server goes on meanwhile."""

import asyncio
import subprocess
import sys
from functools import partial
from pathlib import Path
from typing import Any

import pytest
from msgspec import convert

import ludoteca
from ludoteca.server import lobby, people, records
from ludoteca.server.checking import pool as pools
from ludoteca.server.checking.pool import CheckingLimits, CheckingPool
from ludoteca.server.checking.tasks import Begin, Replay
from ludoteca.server.errors import RequestError
from ludoteca.server.messages import NewSeat, NewTable, Record
from tests.server.clients import Guest
from tests.server.services import House
from tests.server.test_bots_and_advice import open_node
from tests.server.test_tables import BOT, ME, with_guests

LIMITS = CheckingLimits(processes=1, waiting=2, waiting_each=2, seconds=60, megabytes=512)
WANTED: dict[str, Any] = {"game": "looterz", "seats": [ME, BOT]}


def own_box(game: str = "looterz") -> dict[str, str]:
    return {file.name: file.read_text() for file in (ludoteca.game(game).folder / "box").glob("*.toml")}


def begin(**files: str) -> Begin:
    return Begin("looterz", 2, {}, "seed", None, {name.replace("_", "."): text for name, text in files.items()} or None)


def run(limits: CheckingLimits, *tasks: Any) -> list[Any]:
    """What comes of tasks, one after the other, in one pool."""

    async def everything() -> list[Any]:
        pool = CheckingPool("test", limits)
        try:
            answers: list[Any] = []
            for task in tasks:
                try:
                    answers.append(await pool.check(task, "somebody", "bad-table"))
                except RequestError as refusal:
                    answers.append((refusal.code, refusal.detail))
            return answers
        finally:
            await pool.stop()

    return asyncio.run(everything())


def test_a_match_its_record_and_an_own_box_are_answered_for():
    game = ludoteca.game("looterz")
    match = game.new(2, "seed")
    for _ in range(5):
        match.play(match.moves()[0])
    box = own_box()
    fresh, position, record, own = run(
        LIMITS,
        begin(),
        Begin("looterz", 2, {}, None, match.position()),
        Replay("looterz", match.record()),
        Begin("looterz", 2, {}, "seed", None, box),
    )
    assert fresh.deciding == game.new(2, "seed").seat
    assert (position.deciding, position.moves) == (match.seat, [])
    assert (record.deciding, record.moves) == (match.seat, list(match.log))
    assert own.options == game.new(2, "seed").setting.options
    assert own.box.laid == game.setting(2).box.array().tobytes()


def test_what_is_wrong_is_told_in_a_sentence_and_the_process_goes_on():
    match = ludoteca.game("looterz").new(2, "seed")
    record = match.record() | {"moves": ["fly"]}
    position = match.position()
    nonsense = position | dict.fromkeys(["P1", "tower", "life"], [[9] * 40] * 40)
    refusals = run(
        LIMITS,
        begin(cards_toml=f"{'a.' * 50_000}a = 1"),
        Replay("looterz", record),
        Begin("looterz", 2, {}, None, nonsense),
        begin(),
    )
    assert [refusal[0] for refusal in refusals[:3]] == ["bad-table"] * 3
    assert "box/cards.toml" in refusals[0][1]
    assert "move 1, “fly”" in refusals[1][1]
    assert refusals[3].deciding is not None


def test_who_needs_too_much_memory_is_killed_and_the_next_one_finds_another_process():
    heavy = Begin("looterz", 2, {}, None, {"state": {str(n): [0] * 90 for n in range(200_000)}})
    killed, well = run(CheckingLimits(1, 2, 2, 60, 180), heavy, begin())
    assert killed[0] in ("too-heavy", "bad-table")
    assert "memory" in killed[1]
    assert well.deciding is not None


def test_who_takes_too_long_is_killed_and_the_next_one_finds_another_process(monkeypatch: pytest.MonkeyPatch):
    async def everything() -> None:
        pool = CheckingPool("test", LIMITS)
        try:
            with monkeypatch.context() as patch:
                patch.setattr(pools, "WALL", 0)
                with pytest.raises(RequestError, match="too much time") as refusal:
                    await pool.check(begin(), "somebody", "bad-table")
                assert refusal.value.code == "too-heavy"
            assert (await pool.check(begin(), "somebody", "bad-table")).deciding is not None
        finally:
            await pool.stop()

    asyncio.run(everything())


def test_too_many_who_wait_are_told_to_come_later():
    async def everything() -> None:
        pool = CheckingPool("test", LIMITS)
        try:
            answers = await asyncio.gather(
                *(pool.check(begin(), str(n), "bad-table") for n in range(5)), return_exceptions=True
            )
        finally:
            await pool.stop()
        refused = [answer for answer in answers if isinstance(answer, RequestError)]
        assert [(refusal.code, refusal.status) for refusal in refused] == [("busy", 503)] * 2

    asyncio.run(everything())


def test_one_address_leaves_room_for_others_under_however_many_names(tmp_path: Path):
    """Checks are queued by address, and one that asks for a lot is told to come later before the queue is full."""

    async def everything() -> None:
        async with open_node(tmp_path) as (node, _):
            asked: list[tuple[str, str]] = []

            async def check(task: Any, who: str, code: str) -> Any:
                asked.append((who, code))
                raise RequestError(code, "seen")

            node.checks.check = check  # type: ignore[method-assign]
            for name in ("Ann", "Bob"):
                guest, _ = await node.store.write(partial(people.new_guest, name=name))
                wanted = NewTable(game="looterz", seats=[NewSeat("me"), NewSeat("bot")], box=own_box())
                with pytest.raises(RequestError, match="seen"):
                    await lobby.create(node, guest, wanted, address="192.0.2.1")
                record = convert(ludoteca.game("looterz").new(2, "seed").record(), Record)
                with pytest.raises(RequestError, match="seen"):
                    await records.import_record(node, guest, record, "192.0.2.1")
            assert asked == [("192.0.2.1", "bad-table"), ("192.0.2.1", "bad-record")] * 2
        pool = CheckingPool("test", CheckingLimits(1, 20, 2, 60, 512))
        greedy = [asyncio.ensure_future(pool.check(begin(), "greedy", "bad-table")) for _ in range(5)]
        await asyncio.sleep(0)  # they come first: one is worked on, two wait
        other = await pool.check(begin(), "other", "bad-table")
        assert other.deciding is not None
        answers = await asyncio.gather(*greedy, return_exceptions=True)
        assert sum(isinstance(answer, RequestError) for answer in answers) == 2
        await pool.stop()

    asyncio.run(everything())


@pytest.mark.skipif(sys.platform == "win32", reason="there the server's own patience is the only limit")
@pytest.mark.parametrize("endless", ["limit_time(0)\nwhile True: pass", "limit_memory(300)\nbytearray(400 << 20)"])
def test_the_system_ends_what_uses_too_much(endless: str):
    code = f"from ludoteca.server.checking.worker import limit_memory, limit_time\n{endless}"
    ended = subprocess.run([sys.executable, "-c", code], check=False, capture_output=True, timeout=300)
    assert ended.returncode != 0


def test_a_box_that_would_stop_the_server_is_refused_while_it_answers(house: House):
    @with_guests(house, "Ann", "Bob")
    async def test(ann: Guest, bob: Guest) -> None:
        async def look() -> int:
            looks = 0
            while not posting.done():
                assert (await bob.get("/health"))["ok"]
                looks += 1
            return looks

        for size in (12_000, 99_000):
            box = own_box() | {"cards.toml": ".".join("a" * (size // 2)) + " = 1"}
            posting = asyncio.ensure_future(ann.ask("POST", "/api/tables", json=WANTED | {"box": box}))
            assert await look() > 0
            answer = await posting
            assert (answer.status_code, answer.json()["code"]) == (400, "bad-table")
            assert "box/cards.toml: a key has more than" in answer.json()["detail"]


@pytest.mark.parametrize("game", list(ludoteca.games()))
def test_an_own_box_of_each_game_can_be_played_with(house: House, game: str):
    @with_guests(house, "Ann")
    async def test(ann: Guest) -> None:
        box = own_box(game)
        table = await ann.post("/api/tables", game=game, seats=[ME, BOT], box=box)
        assert (table["own_box"], table["status"]) == (True, "running")
        view = await ann.get(f"/api/tables/{table['id']}/views/0", seat=0)
        assert view.keys() >= ludoteca.game(game).new(2).view(0).keys()


@pytest.mark.parametrize("damage", ["= broken", "[[looter]]\nname = 3", "\x00"])
def test_refusals_do_not_tell_where_things_are_on_the_disk(damage: str):
    box = own_box()
    name = min(box)
    (answer,) = run(LIMITS, Begin("looterz", 2, {}, "seed", None, box | {name: damage}))
    code, detail = answer
    assert code == "bad-table"
    assert not any(place in detail for place in ("/tmp", "/var", "/home", "/root", str(Path(__file__).parents[2]))), (
        detail
    )
