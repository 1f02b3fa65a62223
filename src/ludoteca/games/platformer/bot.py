"""How good things look for a hero: the small heuristic of Platformer's bots."""

from ludoteca.games.platformer.climbing import OPENINGS, PARTS
from ludoteca.games.platformer.moves import (
    ASK_STRIKE,
    ASK_UPGRADE,
    COLUMNS,
    FIRST_ARTIFACT,
    FIRST_BOSS_KIND,
    FOR_STRIKE,
    MIRROR,
    MOST_CARDS,
    PETRIFY,
    POISON,
    RAGE,
    SHACKLE,
    SOULFLAME,
    SWORD,
)
from ludoteca.games.platformer.rules_boss import boss_figure
from ludoteca.games.platformer.rules_dice import most_sources, multiplied, pool_of, pool_size
from ludoteca.games.platformer.rules_fight import extra_at_hand, extra_wounds, health_of, target_of
from ludoteca.games.platformer.rules_gravity import falls
from ludoteca.games.platformer.rules_map import (
    LEVEL_SPACES,
    adjacent,
    cell_of,
    distance,
    enemy_on,
    first_space,
    level_of,
)
from ludoteca.games.platformer.tiles import CROSSED, OPEN, SIDE
from ludoteca.kernel.compiling import rule
from ludoteca.kernel.state import top_b, top_kind

WIN = 1000.0
SURE_WIN = 300.0
TURN = 3.0
"""What one turn's climb is worth beside the rest."""
TURNS_PER_LEVEL = 3.0
USUAL_SWORDS = 3
SOLO_FEAR = 3.0
"""Alone, being knocked out loses the game."""
ALL_OPEN = OPENINGS - 1


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
    return box.climb[way][cell_of(space)] / PARTS + TURNS_PER_LEVEL * (s.levels - 2 - level)


@rule
def way_to_go(box, s, seat):
    """Turns to the boss level, more or less; in it, a part of the distance to the boss."""
    if s.inside[seat]:
        boss = boss_figure(s)
        if s.at[seat] < 0 or boss < 0:
            return 1.5
        return 0.12 * distance(landing_of(box, s, seat), s.enemy_at[boss])
    if s.at[seat] < 0:
        return 3.5 + turns_up(box, s, first_space(s))
    return 1.5 + turns_up(box, s, landing_of(box, s, seat))


@rule
def strength(box, s, seat):
    """Wounds that a usual roll, the saved sword, all gems and the cards would deal."""
    swords = USUAL_SWORDS + (s.special[seat] == SWORD)
    extra = extra_at_hand(box, s, seat)
    if box.hero_ability[s.hero[seat]] == RAGE:
        extra += 1
    return 1.0 * multiplied(box, s, seat, swords) + extra


@rule
def tokens_worth(s, seat):
    """What the boss tokens mean."""
    worth = 1.0 * s.token[seat][MIRROR] + 1.5 * s.token[seat][SOULFLAME]
    return worth - 1.5 * s.token[seat][POISON] - 3.0 * s.token[seat][PETRIFY] - 1.5 * s.token[seat][SHACKLE]


@rule
def cards_worth(box, s, seat):
    """Cards at a part of their price."""
    worth = 0.0
    for card in range(MOST_CARDS):
        if s.owner[card] == seat:
            worth += 1.2 if card >= FIRST_ARTIFACT else 0.3 + 0.45 * box.price[card]
    return worth


@rule
def danger(box, s, seat):
    """Enemies beside the place where the hero will rest."""
    space = landing_of(box, s, seat)
    harm = 0.0
    for direction in range(4):
        beside = adjacent(box, s, space, direction)
        if beside >= 0:
            enemy = enemy_on(s, beside)
            if enemy >= 0:
                harm += 0.3 * box.kind_damage[s.enemy_kind[enemy]]
    return harm


@rule
def gems_near(box, s, seat):
    """Gems lying in the hero's level draw him, the nearer the more."""
    here = landing_of(box, s, seat)
    first = level_of(here) * LEVEL_SPACES
    pull = 0.0
    for space in range(first, first + LEVEL_SPACES):
        if s.gems_on[space]:
            pull += 1.0 / (2.0 + distance(here, space))
    return pull


@rule
def standing(box, s, seat):
    """The way up, strength for the boss, health, wealth and danger."""
    worth = -TURN * way_to_go(box, s, seat) + 2.6 * min(strength(box, s, seat), 12.0) + 0.8 * s.gems[seat]
    worth += 0.45 * min(s.gold[seat], 8) + cards_worth(box, s, seat) + tokens_worth(s, seat)
    worth += 0.7 * s.health[seat] + 0.8 * min(s.health[seat], 2) + 0.6 * (s.special[seat] >= 0)
    if s.at[seat] >= 0:
        fear = SOLO_FEAR if box.solo else 1.0
        worth += gems_near(box, s, seat) - fear * danger(box, s, seat)
    if box.solo:
        worth += SOLO_FEAR * min(s.health[seat], 3)
    return worth


@rule
def attack_promise(box, s, seat):
    """In the middle of an attack: what it will be worth if it can still succeed."""
    foe_health = health_of(box, s, s.foe)
    sources = most_sources(box, s, seat, pool_of(s), SWORD) + (top_kind(s) == ASK_UPGRADE)
    wounds = s.charge + multiplied(box, s, seat, sources)
    wounds += extra_wounds(box, s, seat) + extra_at_hand(box, s, seat)
    if wounds < foe_health:
        return -3.0
    if s.enemy_kind[s.foe] >= FIRST_BOSS_KIND:
        return SURE_WIN
    return 1.0 + 2.0 * box.kind_gems[s.enemy_kind[s.foe]] + 0.45 * box.kind_gold[s.enemy_kind[s.foe]]


@rule
def can_win_now(box, s, seat):
    """Beside the boss with enough at hand to defeat it."""
    boss = boss_figure(s)
    if boss < 0 or s.at[seat] < 0 or s.token[seat][PETRIFY]:
        return False
    for direction in range(4):
        if target_of(box, s, seat, direction) == boss:
            swords = multiplied(box, s, seat, most_sources(box, s, seat, pool_of(s), SWORD))
            wounds = swords + extra_wounds(box, s, seat) + extra_at_hand(box, s, seat)
            return swords > 0 and wounds >= health_of(box, s, boss)
    return False


@rule
def promise(box, s, seat):
    """What the active player can still do this turn."""
    kind = top_kind(s)
    if kind == ASK_STRIKE or (kind == ASK_UPGRADE and top_b(s) == FOR_STRIKE):
        return attack_promise(box, s, seat)
    if can_win_now(box, s, seat):
        return SURE_WIN
    return 0.35 * pool_size(pool_of(s))


@rule
def value(box, s, seat):
    """A seat's own standing against that of the others; a finished game is won or lost."""
    if s.over:
        return WIN if s.rank[seat] == 1 else -WIN
    if s.hero[seat] < 0:
        return 0.0
    worth = standing(box, s, seat)
    if s.active == seat and s.seat == seat:
        worth += promise(box, s, seat)
    others = 0.0
    for other in range(s.seats):
        if other != seat and s.hero[other] >= 0:
            others += standing(box, s, other)
    if s.seats > 1:
        worth -= 0.5 * others / (s.seats - 1)
    return worth
