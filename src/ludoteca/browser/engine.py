"""Bots that think in a WebAssembly module: the search is the page's (web/src/wasm/search.ts), all else is as ever."""

from collections.abc import Callable
from typing import Any

from ludoteca.bots.engine import KEPT_NODES, LEAST_NODES
from ludoteca.bots.network import net_of, packed
from ludoteca.bots.tree import Tree
from ludoteca.kernel.setting import Setting

OpenSearch = Callable[[str, bytes, int, bytes], Any]
"""Gives the page's search for a game, the bytes of a box, a number of seats, and a network as it is `packed`."""


class WasmEngine:
    """An `Engine` of `ludoteca.bots` whose tree lies in the memory of a module."""

    def __init__(self, setting: Setting[Any, Any], open_search: OpenSearch):
        self._setting = setting
        self._search = open_search(setting.game.name, setting.box.to_bytes(), setting.seats, packed(net_of(setting)))
        self._tree: Tree | None = None

    @property
    def tree(self) -> Tree:
        """The arrays of the tree: the page's own, which are read one number at a time."""
        if self._tree is None:
            self._tree = Tree(*(self._search.array(name) for name in Tree._fields))
        return self._tree

    def begin(self, s: Any, luck: int, nodes: int) -> None:
        """Lays the root down for a plain state."""
        self._search.begin(s.to_bytes(), luck, max(nodes, LEAST_NODES))
        self._tree = None  # the module's memory may have grown, and lies elsewhere then

    def run(self, iterations: int, explore: float) -> None:
        """So many iterations more."""
        self._search.run(iterations, explore)

    def root(self) -> Any:
        """The plain state that the search began with."""
        return self._setting.game.state.from_bytes(bytes(self._search.root()))

    def tidy_up(self) -> None:
        """Gives a large tree back."""
        if self._search.room > KEPT_NODES:
            self._search.forget()
