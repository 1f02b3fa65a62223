"""Sets of cards: a bit for each, in one number, or in two where there is room for more cards than one number has bits.

To go through the cards of a place in order:

    cards = cards_at(s, place)
    while some(cards):
        card = first_of(cards)
        ...
        cards = rest_of(cards)

With two numbers a set is a pair, and the marks on cards are rows of ones and zeros. `WIDE` never changes in a program,
so the compiler leaves out whatever is for the other case.
"""

from typing import Any

from ludoteca.games.looterz.moves import MOST_CARDS
from ludoteca.kernel.compiling import interpreted, rule
from ludoteca.kernel.sets import how_many, lowest

HALF = 60
WIDE = MOST_CARDS > HALF


@rule
def cards_at(s, place):
    """The cards of a place."""
    if WIDE:
        return s.held[place][0], s.held[place][1]
    return s.held[place]


@rule
def some(cards):
    """Whether a set has any card."""
    if WIDE:
        return (cards[0] | cards[1]) != 0
    return cards != 0


@rule
def first_of(cards):
    """The lowest card of a set that has any."""
    if WIDE:
        return lowest(cards[0]) if cards[0] else HALF + lowest(cards[1])
    return lowest(cards)


@rule
def rest_of(cards):
    """A set without its lowest card."""
    if WIDE:
        low, high = cards
        return (low & low - 1, high) if low else (low, high & high - 1)
    return cards & cards - 1


@rule
def without(cards, marks):
    """The cards of a set that are not marked."""
    if WIDE:
        low, high = cards
        rest = cards
        while some(rest):
            card = first_of(rest)
            rest = rest_of(rest)
            if marks[card]:
                low, high = (low & ~(1 << card), high) if card < HALF else (low, high & ~(1 << card - HALF))
        return low, high
    return cards & ~marks


@rule
def count_at(s, place):
    """How many cards a place has."""
    return count(cards_at(s, place))


@rule
def count(cards):
    """How many cards a set has."""
    if WIDE:
        return how_many(cards[0]) + how_many(cards[1])
    return how_many(cards)


@rule
def put(s, place, card):
    """Notes that a card is at a place."""
    if WIDE:
        s.held[place][card // HALF] |= 1 << card % HALF
    else:
        s.held[place] |= 1 << card


@rule
def take(s, place, card):
    """Notes that a card is at a place no more."""
    if WIDE:
        s.held[place][card // HALF] &= ~(1 << card % HALF)
    else:
        s.held[place] &= ~(1 << card)


@rule
def has(marks, card):
    """Whether a card is marked: 1 or 0."""
    if WIDE:
        return marks[card]
    return marks >> card & 1


@rule
def marked(marks, card):
    """Marks with one more."""
    if WIDE:
        marks[card] = 1
        return marks
    return marks | 1 << card


@rule
def unmarked(marks, card):
    """Marks with one less."""
    if WIDE:
        marks[card] = 0
        return marks
    return marks & ~(1 << card)


@rule
def cleared(marks):
    """No marks at all."""
    if WIDE:
        for card in range(MOST_CARDS):
            marks[card] = 0
        return marks
    return 0


def size_at(s: Any, place: int) -> int:
    """How many cards a place has, in the plain form of a state."""
    held: Any = s.held[place]
    return sum(half.bit_count() for half in held) if WIDE else held.bit_count()


def how_many_marked(marks: Any) -> int:
    """How many cards are marked, in the plain form of a state."""
    return sum(marks) if WIDE else marks.bit_count()


is_marked = interpreted(has)
set_down = interpreted(put)
