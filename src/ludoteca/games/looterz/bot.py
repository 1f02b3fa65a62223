"""How good things look for a player of Looterz: the small heuristic of its bots.

A coin is worth ten. Everything else is measured by the coins that it may still bring.
"""

from ludoteca.games.looterz.card_sets import cards_at, count_at, first_of, rest_of, some, without
from ludoteca.games.looterz.moves import (
    ACTIVATION,
    ASK_ATTACK_AGAIN,
    ASK_SEARCH_AGAIN,
    ASK_TARGET,
    DAMAGE,
    DRAIN,
    DUNGEON,
    HAND,
    LAST_WISH,
    RECLAIM,
    RECRUIT_FROM_GRAVEYARD,
    RECRUIT_FROM_HAND,
    RETURN_TO_HAND,
    ROW,
    SACRIFICE_COST,
    TAKE_CONTROL,
)
from ludoteca.games.looterz.rules_dungeon import DIE
from ludoteca.games.looterz.rules_looterz import OFFSETS
from ludoteca.games.looterz.rules_targets import can_choose, is_guarded
from ludoteca.kernel.compiling import rule
from ludoteca.kernel.state import top_a, top_b, top_c, top_kind, top_seat

WIN = 1000.0
COIN = 10.0
TURNS_TO_COME = 0.7
TURNS_TO_COME_A_LIFE = 0.4
"""How many more turns a Looter is thought to live: the more life it has, the longer."""
PLACES = 3


@rule
def coins_a_turn(box, s, card):
    """What a search is expected to bring."""
    coins = s.life[card] * box.power[card] / DIE
    return 2.0 * coins if box.twice[card] else coins


@rule
def worth(box, s, card):
    """A Looter in play."""
    turns = TURNS_TO_COME + TURNS_TO_COME_A_LIFE * s.life[card]
    value = 3.0 + COIN * turns * coins_a_turn(box, s, card)
    if box.keywords[card] >> ACTIVATION & 1:
        value += 5.0
    if box.keywords[card] >> LAST_WISH & 1:
        value += 3.0
    return value + 1.5 * box.taunt[card] + 1.5 * box.ward[card]


@rule
def row_worth(box, s, seat):
    """The best three Looterz; those beyond will have to be sacrificed."""
    best = 0.0
    second = 0.0
    third = 0.0
    beyond = 0.0
    cards = cards_at(s, ROW + seat)
    while some(cards):
        card = first_of(cards)
        value = worth(box, s, card)
        if value > best:
            beyond += third
            third = second
            second = best
            best = value
        elif value > second:
            beyond += third
            third = second
            second = value
        elif value > third:
            beyond += third
            third = value
        else:
            beyond += value
        cards = rest_of(cards)
    return best + second + third + 0.1 * beyond


@rule
def still_to_find(box, s, seat):
    """What the Looterz that have not acted in this turn are expected to find yet."""
    if s.active != seat or s.phase > DUNGEON:
        return 0.0
    value = 0.0
    cards = without(cards_at(s, ROW + seat), s.acted)
    while some(cards):
        card = first_of(cards)
        value += 2.0 if s.barred[seat] else 2.0 + 0.9 * COIN * coins_a_turn(box, s, card)
        cards = rest_of(cards)
    return value


@rule
def coins_of_a_row(box, s, seat):
    """What all Looterz of a player are expected to find in a turn."""
    coins = 0.0
    cards = cards_at(s, ROW + seat)
    while some(cards):
        card = first_of(cards)
        coins += coins_a_turn(box, s, card)
        cards = rest_of(cards)
    return coins


@rule
def standing(box, s, seat):
    """Coins, more so near the target; Looterz; cards in hand."""
    near = s.coins[seat] / box.target_coins
    value = COIN * s.coins[seat] + 2.0 * COIN * near * near
    value += row_worth(box, s, seat) + still_to_find(box, s, seat)
    cards = count_at(s, HAND + seat)
    value += 5.0 * min(cards, 4) + 1.0 * max(cards - 4, 0)
    if s.barred[seat]:
        value -= 4.0 + 0.6 * COIN * coins_of_a_row(box, s, seat)
    return value


