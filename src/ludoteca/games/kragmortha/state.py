"""The state of a game of Kragmortha."""

from ludoteca.games.kragmortha.moves import DESIGNS, MOST_LOOKS, MOST_SEATS, MOST_TOKENS, MOST_TOMES, SPACES
from ludoteca.kernel.limits import room
from ludoteca.kernel.state import GameState
from ludoteca.kernel.structs import i8, i16, i64

MOST_CARDS = room(64, 127)
HAND_ROOM = 8
LOOKS_TO_END = 4
MOVEMENT_OVER = 1
TURN_OVER = 2
"""How far `ended` says the turn has come: the desk ends the movement, Rigor Mortis and circles end the turn."""


class State(GameState):
    """Who is where, who holds what, and how far the turn has come. Slots without a card hold -1.

    Lists stand in the order in which they lie in memory: what a step of a goblin needs comes first.
    """

    active = i8(of="seat")
    rigor = i8(of="space")
    deck_size = i8(derived=True)
    look_deck_size = i8(derived=True)
    looks_known = i8(most=MOST_LOOKS)
    tome_deck_size = i8(derived=True)
    tokens_left = i8(most=MOST_TOKENS)

    card = i8(of="card")
    symbols_left = i8(most=15)
    crystal = i8(most=1)
    cards_played = i8(most=100)
    tomes_this_turn = i8(most=100)
    ended = i8(most=TURN_OVER)
    pushed_this_step = i16(most=(1 << MOST_SEATS) - 1, bits="seat")

    frame = i64(20, far=1)
    journal = i64(room(32, 56), far=4)

    at = i8(MOST_SEATS, of="space", per="seat")
    occupant = i8(SPACES, of="seat", derived=True)
    ready = i16(MOST_SEATS, derived=True)
    hand_size = i8(MOST_SEATS, derived=True)
    limit = i8(MOST_SEATS, derived=True)
    looks = i8(MOST_SEATS, derived=True)

    hand = i8(MOST_SEATS, HAND_ROOM, of="card", per="seat")
    look = i8(MOST_SEATS, LOOKS_TO_END, of="look", per="seat")
    tome_owner = i8(MOST_TOMES, of="seat", per="tome")

    tome_used = i8(MOST_TOMES, far=2, most=1, per="tome")
    token_pile = i8(MOST_TOKENS, of="token", far=2, pile=True)
    hand_known_to = i8(MOST_SEATS, HAND_ROOM, of="seat", far=2, per="seat")
    deck = i8(MOST_CARDS, of="card", far=2)
    discarded = i8(len(DESIGNS), far=2, most=MOST_CARDS, per="card")
    look_deck = i8(MOST_LOOKS, of="look", far=2, pile=True)
    tome_deck = i8(MOST_TOMES, of="tome", far=2, pile=True)
