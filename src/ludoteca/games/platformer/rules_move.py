"""Moving and pushing (P21, P49, P61, P68 to P71, P95, P133; PJ1 to PJ7, PJ42, PJ45)."""

from ludoteca.games.platformer.moves import (
    ASK_PUSH,
    ASK_STEP,
    BULLYS_GAUNTLET,
    BY_TRAP,
    CHOOSE,
    DO_ATTACK,
    DO_ENTER,
    DO_LEAVING,
    DO_STEPS,
    DO_WOUND,
    DOWN,
    IRON_SOLES,
    LEFT,
    PUSH,
    PUSHED_ENEMY,
    PUSHED_HERO,
    RIGHT,
    ROOTED,
    SHACKLE,
    SHARP_SPIKES,
    STEP,
    STEPPED,
    STOP,
    THORN_MAIL,
    UP,
)
from ludoteca.games.platformer.rules_cards import claim, gain_gems, gain_gold, has
from ludoteca.games.platformer.rules_dice import event_is
from ludoteca.games.platformer.rules_levels import enter_level
from ludoteca.games.platformer.rules_map import (
    AT_PORTAL,
    IN_TRAP,
    LEVEL_SPACES,
    LOOT,
    adjacent,
    beyond,
    clear_loot,
    enemy_on,
    figure_on,
    has_free_neighbour,
    in_boss_level,
    is_free,
    level_of,
    put_enemy,
    put_hero,
    set_figure,
)
from ludoteca.games.platformer.state import FIRST_ENEMY, NOBODY, NOWHERE
from ludoteca.kernel.compiling import rule
from ludoteca.kernel.state import ask, drop, note, offer

REVEAL_STAGE, TRAP_STAGE, PICKUP_STAGE, ARRIVAL_STAGE = range(4)


@rule
def in_order(cursor):
    """PJ46: the neighbours of a space, lowest row first, left to right."""
    if cursor == 0:
        return DOWN
    if cursor == 1:
        return LEFT
    return RIGHT if cursor == 2 else UP


@rule
def way(box, s, seat, direction):
    """P49, P61, P93, P94, PJ42: where a hero's own Move leads, occupied or not; NOWHERE if something bars it."""
    here = s.at[seat]
    to = adjacent(box, s, here, direction)
    if to >= 0:
        return to
    to = beyond(box, s, here, direction)
    if to < 0:
        return NOWHERE
    crosses_boss_floor = in_boss_level(s, here) != in_boss_level(s, to)
    if crosses_boss_floor:
        return to if direction == UP else NOWHERE
    return to if s.phasing else NOWHERE


@rule
def can_push_from(box, s, space, origin):
    """P69, PJ6: somewhere free and adjacent for the figure there; the space the pusher leaves counts."""
    if has_free_neighbour(box, s, space):
        return True
    for direction in range(4):
        if adjacent(box, s, space, direction) == origin:
            return True
    return False


@rule
def can_step(box, s, seat, direction):
    """P49, PJ6: whether a Move in a direction is legal; a push must be possible."""
    to = way(box, s, seat, direction)
    return to >= 0 and (is_free(s, to) or can_push_from(box, s, to, s.at[seat]))


@rule
def can_go_through(box, s, seat, to):
    """P21: whether a portal of the same level can be gone to."""
    here = s.at[seat]
    if to == here or not s.tower[to] & AT_PORTAL:
        return False
    return is_free(s, to) or can_push_from(box, s, to, here)


@rule
def has_step(box, s, seat, by_card):
    """Whether any Move is legal: by a symbol also through a portal, but not while shackled."""
    if by_card == 0 and s.token[seat][SHACKLE]:
        return False
    for direction in range(4):
        if can_step(box, s, seat, direction):
            return True
    return by_card == 0 and has_portal(box, s, seat)


@rule
def has_portal(box, s, seat):
    """P21, PJ30: standing on a portal with another one to go to."""
    here = s.at[seat]
    if not s.tower[here] & AT_PORTAL:
        return False
    first = level_of(here) * LEVEL_SPACES
    for to in range(first, first + LEVEL_SPACES):
        if can_go_through(box, s, seat, to):
            return True
    return False


@rule
def take_steps(box, s, seat, left, by_card):
    """PJ2, PJ47: one Move after another while there are any left and one is legal."""
    if s.at[seat] >= 0 and left > 0 and has_step(box, s, seat, by_card & 1):
        ask(s, ASK_STEP, seat, left, by_card)


@rule
def legal_step(box, s, menu, seat, by_card):
    """P49, P21: a direction or a portal; after the first Move also stop. Bit 0: by a card; bit 1: begun."""
    for direction in range(4):
        if can_step(box, s, seat, direction):
            offer(menu, STEP + direction)
    here = s.at[seat]
    if by_card & 1 == 0 and s.tower[here] & AT_PORTAL:
        first = level_of(here) * LEVEL_SPACES
        for to in range(first, first + LEVEL_SPACES):
            if can_go_through(box, s, seat, to):
                offer(menu, CHOOSE + to)
    if by_card & 2:
        offer(menu, STOP)


@rule
def answer_step(box, s, seat, left, by_card, move):
    """PJ45: the Move begins; what is left of it waits below. PJ70: going through a portal is none."""
    drop(s)
    if move == STOP:
        return
    ask(s, DO_STEPS, seat, left - 1, by_card | 2)
    if move >= CHOOSE:
        step_over(box, s, seat, move - CHOOSE, 1)
    else:
        move_to(box, s, seat, way(box, s, seat, move - STEP))


