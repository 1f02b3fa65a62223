"""The tower of Platformer: spaces, what divides them and who stands on them (P14 to P24)."""

from ludoteca.games.platformer.moves import COLUMNS, DOWN, FLYING, LEFT, MOST_ENEMIES, RIGHT, ROWS, UP
from ludoteca.games.platformer.state import FIRST_ENEMY, NOBODY, NOWHERE
from ludoteca.games.platformer.tiles import (
    CROSSED,
    LADDER,
    LEFT_WALL,
    ONE_WAY,
    OPEN,
    PLATFORM,
    PORTAL,
    RIGHT_WALL,
    SHOP,
    SIDE,
    SPECIAL,
    TRAP,
)
from ludoteca.kernel.compiling import rule

LEVEL_SPACES = ROWS * COLUMNS
ON_FLOOR = 16
ON_LADDER = 32
IN_TRAP = 64
AT_PORTAL = 128
AT_COUNTER = 256
LOOT = 512
GROUND = LOOT - 1
FIGURE = 10
"""`tower` holds for each space a bit for each direction in which the next space is adjacent; what holds, hurts, leads
or sells there (AT_COUNTER: a Shop or the boss level's special icon); whether gold or gems lie there; and from bit
FIGURE on, 1 more than the figure that stands there. So a look at one place of memory tells all about a space.
"""


@rule
def level_of(space):
    """P14: the level a space is in, counted from 0."""
    return space // LEVEL_SPACES


@rule
def height_of(space):
    """P14: the row of the whole tower a space is in, counted from 0."""
    return space // COLUMNS


@rule
def boss_level(s):
    """The highest level is the boss's."""
    return s.levels - 1


@rule
def in_boss_level(s, space):
    """P97: whether a space is in the sealed level."""
    return space // LEVEL_SPACES == s.levels - 1


@rule
def is_there(s, level):
    """PJ44, P76: face-down levels do not exist, and neither do removed ones."""
    return s.lowest <= level <= s.highest


@rule
def cell_of(space):
    """The number of a space within its tile."""
    return space // COLUMNS % ROWS * SIDE + space % SIDE


