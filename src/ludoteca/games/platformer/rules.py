"""Platformer: which rule answers which decision, and which does which task.

rules_setup     P1 to P13, P120   the table is set
rules_map       P14 to P24        the tower
rules_cards     P25 to P29        cards, gold, gems, health
rules_dice      P30 to P32, P84   dice, gems, forging
rules_pay       P107, P115        gathering symbols for a price
rules_turn      P33 to P45        the steps of a turn
rules_actions   P46 to P60        actions
rules_use       P57, P58          using cards and abilities
rules_choices   P57, P58          what cards ask for
rules_shop      P56               the Shop
rules_move      P61, P68 to P71   moving and pushing
rules_gravity   P62 to P67        gravity
rules_enemies   P72 to P74        enemies on the move
rules_levels    P75, P76, P96     levels come and go
rules_fight     P77 to P83        fighting and wounds
rules_boss      P90 to P119       the boss level
rules_medusa    P105 to P107      Medusa
rules_ikee      P108 to P111      Ikee
rules_solo      P124 to P127      alone, with events
rules_end       P101, P127        the end (view: P128, the score)
rules_secrets                     what is hidden
"""

from ludoteca.games.platformer.moves import (
    ASK_ACT,
    ASK_ANVIL,
    ASK_BLINK,
    ASK_BUY,
    ASK_COMMAND,
    ASK_CUP,
    ASK_GUST,
    ASK_GUST_TO,
    ASK_HERO,
    ASK_HOLD,
    ASK_HORN,
    ASK_LEVITATE,
    ASK_MAGNET,
    ASK_MIMICRY,
    ASK_MIRROR,
    ASK_MONSTER,
    ASK_PAY,
    ASK_PETRIFIED,
    ASK_PHOENIX,
    ASK_PLACE,
    ASK_PUSH,
    ASK_REACT,
    ASK_REROLL,
    ASK_RESPAWN,
    ASK_SASH,
    ASK_SAVE,
    ASK_SHOVE,
    ASK_SPAWN,
    ASK_STEP,
    ASK_STRIKE,
    ASK_SWAP,
    ASK_UPGRADE,
    ASK_WARD,
    CHOOSE,
    DO_ATTACK,
    DO_BOSS_CARD,
    DO_BOSS_TURN,
    DO_DIE,
    DO_DIE_ATTACKS,
    DO_DROP,
    DO_ENTER,
    DO_FALL,
    DO_GRAVITY,
    DO_LEAVING,
    DO_MONSTER,
    DO_PAY,
    DO_SPAWN,
    DO_STAGE,
    DO_STEPS,
    DO_TOKEN,
    DO_WOUND,
)
from ludoteca.games.platformer.rules_actions import (
    ACTION_STAGE,
    answer_act,
    answer_place,
    answer_respawn,
    ask_for_action,
    legal_act,
    legal_petrified,
    legal_place,
    legal_respawn,
)
from ludoteca.games.platformer.rules_boss import (
    answer_mirror,
    answer_ward,
    appear,
    drop_hero,
    give_token,
    legal_mirror,
    legal_spawn,
    resolve_attack,
    spawn,
)
from ludoteca.games.platformer.rules_choices import (
    answer_blink,
    answer_command,
    answer_cup,
    answer_gust,
    answer_gust_to,
    answer_horn,
    answer_levitate,
    answer_magnet,
    answer_mimicry,
    answer_reroll,
    answer_sash,
    legal_blink,
    legal_command,
    legal_cup,
    legal_gust,
    legal_gust_to,
    legal_horn,
    legal_levitate,
    legal_magnet,
    legal_mimicry,
    legal_reroll,
    legal_sash,
)
from ludoteca.games.platformer.rules_dice import answer_save, answer_upgrade, legal_save, legal_upgrade
from ludoteca.games.platformer.rules_enemies import (
    answer_monster,
    answer_shove,
    die_attacks,
    legal_monster,
    legal_shove,
    resolve_die,
    use_monsters,
)
from ludoteca.games.platformer.rules_fight import (
    answer_phoenix,
    answer_react,
    answer_strike,
    enemy_attacks,
    legal_phoenix,
    legal_react,
    legal_strike,
    wound,
)
from ludoteca.games.platformer.rules_gravity import answer_hold, gravity, hero_falls, legal_hold
from ludoteca.games.platformer.rules_move import (
    answer_push,
    answer_step,
    enter,
    leaving,
    legal_push,
    legal_step,
    take_steps,
)
from ludoteca.games.platformer.rules_pay import answer_anvil, answer_pay, legal_anvil, legal_pay, paid
from ludoteca.games.platformer.rules_setup import answer_hero, legal_hero
from ludoteca.games.platformer.rules_shop import answer_buy, answer_swap, legal_buy, legal_swap
from ludoteca.games.platformer.rules_turn import boss_turn, run_stages
from ludoteca.kernel.compiling import rule
from ludoteca.kernel.state import drop, top_a, top_b, top_c, top_kind, top_seat


