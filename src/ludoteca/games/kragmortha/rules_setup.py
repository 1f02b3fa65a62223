"""Kragmortha's set-up (K2 to K7)."""

from ludoteca.games.kragmortha.content import HAND_LIMIT
from ludoteca.games.kragmortha.moves import ASK_PLACE, DO_TURN_END, GO, PLACED
from ludoteca.games.kragmortha.rules_board import is_free, is_next_to_goblin, put_goblin
from ludoteca.games.kragmortha.rules_cards import draw_card, refresh_holdings
from ludoteca.kernel.chance import pick, shuffle
from ludoteca.kernel.compiling import rule
from ludoteca.kernel.state import ask, drop, note, offer, to_the_left


@rule
def deal(box, s):
    """K3, K4, K5, K6: Rigor on his space, decks and tokens face down, three cards each, and a first player."""
    s.rigor = box.rigor_start
    for i in range(box.card_count):
        s.deck[i] = box.cards[i]
    s.deck_size = box.card_count
    for i in range(box.look_count):
        s.look_deck[i] = i
    s.look_deck_size = box.look_count
    shuffle(s, s.look_deck, 0, s.look_deck_size)
    for i in range(box.tome_count):
        s.tome_deck[i] = i
    s.tome_deck_size = box.tome_count
    shuffle(s, s.tome_deck, 0, s.tome_deck_size)
    for i in range(box.token_count):
        s.token_pile[i] = box.tokens[i]
    s.tokens_left = box.token_count
    shuffle(s, s.token_pile, 0, s.tokens_left)
    for _ in range(HAND_LIMIT):
        for seat in range(s.seats):
            draw_card(box, s, seat)
    for seat in range(s.seats):
        refresh_holdings(box, s, seat)
    s.first = box.first_player
    if s.first < 0:
        s.first = pick(s, s.seats)
    s.active = to_the_left(s, s.first, -1)
    ask(s, DO_TURN_END, s.active)
    for i in range(s.seats - 1, -1, -1):
        ask(s, ASK_PLACE, to_the_left(s, s.first, i))


@rule
def legal_place(box, s, menu, seat):
    """K7: any free start space; with none left, any free space in play next to a goblin."""
    for i in range(box.start_count):
        if is_free(s, box.starts[i]):
            offer(menu, GO + box.starts[i])
    if menu.count == 0:
        for i in range(box.space_count):
            space = box.spaces[i]
            if is_free(s, space) and is_next_to_goblin(box, s, space):
                offer(menu, GO + space)


@rule
def answer_place(box, s, seat, move):
    """K7: circles do nothing during placement."""
    drop(s)
    put_goblin(s, seat, move - GO)
    note(s, PLACED, seat, move - GO)
