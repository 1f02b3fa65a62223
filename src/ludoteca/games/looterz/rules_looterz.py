"""Looterz enter play, are hurt, healed, taken and die (L10, L14, L18, L20, L25, L27)."""

from ludoteca.games.looterz.card_sets import has, marked
from ludoteca.games.looterz.moves import (
    DIED,
    DO_EFFECT,
    EACH_OPPONENT,
    GAVE_BACK,
    GRAVEYARD,
    HEALED,
    HURT,
    LAST_WISH,
    RECRUITED,
    RECRUITMENT,
    RECRUITMENT_USED,
    RETURNED,
    ROW,
    SACRIFICED,
    TOOK_CONTROL,
)
from ludoteca.games.looterz.rules_places import move_card, take_into_hand
from ludoteca.kernel.compiling import rule
from ludoteca.kernel.state import ask, note

MOST_LIFE = 6
NOT_BEGUN = -1
OFFSETS = 8
"""A step of an ability is its entry times this, plus how far from the controller the affected player sits."""


@rule
def first_offset(who):
    """L19: effects on everybody begin with the controller; those on opponents with the one on the left."""
    return 1 if who == EACH_OPPONENT else 0


@rule
def start_ability(box, s, seat, card, when):
    """Lays the first effect of an ability on the stack."""
    for entry in range(box.entries[card]):
        if box.when[card][entry] == when:
            ask(s, DO_EFFECT, seat, card, entry * OFFSETS + first_offset(box.who[card][entry]), NOT_BEGUN)
            return


@rule
def enter_play(box, s, seat, card, origin):
    """L10, L18: face up with its printed life; then its Recruitment, once a turn (L12)."""
    move_card(s, card, ROW + seat)
    s.life[card] = box.life[card]
    note(s, RECRUITED, seat, card, origin)
    if box.keywords[card] >> RECRUITMENT & 1 and has(s.entered, card) == 0:
        s.entered = marked(s.entered, card)
        note(s, RECRUITMENT_USED, seat, card)
        start_ability(box, s, seat, card, RECRUITMENT)


@rule
def hurt(s, card, damage):
    """L14: removes life tokens, surplus is lost; gives how many were removed. The dead are buried later."""
    damage = min(damage, s.life[card])
    s.life[card] -= damage
    if damage > 0 and s.life[card] > 0:
        note(s, HURT, card, damage, s.life[card])
    return damage


@rule
def add_life(s, card, life, most):
    """L27: healing stops at printed life, gaining at six."""
    added = min(life, most - s.life[card])
    if added > 0:
        s.life[card] += added
        note(s, HEALED, card, s.life[card])


@rule
def bury(box, s, card):
    """L14, L20: from play to the Graveyard. Its controller of this moment has its Last Wish, once a turn."""
    seat = s.place[card] - ROW
    void_loan(s, card)
    move_card(s, card, GRAVEYARD)
    s.life[card] = 0
    if box.keywords[card] >> LAST_WISH & 1 and has(s.wished, card) == 0:
        s.wished = marked(s.wished, card)
        s.wish[card] = s.wave + 1
        s.wisher[card] = seat
        s.wishes += 1


@rule
def kill(box, s, card):
    """L26: dead, whatever its life."""
    note(s, DIED, s.place[card] - ROW, card)
    bury(box, s, card)


@rule
def sacrifice(box, s, card):
    """L21: its controller puts it into the Graveyard."""
    note(s, SACRIFICED, s.place[card] - ROW, card)
    bury(box, s, card)


@rule
def void_loan(s, card):
    """L25: a loan is void once the Looter leaves play or another effect moves it. Gives the lender, or -1."""
    lender = -1
    for i in range(s.loans):
        if lender >= 0:
            s.loan[i - 1] = s.loan[i]
            s.lender[i - 1] = s.lender[i]
        elif s.loan[i] == card:
            lender = s.lender[i]
    if lender >= 0:
        s.loans -= 1
        s.loan[s.loans] = -1
        s.lender[s.loans] = -1
    return lender


@rule
def change_hands(s, card, seat):
    """L25, L18: to another row with its life tokens; no Recruitment."""
    move_card(s, card, ROW + seat)


@rule
def take_control(box, s, seat, card, for_good):
    """L25, L27: until the end of the turn, or for good."""
    owner = s.place[card] - ROW
    void_loan(s, card)
    if not for_good:
        s.loan[s.loans] = card
        s.lender[s.loans] = owner
        s.loans += 1
    change_hands(s, card, seat)
    note(s, TOOK_CONTROL, seat, card, owner, for_good)


@rule
def give_loans_back(s):
    """L25: after the hand check, last first."""
    while s.loans > 0:
        card = s.loan[s.loans - 1]
        borrower = s.place[card] - ROW
        owner = void_loan(s, card)
        change_hands(s, card, owner)
        note(s, GAVE_BACK, borrower, card, owner)


@rule
def return_to_hand(s, card):
    """L27: into its owner's hand; its tokens are gone and it has no Last Wish."""
    seat = s.place[card] - ROW
    lender = void_loan(s, card)
    owner = lender if lender >= 0 else seat
    s.life[card] = 0
    take_into_hand(s, owner, card)
    note(s, RETURNED, owner, card)
