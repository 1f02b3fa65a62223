"""Kragmortha's hands and decks (K14, K15, K30)."""

from ludoteca.games.kragmortha.content import HAND_LIMIT
from ludoteca.games.kragmortha.moves import (
    ASK_DISCARD,
    DEEP_POCKETS,
    DESIGNS,
    DISCARD,
    DISCARDED,
    DISCARDS_SHUFFLED,
    DREW,
)
from ludoteca.kernel.chance import draw_any
from ludoteca.kernel.compiling import rule
from ludoteca.kernel.state import ask, drop, note, offer, reveal

DESIGN_COUNT = len(DESIGNS)


@rule
def refresh_holdings(box, s, seat):
    """K15, K34: what a seat's Looks and Tomes amount to: its hand limit, and the effects it has ready."""
    limit = HAND_LIMIT
    for k in range(s.looks[seat]):
        limit = min(limit, box.look_limit[s.look[seat][k]])
    ready = 0
    for tome in range(box.tome_count):
        if s.tome_owner[tome] == seat:
            if box.tome_effect[tome] == DEEP_POCKETS:
                limit += 1
            elif s.tome_used[tome] == 0:
                ready |= 1 << box.tome_effect[tome]
    s.limit[seat] = max(limit, 1)
    s.ready[seat] = ready


@rule
def draw_card(box, s, seat):
    """K4, K14: draw a Movement card from the face-down deck; when it is empty its discards become a new one.

    Nobody ever sees the order of this deck, so it is kept unordered and each card is drawn at random.
    """
    if s.deck_size == 0:
        for design in range(DESIGN_COUNT):
            for _ in range(s.discarded[design]):
                s.deck[s.deck_size] = design
                s.deck_size += 1
            s.discarded[design] = 0
        if s.deck_size == 0:
            return
        note(s, DISCARDS_SHUFFLED)
    left = s.deck_size - 1
    card = draw_any(s, s.deck, left + 1)
    s.deck_size = left
    size = s.hand_size[seat]
    s.hand[seat][size] = card
    s.hand_size[seat] = size + 1
    note(s, DREW, seat, card, audience=seat)


@rule
def draw_up_to_limit(box, s, seat):
    """K8, K15: where a card is drawn, the hand is filled up to its limit."""
    for _ in range(s.limit[seat] - s.hand_size[seat]):
        draw_card(box, s, seat)


@rule
def take_from_hand(s, seat, slot):
    """Takes the card in a slot out of a hand; the cards behind it move up."""
    card = s.hand[seat][slot]
    last = s.hand_size[seat] - 1
    for k in range(slot, last):
        s.hand[seat][k] = s.hand[seat][k + 1]
        s.hand_known_to[seat][k] = s.hand_known_to[seat][k + 1]
    s.hand[seat][last] = -1
    s.hand_known_to[seat][last] = -1
    s.hand_size[seat] = last
    return card


@rule
def discard_design(s, seat, card):
    """K14: a card of this design goes from the hand to the discards.

    K41: of cards alike nobody can tell which one went.
    """
    slot = 0
    while s.hand[seat][slot] != card:
        slot += 1
    take_one_of(s, seat, slot)
    s.discarded[card] += 1


@rule
def take_one_of(s, seat, slot):
    """K41: takes a card out of a hand that others see go. Whoever knew such cards of the hand knows one fewer.

    It must not matter which of several alike it was: then what somebody still knows would tell whether there was one
    more, unknown. So the seats that did not know this very card forget one that is like it.
    """
    seen = 1 << s.hand_known_to[seat][slot] + 1
    card = take_from_hand(s, seat, slot)
    for other in range(s.hand_size[seat]):
        bit = 1 << s.hand_known_to[seat][other] + 1
        if s.hand[seat][other] == card and not seen & bit:
            seen |= bit
            s.hand_known_to[seat][other] = -1
    return card


@rule
def trim_hand(s, seat):
    """K15: a limit that falls makes the player discard down at once."""
    if s.hand_size[seat] > s.limit[seat]:
        ask(s, ASK_DISCARD, seat)


@rule
def legal_discard(box, s, menu, seat):
    """K15: discard down, your choice."""
    seen = 0
    for k in range(s.hand_size[seat]):
        card = s.hand[seat][k]
        if not seen >> card & 1:
            seen |= 1 << card
            offer(menu, DISCARD + card)


@rule
def answer_discard(box, s, seat, move):
    """K15: the discarded card lies face up."""
    drop(s)
    card = move - DISCARD
    reveal(s)
    discard_design(s, seat, card)
    note(s, DISCARDED, seat, card)
    trim_hand(s, seat)


@rule
def put_look_under(s, look):
    """K30: a Look that is passed over, or leaves a player, goes under the deck for all to see."""
    for i in range(s.look_deck_size, 0, -1):
        s.look_deck[i] = s.look_deck[i - 1]
    s.look_deck[0] = look
    s.look_deck_size += 1
    s.looks_known += 1
