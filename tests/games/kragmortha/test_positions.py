"""Positions that cannot be on a table are refused with a sentence."""

import pytest

from ludoteca.kernel.errors import BadPosition
from tests.games.kragmortha.arranging import BALLS, GAME, moves, play, table


def arranged():
    """P1's turn among three, with something of everything on the table."""
    return table(
        3,
        goblins={"P1": "c7", "P2": "d7", "P3": "f9"},
        hands={"P1": [BALLS]},
        looks={"P2": ["head-chin", "legs-one"]},
        tomes={"P3": ["ward"]},
        tokens_used=["trap"],
    ).position()


def test_a_position_comes_back_as_it_was():
    match = GAME.from_position(arranged())
    assert match.position() == arranged()
    assert moves(match) == {f"play {BALLS}"}


def test_in_the_middle_of_a_turn_too():
    match = GAME.from_position(arranged())
    for notation in (f"play {BALLS}", "step east", "push north", "stay"):
        play(match, notation)
        twin = GAME.from_position(match.position())
        assert twin.position() == match.position()
        assert moves(twin) == moves(match)


IMPOSSIBLE = {
    "K1 a goblin in a bookcase": {"at": ["c4", "d7", "f9"]},
    "K2 a goblin out of play": {"at": ["a1", "d7", "f9"]},
    "K16 two goblins on a space": {"at": ["d7", "d7", "f9"]},
    "K16 a goblin with Rigor": {"at": ["d10", "d7", "f9"]},
    "K7 a goblin that was never placed": {"at": [None, "d7", "f9"]},
    "K1 Rigor in a bookcase": {"rigor": "g7"},
    "K3 no Rigor": {"rigor": None},
    "K5 a hand that is not counted": {"hand_size": [2, 3, 3]},
    "K14 a card too many": {"discarded": [1]},
    "K30 a Look in two places": {"look": [["head-chin"], ["head-chin", "legs-one"]], "looks": [1, 2]},
    "K30 Looks that are not counted": {"looks": [0, 1]},
    "K32 four Looks and no end": {"looks": [0, 4]},
    "K36 no Tome left and no end": {"tome_deck": [], "tome_deck_size": 0, "tome_owner": ["P1"] * 18},
    "K25 more tokens than there are": {"tokens_left": 7},
    "K24 a token of another kind": {"token_pile": ["trap"] * 6},
    "K8 nobody's turn": {"frame": []},
    "K8 the turn of nobody at this table": {"active": "P8"},
    "a space that does not exist": {"rigor": "h3"},
    "a card that does not exist": {"card": "goblin-book"},
    "a field that does not exist": {"colour": "red"},
}


@pytest.mark.parametrize("case", IMPOSSIBLE)
def test_an_impossible_position_is_refused(case):
    position = arranged()
    position["state"] |= IMPOSSIBLE[case]
    with pytest.raises(BadPosition, match=r"\w.*\.$"):
        GAME.from_position(position)


def test_two_looks_of_one_part_before_a_player_are_refused():
    """K30: nobody ever gets there."""
    with pytest.raises(BadPosition):
        table(2, looks={"P1": ["head-chin", "head-ear"]})


def test_a_goblin_may_stand_with_rigor_while_it_meets_him():
    """K21: the Look, the reaction and the choice of a circle all come before it leaves his space."""
    match = table(2, goblins={"P1": "c6", "P2": "a5"}, rigor="c7", hands={"P1": [BALLS]}, tomes={"P1": ["ward"]})
    for notation in (f"play {BALLS}", "step south", "pass"):
        play(match, notation)
        assert GAME.from_position(match.position()).position() == match.position()


@pytest.mark.parametrize("part", ["game", "seats", "options", "state"])
def test_a_position_that_is_not_whole_is_refused(part):
    position = arranged()
    del position[part]
    with pytest.raises(BadPosition):
        GAME.from_position(position)
