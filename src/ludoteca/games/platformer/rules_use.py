"""Using items, potions, artifacts and hero abilities (P28, P29, P57, P58; PJ54, PJ55)."""

from ludoteca.games.platformer.moves import (
    ABILITY_USED,
    ACROBATS_SASH,
    ASK_BLINK,
    ASK_BUY,
    ASK_COMMAND,
    ASK_CUP,
    ASK_GUST,
    ASK_HORN,
    ASK_LEVITATE,
    ASK_MAGNET,
    ASK_MIMICRY,
    ASK_REROLL,
    ASK_SASH,
    ASK_SWAP,
    BALLOON,
    BEGGARS_BOWL,
    BLINK,
    BLOOD_ROLL,
    BOOTS_OF_HASTE,
    BY_ABILITY,
    COLUMNS,
    COMMAND,
    CRYSTAL_PHIAL,
    DICE,
    DO_STEPS,
    DO_WOUND,
    DOWN,
    FOOLS_CUP,
    FORTUNE,
    GUST,
    HEALING,
    LEVITATION,
    LIGHT_FINGERS,
    LOADED_DICE,
    MAGNET,
    MERCHANTS_SEAL,
    MIMICRY,
    NINJA_GEAR,
    PEDLARS_BELL,
    PETRIFY,
    PHASE_RING,
    PLACED,
    POISON,
    PURITY,
    SHACKLE,
    SMOKE,
    SNEAK,
    SPACES,
    SWIFTNESS,
    TRANSMUTE,
    UP,
    WAR_HORN,
)
from ludoteca.games.platformer.rules_cards import (
    gain_gems,
    gain_gold,
    heal,
    lose_gold,
    lose_token,
    most_health,
    play_card,
    spend_gold,
)
from ludoteca.games.platformer.rules_dice import kinds_in, pool_of
from ludoteca.games.platformer.rules_enemies import can_be_moved, is_heavy
from ludoteca.games.platformer.rules_map import (
    LOOT,
    ON_FLOOR,
    adjacent,
    enemy_on,
    has_free_neighbour,
    is_around,
    is_free,
    is_there,
    level_of,
    same_zone,
)
from ludoteca.games.platformer.rules_move import has_step, place_hero
from ludoteca.games.platformer.rules_shop import ANY_CARD, can_buy_any, can_swap
from ludoteca.games.platformer.state import NOWHERE
from ludoteca.kernel.compiling import rule
from ludoteca.kernel.state import ask, note

TRANSMUTE_GOLD = 3
HEALING_HEALTH = 3
PHIAL_GEMS = 2


@rule
def ninja_space(s, seat):
    """Ninja Gear, PJ55: straight up to the space under the first platform, crossed or not; else NOWHERE."""
    here = s.at[seat]
    space = here
    while True:
        above = space + COLUMNS
        if above >= SPACES or not is_there(s, level_of(above)):
            return NOWHERE
        if s.tower[above] & ON_FLOOR:
            break
        space = above
    return space if space != here and is_free(s, space) else NOWHERE


@rule
def magnet_reaches(s, seat, space):
    """Magnet, P97: gold or gems on one of the 8 spaces around, in the same zone."""
    if not s.tower[space] & LOOT:
        return False
    return is_around(s.at[seat], space) and same_zone(s, s.at[seat], space)


@rule
def magnet_has_target(s, seat):
    """Whether the Magnet has anything to take."""
    here = s.at[seat]
    for space in range(max(0, here - COLUMNS - 1), min(SPACES, here + COLUMNS + 2)):
        if magnet_reaches(s, seat, space):
            return True
    return False


@rule
def gust_reaches(box, s, seat, other):
    """Gust: another hero of the level who has a free space beside him."""
    if other == seat or s.at[other] < 0 or level_of(s.at[other]) != level_of(s.at[seat]):
        return False
    return has_free_neighbour(box, s, s.at[other])


@rule
def sash_reaches(box, s, seat, direction):
    """Acrobat's Sash, PJ48: a figure directly above or below, adjacent, but no Golem."""
    space = adjacent(box, s, s.at[seat], direction)
    if space < 0 or is_free(s, space):
        return False
    enemy = enemy_on(s, space)
    return enemy < 0 or not is_heavy(box, s, enemy)


@rule
def any_gust(box, s, seat):
    """Whether Gust has anyone to move."""
    for other in range(s.seats):
        if gust_reaches(box, s, seat, other):
            return True
    return False


@rule
def any_command(box, s, seat):
    """Whether Command has an enemy to move."""
    for enemy in range(s.enemy_end):
        if s.enemy_at[enemy] >= 0 and can_be_moved(box, s, seat, enemy):
            return True
    return False


@rule
def row_has_room(s, seat):
    """Blink: a free space in the hero's row."""
    first = s.at[seat] // COLUMNS * COLUMNS
    for space in range(first, first + COLUMNS):
        if is_free(s, space):
            return True
    return False


@rule
def has_bad_token(s, seat):
    """Purity: something to discard."""
    return s.token[seat][POISON] + s.token[seat][PETRIFY] + s.token[seat][SHACKLE] > 0


@rule
def is_potion_usable(box, s, seat, effect):
    """P57: a potion that would do something now."""
    if effect == HEALING:
        return s.health[seat] < most_health(box, s, seat)
    if effect == PURITY:
        return has_bad_token(s, seat)
    if effect == SWIFTNESS:
        return has_step(box, s, seat, 1)
    if effect == SMOKE:
        return s.smoked == 0
    if effect == GUST:
        return any_gust(box, s, seat)
    if effect == COMMAND:
        return any_command(box, s, seat)
    if effect == FORTUNE:
        return pool_of(s) != 0
    if effect == BLINK:
        return row_has_room(s, seat)
    return effect in (CRYSTAL_PHIAL, LEVITATION, MIMICRY, LIGHT_FINGERS)


