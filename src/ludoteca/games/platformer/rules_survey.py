"""What follows from a position: the ground, who stands where, who would fall, who is in danger."""

from ludoteca.games.platformer.moves import COLUMNS, MOST_ENEMIES, MOST_LEVELS, MOST_TIMES, SPACES, SWEEPING
from ludoteca.games.platformer.rules_cards import most_health, refresh_ready
from ludoteca.games.platformer.rules_dice import gems_for, most_swords
from ludoteca.games.platformer.rules_fight import extra_at_hand, extra_wounds, health_of
from ludoteca.games.platformer.rules_gravity import HEIGHT, falls
from ludoteca.games.platformer.rules_map import (
    adjacent,
    is_around,
    lay_level,
    put_enemy,
    put_hero,
    same_zone,
)
from ludoteca.games.platformer.state import FIRST_ENEMY, NOWHERE
from ludoteca.kernel.compiling import loop, rule


@loop
def derive_one(boxes, states):
    """Fills the fields that positions leave out."""
    box = boxes[0]
    s = states[0]
    for level in range(min(s.levels, MOST_LEVELS)):
        lay_level(box, s, level)
    for space in range(SPACES):
        s.occupant[space] = NOWHERE
    for enemy in range(MOST_ENEMIES):
        if s.enemy_at[enemy] >= 0:
            s.occupant[s.enemy_at[enemy]] = FIRST_ENEMY + enemy
            s.enemy_end = enemy + 1
    for seat in range(s.seats):
        if s.at[seat] >= 0:
            s.occupant[s.at[seat]] = seat
        refresh_ready(box, s, seat)


@loop
def survey_one(boxes, states, landing, threat, wounds):
    """Where every figure would be after gravity, which spaces enemies watch, each hero's most wounds.

    The state is a copy to work on. landing has an entry a figure, threat one a space, wounds one a seat.
    """
    box = boxes[0]
    s = states[0]
    for seat in range(s.seats):
        swords = most_swords(box, s, seat)
        wounds[seat] = swords + extra_wounds(box, s, seat) + extra_at_hand(box, s, seat) if swords else 0
    for enemy in range(s.enemy_end):
        if s.enemy_at[enemy] >= 0:
            mark_threats(box, s, enemy, threat)
    for k in range(SPACES):
        space = k % HEIGHT * COLUMNS + k // HEIGHT
        figure = s.occupant[space]
        if figure < 0:
            continue
        while falls(box, s, figure, space, 0):
            s.occupant[space] = NOWHERE
            space -= COLUMNS
            if figure >= FIRST_ENEMY:
                put_enemy(s, figure - FIRST_ENEMY, space)
            else:
                put_hero(s, figure, space)
        landing[figure] = space


@loop
def measure_one(boxes, states, hearts, healths, costs, attack):
    """The most health of each seat, each enemy's health, gems for each multiplication, and the attack under way.

    attack: the wounds that are put together so far, and the most they can come to.
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
        attack[0] = s.charge + extra_wounds(box, s, seat)
        attack[1] = attack[0] + most_swords(box, s, seat) + extra_at_hand(box, s, seat)


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
            if s.ground[space] and is_around(here, space) and same_zone(s, here, space):
                threat[space] = 1
