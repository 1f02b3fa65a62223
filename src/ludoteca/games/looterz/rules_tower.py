"""The Tower, and Rigor's return out of it (L6, L7)."""

from ludoteca.games.looterz.moves import BY_RIGOR, DREW, HAND, RIGOR, RIGOR_CARDS, RIGOR_SEEN, TURNED_OVER
from ludoteca.games.looterz.rules_end import finish
from ludoteca.games.looterz.rules_places import discard, move_card
from ludoteca.kernel.compiling import rule
from ludoteca.kernel.state import NOBODY, note, reveal


@rule
def take_from_tower(box, s, seat):
    """L6, L7: the top card that is not Rigor's; he lies aside, and the fourth of him ends the game.

    Gives -1 when the game has ended: he also returns when a card must be taken and there is none.
    """
    reveal(s)
    while s.tower_size > 0:
        s.tower_size -= 1
        card = s.tower[s.tower_size]
        s.tower[s.tower_size] = -1
        if card != RIGOR:
            return card
        s.rigor += 1
        note(s, RIGOR_SEEN, seat, s.rigor)
        if s.rigor == RIGOR_CARDS:
            break
    finish(box, s, BY_RIGOR, NOBODY)
    return -1


@rule
def draw_card(box, s, seat):
    """L9: the top card of the Tower goes into the hand; only its player sees it."""
    card = take_from_tower(box, s, seat)
    if card >= 0:
        move_card(s, card, HAND + seat)
        note(s, DREW, seat, card, audience=seat)


@rule
def sound_alarm(box, s, seat):
    """L7: turns a card of the Tower over into the Graveyard."""
    card = take_from_tower(box, s, seat)
    if card >= 0:
        discard(s, card)
        note(s, TURNED_OVER, seat, card)
