"""The checks on a position of Looterz, and what follows from it."""

from collections import Counter

from ludoteca.games.looterz.box import Box
from ludoteca.games.looterz.card_sets import how_many_marked, is_marked, set_down
from ludoteca.games.looterz.moves import (
    ASK_ATTACK_AGAIN,
    ASK_DUNGEON,
    ASK_RECRUIT,
    ASK_SEARCH_AGAIN,
    ASK_TARGET,
    DO_AGAIN,
    DO_DUNGEON,
    DO_HAND_LIMIT,
    DO_LAST_WISHES,
    DO_SACRIFICE,
    DO_SEARCH,
    DUNGEON,
    FIRST_RECRUITMENT,
    HAND,
    HAND_LIMIT_PHASE,
    LAST_WISH,
    MOST_CARDS,
    RIGOR,
    RIGOR_CARDS,
    ROW,
    SACRIFICING,
    SECOND_RECRUITMENT,
    TOWER,
)
from ludoteca.games.looterz.rules_dungeon import DIE
from ludoteca.games.looterz.rules_looterz import MOST_LIFE
from ludoteca.games.looterz.state import State
from ludoteca.games.looterz.view_audit_abilities import audit_abilities, loans_made
from ludoteca.kernel.declarations import seat_name
from ludoteca.kernel.state import unpack_frame

PHASES_OF = {
    ASK_RECRUIT: {FIRST_RECRUITMENT, SECOND_RECRUITMENT},
    DO_LAST_WISHES: {FIRST_RECRUITMENT, SECOND_RECRUITMENT},
    ASK_DUNGEON: {DUNGEON},
    DO_DUNGEON: {DUNGEON},
    DO_SACRIFICE: {SACRIFICING},
    DO_HAND_LIMIT: {HAND_LIMIT_PHASE},
}
"""The phases in which a frame can lie directly on the turn."""
OF_OWN_LOOTER = (ASK_TARGET, ASK_SEARCH_AGAIN, ASK_ATTACK_AGAIN, DO_SEARCH)
"""Frames of a Looter that is in front of its player."""


def derive(box: Box, s: State) -> None:
    """Gathers the cards of each place again, and counts."""
    for card in range(box.cards):
        place = s.place[card]
        if place >= 0:
            set_down(s, place, card)
    s.tower_size = sum(card >= 0 for card in s.tower)
    s.rigor = RIGOR_CARDS - s.tower.count(RIGOR)
    s.wishes = sum(wish > 0 for wish in s.wish)
    s.loans = sum(card >= 0 for card in s.loan)


def faces(box: Box) -> dict[str, int]:
    """L13: a die has six faces."""
    return {str(face + 1): face for face in range(DIE)}


def audit(box: Box, s: State) -> str | None:
    """What is wrong with a position, if anything is."""
    fault = _audit_cards(box, s) or _audit_tokens(box, s) or _audit_wishes(box, s)
    if fault or s.over:
        return fault
    frames = [unpack_frame(frame) for frame in s.frame[: s.depth]]
    return _audit_turn(s, frames) or audit_abilities(box, s, frames) or _audit_loans(box, s)


def _audit_cards(box: Box, s: State) -> str | None:
    """Every card is in one place."""
    for card in range(MOST_CARDS):
        if (s.place[card] >= 0) != (card < box.cards):
            return "place must name a place for every card of the box, and for no other"
        if s.place[card] >= HAND and (s.place[card] - HAND) % (ROW - HAND) >= s.seats:
            return "a card lies at a seat that nobody sits on"
    if any(card < 0 for card in s.tower[: s.tower_size]):
        return "tower has a gap"
    looterz = Counter(card for card in s.tower[: s.tower_size] if card != RIGOR)
    if looterz != Counter(card for card in range(box.cards) if s.place[card] == TOWER):
        return "tower must list exactly the cards whose place is the tower"
    if s.rigor < 0:
        return f"there must be {RIGOR_CARDS} Rigor Mortis cards in the tower and beside it"
    if s.rigor == RIGOR_CARDS and not s.over:
        return "with the fourth Rigor Mortis card the game is over"
    if any(card == RIGOR for card in s.tower[box.bottom :]):
        return "Rigor Mortis cards are in the bottom half of the tower only"
    return None


