"""What a search needs to know of Kragmortha: what looks inviting, and who is likely to win.

The weights of `hope` were fitted to games that the search played against itself; see docs/bots.md.
"""

from ludoteca.bots.knowledge import Budget, Level
from ludoteca.bots.softmax import softmax
from ludoteca.games.kragmortha.bot import steps_between
from ludoteca.games.kragmortha.moves import (
    ABSOLUTION,
    ASK_PUSH,
    ASK_STEP,
    ASK_TELEPORT,
    GO,
    PASS,
    PUSH,
    STAY,
    STEP,
    WARD,
)
from ludoteca.games.kragmortha.rules_end import tomes_of
from ludoteca.games.kragmortha.state import LOOKS_TO_END
from ludoteca.kernel.compiling import rule
from ludoteca.kernel.state import top_a, top_kind

MOST_DECISIONS_A_TURN = 12
LEVELS = {
    "easy": Level(Budget(iterations=100), {2: 140, 4: 100}, {2: 0.01, 4: 0.043, 8: 2.6}),
    "normal": Level(Budget(iterations=200), {2: 280, 4: 200}, {2: 0.0059, 4: 0.028, 8: 0.093}),
    "hard": Level(Budget(iterations=200), {2: 560, 4: 200}),
}
"""A few steps towards Rigor Mortis lose the game, so even the lower levels are choosy: see docs/bots.md."""


@rule
def hope(box, s, seat):
    """How a seat stands on the way to victory, in the units of `softmax`: Looks weigh more and more."""
    late = 1.0 - s.tome_deck_size / box.tome_count
    looks = s.looks[seat]
    hope = (0.38 + 0.25 * late) * tomes_of(box, s, seat) - 1.5 * late * looks
    hope -= 0.65 * min(looks, 1) + (1.1 if looks >= 2 else 0.0) + (2.0 if looks >= LOOKS_TO_END - 1 else 0.0)
    hope += 0.7 * (s.ready[seat] >> ABSOLUTION & 1) + 0.6 * (s.ready[seat] >> WARD & 1) + 0.15 * s.hand_size[seat]
    if s.at[seat] >= 0:
        hope -= 0.08 * box.to_desk[s.at[seat]]
        hope -= 0.4 if steps_between(s.at[seat], s.rigor) <= 2 else 0.0
    return hope


@rule
def forecast(box, s, shares):
    """The share of the victory that each seat may expect."""
    for seat in range(s.seats):
        shares[seat] = hope(box, s, seat)
    softmax(shares, s.seats)


@rule
def enough(box, s, turns, decisions):
    """Judged when everybody has had a turn: the more there are, the more Rigor Mortis moves before one's next."""
    return turns >= s.seats or decisions >= MOST_DECISIONS_A_TURN * s.seats


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
