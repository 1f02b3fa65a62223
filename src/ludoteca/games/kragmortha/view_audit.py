"""The checks on a position of Kragmortha, and what follows from it."""

from collections import Counter
from itertools import pairwise

from ludoteca.games.kragmortha.box import Box, space_name
from ludoteca.games.kragmortha.moves import (
    ASK_CIRCLE,
    ASK_DISCARD,
    ASK_MORE,
    ASK_PICKPOCKET,
    ASK_PLACE,
    ASK_PUSH,
    ASK_START,
    ASK_TURN,
    DO_AFTER_CARD,
    DO_AFTER_TOME,
    DO_ENTER,
    DO_RETIRE_TOKEN,
    DO_SEND_TO_CIRCLE,
    DO_TOKEN,
    SPACES,
)
from ludoteca.games.kragmortha.rules_cards import refresh_holdings
from ludoteca.games.kragmortha.state import LOOKS_TO_END, State
from ludoteca.kernel.compiling import interpreted
from ludoteca.kernel.declarations import seat_name
from ludoteca.kernel.limits import FIRST_TASK
from ludoteca.kernel.state import unpack_frame
from ludoteca.kernel.structs import Row

UNSETTLED = (DO_ENTER, DO_SEND_TO_CIRCLE, ASK_CIRCLE, ASK_START)
"""Frames of a goblin that has just entered a space and does not stay there."""
Frame = list[int]


def derive(box: Box, s: State) -> None:
    """What a position leaves out because it follows from the rest."""
    s.deck_size, s.look_deck_size, s.tome_deck_size = map(_filled, (s.deck, s.look_deck, s.tome_deck))
    for seat in range(s.seats):
        s.hand_size[seat] = _filled(s.hand[seat])
        s.looks[seat] = _filled(s.look[seat])
    pushed = {row[2] for row in _frames(s) if row[0] == ASK_PUSH}
    for seat in sorted(range(s.seats), key=lambda seat: seat not in pushed):
        if 0 <= s.at[seat] < SPACES:
            s.occupant[s.at[seat]] = seat
    for seat in range(s.seats):
        interpreted(refresh_holdings)(box, s, seat)


def audit(box: Box, s: State) -> str | None:
    """What is wrong with a position, if anything is."""
    fault = _audit_lists(s) or _audit_pawns(box, s) or _audit_hands(box, s) or _audit_cards(box, s)
    if fault or s.over:
        return fault
    return _audit_turn(box, s) or _audit_pushes(box, s) or _audit_circle(box, s)


def _filled(cards: Row) -> int:
    """How many cards a list holds."""
    return sum(card >= 0 for card in cards)


def _frames(s: State) -> list[Frame]:
    return [unpack_frame(frame) for frame in s.frame[: s.depth]]


def _audit_lists(s: State) -> str | None:
    """Cards lie without a gap."""
    lists = {"deck": [s.deck], "look_deck": [s.look_deck], "tome_deck": [s.tome_deck]}
    for name, rows in (lists | {"hand": s.hand, "look": s.look}).items():
        for row in rows:
            if any(card >= 0 for card in row[_filled(row) :]):
                return f"{name} has a gap"
    for seat, row in enumerate(s.hand_known_to):
        if any(known_to == seat for known_to in row) or any(known_to >= 0 for known_to in row[s.hand_size[seat] :]):
            return "hand_known_to names another player, for a card that is there"
    return None


def _audit_pawns(box: Box, s: State) -> str | None:
    """K1, K7, K16: everybody stands on a space in play, one pawn a space."""
    to_place = {row[1] for row in _frames(s) if row[0] == ASK_PLACE}
    pushes = [row for row in _frames(s) if row[0] == ASK_PUSH]
    moving = {row[1] for row in _frames(s) if row[0] in UNSETTLED} | {row[2] for row in pushes}
    if s.rigor < 0 or not box.in_play[s.rigor]:
        return "Rigor Mortis must stand on a space in play"
    for seat, space in enumerate(s.at[: s.seats]):
        if (space < 0) != (seat in to_place):
            return f"the goblin of {seat_name(seat)} must be on the board, or be the next to be placed"
        if space >= 0 and not box.in_play[space]:
            return f"the goblin of {seat_name(seat)} stands on {space_name(space)}, which is out of play"
        if space == s.rigor and seat not in moving and not s.over:
            return f"the goblin of {seat_name(seat)} stands on the space of Rigor Mortis"
    together = {frozenset((row[1], row[2])) for row in pushes}
    for space in {space for space in s.at[: s.seats] if space >= 0}:
        there = frozenset(seat for seat in range(s.seats) if s.at[seat] == space)
        if len(there) > 1 and there not in together:
            return f"{len(there)} goblins stand on {space_name(space)}"
    return None


def _audit_hands(box: Box, s: State) -> str | None:
    """K15, K30, K32: hands keep to their limits, and Looks are of different parts of the body."""
    discarding = {row[1] for row in _frames(s) if row[0] == ASK_DISCARD}
    for seat in range(s.seats):
        looks = s.look[seat][: s.looks[seat]]
        if s.looks[seat] >= LOOKS_TO_END and not s.over:
            return f"{seat_name(seat)} has {LOOKS_TO_END} Looks, so the game is over"
        if len({box.look_part[look] for look in looks}) != len(looks):
            return f"{seat_name(seat)} has two Looks for the same part of the body"
        if not s.over and (s.hand_size[seat] > s.limit[seat]) != (seat in discarding):
            return f"{seat_name(seat)} must discard with more than {s.limit[seat]} cards in hand, and only then"
    if s.tome_deck_size == 0 and not s.over:
        return "the last Tome is drawn, so the game is over"
    return None


