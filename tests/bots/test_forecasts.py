"""What games tell the search: shares that add up, weights above zero, and playouts that end."""

import random

import numpy as np
import pytest

import ludoteca
from ludoteca.bots.knowledge import knowledge_of
from ludoteca.bots.softmax import softmax
from ludoteca.bots.tree import new_tree
from ludoteca.games.platformer.bot_odds import FIGHT, MOST_GEMS, PLAIN, RAGING, STARRED, swords_in, wounds
from ludoteca.kernel.compiling import COMPILED
from ludoteca.kernel.limits import MOST_MOVES
from tests.bots.positions import positions

TABLES = [(name, seats) for name in ludoteca.games() for seats in ludoteca.game(name).seats]
interpreted_only = pytest.mark.skipif(COMPILED, reason="calls rules on plain states")


@interpreted_only
@pytest.mark.parametrize(("name", "seats"), TABLES)
def test_forecasts_share_one_victory(name, seats):
    for match in positions(name, seats, 6, "forecast"):
        shares = [0.0] * 8
        knowledge_of(match.game).forecast(match.setting.box, match.state, shares)
        assert all(0.0 <= share <= 1.0 for share in shares)
        assert not any(shares[seats:])
        assert seats == 1 or sum(shares) == pytest.approx(1.0)


@interpreted_only
@pytest.mark.parametrize(("name", "seats"), TABLES)
def test_every_legal_move_has_some_appeal(name, seats):
    game = ludoteca.game(name)
    chance = random.Random(f"{name}/{seats}")
    match = game.new(seats, "appeal")
    for _ in range(250):
        if match.over:
            break
        for move in match.moves():
            assert 0.0 < knowledge_of(game).appeal(match.setting.box, match.state, move.id) < 1000.0, str(move)
        match.play(chance.choice(match.moves()))


@interpreted_only
@pytest.mark.parametrize("name", list(ludoteca.games()))
def test_imagined_games_are_judged_sooner_or_later(name):
    game = ludoteca.game(name)
    match = game.new(2, "enough")
    assert not knowledge_of(game).enough(match.setting.box, match.state, 0, 0)
    assert knowledge_of(game).enough(match.setting.box, match.state, 0, 200)


@interpreted_only
@pytest.mark.parametrize("seats", [2, 4, 6])
def test_who_is_next_and_a_coin_short_in_looterz_has_most_to_expect(seats):
    match = ludoteca.game("looterz").new(seats, "race")
    box, s = match.setting.box, match.state
    for seat in range(seats):
        s.coins[seat] = 0
    s.coins[s.active] = box.target_coins - 1
    shares = [0.0] * 8
    knowledge_of(match.game).forecast(box, s, shares)
    assert shares[s.active] == max(shares) > 1.2 / seats


@interpreted_only
def test_who_stands_better_has_more_to_expect():
    shares = [0.0, 1.0, -1.0]
    softmax(shares, 3)
    assert shares[1] > shares[0] > shares[2]
    assert sum(shares) == pytest.approx(1.0)
    assert shares[1] / shares[0] == pytest.approx(np.e)


def test_a_tree_has_room_for_its_nodes():
    tree = new_tree(10, 3, 7)
    assert len(tree.move) == 10
    assert len(tree.results) == 30
    assert len(tree.slot) == 7
    assert len(tree.weights) == MOST_MOVES


def test_wounds_are_counted_as_the_rulebook_does():
    """P86, P87: nine gems on two swords make 7, on four swords 10."""
    assert wounds(2, 9) == 7
    assert wounds(4, 9) == 10
    assert wounds(0, 9) == 0


def test_swords_in_a_roll():
    roll = ("boot", "boot", "sword", "star", "star")
    assert [swords_in(roll, kind) for kind in (PLAIN, STARRED, RAGING)] == [3, 4, 3]


def test_more_gems_never_make_the_boss_harder():
    for kind in (PLAIN, STARRED, RAGING):
        for saved in range(2):
            for need in range(12):
                turns = [FIGHT[kind][saved][need][gems] for gems in range(MOST_GEMS + 1)]
                assert turns == sorted(turns, reverse=True)