@rule
def tile_of(s, space):
    """The tile a space is on."""
    return s.tile[space // LEVEL_SPACES][space % COLUMNS // SIDE]


@rule
def feature_at(box, s, space):
    """What is printed on a space."""
    return box.feature[tile_of(s, space)][cell_of(space)]


@rule
def edge_under(box, s, space):
    """The lower edge of a space."""
    return box.edge[tile_of(s, space)][cell_of(space)]


@rule
def is_walled(box, s, space):
    """P16: whether a wall stands between a space and the one to its right; either tile may draw it."""
    if box.wall[tile_of(s, space)][cell_of(space)] & RIGHT_WALL:
        return True
    return box.wall[tile_of(s, space + 1)][cell_of(space + 1)] & LEFT_WALL != 0


@rule
def lay_space(box, s, space):
    """P16, P20, P22 to P24, P66, P93: which neighbours are adjacent, and what holds, hurts, leads or sells here."""
    bits = 0
    column = space % COLUMNS
    level = space // LEVEL_SPACES
    edge = edge_under(box, s, space)
    feature = feature_at(box, s, space)
    lowest_row = space // COLUMNS == s.lowest * ROWS
    if edge != OPEN or lowest_row:
        bits |= ON_FLOOR
    if not lowest_row and (edge in (OPEN, CROSSED)):
        bits |= 1 << DOWN
    above = space + COLUMNS
    if is_there(s, above // LEVEL_SPACES):
        edge_above = edge_under(box, s, above)
        if edge_above != PLATFORM and edge_above != ONE_WAY:
            bits |= 1 << UP
    if column < COLUMNS - 1 and not is_walled(box, s, space):
        bits |= 1 << RIGHT
    if column > 0 and not is_walled(box, s, space - 1):
        bits |= 1 << LEFT
    if feature & LADDER:
        bits |= ON_LADDER
    if feature & TRAP:
        bits |= IN_TRAP
    if feature & PORTAL:
        bits |= AT_PORTAL
    if feature & (SHOP | SPECIAL):
        bits |= AT_COUNTER
    if not is_there(s, level):
        bits = 0
    s.tower[space] = s.tower[space] & ~GROUND | bits


@rule
def lay_level(box, s, level):
    """P14: the ground of a level, face up or gone."""
    for space in range(level * LEVEL_SPACES, (level + 1) * LEVEL_SPACES):
        lay_space(box, s, space)


@rule
def lay_row(box, s, height):
    """The ground of one row, whose neighbours have changed."""
    for space in range(height * COLUMNS, (height + 1) * COLUMNS):
        lay_space(box, s, space)


@rule
def first_space(s):
    """The first space of the map."""
    return s.lowest * LEVEL_SPACES


@rule
def end_space(s):
    """The space after the last one of the revealed map."""
    return (s.highest + 1) * LEVEL_SPACES


@rule
def adjacent(box, s, space, direction):
    """P22, P23, P131: the adjacent space in a direction, or NOWHERE if a wall or a platform bars it."""
    if s.tower[space] >> direction & 1:
        return space + box.step[direction]
    return NOWHERE


@rule
def beyond(box, s, space, direction):
    """The next space in a direction, walls and platforms ignored, or NOWHERE outside the revealed tower."""
    column = space % COLUMNS
    if (direction == RIGHT and column == COLUMNS - 1) or (direction == LEFT and column == 0):
        return NOWHERE
    to = space + box.step[direction]
    if to < 0 or not is_there(s, to // LEVEL_SPACES):
        return NOWHERE
    return to


@rule
def is_free(s, space):
    """P15: nobody stands there."""
    return s.tower[space] >> FIGURE == 0


@rule
def figure_on(s, space):
    """P15: who stands on a space, or NOBODY."""
    return (s.tower[space] >> FIGURE) - 1


@rule
def set_figure(s, space, figure):
    """P15: this figure alone is on a space; NOBODY clears it."""
    s.tower[space] = s.tower[space] & (1 << FIGURE) - 1 | figure + 1 << FIGURE


@rule
def has_free_neighbour(box, s, space):
    """P69, P74: whether a figure on this space could be moved to an adjacent free one."""
    for direction in range(4):
        if s.tower[space] >> direction & 1 and is_free(s, space + box.step[direction]):
            return True
    return False


@rule
def put_loot(s, space, gold, gems):
    """Gold and gems come to lie on a space."""
    s.gold_on[space] += gold
    s.gems_on[space] += gems
    mark_loot(s, space)


@rule
def clear_loot(s, space):
    """Nothing lies on a space any more."""
    s.gold_on[space] = 0
    s.gems_on[space] = 0
    s.tower[space] &= ~LOOT


@rule
def mark_loot(s, space):
    """The tower tells whether anything lies on a space."""
    s.tower[space] &= ~LOOT
    if s.gold_on[space] or s.gems_on[space]:
        s.tower[space] |= LOOT


@rule
def distance(space, other):
    """PJ53: orthogonal steps, walls and platforms ignored."""
    return abs(space // COLUMNS - other // COLUMNS) + abs(space % COLUMNS - other % COLUMNS)


@rule
def is_around(space, other):
    """P104: one of the 8 spaces around."""
    rows = abs(space // COLUMNS - other // COLUMNS)
    columns = abs(space % COLUMNS - other % COLUMNS)
    return rows <= 1 and columns <= 1 and space != other


@rule
def put_hero(s, seat, space):
    """P15: a hero stands on a space, or off the map."""
    old = s.at[seat]
    if old >= 0 and figure_on(s, old) == seat:
        set_figure(s, old, NOBODY)
    s.at[seat] = space
    if space >= 0:
        set_figure(s, space, seat)


@rule
def put_enemy(s, enemy, space):
    """P15: an enemy stands on a space, or is back in the supply."""
    old = s.enemy_at[enemy]
    if old >= 0 and figure_on(s, old) == FIRST_ENEMY + enemy:
        set_figure(s, old, NOBODY)
    s.enemy_at[enemy] = space
    if space >= 0:
        set_figure(s, space, FIRST_ENEMY + enemy)
        s.enemy_end = max(s.enemy_end, enemy + 1)
    else:
        s.enemy_kind[enemy] = -1
        while s.enemy_end > 0 and s.enemy_at[s.enemy_end - 1] < 0:
            s.enemy_end -= 1


@rule
def enemy_on(s, space):
    """The enemy on a space, or -1."""
    figure = figure_on(s, space)
    return figure - FIRST_ENEMY if figure >= FIRST_ENEMY else -1


@rule
def new_enemy(s, kind, space):
    """A token from the supply onto a space; gives its number. It does not float because the last of that number did."""
    for enemy in range(MOST_ENEMIES):
        if s.enemy_at[enemy] < 0:
            for seat in range(s.seats):
                s.afloat[seat] &= ~(1 << FIRST_ENEMY + enemy)
            s.enemy_kind[enemy] = kind
            put_enemy(s, enemy, space)
            return enemy
    return -1


@rule
def flies(box, s, enemy):
    """P111, PJ20, and the Cave Bat, but not Medusa: immune to gravity, and die moves may leave platforms."""
    return box.kind_ability[s.enemy_kind[enemy]] == FLYING


@rule
def same_zone(s, space, other):
    """P97: the boss level is sealed; both spaces are inside or both outside."""
    return in_boss_level(s, space) == in_boss_level(s, other)
