"""Random play to the end that notices what goes wrong. Specialised for each game (see `compiling.specialise`)."""

from collections.abc import Callable
from typing import Any

from ludoteca.kernel.chance import lucky, next_luck
from ludoteca.kernel.compiling import loop
from ludoteca.kernel.limits import FIRST_TASK

legal: Callable[..., Any]
decide: Callable[..., Any]
what_next: Callable[..., Any]
perform: Callable[..., Any]

MOST_TASKS = 100_000
"""No move makes so many tasks follow."""
ENDED, STUCK, ENDLESS = range(3)


@loop
def run_out(boxes, states, menus, luck, steps):
    """Plays one game at random to its end; gives ENDED, STUCK (nothing to choose) or ENDLESS."""
    box = boxes[0]
    s = states[0]
    menu = menus[0]
    for _ in range(steps):
        tasks = 0
        while what_next(box, s) >= FIRST_TASK:
            perform(box, s)
            tasks += 1
            if tasks > MOST_TASKS:
                return ENDLESS
        if s.over:
            return ENDED
        menu.count = 0
        legal(box, s, menu)
        if menu.count == 0:
            return STUCK
        luck = next_luck(luck)
        decide(box, s, menu.moves[lucky(luck, menu.count)])
    return ENDED if s.over else ENDLESS
