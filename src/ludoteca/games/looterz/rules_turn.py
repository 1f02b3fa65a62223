"""The turn: its four phases, and what follows them (L8 to L12, L16, L17, L25)."""

from ludoteca.games.looterz.card_sets import cleared, count_at
from ludoteca.games.looterz.moves import (
    ASK_DISCARD,
    ASK_RECRUIT,
    ASK_SACRIFICE,
    DISCARD,
    DISCARDED,
    DO_HAND_LIMIT,
    DO_LAST_WISHES,
    DO_SACRIFICE,
    DO_TURN,
    DRAW,
    DUNGEON,
    FIRST_RECRUITMENT,
    FROM_HAND,
    HAND,
    HAND_LIMIT_PHASE,
    RECRUIT,
    ROW,
    SACRIFICE,
    SACRIFICING,
    SECOND_RECRUITMENT,
    TURN,
    TURN_END,
)
from ludoteca.games.looterz.rules_dungeon import dungeon
from ludoteca.games.looterz.rules_looterz import enter_play, give_loans_back, sacrifice
from ludoteca.games.looterz.rules_places import discard, show_card
from ludoteca.games.looterz.rules_targets import offer_held
from ludoteca.games.looterz.rules_tower import draw_card
from ludoteca.kernel.compiling import rule
from ludoteca.kernel.state import ask, drop, note, offer, to_the_left

MOST_LOOTERZ = 3
MOST_IN_HAND = 10


@rule
def next_phase(box, s):
    """L8: first recruitment, dungeon, second recruitment, sacrifice; then the player on the left.

    A phase in which there is nothing to do is over at once.
    """
    ask(s, DO_TURN, s.active)
    below = s.depth
    while s.depth == below and s.phase < TURN_END:
        s.phase += 1
        begin_phase(box, s)
    if s.phase == TURN_END:
        give_loans_back(s)
        drop(s)
        begin_turn(s, to_the_left(s, s.active, 1))


@rule
def begin_phase(box, s):
    """Lays on the stack what is to be done in a phase, if anything."""
    if s.phase == DUNGEON:
        dungeon(box, s)
    elif s.phase == SECOND_RECRUITMENT:
        ask(s, ASK_RECRUIT, s.active, s.phase)
    elif s.phase == SACRIFICING:
        sacrifice_phase(s, s.active)
    elif s.phase == HAND_LIMIT_PHASE:
        check_hand(s, s.active)


@rule
def begin_turn(s, seat):
    """L8, L12: every card may act, enter and wish again, and this player's bans on searching end."""
    s.active = seat
    s.phase = FIRST_RECRUITMENT
    s.turns += 1
    note(s, TURN, seat)
    s.acted = cleared(s.acted)
    s.entered = cleared(s.entered)
    s.wished = cleared(s.wished)
    s.chosen = cleared(s.chosen)
    s.again = cleared(s.again)
    for other in range(s.seats):
        s.barred[other] &= ~(1 << seat)
    ask(s, DO_TURN, seat)
    ask(s, ASK_RECRUIT, seat, s.phase)


@rule
def legal_recruit(s, menu, seat):
    """L9: recruit a Looter from the hand or draw a card; no passing."""
    offer_held(s, menu, HAND + seat, RECRUIT, -1)
    offer(menu, DRAW)


@rule
def answer_recruit(box, s, seat, move):
    """L9, L10: the one thing of a recruitment phase."""
    drop(s)
    if move == DRAW:
        draw_card(box, s, seat)
    else:
        ask(s, DO_LAST_WISHES, seat)
        show_card(s, move - RECRUIT)
        enter_play(box, s, seat, move - RECRUIT, FROM_HAND)


@rule
def sacrifice_phase(s, seat):
    """L16: down to three, one at a time, each with its Last Wish; and again if those brought more."""
    if count_at(s, ROW + seat) > MOST_LOOTERZ:
        ask(s, DO_SACRIFICE, seat)
        ask(s, DO_LAST_WISHES, seat)
        ask(s, ASK_SACRIFICE, seat)


@rule
def answer_sacrifice(box, s, move):
    """L16: your choice; borrowed Looterz too (L25)."""
    drop(s)
    sacrifice(box, s, move - SACRIFICE)


@rule
def check_hand(s, seat):
    """L17: down to ten cards."""
    if count_at(s, HAND + seat) > MOST_IN_HAND:
        ask(s, DO_HAND_LIMIT, seat)
        ask(s, ASK_DISCARD, seat)


@rule
def answer_discard(s, seat, move):
    """L17: face up, and it triggers nothing."""
    drop(s)
    card = move - DISCARD
    show_card(s, card)
    discard(s, card)
    note(s, DISCARDED, seat, card)
