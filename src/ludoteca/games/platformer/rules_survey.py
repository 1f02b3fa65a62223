"""What follows from a position: the ground, who stands where, who would fall, who is in danger."""

from ludoteca.games.platformer.moves import (
    ASK_UPGRADE,
    BRITTLE,
    CLOUD_CUSHION,
    COLUMNS,
    CRYSTAL_PHIAL,
    FOOLS_CUP,
    MIMICRY,
    MOST_ENEMIES,
    MOST_LEVELS,
    MOST_TIMES,
    PHOENIX,
    PRISM_LENS,
    SPACES,
    SWEEPING,
    SWORD,
    TRANSMUTE,
)
from ludoteca.games.platformer.rules_cards import can_play, claim, count_of, has, most_health, refresh_ready
from ludoteca.games.platformer.rules_dice import (
    FACES,
    gems_for,
    most_sources,
    multiplied,
    pool_of,
    showing,
)
from ludoteca.games.platformer.rules_fight import extra_at_hand, extra_wounds, health_of, is_raging
from ludoteca.games.platformer.rules_gravity import HEIGHT, falls
from ludoteca.games.platformer.rules_map import (
    GROUND,
    adjacent,
    figure_on,
    is_around,
    lay_level,
    mark_loot,
    put_enemy,
    put_hero,
    same_zone,
    set_figure,
)
from ludoteca.games.platformer.rules_move import trap_wounds
from ludoteca.games.platformer.rules_use import PHIAL_GEMS, TRANSMUTE_GOLD, can_use_ability
from ludoteca.games.platformer.state import FIRST_ENEMY, NOBODY, NOWHERE
from ludoteca.kernel.compiling import loop, rule
from ludoteca.kernel.state import top_kind


@loop
def derive_one(boxes, states):
    """Fills the fields that positions leave out."""
    box = boxes[0]
    s = states[0]
    for level in range(min(s.levels, MOST_LEVELS)):
        lay_level(box, s, level)
    for space in range(SPACES):
        set_figure(s, space, NOBODY)
        mark_loot(s, space)
    for enemy in range(MOST_ENEMIES):
        if s.enemy_at[enemy] >= 0:
            set_figure(s, s.enemy_at[enemy], FIRST_ENEMY + enemy)
            s.enemy_end = enemy + 1
    for seat in range(s.seats):
        if s.at[seat] >= 0:
            set_figure(s, s.at[seat], seat)
        refresh_ready(box, s, seat)


@loop
def survey_one(boxes, states, landing, threat, wounds):
    """Where every figure would be after gravity, which spaces enemies watch, each hero's most wounds.

    The state is a copy to work on. landing has an entry a figure, threat one a space, wounds one a seat.
    """
    box = boxes[0]
    s = states[0]
    for enemy in range(s.enemy_end):
        if s.enemy_at[enemy] >= 0:
            mark_threats(box, s, enemy, threat)
    for k in range(SPACES):
        space = k % HEIGHT * COLUMNS + k // HEIGHT
        figure = figure_on(s, space)
        if figure >= FIRST_ENEMY:
            landing[figure] = enemy_landing(box, s, figure - FIRST_ENEMY)
        elif figure >= 0:
            landing[figure] = hero_landing(box, s, figure)
    for seat in range(s.seats):
        wounds[seat] = most_wounds(box, s, seat)


@rule
def enemy_landing(box, s, enemy):
    """Where an enemy comes to lie; PJ50: a Zombie that falls is out of the way of those above it."""
    start = s.enemy_at[enemy] + 0
    space = start
    while falls(box, s, FIRST_ENEMY + enemy, space, 0):
        space -= COLUMNS
        put_enemy(s, enemy, space)
    if space != start and box.kind_ability[s.enemy_kind[enemy]] == BRITTLE:
        put_enemy(s, enemy, NOWHERE)
    return space


