"""The choices that cards ask for: which dice, where to, whom (P57, P58, P120 to P122)."""

from ludoteca.games.platformer.moves import (
    AFLOAT,
    ASK_CUP,
    ASK_GUST_TO,
    ASK_REROLL,
    ASK_SHOVE,
    CHOOSE,
    COLUMNS,
    DICE,
    DO_ENTER,
    DONE,
    DOWN,
    LEFT,
    PICK,
    PLACED,
    REROLLED,
    RIGHT,
    SAVED,
    SHOVE,
    SPACES,
    SWAPPED,
    UP,
)
from ludoteca.games.platformer.rules_cards import gain_gems, gain_gold
from ludoteca.games.platformer.rules_dice import FACES, note_three_alike, pool_of, showing
from ludoteca.games.platformer.rules_enemies import can_be_moved, shift_enemies
from ludoteca.games.platformer.rules_map import (
    LEVEL_SPACES,
    adjacent,
    figure_on,
    is_free,
    level_of,
    mark_loot,
    put_enemy,
    put_hero,
    set_figure,
)
from ludoteca.games.platformer.rules_move import REVEAL_STAGE, place_hero
from ludoteca.games.platformer.rules_use import gust_reaches, magnet_reaches, sash_reaches
from ludoteca.games.platformer.state import FIRST_ENEMY, NOBODY
from ludoteca.kernel.chance import pick
from ludoteca.kernel.compiling import rule
from ludoteca.kernel.state import ask, drop, note, offer

COMMAND_SPACES = 3
ACTION_FACES = 6


@rule
def unchosen(s, chosen, symbol):
    """An unused die with this face that has not been chosen yet, or -1."""
    for die in range(DICE):
        if s.die_used[die] == 0 and s.die[die] == symbol and not chosen >> die & 1:
            return die
    return -1


@rule
def legal_reroll(s, menu, chosen):
    """PJ54: which unused dice; with several allowed, until the player is done."""
    for symbol in range(FACES):
        if unchosen(s, chosen, symbol) >= 0:
            offer(menu, PICK + symbol)
    if chosen:
        offer(menu, DONE)


@rule
def answer_reroll(box, s, seat, chosen, most, move):
    """PJ36, PJ54: the chosen dice are rolled together; their new faces count from now on."""
    drop(s)
    if move != DONE:
        chosen |= 1 << unchosen(s, chosen, move - PICK)
        if most > 1 and can_choose_more(s, chosen):
            ask(s, ASK_REROLL, seat, chosen, most - 1)
            return
    for die in range(DICE):
        if chosen >> die & 1:
            face = s.die[die]
            s.die[die] = box.action_face[pick(s, ACTION_FACES)]
            note(s, REROLLED, seat, face, s.die[die])
    note_three_alike(box, s, seat)


@rule
def can_choose_more(s, chosen):
    """Whether an unused die is left to choose."""
    for die in range(DICE):
        if s.die_used[die] == 0 and not chosen >> die & 1:
            return True
    return False


@rule
def legal_cup(s, menu, die):
    """Fool's Cup: an unused die, then the face of another."""
    pool = pool_of(s)
    for symbol in range(FACES):
        if showing(pool, symbol) and symbol != die:
            offer(menu, PICK + symbol)


@rule
def answer_cup(s, seat, die, move):
    """Fool's Cup: one die is turned; Ikee counts its new face (PJ36)."""
    drop(s)
    symbol = move - PICK
    if die < 0:
        ask(s, ASK_CUP, seat, symbol)
        return
    s.die[unchosen(s, 0, die)] = symbol
    note(s, REROLLED, seat, die, symbol)


@rule
def legal_mimicry(s, menu, seat):
    """Mimicry: any symbol but the one the special die shows."""
    for symbol in range(FACES):
        if s.special[seat] != symbol:
            offer(menu, PICK + symbol)


@rule
def answer_mimicry(s, seat, move):
    """Mimicry: the special die is turned."""
    drop(s)
    s.special[seat] = move - PICK
    note(s, SAVED, seat, move - PICK)


@rule
def legal_magnet(s, menu, seat):
    """Magnet: one of the 8 spaces around with gold or a gem."""
    here = s.at[seat]
    for space in range(max(0, here - COLUMNS - 1), min(SPACES, here + COLUMNS + 2)):
        if magnet_reaches(s, seat, space):
            offer(menu, CHOOSE + space)


