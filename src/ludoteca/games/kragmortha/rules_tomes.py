"""Magic Tomes (K33 to K36), each effect a function."""

from ludoteca.games.kragmortha.moves import (
    ABSOLUTION,
    ASK_ABSOLUTION,
    ASK_BECKON,
    ASK_MORE,
    ASK_PICKPOCKET,
    ASK_PUSH,
    ASK_RECALL,
    ASK_SHOVE,
    ASK_START,
    ASK_SWAP,
    ASK_TURN,
    BECKON,
    BY_TOMES,
    CHOOSE,
    CRYSTAL_STEP,
    DO_AFTER_TOME,
    DO_FINISH,
    DO_MEET,
    HASTE,
    LIFT,
    LOOK_LIFTED,
    PICKPOCKET,
    RECALL,
    SCAPEGOAT,
    SHOVE,
    STEP,
    SWAP,
    SWAPPED,
    TOME_DRAWN,
    TOME_USED,
    TOOK_CARD,
    USE,
)
from ludoteca.games.kragmortha.rules_board import (
    are_neighbours,
    can_be_pushed,
    empty_circle_exists,
    put_goblin,
    symbols_around_goblin,
    symbols_around_rigor,
)
from ludoteca.games.kragmortha.rules_cards import put_look_under, refresh_holdings, take_one_of
from ludoteca.games.kragmortha.rules_rigor import move_rigor
from ludoteca.games.kragmortha.state import MOVEMENT_OVER
from ludoteca.kernel.chance import pick
from ludoteca.kernel.compiling import rule
from ludoteca.kernel.state import PARTIES, ask, drop, note, offer, reveal, top_kind

NONE = -1
FIRST_REACTION = SCAPEGOAT
"""Scapegoat and Ward, the last two effects, are reactions."""


@rule
def draw_tome(box, s, seat):
    """K33, K36: the top Tome lies face up before the player; drawing the last ends the game."""
    reveal(s)
    s.tome_deck_size -= 1
    tome = s.tome_deck[s.tome_deck_size]
    s.tome_deck[s.tome_deck_size] = -1
    s.tome_owner[tome] = seat
    note(s, TOME_DRAWN, seat, tome)
    refresh_holdings(box, s, seat)
    if s.tome_deck_size == 0:
        ask(s, DO_FINISH, seat, BY_TOMES)


@rule
def enter_desk(box, s, seat):
    """K33: draw a Tome, then go to a start space; the goblin's movement is over."""
    if seat == s.active:
        s.ended = MOVEMENT_OVER
    ask(s, ASK_START, seat)
    draw_tome(box, s, seat)


@rule
def turn_face_down(box, s, seat, effect):
    """K34: a used Tome is turned face down; it cannot be used again and still counts."""
    for tome in range(box.tome_count):
        if s.tome_owner[tome] == seat and s.tome_used[tome] == 0 and box.tome_effect[tome] == effect:
            s.tome_used[tome] = 1
            note(s, TOME_USED, seat, tome)
            refresh_holdings(box, s, seat)
            return


@rule
def shove_target(box, s, seat, other):
    """Shove: a goblin next to yours that can be pushed, not onto your own space."""
    return (
        other != seat
        and are_neighbours(box, s.at[seat], s.at[other])
        and can_be_pushed(box, s, other, s.at[seat], 1 << seat, NONE)
    )


@rule
def has_shove_target(box, s, seat):
    """Shove: whether anybody can be shoved."""
    for other in range(s.seats):
        if shove_target(box, s, seat, other):
            return True
    return False


@rule
def has_victim(s, seat):
    """Pickpocket: both players must have a card."""
    if s.hand_size[seat] == 0:
        return False
    for other in range(s.seats):
        if other != seat and s.hand_size[other] > 0:
            return True
    return False


@rule
def is_outdone(s, seat):
    """Absolution: whether somebody has fewer Looks, so that there is something to be forgiven."""
    for other in range(s.seats):
        if s.looks[other] < s.looks[seat]:
            return True
    return False


@rule
def effect_is_possible(box, s, seat, effect):
    """K34: whether an effect would find what it needs, as far as everybody can see."""
    if effect == ABSOLUTION:
        return is_outdone(s, seat)
    if effect == SHOVE:
        return has_shove_target(box, s, seat)
    if effect == SWAP:
        return s.seats > 1
    if effect == BECKON:
        return symbols_around_rigor(box, s) != 0
    if effect == PICKPOCKET:
        return has_victim(s, seat)
    if effect == HASTE:
        return s.cards_played > 0 and s.hand_size[seat] > 0 and s.ended == 0
    if effect == RECALL:
        return s.cards_played == 0 and empty_circle_exists(box, s)
    return False


@rule
def crystal_would_help(box, s, seat):
    """Crystal Step: said before a card is played, so there must be one that can then step."""
    if s.crystal:
        return False
    goblin = symbols_around_goblin(box, s, seat) != 0
    rigor = symbols_around_rigor(box, s) != 0
    for k in range(s.hand_size[seat]):
        if rigor if box.moves_rigor[s.hand[seat][k]] else goblin:
            return True
    return False


@rule
def may_use_tomes(box, s):
    """K34: as many as one likes, or one a turn."""
    return not box.one_tome or s.tomes_this_turn == 0


@rule
def may_use_more_tomes(box, s, seat):
    """K34: whether a Tome might be used after the card. Judged by what all can see, so it betrays no hand."""
    if not may_use_tomes(box, s):
        return False
    for effect in range(FIRST_REACTION):
        if s.ready[seat] >> effect & 1 and effect_is_possible(box, s, seat, effect):
            return True
    return False


