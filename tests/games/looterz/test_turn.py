"""The four phases of a turn: L8, L9, L10, L11, L12, L16, L17."""

import pytest

from ludoteca.games.looterz import GAME
from ludoteca.kernel.errors import IllegalMove
from tests.games.looterz.arranging import (
    Table,
    coins,
    graveyard,
    hand,
    looter,
    moves,
    own_box,
    play,
    prompt,
    row,
    table,
    told,
)


def test_l8_four_phases_in_order_then_the_player_on_the_left():
    """Without Looterz there is nothing to decide in the dungeon, and nobody to sacrifice."""
    match = GAME.new(3, "phases", first_player=2)
    seen = []
    for _ in range(6):
        seen.append((match.seat, match.view()["turn"]["phase"]))
        match.play("draw")
    assert seen == [(seat, phase) for seat in (1, 2, 0) for phase in ("first_recruitment", "second_recruitment")]


def test_l8_the_four_phases_of_a_player_with_looterz():
    rows = {"P1": ["rollork", "pru", "ninja"]}
    match = table(2, phase="first_recruitment", rows=rows, hands={"P1": ["hal_r_tel"]}, target=30)
    seen = []
    for move in ("recruit hal_r_tel-1", "done", "draw", "sacrifice pru-1"):
        seen.append(match.view()["turn"]["phase"])
        match.play(move)
    assert seen == ["first_recruitment", "dungeon", "second_recruitment", "sacrifice"]
    assert (match.seat, match.view()["turn"]["phase"]) == (1, "first_recruitment")


@pytest.mark.parametrize("phase", ["first_recruitment", "second_recruitment"])
def test_l9_recruit_or_draw_and_nothing_else(phase):
    match = table(2, phase=phase, hands={"P1": ["ninja", "pru"]})
    assert moves(match) == {"recruit ninja-1", "recruit pru-1", "draw"}
    with pytest.raises(IllegalMove):
        match.play("done")


def test_l9_with_an_empty_hand_you_draw():
    assert moves(table(2, phase="first_recruitment")) == {"draw"}


def test_l9_one_of_the_two_once_a_phase():
    match = table(2, phase="second_recruitment", hands={"P1": ["hal_r_tel", "rollork"]})
    match.play("recruit rollork-1")
    assert match.seat == 1


def test_l10_a_recruit_lies_face_up_with_its_printed_life():
    match = table(2, phase="second_recruitment", hands={"P1": ["hal_r_tel"]})
    match.play("recruit hal_r_tel-1")
    assert row(match, "P1") == ["hal_r_tel-1:3"]
    assert hand(match, "P1") == []


def test_l11_each_looter_may_search_attack_or_use_its_activation():
    match = table(2, rows={"P1": ["ninja", "hal_r_tel"]})
    assert moves(match) == {
        "search ninja-1",
        "attack ninja-1",
        "activate ninja-1",
        "search hal_r_tel-1",
        "attack hal_r_tel-1",
        "done",
    }


def test_l11_one_action_each_in_any_order():
    match = table(2, rows={"P1": ["ninja", "hal_r_tel"]}, target=30)
    match.play("search hal_r_tel-1")
    assert moves(match) == {"search ninja-1", "attack ninja-1", "activate ninja-1", "done"}
    match.play("search ninja-1")
    assert prompt(match) == "recruit P1", "the phase ends by itself when nobody can act"


def test_l11_a_looter_may_stay_idle():
    match = table(2, rows={"P1": ["hal_r_tel"]})
    match.play("done")
    assert prompt(match) == "recruit P1"


def test_l11_with_nobody_to_attack_and_no_search_the_phase_ends_by_itself():
    match = table(2, phase="second_recruitment", active="P2", hands={"P2": ["syndicat"], "P1": ["hal_r_tel"]})
    play(match, "recruit syndicat-1", "recruit hal_r_tel-1")
    assert moves(match) == {"attack hal_r_tel-1", "done"}


def barred(*looterz: str) -> Table:
    """P1 draws in the first phase; P2 has forbidden searching."""
    position = table(2, phase="first_recruitment", rows={"P1": looterz}, tower_top=["pru"]).position()
    position["P1"]["barred"] = ["P2"]
    return GAME.from_position(position)


