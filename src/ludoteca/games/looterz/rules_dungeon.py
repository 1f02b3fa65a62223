"""The dungeon phase: searching, attacking, Activations (L11 to L15, L24)."""

from ludoteca.games.looterz.card_sets import cards_at, first_of, has, marked, rest_of, some, unmarked, without
from ludoteca.games.looterz.moves import (
    ACTIVATE,
    ACTIVATED,
    ACTIVATION,
    ASK_ATTACK_AGAIN,
    ASK_DUNGEON,
    ASK_SEARCH_AGAIN,
    ASK_TARGET,
    ATTACK,
    ATTACKED,
    CHOOSE,
    DECLINE,
    DO_AGAIN,
    DO_DUNGEON,
    DO_LAST_WISHES,
    DO_SEARCH,
    DONE,
    ROLLED,
    ROW,
    SEARCH,
    SEARCHED,
)
from ludoteca.games.looterz.rules_coins import earn
from ludoteca.games.looterz.rules_effects import can_activate
from ludoteca.games.looterz.rules_looterz import hurt, kill, start_ability
from ludoteca.games.looterz.rules_places import in_play
from ludoteca.games.looterz.rules_targets import offer_attack_targets
from ludoteca.kernel.chance import roll
from ludoteca.kernel.compiling import rule
from ludoteca.kernel.state import ask, drop, note, offer

DIE = 6
SEARCHING = 0
ATTACKING = 1


@rule
def has_activation(box, s, seat, card):
    """L15: whether a Looter has an Activation that can be used now."""
    return box.keywords[card] >> ACTIVATION & 1 == 1 and can_activate(box, s, seat, card)


@rule
def some_looter_can_act(box, s, seat):
    """L11: whether any Looter that has not acted has anything to do."""
    cards = without(cards_at(s, ROW + seat), s.acted)
    if s.barred[seat] == 0 or in_play(s) > 1:
        return some(cards)
    while some(cards):
        if has_activation(box, s, seat, first_of(cards)):
            return True
        cards = rest_of(cards)
    return False


@rule
def dungeon(box, s):
    """L11: one action after the other; the phase ends by itself when nobody can act. Gives whether it goes on."""
    if some_looter_can_act(box, s, s.active):
        ask(s, ASK_DUNGEON, s.active)
        return True
    return False


@rule
def legal_dungeon(box, s, menu, seat):
    """L11: each Looter that has not acted may search, attack or use its Activation, or stay idle."""
    somebody_else = in_play(s) > 1
    cards = without(cards_at(s, ROW + seat), s.acted)
    while some(cards):
        card = first_of(cards)
        if s.barred[seat] == 0:
            offer(menu, SEARCH + card)
        if somebody_else:
            offer(menu, ATTACK + card)
        if has_activation(box, s, seat, card):
            offer(menu, ACTIVATE + card)
        cards = rest_of(cards)
    offer(menu, DONE)


@rule
def answer_dungeon(box, s, seat, move):
    """L11: an action is finished, its Last Wishes included, before the next begins."""
    drop(s)
    if move == DONE:
        return
    ask(s, DO_DUNGEON, seat)
    if move < ATTACK:
        act_twice(box, s, seat, move - SEARCH, SEARCHING)
        ask(s, DO_SEARCH, seat, move - SEARCH)
    elif move < ACTIVATE:
        act_twice(box, s, seat, move - ATTACK, ATTACKING)
        ask(s, DO_LAST_WISHES, seat)
        ask(s, ASK_TARGET, seat, move - ATTACK)
    else:
        card = move - ACTIVATE
        s.acted = marked(s.acted, card)
        ask(s, DO_LAST_WISHES, seat)
        note(s, ACTIVATED, seat, card)
        start_ability(box, s, seat, card, ACTIVATION)


@rule
def act_twice(box, s, seat, card, attacking):
    """L12, L24: the Looter acts; one that does things twice has a second half to come."""
    s.acted = marked(s.acted, card)
    if box.twice[card]:
        s.again = marked(s.again, card)
        ask(s, DO_AGAIN, seat, card, attacking)


@rule
def roll_dice(box, s, card):
    """L13, L14: as many dice as it has life tokens; those at or under its power succeed."""
    hits = 0
    for _ in range(s.life[card]):
        die = roll(s, DIE)
        hit = 1 if die <= box.power[card] else 0
        note(s, ROLLED, card, die, hit)
        hits += hit
    return hits


@rule
def search(box, s, seat, card):
    """L13: each success earns a coin."""
    note(s, SEARCHED, seat, card)
    earn(box, s, seat, roll_dice(box, s, card))


@rule
def attack(box, s, seat, card, target):
    """L14: each success removes a life token; without any the target is dead."""
    note(s, ATTACKED, seat, card, target)
    hurt(s, target, roll_dice(box, s, card))
    if s.life[target] <= 0:
        kill(box, s, target)


@rule
def answer_target(box, s, seat, card, move):
    """L14: the target is named before the roll."""
    drop(s)
    attack(box, s, seat, card, move - CHOOSE)


@rule
def act_again(box, s, seat, card, attacking):
    """L24: the second half, if the Looter never left this row since the first."""
    if has(s.again, card) == 0:
        return
    s.again = unmarked(s.again, card)
    if attacking == ATTACKING:
        if in_play(s) > 1:
            ask(s, ASK_ATTACK_AGAIN, seat, card)
    elif s.barred[seat] == 0:
        ask(s, ASK_SEARCH_AGAIN, seat, card)


@rule
def legal_search_again(menu, card):
    """L24: search once more, or not."""
    offer(menu, SEARCH + card)
    offer(menu, DECLINE)


@rule
def answer_search_again(box, s, seat, card, move):
    """L24: the dice are counted anew."""
    drop(s)
    if move != DECLINE:
        ask(s, DO_SEARCH, seat, card)


@rule
def legal_attack_again(box, s, menu, seat, card):
    """L24: the same target or another, or none."""
    offer_attack_targets(box, s, menu, seat, card)
    offer(menu, DECLINE)


@rule
def answer_attack_again(box, s, seat, card, move):
    """L24: an attack like any other."""
    drop(s)
    if move != DECLINE:
        ask(s, DO_LAST_WISHES, seat)
        attack(box, s, seat, card, move - CHOOSE)
