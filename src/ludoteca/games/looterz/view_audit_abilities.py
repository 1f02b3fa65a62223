"""The checks on the abilities in progress in a position of Looterz (L18 to L23)."""

from itertools import pairwise

from ludoteca.games.looterz.box import Box
from ludoteca.games.looterz.card_sets import how_many_marked, is_marked
from ludoteca.games.looterz.moves import (
    ACTIVATION,
    ASK_MAY,
    ASK_PLAYER,
    ASK_STEAL,
    DO_EFFECT,
    DO_LANDING,
    EACH_OPPONENT,
    EACH_PLAYER,
    EVERY,
    HEAL,
    LAST_WISH,
    OPPONENT,
    RECRUIT_FROM_GRAVEYARD,
    RECRUIT_FROM_HAND,
    RECRUIT_FROM_TOWER,
    RECRUITMENT,
    RETURN_TO_HAND,
    RICHEST,
    RICHEST_COINS,
    ROW,
    STEAL,
    TAKE_CONTROL,
    THIS,
    YOU,
)
from ludoteca.games.looterz.rules_looterz import NOT_BEGUN, OFFSETS
from ludoteca.games.looterz.state import State
from ludoteca.kernel.state import unpack_frame

ASKING = (*range(RECRUIT_FROM_GRAVEYARD + 1), ASK_MAY, ASK_PLAYER, ASK_STEAL)
"""Decisions in the middle of an ability. One for which a card is chosen has the number of its effect."""
OF_ABILITY = (*ASKING, DO_EFFECT, DO_LANDING)
RECRUITING = (RECRUIT_FROM_HAND, RECRUIT_FROM_GRAVEYARD, RECRUIT_FROM_TOWER)
Frame = list[int]


def audit_abilities(box: Box, s: State, frames: list[Frame]) -> str | None:
    """What is wrong with the abilities in progress, if anything is."""
    abilities = [row for row in frames if row[0] in OF_ABILITY]
    for row in abilities:
        if not _is_of_box(box, s, row) or not _is_left(box, s, row):
            return "an ability names its card, an entry of it with a player, and as much as the card says"
    return _audit_chain(box, s, abilities) or _audit_chosen(box, s, abilities[-1] if abilities else None)


def _is_of_box(box: Box, s: State, row: Frame) -> bool:
    """Whether a frame is of an entry that its card has, for a player whom the entry concerns."""
    kind, _, card, step, _ = row
    if not 0 <= card < box.cards or step // OFFSETS >= box.entries[card]:
        return False
    entry, offset = divmod(step, OFFSETS)
    who = box.who[card][entry]
    offsets = {YOU: range(1), EACH_OPPONENT: range(1, s.seats), EACH_PLAYER: range(s.seats)}
    if offset not in offsets.get(who, range(s.seats)):
        return False
    if who in (OPPONENT, RICHEST) and offset == 0 and kind not in (DO_EFFECT, ASK_PLAYER):
        return False
    if kind == ASK_PLAYER:
        return who in (OPPONENT, RICHEST) and offset == 0
    what, target = box.what[card][entry], box.target[card][entry]
    if kind == ASK_MAY:
        return bool(box.may[card][entry])
    if kind == ASK_STEAL:
        return bool(what == STEAL)
    if kind == DO_LANDING:
        return bool(what <= RETURN_TO_HAND)
    return kind == DO_EFFECT or (what == kind and target != THIS and target < EVERY)


def _is_left(box: Box, s: State, row: Frame) -> bool:
    """Whether no more of an entry is left than there is of it."""
    kind, _, card, step, left = row
    entry = step // OFFSETS
    if kind in (DO_LANDING, ASK_PLAYER):
        return True
    if box.what[card][entry] <= RETURN_TO_HAND and box.what[card][entry] != HEAL:
        most = box.chosen[card][entry]
    else:
        most = box.amount[card][entry]
    if most == RICHEST_COINS:
        most = box.target_coins
    if left == NOT_BEGUN:
        return kind == DO_EFFECT
    return (0 if kind == ASK_MAY else 1) <= left <= most


def _audit_chain(box: Box, s: State, abilities: list[Frame]) -> str | None:
    """L18: what lies on the rest of an ability is its own landing, or a card that it recruited."""
    rests = [(row[2], box.when[row[2]][row[3] // OFFSETS]) for row in abilities if row[0] == DO_EFFECT]
    if len(set(rests)) < len(rests):
        return "an ability of a card is in progress once"
    for below, row in pairwise(abilities):
        if row[0] == DO_LANDING and row[2] == below[2]:
            continue
        if not _has_recruited(box, below) or box.when[row[2]][row[3] // OFFSETS] != RECRUITMENT:
            return "what lies on the rest of an ability is the Recruitment of a card that it recruited"
    for _, _, card, step, _ in abilities:
        if box.when[card][step // OFFSETS] == RECRUITMENT and not is_marked(s.entered, card):
            return "entered must name every card whose Recruitment has begun"
    return None


def _has_recruited(box: Box, row: Frame) -> bool:
    card, entry = row[2], row[3] // OFFSETS
    return any(
        box.what[card][earlier] in RECRUITING and box.when[card][earlier] == box.when[card][entry]
        for earlier in range(entry + 1)
    )


def _audit_chosen(box: Box, s: State, top: Frame | None) -> str | None:
    """L20, L23: as many Looterz are chosen as the ability on top has chosen."""
    if any(is_marked(s.chosen, card) and s.place[card] < ROW for card in range(box.cards)):
        return "chosen names Looterz in play"
    most = 0
    if top is not None:
        kind, _, card, step, left = top
        entry = step // OFFSETS
        if kind <= RETURN_TO_HAND and kind != HEAL:
            most = box.chosen[card][entry] - left
        elif kind == DO_LANDING:
            every = box.target[card][entry] >= EVERY
            most = box.cards if every else box.chosen[card][entry]
    return "more is chosen than the ability on top allows" if how_many_marked(s.chosen) > most else None


def loans_made(box: Box, s: State) -> int:
    """L25: how many Looterz the abilities of this turn can have borrowed so far.

    Each is used once a turn, and the box sees to it that all of them together find room. So what is still to come of
    those in progress must not be counted yet.
    """
    used = {RECRUITMENT: s.entered, LAST_WISH: s.wished, ACTIVATION: s.acted}
    frames = [unpack_frame(frame) for frame in s.frame[: s.depth]]
    reached = {(row[2], box.when[row[2]][row[3] // OFFSETS]): row for row in frames if row[0] in OF_ABILITY}
    made = 0
    for card in range(box.cards):
        for entry in range(box.entries[card]):
            when = box.when[card][entry]
            borrows = box.what[card][entry] == TAKE_CONTROL and not box.for_good[card][entry]
            waits = when == LAST_WISH and s.wish[card]
            if borrows and is_marked(used[when], card) and not waits:
                made += _borrowed(box, s, card, entry, reached.get((card, when)))
    return made


def _borrowed(box: Box, s: State, card: int, entry: int, row: Frame | None) -> int:
    """How many Looterz one entry can have borrowed, if its ability has come as far as this frame."""
    each = box.who[card][entry] in (EACH_OPPONENT, EACH_PLAYER)
    chosen: int = box.chosen[card][entry]
    if row is None or row[3] // OFFSETS > entry:
        return chosen * (s.seats if each else 1)
    if row[3] // OFFSETS < entry:
        return 0
    landed = chosen - how_many_marked(s.chosen) if row[0] == DO_LANDING else 0
    return chosen * (row[3] % OFFSETS if each else 0) + landed
