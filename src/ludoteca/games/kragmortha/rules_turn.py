"""A turn of Kragmortha: one Movement card, then draw (K8 to K12)."""

from ludoteca.games.kragmortha.moves import (
    ASK_MORE,
    ASK_STEP,
    ASK_TURN,
    DO_AFTER_CARD,
    DO_AFTER_STEP,
    DO_TURN_END,
    DONE,
    PLAY,
    PLAYED,
    SHOW,
    SHOWN,
    STAY,
    STEP,
    TURN,
    USE,
)
from ludoteca.games.kragmortha.rules_board import (
    can_step_to,
    card_symbol,
    symbols_around_goblin,
    symbols_around_rigor,
)
from ludoteca.games.kragmortha.rules_cards import discard_design, draw_up_to_limit
from ludoteca.games.kragmortha.rules_push import step_goblin
from ludoteca.games.kragmortha.rules_rigor import step_rigor
from ludoteca.games.kragmortha.rules_tomes import legal_tomes, may_use_more_tomes, use_on_own_turn
from ludoteca.games.kragmortha.state import TURN_OVER
from ludoteca.kernel.compiling import rule
from ludoteca.kernel.state import ask, drop, note, offer, reveal, to_the_left


@rule
def turn_end(box, s):
    """K8: however the turn ended, its player draws; then the player to the left takes a turn."""
    seat = s.active
    if s.at[seat] >= 0 and s.turns > 0:
        draw_up_to_limit(box, s, seat)
    following = to_the_left(s, seat, 1)
    s.active = following
    s.turns += 1
    s.cards_played = 0
    s.tomes_this_turn = 0
    s.ended = 0
    s.crystal = 0
    s.pushed_this_step = 0
    note(s, TURN, following)
    ask(s, DO_TURN_END, following)
    ask(s, ASK_TURN, following)


@rule
def is_usable(box, card, crystal, around_goblin, around_rigor):
    """K11: a card is usable if it has one legal first step."""
    around = around_rigor if box.moves_rigor[card] else around_goblin
    return around & (card_symbol(box, card, 0, crystal) | card_symbol(box, card, 1, crystal)) != 0


@rule
def has_usable_card(box, s, seat):
    """K11: whether any card in the hand is usable."""
    around_goblin = symbols_around_goblin(box, s, seat)
    around_rigor = symbols_around_rigor(box, s)
    for k in range(s.hand_size[seat]):
        if is_usable(box, s.hand[seat][k], s.crystal, around_goblin, around_rigor):
            return True
    return False


@rule
def legal_turn(box, s, menu, seat):
    """K11, K12: play a usable card, or use a Tome first; with no usable card, show the hand."""
    around_goblin = symbols_around_goblin(box, s, seat)
    around_rigor = symbols_around_rigor(box, s)
    crystal = s.crystal
    seen = 0
    for k in range(s.hand_size[seat]):
        card = s.hand[seat][k]
        if seen >> card & 1 == 0 and is_usable(box, card, crystal, around_goblin, around_rigor):
            seen |= 1 << card
            offer(menu, PLAY + card)
    if menu.count == 0:
        offer(menu, SHOW)
    if s.ready[seat]:
        legal_tomes(box, s, menu, seat, False)


@rule
def answer_turn(box, s, seat, move):
    """K8: the choice of a card, a Tome, or to show a hand that cannot be used."""
    drop(s)
    if move == SHOW:
        show_hand(box, s, seat)
    elif move >= USE:
        use_on_own_turn(box, s, seat, move - USE, ASK_TURN)
    else:
        play_card(box, s, seat, move - PLAY)


@rule
def show_hand(box, s, seat):
    """K12: show the hand to everybody, discard it, draw as many, lose the turn."""
    reveal(s)
    s.ended = TURN_OVER
    while s.hand_size[seat] > 0:
        card = s.hand[seat][0]
        note(s, SHOWN, seat, card)
        discard_design(s, seat, card)


