"""Positions that cannot be on a table are refused with a sentence."""

from typing import Any

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


IMPOSSIBLE: dict[str, dict[str, Any]] = {
    "K1 a goblin in a bookcase": {"P1": {"at": "c4"}},
    "K2 a goblin out of play": {"P1": {"at": "a1"}},
    "K16 two goblins on a space": {"P1": {"at": "d7"}},
    "K16 a goblin with Rigor": {"P1": {"at": "d10"}},
    "K7 a goblin that was never placed": {"P1": {"at": None}},
    "K1 Rigor in a bookcase": {"rigor": "g7"},
    "K3 no Rigor": {"rigor": None},
    "K5 a card that nobody has": {"P1": {"hand": []}},
    "K14 a card too many": {"discarded": {BALLS: 1}},
    "K30 a Look in two places": {"P1": {"look": ["head-chin"]}},
    "K32 four Looks and no end": {"P2": {"look": ["head-chin", "legs-one", "arms-elbow", "hands-one"]}},
    "K36 no Tome left and no end": {"tome_deck": [], "tome_owner": {"ward-1": "P1"}},
    "K25 more tokens than there are": {"tokens_left": 7},
    "K24 a token of another kind": {"token_pile": ["trap"] * 6},
    "K8 nobody decides": {"decision": None},
    "K8 a decision that nothing led to": {"decision": "circle", "waiting": ["turn_end"]},
    "K8 a decision of which it is not said what comes after": {"decision": "circle"},
    "K8 the turn of nobody at this table": {"turn": "P8"},
    "a box that is another": {"box": "0123456789abcdef"},
    "a gap in a hand": {"P1": {"hand": [None, BALLS]}},
    "a seat that is none": {"P9": {}},
    "an entry of a player that is none": {"P1": {"colour": "red"}},
    "a space that does not exist": {"rigor": "h3"},
    "a card that does not exist": {"card": "goblin-book"},
    "an entry that does not exist": {"colour": "red"},
}


@pytest.mark.parametrize("case", IMPOSSIBLE)
def test_an_impossible_position_is_refused(case):
    position = arranged()
    for name, value in IMPOSSIBLE[case].items():
        position[name] = position.get(name, {}) | value if name in ("P1", "P2") else value
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


@pytest.mark.parametrize("part", ["game", "seats", "options", "decision", "P1", "deck", "rigor"])
def test_a_position_that_is_not_whole_is_refused(part):
    position = arranged()
    del position[part]
    with pytest.raises(BadPosition):
        GAME.from_position(position)
