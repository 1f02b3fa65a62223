"""From how each seat stands to what it may expect."""

from ludoteca.bots.exponential import exp
from ludoteca.kernel.compiling import rule


@rule
def softmax(shares, seats):
    """Turns the standing of each seat into its share of the victory: e to the standing, divided by the sum of all.

    A seat that stands one better than each of the others is e times as likely to win.
    """
    most = shares[0]
    for seat in range(1, seats):
        most = max(most, shares[seat])
    total = 0.0
    for seat in range(seats):
        shares[seat] = exp(shares[seat] - most)
        total += shares[seat]
    for seat in range(seats):
        shares[seat] /= total
