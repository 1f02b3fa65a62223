"""The rules of Liar's Dice, by their numbers."""

import pytest
from liars_dice import GAME

from ludoteca.kernel.errors import BadPosition
from ludoteca.lab.properties import check_game


def table(*cups, bid=None, seat="P1", **options):
    """A match with these dice under the cups, and perhaps a bid (bidder, quantity, face)."""
    position = GAME.new(len(cups), "table", **options).position() | {
        "die": [list(cup) for cup in cups],
        "dice": [len(cup) for cup in cups],
        "decision": {"kind": "bid", "seat": seat},
    }
    position["out_as"] = [0 if cup else len(cups) for cup in cups]
    if bid:
        position |= dict(zip(("bidder", "quantity", "face"), bid, strict=True))
    return GAME.from_position(position)


def dice(match):
    return [player["dice"] for player in match.view()["players"]]


def test_everything_that_must_hold_for_a_game():
    check_game(GAME)


def test_l1_everybody_has_five_dice():
    assert dice(GAME.new(4, "five")) == [5] * 4


def test_l2_chance_says_who_begins():
    assert {GAME.new(3, f"first {number}").seat for number in range(30)} == {0, 1, 2}


def test_l3_only_the_owner_sees_the_dice():
    match = table([1, 2], [3, 4])
    assert match.view(0)["players"][0]["cup"] == [1, 2]
    assert match.view(0)["players"][1]["cup"] == [None, None]
    assert match.view(None)["players"][0]["cup"] == [None, None]


def test_l4_the_first_bid_is_free_and_there_is_nothing_to_challenge():
    moves = [str(move) for move in table([1], [1, 2]).moves()]
    assert moves == [f"bid {quantity} {face}" for quantity in (1, 2, 3) for face in range(1, 7)]


def test_l5_a_bid_must_be_higher():
    moves = [str(move) for move in table([1], [1], bid=("P2", 1, 4)).moves()]
    assert moves == ["bid 1 5", "bid 1 6", *(f"bid 2 {face}" for face in range(1, 7)), "challenge"]


@pytest.mark.parametrize(
    ("bid", "wild", "left"),
    [((3, 4), "yes", [1, 3]), ((4, 4), "yes", [2, 2]), ((3, 4), "no", [2, 2]), ((2, 4), "no", [1, 3])],
)
def test_l6_whoever_was_wrong_loses_a_die(bid, wild, left):
    match = table([4, 5], [1, 2, 4], bid=("P2", *bid), wild_ones=wild)
    match.play("challenge")
    assert dice(match) == left


def test_l7_the_loser_begins_or_the_next_player_if_the_loser_is_out():
    match = table([4, 5], [2, 3], bid=("P2", 1, 4))
    match.play("challenge")
    assert match.seat == 0
    match = table([4], [2, 3], [2], bid=("P3", 1, 4))
    match.play("challenge")
    assert dice(match)[0] == 0
    assert match.seat == 1


def test_l8_the_last_one_with_dice_wins_and_the_others_rank_by_how_long_they_stayed():
    match = table([], [4], [2], bid=("P3", 1, 5), seat="P2")
    match.play("challenge")
    assert match.over
    assert match.ranks == [3, 1, 2]


def test_a_position_that_cannot_be_is_refused():
    with pytest.raises(BadPosition, match="in order"):
        table([2, 1], [3])
    with pytest.raises(BadPosition, match="more dice than there are"):
        table([1], [3], bid=("P2", 3, 1))
