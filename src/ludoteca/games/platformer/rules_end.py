"""The end of a game of Platformer (P101, P127, PJ32, PJ62, PJ63)."""

from ludoteca.games.platformer.moves import (
    BOSS_BEATEN,
    COLUMNS,
    ENDED,
    HERO_LOST,
    LIMIT_REACHED,
    TIME_LOST,
)
from ludoteca.kernel.compiling import rule
from ludoteca.kernel.state import end_game, note

LOST = 2


@rule
def finish(s, ending, seat):
    """The game ends at once; ranks have been written."""
    s.ending = ending
    note(s, ENDED, ending, seat)
    end_game(s)


@rule
def boss_defeated(box, s, seat):
    """P101: whoever defeats the boss wins; there is no second place."""
    for other in range(s.seats):
        s.rank[other] = 1 if other == seat else LOST
    finish(s, BOSS_BEATEN, seat)


@rule
def solo_lost(box, s, seat):
    """P127, PJ62: knocked out alone, the game is lost."""
    s.rank[seat] = LOST
    finish(s, HERO_LOST, seat)


@rule
def out_of_time(box, s, seat):
    """P127: no event is left at the event step."""
    s.rank[seat] = LOST
    finish(s, TIME_LOST, seat)


@rule
def goes_before(s, seat, other):
    """PJ63: the higher hero, then more gems, then more gold."""
    row = s.at[seat] // COLUMNS
    other_row = s.at[other] // COLUMNS
    if row != other_row:
        return row > other_row
    if s.gems[seat] != s.gems[other]:
        return s.gems[seat] > s.gems[other]
    return s.gold[seat] > s.gold[other]


@rule
def conclude(box, s):
    """PJ63: the game has gone on for too long: who has climbed highest wins; alone, it is lost."""
    for seat in range(s.seats):
        s.rank[seat] = 1 + box.solo
        for other in range(s.seats):
            if other != seat and goes_before(s, other, seat):
                s.rank[seat] += 1
    finish(s, LIMIT_REACHED, s.active)
