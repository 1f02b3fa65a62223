"""The fight with the boss, as bots see it: how many turns it takes, and whether this one can be the last."""

from ludoteca.games.platformer.bot_odds import FIGHT, MOST_GEMS, MOST_NEED, PLAIN, RAGING, STARRED
from ludoteca.games.platformer.bot_way import FAR_AWAY, landing_of
from ludoteca.games.platformer.moves import (
    ASK_SAVE,
    BOOT,
    FIRST_BOSS_KIND,
    IKEE,
    PETRIFY,
    POUNCE,
    RAGE,
    SHACKLE,
    SHOCKWAVE,
    SLITHER,
    SOULFLAME,
    STAR,
    SWORD,
    TITHE,
)
from ludoteca.games.platformer.rules_boss import boss_figure, in_range
from ludoteca.games.platformer.rules_dice import most_symbols, pool_of, showing, star_is
from ludoteca.games.platformer.rules_fight import SOULFLAME_WOUNDS, extra_at_hand, extra_wounds, health_of, target_of
from ludoteca.games.platformer.rules_map import LEVEL_SPACES, adjacent, boss_level, distance, feature_at, is_free
from ludoteca.games.platformer.tiles import SPECIAL
from ludoteca.kernel.compiling import rule
from ludoteca.kernel.state import top_kind

A_STEP = 0.3
"""Turns that a step costs in the boss's level, where boots are needed as well as swords."""
FLAME = 0.5
"""Turns that taking a Soulflame costs, its wound included and the way to it not."""
FLAME_TO_COME = 2.0
"""The same for a hero who is not in the boss's level yet, the way included."""
MOST_STEPS = 3
CARD = 0.22
"""How likely a boss turn resolves one of the boss's cards, more or less."""


@rule
def wounds_needed(box, s, seat):
    """What swords and gems must still deal to the boss: cards and tokens taken off."""
    return box.kind_health[FIRST_BOSS_KIND + s.boss] + s.levels - extra_at_hand(box, s, seat)


@rule
def turns_with(kind, saved, need, gems):
    """An entry of the table, read in this one place: on a GPU every place that reads it has a copy of its own."""
    return FIGHT[kind][saved][need][gems]


@rule
def rolls_to_win(box, s, seat, need, gems):
    """Turns until a roll deals so many wounds with so many gems (a fraction too), gems still to be won included."""
    kind = STARRED if star_is(box, s, seat, SWORD) else PLAIN
    if box.hero_ability[s.hero[seat]] == RAGE:
        kind = RAGING
    saved = 1 if s.special[seat] == SWORD or (s.special[seat] == STAR and kind != PLAIN) else 0
    need = min(max(need, 0), MOST_NEED)
    whole = min(int(gems), MOST_GEMS - 1)
    fewer, more = turns_with(kind, saved, need, whole), turns_with(kind, saved, need, whole + 1)
    return fewer + min(1.0, gems - whole) * (more - fewer)


@rule
def could_take_flame(s, seat):
    """Ikee is fought with a Soulflame, by who has none yet."""
    return s.boss == IKEE and s.token[seat][SOULFLAME] == 0


@rule
def turns_inside(box, s, seat):
    """For a hero in the boss's level: turns until the boss is defeated, by way of a Soulflame if that is sooner."""
    need = wounds_needed(box, s, seat)
    boss = boss_figure(s)
    if s.at[seat] < 0 or boss < 0:
        turns = rolls_to_win(box, s, seat, need, s.gems[seat])
        if could_take_flame(s, seat):
            turns = min(turns, FLAME_TO_COME + rolls_to_win(box, s, seat, need - SOULFLAME_WOUNDS, s.gems[seat]))
        return 2.5 + turns
    here = landing_of(box, s, seat)
    steps = max(0, distance(here, s.enemy_at[boss]) - 1)
    turns = A_STEP * steps + rolls_to_win(box, s, seat, need, s.gems[seat])
    if could_take_flame(s, seat):
        steps = steps_by_flame(box, s, here, s.enemy_at[boss])
        flaming = FLAME + A_STEP * steps + rolls_to_win(box, s, seat, need - SOULFLAME_WOUNDS, s.gems[seat])
        turns = min(turns, flaming)
    return turns


