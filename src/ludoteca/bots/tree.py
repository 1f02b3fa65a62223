"""The memory of a search: a tree in flat arrays, and room to think in. Its size is fixed before the search begins."""

from typing import Any, NamedTuple

from ludoteca.kernel.compiling import COMPILED
from ludoteca.kernel.limits import MOST_MOVES
from ludoteca.kernel.rows import zeros
from ludoteca.kernel.state import Menu

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


NODES = "nodes"
SHARES = "nodes * seats"
MOVES = "moves"
ARRAYS: dict[str, tuple[str, str | int]] = {
    "move": ("i2", NODES),
    "child": ("i4", NODES),
    "sibling": ("i4", NODES),
    "visits": ("i4", NODES),
    "available": ("i4", NODES),
    "prior": ("f4", NODES),
    "results": ("f8", SHARES),
    "path": ("i4", MOST_DEPTH + 1),
    "slot": ("i1", MOVES),
    "weights": ("f8", MOST_MOVES),
    "shares": ("f8", MOST_SEATS),
    "luck": ("u8", 1),
    "used": ("i8", 1),
}
"""The type of each array of a tree, as NumPy writes it, and its length."""


def new_tree(capacity: int, seats: int, moves: int) -> Tree:
    """A tree for up to `capacity` nodes of a game with so many seats and moves."""
    long = lengths(capacity, seats, moves)
    return Tree(**{name: zeros(long[name], code) for name, (code, _) in ARRAYS.items()})


def bytes_of(capacity: int, seats: int, moves: int) -> int:
    """How much memory such a tree takes, compiled."""
    long = lengths(capacity, seats, moves)
    return sum(long[name] * int(code[1:]) for name, (code, _) in ARRAYS.items())


def lengths(capacity: int, seats: int, moves: int) -> dict[str, int]:
    """How long each array of such a tree is."""
    known = {NODES: capacity, SHARES: capacity * seats, MOVES: moves}
    return {name: known[size] if isinstance(size, str) else size for name, (_, size) in ARRAYS.items()}


def scratch(setting: Any) -> tuple[Any, Any]:
    """Room to think in: two states and two menus."""
    if COMPILED:
        return setting.game.state.blank_array(2), Menu.blank_array(2)
    return [setting.game.state(), setting.game.state()], [Menu(), Menu()]
