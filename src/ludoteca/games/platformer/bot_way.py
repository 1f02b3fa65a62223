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
FAR_AWAY = 127


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
    way = s.tile[level][side] * OPENINGS + open_above(box, s, level, side)
    return box.climb[way][cell_of(space)] / PARTS + turns_above(box, s, level, side)


@rule
def turns_above(box, s, level, side):
    """Turns through the levels above a tile: the next as it is if it is face up, the others as levels are on average.

    Without looking at the next level its lowest row seems farther from the top than the row below it, and heroes
    would rather not go there.
    """
    left = s.levels - 2 - level
    if left <= 0 or level >= s.highest:
        return TURNS_PER_LEVEL * max(0, left)
    columns = open_above(box, s, level, side)
    way = s.tile[level + 1][side] * OPENINGS + open_above(box, s, level + 1, side)
    parts = FAR_AWAY
    for column in range(SIDE):
        if columns >> column & 1:
            parts = min(parts, box.climb[way][column])
    return parts / PARTS + TURNS_PER_LEVEL * (left - 1)


@rule
def way_to_go(box, s, seat):
    """Turns to the boss level, more or less."""
    if s.at[seat] < 0:
        return 1.5 + OUT + turns_from_below(box, s)
    return 1.5 + turns_up(box, s, landing_of(box, s, seat))


@rule
def turns_from_below(box, s):
    """Turns from the lowest row, where heroes respawn: the average of its spaces."""
    first = first_space(s)
    turns = 0.0
    for space in range(first, first + COLUMNS):
        turns += turns_up(box, s, space)
    return turns / COLUMNS
