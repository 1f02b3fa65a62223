"""What a seat cannot know, drawn anew (K41)."""

from ludoteca.games.kragmortha.moves import DREW, TOOK_CARD
from ludoteca.kernel.chance import put_in_order, rekey, shuffle, word
from ludoteca.kernel.compiling import rule
from ludoteca.kernel.state import TOGETHER, event_arg, event_kind, forget_event_arg

NO_KEY = word(0)


@rule
def resample(box, s, seat, key0, key1):
    """K41: secret are other hands, the order of decks and face-down tokens, and all that chance will do."""
    reveals = s.reveals
    reveal_at = s.reveal_at
    rekey(s, key0, key1)
    end = collect_hands(s, seat)
    shuffle(s, s.deck, 0, end)
    deal_again(s, seat, end)
    shuffle(s, s.look_deck, s.looks_known, s.look_deck_size)
    shuffle(s, s.tome_deck, 0, s.tome_deck_size)
    shuffle(s, s.token_pile, 0, s.tokens_left)
    forget_secrets(s, seat)
    s.reveals = reveals
    s.reveal_at = reveal_at


@rule
def conceal(box, s, seat):
    """K41: the same secrets in one fixed order, so that nothing of what the table holds shows through."""
    rekey(s, NO_KEY, NO_KEY)
    end = collect_hands(s, seat)
    put_in_order(s.deck, 0, end)
    deal_again(s, seat, end)
    put_in_order(s.look_deck, s.looks_known, s.look_deck_size)
    put_in_order(s.tome_deck, 0, s.tome_deck_size)
    put_in_order(s.token_pile, 0, s.tokens_left)
    forget_secrets(s, seat)


@rule
def is_hidden(s, seat, other, slot):
    """K41: whether `seat` does not know a card in a hand. Who lost it to Pickpocket knows it."""
    return other != seat and seat != TOGETHER and s.hand_known_to[other][slot] != seat


@rule
def collect_hands(s, seat):
    """K41: lays the hidden Movement cards of all hands on the deck; gives how many lie there then."""
    end = s.deck_size
    for other in range(s.seats):
        for slot in range(s.hand_size[other]):
            if is_hidden(s, seat, other, slot):
                s.deck[end] = s.hand[other][slot]
                end += 1
    return end


@rule
def deal_again(s, seat, end):
    """K41: deals the hidden Movement cards again."""
    for other in range(s.seats):
        for slot in range(s.hand_size[other]):
            if is_hidden(s, seat, other, slot):
                end -= 1
                s.hand[other][slot] = s.deck[end]
                s.deck[end] = -1


@rule
def forget_secrets(s, seat):
    """K41: the private part of events that did not concern this seat."""
    for i in range(s.events):
        kind = event_kind(s, i)
        concerned = seat == TOGETHER or event_arg(s, i, 0) == seat
        if kind == DREW and not concerned:
            forget_event_arg(s, i, 1)
        elif kind == TOOK_CARD and not concerned and event_arg(s, i, 1) != seat:
            forget_event_arg(s, i, 2)
