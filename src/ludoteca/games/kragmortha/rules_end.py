"""The end of a game of Kragmortha (K37 to K39)."""

from ludoteca.games.kragmortha.box import KINDS
from ludoteca.games.kragmortha.moves import BY_LIMIT, ENDED, WON
from ludoteca.games.kragmortha.state import LOOKS_TO_END
from ludoteca.kernel.compiling import rule
from ludoteca.kernel.state import end_game, note

KIND_COUNT = len(KINDS)


@rule
def tomes_of(box, s, seat):
    """K38: used Tomes count."""
    count = 0
    for tome in range(box.tome_count):
        if s.tome_owner[tome] == seat:
            count += 1
    return count


@rule
def tie_break_of(box, s, seat):
    """K35, K38: the number of magic symbols, or of different kinds of them."""
    symbols = 0
    kinds = 0
    for tome in range(box.tome_count):
        if s.tome_owner[tome] == seat:
            symbols += box.tome_symbols[tome]
            kinds |= 1 << box.tome_kind[tome]
    if not box.tie_by_kinds:
        return symbols
    different = 0
    for kind in range(KIND_COUNT):
        different += kinds >> kind & 1
    return different


@rule
def does_better(box, s, seat, other):
    """K38, K39: fewest Looks, then most Tomes, then the tie-break; four Looks lose to everybody."""
    out = s.looks[seat] >= LOOKS_TO_END
    other_out = s.looks[other] >= LOOKS_TO_END
    if out or other_out:
        return other_out and not out
    if s.looks[seat] != s.looks[other]:
        return s.looks[seat] < s.looks[other]
    tomes = tomes_of(box, s, seat)
    other_tomes = tomes_of(box, s, other)
    if tomes != other_tomes:
        return tomes > other_tomes
    return tie_break_of(box, s, seat) > tie_break_of(box, s, other)


@rule
def write_ranks(box, s):
    """K38: who is still tied shares the place."""
    for seat in range(s.seats):
        s.rank[seat] = 1
        for other in range(s.seats):
            if other != seat and does_better(box, s, other, seat):
                s.rank[seat] += 1


@rule
def finish(box, s, ending, seat):
    """K37: the game ends at once."""
    s.ending = ending
    note(s, ENDED, ending, seat)
    write_ranks(box, s)
    for winner in range(s.seats):
        if s.rank[winner] == 1:
            note(s, WON, winner)
    end_game(s)


@rule
def conclude(box, s):
    """The limit on steps is reached: K38 decides."""
    finish(box, s, BY_LIMIT, s.active)
