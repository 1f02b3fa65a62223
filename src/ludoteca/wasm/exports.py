"""Which loops a module has, and of which types their arguments are."""

import inspect
from collections.abc import Callable
from dataclasses import dataclass
from typing import Any

import numba
import numpy as np

from ludoteca.bots.knowledge import specialised
from ludoteca.bots.network import NO_NET, Net, has_network
from ludoteca.bots.tree import Tree, new_tree
from ludoteca.kernel.game import Game
from ludoteca.kernel.state import Menu

LOOPS = ("begin_many", "play_one", "random_many", "resample_many")
SEARCH = ("begin_search", "search")
KEY_WORDS = 2
TOGETHER = {"tree": Tree._fields, "net": Net._fields}


@dataclass(frozen=True)
class Argument:
    """One argument of a loop: its name, its type as Numba has it, and for several arrays in one their names."""

    name: str
    type: Any
    parts: tuple[str, ...] = ()


@dataclass(frozen=True)
class Export:
    """A loop of a game that the module exports under its own name."""

    name: str
    dispatcher: Any
    arguments: tuple[Argument, ...]

    @property
    def types(self) -> tuple[Any, ...]:
        """The types that it is compiled for."""
        return tuple(argument.type for argument in self.arguments)


def exports_of(game: Game[Any, Any]) -> list[Export]:
    """The loops of a game that its module has."""
    types = _types(game)
    search = specialised(game, "ludoteca.bots.mcts", has_network(game))
    loops = [getattr(game.loops, name) for name in LOOPS] + [getattr(search, name) for name in SEARCH]
    return [_export(loop, types) for loop in loops]


def _export(loop: Any, types: dict[str, Any]) -> Export:
    function: Callable[..., Any] = loop.py_func
    arguments = [
        Argument(name, types.get(name, numba.int64), _parts(types, name))
        for name in inspect.signature(function).parameters
    ]
    return Export(function.__name__, loop, tuple(arguments))


def _parts(types: dict[str, Any], name: str) -> tuple[str, ...]:
    """The names of the arrays of an argument that is several."""
    return TOGETHER[name] if isinstance(types.get(name), numba.types.NamedTuple) else ()


def _types(game: Game[Any, Any]) -> dict[str, Any]:
    """What each argument is, by its name; all others are whole numbers."""
    states = numba.typeof(game.state.blank_array(1))
    return {
        "boxes": numba.typeof(game.box.record.blank_array(1)),
        "states": states,
        "work": states,
        "menus": numba.typeof(Menu.blank_array(1)),
        "tree": numba.typeof(new_tree(1, 1, 1)),
        "net": numba.typeof(NO_NET) if has_network(game) else numba.int64,
        "keys": numba.typeof(np.zeros((1, KEY_WORDS), np.uint64)),
        "lucks": numba.typeof(np.zeros(1, np.uint64)),
        "which": numba.typeof(np.zeros(1, np.int64)),
        "ids": numba.typeof(np.zeros(1, np.int64)),
        "explore": numba.float64,
    }
