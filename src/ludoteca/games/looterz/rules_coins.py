"""Coins: earned, stolen, lost (L13, L22, L28)."""

from ludoteca.games.looterz.moves import EARNED, LOST, STOLE
from ludoteca.games.looterz.rules_end import check_target
from ludoteca.kernel.compiling import rule
from ludoteca.kernel.state import note


@rule
def earn(box, s, seat, coins):
    """L13, L28: coins from the reserve, which never runs out (L1)."""
    if coins > 0:
        s.coins[seat] += coins
        note(s, EARNED, seat, coins)
        check_target(box, s, seat)


@rule
def most_coins(s):
    """How many coins the richest player has."""
    most = 0
    for seat in range(s.seats):
        most = max(most, s.coins[seat])
    return most


@rule
def richest_others(s, seat):
    """L22: the richest players, as bits; nobody if this seat is one of them or nobody has a coin."""
    most = most_coins(s)
    if s.coins[seat] == most:
        return 0
    richest = 0
    for other in range(s.seats):
        if s.coins[other] == most:
            richest |= 1 << other
    return richest


@rule
def steal_coin(box, s, seat, victim):
    """L22: one coin from another player's loot."""
    s.coins[victim] -= 1
    s.coins[seat] += 1
    note(s, STOLE, seat, victim)
    check_target(box, s, seat)


@rule
def lose(s, seat, coins):
    """Coins go back to the reserve, as far as there are any."""
    coins = min(coins, s.coins[seat])
    if coins > 0:
        s.coins[seat] -= coins
        note(s, LOST, seat, coins)


@rule
def only_seat(seats):
    """The one seat in a set of bits; -1 if there are several or none."""
    found = -1
    seat = 0
    while seats >> seat:
        if seats >> seat & 1:
            if found >= 0:
                return -1
            found = seat
        seat += 1
    return found
