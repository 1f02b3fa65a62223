"""The levels: none thinks less than the one below, and the lower ones also play what is nearly as good as the best."""

from dataclasses import replace
from math import e

import pytest

import ludoteca
from ludoteca.bots import LEVELS, Budget, Option, bot
from ludoteca.bots.knowledge import Level
from ludoteca.bots.levels import explore_at, level_at
from ludoteca.bots.mcts_runner import EXPLORE
from ludoteca.bots.temper import REACH, TRIED, WEIGHT, drawn, weights
from tests.bots.positions import positions

GAMES = [ludoteca.game(name) for name in ludoteca.games()]


@pytest.mark.parametrize("game", GAMES, ids=str)
def test_each_level_thinks_no_less_than_the_one_below_and_is_choosier(game):
    for seats in game.seats:
        tempers = [level_at(game, name).temper(seats) for name in LEVELS]
        assert tempers[0] > tempers[1] > tempers[2] == tempers[3] == 0.0
        budgets = [level_at(game, name).budget_at(seats).iterations or 10**9 for name in LEVELS]
        assert budgets == sorted(budgets)


@pytest.mark.parametrize("game", GAMES, ids=str)
def test_the_master_thinks_for_a_second(game):
    assert level_at(game, "master").budget == Budget(milliseconds=1000)


def options_of(game, *found):
    """Moves by how often they were tried and what they may expect."""
    (match,) = positions(game.name, 2, 1)
    return [Option(match.moves()[0], visits, expected) for visits, expected in found]


@pytest.mark.parametrize("game", GAMES, ids=str)
def test_moves_are_the_likelier_the_nearer_they_come_to_the_best_and_the_more_they_were_tried(game):
    likely = weights(options_of(game, (90, 0.6), (45, 0.55), (45, 0.5), (45, 0.6), (30, 0.7)), 0.05)
    assert likely[0] == WEIGHT
    assert likely[1] == pytest.approx(WEIGHT / 2 / e, abs=1)
    assert likely[2] == pytest.approx(WEIGHT / 2 / e**2, abs=1)
    assert likely[3] == pytest.approx(WEIGHT / 2, abs=1)
    assert likely[4] == pytest.approx(WEIGHT / 3, abs=1)
    likely = weights(options_of(game, (90, 0.6), (45, 0.55), (30, 0.7)), 0.05, heeds_visits=False)
    assert likely == [WEIGHT, pytest.approx(WEIGHT / e, abs=1), WEIGHT]


@pytest.mark.parametrize("game", GAMES, ids=str)
def test_what_is_much_worse_or_was_hardly_looked_at_is_never_played(game):
    far = 0.6 - 0.05 * REACH
    found = options_of(game, (90, 0.6), (9, far - 0.001), (9, far + 0.001), (TRIED - 1, 0.9), (TRIED, 0.6), (0, 0.6))
    assert [weight > 0 for weight in weights(found, 0.05)] == [True, False, True, False, True, False]


@pytest.mark.parametrize("game", GAMES, ids=str)
def test_lots_fall_upon_moves_as_often_as_they_weigh(game):
    (match,) = positions(game.name, 2, 1)
    one, other = match.moves()[:2]
    found = [Option(one, 90, 0.6), Option(other, 60, 0.6 - 0.05)]
    likely = weights(found, 0.05)
    assert drawn(likely, found, WEIGHT - 1) == drawn(likely, found, sum(likely)) == one
    assert drawn(likely, found, WEIGHT) == drawn(likely, found, sum(likely) - 1) == other


@pytest.mark.parametrize("game", GAMES, ids=str)
def test_a_level_with_a_temper_chooses_among_good_moves_and_does_so_again(game, monkeypatch):
    (match,) = positions(game.name, 2, 1)
    levels = {"easy": Level(Budget(iterations=40), tempers={2: 0.3})}
    monkeypatch.setattr(game, "bots", replace(game.bots, levels=levels))
    chosen = [bot("easy", f"{number}").choose(match) for number in range(12)]
    assert chosen == [bot("easy", f"{number}").choose(match) for number in range(12)]
    thoughts = [bot("easy", f"{number}").think(match) for number in range(12)]
    assert chosen != [thought.move for thought in thoughts]
    for thought, move in zip(thoughts, chosen, strict=True):
        played = next(option for option in thought.options if option.move == move)
        assert played.visits >= TRIED or move == thought.move
        assert thought.options[0].expected - played.expected <= 0.3 * REACH


def test_a_temper_between_two_tables_lies_between_theirs():
    level = Level(Budget(iterations=1), tempers={2: 0.4, 4: 0.2, 8: 0.1})
    assert [level.temper(seats) for seats in (1, 2, 3, 4, 5, 8, 9)] == pytest.approx(
        [0.4, 0.4, 0.3, 0.2, 0.175, 0.1, 0.1]
    )
    assert Level(Budget(iterations=1)).temper(4) == 0.0


def test_iterations_between_two_tables_lie_between_theirs():
    level = Level(Budget(iterations=7), iterations={2: 400, 4: 200})
    assert [level.budget_at(seats).iterations for seats in (1, 2, 3, 4, 8)] == [400, 400, 300, 200, 200]
    assert Level(Budget(milliseconds=5)).budget_at(3) == Budget(milliseconds=5)


@pytest.mark.parametrize("game", GAMES, ids=str)
def test_larger_tables_never_explore_more(game):
    wide = [explore_at(game, seats) for seats in game.seats if seats > 1]
    assert wide[0] == EXPLORE
    assert wide == sorted(wide, reverse=True)
    assert min(wide) > 0.0