@rule
def play_card(box, s, seat, card):
    """K8, K14: the card is discarded as it is played; then comes its first step."""
    discard_design(s, seat, card)
    s.card = card
    s.cards_played += 1
    note(s, PLAYED, seat, card)
    ask(s, DO_AFTER_CARD, seat)
    ask(s, ASK_STEP, seat, 1)


@rule
def step_symbols(box, s, number):
    """K10: the symbols that this step may enter, as bits."""
    if number == 2:
        return s.symbols_left
    return card_symbol(box, s.card, 0, s.crystal) | card_symbol(box, s.card, 1, s.crystal)


@rule
def legal_step(box, s, menu, seat, number):
    """K10: to a neighbouring space that matches; the second step is optional."""
    wanted = step_symbols(box, s, number)
    rigor = box.moves_rigor[s.card]
    origin = s.rigor if rigor else s.at[seat]
    for direction in range(4):
        to = box.beside[origin][direction]
        if to >= 0 and box.symbol[to] & wanted and (rigor or can_step_to(box, s, seat, to)):
            offer(menu, STEP + direction)
    if number == 2:
        offer(menu, STAY)


@rule
def second_step_exists(box, s, seat):
    """K10: whether there is any legal second step."""
    if s.symbols_left == 0:
        return False
    if box.moves_rigor[s.card]:
        return symbols_around_rigor(box, s) & s.symbols_left != 0
    return symbols_around_goblin(box, s, seat) & s.symbols_left != 0


@rule
def answer_step(box, s, seat, number, move):
    """K10: take a step, or stay. The symbol that the first step did not use is left for the second."""
    drop(s)
    if move == STAY:
        return
    rigor = box.moves_rigor[s.card]
    origin = s.rigor if rigor else s.at[seat]
    to = box.beside[origin][move - STEP]
    left = 0
    if number == 1:
        first = card_symbol(box, s.card, 0, s.crystal)
        second = card_symbol(box, s.card, 1, s.crystal)
        if first & box.symbol[to]:
            left |= second
        if second & box.symbol[to]:
            left |= first
    s.symbols_left = left
    ask(s, DO_AFTER_STEP, seat, number)
    if rigor:
        step_rigor(box, s, seat, to)
    else:
        step_goblin(box, s, seat, to)


@rule
def after_step(box, s, seat):
    """K10, K20: a remaining second step may follow, unless an effect ended the movement."""
    if s.ended == 0 and second_step_exists(box, s, seat):
        ask(s, ASK_STEP, seat, 2)


@rule
def after_card(box, s, seat):
    """K34: when the card is done its player may still use Tomes, if the turn has not ended."""
    s.card = -1
    s.symbols_left = 0
    s.crystal = 0
    s.pushed_this_step = 0
    ask_for_more(box, s, seat)


@rule
def ask_for_more(box, s, seat):
    """K34: asked only if the Tomes before the player allow something, and the turn is not over."""
    if s.ended < TURN_OVER and s.ready[seat] and may_use_more_tomes(box, s, seat):
        ask(s, ASK_MORE, seat)


@rule
def after_tome(box, s, seat, came_from):
    """K12, K34: after a Tome the player is asked again, unless it ended the turn."""
    if s.ended == TURN_OVER:
        return
    if came_from == ASK_TURN:
        ask(s, ASK_TURN, seat)
    else:
        ask_for_more(box, s, seat)


@rule
def legal_more(box, s, menu, seat):
    """K34: the Tomes that can be used after the card, or the end of the turn."""
    legal_tomes(box, s, menu, seat, has_usable_card(box, s, seat))
    offer(menu, DONE)


@rule
def answer_more(box, s, seat, move):
    """K34: use a Tome after the card, or be done."""
    drop(s)
    if move != DONE:
        use_on_own_turn(box, s, seat, move - USE, ASK_MORE)