@rule
def is_usable(box, s, seat, effect):
    """P28, P57: whether a card can be used as an action; reactions and attack cards wait for theirs."""
    if effect == LOADED_DICE:
        return pool_of(s) != 0
    if effect == NINJA_GEAR:
        return ninja_space(s, seat) >= 0
    if effect == BOOTS_OF_HASTE:
        return has_step(box, s, seat, 1)
    if effect == PEDLARS_BELL:
        return can_buy_any(box, s, seat)
    if effect == MAGNET:
        return magnet_has_target(s, seat)
    if effect == ACROBATS_SASH:
        return sash_reaches(box, s, seat, UP) or sash_reaches(box, s, seat, DOWN)
    if effect == FOOLS_CUP:
        return kinds_in(pool_of(s)) >= 2
    if effect == MERCHANTS_SEAL:
        return can_swap(s)
    if effect in (PHASE_RING, BALLOON, WAR_HORN, BEGGARS_BOWL):
        return True
    return is_potion_usable(box, s, seat, effect)


@rule
def use_card(box, s, seat, card):
    """P28, P29: the card is exhausted or discarded, and does what it says."""
    effect = box.effect[card]
    play_card(box, s, seat, card)
    if effect == LOADED_DICE:
        ask(s, ASK_REROLL, seat, 0, 1)
    elif effect == NINJA_GEAR:
        space = ninja_space(s, seat)
        note(s, PLACED, seat, s.at[seat], space)
        place_hero(box, s, seat, space)
    elif effect == BOOTS_OF_HASTE:
        ask(s, DO_STEPS, seat, 1, 1)
    elif effect == PEDLARS_BELL:
        ask(s, ASK_BUY, seat, ANY_CARD)
    elif effect == PHASE_RING:
        s.phasing = 1
    elif effect == MAGNET:
        ask(s, ASK_MAGNET, seat)
    elif effect == BALLOON:
        s.ballooned = 1
    elif effect == WAR_HORN:
        ask(s, ASK_HORN, seat)
    elif effect == ACROBATS_SASH:
        ask(s, ASK_SASH, seat)
    elif effect == BEGGARS_BOWL:
        gain_gold(s, seat, 1)
    elif effect == MERCHANTS_SEAL:
        ask(s, ASK_SWAP, seat)
    elif effect == FOOLS_CUP:
        ask(s, ASK_CUP, seat, -1)
    else:
        use_potion(box, s, seat, effect)


@rule
def use_potion(box, s, seat, effect):
    """P29: what the potions do."""
    if effect == HEALING:
        heal(box, s, seat, HEALING_HEALTH)
    elif effect == PURITY:
        lose_token(s, seat, POISON)
        lose_token(s, seat, PETRIFY)
        lose_token(s, seat, SHACKLE)
    elif effect == SWIFTNESS:
        ask(s, DO_STEPS, seat, 2, 1)
    elif effect == CRYSTAL_PHIAL:
        gain_gems(s, seat, PHIAL_GEMS)
    elif effect == LEVITATION:
        ask(s, ASK_LEVITATE, seat)
    elif effect == SMOKE:
        s.smoked = 1
    elif effect == GUST:
        ask(s, ASK_GUST, seat)
    elif effect == COMMAND:
        ask(s, ASK_COMMAND, seat)
    elif effect == FORTUNE:
        ask(s, ASK_REROLL, seat, 0, DICE)
    elif effect == MIMICRY:
        ask(s, ASK_MIMICRY, seat)
    elif effect == BLINK:
        ask(s, ASK_BLINK, seat)
    elif effect == LIGHT_FINGERS:
        pick_pockets(box, s, seat)


@rule
def pick_pockets(box, s, seat):
    """Light Fingers: a gold from each other hero of the level; alone there, one from the supply."""
    alone = True
    for other in range(s.seats):
        if other != seat and s.at[other] >= 0 and level_of(s.at[other]) == level_of(s.at[seat]):
            alone = False
            if s.gold[other] > 0:
                lose_gold(s, other, 1)
                gain_gold(s, seat, 1)
    if alone:
        gain_gold(s, seat, 1)


@rule
def can_use_ability(box, s, seat):
    """P58: once per turn, and only if it can be paid for."""
    if s.tired[seat]:
        return False
    ability = box.hero_ability[s.hero[seat]]
    if ability == BLOOD_ROLL:
        return s.health[seat] >= 2 and pool_of(s) != 0
    if ability == SNEAK:
        return s.sneaking == 0 and s.smoked == 0
    return ability == TRANSMUTE and s.gold[seat] >= TRANSMUTE_GOLD


@rule
def use_ability(box, s, seat):
    """P58: the hero card is exhausted."""
    s.tired[seat] = 1
    note(s, ABILITY_USED, seat, s.hero[seat])
    ability = box.hero_ability[s.hero[seat]]
    if ability == BLOOD_ROLL:
        ask(s, ASK_REROLL, seat, 0, DICE)
        ask(s, DO_WOUND, seat, 1, BY_ABILITY)
    elif ability == SNEAK:
        s.sneaking = 1
    else:
        spend_gold(box, s, seat, TRANSMUTE_GOLD)
        gain_gems(s, seat, 1)
