"""Searching, attacking, Activations and doing things twice: L13, L14, L15, L24, L26."""

import pytest

from tests.games.looterz.arranging import (
    coins,
    graveyard,
    looter,
    moves,
    own_box,
    play,
    prompt,
    row,
    table,
    told,
)


def test_l13_the_rulebooks_search_life_three_power_three_dice_two_three_five():
    match = table(2, rows={"P1": ["hal_r_tel"]}, dice=[2, 3, 5])
    events = play(match, "search hal_r_tel-1")
    assert told(events, "rolled", "earned") == [
        "rolled card=hal_r_tel-1 die=2 hit=1",
        "rolled card=hal_r_tel-1 die=3 hit=1",
        "rolled card=hal_r_tel-1 die=5 hit=0",
        "earned seat=P1 coins=2",
    ]
    assert coins(match) == [2, 0]


def test_l13_as_many_dice_as_life_tokens_now():
    match = table(2, rows={"P1": ["hal_r_tel:1"]}, dice=[1])
    assert len(told(play(match, "search hal_r_tel-1"), "rolled")) == 1
    assert coins(match) == [1, 0]


def test_l13_a_search_can_find_nothing():
    match = table(2, rows={"P1": ["hal_r_tel"]}, dice=[4, 5, 6])
    assert told(play(match, "search hal_r_tel-1"), "earned") == []


def test_l14_the_rulebooks_attack_life_two_power_two_dice_one_and_four():
    match = table(2, rows={"P1": ["rollork:2"], "P2": ["king_of_rats"]}, dice=[1, 4])
    play(match, "attack rollork-1")
    assert prompt(match) == "target P1", "the target is named before the roll"
    events = play(match, "choose king_of_rats-1")
    assert told(events, "hurt") == ["hurt card=king_of_rats-1 damage=1 life=2"]
    assert row(match, "P2") == ["king_of_rats-1:2"]


def test_l14_any_other_looter_can_be_attacked_ones_own_too():
    match = table(3, rows={"P1": ["hal_r_tel", "pru"], "P2": ["ninja"], "P3": ["acrocat"]})
    match.play("attack hal_r_tel-1")
    assert moves(match) == {"choose pru-1", "choose ninja-1", "choose acrocat-1"}


def test_l14_without_life_tokens_it_goes_to_the_graveyard_and_surplus_is_lost():
    match = table(2, rows={"P1": ["hal_r_tel"], "P2": ["acrocat:2"]}, dice=[1, 2, 3])
    events = play(match, "attack hal_r_tel-1", "choose acrocat-1")
    assert told(events, "hurt", "died") == [
        "died seat=P2 card=acrocat-1",
    ]
    assert graveyard(match) == ["acrocat-1"]
    assert row(match, "P1") == ["hal_r_tel-1:3"], "nobody hits back"


def test_l14_there_is_nobody_to_attack_when_a_looter_is_alone():
    match = table(2, rows={"P1": ["hal_r_tel"]})
    assert moves(match) == {"search hal_r_tel-1", "done"}


def test_l15_an_activation_rolls_no_dice_and_takes_the_place_of_searching_and_attacking():
    match = table(2, rows={"P1": ["ninja"], "P2": ["hal_r_tel"]})
    events = play(match, "activate ninja-1", "choose hal_r_tel-1")
    assert told(events, "rolled") == []
    assert prompt(match) == "recruit P1"


def test_l15_it_is_offered_only_with_a_legal_target():
    assert "activate pru-1" not in moves(table(2, rows={"P1": ["pru", "blink"]}))
    assert "activate pru-1" in moves(table(2, rows={"P1": ["pru"], "P2": ["blink"]}))
    assert "activate hippocat-1" not in moves(table(2, rows={"P1": ["hippocat", "hal_r_tel"], "P2": ["rollork:1"]}))
    assert "activate hippocat-1" in moves(table(2, rows={"P1": ["hippocat", "hal_r_tel:2"]}))
    assert "activate al_catpone-1" not in moves(table(2, rows={"P1": ["al_catpone"]}, coins=[3, 3]))
    assert "activate al_catpone-1" in moves(table(2, rows={"P1": ["al_catpone"]}, coins=[3, 4]))


def test_l15_it_is_offered_only_if_its_cost_can_be_paid():
    assert "activate catapult-1" not in moves(table(2, rows={"P1": ["catapult"], "P2": ["rollork"]}, coins=[0, 1]))
    assert "activate catapult-1" in moves(table(2, rows={"P1": ["catapult", "rollork"]}, coins=[0, 1]))


def test_l15_cost_first_then_the_effect_then_the_last_wish_of_what_was_paid():
    match = table(2, rows={"P1": ["catapult", "puss_in_loots"]}, coins=[0, 1])
    events = play(match, "activate catapult-1", "sacrifice puss_in_loots-1")
    assert told(events, "sacrificed", "stole", "earned", "last_wish") == [
        "sacrificed seat=P1 card=puss_in_loots-1",
        "stole seat=P1 victim=P2",
        "last_wish seat=P1 card=puss_in_loots-1",
        "earned seat=P1 coins=1",
    ]


def test_l15_may_not_search_stops_searching_only():
    match = table(
        2,
        phase="second_recruitment",
        active="P2",
        rows={"P1": ["ninja"]},
        hands={"P2": ["syndicat"]},
    )
    play(match, "recruit syndicat-1", "draw")
    assert moves(match) == {"attack ninja-1", "activate ninja-1", "done"}
    assert match.view()["players"][0]["may_search"] is False


