"""A match as numbers: which moves a seat has, and what the result is worth."""

from types import SimpleNamespace
from typing import Any

import numpy as np
import pytest

import ludoteca
from ludoteca.adapters.observation import mask, rewards
from tests.bots.positions import positions


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
