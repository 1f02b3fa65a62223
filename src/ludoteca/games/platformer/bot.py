"""How good things look for a hero, in turns: those up to the boss, and those until a roll defeats it."""

from ludoteca.games.platformer.bot_fight import (
    FLAME_TO_COME,
    could_take_flame,
    rolls_to_win,
    steps_to_victory,
    turns_inside,
    wounds_by_cards,
    wounds_needed,
)
from ludoteca.games.platformer.bot_odds import BLOW, BLOWS, MOST_BLOWS, MOST_GEMS
from ludoteca.games.platformer.bot_way import OUT, landing_of, turns_from_below, turns_up, way_to_go
from ludoteca.games.platformer.moves import (
    ASK_STRIKE,
    ASK_UPGRADE,
    BOOT,
    FIRST_ARTIFACT,
    FIRST_BOSS_KIND,
    FOR_STRIKE,
    MIRROR,
    MOST_CARDS,
    PETRIFY,
    POISON,
    SHACKLE,
    SOULFLAME,
    STAR,
    SWORD,
)
from ludoteca.games.platformer.rules_dice import lenses_at_hand, most_sources, multiplied, pool_of, pool_size, star_is
from ludoteca.games.platformer.rules_fight import SOULFLAME_WOUNDS, extra_at_hand, extra_wounds, health_of
from ludoteca.games.platformer.rules_map import LEVEL_SPACES, adjacent, distance, enemy_on, first_space, level_of
from ludoteca.kernel.compiling import rule
from ludoteca.kernel.state import top_b, top_kind

WIN = 1000.0
SURE_WIN = 300.0
TURN = 3.0
"""What a turn is worth to `value`."""
GEM_FOUND = 0.5
"""What a gem still lying below the boss level counts for, against one at hand."""
GEM_KEPT = 0.2
"""Turns that a gem spares beyond what the odds say: without it one that does not yet decide would be wasted."""
A_WOUND = 0.3
BACK_INSIDE = 2.0
"""Turns that being knocked out in the boss's level costs: the way back, and what was saved."""
BY_CARDS_ALONE = 0.6
"""How likely a hero is knocked out when the boss's cards are likely to cost all that is left of his health."""
SOLO_FEAR = 3.0
"""Alone, being knocked out loses the game."""


@rule
def turns_below(box, s, seat):
    """For a hero below the boss's level: turns up to it and until the boss is defeated."""
    need = wounds_needed(box, s, seat)
    turns = turns_with_gems_ahead(box, s, seat, need)
    if could_take_flame(s, seat):
        turns = min(turns, FLAME_TO_COME + turns_with_gems_ahead(box, s, seat, need - SOULFLAME_WOUNDS))
    return way_to_go(box, s, seat) + turns


@rule
def turns_with_gems_ahead(box, s, seat, need):
    """Turns that the fight will take, between what the gems at hand and what those still to be found promise."""
    now = rolls_to_win(box, s, seat, need, s.gems[seat])
    then = rolls_to_win(box, s, seat, need, s.gems[seat] + gems_ahead(s, seat))
    return now + GEM_FOUND * (then - now)


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
    inside = s.inside[seat] == 1
    turns = turns_inside(box, s, seat) if inside else turns_below(box, s, seat) - saved_boot(box, s, seat)
    turns -= (cards_worth(box, s, seat) + tokens_worth(s, seat)) / TURN
    turns -= 0.12 * min(s.gold[seat], 8) + A_WOUND * s.health[seat] + 0.3 * min(s.health[seat], 2)
    turns -= 0.15 * (s.special[seat] >= 0) + GEM_KEPT * min(s.gems[seat], MOST_GEMS)
    if s.at[seat] >= 0:
        turns += danger(box, s, seat) - 0.4 * gems_near(box, s, seat)
    return turns


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
def blow_of(box, s, space):
    """The wounds that one attack roll of the enemy die costs a hero resting on a space."""
    wounds = 0
    for direction in range(4):
        beside = adjacent(box, s, space, direction)
        if beside >= 0:
            enemy = enemy_on(s, beside)
            if enemy >= 0:
                wounds += box.kind_damage[s.enemy_kind[enemy]]
    return wounds


@rule
def rolls_before(s, seat):
    """Rolls of the enemy die until a player can act again."""
    rolls = (seat - s.active + s.seats) % s.seats
    return s.seats if rolls == 0 else rolls


@rule
def knock_out_chance(box, s, seat, blow, by_cards):
    """How likely a hero is knocked out before he can act again, by enemies beside him and by the boss's cards."""
    health = s.health[seat]
    part = min(1.0, by_cards / health) if health > 0 else 0.0
    out = part * part * BY_CARDS_ALONE
    if blow > 0:
        left = max(1, health - int(by_cards + 0.5))
        out = max(out, BLOWS[rolls_before(s, seat)][min(MOST_BLOWS, (left + blow - 1) // blow)])
    return out


@rule
def danger(box, s, seat):
    """Turns that enemies beside a hero and the boss's cards are likely to cost: wounds, and starting from below."""
    space = landing_of(box, s, seat)
    blow = blow_of(box, s, space)
    by_cards = wounds_by_cards(box, s, seat)
    if blow == 0 and by_cards == 0.0:
        return 0.0
    wounds = min(BLOW * rolls_before(s, seat) * blow + by_cards, s.health[seat])
    out = knock_out_chance(box, s, seat, blow, by_cards)
    if s.inside[seat]:
        return A_WOUND * wounds + out * (BACK_INSIDE + 1.5 * s.token[seat][SOULFLAME])
    lost = OUT
    if out > 0.0 and level_of(space) > s.lowest:
        lost += max(0.0, turns_from_below(box, s) - turns_up(box, s, space))
    return A_WOUND * wounds + out * lost


@rule
def survival(box, s, seat):
    """How likely a hero is to act again without having been knocked out."""
    if s.at[seat] < 0:
        return 1.0
    blow = blow_of(box, s, landing_of(box, s, seat))
    return 1.0 - knock_out_chance(box, s, seat, blow, wounds_by_cards(box, s, seat))


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
        worth += SOLO_FEAR * TURN * survival(box, s, seat)
    return worth


@rule
def attack_promise(box, s, seat):
    """In the middle of an attack: what it will be worth if it can still succeed."""
    foe_health = health_of(box, s, s.foe)
    sources = most_sources(box, s, seat, pool_of(s), SWORD) + (top_kind(s) == ASK_UPGRADE)
    wounds = s.charge + multiplied(s, seat, sources, lenses_at_hand(s, seat))
    wounds += extra_wounds(box, s, seat) + extra_at_hand(box, s, seat)
    if wounds < foe_health:
        return -3.0
    if s.enemy_kind[s.foe] >= FIRST_BOSS_KIND:
        return SURE_WIN
    return 1.0 + 2.0 * box.kind_gems[s.enemy_kind[s.foe]] + 0.45 * box.kind_gold[s.enemy_kind[s.foe]]


@rule
def promise(box, s, seat):
    """What the active player can still do this turn."""
    kind = top_kind(s)
    if kind == ASK_STRIKE or (kind == ASK_UPGRADE and top_b(s) == FOR_STRIKE):
        return attack_promise(box, s, seat)
    steps = steps_to_victory(box, s, seat)
    if steps >= 0:
        return SURE_WIN - steps
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
