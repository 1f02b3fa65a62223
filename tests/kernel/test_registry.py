"""Games are found by the entry point group `ludoteca.games`, whoever ships them."""

import pickle
from copy import copy
from importlib.metadata import EntryPoint

import pytest

from ludoteca.games.looterz import GAME
from ludoteca.kernel import registry
from ludoteca.kernel.errors import BadGame, UnknownGame


@pytest.fixture
def installed(monkeypatch):
    """Puts other entry points in the place of those that are installed."""

    def install(**entries):
        found = [EntryPoint(name, value, registry.GROUP) for name, value in entries.items()]
        monkeypatch.setattr(registry, "entry_points", lambda group: found)
        _forget()

    yield install
    _forget()


def _forget():
    for remembered in (registry._installed, registry.game, registry.games):
        remembered.cache_clear()


def test_our_own_games_are_found_like_anybodys():
    assert set(registry.game_names()) >= {"kragmortha", "looterz", "platformer"}
    assert registry.game("looterz") is GAME


def test_an_unknown_name_is_answered_with_those_there_are(installed):
    installed(looterz="ludoteca.games.looterz:GAME")
    with pytest.raises(UnknownGame, match=r"There is no game “chess”\. There are: looterz\."):
        registry.game("chess")


def test_a_game_that_cannot_be_loaded_is_told_and_keeps_no_other_from_play(installed):
    installed(broken="tests.no_such_module:GAME", looterz="ludoteca.games.looterz:GAME")
    with pytest.raises(BadGame, match=r"broken.*cannot be loaded"):
        registry.game("broken")
    with pytest.warns(UserWarning, match="broken"):
        assert list(registry.games()) == ["looterz"]


@pytest.mark.parametrize("value", ["ludoteca.games.looterz:GAME", "ludoteca.games.looterz:box"])
def test_what_is_not_the_game_of_that_name_is_refused(installed, value):
    installed(chess=value)
    with pytest.raises(BadGame, match="is not the Game named “chess”"):
        registry.game("chess")


def test_metadata_that_names_no_game_is_told(installed):
    installed()
    with pytest.raises(BadGame, match="scripts/setup dev"):
        registry.game_names()


def test_a_copy_of_a_game_is_another_one_and_a_pickle_the_same():
    """Tests play with changed copies; processes that share work mean the very game."""
    twin = copy(GAME)
    twin.folder = GAME.folder / "elsewhere"
    assert GAME.folder != twin.folder
    assert pickle.loads(pickle.dumps(GAME)) is GAME  # noqa: S301 - our own bytes