@rule
def legal_tomes(box, s, menu, seat, after_card_usable):
    """K34: the Tomes that can be used now. Haste needs a card to play after the first."""
    if not may_use_tomes(box, s):
        return
    after_card = top_kind(s) == ASK_MORE
    for effect in range(FIRST_REACTION):
        if not s.ready[seat] >> effect & 1:
            continue
        if effect == HASTE:
            allowed = after_card_usable and effect_is_possible(box, s, seat, effect)
        elif effect == CRYSTAL_STEP:
            allowed = not after_card and crystal_would_help(box, s, seat)
        else:
            allowed = effect_is_possible(box, s, seat, effect)
        if allowed:
            offer(menu, USE + effect)


@rule
def use_on_own_turn(box, s, seat, effect, came_from):
    """K34: turn the Tome face down and do what it says; then the player is asked again."""
    s.tomes_this_turn += 1
    turn_face_down(box, s, seat, effect)
    if effect == HASTE:
        ask(s, ASK_TURN, seat)
        return
    ask(s, DO_AFTER_TOME, seat, came_from)
    if effect == CRYSTAL_STEP:
        s.crystal = 1
    elif effect == ABSOLUTION:
        ask(s, ASK_ABSOLUTION, seat)
    elif effect == SHOVE:
        ask(s, ASK_SHOVE, seat)
    elif effect == SWAP:
        ask(s, ASK_SWAP, seat)
    elif effect == BECKON:
        ask(s, ASK_BECKON, seat)
    elif effect == RECALL:
        ask(s, ASK_RECALL, seat)
    elif effect == PICKPOCKET:
        ask(s, ASK_PICKPOCKET, seat)


@rule
def legal_absolution(box, s, menu, seat):
    """Absolution: one of your Looks, named by its symbol."""
    for k in range(s.looks[seat]):
        offer(menu, LIFT + box.look_part[s.look[seat][k]])


@rule
def answer_absolution(box, s, seat, move):
    """Absolution: the Look goes under the deck."""
    drop(s)
    for k in range(s.looks[seat]):
        look = s.look[seat][k]
        if box.look_part[look] == move - LIFT:
            s.looks[seat] -= 1
            for later in range(k, s.looks[seat]):
                s.look[seat][later] = s.look[seat][later + 1]
            s.look[seat][s.looks[seat]] = -1
            note(s, LOOK_LIFTED, seat, look)
            put_look_under(s, look)
            refresh_holdings(box, s, seat)
            return


@rule
def legal_shove(box, s, menu, seat):
    """Shove: whom."""
    for other in range(s.seats):
        if shove_target(box, s, seat, other):
            offer(menu, CHOOSE + other)


@rule
def answer_shove(box, s, seat, move):
    """Shove: a push as in K16, with the shover as one who has moved."""
    drop(s)
    s.pushed_this_step = 1 << seat
    ask(s, ASK_PUSH, seat, move - CHOOSE, s.at[seat])


@rule
def legal_swap(box, s, menu, seat):
    """Swap: any other goblin."""
    for other in range(s.seats):
        if other != seat:
            offer(menu, CHOOSE + other)


@rule
def answer_swap(box, s, seat, move):
    """Swap: exchange places; nothing is activated."""
    drop(s)
    other = move - CHOOSE
    mine = s.at[seat]
    theirs = s.at[other]
    put_goblin(s, seat, theirs)
    put_goblin(s, other, mine)
    note(s, SWAPPED, seat, other)


@rule
def legal_beckon(box, s, menu):
    """Beckon: any space next to Rigor Mortis."""
    for direction in range(4):
        if box.beside[s.rigor][direction] >= 0:
            offer(menu, STEP + direction)


@rule
def answer_beckon(box, s, seat, move):
    """Beckon: he catches but does not teleport."""
    drop(s)
    caught = move_rigor(box, s, seat, box.beside[s.rigor][move - STEP])
    if caught >= 0:
        ask(s, DO_MEET, caught)


@rule
def legal_pickpocket(box, s, menu, seat):
    """Pickpocket: a player with a card."""
    for other in range(s.seats):
        if other != seat and s.hand_size[other] > 0:
            offer(menu, CHOOSE + other)


@rule
def answer_pickpocket(box, s, seat, move):
    """Pickpocket: each gets a random card of the other; only those two see them."""
    drop(s)
    other = move - CHOOSE
    reveal(s)
    mine = take_one_of(s, seat, pick(s, s.hand_size[seat]))
    theirs = take_one_of(s, other, pick(s, s.hand_size[other]))
    forget_hand(s, seat, other)
    forget_hand(s, other, seat)
    give(s, seat, theirs, other)
    give(s, other, mine, seat)
    note(s, TOOK_CARD, seat, other, theirs, audience=PARTIES)
    note(s, TOOK_CARD, other, seat, mine, audience=PARTIES)


@rule
def forget_hand(s, seat, witness):
    """K41: a card left this hand unseen. Who knew others of it cannot tell which; only the witness can."""
    for slot in range(s.hand_size[seat]):
        if s.hand_known_to[seat][slot] != witness:
            s.hand_known_to[seat][slot] = -1


@rule
def give(s, seat, card, known_to):
    """Puts a card into a hand; another seat knows which."""
    s.hand[seat][s.hand_size[seat]] = card
    s.hand_known_to[seat][s.hand_size[seat]] = known_to
    s.hand_size[seat] += 1
