"""Positions that cannot be on a table are refused with a sentence, and what can be is kept."""

import pytest

from ludoteca.games.looterz import GAME
from ludoteca.kernel.errors import BadPosition
from tests.games.looterz.arranging import moves, play, table

SETS = ("acted", "entered", "wished", "chosen", "known", "again")


@pytest.mark.parametrize("name", SETS)
@pytest.mark.parametrize("cards", [1 << 60, -1])
def test_a_set_has_cards_of_the_box_only(name, cards):
    position = table(2, rows={"P1": ["ninja"]}).position()
    position["state"][name] = cards
    with pytest.raises(BadPosition, match=r"card.*\.$"):
        GAME.from_position(position)


def test_l12_a_position_keeps_who_has_acted():
    match = table(2, rows={"P1": ["ninja", "rollork"], "P2": ["pru"]}, dice=[6, 6, 6, 6])
    play(match, "search rollork-1")
    again = GAME.from_position(match.position())
    assert moves(again) == moves(match) == {"search ninja-1", "attack ninja-1", "activate ninja-1", "done"}
    assert again.state.held == match.state.held, "what positions leave out is found again"


def test_l5_what_is_redrawn_is_still_one_table():
    """The cards of each place, and how many they are, are those of the places of the cards."""
    match = GAME.new(4, "redrawn")
    for number in range(8):
        twin = match.resampled(number % 4, f"{number}")
        again = GAME.from_position(twin.position()).state
        assert (twin.state.held, twin.state.count) == (again.held, again.count)
        match.play(match.moves()[number % len(match.moves())])
