"""What a strong bot makes of a finished match, decision by decision."""

from typing import Any

import ludoteca
from ludoteca.bots import Budget, bot
from ludoteca.kernel.match import Match
from ludoteca.table.assessment import assess
from ludoteca.table.log import BOT, PERSON, Entry


def played(name: str, seats: int) -> tuple[Match[Any, Any], list[Entry], list[int]]:
    """A whole match, its log, and the moments at which somebody could choose."""
    match = ludoteca.game(name).new(seats, seed="assessed")
    begun = match.copy()
    entries: list[Entry] = []
    choices: list[int] = []
    player = bot("heuristic", "both")
    while match.seat is not None:
        move, seat = player.choose(match), match.seat
        if len(match.moves()) > 1:
            choices.append(len(entries))
        match.play(move)
        entries.append(Entry(len(entries) + 1, BOT, seat, move, ()))
    return begun, entries, choices


def test_every_choice_of_a_match_is_assessed_piece_by_piece():
    begun, entries, choices = played("looterz", 3)
    found: list[Any] = []
    first: int | None = 0
    pieces = 0
    while first is not None:
        match = begun.copy()
        for entry in entries[:first]:
            match.play(str(entry.move))
        some = assess(match, entries[first:], bot("hard", "assesses"), iterations=8, milliseconds=0)
        found += some["decisions"]
        first = some["next"]
        pieces += 1
    assert pieces == len(choices) > 1
    assert [decision["index"] for decision in found] == choices
    for decision in found:
        assert decision["seat"] == entries[decision["index"]].seat
        assert decision["played"] == str(entries[decision["index"]].move)
        for shares in (decision["chances"], decision["after"]):
            assert len(shares) == 3
            assert abs(sum(shares) - 1) < 1e-6
        if decision["best"] == decision["played"]:
            assert decision["chances"] == decision["after"]
    assert {decision["chance"] for decision in found} == {True, False}


def test_all_at_once_is_the_same_as_piece_by_piece():
    begun, entries, choices = played("looterz", 2)
    whole = assess(begun.copy(), entries, bot("hard", "assesses"), iterations=4, milliseconds=1e9)
    assert whole["next"] is None
    assert [decision["index"] for decision in whole["decisions"]] == choices


def test_who_plays_at_random_gives_more_away_than_who_thinks():
    game = ludoteca.game("looterz")
    given: dict[str, float] = {"random": 0.0, "hard": 0.0}
    for number in range(4):
        match = game.new(2, seed=f"given away {number}")
        names = ("random", "hard") if number % 2 else ("hard", "random")
        players = [bot(name, "plays", budget=Budget(iterations=40)) for name in names]
        begun = match.copy()
        entries: list[Entry] = []
        while match.seat is not None:
            move, seat = players[match.seat].choose(match), match.seat
            match.play(move)
            entries.append(Entry(len(entries) + 1, BOT, seat, move, ()))
        whole = assess(begun, entries, bot("hard", "assesses"), iterations=100, milliseconds=1e9)
        for decision in whole["decisions"]:
            seat = decision["seat"]
            given[names[seat]] += max(0.0, decision["chances"][seat] - decision["after"][seat])
    assert given["random"] > 2 * given["hard"] > 0


def test_what_the_table_decides_is_nobody_s_choice():
    match = ludoteca.game("kragmortha").arrange(
        2,
        {"P1": {"at": "c7", "hand": ["goblin-ball-ball", "rigor-ball-ball"]}, "P2": {"looks": ["head-ear"]}},
        penance="honour",
    )
    begun = match.copy()
    called = next(move for move in match.table_moves() if move.kind == "breach")
    some = assess(begun, [Entry(1, PERSON, None, called, ())], bot("hard", "assesses"), iterations=4)
    assert some == {"decisions": [], "next": None}
    assert begun.log == (str(called),)
