"""Rigor's return, victory and defeat: L6, L7, L28, L29, L30."""

import pytest

from tests.games.looterz.arranging import (
    coins,
    graveyard,
    hand,
    looter,
    own_box,
    play,
    prompt,
    row,
    table,
    told,
)


def test_l6_a_rigor_card_is_laid_aside_face_up_and_another_card_drawn():
    match = table(2, phase="first_recruitment", tower=["rigor", "rigor", "ninja", "pru", "rigor", "rigor"])
    events = play(match, "draw")
    assert told(events, "rigor_seen", "drew") == [
        "rigor_seen seat=P1 count=1",
        "rigor_seen seat=P1 count=2",
        "drew seat=P1 card=ninja-1",
    ]
    assert match.view(1)["rigor"] == {"seen": 2, "of": 4}
    assert hand(match, "P1") == ["ninja-1"]


def test_l6_the_fourth_rigor_card_ends_the_game_at_once():
    match = table(2, phase="first_recruitment", tower=["rigor", "ninja"], coins=[3, 5])
    play(match, "draw")
    assert match.over
    assert match.view()["ending"] == "rigor"
    assert match.winners == [1]


def test_l7_rigor_cards_do_not_count_when_cards_are_turned_over():
    match = table(
        2,
        phase="second_recruitment",
        hands={"P1": ["romolo"]},
        coins=[0, 2],
        tower=["rigor", "ninja", "rigor", "pru", "blink", "rigor"],
    )
    play(match, "recruit romolo-1")
    assert {"ninja-1", "pru-1"} <= set(graveyard(match))
    assert match.view()["rigor"]["seen"] == 3
    assert match.view()["tower"] == 2


def test_l7_rigor_cards_are_laid_aside_when_a_card_is_recruited_from_the_tower():
    match = table(2, rows={"P1": ["ninja:1", "king_of_rats"]}, tower=["rigor", "blink", "rigor"])
    play(match, "activate ninja-1", "choose king_of_rats-1")
    assert row(match, "P1") == ["ninja-1:1", "blink-1:1"]
    assert match.view()["rigor"]["seen"] == 3


@pytest.mark.parametrize(
    ("phase", "hands", "rows", "steps"),
    [
        ("first_recruitment", [], [], ["draw"]),
        ("second_recruitment", ["romolo"], [], ["recruit romolo-1"]),
        ("dungeon", [], ["ninja", "king_of_rats"], ["activate ninja-1", "choose king_of_rats-1"]),
    ],
)
def test_l7_if_a_card_must_be_taken_and_there_is_none_he_returns(phase, hands, rows, steps):
    match = table(2, phase=phase, hands={"P1": hands}, rows={"P1": rows}, tower=["rigor"], coins=[1, 2])
    play(match, *steps)
    assert match.over
    assert match.winners == [1]


def test_l7_the_graveyard_is_never_reshuffled():
    match = table(2, phase="first_recruitment", graveyard=["ninja"], tower=["pru", "rigor"], coins=[2, 1])
    play(match, "draw")
    assert not match.over
    play(match, "draw")
    assert match.over


def test_l28_who_reaches_the_target_wins_at_once():
    match = table(2, rows={"P1": ["hal_r_tel", "rollork"]}, coins=[13, 14], dice=[1, 2, 6])
    play(match, "search hal_r_tel-1")
    assert match.over
    assert match.view()["ending"] == "coins"
    assert match.ranks == [1, 2]


def test_l28_in_anybodys_turn_even_in_the_middle_of_a_chain():
    """P2 wins in P1's turn by a Last Wish, and P3's Last Wish does not happen any more."""
    match = table(
        3,
        rows={"P1": ["ninja", "catastrophe"], "P2": ["puss_in_loots:1"], "P3": ["puss_in_loots:1"]},
        coins=[0, 9, 9],
    )
    events = play(match, "activate ninja-1", "choose catastrophe-1")
    assert match.winners == [1]
    assert told(events, "last_wish", "won") == [
        "last_wish seat=P1 card=catastrophe-1",
        "last_wish seat=P2 card=puss_in_loots-1",
        "won seat=P2",
    ]
    assert coins(match) == [0, 10, 9]


