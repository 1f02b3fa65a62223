"""The way up the tower, in turns: what bots know of it."""

from ludoteca.games.platformer.climbing import OPENINGS, PARTS
from ludoteca.games.platformer.moves import COLUMNS
from ludoteca.games.platformer.rules_gravity import falls
from ludoteca.games.platformer.rules_map import cell_of, first_space, level_of
from ludoteca.games.platformer.tiles import CROSSED, OPEN, SIDE
from ludoteca.kernel.compiling import rule

TURNS_PER_LEVEL = 3.8
"""Turns through a level that is still face down: what the levels of the box take on average."""
OUT = 1.5
"""Turns that respawning costs, the lost climb not counted."""
ALL_OPEN = OPENINGS - 1
BITS = 10
FAR_AWAY = (1 << BITS) - 1
FACE_DOWN = sum(int(PARTS * TURNS_PER_LEVEL) << BITS * column for column in range(SIDE))
"""A level that is still face down, from each of its columns."""


@rule
def landing_of(box, s, seat):
    """Where gravity would leave the hero."""
    space = s.at[seat]
    while falls(box, s, seat, space, 0):
        space -= COLUMNS
    return space


@rule
def open_above(box, s, level, side):
    """The columns of a tile through which the next level can be entered, as bits; all if that is not known."""
    if level >= s.highest or level + 1 >= s.levels - 1:
        return ALL_OPEN
    above = s.tile[level + 1][side]
    columns = 0
    for column in range(SIDE):
        if box.edge[above][column] in (OPEN, CROSSED):
            columns |= 1 << column
    return columns


@rule
def turns_up(box, s, space):
    """Turns from a space out of its level, and through the levels above."""
    level = level_of(space)
    side = space % COLUMNS // SIDE
    return parts_from(box, s, level, side, cell_of(space), parts_above(box, s, level, side)) / PARTS


@rule
def parts_from(box, s, level, side, cell, above):
    """Eighths of a turn from a space of a tile up and out, and on from the column where that leads."""
    columns = open_above(box, s, level, side)
    tile = s.tile[level][side] * OPENINGS
    parts = FAR_AWAY
    for column in range(SIDE):
        if columns >> column & 1:
            parts = min(parts, box.climb[tile + (1 << column)][cell] + (above >> BITS * column & FAR_AWAY))
    return parts


@rule
def parts_above(box, s, level, side):
    """Eighths of a turn from each column above a tile to the boss's level, ten bits a column.

    Each way in counts with what it leads to. Were the best one counted for all, a hero under a bad one would seem
    nearer there than on it, and wait below for good.
    """
    above = 0
    for upper in range(s.levels - 2, level, -1):
        if upper > s.highest:
            above += FACE_DOWN
        else:
            parts = 0
            for column in range(SIDE):
                parts |= parts_from(box, s, upper, side, column, above) << BITS * column
            above = parts
    return above


@rule
def way_to_go(box, s, seat):
    """Turns to the boss level, more or less."""
    if s.at[seat] < 0:
        return 1.5 + OUT + turns_from_below(box, s)
    return 1.5 + turns_up(box, s, landing_of(box, s, seat))


@rule
def turns_from_below(box, s):
    """Turns from the lowest row, where heroes respawn: the average of its spaces."""
    level = level_of(first_space(s))
    parts = 0
    for side in range(COLUMNS // SIDE):
        above = parts_above(box, s, level, side)
        for column in range(SIDE):
            parts += parts_from(box, s, level, side, column, above)
    return parts / (PARTS * COLUMNS)
