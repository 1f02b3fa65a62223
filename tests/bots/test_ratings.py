"""Ratings: every level has its points, more than the one below, and people are shown them."""

import json

import pytest

import ludoteca
from bench.strength import ratings
from ludoteca.bots import LEVELS, STYLED_NAMES
from ludoteca.bots.ratings import FILE, ratings_of
from ludoteca.table.catalogue import catalogue

GAMES = [ludoteca.game(name) for name in ludoteca.games()]


@pytest.mark.parametrize("game", GAMES, ids=str)
def test_each_level_has_more_points_than_the_one_below(game):
    points = ratings_of(game)
    assert tuple(points) == ("random", *LEVELS)
    assert points["random"] == 0
    assert list(points.values()) == sorted(set(points.values()))


def test_the_shelf_says_points_and_characters():
    for info in catalogue():
        game = ludoteca.game(info["name"])
        assert info["ratings"] == json.loads((game.folder / FILE).read_text(encoding="utf-8"))
        assert info["styled"] == list(STYLED_NAMES)


def test_points_say_how_often_one_wins():
    """Ten victories for one are 400 points; two steps are as far as both together."""
    found = ratings({("easy", "random"): (10 / 11, 10**6), ("normal", "easy"): (2 / 3, 10**6)})
    assert found == {"random": 0, "easy": 400, "normal": 400 + 120}


def test_who_always_won_has_points_too():
    assert 400 < ratings({("easy", "random"): (1.0, 100)})["easy"] < 2000