def test_l11_a_lone_looter_that_may_not_search_has_nothing_to_do():
    match = barred("hal_r_tel")
    play(match, "draw")
    assert (prompt(match), match.view()["turn"]["phase"]) == ("recruit P1", "second_recruitment")


def test_l11_a_lone_looter_that_may_not_search_still_has_its_activation():
    match = barred("ninja")
    play(match, "draw")
    assert moves(match) == {"activate ninja-1", "done"}


def test_l12_one_recruited_in_phase_one_acts_in_phase_two_but_not_one_of_phase_three():
    match = table(2, phase="first_recruitment", hands={"P1": ["rollork", "hal_r_tel"]}, target=30)
    match.play("recruit rollork-1")
    assert "search rollork-1" in moves(match)
    play(match, "search rollork-1", "recruit hal_r_tel-1")
    assert match.seat == 1


def test_l12_one_that_enters_during_the_dungeon_phase_may_act_too():
    match = table(
        2,
        rows={"P1": ["hal_r_tel", "king_of_rats:1"]},
        tower_top=["puss_in_loots"],
        dice=[1, 1, 1],
    )
    play(match, "attack hal_r_tel-1", "choose king_of_rats-1")
    assert moves(match, "search") == {"puss_in_loots-1"}


def test_l12_a_card_acts_once_a_turn_however_often_it_comes_back():
    """Hal-R-Tel has attacked and died; the King brings the Necromeowncer, and she brings him back."""
    match = table(
        2,
        rows={"P1": ["hal_r_tel:1", "rollork", "king_of_rats", "ninja"]},
        tower_top=["necromeowncer"],
        dice=[6, 1, 6, 6],
    )
    play(match, "attack hal_r_tel-1", "choose rollork-1", "attack rollork-1", "choose hal_r_tel-1")
    assert graveyard(match) == ["hal_r_tel-1"]
    play(match, "activate ninja-1", "choose king_of_rats-1", "recruit hal_r_tel-1")
    assert "hal_r_tel-1:3" in row(match, "P1")
    assert moves(match, "search") == {"necromeowncer-1"}


def test_l12_a_recruitment_happens_once_a_turn_for_each_card(tmp_path):
    """Two Looterz that bring each other back do so once, and the turn ends."""
    ferry = looter("ferrycat", "recruitment forced_sacrifice", "recruitment recruit_from_graveyard")
    match = table(
        2,
        phase="second_recruitment",
        box=own_box(tmp_path, ferry),
        hands={"P1": ["ferrycat-1"]},
        graveyard=["ferrycat-2"],
    )
    play(match, "recruit ferrycat-1", "sacrifice ferrycat-1", "recruit ferrycat-2")
    assert prompt(match) == "forced_sacrifice P1"
    play(match, "sacrifice ferrycat-2", "recruit ferrycat-1")
    assert row(match, "P1") == ["ferrycat-1:2"]
    assert match.seat == 1


def test_l12_and_in_the_next_turn_it_happens_again(tmp_path):
    ferry = looter("ferrycat", "recruitment forced_sacrifice", "recruitment recruit_from_graveyard")
    match = table(
        2,
        phase="second_recruitment",
        box=own_box(tmp_path, ferry),
        hands={"P1": ["ferrycat-1"], "P2": ["necromeowncer"]},
        graveyard=["ferrycat-2"],
    )
    play(match, "recruit ferrycat-1", "sacrifice ferrycat-1", "recruit ferrycat-2", "sacrifice ferrycat-2")
    play(match, "recruit ferrycat-1", "recruit necromeowncer-1", "recruit ferrycat-2")
    assert prompt(match) == "forced_sacrifice P2"


