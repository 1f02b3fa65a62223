"""The rules of Liar's Dice, in the order of the rulebook (`rulebook/en.md`)."""

from ludoteca.kernel.chance import pick, put_in_order, rekey, roll, word
from ludoteca.kernel.compiling import rule
from ludoteca.kernel.declarations import ANYBODY, BOTTOM, Events, Frames, seat_names
from ludoteca.kernel.kinds import Kinds
from ludoteca.kernel.moves import Moves
from ludoteca.kernel.state import TOGETHER, GameState, ask, drop, end_game, note, offer, reveal, to_the_left, top_seat
from ludoteca.kernel.structs import FlatStruct, i8, i64

MOST_SEATS = 6
DICE = 5
FACES = 6
WILD = 1
NO_KEY = word(0)

ENDINGS = Kinds()
LAST_DICE = ENDINGS.add("last_dice")
LIMIT = ENDINGS.add("limit")
NAMES = {
    "seat": seat_names(MOST_SEATS),
    "quantity": [str(quantity) for quantity in range(1, MOST_SEATS * DICE + 1)],
    "face": [str(face) for face in range(1, FACES + 1)],
    "ending": ENDINGS,
}

MOVES = Moves({domain: len(names) for domain, names in NAMES.items()})
BID = MOVES.add("bid", "quantity", "face")
CHALLENGE = MOVES.add("challenge")

FRAMES = Frames()
ASK_BID = FRAMES.decision("bid", BOTTOM, ANYBODY)
DO_ROUND = FRAMES.task("round", BOTTOM, ANYBODY)

EVENTS = Events()
TURN = EVENTS.add("turn", seat="seat")
BADE = EVENTS.add("bade", seat="seat", quantity="quantity", face="face")
CHALLENGED = EVENTS.add("challenged", seat="seat", bidder="seat")
SHOWED = EVENTS.add("showed", seat="seat", count="number")
LOST_DIE = EVENTS.add("lost_die", seat="seat", left="number")
OUT = EVENTS.add("out", seat="seat")
WON = EVENTS.add("won", seat="seat")


class Box(FlatStruct):
    """What does not change in a match."""

    wild_ones = i8()


def build(seats: int, options: dict[str, str]) -> Box:
    """The box for these options."""
    box = Box()
    box.wild_ones = int(options["wild_ones"] == "yes")
    return box


class State(GameState):
    """The dice under the cups, and the bid that stands."""

    frame = i64(4, far=1)
    journal = i64(2 * MOST_SEATS + 8, far=4)
    die = i8(MOST_SEATS, DICE, most=FACES)
    """The faces under each cup in order, 0 where a die is gone. A secret of its seat."""
    dice = i8(MOST_SEATS, most=DICE)
    out_as = i8(MOST_SEATS, most=MOST_SEATS)
    """The rank with which a player went out; 0 who is still in."""
    quantity = i8(most=MOST_SEATS * DICE)
    """The bid that stands: so many dice of this face. 0 before the first bid of a round."""
    face = i8(most=FACES)
    bidder = i8(of="seat")


@rule
def deal(box, s):
    """L1, L2: five dice for everybody; chance says who begins."""
    for seat in range(s.seats):
        s.dice[seat] = DICE
    s.first = pick(s, s.seats)
    ask(s, DO_ROUND, s.first)


@rule
def perform(box, s):
    """The only task: a round begins."""
    seat = top_seat(s)
    drop(s)
    begin_round(s, seat)


@rule
def begin_round(s, seat):
    """L3: everybody rolls under the cup; this player bids first."""
    s.turns += 1
    s.quantity = 0
    s.face = 0
    s.bidder = -1
    note(s, TURN, seat)
    for player in range(s.seats):
        roll_dice(s, player)
    ask(s, ASK_BID, seat)


@rule
def roll_dice(s, seat):
    """L3: all dice that a player has left, at once."""
    for k in range(s.dice[seat]):
        s.die[seat][k] = roll(s, FACES)
    put_in_order(s.die[seat], 0, s.dice[seat])


