"""The state of a game of Looterz."""

from typing import Any

from ludoteca.games.looterz.card_sets import WIDE
from ludoteca.games.looterz.moves import MOST_CARDS, MOST_SEATS, PLACES, RIGOR_CARDS
from ludoteca.kernel.limits import room
from ludoteca.kernel.state import GameState
from ludoteca.kernel.structs import i8, i64

MOST_LOANS = room(12, 24)
FRAME_ROOM = room(22, 36)
JOURNAL_ROOM = room(30, 44)


def _marks() -> Any:
    """Marks on cards: see `card_sets`."""
    return i8(MOST_CARDS, most=1, per="card") if WIDE else i64(most=(1 << MOST_CARDS) - 1, bits="card")


class State(GameState):
    """Where each card is, what lies on it, and how far the turn has come.

    Cards are told apart: `place` says where each one is, so no hand and no row of Looterz can ever overflow.
    `held` has the cards of each place as a set, a bit for each (see `card_sets.py`).
    """

    frame = i64(FRAME_ROOM, far=1)
    journal = i64(JOURNAL_ROOM, far=4)

    place = i8(MOST_CARDS, of="place", sorts="card")
    held: Any = i64(len(PLACES), 2, derived=True) if WIDE else i64(len(PLACES), derived=True)
    tower = i8(MOST_CARDS + RIGOR_CARDS, of="tower", far=2, pile=True)
    tower_size = i8(derived=True)
    rigor = i8(derived=True)

    life = i8(MOST_CARDS, most=6, per="card")
    acted = _marks()
    """Sets of cards, a bit for each. For this turn (L12): it has acted, its Recruitment happened, its Last Wish
    happened. For the ability under way: it is chosen. In a hand: everybody has seen it (L5). For L24: its second
    half is due.
    """
    entered = _marks()
    wished = _marks()
    chosen = _marks()
    known = _marks()
    again = _marks()
    coins = i8(MOST_SEATS, most=99, per="seat")
    barred = i8(MOST_SEATS, most=(1 << MOST_SEATS) - 1, per="seat", bits="seat")
    """Bits: the seats until whose next turn this one may not search."""

    wish = i8(MOST_CARDS, far=5, most=MOST_CARDS + 1, per="card")
    """The step after which a card's Last Wish waits to happen, counted from 1; 0 if it does not wait."""
    wisher = i8(MOST_CARDS, of="seat", far=5, per="card")
    wishes = i8(derived=True)
    wave = i8(most=MOST_CARDS)

    loan = i8(MOST_LOANS, of="card", far=5)
    lender = i8(MOST_LOANS, of="seat", far=5)
    loans = i8(derived=True)

    active = i8(of="seat")
    phase = i8(of="phase")
