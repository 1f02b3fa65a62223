"""The end of a game of Platformer, and the score of solo games (P101, P127, P128, PJ32, PJ62)."""

from ludoteca.games.platformer.moves import (
    BOSS_BEATEN,
    COLUMNS,
    ENDED,
    FIRST_ARTIFACT,
    HERO_LOST,
    LIMIT_REACHED,
    TIME_LOST,
)
from ludoteca.kernel.compiling import rule
from ludoteca.kernel.state import EVERYONE, end_game, note

POINTS_PER_EVENT = 3
POINTS_PER_ENEMY = 2
POINTS_PER_WOUND = 2
GOLD_PER_POINT = 3
LOST = 2


@rule
def finish(s, ending, seat):
    """The game ends at once; ranks have been written."""
    s.ending = ending
    note(s, ENDED, ending, seat, 0, 0, EVERYONE)
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
def worth_of(box, s, seat):
    """P128: gold, and the prices of items and potions owned."""
    worth = s.gold[seat] + 0
    for card in range(FIRST_ARTIFACT):
        if s.owner[card] == seat:
            worth += box.price[card]
    return worth


@rule
def points_of(box, s, seat):
    """P128: events left, enemies defeated, wounds beyond the boss's health, gems, a third of the worth."""
    points = POINTS_PER_EVENT * s.events_left + POINTS_PER_ENEMY * s.defeated + POINTS_PER_WOUND * s.overkill
    return points + s.gems[seat] + worth_of(box, s, seat) // GOLD_PER_POINT


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