@rule
def dice_in_play(s):
    """How many dice are under all cups together."""
    total = 0
    for seat in range(s.seats):
        total += s.dice[seat]
    return total


@rule
def legal(box, s, menu):
    """L4, L5: more dice of any face, or as many of a higher face; or the challenge of a bid."""
    for quantity in range(max(s.quantity, 1), dice_in_play(s) + 1):
        for face in range(1, FACES + 1):
            if quantity > s.quantity or face > s.face:
                offer(menu, BID + (quantity - 1) * FACES + face - 1)
    if s.quantity > 0:
        offer(menu, CHALLENGE)


@rule
def answer(box, s, move):
    """The seat to decide has chosen."""
    seat = top_seat(s)
    drop(s)
    if move == CHALLENGE:
        challenge(box, s, seat)
    else:
        bid(s, seat, (move - BID) // FACES + 1, (move - BID) % FACES + 1)


@rule
def bid(s, seat, quantity, face):
    """L4: the bid stands, and the next player answers it."""
    s.quantity = quantity
    s.face = face
    s.bidder = seat
    note(s, BADE, seat, quantity - 1, face - 1)
    ask(s, ASK_BID, next_player(s, seat))


@rule
def next_player(s, seat):
    """The next player to the left who still has dice."""
    seat = to_the_left(s, seat, 1)
    while s.dice[seat] == 0:
        seat = to_the_left(s, seat, 1)
    return seat


@rule
def matching(box, s, seat):
    """L6: dice of a player that count for the bid; ones count for every face if they are wild."""
    count = 0
    for k in range(s.dice[seat]):
        if s.die[seat][k] == s.face or (box.wild_ones and s.die[seat][k] == WILD):
            count += 1
    return count


@rule
def challenge(box, s, seat):
    """L6: all cups are lifted. Whoever was wrong loses a die."""
    reveal(s)
    note(s, CHALLENGED, seat, s.bidder)
    total = 0
    for player in range(s.seats):
        if s.dice[player] > 0:
            count = matching(box, s, player)
            note(s, SHOWED, player, count)
            total += count
    lose_die(s, seat if total >= s.quantity else s.bidder)


@rule
def lose_die(s, seat):
    """L7, L8: who has none left is out; the last one with dice wins. Otherwise the loser begins, or the next player."""
    s.dice[seat] -= 1
    s.die[seat][s.dice[seat]] = 0
    note(s, LOST_DIE, seat, s.dice[seat])
    if s.dice[seat] > 0:
        ask(s, DO_ROUND, seat)
        return
    note(s, OUT, seat)
    s.out_as[seat] = players_left(s) + 1
    following = next_player(s, seat)
    if players_left(s) > 1:
        ask(s, DO_ROUND, following)
    else:
        note(s, WON, following)
        s.ending = LAST_DICE
        for player in range(s.seats):
            s.rank[player] = max(s.out_as[player], 1)
        end_game(s)


@rule
def players_left(s):
    """How many players still have dice."""
    left = 0
    for seat in range(s.seats):
        left += s.dice[seat] > 0
    return left


@rule
def conclude(box, s):
    """The limit on decisions is reached: most dice win."""
    s.ending = LIMIT
    for seat in range(s.seats):
        s.rank[seat] = 1
        for other in range(s.seats):
            s.rank[seat] += s.dice[other] > s.dice[seat]


@rule
def resample(box, s, seat, key0, key1):
    """L3: a seat cannot know what lies under the other cups, nor what chance will do."""
    reveals = s.reveals
    reveal_at = s.reveal_at
    rekey(s, key0, key1)
    for other in range(s.seats):
        if other != seat and seat != TOGETHER:
            roll_dice(s, other)
    s.reveals = reveals
    s.reveal_at = reveal_at


@rule
def conceal(box, s, seat):
    """L3: the same secrets, all alike."""
    rekey(s, NO_KEY, NO_KEY)
    for other in range(s.seats):
        if other != seat:
            for k in range(s.dice[other]):
                s.die[other][k] = WILD
