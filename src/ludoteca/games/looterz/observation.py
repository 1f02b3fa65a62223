"""What a seat sees of a game of Looterz, as numbers for a network (L5)."""

from ludoteca.games.looterz.card_sets import count_at, has
from ludoteca.games.looterz.moves import (
    ASK_LAST_WISH,
    ASK_RECRUIT,
    FRAMES,
    GRAVEYARD,
    HAND,
    MOST_CARDS,
    MOST_SEATS,
    PHASES,
    RIGOR_CARDS,
    ROW,
)
from ludoteca.games.looterz.rules_looterz import MOST_LIFE
from ludoteca.kernel.compiling import rule
from ludoteca.kernel.limits import FIRST_TASK
from ludoteca.kernel.observation import (
    Observation,
    Value,
    named,
    place_of,
    seat_bits,
    seat_index,
    seat_place,
    seat_values,
    up_to,
)
from ludoteca.kernel.state import to_the_left, top_a, top_b, top_c, top_kind

MOST_TURNS = 250
MOST_COINS = 100
PROMPTS = tuple(term.name for term in FRAMES if term.number < FIRST_TASK)
SEATS = seat_values(MOST_SEATS, "nobody")
WHERE = (
    *named("out of sight", "graveyard"),
    *(Value(f"hand of {seat_place(place)}", place) for place in range(MOST_SEATS)),
    *(Value(f"row of {seat_place(place)}", place) for place in range(MOST_SEATS)),
)
IN_GRAVEYARD = 1
IN_HAND = 2
IN_ROW = IN_HAND + MOST_SEATS
CARDS = named("none", *(f"card {number}" for number in range(MOST_CARDS)))
MARKS = named("acted", "recruitment done", "last wish done", "chosen", "second half due", "known to all", "wishing")

OBSERVATION = Observation(seat=MOST_SEATS, card=MOST_CARDS)
PROMPT = OBSERVATION.index("prompt", named("over", *PROMPTS), "what must be decided")
DECIDING = OBSERVATION.index("deciding", SEATS, "who must decide")
ABOUT = OBSERVATION.index("about", CARDS, "the card whose ability it is")
STEP = OBSERVATION.number("step", 255, "how far that ability has come, from 1")
LEFT = OBSERVATION.number("left", 63, "how much of it is left to do, from 1; 0 if that is not asked for")
PHASE = OBSERVATION.index("phase", named("none", *PHASES), "the phase of the turn")
ACTIVE = OBSERVATION.index("active", SEATS, "whose turn it is")
FIRST = OBSERVATION.index("first", SEATS, "who began")
TURNS = OBSERVATION.number("turns", MOST_TURNS, "turns so far")
TOWER_SIZE = OBSERVATION.number("tower", MOST_CARDS + RIGOR_CARDS, "cards left in the Tower, Rigor's among them")
RIGOR_SEEN = OBSERVATION.number("rigor", RIGOR_CARDS, "Rigor's cards that have been seen")
TARGET = OBSERVATION.number("target", MOST_COINS, "coins that win")
COINS = OBSERVATION.number("coins", MOST_COINS, "coins", each="seat")
HAND_SIZE = OBSERVATION.number("hand_size", MOST_CARDS, "cards in a hand", each="seat")
ROW_SIZE = OBSERVATION.number("row_size", MOST_CARDS, "Looterz in play", each="seat")
BARRED = OBSERVATION.bits("barred", SEATS[1:], "until whose next turns a seat may not search", each="seat")
PLACE = OBSERVATION.index("place", WHERE, "where a card is, as far as you know", each="card")
LIFE = OBSERVATION.number("life", MOST_LIFE, "life of a Looter in play", each="card")
MARK = OBSERVATION.bits("marks", MARKS, "what has happened with a card that you see", each="card")
LENDER = OBSERVATION.index("lender", SEATS, "to whom a Looter goes back at the end of the turn", each="card")


@rule
def observe(box, s, me, row):
    """L5: all that is open, and of the hands only what this seat knows. `row` holds zeros."""
    if s.depth > 0:
        kind = top_kind(s)
        row[PROMPT] = 1 + kind
        row[DECIDING] = seat_index(s, me, s.seat)
        if kind not in (ASK_RECRUIT, ASK_LAST_WISH):
            row[ABOUT] = up_to(1 + top_a(s), MOST_CARDS)
            row[STEP] = up_to(1 + top_b(s), 255)
            row[LEFT] = up_to(1 + top_c(s), 63)
    row[PHASE] = s.phase + 1
    row[ACTIVE] = seat_index(s, me, s.active)
    row[FIRST] = seat_index(s, me, s.first)
    row[TURNS] = up_to(s.turns, MOST_TURNS)
    row[TOWER_SIZE] = s.tower_size
    row[RIGOR_SEEN] = s.rigor
    row[TARGET] = up_to(box.target_coins, MOST_COINS)
    for place in range(s.seats):
        seat = to_the_left(s, me, place)
        row[COINS + place] = up_to(s.coins[seat], MOST_COINS)
        row[HAND_SIZE + place] = count_at(s, HAND + seat)
        row[ROW_SIZE + place] = count_at(s, ROW + seat)
        row[BARRED + place] = seat_bits(s, me, s.barred[seat])
    for card in range(box.cards):
        observe_card(s, me, card, row)
    for k in range(s.loans):
        row[LENDER + s.loan[k]] = seat_index(s, me, s.lender[k])


@rule
def observe_card(s, me, card, row):
    """L5: where a card is and what is on it, unless it lies in the Tower or in a hand that this seat cannot see."""
    place = s.place[card]
    where = 0
    if place >= ROW:
        where = IN_ROW + place_of(s, me, place - ROW)
        row[LIFE + card] = s.life[card]
    elif place >= HAND:
        if place == HAND + me or has(s.known, card):
            where = IN_HAND + place_of(s, me, place - HAND)
    elif place == GRAVEYARD:
        where = IN_GRAVEYARD
    if where:
        row[PLACE + card] = where
        row[MARK + card] = (
            has(s.acted, card)
            | (has(s.entered, card)) << 1
            | (has(s.wished, card)) << 2
            | (has(s.chosen, card)) << 3
            | (has(s.again, card)) << 4
            | (has(s.known, card)) << 5
            | (s.wish[card] > 0) << 6
        )
