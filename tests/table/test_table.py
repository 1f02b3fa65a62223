"""A table without a server: seats, log, undo, what each seat is told, clocks and what is due."""

import json
import subprocess
import sys
from collections.abc import Iterator
from contextlib import contextmanager
from random import Random

import pytest

import ludoteca
from ludoteca.kernel.errors import CannotUndo, IllegalMove
from ludoteca.table import AUTO, BOT, FORCED, PERSON, UNDO, Clock, RequestError, Row, Seat, Table, facts_of
from ludoteca.table.facts import Forfeit
from ludoteca.table.forfeits import finish, give_up
from ludoteca.table.table import FREE_TAKEBACKS, PAUSES

ANN, BOB = "ann", "bob"


def make_table(game="looterz", seats=None, seed="table", clock=None, **options) -> Table:
    """A table whose first seats are Ann's and Bob's."""
    seats = seats or [Seat("person", ANN, "Ann"), Seat("person", BOB, "Bob")]
    match = ludoteca.game(game).new(len(seats), seed, **options)
    facts = facts_of(match, seats)
    facts.clock = clock
    return Table(facts, match)


def play(table: Table, kind: str = PERSON, at: int = 0, spent: int = 0, which: int = 0) -> None:
    """The seat to decide makes one of its moves."""
    table.play(Row(table.index, kind, table.match.seat, str(table.match.moves()[which]), at, spent))


@contextmanager
def refused(code: str) -> Iterator[None]:
    """Something is refused with that code."""
    with pytest.raises(RequestError) as refusal:
        yield
    assert refusal.value.code == code


def table_with_a_secret() -> Table:
    """A table whose last move not everybody may know."""
    for game in ludoteca.games():
        table, chance = make_table(game), Random(1)
        for _ in range(150):
            if table.match.over:
                break
            play(table, which=chance.randrange(len(table.match.moves())))
            if table.told(table.log[-1], None)["move"] is None:
                return table
    pytest.fail("nothing was secret")


def test_it_needs_no_event_loop_no_database_and_no_sockets():
    code = "import sys, ludoteca.table; print([name for name in sys.modules if name.split('.')[0] in sys.argv[1:]])"
    strange = ("asyncio", "sqlalchemy", "litestar", "uvicorn", "websockets")
    done = subprocess.run([sys.executable, "-c", code, *strange], capture_output=True, text=True, check=True)
    assert done.stdout.strip() == "[]"


def test_all_that_it_tells_is_ready_for_json():
    table = make_table()
    for _ in range(12):
        play(table)
    told = {
        "views": [table.view(viewer) for viewer in (None, 0, 1)],
        "story": [table.story(viewer) for viewer in (None, 0, 1)],
        "summary": table.summary(ANN, {ANN}, 0),
    }
    assert json.loads(json.dumps(told)) == told


def test_a_view_has_the_index_of_the_log_which_never_goes_back():
    table = make_table("kragmortha")
    play(table)
    assert table.view(0)["index"] == table.index == 1
    seat = table.log[-1].seat
    assert seat is not None
    assert table.can_undo(seat)
    table.play(Row(1, UNDO, seat, "1", 0))
    assert (table.index, table.view(None)["index"], table.match.log, table.standing()) == (2, 2, (), [])


def test_only_the_own_last_move_is_taken_back_and_not_where_a_clock_runs():
    table = make_table("kragmortha")
    first = table.match.seat
    assert first is not None
    assert not table.can_undo(first)
    play(table)
    assert table.can_undo(first)
    assert not table.can_undo(1 - first)
    assert not table.can_undo(None)
    table.facts.clock = Clock("move", 10)
    assert not table.can_undo(first)
    with refused("cannot-undo"):
        table.check_undo([ANN, BOB][first], table.index, first)


def test_a_move_made_by_a_bot_is_not_a_persons_to_take_back():
    table = make_table("kragmortha")
    seat = table.match.seat
    play(table, BOT)
    assert not table.can_undo(seat)


def test_taking_back_again_and_again_comes_to_an_end():
    table = make_table("kragmortha")
    seat = table.match.seat
    for _ in range(FREE_TAKEBACKS + 2):
        play(table)
        if not table.can_undo(seat):
            break
        table.play(Row(table.index, UNDO, seat, "1", 0))
    else:
        pytest.fail("a log grows for ever while the match does not")


