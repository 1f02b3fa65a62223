"""Ludoteca: a home for board games, for people, bots and researchers."""

from importlib.metadata import version

from ludoteca.games import game, games
from ludoteca.kernel.errors import (
    BadBox,
    BadGame,
    BadOption,
    BadPosition,
    BadRecord,
    BadSeats,
    CannotUndo,
    IllegalMove,
    LudotecaError,
    MissingPackages,
    NoDevice,
    UnknownGame,
)

__version__ = version("ludoteca")

__all__ = [
    "BadBox",
    "BadGame",
    "BadOption",
    "BadPosition",
    "BadRecord",
    "BadSeats",
    "CannotUndo",
    "IllegalMove",
    "LudotecaError",
    "MissingPackages",
    "NoDevice",
    "UnknownGame",
    "__version__",
    "game",
    "games",
]
