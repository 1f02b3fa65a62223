"""Votes on table moves, without a server."""

import pytest

import ludoteca
from ludoteca.table import TABLE, RequestError, Row, Seat, Table, TableFacts, facts_of, votes

CHOICE = {"at": "c7", "hand": ["goblin-ball-ball", "rigor-ball-ball"]}


def make_table(people: int = 3) -> Table:
    """A table at which the second seat could be called out for a breach."""
    game = ludoteca.game("kragmortha")
    match = game.arrange(people, {"P1": CHOICE, "P2": {"looks": ["head-ear"]}}, penance="honour")
    return Table(facts_of(match, [Seat("person", str(seat)) for seat in range(people)]), match)


def open_vote(table: Table, now: int = 0) -> TableFacts:
    move, call = table.called(0, "breach P2")
    votes.open_vote(table.facts, table.index, str(move), 0, call.about, now)
    return table.facts


def test_others_call_a_move_about_a_person_and_nobody_else():
    table = make_table()
    assert [str(move) for move in table.table_moves(0)] == ["breach P2"]
    assert [move["notation"] for move in table.view(0)["table_moves"]] == ["breach P2"]
    assert table.table_moves(1) == []
    with pytest.raises(RequestError, match="cannot be called"):
        table.called(1, "breach P2")
    table.facts.seats[1] = Seat("bot")
    assert table.table_moves(0) == []


def test_a_majority_of_those_whom_it_is_not_about_decides():
    table = make_table(4)
    facts = open_vote(table)
    assert facts.poll is not None
    assert table.agreed() is None
    votes.cast_vote(facts, 0, 2, True)
    assert (facts.poll.passed, table.agreed()) == (True, "breach P2")
    votes.carried_out(facts)
    table.play(Row(table.index, TABLE, None, "breach P2", 0))
    assert (table.log[-1].seat, table.agreed()) == (None, None)
    with pytest.raises(RequestError, match="already"):
        votes.carried_out(facts)


def test_a_tie_means_no():
    facts = open_vote(make_table(3))
    votes.cast_vote(facts, 0, 2, False)
    assert facts.poll is not None
    assert (facts.poll.passed, facts.poll.done) == (False, True)


@pytest.mark.parametrize(("seat", "code"), [(1, "no-voice"), (0, "voted")])
def test_the_accused_has_no_voice_and_nobody_has_two(seat, code):
    facts = open_vote(make_table(4))
    with pytest.raises(RequestError) as refusal:
        votes.cast_vote(facts, 0, seat, True)
    assert refusal.value.code == code


def test_a_voice_in_another_vote_counts_for_nothing():
    facts = open_vote(make_table(4))
    with pytest.raises(RequestError) as refusal:
        votes.cast_vote(facts, 7, 2, True)
    assert refusal.value.code == "no-vote"


def test_who_has_not_voted_in_time_is_against():
    facts = open_vote(make_table(4))
    votes.close_vote(facts, votes.OPEN_FOR - 1)
    told = votes.vote_view(facts)
    assert told is not None
    assert told["open"]
    votes.close_vote(facts, votes.OPEN_FOR)
    told = votes.vote_view(facts)
    assert told is not None
    assert (told["open"], told["passed"]) == (False, False)


def test_after_a_vote_that_failed_there_is_a_rest():
    table = make_table(3)
    facts = open_vote(table)
    votes.cast_vote(facts, 0, 2, False)
    with pytest.raises(RequestError) as refusal:
        open_vote(table, votes.REST - 1)
    assert refusal.value.code == "vote-open"
    open_vote(table, votes.REST)


def test_a_vote_that_is_open_is_due_at_its_end():
    table = make_table(4)
    open_vote(table, 1_000)
    assert table.due(True, 0) == 1_000 + votes.OPEN_FOR