def test_people_at_one_screen_go_back_to_their_last_decision_past_what_bots_did():
    table = make_table("kragmortha", first_player="1")
    play(table)
    before = table.match.log
    play(table)
    play(table, FORCED) if table.match.seat == 0 else play(table, BOT)
    table.undo_to_decision(0)
    assert table.match.log == before[: len(table.match.log)]
    assert all(entry.kind in (PERSON, BOT, FORCED, UNDO) for entry in table.log)


def test_where_something_was_revealed_nothing_is_taken_back_at_all():
    table = make_table("looterz")
    while table.match.can_undo or not table.log:
        play(table)
    log, stood = table.match.log, table.index
    with pytest.raises(CannotUndo):
        table.undo_to_decision(0)
    assert (table.match.log, table.index) == (log, stood)


def test_an_illegal_move_changes_nothing():
    table = make_table()
    view = table.view(0)
    with pytest.raises(IllegalMove):
        table.play(Row(0, PERSON, 0, "fly away", 0))
    assert (table.log, table.view(0)) == ([], view)


def test_an_entry_says_who_made_it_for_whom():
    table = make_table()
    play(table, AUTO)
    assert table.told(table.log[0], None)["auto"] is True
    play(table)
    assert "auto" not in table.told(table.log[1], None)


def test_a_secret_move_is_told_to_who_made_it_and_veiled_for_all_others():
    table = table_with_a_secret()
    entry = table.log[-1]
    assert table.told(entry, entry.seat)["move"] is not None
    assert table.told(entry, None)["move"] is None
    assert "?" in table.notation(entry)


def test_a_spectator_of_a_finished_match_may_know_everything():
    table = table_with_a_secret()
    finish(table.facts, "aborted", None)
    assert all(entry["move"] is not None for entry in table.story(None))
    assert len(table.story(None, 0, 1)) == 1


def test_who_gave_up_comes_after_all_who_stayed():
    table = make_table(seats=[Seat("person", ANN), Seat("person", BOB), Seat("person", "cyd")])
    give_up(table.facts, 0, "resigned")
    assert table.facts.status == "running"
    assert table.facts.seats[0].stand_in
    give_up(table.facts, 2, "left")
    assert (table.facts.status, table.facts.ended) == ("finished", "forfeit")
    assert table.facts.ranks == [3, 1, 2]
    view = table.view(1)
    assert (view["over"], view["ranks"], view["moves"]) == (True, [3, 1, 2], [])
    assert [seat["given_up"] for seat in table.summary(ANN, set(), 0)["seats"]] == ["resigned", None, "left"]


def test_a_move_is_refused_for_each_reason_there_is():
    table = make_table("kragmortha", first_player="1")
    with refused("not-your-seat"):
        table.check_move(BOB, 0, 0)
    with refused("stale"):
        table.check_move(ANN, 1, 0)
    with refused("not-your-turn"):
        table.check_move(BOB, 0, 1)
    table.check_move(ANN, 0, 0)
    table.facts.seats[0].stand_in = True
    with refused("stand-in"):
        table.check_move(ANN, 0, 0)
    table.facts.forfeits.append(Forfeit(0, "resigned"))
    with refused("given-up"):
        table.check_move(ANN, 0, 0)
    table.facts.status = "waiting"
    with refused("table-waiting"):
        table.check_move(ANN, 0, 0)


def test_what_is_due_next_is_a_bots_move_a_clock_or_nothing():
    table = make_table("kragmortha", seats=[Seat("person", ANN), Seat("bot", level="normal")], first_player="1")
    assert table.due(True, 0) is None
    table = make_table(
        "kragmortha",
        seats=[Seat("person", ANN), Seat("bot", level="normal")],
        clock=Clock("move", 10),
        first_player="1",
    )
    assert table.due(True, 500) == 10_500
    while table.match.seat == 0:
        play(table, at=4_000)
    assert table.due(True, 500) == 4_000 + PAUSES["calm"]
    assert table.due(False, 500) is None


def test_a_bank_pays_for_its_seats_moves_alone():
    table = make_table("kragmortha", clock=Clock("bank", 60, 5), first_player="1")
    play(table, at=7_000, spent=7_000)
    left = [table.clocks.left(seat, None, 0) for seat in (0, 1)]
    assert left[0] == 53_000 + (5_000 if table.match.seat != 0 else 0)
    assert left[1] == 60_000


def test_the_seed_is_told_when_the_match_is_finished():
    table = make_table()
    assert table.summary(ANN, set(), 0)["seed"] is None
    finish(table.facts, "aborted", None)
    assert table.summary(ANN, set(), 0)["seed"] == "table"
