"""Where cards are: hands, rows of Looterz, Graveyard."""

from ludoteca.games.looterz.moves import GRAVEYARD, HAND, ROW
from ludoteca.games.looterz.state import AGAIN, KNOWN
from ludoteca.kernel.compiling import rule


@rule
def string_up(s, card, place):
    """Puts a card into a hand or row, in the order of card numbers, so that order tells nobody anything."""
    before = -1
    behind = s.first_of[place]
    while 0 <= behind < card:
        before = behind
        behind = s.after[behind]
    s.after[card] = behind
    if before < 0:
        s.first_of[place] = card
    else:
        s.after[before] = card


@rule
def unstring(s, card, place):
    """Takes a card out of the string of a hand or row."""
    before = -1
    here = s.first_of[place]
    while here != card:
        before = here
        here = s.after[here]
    if before < 0:
        s.first_of[place] = s.after[card]
    else:
        s.after[before] = s.after[card]
    s.after[card] = -1


@rule
def move_card(s, card, place):
    """Moves a card from where it is to another place. What was true of it there is true no longer."""
    origin = s.place[card]
    if origin >= HAND:
        unstring(s, card, origin)
    s.count[origin] -= 1
    s.marks[card] &= ~(KNOWN | AGAIN)
    s.place[card] = place
    s.count[place] += 1
    if place >= HAND:
        string_up(s, card, place)


@rule
def is_in_play(s, card):
    """Whether a card lies in front of somebody."""
    return s.place[card] >= ROW


@rule
def in_play(s):
    """How many Looterz are in play."""
    count = 0
    for seat in range(s.seats):
        count += s.count[ROW + seat]
    return count


@rule
def take_into_hand(s, seat, card):
    """L5: a card that everybody saw on its way into a hand is known to everybody."""
    move_card(s, card, HAND + seat)
    s.marks[card] |= KNOWN


@rule
def show_card(s, card):
    """L5: a card leaves a hand for all to see. That cannot be taken back, but a preview can go on."""
    if s.marks[card] & KNOWN == 0:
        s.reveals += 1


@rule
def discard(s, card):
    """L17, L20: into the Graveyard from anywhere but play; triggers nothing."""
    move_card(s, card, GRAVEYARD)
