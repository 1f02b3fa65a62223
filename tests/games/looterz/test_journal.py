"""The journal tells all that a move makes happen: a long chain pauses before there is no room for more (L5)."""

import random

import pytest

from ludoteca.games.looterz import GAME
from ludoteca.games.looterz.state import JOURNAL_ROOM
from tests.games.looterz.arranging import looter, moves, own_box, play, prompt, table, told

MOST_OF_A_STEP = 3
"""What turning a card over can tell while no Rigor card can come."""


@pytest.mark.parametrize("seats", GAME.seats)
def test_the_journal_is_never_full_in_random_games(seats):
    fullest = 0
    for seed in range(25):
        chooser = random.Random(seed)
        match = GAME.new(seats, f"journal-{seed}", target=30 if seed % 2 else 7)
        while not match.over:
            match.play(chooser.choice(match.moves()))
            fullest = max(fullest, match.state.events)
    assert 8 < fullest < JOURNAL_ROOM


def test_a_long_chain_pauses_and_is_told_to_its_end(tmp_path):
    box = own_box(tmp_path, looter("siren", "recruitment alarm, amount = 20", "recruitment alarm, amount = 14"))
    match = table(2, phase="second_recruitment", box=box, hands={"P1": ["siren-1"]})
    first = play(match, "recruit siren-1")
    assert prompt(match) == "go_on P1"
    assert moves(match) == {"accept"}
    assert len(first) == JOURNAL_ROOM - MOST_OF_A_STEP
    rest = play(match, "accept")
    assert len(told([*first, *rest], "turned_over")) == 34
    assert match.seat == 1


def test_a_blow_to_more_than_there_is_room_for_lands_on_all_of_them_and_is_told(tmp_path):
    box = own_box(tmp_path, looter("gong", "recruitment damage, target = 'every_opposing'", "recruitment earn"))
    everybody = [card for card in GAME.new(2, "all").view()["cards"] if not card.startswith("hal_r_tel")]
    rows = {"P2": everybody[:20], "P3": everybody[20:40]}
    match = table(3, phase="second_recruitment", box=box, rows=rows, hands={"P1": ["gong-1"]})
    events = play(match, "recruit gong-1")
    while prompt(match) == "go_on P1":
        events += play(match, "accept")
    hit = told(events, "hurt", "died", "earned", "last_wish")
    assert len([line for line in hit if line.startswith(("hurt", "died"))]) == 40
    assert hit[40] == "earned seat=P1 coins=1", "all of it before anything else"


def test_a_pause_changes_nothing_but_when_it_is_told(tmp_path):
    """Nobody but the active player is asked, and there is nothing to choose."""
    siren = looter("siren", "last_wish alarm, amount = 20", "last_wish alarm, amount = 12", "last_wish earn", life=1)
    match = table(3, box=own_box(tmp_path, siren), rows={"P1": ["ninja"], "P3": ["siren"]})
    play(match, "activate ninja-1", "choose siren-1")
    assert prompt(match) == "go_on P1"
    assert told(play(match, "accept"), "earned") == ["earned seat=P3 coins=1"]
    assert prompt(match) == "recruit P1"


def test_a_chain_pauses_before_a_turn_ends_if_giving_back_all_loans_could_not_be_told(tmp_path):
    siren = looter("siren", "last_wish alarm, amount = 20", "last_wish alarm, amount = 5", life=1, copies=1)
    thief = looter("thief", "recruitment take_control, looterz = 3, until = 'end_of_turn'", copies=1)
    box = own_box(tmp_path, siren, thief)
    borrowed = ["ninja-1", "pru-1", "rollork-1"]
    position = table(2, phase="sacrifice", box=box, rows={"P1": ["siren", *borrowed]}).position()
    position |= {"loan": borrowed, "lender": ["P2"] * 3, "entered": ["thief-1"]}
    match = GAME.from_position(position, box)
    assert len(play(match, "sacrifice siren-1")) == JOURNAL_ROOM - len(borrowed)
    assert prompt(match) == "go_on P1"
    rest = told(play(match, "accept"))
    assert [line.split()[0] for line in rest] == ["gave_back", "gave_back", "gave_back", "turn"]
