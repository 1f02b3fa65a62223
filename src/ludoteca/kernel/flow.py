"""How a match goes on, written once for all games. Specialised for each game (see `compiling.specialise`)."""

from collections.abc import Callable
from typing import Any

from ludoteca.kernel.chance import rekey
from ludoteca.kernel.compiling import rule
from ludoteca.kernel.limits import FIRST_TASK
from ludoteca.kernel.state import NOBODY, OVER, clear_journal, end_game, top_kind, top_seat

MOST_STEPS: int
FIRST_TABLE_MOVE: int
deal: Callable[..., Any]
answer: Callable[..., Any]
perform: Callable[..., Any]
follow: Callable[..., Any]
table_move: Callable[..., Any]
conclude: Callable[..., Any]


@rule
def what_next(box, s):
    """The kind of frame that comes next, after what follows at once: a task, a decision (and whose it is), or OVER."""
    if s.over == 0:
        follow(box, s)
    if s.over:
        s.seat = NOBODY
        return OVER
    kind = top_kind(s)
    if kind < FIRST_TASK:
        s.seat = top_seat(s)
    return kind


@rule
def go_on(box, s):
    """Performs the tasks on top of the stack until somebody must decide or the game is over."""
    while what_next(box, s) >= FIRST_TASK:
        perform(box, s)


@rule
def begin(box, s, seats, key0, key1):
    """Sets a blank state up for its first decision."""
    rekey(s, key0, key1)
    s.seats = seats
    clear_journal(s)
    deal(box, s)
    go_on(box, s)


@rule
def decide(box, s, move):
    """Makes a legal move, the choice of the seat to decide or one of the whole table; what follows is not done yet."""
    clear_journal(s)
    steps = s.steps + 1
    s.steps = steps
    if move >= FIRST_TABLE_MOVE:
        table_move(box, s, move)
    else:
        answer(box, s, move)
    if s.over == 0 and steps >= MOST_STEPS:
        conclude(box, s)
        end_game(s)


@rule
def play(box, s, move):
    """Plays a legal move, and all that follows from it until somebody must decide again."""
    decide(box, s, move)
    go_on(box, s)
