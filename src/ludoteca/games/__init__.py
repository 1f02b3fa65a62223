"""The games, found by name and imported only when they are wanted."""

from functools import lru_cache
from importlib import import_module
from typing import TYPE_CHECKING, Any

from ludoteca.kernel.errors import UnknownGame

if TYPE_CHECKING:
    from ludoteca.kernel.game import Game

GAMES = ("kragmortha", "looterz", "platformer")


@lru_cache
def game(name: str) -> "Game[Any, Any]":
    """The game with that name."""
    if name not in GAMES:
        raise UnknownGame(f"There is no game “{name}”. There are: {', '.join(GAMES)}.")
    found: Game[Any, Any] = import_module(f"ludoteca.games.{name}").GAME
    return found


def games() -> "dict[str, Game[Any, Any]]":
    """All games by name."""
    return {name: game(name) for name in GAMES}