@rule
def legal(box, s, menu):
    """The legal moves of the decision on top of the stack."""
    kind = top_kind(s)
    seat = top_seat(s)
    a = top_a(s)
    b = top_b(s)
    c = top_c(s)
    if kind == ASK_ACT:
        legal_act(box, s, menu, seat)
    elif kind == ASK_STEP:
        legal_step(box, s, menu, seat, b)
    elif kind == ASK_UPGRADE:
        legal_upgrade(box, s, menu, seat)
    elif kind == ASK_STRIKE:
        legal_strike(box, s, menu, seat)
    elif kind == ASK_PUSH:
        legal_push(box, s, menu, seat, a)
    elif kind == ASK_MONSTER:
        legal_monster(box, s, menu, seat, a)
    elif kind == ASK_SHOVE:
        legal_shove(box, s, menu, a, c)
    elif kind == ASK_SAVE:
        legal_save(box, s, menu, seat)
    elif kind == ASK_HOLD:
        legal_hold(menu)
    elif kind == ASK_RESPAWN:
        legal_respawn(s, menu)
    elif kind == ASK_PLACE:
        legal_place(box, s, menu, seat)
    elif kind in (ASK_REACT, ASK_WARD):
        legal_react(box, s, menu, seat, b)
    elif kind == ASK_SPAWN:
        legal_spawn(box, s, menu, a)
    elif kind == ASK_PAY:
        legal_pay(box, s, menu, seat, a)
    elif kind == ASK_PETRIFIED:
        legal_petrified(box, s, menu, seat)
    elif kind == ASK_PHOENIX:
        legal_phoenix(box, s, menu, seat)
    elif kind == ASK_MIRROR:
        legal_mirror(menu)
    elif kind == ASK_REROLL:
        legal_reroll(s, menu, a)
    elif kind == ASK_ANVIL:
        legal_anvil(box, s, menu, a, b, c)
    elif kind == ASK_CUP:
        legal_cup(s, menu, a)
    elif kind == ASK_MIMICRY:
        legal_mimicry(s, menu, seat)
    elif kind == ASK_BUY:
        legal_buy(box, s, menu, seat, a)
    elif kind == ASK_SWAP:
        legal_swap(s, menu)
    elif kind == ASK_MAGNET:
        legal_magnet(s, menu, seat)
    elif kind == ASK_BLINK:
        legal_blink(s, menu, seat)
    elif kind == ASK_LEVITATE:
        legal_levitate(s, menu, seat)
    elif kind == ASK_GUST:
        legal_gust(box, s, menu, seat)
    elif kind == ASK_GUST_TO:
        legal_gust_to(box, s, menu, a)
    elif kind == ASK_COMMAND:
        legal_command(box, s, menu, seat)
    elif kind == ASK_HORN:
        legal_horn(menu)
    elif kind == ASK_SASH:
        legal_sash(box, s, menu, seat)
    elif kind == ASK_HERO:
        legal_hero(box, s, menu)


