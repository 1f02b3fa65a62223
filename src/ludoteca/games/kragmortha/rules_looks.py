"""Withering Looks (K29 to K32)."""

from ludoteca.games.kragmortha.moves import (
    ASK_DISCARD,
    ASK_REACT,
    ASK_SCAPEGOAT,
    BREACH,
    BREACH_CALLED,
    BREACH_FOUND,
    BY_LOOKS,
    CHOOSE,
    DO_DRAW_LOOK,
    DO_FINISH,
    DO_LOOK,
    LOOK_DRAWN,
    LOOK_PASSED_OVER,
    MEETING,
    NO_LOOK,
    PASS,
    SCAPEGOAT,
    SCAPEGOAT_NAMED,
    SCAPEGOATED,
    USE,
    WARD,
    WARDED,
)
from ludoteca.games.kragmortha.rules_board import are_neighbours
from ludoteca.games.kragmortha.rules_cards import put_look_under, refresh_holdings, trim_hand
from ludoteca.games.kragmortha.rules_tomes import turn_face_down
from ludoteca.games.kragmortha.state import LOOKS_TO_END
from ludoteca.kernel.compiling import rule
from ludoteca.kernel.state import ask, drop, note, offer, reveal, top_kind


@rule
def holds_part(box, s, seat, part):
    """K30: whether a player already has a Look with this symbol."""
    for k in range(s.looks[seat]):
        if box.look_part[s.look[seat][k]] == part:
            return True
    return False


@rule
def draw_look(box, s, seat):
    """K30, K32: the first Look with a new symbol; none if a full pass finds none. The fourth ends the game."""
    reveal(s)
    for _ in range(s.look_deck_size):
        s.look_deck_size -= 1
        look = s.look_deck[s.look_deck_size]
        s.look_deck[s.look_deck_size] = -1
        s.looks_known = min(s.looks_known, s.look_deck_size)
        if not holds_part(box, s, seat, box.look_part[look]):
            receive_look(box, s, seat, look)
            return
        put_look_under(s, look)
        note(s, LOOK_PASSED_OVER, seat, look)
    note(s, NO_LOOK, seat)


@rule
def receive_look(box, s, seat, look):
    """K29, K32: it takes effect at once; a smaller hand limit makes the player discard."""
    s.look[seat][s.looks[seat]] = look
    s.looks[seat] += 1
    note(s, LOOK_DRAWN, seat, look)
    if s.looks[seat] >= LOOKS_TO_END:
        ask(s, DO_FINISH, seat, BY_LOOKS)
        return
    refresh_holdings(box, s, seat)
    trim_hand(s, seat)


@rule
def has_scapegoat(box, s, seat):
    """Scapegoat: a goblin next to the player's own."""
    for other in range(s.seats):
        if other != seat and s.at[other] >= 0 and are_neighbours(box, s.at[seat], s.at[other]):
            return True
    return False


@rule
def can_ward(s, seat, reason):
    """Ward: only against meeting Rigor Mortis."""
    return reason == MEETING and s.ready[seat] >> WARD & 1


@rule
def can_name_scapegoat(box, s, seat):
    """Scapegoat: any time the player would draw a Look."""
    return s.ready[seat] >> SCAPEGOAT & 1 and s.at[seat] >= 0 and has_scapegoat(box, s, seat)


@rule
def would_draw_look(box, s, seat, reason):
    """K30: draw a Look, unless the player has a Tome that can turn it away."""
    if s.ready[seat] and (can_ward(s, seat, reason) or can_name_scapegoat(box, s, seat)):
        ask(s, ASK_REACT, seat, reason)
    else:
        ask(s, DO_DRAW_LOOK, seat)


@rule
def legal_react(box, s, menu, seat, reason):
    """Ward and Scapegoat are reactions: use one, or take the Look."""
    if can_ward(s, seat, reason):
        offer(menu, USE + WARD)
    if can_name_scapegoat(box, s, seat):
        offer(menu, USE + SCAPEGOAT)
    offer(menu, PASS)


@rule
def answer_react(box, s, seat, reason, move):
    """Ward: no Look. Scapegoat: somebody else draws it. Otherwise draw."""
    drop(s)
    if move == PASS:
        ask(s, DO_DRAW_LOOK, seat)
    elif move == USE + WARD:
        turn_face_down(box, s, seat, WARD)
        note(s, WARDED, seat)
    else:
        turn_face_down(box, s, seat, SCAPEGOAT)
        ask(s, ASK_SCAPEGOAT, seat, reason)


@rule
def legal_scapegoat(box, s, menu, seat):
    """Scapegoat: a player whose goblin is next to yours."""
    for other in range(s.seats):
        if other != seat and s.at[other] >= 0 and are_neighbours(box, s.at[seat], s.at[other]):
            offer(menu, CHOOSE + other)


@rule
def answer_scapegoat(box, s, seat, move):
    """Scapegoat: that player draws the Look instead, under K30."""
    drop(s)
    other = move - CHOOSE
    note(s, SCAPEGOAT_NAMED, seat, other)
    ask(s, DO_LOOK, other, SCAPEGOATED)


@rule
def table_legal(box, s, menu):
    """K31: a breach can be found with any player who has a penance to break, at any moment.

    Only while somebody is still answering a Look (with a Tome, or by discarding) the table waits for that.
    """
    kind = top_kind(s)
    if box.penance and kind != ASK_REACT and kind != ASK_SCAPEGOAT and kind != ASK_DISCARD:
        for seat in range(s.seats):
            if s.looks[seat] > 0:
                offer(menu, BREACH + seat)


@rule
def table_move(box, s, move):
    """K31: who breaks a penance draws another Look; then the decision in progress goes on."""
    seat = move - BREACH
    note(s, BREACH_FOUND, seat)
    ask(s, DO_LOOK, seat, BREACH_CALLED)