def test_l24_blink_attacks_twice_and_the_first_attack_is_finished_before_the_second_is_named():
    match = table(
        2,
        rows={"P1": ["blink"], "P2": ["puss_in_loots:1", "hal_r_tel"]},
        dice=[1, 1],
    )
    events = play(match, "attack blink-1", "choose puss_in_loots-1")
    assert told(events, "earned") == ["earned seat=P2 coins=1"], "its Last Wish comes before the second attack"
    assert prompt(match) == "attack_again P1"
    assert moves(match) == {"choose hal_r_tel-1", "decline"}
    play(match, "choose hal_r_tel-1")
    assert row(match, "P2") == ["hal_r_tel-1:2"]
    assert prompt(match) == "recruit P1", "both are one action"


def test_l24_blink_may_attack_the_same_looter_twice_and_dice_are_counted_anew():
    match = table(2, rows={"P1": ["blink:2"], "P2": ["hal_r_tel"]}, dice=[1, 6, 1, 6])
    events = play(match, "attack blink-1", "choose hal_r_tel-1", "choose hal_r_tel-1")
    assert len(told(events, "rolled")) == 4
    assert row(match, "P2") == ["hal_r_tel-1:1"]


def test_l24_l23_the_second_attack_too_must_choose_a_taunt_first():
    match = table(2, rows={"P1": ["blink"], "P2": ["rollork", "puss_in_loots:1"]}, dice=[6])
    play(match, "attack blink-1", "choose rollork-1")
    assert moves(match) == {"choose rollork-1", "decline"}


def test_l24_l20_who_falls_in_the_second_attack_has_a_last_wish_at_once():
    match = table(2, rows={"P1": ["blink", "hal_r_tel"], "P2": ["hal_r_tel-2", "puss_in_loots:1"]}, dice=[6, 1])
    play(match, "attack blink-1", "choose hal_r_tel-2", "choose puss_in_loots-1")
    assert coins(match) == [0, 1]
    assert prompt(match) == "dungeon P1"


def test_l24_with_nobody_left_there_is_no_second_attack():
    match = table(2, rows={"P1": ["blink"], "P2": ["elsar:1"]}, dice=[1])
    play(match, "attack blink-1", "choose elsar-1")
    assert prompt(match) == "recruit P1"


def test_l24_never_one_attack_and_one_search():
    match = table(2, rows={"P1": ["blink"], "P2": ["hal_r_tel"]}, dice=[6])
    play(match, "attack blink-1", "choose hal_r_tel-1")
    assert moves(match, "search") == set()


def test_l24_blink_searches_twice_and_may_decline_the_second_half():
    match = table(2, rows={"P1": ["blink"]}, dice=[1, 4])
    play(match, "search blink-1")
    assert moves(match) == {"search blink-1", "decline"}
    play(match, "search blink-1")
    assert coins(match) == [2, 0]
    declined = table(2, rows={"P1": ["blink"]}, dice=[1])
    play(declined, "search blink-1", "decline")
    assert coins(declined) == [1, 0]
    assert prompt(declined) == "recruit P1", "at once or not at all"


def test_l24_the_second_half_is_lost_if_blink_is_dead():
    match = table(2, rows={"P1": ["blink", "pru"], "P2": ["puriosa:1", "elsar"]}, dice=[1])
    play(match, "attack blink-1", "choose puriosa-1", "choose blink-1")
    assert row(match, "P1") == ["pru-1:2"]
    assert prompt(match) == "dungeon P1"


def test_l24_the_second_half_is_lost_even_if_blink_comes_back_from_the_dead(tmp_path):
    saint = looter("saint_purr", "last_wish kill", "last_wish recruit_from_graveyard", life=1)
    rows = {"P1": ["blink", "saint_purr"], "P2": ["elsar"]}
    match = table(2, box=own_box(tmp_path, saint), rows=rows, dice=[1])
    play(match, "attack blink-1", "choose saint_purr-1", "choose blink-1", "recruit blink-1")
    assert row(match, "P1") == ["blink-1:1"]
    assert prompt(match) == "recruit P1"


def test_l24_the_second_half_is_lost_if_blink_is_no_longer_yours(tmp_path):
    romeow = looter("romeow", "last_wish take_control, until = 'for_good'", life=1)
    rows = {"P1": ["blink"], "P2": ["romeow", "elsar"]}
    match = table(2, box=own_box(tmp_path, romeow), rows=rows, dice=[1])
    play(match, "attack blink-1", "choose romeow-1", "choose blink-1")
    assert row(match, "P2") == ["elsar-1:2", "blink-1:1"]
    assert prompt(match) == "recruit P1"


@pytest.mark.parametrize("victim", ["ninja-1", "pru-1", "hal_r_tel-1", "rollork-1"])
def test_l26_the_ninja_eliminates_any_looter_whatever_its_life(victim):
    match = table(3, rows={"P1": ["ninja", "pru"], "P2": ["hal_r_tel"], "P3": ["rollork"]})
    play(match, "activate ninja-1")
    assert moves(match) == {"choose ninja-1", "choose pru-1", "choose hal_r_tel-1", "choose rollork-1"}
    play(match, f"choose {victim}")
    assert graveyard(match) == [victim]


def test_l26_the_ninjas_choice_obeys_taunt():
    match = table(2, rows={"P1": ["ninja"], "P2": ["hal_r_tel", "rollork"]})
    play(match, "activate ninja-1")
    assert moves(match) == {"choose ninja-1", "choose rollork-1"}