@rule
def leader_among_others(box, s, seat):
    """The opponent who stands best."""
    best = -1
    most = 0.0
    for i in range(1, s.seats):
        other = (seat + i) % s.seats
        value = standing(box, s, other)
        if best < 0 or value > most:
            best = other
            most = value
    return best


@rule
def weight(s, other, leader):
    """How much it matters to hurt one of the opponents: the leader most."""
    share = 0.8 / (s.seats - 1)
    return share + 0.2 if other == leader else share


@rule
def likely_damage(dice, power, life):
    """How much of a Looter's life an attack is expected to take, as a part of all its life."""
    chance = power / DIE
    damage = 0.0
    exactly = 1.0
    for _ in range(dice):
        exactly *= 1.0 - chance
    if chance >= 1.0:
        return min(dice, life) / life
    for hits in range(1, dice + 1):
        exactly *= (dice - hits + 1) / hits * chance / (1.0 - chance)
        damage += exactly * min(hits, life)
    return damage / life


@rule
def best_attack(box, s, seat, attacker, leader):
    """What the best attack is expected to take from the others."""
    best = 0.0
    for defender in range(s.seats):
        if defender == seat:
            continue
        guarded = False
        cards = cards_at(s, ROW + defender)
        while some(cards):
            card = first_of(cards)
            guarded = guarded or box.taunt[card] != 0
            cards = rest_of(cards)
        cards = cards_at(s, ROW + defender)
        while some(cards):
            card = first_of(cards)
            if not guarded or box.taunt[card]:
                part = likely_damage(s.life[attacker], box.power[attacker], s.life[card])
                best = max(best, part * worth(box, s, card) * weight(s, defender, leader))
            cards = rest_of(cards)
    return best


@rule
def best_victim(box, s, seat, card, entry, leader):
    """What the best choice of a Looter for an ability is expected to bring."""
    what = box.what[card][entry]
    best = 0.0
    for defender in range(s.seats):
        guarded = is_guarded(box, s, seat, card, entry, defender)
        others = cards_at(s, ROW + defender)
        while some(others):
            other = first_of(others)
            if defender != seat and can_choose(box, s, seat, card, entry, other) and (not guarded or box.taunt[other]):
                gain = worth(box, s, other) * weight(s, defender, leader)
                if what in (DAMAGE, DRAIN):
                    gain *= min(box.amount[card][entry], s.life[other]) / s.life[other]
                elif what == TAKE_CONTROL:
                    if box.for_good[card][entry]:
                        gain += worth(box, s, other)
                    else:
                        gain = 2.0 + COIN * coins_a_turn(box, s, other)
                best = max(best, gain)
            others = rest_of(others)
    return best


@rule
def prospect(box, s, seat, leader):
    """What the decision that this player has to make next is expected to bring."""
    kind = top_kind(s)
    if top_seat(s) != seat:
        return 0.0
    card = top_a(s)
    if kind in (ASK_TARGET, ASK_ATTACK_AGAIN):
        times = 2.0 if kind == ASK_TARGET and box.twice[card] else 1.0
        return times * best_attack(box, s, seat, card, leader)
    if kind == ASK_SEARCH_AGAIN:
        return 0.5 * COIN * coins_a_turn(box, s, card)
    if kind <= RETURN_TO_HAND:
        return best_victim(box, s, seat, card, top_b(s) // OFFSETS, leader)
    if kind == RECLAIM:
        return 5.0 * top_c(s)
    if kind in (RECRUIT_FROM_GRAVEYARD, RECRUIT_FROM_HAND):
        return 15.0 * top_c(s)
    if kind == SACRIFICE_COST:
        return 2.0 * COIN - 8.0
    return 0.0


@rule
def value(box, s, seat):
    """A seat's own standing and prospects against the others' standing; a finished game is won or lost."""
    if s.over:
        return WIN if s.rank[seat] == 1 else -WIN
    leader = leader_among_others(box, s, seat)
    total = standing(box, s, seat) + prospect(box, s, seat, leader)
    for other in range(s.seats):
        if other != seat:
            total -= standing(box, s, other) * weight(s, other, leader)
            total += 0.8 * s.rigor * (s.coins[seat] - s.coins[other]) / (s.seats - 1)
    return total
