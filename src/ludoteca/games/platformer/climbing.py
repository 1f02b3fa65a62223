"""How long a hero takes to climb a tile: what bots know of the tower."""

from collections.abc import Sequence

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
    return [_climb(_beside(plan), _lands(plan), opening) for plan in plans for opening in range(OPENINGS)]


def _climb(beside: list[list[int]], lands: list[int], opening: int) -> list[int]:
    """One row: `opening` has a bit for each column that is open above."""
    out = [CELLS - SIDE + column for column in range(SIDE) if opening >> column & 1]
    near = [(cell, *neighbours) for cell, neighbours in enumerate(beside)]
    turns = [MOST_TURNS] * CELLS
    for _ in range(ROUNDS):
        hop = [turns[cell] for cell in lands]
        best = turns
        for cost in TURNS_FOR[1:]:
            hop = [min(hop[a], hop[b], hop[c], hop[d], hop[e]) for a, b, c, d, e in near]
            for cell in out:
                hop[cell] = 0.0
            best = [min(before, cost + after) for before, after in zip(best, hop)]
        if best == turns:
            break
        turns = best
    return [int(min(PARTS * turn, 127)) for turn in turns]


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
