"""What an effect does to the Looterz it hits, all of them together (L14, L20, L25 to L27)."""

from ludoteca.games.looterz.card_sets import cards_at, first_of, has, marked, rest_of, some, unmarked
from ludoteca.games.looterz.moves import DAMAGE, DRAIN, GAIN_LIFE, HEAL, KILL, RETURN_TO_HAND, ROW, TAKE_CONTROL, THIS
from ludoteca.games.looterz.rules_looterz import MOST_LIFE, add_life, hurt, kill, return_to_hand, take_control
from ludoteca.games.looterz.rules_places import is_in_play
from ludoteca.games.looterz.rules_targets import fits
from ludoteca.kernel.compiling import rule
from ludoteca.kernel.state import to_the_left

MOST_AT_ONCE = 6


@rule
def choose_all(box, s, player, card, entry):
    """Marks every Looter that an entry hits without a choice: no Taunt, no ward."""
    if box.target[card][entry] == THIS:
        if is_in_play(s, card):
            s.chosen = marked(s.chosen, card)
        return
    for defender in range(s.seats):
        others = cards_at(s, ROW + defender)
        while some(others):
            other = first_of(others)
            if fits(box, s, player, card, entry, other):
                s.chosen = marked(s.chosen, other)
            others = rest_of(others)


@rule
def land(box, s, player, card, entry):
    """L20: does to the chosen Looterz what the entry says, from the active player's on, the card's own Looter last.

    Together: nothing comes between. But each has an event, so after six the rules draw breath; gives whether
    others are still to be hit.
    """
    left = MOST_AT_ONCE
    for i in range(s.seats):
        defender = to_the_left(s, s.active, i)
        others = cards_at(s, ROW + defender)
        while some(others):
            other = first_of(others)
            if has(s.chosen, other) and other != card:
                if left == 0:
                    return True
                left -= 1
                land_on(box, s, player, card, entry, other)
            others = rest_of(others)
    if has(s.chosen, card):
        if left == 0:
            return True
        land_on(box, s, player, card, entry, card)
    return False


@rule
def land_on(box, s, player, card, entry, other):
    """One of the chosen: its life, and then whether it leaves its row."""
    s.chosen = unmarked(s.chosen, other)
    change_life(box, s, card, entry, other)
    move_on(box, s, player, card, entry, other)


@rule
def change_life(box, s, card, entry, other):
    """Life tokens that an entry takes from a Looter, or gives it."""
    what = box.what[card][entry]
    amount = box.amount[card][entry]
    if what == DAMAGE:
        hurt(s, other, amount)
    elif what == DRAIN:
        drained = hurt(s, other, amount)
        if is_in_play(s, card):
            add_life(s, card, drained, MOST_LIFE)
    elif what == HEAL:
        add_life(s, other, amount, box.life[other])
    elif what == GAIN_LIFE:
        add_life(s, other, amount, MOST_LIFE)


@rule
def move_on(box, s, player, card, entry, other):
    """L14, L25 to L27: who leaves its row: the dead, the taken, the returned."""
    what = box.what[card][entry]
    if what == KILL or s.life[other] <= 0:
        kill(box, s, other)
    elif what == TAKE_CONTROL:
        take_control(box, s, player, other, box.for_good[card][entry])
    elif what == RETURN_TO_HAND:
        return_to_hand(s, other)
