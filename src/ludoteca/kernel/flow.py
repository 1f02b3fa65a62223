"""How a match goes on, written once for all games. Specialised for each game (see `compiling.specialise`)."""

from collections.abc import Callable
from typing import Any

from ludoteca.kernel.chance import rekey
from ludoteca.kernel.compiling import rule
from ludoteca.kernel.state import FIRST_TASK, NOBODY, clear_journal, end_game, top_kind, top_seat

MOST_STEPS: int
FIRST_TABLE_MOVE: int
deal: Callable[..., Any]
answer: Callable[..., Any]
perform: Callable[..., Any]
table_move: Callable[..., Any]
conclude: Callable[..., Any]


@rule
def go_on(box, s):
    """Performs the tasks on top of the stack until somebody must decide or the game is over."""
    while s.over == 0 and top_kind(s) >= FIRST_TASK:
        perform(box, s)
    s.seat = NOBODY if s.over else top_seat(s)


@rule
def begin(box, s, seats, key0, key1):
    """Sets a blank state up for its first decision."""
    rekey(s, key0, key1)
    s.seats = seats
    clear_journal(s)
    deal(box, s)
    go_on(box, s)


@rule
def play(box, s, move):
    """Plays a legal move: the choice of the seat to decide, or a move of the whole table."""
    clear_journal(s)
    s.steps += 1
    if move >= FIRST_TABLE_MOVE:
        table_move(box, s, move)
    else:
        answer(box, s, move)
    if s.over == 0 and s.steps >= MOST_STEPS:
        conclude(box, s)
        end_game(s)
    go_on(box, s)