@rule
def answer(box, s, move):
    """The seat to decide has chosen."""
    move = int(move)
    kind = top_kind(s)
    seat = top_seat(s)
    a = top_a(s)
    b = top_b(s)
    c = top_c(s)
    if kind in (ASK_ACT, ASK_PETRIFIED):
        answer_act(box, s, seat, move)
    elif kind == ASK_STEP:
        answer_step(box, s, seat, a, b, move)
    elif kind == ASK_UPGRADE:
        answer_upgrade(box, s, seat, a, b, move)
    elif kind == ASK_STRIKE:
        answer_strike(box, s, seat, move)
    elif kind == ASK_PUSH:
        answer_push(box, s, seat, a, b, move)
    elif kind == ASK_MONSTER:
        answer_monster(box, s, seat, move)
    elif kind == ASK_SHOVE:
        answer_shove(box, s, seat, a, b, move)
    elif kind == ASK_SAVE:
        answer_save(box, s, seat, move)
    elif kind == ASK_HOLD:
        answer_hold(box, s, seat, move)
    elif kind == ASK_RESPAWN:
        answer_respawn(s, seat, move)
    elif kind == ASK_PLACE:
        answer_place(box, s, seat, move)
    elif kind == ASK_REACT:
        answer_react(box, s, seat, a, b, move)
    elif kind == ASK_WARD:
        answer_ward(box, s, seat, a, b, move)
    elif kind == ASK_SPAWN:
        answer_spawn(box, s, a, move)
    elif kind == ASK_PAY:
        answer_pay(box, s, seat, a, b, c, move)
    elif kind == ASK_PHOENIX:
        answer_phoenix(box, s, seat, b, move)
    elif kind == ASK_MIRROR:
        answer_mirror(box, s, seat, b, move)
    elif kind == ASK_REROLL:
        answer_reroll(box, s, seat, a, b, move)
    elif kind == ASK_ANVIL:
        answer_anvil(box, s, seat, a, b, c, move)
    elif kind == ASK_CUP:
        answer_cup(s, seat, a, move)
    elif kind == ASK_MIMICRY:
        answer_mimicry(s, seat, move)
    elif kind == ASK_BUY:
        answer_buy(box, s, seat, a, move)
    elif kind == ASK_SWAP:
        answer_swap(box, s, seat, move)
    elif kind == ASK_MAGNET:
        answer_magnet(s, seat, move)
    elif kind == ASK_BLINK:
        answer_blink(box, s, seat, move)
    elif kind == ASK_LEVITATE:
        answer_levitate(s, seat, move)
    elif kind == ASK_GUST:
        answer_gust(s, seat, move)
    elif kind == ASK_GUST_TO:
        answer_gust_to(box, s, a, move)
    elif kind == ASK_COMMAND:
        answer_command(s, seat, move)
    elif kind == ASK_HORN:
        answer_horn(box, s, seat, move)
    elif kind == ASK_SASH:
        answer_sash(box, s, seat, move)
    elif kind == ASK_HERO:
        answer_hero(box, s, seat, move)


@rule
def answer_spawn(box, s, what, move):
    """P105, PJ40: the active player has chosen where."""
    drop(s)
    appear(box, s, what, move - CHOOSE)


@rule
def follow(box, s):
    """P40: after most actions, and in most turns, an action is all that comes next."""
    if top_kind(s) == DO_STAGE and top_a(s) == ACTION_STAGE:
        seat = top_seat(s)
        drop(s)
        ask_for_action(box, s, seat)


@rule
def perform(box, s):
    """The rules go on by themselves: the task on top of the stack."""
    kind = top_kind(s)
    seat = top_seat(s)
    a = top_a(s)
    b = top_b(s)
    c = top_c(s)
    drop(s)
    if kind == DO_STAGE:
        run_stages(box, s, seat, a)
    elif kind == DO_STEPS:
        take_steps(box, s, seat, a, b)
    elif kind == DO_LEAVING:
        leaving(box, s, seat, a, b, 0)
    elif kind == DO_ENTER:
        enter(box, s, seat, a, b)
    elif kind == DO_ATTACK:
        enemy_attacks(box, s, seat, a, b)
    elif kind == DO_WOUND:
        wound(box, s, seat, a, b)
    elif kind == DO_GRAVITY:
        gravity(box, s, seat, a, b)
    elif kind == DO_FALL:
        hero_falls(box, s, seat, a, b, c)
    elif kind == DO_DIE:
        resolve_die(box, s)
    elif kind == DO_DIE_ATTACKS:
        die_attacks(box, s, a, b)
    elif kind == DO_MONSTER:
        use_monsters(box, s, seat, a)
    elif kind == DO_PAY:
        paid(box, s, seat, a, b, c)
    elif kind == DO_TOKEN:
        give_token(box, s, seat, a)
    elif kind == DO_BOSS_TURN:
        boss_turn(box, s, seat)
    elif kind == DO_BOSS_CARD:
        resolve_attack(box, s, seat, a, b)
    elif kind == DO_DROP:
        drop_hero(box, s, seat)
    elif kind == DO_SPAWN:
        spawn(box, s, seat, a)
