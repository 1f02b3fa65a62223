"""Gravity (P55, P62 to P67; PJ8, PJ9, PJ50, PJ51)."""

from ludoteca.games.platformer.moves import (
    ASK_HOLD,
    BRITTLE,
    CLIMBING_CLAWS,
    CLOUD_CUSHION,
    COLUMNS,
    DO_FALL,
    DO_GRAVITY,
    ENEMY_FELL,
    FELL,
    GRAVITY_ACTIVATED,
    LEFT,
    LET_GO,
    MOST_LEVELS,
    RIGHT,
    ROWS,
    SHATTERED,
    SLIPPERY_RUNGS,
    SPACES,
    STAY,
)
from ludoteca.games.platformer.rules_cards import claim, has
from ludoteca.games.platformer.rules_dice import event_is
from ludoteca.games.platformer.rules_map import (
    ON_FLOOR,
    ON_LADDER,
    figure_on,
    flies,
    is_free,
    put_enemy,
    put_hero,
    put_loot,
    set_figure,
)
from ludoteca.games.platformer.rules_move import pick_up, spring_trap, trap_wounds
from ludoteca.games.platformer.state import FIRST_ENEMY, NOBODY, NOWHERE
from ludoteca.kernel.compiling import rule
from ludoteca.kernel.state import ask, drop, note, offer

HEIGHT = MOST_LEVELS * ROWS
LETTING_GO = 1
END_OF_TURN = 2


@rule
def is_held(box, s, seat, space):
    """P20, P65, PJ66: a ladder holds a hero; Climbing Claws hold beside a wall or the tower's side."""
    if s.tower[space] & ON_LADDER and not event_is(box, s, SLIPPERY_RUNGS):
        return True
    sides = 1 << LEFT | 1 << RIGHT
    return has(s, seat, CLIMBING_CLAWS) and s.tower[space] & sides != sides


@rule
def is_afloat(s, figure):
    """Levitation: it does not fall until the turn of who used the potion begins."""
    for seat in range(s.seats):
        if s.afloat[seat] >> figure & 1:
            return True
    return False


@rule
def stands(s, space):
    """P62, P24: on a platform, on the map's lowest row, or on another figure."""
    return s.tower[space] & ON_FLOOR != 0 or not is_free(s, space - COLUMNS)


@rule
def falls(box, s, figure, space, how):
    """P62, P132, PJ9: whether nothing holds a figure. Only the active hero can let go."""
    if stands(s, space) or is_afloat(s, figure):
        return False
    if figure >= FIRST_ENEMY:
        return not flies(box, s, figure - FIRST_ENEMY)
    if how & END_OF_TURN and s.ballooned and figure == s.active:
        return False
    if how & LETTING_GO and figure == s.active:
        return True
    return not is_held(box, s, figure, space)


@rule
def gravity_would_move(box, s):
    """PJ51: if anything falls, then also some figure with nothing under it."""
    for seat in range(s.seats):
        if s.at[seat] >= 0 and falls(box, s, seat, s.at[seat], 0):
            return True
    for enemy in range(s.enemy_end):
        if s.enemy_at[enemy] >= 0 and falls(box, s, FIRST_ENEMY + enemy, s.enemy_at[enemy], 0):
            return True
    return False


@rule
def could_let_go(box, s, seat):
    """P65, PJ51: the hero is held by a ladder alone, or stands on figures that are about to fall."""
    space = s.at[seat]
    if space < 0 or s.tower[space] & ON_FLOOR or is_afloat(s, seat) or not is_held(box, s, seat, space):
        return False
    below = space - COLUMNS
    while not is_free(s, below):
        figure = figure_on(s, below)
        if s.tower[below] & ON_FLOOR or is_afloat(s, figure):
            return False
        if figure >= FIRST_ENEMY and flies(box, s, figure - FIRST_ENEMY):
            return False
        if figure < FIRST_ENEMY and is_held(box, s, figure, below):
            return False
        below -= COLUMNS
    return True


@rule
def activate_gravity(box, s, seat, how):
    """P55, P62, PJ72: everything unsupported falls, on the whole map, in the boss level and below it."""
    if how & LETTING_GO or gravity_would_move(box, s):
        note(s, GRAVITY_ACTIVATED, seat)
        ask(s, DO_GRAVITY, seat, 0, how)


@rule
def gravity(box, s, seat, cursor, how):
    """PJ8: column by column, bottom to top; a falling hero interrupts, for traps may wound him."""
    for k in range(cursor, SPACES):
        space = k % HEIGHT * COLUMNS + k // HEIGHT
        figure = figure_on(s, space)
        if figure < 0 or not falls(box, s, figure, space, how):
            continue
        if figure >= FIRST_ENEMY:
            enemy_falls(box, s, figure - FIRST_ENEMY)
        else:
            ask(s, DO_GRAVITY, seat, k + 1, how)
            ask(s, DO_FALL, figure, 0, how, space)
            return


@rule
def enemy_falls(box, s, enemy):
    """P62, P67, PJ31, PJ50: past ladders and traps; a Zombie breaks and leaves its loot where it lands."""
    origin = s.enemy_at[enemy]
    space = origin
    set_figure(s, origin, NOBODY)
    while not stands(s, space):
        space -= COLUMNS
    put_enemy(s, enemy, space)
    kind = s.enemy_kind[enemy]
    note(s, ENEMY_FELL, kind, origin, space)
    if box.kind_ability[kind] == BRITTLE:
        note(s, SHATTERED, kind, space)
        put_loot(s, space, box.kind_gold[kind], box.kind_gems[kind])
        s.defeated += 1
        put_enemy(s, enemy, NOWHERE)


@rule
def hero_falls(box, s, seat, fallen, how, start):
    """P63, P64, P70, PJ3, PJ9, PJ50: traps wound, ladders stop who did not let go, landing picks up.

    P121: who has fallen two spaces takes the Cloud Cushion there and then; it helps from the next space on.
    """
    if s.at[seat] < 0:
        return
    while falls(box, s, seat, s.at[seat], how):
        put_hero(s, seat, s.at[seat] - COLUMNS)
        fallen += 1
        soft = has(s, seat, CLOUD_CUSHION)
        if fallen >= 2:
            claim(box, s, seat, CLOUD_CUSHION)
        if soft:
            pick_up(s, seat)
        elif trap_wounds(box, s, seat):
            note(s, FELL, seat, start, s.at[seat])
            ask(s, DO_FALL, seat, fallen, how, s.at[seat])
            spring_trap(box, s, seat)
            return
    if s.at[seat] != start:
        note(s, FELL, seat, start, s.at[seat])
    pick_up(s, seat)


@rule
def end_with_gravity(box, s, seat):
    """P43, P65: every turn ends with gravity; a hero on a ladder says first whether he stays."""
    if could_let_go(box, s, seat) and not s.ballooned:
        ask(s, ASK_HOLD, seat)
    else:
        activate_gravity(box, s, seat, END_OF_TURN)


@rule
def legal_hold(menu):
    """P65: stay on the ladder, or fall."""
    offer(menu, STAY)
    offer(menu, LET_GO)


@rule
def answer_hold(box, s, seat, move):
    """P65: gravity, with or without the active hero."""
    drop(s)
    activate_gravity(box, s, seat, END_OF_TURN | LETTING_GO if move == LET_GO else END_OF_TURN)
