"""How good things look for a hero, in turns: those up to the boss, and those until a roll defeats it."""

from ludoteca.games.platformer.bot_odds import FIGHT, MOST_GEMS, MOST_NEED, PLAIN, RAGING, STARRED
from ludoteca.games.platformer.climbing import OPENINGS, PARTS
from ludoteca.games.platformer.moves import (
    ASK_STRIKE,
    ASK_UPGRADE,
    BOOT,
    COLUMNS,
    FIRST_ARTIFACT,
    FIRST_BOSS_KIND,
    FOR_STRIKE,
    IKEE,
    MIRROR,
    MOST_CARDS,
    PETRIFY,
    POISON,
    RAGE,
    SHACKLE,
    SOULFLAME,
    STAR,
    SWORD,
)
from ludoteca.games.platformer.rules_boss import boss_figure
from ludoteca.games.platformer.rules_dice import most_sources, multiplied, pool_of, pool_size, star_is
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
"""What a turn is worth to `value`."""
TURNS_PER_LEVEL = 3.8
"""Turns through a level that is still face down: what the levels of the box take on average."""
OUT = 1.5
"""Turns that respawning costs, the lost climb not counted."""
GEM_FOUND = 0.9
"""Turns that a gem still lying below the boss level spares, against winning it from the boss's side."""
SOULFLAME_TO_COME = 2
"""Wounds that a lone hero counts on before holding the token; in a race it would come to Ikee with too few gems."""
SOLO_FEAR = 3.0
"""Alone, being knocked out loses the game."""
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
    """Turns to the boss level, more or less; in it, a part of the distance to the boss."""
    if s.inside[seat]:
        boss = boss_figure(s)
        if s.at[seat] < 0 or boss < 0:
            return 1.5
        return 0.12 * distance(landing_of(box, s, seat), s.enemy_at[boss])
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


@rule
def wounds_needed(box, s, seat):
    """What swords and gems must still deal to the boss: cards, abilities and most of a Soulflame to come taken off."""
    need = box.kind_health[FIRST_BOSS_KIND + s.boss] + s.levels - extra_at_hand(box, s, seat)
    if box.solo and s.boss == IKEE and s.token[seat][SOULFLAME] == 0:
        need -= SOULFLAME_TO_COME
    if box.hero_ability[s.hero[seat]] == RAGE:
        need -= 1
    return min(max(need, 0), MOST_NEED)


@rule
def turns_to_beat(box, s, seat):
    """Turns until a roll defeats the boss, gems still to be found included."""
    kind = STARRED if star_is(box, s, seat, SWORD) else PLAIN
    if box.hero_ability[s.hero[seat]] == RAGE:
        kind = RAGING
    saved = s.special[seat] == SWORD or (s.special[seat] == STAR and kind != PLAIN)
    need = wounds_needed(box, s, seat)
    turns = FIGHT[kind][1 if saved else 0][need][min(s.gems[seat] + 0, MOST_GEMS)]
    if s.inside[seat] == 0:
        wanted = need - 1.0 - s.gems[seat]
        turns -= GEM_FOUND * max(0.0, min(wanted, gems_ahead(s, seat)))
    return turns


@rule
def gems_ahead(s, seat):
    """Gems that a hero may still find below the boss level: a part of those in sight, and of those to be revealed."""
    first = first_space(s) if s.at[seat] < 0 else level_of(s.at[seat]) * LEVEL_SPACES
    top = s.levels - 1
    seen = 0
    for space in range(first, min(s.highest + 1, top) * LEVEL_SPACES):
        seen += s.gems_on[space]
    return 0.6 * seen + 2.5 * max(0, top - 1 - s.highest)


@rule
def turns_to_go(box, s, seat):
    """Turns to victory, as far as can be told; comforts and troubles count for parts of turns."""
    if s.hero[seat] < 0:
        return 20.0
    turns = way_to_go(box, s, seat) + turns_to_beat(box, s, seat)
    turns -= (cards_worth(box, s, seat) + tokens_worth(s, seat)) / TURN
    turns -= 0.12 * min(s.gold[seat], 8) + 0.2 * s.health[seat] + 0.3 * min(s.health[seat], 2)
    turns += from_boss(box, s, seat) if s.inside[seat] else -saved_boot(box, s, seat)
    turns -= 0.15 * (s.special[seat] >= 0)
    if s.at[seat] >= 0:
        turns -= 0.4 * gems_near(box, s, seat) - 0.35 * danger(box, s, seat)
    return turns


@rule
def from_boss(box, s, seat):
    """In the boss's level: turns that are lost because boots are needed as well as swords."""
    boss = boss_figure(s)
    if s.at[seat] < 0 or boss < 0:
        return 1.0
    return 0.3 * max(0, distance(landing_of(box, s, seat), s.enemy_at[boss]) - 1)


@rule
def saved_boot(box, s, seat):
    """Below it: turns that a boot on the special die spares where a climb takes many Moves at once."""
    special = s.special[seat]
    return 0.8 if special == BOOT or (special == STAR and star_is(box, s, seat, BOOT)) else 0.0


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
    """How near a hero is to victory; alone, also how far from being knocked out."""
    worth = -TURN * turns_to_go(box, s, seat)
    if box.solo:
        worth += SOLO_FEAR * min(s.health[seat], 3)
        if s.at[seat] >= 0:
            worth -= (SOLO_FEAR - 1.0) * danger(box, s, seat)
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
