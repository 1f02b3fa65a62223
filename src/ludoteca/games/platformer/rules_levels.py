"""Revealing and removing levels (P17, P35, P75, P76, P91, P96; PJ17, PJ18, PJ27, PJ38, PJ44, PJ61)."""

from ludoteca.games.platformer.moves import (
    BOSS_REVEALED,
    COLUMNS,
    DO_SPAWN,
    ENTERED_BOSS_LEVEL,
    LEVEL_REMOVED,
    LEVEL_REVEALED,
    MEDUSA,
    ROWS,
    SPAWN_BOSS,
    SPAWN_FAR,
    SPAWN_OTHER_TILE,
    TOWER_GONE,
)
from ludoteca.games.platformer.rules_cards import note_low_health
from ludoteca.games.platformer.rules_fight import leave_map
from ludoteca.games.platformer.rules_map import (
    LEVEL_SPACES,
    boss_level,
    clear_loot,
    feature_at,
    height_of,
    in_boss_level,
    lay_level,
    lay_row,
    level_of,
    new_enemy,
    put_enemy,
    put_loot,
)
from ludoteca.games.platformer.state import NOWHERE
from ludoteca.games.platformer.tiles import GEM, GOLD, SPAWN
from ludoteca.kernel.chance import shuffle
from ludoteca.kernel.compiling import rule
from ludoteca.kernel.state import ask, note, reveal, to_the_left


@rule
def stock_level(box, s, level):
    """P9, P17: gold and gems on their spaces, and the level's enemies on the spawns."""
    for space in range(level * LEVEL_SPACES, (level + 1) * LEVEL_SPACES):
        feature = feature_at(box, s, space)
        if feature & (GOLD | GEM):
            put_loot(s, space, int(feature & GOLD != 0), int(feature & GEM != 0))
        if feature & SPAWN and s.enemy_card[level] >= 0:
            new_enemy(s, s.enemy_card[level], space)


@rule
def reveal_level(box, s):
    """P75, P91: the next level is turned up at once, its card with it; the boss sets up its own."""
    s.highest += 1
    reveal(s)
    lay_level(box, s, s.highest)
    lay_row(box, s, s.highest * ROWS - 1)
    stock_level(box, s, s.highest)
    if s.highest == boss_level(s):
        note(s, BOSS_REVEALED, s.boss)
        set_up_boss(box, s)
    else:
        note(s, LEVEL_REVEALED, s.highest + 1, s.enemy_card[s.highest])


@rule
def set_up_boss(box, s):
    """P5, P92, P105, PJ60: the attack deck is shuffled; the active player chooses where the boss appears."""
    s.boss_deck_size = 0
    for attack in range(box.attack_count):
        if box.attack_boss[attack] == s.boss:
            s.boss_deck[s.boss_deck_size] = attack
            s.boss_deck_size += 1
    shuffle(s, s.boss_deck, 0, s.boss_deck_size)
    if s.boss == MEDUSA:
        ask(s, DO_SPAWN, s.active, SPAWN_BOSS)
    else:
        ask(s, DO_SPAWN, s.active, SPAWN_OTHER_TILE)
        ask(s, DO_SPAWN, s.active, SPAWN_FAR)


@rule
def enter_level(box, s, seat):
    """P75, P96, PJ18: a hero's entry may reveal the next level, or be the last into the boss's."""
    space = s.at[seat]
    if in_boss_level(s, space):
        if s.inside[seat] == 0:
            s.inside[seat] = 1
            note(s, ENTERED_BOSS_LEVEL, seat)
        if s.lowest < boss_level(s) and all_inside(s):
            note(s, TOWER_GONE)
            while s.lowest < boss_level(s):
                clear_lowest(box, s)
    elif height_of(space) == (s.highest + 1) * ROWS - 1:
        reveal_level(box, s)


@rule
def all_inside(s):
    """PJ27: knocked out inside counts as inside, knocked out below as outside."""
    for seat in range(s.seats):
        if s.inside[seat] == 0:
            return False
    return True


@rule
def clear_lowest(box, s):
    """P35, P76, PJ38: enemies and tokens go; the next level's bottom row becomes the floor of the map (P24)."""
    level = s.lowest
    for enemy in range(s.enemy_end):
        if s.enemy_at[enemy] >= 0 and level_of(s.enemy_at[enemy]) == level:
            put_enemy(s, enemy, NOWHERE)
    for space in range(level * LEVEL_SPACES, (level + 1) * LEVEL_SPACES):
        clear_loot(s, space)
    s.lowest += 1
    lay_level(box, s, level)
    lay_row(box, s, s.lowest * ROWS)


@rule
def remove_lowest(box, s, seat):
    """P35, P36, P129, PJ17, PJ61, PJ69: two levels or more below the active hero the lowest level goes, one a turn.

    PJ56: whoever stands there is knocked out at once with the others, so the first of them takes the Beggar's Bowl.
    """
    if s.at[seat] < 0 or level_of(s.at[seat]) < s.lowest + 2:
        return
    level = s.lowest
    note(s, LEVEL_REMOVED, level + 1)
    first = -1
    for k in range(s.seats):
        other = to_the_left(s, seat, k)
        if s.at[other] >= 0 and level_of(s.at[other]) == level:
            leave_map(box, s, other)
            if first < 0:
                first = other
    if first >= 0:
        note_low_health(box, s, first)
    clear_lowest(box, s)


@rule
def lowest_row(s):
    """P24: the first space of the map's lowest row."""
    return s.lowest * ROWS * COLUMNS
