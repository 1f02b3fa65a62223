"""How good things look for a goblin, and which moves look inviting: what Kragmortha's bots know of the game."""

from ludoteca.games.kragmortha.moves import (
    ASK_PUSH,
    ASK_STEP,
    ASK_TELEPORT,
    COLUMNS,
    GO,
    PASS,
    PUSH,
    STAY,
    STEP,
)
from ludoteca.games.kragmortha.rules_end import tie_break_of, tomes_of
from ludoteca.kernel.compiling import rule
from ludoteca.kernel.shares import share_out
from ludoteca.kernel.state import top_a, top_kind

WIN = 1000.0
MOST_DECISIONS = 24
TURNS_AHEAD = 2


@rule
def standing(box, s, seat):
    """Looks weigh most, more with each one; then Tomes; then the way to the desk and away from Rigor Mortis."""
    looks = s.looks[seat]
    worth = -10.0 * looks - 3.0 * looks * looks
    worth += 4.0 * tomes_of(box, s, seat) + 0.2 * tie_break_of(box, s, seat)
    if s.at[seat] >= 0:
        at = s.at[seat]
        worth -= 0.35 * box.to_desk[at]
        steps = steps_between(at, s.rigor)
        if steps == 1:
            worth -= 3.0
        elif steps == 2:
            worth -= 1.2
    return worth


@rule
def steps_between(a, b):
    """How far apart two spaces are, as if there were no bookcases."""
    return abs(a // COLUMNS - b // COLUMNS) + abs(a % COLUMNS - b % COLUMNS)


@rule
def value(box, s, seat):
    """A seat's own standing against that of the others; a finished game is won or lost."""
    if s.over:
        return WIN if s.rank[seat] == 1 else -WIN
    others = 0.0
    for other in range(s.seats):
        if other != seat:
            others += standing(box, s, other)
    return standing(box, s, seat) - others / (s.seats - 1)


@rule
def hope(box, s, seat):
    """How a seat stands on the way to victory, in the units of `share_out`."""
    return 0.12 * standing(box, s, seat)


@rule
def forecast(box, s, shares):
    """The share of the victory that each seat may expect."""
    for seat in range(s.seats):
        shares[seat] = hope(box, s, seat)
    share_out(shares, s.seats)


@rule
def enough(box, s, turns, decisions):
    """Judged between two turns."""
    return turns >= TURNS_AHEAD or decisions >= MOST_DECISIONS


@rule
def appeal(box, s, move):
    """How inviting a move looks: towards the desk, away from Rigor Mortis, and him towards the others."""
    kind = top_kind(s)
    if kind == ASK_STEP:
        return step_appeal(box, s, move)
    if kind == ASK_PUSH:
        to = box.beside[s.at[top_a(s)]][move - PUSH]
        return 8.0 if to == s.rigor else 1.0 + 0.1 * box.to_desk[to]
    if kind == ASK_TELEPORT and move != PASS:
        return 0.1
    if GO <= move < GO + len(s.occupant):
        return place_appeal(box, s, move - GO)
    return 1.0


@rule
def place_appeal(box, s, space):
    """A place for one's own goblin: near the desk, not beside Rigor Mortis."""
    worth = 6.0 / (2.0 + box.to_desk[space])
    return 0.2 * worth if steps_between(space, s.rigor) <= 2 else worth


@rule
def step_appeal(box, s, move):
    """A step of one's own goblin, or of Rigor Mortis."""
    seat = s.seat
    if move == STAY:
        return 0.6
    if box.moves_rigor[s.card]:
        to = box.beside[s.rigor][move - STEP]
        caught = s.occupant[to]
        if caught == seat:
            return 0.02
        if caught >= 0:
            return 12.0
        return 0.3 if steps_between(to, s.at[seat]) <= 1 else 1.0
    at = s.at[seat]
    to = box.beside[at][move - STEP]
    if to == s.rigor:
        return 0.02
    if box.desk[to]:
        return 10.0
    worth = 3.0 if box.to_desk[to] < box.to_desk[at] else 0.8
    return 0.4 * worth if steps_between(to, s.rigor) == 1 else worth
