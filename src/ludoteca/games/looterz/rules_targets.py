"""Who can be chosen: filters of abilities, Taunt and ward (L14, L21, L23)."""

from ludoteca.games.looterz.card_sets import cards_at, count_at, first_of, has, rest_of, some
from ludoteca.games.looterz.moves import (
    CHOOSE,
    EVERY,
    EVERY_OPPOSING,
    EVERY_YOURS,
    FORCED_SACRIFICE,
    GAIN_LIFE,
    GRAVEYARD,
    HAND,
    HEAL,
    OPPOSING,
    RECLAIM,
    RECRUIT,
    RECRUIT_FROM_GRAVEYARD,
    RECRUIT_FROM_HAND,
    ROW,
    SACRIFICE,
    SACRIFICE_COST,
    TAKE_CONTROL,
    THIS,
    YOURS,
)
from ludoteca.games.looterz.rules_looterz import MOST_LIFE
from ludoteca.games.looterz.rules_places import is_in_play
from ludoteca.kernel.compiling import rule
from ludoteca.kernel.state import offer, to_the_left


@rule
def fits(box, s, seat, card, entry, other):
    """Whether an entry of a card's ability, in the hands of `seat`, has to do with a Looter in play."""
    if other == card and box.another[card][entry]:
        return False
    target = box.target[card][entry]
    mine = s.place[other] == ROW + seat
    if (target in (YOURS, EVERY_YOURS)) and not mine:
        return False
    if (target in (OPPOSING, EVERY_OPPOSING)) and mine:
        return False
    if box.most_life[card][entry] > 0 and s.life[other] > box.most_life[card][entry]:
        return False
    what = box.what[card][entry]
    if what == HEAL:
        return s.life[other] < box.life[other]
    if what == GAIN_LIFE:
        return s.life[other] < MOST_LIFE
    return what != TAKE_CONTROL or not mine


@rule
def can_choose(box, s, seat, card, entry, other):
    """L23: a Looter that fits, was not chosen yet and is not warded against this player's abilities."""
    if has(s.chosen, other):
        return False
    if box.ward[other] and s.place[other] != ROW + seat:
        return False
    return fits(box, s, seat, card, entry, other)


@rule
def is_guarded(box, s, seat, card, entry, defender):
    """L23: whether the defender has a taunting Looter among those that the ability could choose."""
    what = box.what[card][entry]
    if defender == seat or what in (HEAL, GAIN_LIFE):
        return False
    others = cards_at(s, ROW + defender)
    while some(others):
        other = first_of(others)
        if box.taunt[other] and can_choose(box, s, seat, card, entry, other):
            return True
        others = rest_of(others)
    return False


@rule
def offer_looterz(box, s, menu, seat, card, entry):
    """L23: the Looterz in play that an ability can choose, for each defending player alone; your own last."""
    for i in range(1, s.seats + 1):
        defender = to_the_left(s, seat, i)
        guarded = is_guarded(box, s, seat, card, entry, defender)
        others = cards_at(s, ROW + defender)
        while some(others):
            other = first_of(others)
            if can_choose(box, s, seat, card, entry, other) and (not guarded or box.taunt[other]):
                offer(menu, CHOOSE + other)
            others = rest_of(others)


@rule
def some_looter(box, s, seat, card, entry):
    """Whether there is any Looter to choose. Taunt narrows the choice but never empties it."""
    for defender in range(s.seats):
        others = cards_at(s, ROW + defender)
        while some(others):
            other = first_of(others)
            if can_choose(box, s, seat, card, entry, other):
                return True
            others = rest_of(others)
    return False


@rule
def offer_attack_targets(box, s, menu, seat, attacker):
    """L14, L23: any other Looter in play, your own too; wards do not stop an attack, but Taunt does."""
    for i in range(1, s.seats + 1):
        defender = to_the_left(s, seat, i)
        guarded = False
        others = cards_at(s, ROW + defender)
        while some(others) and defender != seat:
            other = first_of(others)
            if box.taunt[other]:
                guarded = True
            others = rest_of(others)
        others = cards_at(s, ROW + defender)
        while some(others):
            other = first_of(others)
            if other != attacker and (not guarded or box.taunt[other]):
                offer(menu, CHOOSE + other)
            others = rest_of(others)


@rule
def offer_held(s, menu, place, first_move, but):
    """All cards of a hand, a row or the Graveyard but one."""
    cards = cards_at(s, place)
    while some(cards):
        card = first_of(cards)
        if card != but:
            offer(menu, first_move + card)
        cards = rest_of(cards)


@rule
def offer_choices(box, s, menu, seat, card, entry):
    """The cards among which a player chooses for an entry of an ability."""
    what = box.what[card][entry]
    if what in (FORCED_SACRIFICE, SACRIFICE_COST):
        offer_held(s, menu, ROW + seat, SACRIFICE, card if box.another[card][entry] else -1)
    elif what == RECLAIM:
        offer_held(s, menu, GRAVEYARD, CHOOSE, -1)
    elif what == RECRUIT_FROM_GRAVEYARD:
        offer_held(s, menu, GRAVEYARD, RECRUIT, card)
    elif what == RECRUIT_FROM_HAND:
        offer_held(s, menu, HAND + seat, RECRUIT, -1)
    else:
        offer_looterz(box, s, menu, seat, card, entry)


@rule
def something_to_choose(box, s, seat, card, entry):
    """Whether a player has anything to choose from, or the entry hits something without a choice."""
    what = box.what[card][entry]
    target = box.target[card][entry]
    if what in (FORCED_SACRIFICE, SACRIFICE_COST):
        spared = box.another[card][entry] != 0 and s.place[card] == ROW + seat
        return count_at(s, ROW + seat) > (1 if spared else 0)
    if what in (RECLAIM, RECRUIT_FROM_GRAVEYARD):
        if target == THIS:
            return s.place[card] == GRAVEYARD
        spared = what == RECRUIT_FROM_GRAVEYARD and s.place[card] == GRAVEYARD
        return count_at(s, GRAVEYARD) > (1 if spared else 0)
    if what == RECRUIT_FROM_HAND:
        return some(cards_at(s, HAND + seat))
    if target == THIS:
        return is_in_play(s, card) and fits(box, s, seat, card, entry, card)
    if target >= EVERY:
        return something_fits(box, s, seat, card, entry)
    return some_looter(box, s, seat, card, entry)


@rule
def something_fits(box, s, seat, card, entry):
    """Whether an entry that hits many hits anybody."""
    for defender in range(s.seats):
        others = cards_at(s, ROW + defender)
        while some(others):
            other = first_of(others)
            if fits(box, s, seat, card, entry, other):
                return True
            others = rest_of(others)
    return False
