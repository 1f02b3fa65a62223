"""Last Wishes: when, in which order, whose (L20)."""

from ludoteca.games.looterz.moves import (
    ASK_LAST_WISH,
    CHOOSE,
    DO_LAST_WISHES,
    LAST_WISH,
    LAST_WISH_USED,
)
from ludoteca.games.looterz.rules_looterz import start_ability
from ludoteca.kernel.compiling import rule
from ludoteca.kernel.state import ask, drop, note, offer, to_the_left, top_kind

MOST_PLACES = 8


@rule
def turn_in_queue(s, card):
    """L20: those of an earlier step first; of one step the active player's, then clockwise."""
    return s.wish[card] * MOST_PLACES + to_the_left(s, s.wisher[card], -s.active)


@rule
def pass_over_last_wishes(s):
    """L20: a step is over, and nobody has a Last Wish."""
    if top_kind(s) == DO_LAST_WISHES and s.wishes == 0:
        drop(s)
        s.wave = 0


@rule
def last_wishes(box, s):
    """L20: a step is over. Its Last Wishes resolve; what dies meanwhile waits behind them."""
    s.wave += 1
    ask(s, DO_LAST_WISHES, s.active)
    first = -1
    equals = 0
    left = s.wishes
    for card in range(box.cards):
        if left == 0:
            break
        if s.wish[card] > 0:
            left -= 1
            if first < 0 or turn_in_queue(s, card) < turn_in_queue(s, first):
                first = card
                equals = 1
            elif turn_in_queue(s, card) == turn_in_queue(s, first):
                equals += 1
    if equals > 1:
        ask(s, ASK_LAST_WISH, s.wisher[first], s.wish[first])
    else:
        grant_last_wish(box, s, first)


@rule
def legal_last_wish(box, s, menu, seat, wave):
    """L20: each player orders their own."""
    for card in range(box.cards):
        if s.wish[card] == wave and s.wisher[card] == seat:
            offer(menu, CHOOSE + card)


@rule
def answer_last_wish(box, s, move):
    """L20: this one comes next."""
    drop(s)
    grant_last_wish(box, s, move - CHOOSE)


@rule
def grant_last_wish(box, s, card):
    """L20: whoever controlled it when it died decides and profits."""
    seat = s.wisher[card]
    s.wish[card] = 0
    s.wisher[card] = -1
    s.wishes -= 1
    note(s, LAST_WISH_USED, seat, card)
    start_ability(box, s, seat, card, LAST_WISH)
