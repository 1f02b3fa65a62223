"""What a search needs to know of Looterz: what looks inviting, and who is likely to win.

The numbers in `finishing` and `hope` were fitted to games that the search played against itself; see docs/bots.md.
"""

from ludoteca.bots.exponential import exp
from ludoteca.bots.knowledge import Budget, Level
from ludoteca.bots.softmax import softmax
from ludoteca.games.looterz.bot import coins_a_turn, coins_of_a_row, likely_damage, worth
from ludoteca.games.looterz.card_sets import cards_at, count_at, first_of, rest_of, some
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
from ludoteca.kernel.state import top_a, top_kind

TURNS_AHEAD = 1
MOST_DECISIONS = 40
LEVELS = {
    "easy": Level(Budget(iterations=40), tempers={2: 0.1, 4: 0.11, 6: 1.2}, heeds_visits=False),
    "normal": Level(Budget(iterations=40), tempers={2: 0.043, 4: 0.036, 6: 0.045}, heeds_visits=False),
    "hard": Level(Budget(iterations=40), {2: 90, 4: 40}),
}
"""A single decision weighs little and dice decide much, so the lower levels are far less choosy: see docs/bots.md."""


@rule
def printed_coins(box, card):
    """What a search of a fresh Looter is expected to bring."""
    coins = box.life[card] * box.power[card] / DIE
    return 2.0 * coins if box.twice[card] else coins


@rule
def finishing(box, s, seat):
    """How likely a seat is to reach the target in its next turn: with its row and the best of its hand."""
    if s.barred[seat] & ~(1 << seat):
        return 0.0
    best = 0.0
    cards = cards_at(s, HAND + seat)
    while some(cards):
        card = first_of(cards)
        best = max(best, printed_coins(box, card))
        cards = rest_of(cards)
    beyond = s.coins[seat] + coins_of_a_row(box, s, seat) + 0.92 * best - box.target_coins
    return 1.0 / (1.0 + exp(-0.65 * beyond - 0.33))


@rule
def hope(box, s, seat):
    """How a seat stands if nobody finishes in this round, in the units of `softmax`; whoever is next has an edge."""
    lacking = (box.target_coins - s.coins[seat]) / box.target_coins
    wait = (seat - s.active + s.seats) % s.seats
    cards = count_at(s, HAND + seat)
    hope = (-4.8 * lacking - 1.1 * wait) / s.seats + 0.33 * cards
    cards = cards_at(s, ROW + seat)
    while some(cards):
        card = first_of(cards)
        hope += 0.22 * s.life[card]
        hope += 0.19 * (box.keywords[card] >> ACTIVATION & 1) + 0.31 * (box.keywords[card] >> LAST_WISH & 1)
        cards = rest_of(cards)
    cards = cards_at(s, HAND + seat)
    while some(cards):
        card = first_of(cards)
        hope += 0.12 * (box.keywords[card] >> RECRUITMENT & 1)
        cards = rest_of(cards)
    return hope


@rule
def forecast(box, s, shares):
    """The share of the victory that each seat may expect: a round in which anybody may finish, then by hope."""
    for seat in range(s.seats):
        shares[seat] = hope(box, s, seat)
    softmax(shares, s.seats)
    for wait in range(s.seats - 1, -1, -1):
        seat = (s.active + wait) % s.seats
        chance = finishing(box, s, seat)
        for other in range(s.seats):
            shares[other] *= 1.0 - chance
        shares[seat] += chance


@rule
def enough(box, s, turns, decisions):
    """Judged between two turns."""
    return turns >= TURNS_AHEAD or decisions >= MOST_DECISIONS


@rule
def appeal(box, s, move):
    """How inviting a move looks: Looterz that find much, attacks that kill, and no idle ones."""
    if move < SEARCH:
        room = 2.0 if count_at(s, ROW + s.seat) < MOST_LOOTERZ else 0.7
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
