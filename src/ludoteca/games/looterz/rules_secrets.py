"""What a seat cannot know, drawn anew (L5)."""

from ludoteca.games.looterz.card_sets import cards_at, count, first_of, put, rest_of, some, take, without
from ludoteca.games.looterz.moves import DREW, HAND, RIGOR, TOWER
from ludoteca.kernel.chance import put_in_order, rekey, shuffle, word
from ludoteca.kernel.compiling import rule
from ludoteca.kernel.state import TOGETHER, event_arg, event_kind, forget_event_arg

NO_KEY = word(0)


@rule
def resample(box, s, seat, key0, key1):
    """L5: the other hands but for cards that all have seen, the Tower's order, and what chance will do."""
    reveals = s.reveals
    reveal_at = s.reveal_at
    rekey(s, key0, key1)
    rigors = set_rigor_aside(s)
    looterz = s.tower_size - rigors
    hidden = hidden_in_hands(s, seat)
    end = collect_hands(s, seat, looterz)
    shuffle(s, s.tower, 0, end)
    deal_again(s, hidden, end)
    bottom = put_rigor_back(box, s, looterz)
    shuffle(s, s.tower, 0, bottom)
    forget_secrets(s, seat)
    s.reveals = reveals
    s.reveal_at = reveal_at


@rule
def conceal(box, s, seat):
    """L5: the same secrets in one fixed order, so that nothing of what the table holds shows through."""
    rekey(s, NO_KEY, NO_KEY)
    rigors = set_rigor_aside(s)
    looterz = s.tower_size - rigors
    hidden = hidden_in_hands(s, seat)
    end = collect_hands(s, seat, looterz)
    put_in_order(s.tower, 0, end)
    deal_again(s, hidden, end)
    put_rigor_back(box, s, looterz)
    forget_secrets(s, seat)


@rule
def forget_secrets(s, seat):
    """L5: the cards that others drew."""
    for i in range(s.events):
        if event_kind(s, i) == DREW and seat != TOGETHER and event_arg(s, i, 0) != seat:
            forget_event_arg(s, i, 1)


@rule
def set_rigor_aside(s):
    """Takes Rigor's cards out of the Tower; the Looterz close up. Gives how many there were."""
    rigors = 0
    for i in range(s.tower_size):
        if s.tower[i] == RIGOR:
            rigors += 1
        else:
            s.tower[i - rigors] = s.tower[i]
    return rigors


@rule
def hidden_in_hands(s, seat):
    """How many cards of each hand this seat does not know, eight bits a hand."""
    hidden = 0
    for other in range(s.seats):
        if other != seat and seat != TOGETHER:
            hidden |= count(without(cards_at(s, HAND + other), s.known)) << 8 * other
    return hidden


@rule
def collect_hands(s, seat, end):
    """Lays the unknown cards of the other hands on the Tower's Looterz."""
    for other in range(s.seats):
        if other == seat or seat == TOGETHER:
            continue
        unknown = without(cards_at(s, HAND + other), s.known)
        while some(unknown):
            card = first_of(unknown)
            take(s, HAND + other, card)
            put(s, TOWER, card)
            s.place[card] = TOWER
            s.tower[end] = card
            end += 1
            unknown = rest_of(unknown)
    return end


@rule
def deal_again(s, hidden, end):
    """Gives each hand as many cards as were hidden in it."""
    for other in range(s.seats):
        for _ in range(hidden >> 8 * other & 0xFF):
            end -= 1
            card = s.tower[end]
            s.place[card] = HAND + other
            take(s, TOWER, card)
            put(s, HAND + other, card)
            s.tower[end] = -1


@rule
def put_rigor_back(box, s, looterz):
    """L2: Rigor's cards lie in what is left of the bottom half, and nowhere else. Gives how many cards that is."""
    rigors = s.tower_size - looterz
    bottom = min(s.tower_size, box.bottom)
    for i in range(looterz, s.tower_size):
        s.tower[i] = RIGOR
    if s.tower_size > bottom:
        for i in range(rigors):
            s.tower[looterz + i] = s.tower[i]
            s.tower[i] = RIGOR
    return bottom
