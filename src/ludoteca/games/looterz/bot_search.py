"""What a search needs to know of Looterz: what looks inviting, and who is likely to win.

The weights of `hope` were fitted to games that the search played against itself; see docs/bots.md.
"""

from ludoteca.games.looterz.bot import coins_a_turn, likely_damage, worth
from ludoteca.games.looterz.moves import (
    ACCEPT,
    ACTIVATE,
    ACTIVATION,
    ASK_ATTACK_AGAIN,
    ASK_TARGET,
    ATTACK,
    CHOOSE,
    DECLINE,
    DISCARD,
    DONE,
    DRAW,
    GAIN_LIFE,
    HAND,
    HEAL,
    LAST_WISH,
    PLAYER,
    RECRUITMENT,
    RETURN_TO_HAND,
    ROW,
    SACRIFICE,
    SEARCH,
)
from ludoteca.games.looterz.rules_dungeon import DIE
from ludoteca.games.looterz.rules_turn import MOST_LOOTERZ
from ludoteca.kernel.compiling import rule
from ludoteca.kernel.shares import share_out
from ludoteca.kernel.state import top_a, top_kind

TURNS_AHEAD = 1
MOST_DECISIONS = 40
FEW_CARDS = 4


@rule
def printed_coins(box, card):
    """What a search of a fresh Looter is expected to bring."""
    coins = box.life[card] * box.power[card] / DIE
    return 2.0 * coins if box.twice[card] else coins


@rule
def best_coins(box, s, seat):
    """What a turn of the three best Looterz of a row is expected to bring."""
    best = 0.0
    second = 0.0
    third = 0.0
    card = s.first_of[ROW + seat]
    while card >= 0:
        coins = coins_a_turn(box, s, card)
        if coins > best:
            third = second
            second = best
            best = coins
        elif coins > second:
            third = second
            second = coins
        elif coins > third:
            third = coins
        card = s.after[card]
    return best + second + third


@rule
def row_hope(box, s, seat):
    """Looterz in play: the coins that they find, their life and their abilities."""
    rate = 10.0 * best_coins(box, s, seat) / box.target_coins
    hope = 1.15 * rate - 0.1 * rate * rate
    card = s.first_of[ROW + seat]
    while card >= 0:
        hope += 0.13 * s.life[card] - 0.2 + 0.18 * box.taunt[card]
        hope += 0.45 * (box.keywords[card] >> ACTIVATION & 1) + 0.3 * (box.keywords[card] >> LAST_WISH & 1)
        card = s.after[card]
    return hope


@rule
def hand_hope(box, s, seat):
    """Cards in hand: how many, and the two that will find most."""
    cards = s.count[HAND + seat]
    hope = 0.4 * min(cards, FEW_CARDS) + 0.12 * max(cards - FEW_CARDS, 0)
    best = 0.0
    second = 0.0
    card = s.first_of[HAND + seat]
    while card >= 0:
        hope += 0.1 * (box.keywords[card] >> RECRUITMENT & 1)
        coins = printed_coins(box, card)
        if coins > best:
            second = best
            best = coins
        elif coins > second:
            second = coins
        card = s.after[card]
    return hope + 0.15 * (best + second)


@rule
def hope(box, s, seat):
    """How a seat stands on the way to the target, in the units of `share_out`; whoever is next has an edge."""
    lacking = max(0, box.target_coins - s.coins[seat]) / box.target_coins
    wait = (seat - s.active + s.seats) % s.seats / s.seats
    hope = -5.6 * lacking - 1.37 * wait - (0.44 if s.barred[seat] else 0.0)
    return hope + row_hope(box, s, seat) + hand_hope(box, s, seat)


@rule
def forecast(box, s, shares):
    """The share of the victory that each seat may expect."""
    for seat in range(s.seats):
        shares[seat] = hope(box, s, seat)
    share_out(shares, s.seats)


@rule
def enough(box, s, turns, decisions):
    """Judged between two turns."""
    return turns >= TURNS_AHEAD or decisions >= MOST_DECISIONS


@rule
def appeal(box, s, move):
    """How inviting a move looks: Looterz that find much, attacks that kill, and no idle ones."""
    if move < SEARCH:
        room = 2.0 if s.count[ROW + s.seat] < MOST_LOOTERZ else 0.7
        return room * (0.5 + printed_coins(box, move))
    if move < ATTACK:
        return 0.5 + 3.0 * coins_a_turn(box, s, move - SEARCH)
    if move < ACTIVATE:
        return 0.3 + 0.5 * coins_a_turn(box, s, move - ATTACK)
    if move < CHOOSE:
        return 2.0
    if move < SACRIFICE:
        return choice_appeal(box, s, move - CHOOSE)
    if move < DISCARD:
        return 40.0 / (5.0 + worth(box, s, move - SACRIFICE))
    if move < PLAYER:
        return 1.0 / (0.3 + printed_coins(box, move - DISCARD))
    if move < DRAW:
        return 1.0 + s.coins[move - PLAYER]
    if move == DRAW:
        return 1.0
    if move == ACCEPT:
        return 2.0
    return 0.5 if move == DECLINE else 0.05 if move == DONE else 1.0


@rule
def choice_appeal(box, s, card):
    """A card that an attack or an ability could choose."""
    kind = top_kind(s)
    seat = s.seat
    if s.place[card] < ROW:
        return 0.3 + printed_coins(box, card)
    mine = s.place[card] == ROW + seat
    if kind in (HEAL, GAIN_LIFE):
        return 2.0 if mine else 0.1
    if kind > RETURN_TO_HAND and kind not in (ASK_TARGET, ASK_ATTACK_AGAIN):
        return 40.0 / (5.0 + worth(box, s, card))
    if mine:
        return 0.05
    gain = 0.1 * worth(box, s, card) * (1.0 + s.coins[s.place[card] - ROW] / box.target_coins)
    if kind in (ASK_TARGET, ASK_ATTACK_AGAIN):
        attacker = top_a(s)
        return 0.05 + gain * likely_damage(s.life[attacker], box.power[attacker], s.life[card])
    return 0.05 + gain
