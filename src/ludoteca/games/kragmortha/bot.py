"""How good things look for a goblin: the small heuristic of Kragmortha's simple bot."""

from ludoteca.games.kragmortha.moves import COLUMNS
from ludoteca.games.kragmortha.rules_end import tie_break_of, tomes_of
from ludoteca.kernel.compiling import rule

WIN = 1000.0


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
