"""A match as numbers: nothing that a seat may not know, nothing that it must."""

from types import SimpleNamespace
from typing import Any

import numpy as np
import pytest

import ludoteca
from ludoteca.adapters.seeing import mask, rewards, sight, sight_size
from tests.bots.positions import positions

TABLES = [(name, seats) for name in ludoteca.games() for seats in ludoteca.game(name).seats]


@pytest.mark.parametrize(("name", "seats"), TABLES)
def test_what_looks_the_same_to_a_seat_is_the_same_numbers(name, seats):
    for number, match in enumerate(positions(name, seats, 3, "sight")):
        for seat in range(seats):
            twin = match.resampled(seat, f"twin/{number}")
            assert sight(match, seat).tolist() == sight(twin, seat).tolist()
            assert len(sight(match, seat)) == sight_size(match.setting)
            assert sight(match, seat)[0] == seat


def test_a_seat_sees_its_own_hand():
    match = ludoteca.game("looterz").new(2, "hand")
    other = ludoteca.game("looterz").new(2, "another hand")
    assert sight(match, 0).tolist() != sight(other, 0).tolist()


def test_looking_changes_nothing():
    (match,) = positions("kragmortha", 3, 1)
    before = match.position()
    sight(match, 1)
    assert match.position() == before


@pytest.mark.parametrize("name", list(ludoteca.games()))
def test_the_mask_has_the_legal_moves_of_who_decides(name):
    for match in positions(name, 2, 3, "mask"):
        seat = match.state.seat
        assert np.flatnonzero(mask(match, seat)).tolist() == sorted(move.id for move in match.moves())
        assert not mask(match, 1 - seat).any()


def finished(ranks: tuple[int, ...]) -> Any:
    """A match that is over: all that is asked of it."""
    return SimpleNamespace(ranks=list(ranks))


@pytest.mark.parametrize(
    ("ranks", "worth"),
    [
        ((1, 2), [1, -1]),
        ((2, 1, 3), [-0.5, 1, -0.5]),
        ((1, 1, 3, 4), [1 / 3, 1 / 3, -1 / 3, -1 / 3]),
        ((1, 1), [0, 0]),
        ((1,), [1]),
        ((2,), [-1]),
        ((2, 2), [-1, -1]),
    ],
)
def test_results_are_worth_what_they_should(ranks, worth):
    assert rewards(finished(ranks)) == pytest.approx(worth)
