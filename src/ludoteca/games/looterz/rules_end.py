"""The end of a game of Looterz (L28 to L30)."""

from ludoteca.games.looterz.card_sets import count_at
from ludoteca.games.looterz.moves import BY_COINS, BY_LIMIT, ENDED, MOST_CARDS, ROW, STRUCK_OUT, WON
from ludoteca.kernel.compiling import rule
from ludoteca.kernel.state import NOBODY, end_game, note


@rule
def strength(s, seat):
    """L29: coins decide, then Looterz in play."""
    return s.coins[seat] * (MOST_CARDS + 1) + count_at(s, ROW + seat)


@rule
def strongest(s, out):
    """L29: the best of those who are not out yet, or -1 if nobody is left."""
    best = -1
    for seat in range(s.seats):
        if out >> seat & 1 == 0 and (best < 0 or strength(s, seat) > strength(s, best)):
            best = seat
    return best


@rule
def tied_with(s, best, out):
    """L29: all who are as strong as the best one, as bits."""
    tied = 0
    for seat in range(s.seats):
        if out >> seat & 1 == 0 and strength(s, seat) == strength(s, best):
            tied |= 1 << seat
    return tied


@rule
def strike_out_ties(s):
    """L29: while the first place is tied twice over, all who share it lose. Gives them as bits."""
    out = 0
    best = strongest(s, out)
    while best >= 0:
        tied = tied_with(s, best, out)
        if tied == 1 << best:
            return out
        out |= tied
        best = strongest(s, out)
    return out


@rule
def write_ranks(s, winner, out):
    """L29, L30: the winner, then the others by coins and Looterz; who was struck out comes last.

    With no winner at all, nobody has rank 1.
    """
    standing = 0
    for seat in range(s.seats):
        if out >> seat & 1 == 0:
            standing += 1
    for seat in range(s.seats):
        if seat == winner:
            s.rank[seat] = 1
        elif out >> seat & 1:
            s.rank[seat] = max(standing + 1, 2)
        else:
            s.rank[seat] = 2
            for other in range(s.seats):
                better = other != winner and out >> other & 1 == 0 and strength(s, other) > strength(s, seat)
                s.rank[seat] += 1 if better else 0


@rule
def finish(box, s, ending, winner):
    """L28, L29: the game ends at once; everything pending is dropped."""
    s.ending = ending
    note(s, ENDED, ending)
    out = 0
    if winner < 0:
        out = strike_out_ties(s)
        winner = strongest(s, out)
    write_ranks(s, winner, out)
    for seat in range(s.seats):
        if out >> seat & 1:
            note(s, STRUCK_OUT, seat)
    if winner >= 0:
        note(s, WON, winner)
    end_game(s)


@rule
def check_target(box, s, seat):
    """L28: who reaches the target wins at once, in anybody's turn, in the middle of anything."""
    if s.coins[seat] >= box.target_coins:
        finish(box, s, BY_COINS, seat)


@rule
def conclude(box, s):
    """The limit on steps is reached: L29 decides."""
    finish(box, s, BY_LIMIT, NOBODY)
