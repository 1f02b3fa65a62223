"""Ludoteca: a home for board games, for people, bots and researchers."""

from importlib.metadata import version

from ludoteca.games import game, games
from ludoteca.kernel.errors import (
    BadBot,
    BadBox,
    BadGame,
    BadNetwork,
    BadOption,
    BadPosition,
    BadRecord,
    BadRun,
    BadSeats,
    CannotUndo,
    IllegalMove,
    LudotecaError,
    MissingPackages,
    NoCluster,
    NoDevice,
    UnknownGame,
)

__version__ = version("ludoteca")

__all__ = [
    "BadBot",
    "BadBox",
    "BadGame",
    "BadNetwork",
    "BadOption",
    "BadPosition",
    "BadRecord",
    "BadRun",
    "BadSeats",
    "CannotUndo",
    "IllegalMove",
    "LudotecaError",
    "MissingPackages",
    "NoCluster",
    "NoDevice",
    "UnknownGame",
    "__version__",
    "game",
    "games",
]
