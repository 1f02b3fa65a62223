"""What a seat sees of a game of Kragmortha, as numbers for a network (K41)."""

from ludoteca.games.kragmortha.box import space_name
from ludoteca.games.kragmortha.moves import (
    ASK_PUSH,
    ASK_REACT,
    ASK_SCAPEGOAT,
    ASK_STEP,
    DESIGNS,
    FRAMES,
    MOST_LOOKS,
    MOST_SEATS,
    MOST_TOMES,
    REASONS,
    SPACES,
    TOKENS,
)
from ludoteca.games.kragmortha.state import HAND_ROOM, LOOKS_TO_END, MOST_CARDS
from ludoteca.kernel.compiling import rule
from ludoteca.kernel.limits import FIRST_TASK
from ludoteca.kernel.observation import Observation, named, place_of, seat_bits, seat_index, seat_values, up_to
from ludoteca.kernel.state import NOBODY, to_the_left, top_a, top_b, top_kind

MOST_TURNS = 250
PROMPTS = tuple(term.name for term in FRAMES if term.number < FIRST_TASK)
SEATS = seat_values(MOST_SEATS, "nobody")
WHERE = named("nowhere", *(space_name(space) for space in range(SPACES)))

OBSERVATION = Observation(seat=MOST_SEATS, card=len(DESIGNS), look=MOST_LOOKS, tome=MOST_TOMES, token=len(TOKENS))
PROMPT = OBSERVATION.index("prompt", named("over", *PROMPTS), "what must be decided")
DECIDING = OBSERVATION.index("deciding", SEATS, "who must decide")
ACTIVE = OBSERVATION.index("active", SEATS, "whose turn it is")
FIRST = OBSERVATION.index("first", SEATS, "who began")
STEP_NUMBER = OBSERVATION.number("step", 2, "which step of the card is asked for, counted from 1; 0 if none is")
VICTIM = OBSERVATION.index("victim", SEATS, "who is pushed, if a push is asked for")
ORIGIN = OBSERVATION.index("origin", WHERE, "where the one who pushes came from")
REASON = OBSERVATION.index("reason", named("none", *REASONS), "why a Look is due, if a reaction is asked for")
TURNS = OBSERVATION.number("turns", MOST_TURNS, "turns so far")
CARD = OBSERVATION.index("card", named("none", *DESIGNS), "the Movement card that is being played")
SYMBOLS_LEFT = OBSERVATION.number("symbols_left", 15, "which symbols of the card may still be stepped on, as bits")
CRYSTAL = OBSERVATION.number("crystal", 1, "whether crystal steps count this turn")
CARDS_PLAYED = OBSERVATION.number("cards_played", 15, "Movement cards played this turn")
TOMES_THIS_TURN = OBSERVATION.number("tomes_this_turn", 15, "Tomes used this turn")
ENDED = OBSERVATION.number("ended", 2, "1 if the movement is over, 2 if the turn is")
PUSHED = OBSERVATION.bits("pushed", SEATS[1:], "who has moved in this step and cannot be pushed again")
DECK = OBSERVATION.number("deck", MOST_CARDS, "Movement cards left in the deck")
LOOK_DECK = OBSERVATION.number("look_deck", MOST_LOOKS, "Looks left in the deck")
TOME_DECK = OBSERVATION.number("tome_deck", MOST_TOMES, "Tomes left in the deck")
TOKENS_LEFT = OBSERVATION.number("tokens_left", 12, "tokens that lie face down")
RIGOR = OBSERVATION.index("rigor", WHERE, "where Rigor Mortis stands")
AT = OBSERVATION.index("at", WHERE, "where a goblin stands", each="seat")
HAND_SIZE = OBSERVATION.number("hand_size", HAND_ROOM, "cards in a hand", each="seat")
LIMIT = OBSERVATION.number("limit", HAND_ROOM, "up to how many cards a hand is filled", each="seat")
LOOKS = OBSERVATION.number("looks", LOOKS_TO_END, "Looks that a goblin has", each="seat")
HAND = OBSERVATION.number("hand", HAND_ROOM, "how many of each Movement card you hold", each="card")
KNOWN = OBSERVATION.number("known", HAND_ROOM, "how many of each you know to be in other hands", each="card")
DISCARDED = OBSERVATION.number("discarded", MOST_CARDS, "how many of each lie face up on the pile", each="card")
LOOK = OBSERVATION.index(
    "look", seat_values(MOST_SEATS, "out of sight", "at the bottom of the deck"), "where a Look is", each="look"
)
TOME = OBSERVATION.index("tome", seat_values(MOST_SEATS, "out of sight"), "who owns a Tome", each="tome")
TOME_USED = OBSERVATION.number("tome_used", 1, "whether a Tome has been used", each="tome")
TOKENS_USED = OBSERVATION.number("tokens_used", 12, "how many of each token have been turned over", each="token")
AT_THE_BOTTOM = 1


