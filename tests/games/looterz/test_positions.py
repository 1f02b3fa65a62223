"""Positions that cannot be on a table are refused with a sentence, and what can be is kept."""

import pytest

from ludoteca.games.looterz import GAME
from ludoteca.kernel.errors import BadPosition
from tests.games.looterz.arranging import moves, play, table

SETS = ("acted", "entered", "wished", "chosen", "known", "again")


@pytest.mark.parametrize("name", SETS)
@pytest.mark.parametrize("cards", [["none-61"], ["ninja"], [None], 1 << 60, -1, {}])
def test_a_set_has_cards_of_the_box_only(name, cards):
    position = table(2, rows={"P1": ["ninja"]}).position()
    position[name] = cards
    with pytest.raises(BadPosition, match=rf"{name} .*\.$"):
        GAME.from_position(position)


def test_l12_a_position_keeps_who_has_acted():
    match = table(2, rows={"P1": ["ninja", "rollork"], "P2": ["pru"]}, dice=[6, 6, 6, 6])
    play(match, "search rollork-1")
    again = GAME.from_position(match.position())
    assert moves(again) == moves(match) == {"search ninja-1", "attack ninja-1", "activate ninja-1", "done"}
    assert again.state.held == match.state.held, "what positions leave out is found again"


def test_l5_what_is_redrawn_is_still_one_table():
    """The cards of each place are those whose place it is, and every place has as many as before."""
    match = GAME.new(4, "redrawn")
    for number in range(8):
        twin = match.resampled(number % 4, f"{number}")
        assert twin.state.held == GAME.from_position(twin.position()).state.held
        assert [cards.bit_count() for cards in twin.state.held] == [cards.bit_count() for cards in match.state.held]
        match.play(match.moves()[number % len(match.moves())])


def test_l5_what_everybody_saw_in_a_hand_is_still_there_when_the_rest_is_redrawn():
    match = table(3, hands={"P1": ["pru"], "P2": ["ninja", "rrugh", "pru"], "P3": ["rollork"]})
    position = match.position()
    position["known"] = ["ninja-1"]
    match = GAME.from_position(position)
    for number in range(8):
        others = [player["hand"] for player in match.resampled(0, f"{number}").view(0)["players"]]
        assert others == [["pru-1"], ["ninja-1", None, None], [None]]
