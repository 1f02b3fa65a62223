"""A turn: its steps in order (P33 to P45; PJ16, PJ21, PJ22, PJ57)."""

from ludoteca.games.platformer.moves import (
    ACROBATS_SASH,
    ASK_SAVE,
    BY_POISON,
    CALM,
    COLUMNS,
    DICE,
    DO_BOSS_TURN,
    DO_DIE,
    DO_STAGE,
    DO_WOUND,
    IKEE,
    POISON,
    ROLLED,
    STAMPEDE,
    TURN,
)
from ludoteca.games.platformer.rules_actions import ACTION_STAGE, SAVE_STAGE
from ludoteca.games.platformer.rules_cards import claim, refresh_cards
from ludoteca.games.platformer.rules_dice import event_is, note_three_alike, pool_of
from ludoteca.games.platformer.rules_end import conclude
from ludoteca.games.platformer.rules_enemies import resolve_die
from ludoteca.games.platformer.rules_gravity import end_with_gravity
from ludoteca.games.platformer.rules_ikee import ikee_turn
from ludoteca.games.platformer.rules_levels import remove_lowest
from ludoteca.games.platformer.rules_map import in_boss_level, level_of
from ludoteca.games.platformer.rules_medusa import medusa_turn
from ludoteca.games.platformer.rules_solo import end_event, show_event
from ludoteca.kernel.chance import pick
from ludoteca.kernel.compiling import rule
from ludoteca.kernel.state import ask, drop, note, to_the_left

(
    EVENT_STAGE,
    REMOVE_STAGE,
    REFRESH_STAGE,
    ROLL_STAGE,
    DIE_STAGE,
    _,
    _,
    GRAVITY_STAGE,
    END_STAGE,
    END_EVENT_STAGE,
    BOSS_STAGE,
    NEXT_STAGE,
    LIMIT_STAGE,
) = range(13)
"""The steps of a turn, numbered as the rulebook does where it numbers them."""
SIDES = 6
MOST_TURNS_EACH = 100
"""PJ63: several times as long as a game among people; nobody climbs for ever."""


@rule
def run_stages(box, s, seat, stage):
    """P34 to P45: the steps of the turn, one after the other, until somebody is asked something.

    The step after the current one waits on the stack below whatever the current one asks for. A new turn is a
    task of its own: on a GPU games that begin one do it together. For the actions see `follow`.
    """
    while stage != ACTION_STAGE:
        if stage == NEXT_STAGE:
            seat = to_the_left(s, seat, 1)
            stage = begin_turn(box, s, seat)
        ask(s, DO_STAGE, seat, stage + 1)
        depth = s.depth
        run_stage(box, s, seat, stage)
        if s.over or s.depth != depth or stage == BOSS_STAGE:
            return
        drop(s)
        stage += 1
    ask(s, DO_STAGE, seat, ACTION_STAGE)


@rule
def run_stage(box, s, seat, stage):
    """P34 to P45: one step of the turn."""
    if stage == EVENT_STAGE:
        if box.solo:
            show_event(box, s, seat)
    elif stage == REMOVE_STAGE:
        remove_lowest(box, s, seat)
    elif stage == REFRESH_STAGE:
        refresh_cards(box, s, seat)
    elif stage == ROLL_STAGE:
        roll_dice(box, s, seat)
    elif stage == DIE_STAGE:
        use_enemy_die(box, s, seat)
    elif stage == SAVE_STAGE:
        ask_save(s, seat)
    elif stage == GRAVITY_STAGE:
        end_with_gravity(box, s, seat)
    elif stage == END_STAGE:
        end_turn(box, s, seat)
    elif stage == END_EVENT_STAGE:
        if box.solo:
            end_event(box, s, seat)
    elif stage == BOSS_STAGE:
        ask_boss_turn(s, seat)
    elif stage == LIMIT_STAGE:
        conclude(box, s)


@rule
def begin_turn(box, s, seat):
    """P33, P34, PJ16: clockwise; the first turn begins with the dice, though alone the event comes first."""
    if s.turns >= MOST_TURNS_EACH * s.seats:
        return LIMIT_STAGE
    s.active = seat
    s.turns += 1
    s.charge = 0
    s.bonus = 0
    s.thorned = 0
    s.phasing = 0
    s.smoked = 0
    s.sneaking = 0
    s.ballooned = 0
    s.lens = 0
    s.boots_used = 0
    s.afloat[seat] = 0
    for die in range(DICE):
        s.die[die] = -1
        s.die_used[die] = 0
    s.roll = -1
    note(s, TURN, seat)
    return ROLL_STAGE if s.turns == 1 and not box.solo else EVENT_STAGE


@rule
def roll_dice(box, s, seat):
    """P38: five action dice and the enemy die."""
    for die in range(DICE):
        s.die[die] = box.action_face[pick(s, SIDES)]
    s.roll = box.enemy_face[pick(s, SIDES)]
    note(s, ROLLED, seat, s.roll)
    note_three_alike(box, s, seat)


@rule
def use_enemy_die(box, s, seat):
    """P39 and two events: Eerie Calm skips the enemy die, Stampede resolves it twice."""
    if event_is(box, s, CALM):
        return
    if event_is(box, s, STAMPEDE):
        ask(s, DO_DIE, seat)
    resolve_die(box, s)


@rule
def ask_save(s, seat):
    """P41, P42: after the actions, if an unused die is left."""
    if pool_of(s):
        ask(s, ASK_SAVE, seat)


@rule
def end_turn(box, s, seat):
    """P44, P114, PJ22, PJ57: unused symbols are lost; then poison wounds."""
    if s.at[seat] < 0:
        return
    if is_highest(box, s, seat):
        claim(box, s, seat, ACROBATS_SASH)
    if s.token[seat][POISON]:
        ask(s, DO_WOUND, seat, 1, BY_POISON)


@rule
def is_highest(box, s, seat):
    """Acrobat's Sash: in a higher row than every other hero; alone, in the top revealed level."""
    if box.solo:
        return level_of(s.at[seat]) == s.highest
    for other in range(s.seats):
        if other != seat and s.at[other] >= 0 and s.at[other] // COLUMNS >= s.at[seat] // COLUMNS:
            return False
    return True


@rule
def ask_boss_turn(s, seat):
    """P45, PJ21: only if the active hero is in the boss level now."""
    if s.at[seat] >= 0 and in_boss_level(s, s.at[seat]):
        ask(s, DO_BOSS_TURN, seat)


@rule
def boss_turn(box, s, seat):
    """P106, P108: the boss acts after its own fashion."""
    if s.boss == IKEE:
        ikee_turn(box, s, seat)
    else:
        medusa_turn(box, s, seat)
