"""The levels: each thinks more than the one below and slips less."""

import pytest

import ludoteca
from ludoteca.bots import LEVELS, Budget, Thought, bot
from ludoteca.bots.levels import LEVEL, Level
from tests.bots.positions import positions

GAMES = list(ludoteca.games())


@pytest.mark.parametrize("game", GAMES)
def test_each_level_thinks_more_than_the_one_below_and_slips_less(game):
    slips = [LEVEL[name].slips_in(game) for name in LEVELS]
    assert slips == sorted(slips, reverse=True)
    assert slips[-2:] == [0.0, 0.0]
    budgets = [LEVEL[name].budget.iterations or 10**9 for name in LEVELS]
    assert budgets == sorted(set(budgets))


def test_the_master_thinks_for_a_second():
    assert LEVEL["master"].budget == Budget(milliseconds=1000)


@pytest.mark.parametrize("game", GAMES)
def test_slips_are_as_frequent_as_they_should_be(game, monkeypatch):
    """A level that slips in every third decision, and otherwise always finds the last move on the list."""
    (match,) = positions(game, 2, 1)
    level = Level(Budget(iterations=1), slips=1.0, slips_at={game: 1 / 3})
    monkeypatch.setitem(LEVEL, "easy", level)
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
