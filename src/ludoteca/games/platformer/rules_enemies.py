"""The enemy die, and enemies moved by players (P39, P52, P72 to P74, P98, P111; PJ10 to PJ12, PJ46, PJ48)."""

from ludoteca.games.platformer.moves import (
    ASK_MONSTER,
    ASK_PAY,
    ASK_SHOVE,
    CHOOSE,
    COLUMNS,
    DO_ATTACK,
    DO_DIE_ATTACKS,
    DO_MONSTER,
    DROVER,
    ENEMY_MOVED,
    FOR_GOLEM,
    HEAVY,
    LEFT,
    MONSTER,
    RIGHT,
    ROLL_ATTACK,
    ROLL_RIGHT,
    SHOVE,
    STOP,
    SWEEPING,
)
from ludoteca.games.platformer.rules_dice import monsters_at_hand
from ludoteca.games.platformer.rules_map import (
    LEVEL_SPACES,
    ON_FLOOR,
    adjacent,
    end_space,
    enemy_on,
    first_space,
    flies,
    has_free_neighbour,
    is_around,
    is_free,
    put_enemy,
    same_zone,
)
from ludoteca.games.platformer.rules_pay import GOLEM_PRICE
from ludoteca.kernel.compiling import rule
from ludoteca.kernel.state import ask, drop, note, offer, to_the_left

EVERY_LEVEL = -1


@rule
def resolve_die(box, s):
    """P39, P98: every enemy attacks, or moves left, or right; wherever it is."""
    if s.roll == ROLL_ATTACK:
        ask(s, DO_DIE_ATTACKS, s.active)
    else:
        shift_enemies(box, s, RIGHT if s.roll == ROLL_RIGHT else LEFT, EVERY_LEVEL)


@rule
def reaches(box, s, enemy, seat):
    """P22, PJ19, PJ67: adjacent; the Manticore all 8 spaces around, but not into or out of the boss level."""
    space = s.enemy_at[enemy]
    at = s.at[seat]
    if box.kind_ability[s.enemy_kind[enemy]] == SWEEPING:
        return is_around(space, at) and same_zone(s, space, at)
    for direction in range(4):
        if adjacent(box, s, space, direction) == at:
            return True
    return False


@rule
def die_attacks(box, s, cursor, first):
    """P39, PJ26, PJ46: enemies from the lowest row up, left to right; heroes clockwise from the active one."""
    for space in range(max(cursor, first_space(s)), end_space(s)):
        enemy = enemy_on(s, space)
        if enemy < 0:
            continue
        for k in range(first if space == cursor else 0, s.seats):
            seat = to_the_left(s, s.active, k)
            if s.at[seat] >= 0 and reaches(box, s, enemy, seat):
                ask(s, DO_DIE_ATTACKS, s.active, space, k + 1)
                ask(s, DO_ATTACK, seat, enemy)
                return


@rule
def shift_enemies(box, s, direction, level):
    """P72, P73, PJ10: all at once, so from the leading edge; onto platforms only, unless they fly."""
    for row in range(first_space(s) // COLUMNS, end_space(s) // COLUMNS):
        if level != EVERY_LEVEL and row * COLUMNS // LEVEL_SPACES != level:
            continue
        for k in range(COLUMNS):
            space = row * COLUMNS + (COLUMNS - 1 - k if direction == RIGHT else k)
            enemy = enemy_on(s, space)
            if enemy >= 0:
                shift_enemy(box, s, enemy, direction)


@rule
def shift_enemy(box, s, enemy, direction):
    """P72, P130: walls, figures, the map's edge and the end of the platform stop it."""
    origin = s.enemy_at[enemy] + 0
    to = adjacent(box, s, origin, direction)
    if to >= 0 and is_free(s, to) and (s.tower[to] & ON_FLOOR or flies(box, s, enemy)):
        put_enemy(s, enemy, to)
        note(s, ENEMY_MOVED, s.enemy_kind[enemy], origin, to)


@rule
def is_heavy(box, s, enemy):
    """The Stone Golem."""
    return box.kind_ability[s.enemy_kind[enemy]] == HEAVY


@rule
def can_be_moved(box, s, seat, enemy):
    """P74, P97: at any distance in the hero's zone, if a free space is adjacent."""
    space = s.enemy_at[enemy]
    return space >= 0 and same_zone(s, space, s.at[seat]) and has_free_neighbour(box, s, space)


@rule
def monster_moves(box, s, seat, enemy, symbols):
    """PJ48: so many monster symbols move this enemy; a Golem takes two."""
    if not can_be_moved(box, s, seat, enemy):
        return False
    return not is_heavy(box, s, enemy) or symbols >= GOLEM_PRICE or monsters_at_hand(box, s, seat) >= GOLEM_PRICE


@rule
def has_monster_target(box, s, seat):
    """P52: whether a monster symbol could move any enemy."""
    for enemy in range(s.enemy_end):
        if s.enemy_at[enemy] >= 0 and monster_moves(box, s, seat, enemy, s.charge):
            return True
    return False


@rule
def use_monsters(box, s, seat, started):
    """PJ11: one move after another while symbols are left."""
    if s.at[seat] >= 0 and s.charge > 0 and has_monster_target(box, s, seat):
        ask(s, ASK_MONSTER, seat, started)
    else:
        s.charge = 0


@rule
def legal_monster(box, s, menu, seat, started):
    """P52, P74: which enemy."""
    for enemy in range(s.enemy_end):
        if s.enemy_at[enemy] >= 0 and monster_moves(box, s, seat, enemy, s.charge):
            offer(menu, CHOOSE + s.enemy_at[enemy])
    if started:
        offer(menu, STOP)


@rule
def answer_monster(box, s, seat, move):
    """PJ12, PJ48: the price, then the way; Melosa moves it up to 2 spaces."""
    drop(s)
    if move == STOP:
        s.charge = 0
        return
    space = move - CHOOSE
    price = GOLEM_PRICE if is_heavy(box, s, enemy_on(s, space)) else 1
    reach = 2 if box.hero_ability[s.hero[seat]] == DROVER else 1
    ask(s, DO_MONSTER, seat, 1)
    ask(s, ASK_SHOVE, seat, space, reach)
    if s.charge >= price:
        s.charge -= price
    else:
        ask(s, ASK_PAY, seat, MONSTER, price, FOR_GOLEM)


@rule
def legal_shove(box, s, menu, space, started):
    """P52, P74: any adjacent free space, off a platform too."""
    for direction in range(4):
        to = adjacent(box, s, space, direction)
        if to >= 0 and is_free(s, to):
            offer(menu, SHOVE + direction)
    if started:
        offer(menu, STOP)


@rule
def answer_shove(box, s, seat, space, left, move):
    """P52: one space; the same enemy may go on."""
    drop(s)
    if move == STOP:
        return
    enemy = enemy_on(s, space)
    to = adjacent(box, s, space, move - SHOVE)
    put_enemy(s, enemy, to)
    note(s, ENEMY_MOVED, s.enemy_kind[enemy], space, to)
    if left > 1 and has_free_neighbour(box, s, to):
        ask(s, ASK_SHOVE, seat, to, left - 1, 1)
