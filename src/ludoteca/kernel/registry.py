"""The games that are installed, ours and others', found by the entry point group `ludoteca.games`."""

import warnings
from functools import lru_cache
from importlib.metadata import EntryPoint, entry_points
from typing import TYPE_CHECKING, Any

from ludoteca.kernel.errors import BadGame, UnknownGame

if TYPE_CHECKING:
    from ludoteca.kernel.game import Game

GROUP = "ludoteca.games"


@lru_cache
def _installed() -> dict[str, EntryPoint]:
    found = {entry.name: entry for entry in sorted(entry_points(group=GROUP), key=lambda entry: entry.name)}
    if not found:
        raise BadGame(
            "No game is installed: the package's metadata is missing or old. In a checkout: scripts/setup dev"
        )
    return found


def game_names() -> tuple[str, ...]:
    """The names of all games."""
    return tuple(_installed())


@lru_cache
def game(name: str) -> "Game[Any, Any]":
    """The game with that name."""
    from ludoteca.kernel.game import Game

    entry = _installed().get(name)
    if entry is None:
        raise UnknownGame(f"There is no game “{name}”. There are: {', '.join(_installed())}.")
    package = entry.dist.name if entry.dist else entry.value
    try:
        found = entry.load()
    except BadGame:
        raise
    except Exception as error:
        raise BadGame(f"The game “{name}” of {package} cannot be loaded: {type(error).__name__}: {error}") from error
    if not isinstance(found, Game) or found.name != name:
        raise BadGame(f"{entry.value} of {package} is not the Game named “{name}”.")
    return found


@lru_cache
def games() -> "dict[str, Game[Any, Any]]":
    """All games by name. One that cannot be loaded is left out, with a warning."""
    loaded = {}
    for name in _installed():
        try:
            loaded[name] = game(name)
        except BadGame as error:
            warnings.warn(str(error), stacklevel=2)
    return loaded
