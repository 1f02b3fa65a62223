"""How long a hero takes to climb a tile: what bots know of the tower."""

from collections.abc import Sequence

import numpy as np
from numpy.typing import NDArray

from ludoteca.games.platformer.moves import ROWS
from ludoteca.games.platformer.tiles import SIDE, Plan

CELLS = ROWS * SIDE
OPENINGS = 1 << SIDE
TURNS_FOR = (0.0, 1.05, 1.4, 2.6, 6.0)
"""Turns until a roll gives so many Moves at once, forging included: about one over its chance."""
PARTS = 8
MOST_TURNS = 15.0
ROUNDS = 40


def climbs(plans: Sequence[Plan]) -> list[list[int]]:
    """A row for each tile and each set of columns open above it: eighths of a turn until the hero is out.

    A turn is a hop of up to four Moves that ends where gravity leaves the hero; the best hops are found by going
    over all spaces again until nothing changes.
    """
    beside = np.array([_beside(plan) for plan in plans])[:, None]
    lands = np.array([_lands(plan) for plan in plans])[:, None]
    open_above = np.array([[mask >> column & 1 for column in range(SIDE)] for mask in range(OPENINGS)], bool)
    turns = np.full((len(plans), OPENINGS, CELLS), MOST_TURNS)
    for _ in range(ROUNDS):
        hop = _at(turns, lands)
        best = turns
        for cost in TURNS_FOR[1:]:
            nearer = hop.copy()
            for direction in range(beside.shape[-1]):
                nearer = np.minimum(nearer, _at(hop, beside[..., direction]))
            nearer[..., -SIDE:][:, open_above] = 0.0
            hop = nearer
            best = np.minimum(best, cost + hop)
        turns = best
    eighths = np.minimum(PARTS * turns, 127).astype(int)
    rows: list[list[int]] = eighths.reshape(-1, CELLS).tolist()
    return rows


def _at(values: NDArray[np.float64], cells: NDArray[np.intp]) -> NDArray[np.float64]:
    return np.take_along_axis(values, np.broadcast_to(cells, values.shape), -1)


def _cell(space: tuple[int, int]) -> int:
    return space[0] * SIDE + space[1]


def _beside(plan: Plan) -> list[list[int]]:
    """The four neighbours of each space; the space itself where something bars the way."""
    rows = []
    for space in plan.spaces():
        neighbours = [_cell(neighbour) for neighbour in plan.neighbours(space)]
        rows.append(neighbours + [_cell(space)] * (4 - len(neighbours)))
    return rows


def _lands(plan: Plan) -> list[int]:
    """Where gravity leaves a hero from each space of the tile."""
    rows = []
    for row, column in plan.spaces():
        landing = next(lower for lower in range(row, -1, -1) if plan.holds((lower, column)))
        rows.append(_cell((landing, column)))
    return rows
