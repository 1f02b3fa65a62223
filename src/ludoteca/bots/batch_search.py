"""Searching in all games of a batch at once, on CPU threads or on a GPU: the same search, the same trees."""

from typing import Any, NamedTuple

import numpy as np

from ludoteca.bots.knowledge import specialised
from ludoteca.bots.levels import explore_at
from ludoteca.bots.mcts_runner import NODES_AN_ITERATION
from ludoteca.bots.network import Net, given_to, is_on, net_of
from ludoteca.bots.tree import Tree, new_tree, scratch
from ludoteca.kernel.batch import Batch, CpuBatch
from ludoteca.kernel.chance import key_of, word
from ludoteca.kernel.errors import BadOption
from ludoteca.kernel.limits import MOST_MOVES
from ludoteca.kernel.options import is_whole

MOST_ITERATIONS = 1 << 16


class Found(NamedTuple):
    """What a search found: a row for each game, a column for each move id."""

    visits: Any
    """How often each move was tried; zeros where the game is over."""
    values: Any
    """What it brought the seat to decide on average: its share of the victory."""
    shares: Any
    """What all of them brought each seat: a row for each game, a column for each seat."""


def search_batch(
    batch: Batch, iterations: int, seed: str = "", explore: float | None = None, net: Net | None = None
) -> Found:
    """Thinks about the decision at hand in every game, so many iterations each, with what its seat may know.

    On a GPU a thread has a tree, and what is found stays there: `Found` holds device arrays. Games are told apart by
    their place in the batch, so the same seed finds the same on every device, with any number of threads. The network
    is the game's own unless another is given; see `ludoteca.bots.network`.
    """
    if not is_whole(iterations) or not 1 <= iterations <= MOST_ITERATIONS:
        raise BadOption(f"A search of a batch takes 1 to {MOST_ITERATIONS} iterations a game, not {iterations!r}.")
    game = batch.setting.game
    share = explore_at(game, batch.seats) if explore is None else float(explore)
    nodes = nodes_for(iterations)
    net = net_of(batch.setting) if net is None else net
    key0, key1 = (word(key) for key in key_of(seed))
    if not isinstance(batch, CpuBatch):
        from ludoteca.bots.cuda.search import search_on_gpu

        return Found(*search_on_gpu(batch, net, nodes, iterations, share, key0, key1))
    visits = np.zeros((batch.size, batch.moves), np.int32)
    values = np.zeros((batch.size, batch.moves), np.float32)
    shares = np.zeros((batch.size, batch.seats), np.float32)
    search = specialised(game, "ludoteca.bots.mcts", is_on(net)).search_game

    def think(first: int, end: int) -> None:
        work, menus = scratch(batch.setting)
        tree: Tree = new_tree(nodes, batch.seats, batch.moves)
        boxes, states, asked = batch.setting.boxes, batch.states, given_to(net)
        for i in range(first, end):
            search(boxes, states, work, menus, tree, asked, share, iterations, key0, key1, visits, values, shares, i)

    batch.share(think)
    return Found(visits, values, shares)


def forecast_batch(batch: Batch) -> Any:
    """What bots know of the game says of every position of a batch: a share of the victory for each seat.

    It sees all that is hidden. A search asks it about games that it imagines; somebody who learns may ask about real
    ones, a player must not.
    """
    if not isinstance(batch, CpuBatch):
        from ludoteca.bots.cuda.search import forecast_on_gpu

        return forecast_on_gpu(batch)
    shares = np.zeros((batch.size, batch.seats), np.float64)
    forecast = specialised(batch.setting.game, "ludoteca.bots.mcts").forecast_many
    batch.share(lambda first, end: forecast(batch.setting.boxes, batch.states, shares, first, end))
    return shares


def nodes_for(iterations: int) -> int:
    """Room for the nodes that so many iterations find, and for any menu at the root."""
    return max(iterations * NODES_AN_ITERATION, 2 * MOST_MOVES)