def test_l28_coins_are_handed_out_one_player_at_a_time(tmp_path):
    box = own_box(tmp_path, looter("santa_claws", "recruitment earn, who = 'each_player'"))
    match = table(3, phase="second_recruitment", active="P2", box=box, hands={"P2": ["santa_claws-1"]}, coins=[9, 8, 9])
    play(match, "recruit santa_claws-1")
    assert match.winners == [2], "from the controller clockwise: P3 comes before P1"
    assert coins(match) == [9, 9, 10]


def test_l28_the_winners_final_count_may_exceed_the_target():
    match = table(2, rows={"P1": ["hal_r_tel"]}, coins=[14, 0], dice=[1, 1, 1])
    play(match, "search hal_r_tel-1")
    assert coins(match) == [17, 0]
    assert match.over
    assert match.winners == [0]


def test_l22_l28_a_thief_never_gets_past_the_richest_and_so_never_to_the_target(tmp_path):
    box = own_box(tmp_path, looter("burglecat", "recruitment steal, amount = 3"))
    match = table(2, phase="second_recruitment", box=box, hands={"P1": ["burglecat-1"]}, coins=[5, 9], target=10)
    play(match, "recruit burglecat-1")
    assert coins(match) == [7, 7], "tied for the richest after two"
    match = table(3, phase="second_recruitment", box=box, hands={"P1": ["burglecat-1"]}, coins=[8, 9, 9], target=10)
    play(match, "recruit burglecat-1", "player P2")
    assert not match.over
    assert coins(match) == [9, 8, 9]


def returned(coins_of: list[int], rows: list[int]) -> list[int]:
    """The ranks when Rigor returns to players with these coins and numbers of Looterz."""
    free = [f"{design}-{copy}" for design in ("ninja", "pru", "blink", "rollork", "elsar", "romolo") for copy in (1, 2)]
    looterz = {f"P{seat}": [free.pop() for _ in range(count)] for seat, count in enumerate(rows, 1)}
    match = table(len(rows), phase="first_recruitment", rows=looterz, coins=coins_of, tower=["rigor"])
    play(match, "draw")
    assert match.over
    return match.ranks


def test_l29_most_coins_win():
    assert returned([3, 5, 4], [3, 0, 0]) == [3, 1, 2]


def test_l29_then_most_looterz_in_play():
    assert returned([5, 5, 4], [1, 2, 3]) == [2, 1, 3]


def test_l29_the_rulebooks_double_tie_a_b_c_with_three_three_and_two_looterz_c_wins():
    assert returned([5, 5, 5], [3, 3, 2]) == [2, 2, 1]


def test_l29_who_is_still_tied_loses_and_the_richest_of_the_rest_wins_by_the_same_test():
    assert returned([5, 5, 3, 2], [2, 2, 0, 1]) == [3, 3, 1, 2]
    assert returned([5, 5, 3, 3, 1], [2, 2, 1, 1, 0]) == [2, 2, 2, 2, 1]


def test_l29_everything_pending_is_dropped_and_what_entered_already_counts():
    """The King's Last Wish brings Romolo; his alarm finds the fourth Rigor, and nobody pays him a coin any more."""
    match = table(
        2,
        rows={"P1": ["ninja", "king_of_rats"], "P2": ["hal_r_tel", "rollork"]},
        tower=["romolo", "rigor"],
        coins=[2, 2],
    )
    play(match, "activate ninja-1", "choose king_of_rats-1")
    assert match.over
    assert coins(match) == [2, 2]
    assert match.ranks == [2, 2], "tied with two Looterz each, for Romolo counts and the King does not: everyone loses"


def test_l29_a_borrowed_looter_counts_for_its_controller_of_the_moment():
    match = table(2, rows={"P1": ["pru"], "P2": ["hal_r_tel", "ninja"]}, tower=["rigor"], coins=[2, 2])
    play(match, "activate pru-1", "choose hal_r_tel-1", "done", "draw")
    assert match.winners == [0]


def test_l30_nobody_left_everyone_loses():
    assert returned([5, 5], [2, 2]) == [2, 2]
    match = table(2, phase="first_recruitment", tower=["rigor"])
    events = play(match, "draw")
    assert match.over
    assert match.winners == []
    assert told(events, "struck_out", "won") == ["struck_out seat=P1", "struck_out seat=P2"]


def test_l29_prompt_is_gone_when_the_game_is_over():
    match = table(2, phase="first_recruitment", tower=["rigor"])
    assert prompt(match) == "recruit P1"
    play(match, "draw")
    assert match.view()["prompt"] is None