def _audit_cards(box: Box, s: State) -> str | None:
    """Every card is in one place."""
    cards = Counter(card for row in (s.deck, *s.hand) for card in row if card >= 0)
    cards.update({design: count for design, count in enumerate(s.discarded) if count})
    if cards != Counter(box.cards[: box.card_count]):
        return "the Movement cards in deck, hands and discards are not those of the box"
    looks = sorted(look for row in (s.look_deck, *s.look) for look in row if look >= 0)
    if looks != list(range(box.look_count)):
        return "every Look of the box must be once in look_deck or before a player"
    tomes = [tome for tome in s.tome_deck if tome >= 0]
    tomes += [tome for tome, owner in enumerate(s.tome_owner) if owner >= 0]
    if sorted(tomes) != list(range(box.tome_count)):
        return "every Tome of the box must be once in tome_deck or before a player"
    if any(used and owner < 0 for used, owner in zip(s.tome_used, s.tome_owner, strict=True)):
        return "only a Tome before a player can be used up"
    if s.looks_known > s.look_deck_size:
        return "looks_known cannot be more than the Looks in the deck"
    if Counter(s.token_pile[: box.token_count]) != Counter(box.tokens[: box.token_count]):
        return "the tokens are not those of the box"
    if _filled(s.token_pile) != box.token_count or s.tokens_left > box.token_count:
        return "tokens_left must count the face-down tokens"
    return None


def _audit_turn(box: Box, s: State) -> str | None:
    """K7, K8: how far the turn has come, and what that takes."""
    frames = _frames(s)
    kinds = [row[0] for row in frames]
    if min(s.active, s.first) < 0:
        return "first and active must be players"
    fault = _audit_placing(box, s) if s.turns == 0 else None
    if fault:
        return fault
    if (ASK_PLACE in kinds) != (s.turns == 0):
        return "goblins are placed before the first turn, and only then"
    if (s.card >= 0) != (DO_AFTER_CARD in kinds):
        return "card must be the one that is being played"
    if s.card >= 0 and s.discarded[s.card] == 0:
        return "the card that is being played lies in the discards"
    for row in frames:
        if row[0] == DO_AFTER_TOME and row[2] not in (ASK_TURN, ASK_MORE):
            return "came_from must be a decision in which a Tome can be used"
    if ASK_PICKPOCKET in kinds and s.hand_size[s.active] == 0:
        return "Pickpocket takes a card of the thief's own"
    breach = [row for row in frames[:-1] if row[0] < FIRST_TASK and row[0] != ASK_PLACE]
    if len(breach) > 1 or (breach and not box.penance):
        return "a decision waits below another while a breach is dealt with, and only then"
    return None


def _audit_placing(box: Box, s: State) -> str | None:
    """K6, K7: the first player places first; nothing else has happened yet."""
    placing = [row[1] for row in _frames(s)[1:]]
    order = [(s.first + i) % s.seats for i in range(s.seats)]
    if s.active != order[-1] or not placing or placing != order[::-1][: len(placing)]:
        return "goblins are placed one after the other, from the first player on"
    if s.rigor != box.rigor_start or any(s.looks) or max(s.tome_owner) >= 0:
        return "before the first turn Rigor Mortis waits on his space, and nobody has Looks or Tomes"
    placed = {space for space in s.at[: s.seats] if space >= 0}
    starts = set(box.starts[: box.start_count])
    if not placed <= starts and not starts <= placed:
        return "goblins are placed on start spaces while there are any"
    return None


def _audit_pushes(box: Box, s: State) -> str | None:
    """K16 to K20: who pushes whom, and who has moved in this step."""
    frames = _frames(s)
    entering = [row[1] for row in frames if row[0] == DO_ENTER]
    if len(set(entering)) < len(entering):
        return "a goblin enters a space once a step"
    for i, (kind, seat, victim, origin, _) in enumerate(frames):
        if kind != ASK_PUSH:
            continue
        shoved = frames[i - 1][0] == DO_AFTER_TOME
        moved = {*entering, seat}
        if victim < 0 or victim in moved or origin < 0:
            return "push needs a victim who has not moved, and where the pusher came from"
        if s.pushed_this_step != sum(1 << goblin for goblin in moved):
            return "pushed_this_step must be those who have moved in this step, a bit for each seat"
        if shoved:
            if origin != s.at[seat] or s.at[victim] not in box.beside[origin]:
                return "who is shoved stands next to the shover"
        elif frames[i - 1][1] != seat or s.at[seat] != s.at[victim] or s.at[seat] not in box.beside[origin]:
            return "who is pushed stands where the pusher has come to from the next space"
    return None


def _audit_circle(box: Box, s: State) -> str | None:
    """K24, K25: a token that is turned up belongs to who turned it."""
    frames = _frames(s)
    retiring = [row for row in frames if row[0] == DO_RETIRE_TOKEN]
    if s.tokens_left < 1 - len(retiring) or (retiring and s.tokens_left == box.token_count):
        return "tokens_left must count the face-down tokens"
    for below, row in pairwise(frames):
        if below[0] in (DO_RETIRE_TOKEN, DO_TOKEN) and row[0] in (DO_TOKEN, ASK_CIRCLE) and below[1] != row[1]:
            return "a token and the circle to go to are for the same player"
        if row[0] == DO_TOKEN and row[2] != s.token_pile[s.tokens_left]:
            return "token must be the one turned up last"
    return None
