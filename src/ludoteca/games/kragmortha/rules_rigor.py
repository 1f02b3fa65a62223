"""Rigor Mortis: meeting him, and his way about (K19, K21 to K23, K27)."""

from ludoteca.games.kragmortha.moves import (
    ASK_CIRCLE,
    ASK_START,
    ASK_TELEPORT,
    DO_LOOK,
    DO_MEET,
    DO_RIGOR_CIRCLE,
    DO_SEND_TO_CIRCLE,
    GO,
    MEETING,
    MET,
    PASS,
    RIGOR_MOVED,
    RIGOR_TELEPORTED,
    SENT,
    SPACES,
)
from ludoteca.games.kragmortha.rules_board import empty_circle_exists, is_free, is_next_to_goblin, put_goblin
from ludoteca.games.kragmortha.state import TURN_OVER
from ludoteca.kernel.compiling import rule
from ludoteca.kernel.state import ask, drop, note, offer


@rule
def meet(box, s, seat):
    """K19, K21: a Look at once, then to an empty circle. For the active player the turn is over."""
    note(s, MET, seat, s.at[seat])
    if seat == s.active:
        s.ended = TURN_OVER
    ask(s, DO_SEND_TO_CIRCLE, seat)
    ask(s, DO_LOOK, seat, MEETING)


@rule
def move_rigor(box, s, seat, to):
    """Rigor Mortis moves one space; gives the goblin he finds there, or none (-1)."""
    note(s, RIGOR_MOVED, seat, s.rigor, to)
    s.rigor = to
    return s.occupant[to]


@rule
def step_rigor(box, s, seat, to):
    """K21, K23, K27: he catches who stands there; then, on a circle, he may teleport."""
    caught = move_rigor(box, s, seat, to)
    if caught >= 0 and box.stops_after_catch:
        s.symbols_left = 0
    if box.circle[to]:
        ask(s, DO_RIGOR_CIRCLE, seat)
    if caught >= 0:
        ask(s, DO_MEET, caught)


@rule
def rigor_on_circle(box, s, seat):
    """K27: the mover may teleport him if a circle is empty and there is somewhere to go."""
    if s.ended == 0 and empty_circle_exists(box, s) and teleport_exists(box, s):
        ask(s, ASK_TELEPORT, seat)


@rule
def may_teleport_to(box, s, space):
    """K27: `anywhere`: a free space in play not next to a goblin; `circle`: an empty circle."""
    if not is_free(s, space):
        return False
    if box.teleport_anywhere:
        return not is_next_to_goblin(box, s, space)
    return box.circle[space] != 0


@rule
def teleport_exists(box, s):
    """K27: whether Rigor Mortis has anywhere to teleport to."""
    for i in range(box.space_count):
        if may_teleport_to(box, s, box.spaces[i]):
            return True
    return False


@rule
def legal_teleport(box, s, menu):
    """K27: where to, or not at all."""
    for i in range(box.space_count):
        if may_teleport_to(box, s, box.spaces[i]):
            offer(menu, GO + box.spaces[i])
    offer(menu, PASS)


@rule
def answer_teleport(box, s, seat, move):
    """K27: teleporting ends the turn, declining does not."""
    drop(s)
    if move != PASS:
        note(s, RIGOR_TELEPORTED, seat, s.rigor, move - GO)
        s.rigor = move - GO
        s.ended = TURN_OVER


@rule
def send_to_circle(box, s, seat, may_stay):
    """K21, K22, K26: to an empty circle; with none, to a start space, or to stay where a token was drawn."""
    if empty_circle_exists(box, s):
        ask(s, ASK_CIRCLE, seat)
    elif not may_stay:
        ask(s, ASK_START, seat)


@rule
def legal_circle(box, s, menu):
    """K21: an empty circle of the player's choice."""
    for i in range(box.circle_count):
        if is_free(s, box.circles[i]):
            offer(menu, GO + box.circles[i])


@rule
def legal_start(box, s, menu):
    """K22: a free start space; with none, the free space nearest to one, never desk or circle."""
    for i in range(box.start_count):
        if is_free(s, box.starts[i]):
            offer(menu, GO + box.starts[i])
    if menu.count > 0:
        return
    nearest = SPACES
    for i in range(box.space_count):
        space = box.spaces[i]
        if is_refuge(box, s, space):
            nearest = min(nearest, box.to_start[space])
    for i in range(box.space_count):
        space = box.spaces[i]
        if is_refuge(box, s, space) and box.to_start[space] == nearest:
            offer(menu, GO + space)


@rule
def is_refuge(box, s, space):
    """K22: where a goblin can go when every start space is taken."""
    return not box.desk[space] and not box.circle[space] and is_free(s, space)


@rule
def answer_sent(box, s, seat, move):
    """K28: a goblin sent to a space activates nothing there."""
    drop(s)
    note(s, SENT, seat, s.at[seat], move - GO)
    put_goblin(s, seat, move - GO)