@rule
def answer_magnet(s, seat, move):
    """Magnet, PJ65: a gem if there is one, else a gold."""
    drop(s)
    space = move - CHOOSE
    if s.gems_on[space] > 0:
        s.gems_on[space] -= 1
        gain_gems(s, seat, 1)
    else:
        s.gold_on[space] -= 1
        gain_gold(s, seat, 1)
    mark_loot(s, space)


@rule
def legal_blink(s, menu, seat):
    """Blink: any free space of the hero's row."""
    first = s.at[seat] // COLUMNS * COLUMNS
    for space in range(first, first + COLUMNS):
        if is_free(s, space):
            offer(menu, CHOOSE + space)


@rule
def answer_blink(box, s, seat, move):
    """Blink: a placement."""
    drop(s)
    note(s, PLACED, seat, s.at[seat], move - CHOOSE)
    place_hero(box, s, seat, move - CHOOSE)


@rule
def legal_levitate(s, menu, seat):
    """Levitation: any figure of the hero's level."""
    first = level_of(s.at[seat]) * LEVEL_SPACES
    for space in range(first, first + LEVEL_SPACES):
        if not is_free(s, space):
            offer(menu, CHOOSE + space)


@rule
def answer_levitate(s, seat, move):
    """Levitation: it does not fall until this seat's next turn begins."""
    drop(s)
    s.afloat[seat] |= 1 << figure_on(s, move - CHOOSE)
    note(s, AFLOAT, move - CHOOSE)


@rule
def legal_gust(box, s, menu, seat):
    """Gust: another hero of the level."""
    for other in range(s.seats):
        if gust_reaches(box, s, seat, other):
            offer(menu, CHOOSE + s.at[other])


@rule
def answer_gust(s, seat, move):
    """Gust: whom; then where to."""
    drop(s)
    ask(s, ASK_GUST_TO, seat, figure_on(s, move - CHOOSE))


@rule
def legal_gust_to(box, s, menu, hero):
    """Gust: an adjacent free space."""
    for direction in range(4):
        to = adjacent(box, s, s.at[hero], direction)
        if to >= 0 and is_free(s, to):
            offer(menu, SHOVE + direction)


@rule
def answer_gust_to(box, s, hero, move):
    """Gust: the hero is placed there; it provokes nothing (PJ5)."""
    drop(s)
    to = adjacent(box, s, s.at[hero], move - SHOVE)
    note(s, PLACED, hero, s.at[hero], to)
    place_hero(box, s, hero, to)


@rule
def legal_command(box, s, menu, seat):
    """Command: any enemy of the hero's zone that can move, a Golem too."""
    for enemy in range(s.enemy_end):
        if s.enemy_at[enemy] >= 0 and can_be_moved(box, s, seat, enemy):
            offer(menu, CHOOSE + s.enemy_at[enemy])


@rule
def answer_command(s, seat, move):
    """Command: up to 3 spaces."""
    drop(s)
    ask(s, ASK_SHOVE, seat, move - CHOOSE, COMMAND_SPACES)


@rule
def legal_horn(menu):
    """War Horn: left or right."""
    offer(menu, SHOVE + LEFT)
    offer(menu, SHOVE + RIGHT)


@rule
def answer_horn(box, s, seat, move):
    """War Horn: all enemies of the hero's level move as by the enemy die."""
    drop(s)
    shift_enemies(box, s, move - SHOVE, level_of(s.at[seat]))


@rule
def legal_sash(box, s, menu, seat):
    """Acrobat's Sash: above or below."""
    if sash_reaches(box, s, seat, UP):
        offer(menu, SHOVE + UP)
    if sash_reaches(box, s, seat, DOWN):
        offer(menu, SHOVE + DOWN)


@rule
def answer_sash(box, s, seat, move):
    """Acrobat's Sash: both figures change places; provokes nothing, but both are entries (PJ3, PJ4)."""
    drop(s)
    here = s.at[seat]
    there = adjacent(box, s, here, move - SHOVE)
    figure = figure_on(s, there)
    set_figure(s, there, NOBODY)
    set_figure(s, here, NOBODY)
    if figure >= FIRST_ENEMY:
        put_enemy(s, figure - FIRST_ENEMY, here)
    else:
        put_hero(s, figure, here)
    put_hero(s, seat, there)
    set_figure(s, here, figure)
    note(s, SWAPPED, seat, here, there)
    ask(s, DO_ENTER, seat, REVEAL_STAGE)
    if figure < FIRST_ENEMY:
        ask(s, DO_ENTER, figure, REVEAL_STAGE)
