"""Pushing in Kragmortha (K16 to K20)."""

from ludoteca.games.kragmortha.moves import ASK_PUSH, DO_ENTER, PUSH, PUSHED, STEPPED
from ludoteca.games.kragmortha.rules_board import can_be_pushed, put_goblin
from ludoteca.kernel.compiling import rule
from ludoteca.kernel.state import ask, drop, note, offer

NONE = -1


@rule
def step_goblin(box, s, seat, to):
    """K16, K20: a goblin steps; a goblin that stands there is pushed; then effects, the active goblin's last."""
    origin = s.at[seat]
    victim = s.occupant[to]
    s.pushed_this_step = 1 << seat
    put_goblin(s, seat, to)
    note(s, STEPPED, seat, origin, to)
    ask(s, DO_ENTER, seat)
    if victim >= 0:
        ask(s, ASK_PUSH, seat, victim, origin)


@rule
def legal_push(box, s, menu, victim, origin):
    """K16, K18: any side but the one the pusher came from, if the chain can be finished from there."""
    moved = s.pushed_this_step | 1 << victim
    here = s.at[victim]
    for direction in range(4):
        to = box.beside[here][direction]
        if to < 0 or to == origin:
            continue
        other = s.occupant[to]
        if other < 0 or (not moved >> other & 1 and can_be_pushed(box, s, other, here, moved, NONE)):
            offer(menu, PUSH + direction)


@rule
def answer_push(box, s, seat, victim, move):
    """K17: the pushed goblin lands; one that stands there is pushed in turn, and the lander's player chooses."""
    drop(s)
    here = s.at[victim]
    to = box.beside[here][move - PUSH]
    other = s.occupant[to]
    s.pushed_this_step |= 1 << victim
    put_goblin(s, victim, to)
    note(s, PUSHED, seat, victim, here, to)
    ask(s, DO_ENTER, victim)
    if other >= 0:
        ask(s, ASK_PUSH, victim, other, here)
