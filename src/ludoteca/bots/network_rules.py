"""How a network looks at a game: whole numbers from the first byte to the last, so that every machine sees the same.

The first layer adds up a row of weights for each thing that is seen (a byte of an observation that is not 0), which is
little work because most bytes are; then comes a small layer of 8-bit weights, and from it are read what share of the
victory each seat may expect and how good each legal move looks.
"""

from ludoteca.bots.exponential import exp
from ludoteca.kernel.compiling import rule
from ludoteca.kernel.observation import BITS

PRIOR, VALUE, AT_ONCE = 1, 2, 4
"""What a network is used for, as bits: to say how good moves look, to judge, and to do so without playing on first."""
FIRST_SHIFT = 3
SECOND_SHIFT = 6
BRIGHTEST = 127
"""Neurons are 0 to 127: what a layer adds up is shifted to the right and cut off."""
HEAD_SCALE = 256
HEAD = 1.0 / (BRIGHTEST * HEAD_SCALE)
"""What 1 means in the sums that the heads read."""
LEAST = 0.001
"""A forecast is never surer than this, so that it can be corrected."""
STRAY = 0.02
"""The share of a move's prior that does not depend on how good it looks, so that none is out of the question."""


@rule
def list_seen(net, seen, rows):
    """The rows of the table for all that is seen; gives how many."""
    count = 0
    for byte in range(len(net.first)):
        value = int(seen[byte])
        if value == 0:
            continue
        thing = net.first[byte]
        if net.form[byte] == BITS:
            while value:
                rows[count] = net.row[thing]
                count += (value & 1) & (rows[count] >= 0)
                value >>= 1
                thing += 1
        else:
            rows[count] = net.row[thing + min(value, int(net.most[byte])) - 1]
            count += rows[count] >= 0
    return count


@rule
def add_seen(net, seats, rows, count, sums):
    """The first layer: the sum of these rows, four at a time, so that the sums are fetched less often."""
    width = len(sums)
    bias = net.bias[seats * width : seats * width + width]
    for k in range(width):
        sums[k] = bias[k]
    fours = count - count % 4
    for at in range(0, fours, 4):
        row0 = net.table[rows[at] * width : rows[at] * width + width]
        row1 = net.table[rows[at + 1] * width : rows[at + 1] * width + width]
        row2 = net.table[rows[at + 2] * width : rows[at + 2] * width + width]
        row3 = net.table[rows[at + 3] * width : rows[at + 3] * width + width]
        for k in range(width):
            sums[k] += row0[k] + row1[k] + row2[k] + row3[k]
    for at in range(fours, count):
        row = net.table[rows[at] * width : rows[at] * width + width]
        for k in range(width):
            sums[k] += row[k]


@rule
def add_second(net, sums, narrow):
    """The second layer, of what the first is after it was cut off."""
    count = len(sums)
    for k in range(count):
        sums[k] = max(min(sums[k] >> FIRST_SHIFT, BRIGHTEST), 0)
    for number in range(len(narrow)):
        weights = net.second[number * count : number * count + count]
        total = 0
        for k in range(count):
            total += sums[k] * weights[k]
        narrow[number] = max(min((total + net.second_bias[number]) >> SECOND_SHIFT, BRIGHTEST), 0)


@rule
def read_head(head, bias, number, narrow):
    """One number that is read from the second layer."""
    count = len(narrow)
    weights = head[number * count : number * count + count]
    total = 0
    for k in range(count):
        total += narrow[k] * weights[k]
    return HEAD * (total + bias[number])


@rule
def read_shares(net, seats, seat, narrow, shares):
    """Corrects a forecast of the share of the victory that each seat may expect; some may be nobody's.

    Each share is multiplied by what the network, seen from the seat to decide, makes of it. Then all add up to 1.
    """
    left = 1.0
    for k in range(seats):
        left -= shares[k]
    nobody = max(left, LEAST) * exp(read_head(net.shares, net.shares_bias, len(net.shares_bias) - 1, narrow))
    total = nobody
    for place in range(seats):
        sits = seat + place if seat + place < seats else seat + place - seats
        shares[sits] = max(shares[sits], LEAST) * exp(read_head(net.shares, net.shares_bias, place, narrow))
        total += shares[sits]
    for k in range(seats):
        shares[k] /= total


@rule
def read_moves(net, menu, narrow, weights):
    """How good each move on the menu looks; gives the sum."""
    most = -1000.0
    for k in range(menu.count):
        weights[k] = read_head(net.moves, net.moves_bias, menu.moves[k], narrow)
        most = max(most, weights[k])
    total = 0.0
    for k in range(menu.count):
        weights[k] = exp(weights[k] - most)
        total += weights[k]
    stray = STRAY * total / menu.count
    for k in range(menu.count):
        weights[k] += stray
    return total * (1.0 + STRAY)
