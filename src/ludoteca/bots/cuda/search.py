"""A tree a thread on an NVIDIA GPU. See `batch_search`."""

from functools import lru_cache
from typing import Any

import numba
import numpy as np
from numba import cuda

from ludoteca.bots.knowledge import specialised
from ludoteca.bots.network import CODES, ROOM, Net, is_on
from ludoteca.bots.tree import ARRAYS, Tree, bytes_of, lengths
from ludoteca.kernel.cuda.arrays import DeviceArray
from ludoteca.kernel.cuda.codegen import compact
from ludoteca.kernel.game_definition import GameDefinition
from ludoteca.kernel.state import Menu

THREADS = 64
SHARE_OF_MEMORY = 0.6
"""How much of the memory that is free the trees may take. More games than fit are searched one lot after another."""

menu_type = numba.from_dtype(Menu.dtype)


@lru_cache
def search_kernel(game: GameDefinition[Any, Any]) -> Any:
    """The kernel that searches in game `first` and those after it, a tree each."""
    search_game = specialised(game, "ludoteca.bots.mcts").search_game
    state_type = numba.from_dtype(game.state.dtype)

    @cuda.jit
    def kernel(  # type: ignore[no-untyped-def]
        boxes, states, explore, iterations, key0, key1, visits, values, expected, first, count,
        move, child, sibling, tried, available, prior, results, path, slot, weights, shares, luck, used,
    ):  # fmt: skip
        k = cuda.grid(1)
        if k < count:
            work = cuda.local.array(2, state_type)
            menus = cuda.local.array(2, menu_type)
            tree = Tree(
                move[k], child[k], sibling[k], tried[k], available[k], prior[k], results[k], path[k], slot[k],
                weights[k], shares[k], luck[k], used[k],
            )  # fmt: skip
            search_game(
                boxes,
                states,
                work,
                menus,
                tree,
                0,
                explore,
                iterations,
                key0,
                key1,
                visits,
                values,
                expected,
                first + k,
            )
        compact()

    return kernel


@lru_cache
def networked_kernel(game: GameDefinition[Any, Any]) -> Any:
    """The same with a network."""
    search_game = specialised(game, "ludoteca.bots.mcts", networked=True).search_game
    state_type = numba.from_dtype(game.state.dtype)

    @cuda.jit
    def kernel(  # type: ignore[no-untyped-def]
        boxes, states, explore, iterations, key0, key1, visits, values, expected, first, count,
        move, child, sibling, tried, available, prior, results, path, slot, weights, shares, luck, used,
        on, form, most, first_thing, row, table, bias, second, second_bias, net_shares, net_shares_bias, net_moves,
        net_moves_bias, seen, rows, sums, narrow,
    ):  # fmt: skip
        k = cuda.grid(1)
        if k < count:
            work = cuda.local.array(2, state_type)
            menus = cuda.local.array(2, menu_type)
            tree = Tree(
                move[k], child[k], sibling[k], tried[k], available[k], prior[k], results[k], path[k], slot[k],
                weights[k], shares[k], luck[k], used[k],
            )  # fmt: skip
            net = Net(
                on, form, most, first_thing, row, table, bias, second, second_bias, net_shares, net_shares_bias,
                net_moves, net_moves_bias, seen[k], rows[k], sums[k], narrow[k],
            )  # fmt: skip
            search_game(
                boxes, states, work, menus, tree, net, explore, iterations, key0, key1, visits, values, expected,
                first + k,
            )  # fmt: skip
        compact()

    return kernel


def search_on_gpu(
    batch: Any, net: Net, nodes: int, iterations: int, explore: float, key0: Any, key1: Any
) -> tuple[DeviceArray, DeviceArray, DeviceArray]:
    """Visits and values of every game's moves, and what each seat may expect, on the GPU."""
    networked = is_on(net)
    kernel = networked_kernel(batch.setting.game) if networked else search_kernel(batch.setting.game)
    free = cuda.current_context().get_memory_info().free
    size = min(batch.size, max(1, int(free * SHARE_OF_MEMORY) // bytes_of(nodes, batch.seats, batch.moves)))
    long = lengths(nodes, batch.seats, batch.moves)
    trees = {name: cuda.device_array((size, long[name]), code) for name, (code, _) in ARRAYS.items()}
    # A search writes everything else before it reads it.
    trees["slot"] = cuda.to_device(np.zeros((size, long["slot"]), ARRAYS["slot"][0]))
    visits = cuda.device_array((batch.size, batch.moves), np.int32)
    values = cuda.device_array((batch.size, batch.moves), np.float32)
    shares = cuda.device_array((batch.size, batch.seats), np.float32)
    arrays = [cuda.to_device(getattr(net, name)) for name in CODES if name not in ROOM]
    arrays += [cuda.device_array((size, length), CODES[name]) for name, length in ROOM.items()]
    for first in range(0, batch.size, size):
        count = min(size, batch.size - first)
        kernel[(count + THREADS - 1) // THREADS, THREADS](
            batch.boxes, batch.states, explore, iterations, key0, key1, visits, values, shares, first, count,
            *trees.values(), *(arrays if networked else ()),
        )  # fmt: skip
    return DeviceArray(visits), DeviceArray(values), DeviceArray(shares)


@lru_cache
def forecast_kernel(game: GameDefinition[Any, Any]) -> Any:
    """The kernel that asks what bots know of every game."""
    forecast_many = specialised(game, "ludoteca.bots.mcts").forecast_many

    @cuda.jit
    def kernel(boxes, states, shares, count):  # type: ignore[no-untyped-def]
        k = cuda.grid(1)
        if k < count:
            forecast_many(boxes, states, shares, k, k + 1)
        compact()

    return kernel


def forecast_on_gpu(batch: Any) -> DeviceArray:
    """What bots know of the game says of every position."""
    shares = cuda.to_device(np.zeros((batch.size, batch.seats), np.float64))
    forecast_kernel(batch.setting.game)[(batch.size + THREADS - 1) // THREADS, THREADS](
        batch.boxes, batch.states, shares, batch.size
    )
    return DeviceArray(shares)