@rule
def steps_by_flame(box, s, here, boss):
    """Steps from a space to a special icon of the boss's level, and from there to beside the boss."""
    first = boss_level(s) * LEVEL_SPACES
    steps = FAR_AWAY
    for space in range(first, first + LEVEL_SPACES):
        if feature_at(box, s, space) & SPECIAL:
            steps = min(steps, distance(here, space) + max(0, distance(space, boss) - 1))
    return steps


@rule
def steps_beside(box, s, here, boss, most):
    """Moves over free spaces of the boss's level to one adjacent to the boss; more than `most` if it is too far."""
    first = boss_level(s) * LEVEL_SPACES
    reached = 1 << here - first
    for steps in range(most + 1):
        wider = reached
        for cell in range(LEVEL_SPACES):
            if reached >> cell & 1:
                for direction in range(4):
                    space = adjacent(box, s, first + cell, direction)
                    if space == boss:
                        return steps
                    if space >= first and is_free(s, space):
                        wider |= 1 << space - first
        if wider == reached:
            break
        reached = wider
    return most + 1


@rule
def without_boots(box, s, seat, pool, steps):
    """What is left of a pool after so many Moves, or -1 if it has too few boots; stars serve last."""
    boots = min(steps, showing(pool, BOOT))
    stars = steps - boots
    if stars > 0 and (stars > showing(pool, STAR) or not star_is(box, s, seat, BOOT)):
        return -1
    return pool - (boots << 4 * BOOT) - (stars << 4 * STAR)


@rule
def deals_enough(box, s, seat, pool, need):
    """Whether dice, gems, cards and tokens can deal so many wounds in one attack."""
    swords = most_symbols(box, s, seat, pool, SWORD)
    return swords > 0 and swords + extra_wounds(box, s, seat) + extra_at_hand(box, s, seat) >= need


@rule
def steps_to_victory(box, s, seat):
    """The Moves after which the active hero can defeat the boss with what is at hand this turn, or -1."""
    boss = boss_figure(s)
    here = s.at[seat] + 0
    if boss < 0 or here < 0 or s.inside[seat] == 0 or s.token[seat][PETRIFY] or top_kind(s) == ASK_SAVE:
        return -1
    pool = pool_of(s)
    need = health_of(box, s, boss)
    if not deals_enough(box, s, seat, pool, need):
        return -1
    for direction in range(4):
        if target_of(box, s, seat, direction) == boss:
            return 0
    steps = steps_beside(box, s, here, s.enemy_at[boss] + 0, MOST_STEPS)
    if steps > MOST_STEPS or s.token[seat][SHACKLE]:
        return -1
    pool = without_boots(box, s, seat, pool, steps)
    return steps if pool >= 0 and deals_enough(box, s, seat, pool, need) else -1


@rule
def boss_turns_before(s, seat):
    """Boss turns until a player can act again: about one for each turn of a hero in the boss's level."""
    inside = 0
    for other in range(s.seats):
        inside += s.inside[other] == 1 and s.at[other] >= 0
    waiting = (seat - s.active + s.seats) % s.seats
    return inside if waiting == 0 else inside * waiting / s.seats


@rule
def wounds_by_cards(box, s, seat):
    """What the boss's attack cards are likely to cost a hero before he can act again; a token is like a wound."""
    if s.inside[seat] == 0 or s.at[seat] < 0 or boss_figure(s) < 0:
        return 0.0
    wounds = 0.0
    for attack in range(box.attack_count):
        effect = box.attack_effect[attack]
        if box.attack_boss[attack] == s.boss and effect not in (SLITHER, POUNCE) and in_range(box, s, attack, seat):
            wounds += box.attack_wounds[attack] + (box.attack_token[attack] >= 0)
            wounds += effect == SHOCKWAVE or (effect == TITHE and s.gold[seat] == 0)
    return CARD * boss_turns_before(s, seat) * wounds
