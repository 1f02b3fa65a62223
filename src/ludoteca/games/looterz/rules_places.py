"""Where cards are: hands, rows of Looterz, Graveyard."""

from ludoteca.games.looterz.card_sets import count_at, has, marked, put, take, unmarked
from ludoteca.games.looterz.moves import GRAVEYARD, HAND, ROW
from ludoteca.kernel.compiling import rule


@rule
def move_card(s, card, place):
    """Moves a card from where it is to another place. What was true of it there is true no longer."""
    origin = s.place[card]
    take(s, origin, card)
    s.known = unmarked(s.known, card)
    s.again = unmarked(s.again, card)
    s.place[card] = place
    put(s, place, card)


@rule
def is_in_play(s, card):
    """Whether a card lies in front of somebody."""
    return s.place[card] >= ROW


@rule
def in_play(s):
    """How many Looterz are in play."""
    count = 0
    for seat in range(s.seats):
        count += count_at(s, ROW + seat)
    return count


@rule
def take_into_hand(s, seat, card):
    """L5: a card that everybody saw on its way into a hand is known to everybody."""
    move_card(s, card, HAND + seat)
    s.known = marked(s.known, card)


@rule
def show_card(s, card):
    """L5: a card leaves a hand for all to see. That cannot be taken back, but a preview can go on."""
    if has(s.known, card) == 0:
        s.reveals += 1


@rule
def discard(s, card):
    """L17, L20: into the Graveyard from anywhere but play; triggers nothing."""
    move_card(s, card, GRAVEYARD)
