"""Where a search runs: here, as the rules do, or elsewhere, as in the WebAssembly module of a browser."""

from typing import Any, Protocol

from ludoteca.bots.knowledge import specialised
from ludoteca.bots.network import Net, given_to, is_on, net_of
from ludoteca.bots.tree import Tree, new_tree, scratch
from ludoteca.kernel.chance import word
from ludoteca.kernel.setting import Setting

LEAST_NODES = 1 << 12
"""A tree has room for at least so many, whatever is asked for."""
KEPT_NODES = 1 << 14
"""A tree that is larger is given back after each decision: bots at many tables think only now and then."""


class Engine(Protocol):
    """One tree, for one decision after the other at tables of one setting."""

    @property
    def tree(self) -> Tree:
        """The arrays of the tree, to read from."""

    def begin(self, s: Any, luck: int, nodes: int) -> None:
        """Lays the root down for a plain state, with room for that many nodes; `luck` is not zero."""

    def run(self, iterations: int, explore: float) -> None:
        """So many iterations more."""

    def root(self) -> Any:
        """The plain state that the search began with: all that its seat could know."""

    def tidy_up(self) -> None:
        """Gives memory back that is not needed all the time."""


class RulesEngine:
    """Searches with the rules as they run here, compiled or interpreted.

    The network is the game's own unless another is given; NO_NET leaves judging to what bots know of the game.
    """

    def __init__(self, setting: Setting[Any, Any], net: Net | None = None):
        self._setting = setting
        asked = net_of(setting) if net is None else net
        self.net: Any = given_to(asked)
        """The network with room of its own, or 0."""
        self._search: Any = specialised(setting.game, "ludoteca.bots.mcts", is_on(asked))
        self._work, self._menus = scratch(setting)
        self._tree = self._sized(LEAST_NODES)

    @property
    def tree(self) -> Tree:
        """The arrays of the tree."""
        return self._tree

    def _sized(self, nodes: int) -> Tree:
        return new_tree(nodes, self._setting.seats, self._setting.game.move_table.size)

    def begin(self, s: Any, luck: int, nodes: int) -> None:
        """Lays the root down; a search that has begun is a search that is compiled."""
        if len(self._tree.move) < nodes:
            self._tree = self._sized(nodes)
        self._tree.luck[0] = word(luck)
        self._search.begin_search(self._setting.boxes, self._setting.hold(s), self._work, self._tree)
        self.run(0, 1.0)

    def run(self, iterations: int, explore: float) -> None:
        """So many iterations more."""
        self._search.search(self._setting.boxes, self._work, self._menus, self._tree, self.net, explore, iterations)

    def root(self) -> Any:
        """The plain state that the search began with."""
        return self._setting.plain(self._work[1:])

    def tidy_up(self) -> None:
        """Gives a large tree back."""
        if len(self._tree.move) > KEPT_NODES:
            self._tree = self._sized(LEAST_NODES)