def _audit_tokens(box: Box, s: State) -> str | None:
    """Life tokens lie on Looterz in play, and coins stay under the target."""
    for card in range(MOST_CARDS):
        if s.place[card] >= ROW:
            if not 1 <= s.life[card] <= MOST_LIFE:
                return f"a Looter in play has 1 to {MOST_LIFE} life tokens, not {s.life[card]}"
        elif s.life[card]:
            return "life tokens lie on Looterz in play only"
        if is_marked(s.known, card) and not HAND <= s.place[card] < ROW:
            return "only a card in a hand can be marked as known"
    marks = (s.acted, s.entered, s.wished, s.chosen, s.known, s.again)
    if any(is_marked(cards, card) for cards in marks for card in range(box.cards, MOST_CARDS)):
        return "acted, entered, wished, chosen, known and again name cards of the box only"
    for seat, coins in enumerate(s.coins[: s.seats]):
        if coins >= box.target_coins and not s.over:
            return f"{seat_name(seat)} has reached the target, so the game is over"
        if s.barred[seat] >> s.seats:
            return "barred names seats of the table only, a bit for each"
    return None


def _audit_loans(box: Box, s: State) -> str | None:
    """L25: what was borrowed this turn, by abilities that have been used this turn."""
    for i, card in enumerate(s.loan):
        if (card >= 0) != (i < s.loans) or (card >= 0) != (s.lender[i] >= 0):
            return "every loan has a card and a lender, from the first on"
        if card >= 0 and s.place[card] < ROW:
            return "only a Looter in play can be borrowed, from a player"
    if len(set(s.loan[: s.loans])) < s.loans:
        return "a Looter is borrowed once"
    if s.loans > loans_made(box, s):
        return "more is borrowed than the abilities used this turn allow"
    return None


def _audit_wishes(box: Box, s: State) -> str | None:
    """L20: Last Wishes that wait, once a turn for each card."""
    for card, (wish, wisher) in enumerate(zip(s.wish, s.wisher, strict=True)):
        if (wish > 0) != (wisher >= 0):
            return "every Last Wish that waits has a wisher"
        if wish and not (box.keywords[card] >> LAST_WISH & 1 and is_marked(s.wished, card) and wish <= s.wave + 1):
            return "only a card that has one waits with its Last Wish, and is among those wished"
    if s.wave > how_many_marked(s.wished):
        return "wave cannot be more than the Last Wishes of this turn"
    waiting = any(unpack_frame(frame)[0] == DO_LAST_WISHES for frame in s.frame[: s.depth])
    if not s.over and not waiting and (s.wishes or s.wave):
        return "Last Wishes wait for a frame of their own"
    return None


def _audit_turn(s: State, frames: list[list[int]]) -> str | None:
    """L8, L24: phase and frames agree, and who acts is there."""
    if min(s.first, s.active, s.phase) < 0 or s.turns < 1:
        return "first, active and phase must be set, and turns counts from 1"
    on_turn = frames[1][0]
    if s.phase not in PHASES_OF.get(on_turn, range(FIRST_RECRUITMENT, HAND_LIMIT_PHASE + 1)):
        return "phase and frame do not agree"
    due = set()
    for kind, _, card, _, _ in frames:
        if kind == ASK_RECRUIT and card != s.phase:
            return "phase and frame do not agree"
        if kind in OF_OWN_LOOTER and (card < 0 or s.place[card] != ROW + s.active):
            return "who searches or attacks must be in front of the active player"
        if kind == DO_AGAIN:
            if card < 0:
                return "again needs a card"
            due.add(card)
    again = [card for card in range(MOST_CARDS) if is_marked(s.again, card)]
    if any(card not in due or s.place[card] != ROW + s.active for card in again):
        return "again names a Looter of the active player whose second half waits among the frames"
    return None
