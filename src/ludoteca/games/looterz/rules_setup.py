"""Looterz' set-up (L1 to L4)."""

from ludoteca.games.looterz.card_sets import put
from ludoteca.games.looterz.moves import HAND, RIGOR, RIGOR_CARDS, TOWER
from ludoteca.games.looterz.rules_places import move_card
from ludoteca.games.looterz.rules_turn import begin_turn
from ludoteca.kernel.chance import pick, shuffle
from ludoteca.kernel.compiling import rule
from ludoteca.kernel.state import to_the_left

FIRST_HAND = 3
OTHER_HANDS = 4


@rule
def deal(box, s):
    """L2, L3: build the Tower, choose the first player, three cards for that one and four for the others."""
    build_tower(box, s)
    s.first = box.first_player
    if s.first < 0 or s.first >= s.seats:
        s.first = pick(s, s.seats)
    for i in range(s.seats):
        for _ in range(FIRST_HAND if i == 0 else OTHER_HANDS):
            s.tower_size -= 1
            card = s.tower[s.tower_size]
            s.tower[s.tower_size] = -1
            move_card(s, card, HAND + to_the_left(s, s.first, i))
    begin_turn(s, s.first)


@rule
def build_tower(box, s):
    """L2: shuffle, split in halves, shuffle Rigor's cards into the bottom one. The top card is the last."""
    for card in range(box.cards):
        s.place[card] = TOWER
        put(s, TOWER, card)
        s.tower[RIGOR_CARDS + card] = card
    s.tower_size = box.cards + RIGOR_CARDS
    shuffle(s, s.tower, RIGOR_CARDS, s.tower_size)
    for i in range(RIGOR_CARDS):
        s.tower[i] = RIGOR
    shuffle(s, s.tower, 0, box.bottom)