@rule
def observe(box, s, me, row):
    """K41: all that is open, and of the hands only what this seat knows. `row` holds zeros."""
    if s.depth > 0:
        observe_prompt(s, me, row)
    row[ACTIVE] = seat_index(s, me, s.active)
    row[FIRST] = seat_index(s, me, s.first)
    row[TURNS] = up_to(s.turns, MOST_TURNS)
    row[CARD] = s.card + 1
    row[SYMBOLS_LEFT] = up_to(s.symbols_left, 15)
    row[CRYSTAL] = up_to(s.crystal, 1)
    row[CARDS_PLAYED] = up_to(s.cards_played, 15)
    row[TOMES_THIS_TURN] = up_to(s.tomes_this_turn, 15)
    row[ENDED] = s.ended
    row[PUSHED] = seat_bits(s, me, s.pushed_this_step)
    row[DECK] = s.deck_size
    row[LOOK_DECK] = s.look_deck_size
    row[TOME_DECK] = s.tome_deck_size
    row[TOKENS_LEFT] = s.tokens_left
    row[RIGOR] = s.rigor + 1
    for place in range(s.seats):
        observe_seat(s, me, place, row)
    for design in range(len(DESIGNS)):
        row[DISCARDED + design] = s.discarded[design]
    for k in range(s.looks_known):
        row[LOOK + s.look_deck[k]] = AT_THE_BOTTOM
    for tome in range(box.tome_count):
        row[TOME + tome] = seat_index(s, me, s.tome_owner[tome])
        row[TOME_USED + tome] = up_to(s.tome_used[tome], 1)
    for k in range(s.tokens_left, box.token_count):
        row[TOKENS_USED + s.token_pile[k]] += 1


@rule
def observe_prompt(s, me, row):
    """What must be decided, and by whom."""
    kind = top_kind(s)
    row[PROMPT] = 1 + kind
    row[DECIDING] = seat_index(s, me, s.seat)
    if kind == ASK_STEP:
        row[STEP_NUMBER] = up_to(1 + top_a(s), 2)
    elif kind == ASK_PUSH:
        row[VICTIM] = seat_index(s, me, top_a(s))
        row[ORIGIN] = up_to(1 + top_b(s), SPACES)
    elif kind in (ASK_REACT, ASK_SCAPEGOAT):
        row[REASON] = 1 + top_a(s)


@rule
def observe_seat(s, me, place, row):
    """A goblin, its Looks and its hand, as far as they are known."""
    seat = to_the_left(s, me, place)
    row[AT + place] = s.at[seat] + 1
    row[HAND_SIZE + place] = s.hand_size[seat]
    row[LIMIT + place] = s.limit[seat]
    row[LOOKS + place] = s.looks[seat]
    for k in range(s.looks[seat]):
        row[LOOK + s.look[seat][k]] = 1 + AT_THE_BOTTOM + place_of(s, me, seat)
    for slot in range(s.hand_size[seat]):
        if seat == me:
            row[HAND + s.hand[seat][slot]] += 1
        elif s.hand_known_to[seat][slot] == me and me != NOBODY:
            row[KNOWN + s.hand[seat][slot]] += 1
