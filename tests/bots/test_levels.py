"""The levels: each thinks more than the one below and slips less."""

import pytest

import ludoteca
from ludoteca.bots import LEVELS, Budget, Thought, bot
from ludoteca.bots.knowledge import Knowledge, Level
from ludoteca.bots.levels import explore_at, level_at
from ludoteca.bots.mcts_runner import EXPLORE
from tests.bots.positions import positions

GAMES = [ludoteca.game(name) for name in ludoteca.games()]


@pytest.mark.parametrize("game", GAMES, ids=str)
def test_each_level_thinks_more_than_the_one_below_and_slips_less(game):
    slips = [level_at(game, name).slips for name in LEVELS]
    assert slips == sorted(slips, reverse=True)
    assert slips[-2:] == [0.0, 0.0]
    budgets = [level_at(game, name).budget.iterations or 10**9 for name in LEVELS]
    assert budgets == sorted(set(budgets))


@pytest.mark.parametrize("game", GAMES, ids=str)
def test_the_master_thinks_for_a_second(game):
    assert level_at(game, "master").budget == Budget(milliseconds=1000)


@pytest.mark.parametrize("game", GAMES, ids=str)
def test_slips_are_as_frequent_as_they_should_be(game, monkeypatch):
    """A level that slips in every third decision, and otherwise always finds the last move on the list."""
    (match,) = positions(game.name, 2, 1)
    levels = {"easy": Level(Budget(iterations=1), slips=1 / 3)}
    monkeypatch.setattr(game, "bots", Knowledge(levels=levels))
    mind = bot("easy", "slips")
    searched = 0

    class Search:
        def think(self, match, *_args, **_options):
            nonlocal searched
            searched += 1
            return Thought(match.moves()[-1], (), (), 1, 0.0)

    monkeypatch.setattr(mind, "_search", lambda _match: Search())
    chosen = [mind.choose(match) for _ in range(300)]
    assert 160 <= searched <= 240
    assert {move.id for move in chosen} == {move.id for move in match.moves()}


@pytest.mark.parametrize("game", GAMES, ids=str)
def test_larger_tables_never_explore_more(game):
    wide = [explore_at(game, seats) for seats in game.seats if seats > 1]
    assert wide[0] == EXPLORE
    assert wide == sorted(wide, reverse=True)
    assert min(wide) > 0.0