@rule
def hero_landing(box, s, seat):
    """Where a hero comes to stand; PJ50: or the trap that knocks him out on the way."""
    start = s.at[seat] + 0
    space = start
    while falls(box, s, seat, space, 0):
        space -= COLUMNS
        put_hero(s, seat, space)
        if not has(s, seat, CLOUD_CUSHION):
            s.health[seat] -= min(s.health[seat], trap_wounds(box, s, seat))
        if start - space >= 2 * COLUMNS:
            claim(box, s, seat, CLOUD_CUSHION)
        if s.health[seat] == 0 and not can_play(s, seat, PHOENIX):
            put_hero(s, seat, NOWHERE)
            break
    return space


@rule
def most_wounds(box, s, seat):
    """P78: the most wounds of one attack with what a hero has, without luck, moving or buying.

    Dice are the active hero's. Cards that give gems or turn a die are used first, as far as they help.
    """
    pool = 0
    if seat == s.active:
        pool = pool_of(s)
    s.gems[seat] += PHIAL_GEMS * count_of(box, s, seat, CRYSTAL_PHIAL)
    if has(s, seat, MIMICRY):
        s.special[seat] = SWORD
    most = best_attack(box, s, seat, pool)
    if has(s, seat, FOOLS_CUP):
        for old in range(FACES):
            for new in range(FACES):
                if old != new and showing(pool, old) and showing(pool, new):
                    turned = pool - (1 << 4 * old) + (1 << 4 * new)
                    most = max(most, best_attack(box, s, seat, turned))
    return most


@rule
def best_attack(box, s, seat, pool):
    """The most wounds with these dice; Sylve may turn gold into a gem for it."""
    most = attack_with(box, s, seat, pool)
    if box.hero_ability[s.hero[seat]] == TRANSMUTE and can_use_ability(box, s, seat):
        s.gold[seat] -= TRANSMUTE_GOLD
        s.gems[seat] += 1
        most = max(most, attack_with(box, s, seat, pool))
        s.gold[seat] += TRANSMUTE_GOLD
        s.gems[seat] -= 1
    return most


@rule
def attack_with(box, s, seat, pool):
    """PJ41: the wounds of all swords there are, with all that strengthens them; none without a sword."""
    swords = multiplied(s, seat, most_sources(box, s, seat, pool, SWORD), count_of(box, s, seat, PRISM_LENS))
    return swords + own_wounds(box, s, seat) + extra_at_hand(box, s, seat) if swords else 0


@rule
def own_wounds(box, s, seat):
    """What an attack deals beside its swords; what is saved up for the next attack is the active hero's."""
    if seat == s.active:
        return extra_wounds(box, s, seat)
    return int(is_raging(box, s, seat))


@loop
def measure_one(boxes, states, hearts, healths, costs, attack):
    """The most health of each seat, each enemy's health, gems for each multiplication, and the attack under way.

    attack: the wounds that are put together so far, a sword about to be multiplied among them, and the most.
    """
    box = boxes[0]
    s = states[0]
    for seat in range(s.seats):
        hearts[seat] = most_health(box, s, seat)
    for enemy in range(s.enemy_end):
        if s.enemy_at[enemy] >= 0:
            healths[enemy] = health_of(box, s, enemy)
    seat = s.active
    if seat >= 0:
        for times in range(1, MOST_TIMES + 1):
            costs[times - 1] = gems_for(box, s, seat, times, s.lens)
        pending = int(top_kind(s) == ASK_UPGRADE)
        swords = pending + most_sources(box, s, seat, pool_of(s), SWORD)
        wounds = s.charge + extra_wounds(box, s, seat)
        attack[0] = wounds + pending
        lenses = s.lens + count_of(box, s, seat, PRISM_LENS)
        attack[1] = wounds + multiplied(s, seat, swords, lenses) + extra_at_hand(box, s, seat)


@rule
def mark_threats(box, s, enemy, threat):
    """The spaces an enemy would attack: those adjacent to it, for the Manticore all around."""
    here = s.enemy_at[enemy]
    for direction in range(4):
        space = adjacent(box, s, here, direction)
        if space >= 0:
            threat[space] = 1
    if box.kind_ability[s.enemy_kind[enemy]] == SWEEPING:
        for space in range(SPACES):
            if s.tower[space] & GROUND and is_around(here, space) and same_zone(s, here, space):
                threat[space] = 1
