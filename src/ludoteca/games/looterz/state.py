"""The state of a game of Looterz."""

from ludoteca.games.looterz.moves import MOST_CARDS, MOST_SEATS, PLACES, RIGOR_CARDS
from ludoteca.kernel.record import i8, i64
from ludoteca.kernel.state import GameState

MOST_LOANS = 12
FRAME_ROOM = 22
JOURNAL_ROOM = 34

ACTED = 1
ENTERED = 2
WISHED = 4
CHOSEN = 8
KNOWN = 16
AGAIN = 32
"""Marks on a card. For this turn (L12): it has acted, its Recruitment happened, its Last Wish happened. For
the ability under way: it is chosen. In a hand: everybody has seen it (L5). For L24: its second half is due.
"""


class State(GameState):
    """Where each card is, what lies on it, and how far the turn has come.

    Cards are told apart: `place` says where each one is, so no hand and no row of Looterz can ever overflow.
    The cards of each hand and row are strung together by number (`first_of`, then `after`).
    """

    frame = i64(FRAME_ROOM)
    journal = i64(JOURNAL_ROOM)

    place = i8(MOST_CARDS, of="place")
    after = i8(MOST_CARDS, of="card", derived=True)
    first_of = i8(len(PLACES), of="card", derived=True)
    count = i8(len(PLACES), derived=True)
    tower = i8(MOST_CARDS + RIGOR_CARDS, of="tower")
    tower_size = i8()
    rigor = i8()

    life = i8(MOST_CARDS)
    marks = i8(MOST_CARDS)
    coins = i8(MOST_SEATS)
    barred = i8(MOST_SEATS)
    """Bits: the seats until whose next turn this one may not search."""

    wish = i8(MOST_CARDS)
    """The step after which a card's Last Wish waits to happen, counted from 1; 0 if it does not wait."""
    wisher = i8(MOST_CARDS, of="seat")
    wishes = i8()
    wave = i8()

    loan = i8(MOST_LOANS, of="card")
    lender = i8(MOST_LOANS, of="seat")
    loans = i8()

    active = i8(of="seat")
    phase = i8(of="phase")