def test_l12_a_last_wish_happens_once_a_turn_for_each_card(tmp_path):
    phoenix = looter("phoenicat", "last_wish earn", "last_wish recruit_from_graveyard, target = 'this'", life=1)
    match = table(2, box=own_box(tmp_path, phoenix), rows={"P1": ["ninja-1:1", "ninja-2:1", "phoenicat"]})
    play(match, "activate ninja-1", "choose phoenicat-1")
    assert (coins(match), row(match, "P1")) == ([1, 0], ["ninja-1:1", "ninja-2:1", "phoenicat-1:1"])
    play(match, "activate ninja-2", "choose phoenicat-1")
    assert (coins(match), row(match, "P1")) == ([1, 0], ["ninja-1:1", "ninja-2:1"])


def test_l12_and_in_the_next_turn_the_last_wish_happens_again(tmp_path):
    phoenix = looter("phoenicat", "last_wish earn", "last_wish recruit_from_graveyard, target = 'this'", life=1)
    rows = {"P1": ["ninja-1:1", "phoenicat"], "P2": ["ninja-2:1"]}
    match = table(2, box=own_box(tmp_path, phoenix), rows=rows)
    play(match, "activate ninja-1", "choose phoenicat-1", "done", "draw", "draw")
    play(match, "activate ninja-2", "choose phoenicat-1")
    assert (coins(match), row(match, "P1")) == ([2, 0], ["ninja-1:1", "phoenicat-1:1"])


def test_l16_with_more_than_three_looterz_sacrifice_down_to_three():
    match = table(
        2,
        phase="second_recruitment",
        rows={"P1": ["hal_r_tel", "rollork", "pru", "ninja:1"]},
        hands={"P1": ["blink"]},
    )
    match.play("recruit blink-1")
    assert prompt(match) == "sacrifice P1"
    assert moves(match, "sacrifice") == {"hal_r_tel-1", "rollork-1", "pru-1", "ninja-1", "blink-1"}
    play(match, "sacrifice pru-1", "sacrifice blink-1")
    assert row(match, "P1") == ["hal_r_tel-1:3", "rollork-1:3", "ninja-1:1"]
    assert match.seat == 1, "exactly down to three: no extra sacrifice"


def test_l16_each_sacrifice_has_its_last_wish_and_newcomers_count():
    match = table(
        2,
        phase="second_recruitment",
        rows={"P1": ["hal_r_tel", "rollork", "king_of_rats"]},
        hands={"P1": ["acrocat"]},
        tower_top=["blink"],
    )
    play(match, "recruit acrocat-1", "sacrifice king_of_rats-1")
    assert prompt(match) == "sacrifice P1"
    play(match, "sacrifice blink-1")
    assert match.seat == 1


def test_l16_there_is_no_limit_at_other_times_nor_for_other_players():
    match = table(2, phase="second_recruitment", rows={"P1": ["ninja"], "P2": ["hal_r_tel", "rollork", "pru", "blink"]})
    match.play("draw")
    assert match.seat == 1
    assert len(row(match, "P2")) == 4


def test_l17_after_the_sacrifice_phase_discard_down_to_ten():
    many = [f"{design}-{copy}" for design in ("ninja", "pru", "blink", "rollork", "elsar") for copy in (1, 2)]
    match = table(2, phase="second_recruitment", hands={"P1": [*many, "puss_in_loots"]})
    match.play("draw")
    assert prompt(match) == "discard P1"
    assert len(moves(match, "discard")) == 12
    events = play(match, "discard puss_in_loots-1", "discard ninja-2")
    assert told(events, "discarded") == [
        "discarded seat=P1 card=puss_in_loots-1",
        "discarded seat=P1 card=ninja-2",
    ]
    assert graveyard(match) == ["ninja-2", "puss_in_loots-1"]
    assert coins(match) == [0, 0], "discarding triggers nothing"
    assert len(hand(match, "P1")) == 10
    assert match.seat == 1


def test_l17_more_than_ten_is_fine_at_any_other_time():
    many = [f"{design}-{copy}" for design in ("ninja", "pru", "blink", "rollork", "elsar") for copy in (1, 2)]
    match = table(2, phase="first_recruitment", hands={"P1": many, "P2": ["hal_r_tel"]})
    play(match, "draw", "recruit ninja-1")
    assert len(hand(match, "P1")) == 10
    assert match.seat == 1