@rule
def move_to(box, s, seat, to):
    """P68, PJ1, PJ45: enemies next to the space left attack first, unless Smoke or Nix hides the Move."""
    quiet = s.smoked | s.sneaking
    s.sneaking = 0
    s.phasing = 0
    s.attacked = 0
    leaving(box, s, seat, to, 0, quiet)


@rule
def leaving(box, s, seat, to, cursor, quiet):
    """P68, P71, P95: each enemy adjacent to the space left, and the one about to be pushed, attacks once.

    Then comes the step; but whoever is knocked out goes nowhere.
    """
    here = s.at[seat]
    if here < 0:
        return
    for k in range(4 if quiet else cursor, 4):
        direction = in_order(k)
        space = adjacent(box, s, here, direction)
        if space < 0 and beyond(box, s, here, direction) == to:
            space = to
        if space < 0:
            continue
        enemy = enemy_on(s, space)
        if enemy >= 0:
            s.attacked |= 1 << enemy
            ask(s, DO_LEAVING, seat, to, k + 1)
            ask(s, DO_ATTACK, seat, enemy, int(space == to))
            return
    step_over(box, s, seat, to, quiet)


@rule
def step_over(box, s, seat, to, quiet):
    """P69, P71: whoever stands in the way is pushed."""
    if is_free(s, to):
        finish_step(box, s, seat, to, quiet)
    else:
        ask(s, ASK_PUSH, seat, to, quiet)


@rule
def legal_push(box, s, menu, seat, space):
    """P69, PJ6, PJ7: any adjacent free space, the one just left included."""
    for direction in range(4):
        to = adjacent(box, s, space, direction)
        if to >= 0 and (is_free(s, to) or to == s.at[seat]):
            offer(menu, PUSH + direction)


@rule
def answer_push(box, s, seat, space, quiet, move):
    """P69: the pushed figure is placed; it did not Move and provokes nothing (PJ5)."""
    drop(s)
    figure = figure_on(s, space)
    to = adjacent(box, s, space, move - PUSH)
    origin = s.at[seat]
    set_figure(s, origin, NOBODY)
    set_figure(s, space, NOBODY)
    if figure >= FIRST_ENEMY:
        put_enemy(s, figure - FIRST_ENEMY, to)
        note(s, PUSHED_ENEMY, seat, s.enemy_kind[figure - FIRST_ENEMY], to)
        if box.solo:
            claim(box, s, seat, BULLYS_GAUNTLET)
    else:
        put_hero(s, figure, to)
        note(s, PUSHED_HERO, seat, figure, to)
        claim(box, s, seat, BULLYS_GAUNTLET)
    finish_step(box, s, seat, space, quiet)
    if figure < FIRST_ENEMY:
        ask(s, DO_ENTER, figure, REVEAL_STAGE)


@rule
def finish_step(box, s, seat, to, quiet):
    """PJ45: the hero stands on the new space; then what it does to him."""
    origin = s.at[seat]
    put_hero(s, seat, to)
    note(s, STEPPED, seat, origin, to)
    ask(s, DO_ENTER, seat, REVEAL_STAGE, int(quiet == 0))


@rule
def place_hero(box, s, seat, space):
    """PJ3 to PJ5: a placement is an entry but not a Move."""
    put_hero(s, seat, space)
    ask(s, DO_ENTER, seat, REVEAL_STAGE)


@rule
def enter(box, s, seat, stage, moved):
    """PJ45: reveal, trap, pickup, then the attacks of Ents on who Moved; a hero knocked out stops there."""
    while s.at[seat] >= 0 and stage < ARRIVAL_STAGE:
        ask(s, DO_ENTER, seat, stage + 1, moved)
        depth = s.depth
        if stage == REVEAL_STAGE:
            enter_level(box, s, seat)
        elif stage == TRAP_STAGE:
            spring_trap(box, s, seat)
        else:
            pick_up(s, seat)
        if s.depth != depth:
            return
        drop(s)
        stage += 1
    if moved and s.at[seat] >= 0:
        arrive(box, s, seat, stage - ARRIVAL_STAGE)


@rule
def trap_wounds(box, s, seat):
    """P18: what the hero's space costs who comes there: a wound, two under Sharp Spikes; Iron Soles prevent it."""
    if s.tower[s.at[seat]] & IN_TRAP == 0 or has(s, seat, IRON_SOLES):
        return 0
    return 1 + event_is(box, s, SHARP_SPIKES)


@rule
def spring_trap(box, s, seat):
    """P18, PJ4: every entry costs wounds."""
    wounds = trap_wounds(box, s, seat)
    if wounds:
        ask(s, DO_WOUND, seat, wounds, BY_TRAP)
        claim(box, s, seat, THORN_MAIL)


@rule
def pick_up(s, seat):
    """P133, PJ3: all gold and gems on the space."""
    space = s.at[seat]
    if s.tower[space] & LOOT:
        gain_gold(s, seat, s.gold_on[space] + 0)
        gain_gems(s, seat, s.gems_on[space] + 0)
        clear_loot(s, space)


@rule
def arrive(box, s, seat, cursor):
    """The Ent, PJ45: it attacks a hero who Moves next to it, once per Move."""
    here = s.at[seat]
    for k in range(cursor, 4):
        space = adjacent(box, s, here, in_order(k))
        if space < 0:
            continue
        enemy = enemy_on(s, space)
        if enemy >= 0 and box.kind_ability[s.enemy_kind[enemy]] == ROOTED and not s.attacked >> enemy & 1:
            s.attacked |= 1 << enemy
            ask(s, DO_ENTER, seat, ARRIVAL_STAGE + k + 1, 1)
            ask(s, DO_ATTACK, seat, enemy)
            return
