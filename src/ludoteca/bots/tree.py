"""The memory of a search: a tree in flat arrays, and room to think in. Its size is fixed before the search begins."""

from typing import Any, NamedTuple

import numpy as np

from ludoteca.kernel.compiling import COMPILED
from ludoteca.kernel.state import MOST_MOVES, Menu

MOST_SEATS = 8
MOST_DEPTH = 256
"""Decisions from the root down; nothing looks further."""


class Tree(NamedTuple):
    """A node is a number; the children of a node that were found together lie side by side.

    The results of a node are kept for each seat: node 5 has those of seat 2 at 5 * seats + 2.
    """

    move: Any
    """The move that leads to each node."""
    child: Any
    """The first child of each node, or 0: nothing leads back to the root."""
    sibling: Any
    """The next child of the same parent, or 0."""
    visits: Any
    available: Any
    """How often a node could have been chosen: in some imagined games its move is not legal."""
    prior: Any
    """The share of a node among its siblings at first sight."""
    results: Any
    """What the games through each node brought each seat, added up."""
    path: Any
    """The nodes of the iteration under way."""
    slot: Any
    """For each move of the game whether it is legal in the decision at hand and not in the tree."""
    weights: Any
    """The appeal of each move on the menu."""
    shares: Any
    """The result of the iteration under way."""
    luck: Any
    """Where the search's random walk has come to."""
    used: Any
    """How many nodes there are."""


def new_tree(capacity: int, seats: int, moves: int) -> Tree:
    """A tree for up to `capacity` nodes of a game with so many seats and moves."""
    layout = _layout(capacity, seats, moves)
    return Tree(**{field: _numbers(size, kind) for field, (size, kind) in layout.items()})


def bytes_of(capacity: int, seats: int, moves: int) -> int:
    """How much memory such a tree takes, compiled."""
    return sum(size * np.dtype(kind).itemsize for size, kind in _layout(capacity, seats, moves).values())


def _layout(capacity: int, seats: int, moves: int) -> dict[str, tuple[int, type[np.generic]]]:
    """The length and the kind of each array, in the order of the fields of a tree."""
    return {
        "move": (capacity, np.int16),
        "child": (capacity, np.int32),
        "sibling": (capacity, np.int32),
        "visits": (capacity, np.int32),
        "available": (capacity, np.int32),
        "prior": (capacity, np.float32),
        "results": (capacity * seats, np.float64),
        "path": (MOST_DEPTH + 1, np.int32),
        "slot": (moves, np.int8),
        "weights": (MOST_MOVES, np.float64),
        "shares": (MOST_SEATS, np.float64),
        "luck": (1, np.uint64),
        "used": (1, np.int64),
    }


def _numbers(size: int, kind: type[np.generic]) -> Any:
    return np.zeros(size, kind) if COMPILED else [kind(0).item()] * size


def scratch(setting: Any) -> tuple[Any, Any]:
    """Room to think in: two states and two menus."""
    if COMPILED:
        return setting.game.state.blank_array(2), Menu.blank_array(2)
    return [setting.game.state(), setting.game.state()], [Menu(), Menu()]
