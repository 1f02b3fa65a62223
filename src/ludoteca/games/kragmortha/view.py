"""What a seat sees of a game of Kragmortha (K41), and the checks on a position."""

from collections import Counter
from typing import Any

import msgspec

from ludoteca.games.kragmortha.box import Box, Twin, cells, layout_for, space_name
from ludoteca.games.kragmortha.moves import (
    ASK_CIRCLE,
    ASK_PLACE,
    ASK_PUSH,
    ASK_START,
    ASK_TURN,
    DESIGNS,
    DO_ENTER,
    DO_MEET,
    DO_RETIRE_TOKEN,
    DO_SEND_TO_CIRCLE,
    EFFECTS,
    SPACES,
)
from ludoteca.games.kragmortha.rules_board import can_be_pushed, card_symbol
from ludoteca.games.kragmortha.rules_cards import refresh_holdings
from ludoteca.games.kragmortha.rules_end import tie_break_of, tomes_of
from ludoteca.games.kragmortha.state import LOOKS_TO_END, State
from ludoteca.kernel.compiling import interpreted
from ludoteca.kernel.game import Setting
from ludoteca.kernel.state import FIRST_TASK, unpack_frame

UNSETTLED = (DO_ENTER, DO_MEET, DO_SEND_TO_CIRCLE, ASK_CIRCLE, ASK_START)
"""Frames of a goblin that has just entered a space and does not stay there."""
SYMBOL_OF = {1: "scroll", 2: "stones", 4: "potion", 8: "book", 15: "ball"}


def describe(setting: Setting[State, Box], s: State) -> dict[str, Any]:
    """The table as a spectator sees it."""
    names = setting.names
    return {
        "board": setting.once("board", lambda: {"spaces": _spaces(setting)}),
        "rigor": names.name("space", s.rigor),
        "turn": {
            "number": s.turns,
            "seat": s.active,
            "first": s.first,
            "card": names.name("card", s.card),
            "crystal": bool(s.crystal),
        },
        "players": [_player(setting, s, seat) for seat in range(setting.seats)],
        "decks": {
            "movement": s.deck_size,
            "discards": {DESIGNS[design]: count for design, count in enumerate(s.discarded) if count},
            "looks": s.look_deck_size,
            "looks_known": [names.name("look", look) for look in reversed(s.look_deck[: s.looks_known])],
            "tomes": s.tome_deck_size,
            "tokens": s.tokens_left,
            "tokens_used": [
                names.name("token", token) for token in s.token_pile[s.tokens_left : setting.box.token_count]
            ],
        },
        "ending": names.name("ending", s.ending),
        "reach": {},
        "twins": setting.once("twins", lambda: {twin.id: _twin(twin) for twin in setting.content.twins.twin}),
    }


def describe_to(setting: Setting[State, Box], s: State, viewer: int, seen: dict[str, Any]) -> dict[str, Any]:
    """What a seat knows besides: cards in hands, and where its own could lead."""
    return {
        "players": [
            player | {"hand": _hand(setting, s, seat, viewer)}
            if seat == viewer or viewer in s.hand_known_to[seat]
            else player
            for seat, player in enumerate(seen["players"])
        ],
        "reach": _reach(setting, s, viewer),
    }


def _player(setting: Setting[State, Box], s: State, seat: int) -> dict[str, Any]:
    names, box, content = setting.names, setting.box, setting.content
    looks = [content.looks.look[look] for look in s.look[seat][: s.looks[seat]]]
    tomes = [tome for tome in range(box.tome_count) if s.tome_owner[tome] == seat]
    return {
        "seat": seat,
        "at": names.name("space", s.at[seat]),
        "hand_size": s.hand_size[seat],
        "hand_limit": s.limit[seat],
        "hand": [None] * s.hand_size[seat],
        "looks": [{"id": look.id, "part": look.part, "twin": look.twin} for look in looks],
        "tomes": [
            {
                "id": content.tomes.tome[tome].id,
                "effect": EFFECTS[box.tome_effect[tome]],
                "kind": content.tomes.tome[tome].kind,
                "symbols": box.tome_symbols[tome],
                "used": bool(s.tome_used[tome]),
            }
            for tome in tomes
        ],
    }


def _hand(setting: Setting[State, Box], s: State, seat: int, viewer: int) -> list[str | None]:
    """K41: the cards of a hand that the viewer may know, then None for each of the others."""
    cards = [
        setting.names.name("card", s.hand[seat][slot])
        for slot in range(s.hand_size[seat])
        if viewer in (seat, s.hand_known_to[seat][slot])
    ]
    return cards + [None] * (s.hand_size[seat] - len(cards))


def _reach(setting: Setting[State, Box], s: State, viewer: int) -> dict[str, dict[str, list[str]]]:
    """Where each card of a player who chooses one could lead: its first steps, and the second ones from each.

    First steps are the legal ones. For the second it is not known yet who will be in the way, so those go by the
    floor alone (K10) and by what ends the movement (K21, K24, K33).
    """
    if viewer != s.seat or s.depth == 0 or unpack_frame(s.frame[s.depth - 1])[0] != ASK_TURN:
        return {}
    box = setting.box
    reach: dict[str, dict[str, list[str]]] = {}
    for card in s.hand[viewer][: s.hand_size[viewer]]:
        symbols = [interpreted(card_symbol)(box, card, which, s.crystal) for which in (0, 1)]
        rigor = box.moves_rigor[card]
        steps = {}
        for first in _beside(box, s.rigor if rigor else s.at[viewer], symbols[0] | symbols[1]):
            if not rigor and not _can_step_to(box, s, viewer, first):
                continue
            stops = not rigor and (box.circle[first] or box.desk[first] or first == s.rigor)
            left = (symbols[1] if symbols[0] & box.symbol[first] else 0) | (
                symbols[0] if symbols[1] & box.symbol[first] else 0
            )
            steps[space_name(first)] = [] if stops else [space_name(second) for second in _beside(box, first, left)]
        if steps:
            reach[setting.names.name("card", card)] = steps
    return reach


def _can_step_to(box: Box, s: State, seat: int, to: int) -> bool:
    """K18: as `can_step_to` says, for plain records."""
    victim, origin = s.occupant[to], s.at[seat]
    return victim < 0 or bool(interpreted(can_be_pushed)(box, s, victim, origin, 1 << seat, origin))


def _beside(box: Box, origin: int, symbols: int) -> list[int]:
    """The neighbouring spaces in play that show one of the symbols."""
    return [to for to in box.beside[origin] if to >= 0 and box.symbol[to] & symbols]


def _twin(twin: Twin) -> dict[str, Any]:
    """What a screen must know to play a penance on its own player."""
    return {name: value for name, value in msgspec.structs.asdict(twin).items() if name not in ("id", "origin")}


def _spaces(setting: Setting[State, Box]) -> list[dict[str, Any]]:
    box = setting.box
    board = cells(setting.content, layout_for(setting.content, setting.seats).map, "x#sTSDR.", "layout")
    spaces = []
    for space in range(SPACES):
        kinds = {"x": "out", "#": "bookcase", "D": "desk"}
        spaces.append(
            {
                "name": space_name(space),
                "kind": kinds.get(board[space], "floor"),
                "symbol": SYMBOL_OF[box.symbol[space]] if box.in_play[space] else None,
                "start": board[space] in "sS",
                "circle": bool(box.circle[space]),
            }
        )
    return spaces


def score(setting: Setting[State, Box], s: State, seat: int) -> dict[str, int]:
    """K38: what decides, in its order."""
    return {
        "looks": s.looks[seat],
        "tomes": interpreted(tomes_of)(setting.box, s, seat),
        setting.options["tie_break"]: interpreted(tie_break_of)(setting.box, s, seat),
    }


def derive(box: Box, s: State) -> None:
    """What a position leaves out because it follows from the rest."""
    pushed = _pushed(s)
    for seat in sorted(range(s.seats), key=lambda seat: seat not in pushed):
        if 0 <= s.at[seat] < SPACES:
            s.occupant[s.at[seat]] = seat
    for seat in range(s.seats):
        interpreted(refresh_holdings)(box, s, seat)


def audit(box: Box, s: State) -> str | None:
    """What is wrong with a position, if anything is."""
    return _audit_pawns(box, s) or _audit_counts(box, s) or _audit_cards(box, s) or _audit_flow(s)


def _audit_pawns(box: Box, s: State) -> str | None:
    """K1, K7, K16: everybody stands on a space in play, one pawn a space."""
    frames = [unpack_frame(frame) for frame in s.frame[: s.depth]]
    to_place = {row[1] for row in frames if row[0] == ASK_PLACE}
    moving = {row[1] for row in frames if row[0] in UNSETTLED} | _pushed(s)
    if s.rigor < 0 or not box.in_play[s.rigor]:
        return "Rigor Mortis must stand on a space in play"
    for seat, space in enumerate(s.at[: s.seats]):
        if (space < 0) != (seat in to_place):
            return f"the goblin of P{seat + 1} must be on the board, or be the next to be placed"
        if space >= 0 and not box.in_play[space]:
            return f"the goblin of P{seat + 1} stands on {space_name(space)}, which is out of play"
        if space == s.rigor and seat not in moving and not s.over:
            return f"the goblin of P{seat + 1} stands on the space of Rigor Mortis"
    for space, times in Counter(space for space in s.at[: s.seats] if space >= 0).items():
        if times > 1 and all(s.at[seat] != space for seat in _pushed(s)):
            return f"{times} goblins stand on {space_name(space)}"
    return None


def _audit_counts(box: Box, s: State) -> str | None:
    """Every count counts what it says."""
    for seat in range(s.seats):
        looks = [look for look in s.look[seat] if look >= 0]
        if s.hand_size[seat] != sum(card >= 0 for card in s.hand[seat]):
            return f"hand_size of P{seat + 1} does not count its hand"
        if s.looks[seat] != len(looks):
            return f"looks of P{seat + 1} does not count its Looks"
        if s.looks[seat] >= LOOKS_TO_END and not s.over:
            return f"P{seat + 1} has {LOOKS_TO_END} Looks, so the game is over"
        if len({box.look_part[look] for look in looks if look < box.look_count}) != len(looks):
            return f"P{seat + 1} has two Looks for the same part of the body"
    for what, size, deck in (
        ("deck", s.deck_size, s.deck),
        ("look_deck", s.look_deck_size, s.look_deck),
        ("tome_deck", s.tome_deck_size, s.tome_deck),
    ):
        if not 0 <= size <= len(deck) or size != sum(card >= 0 for card in deck):
            return f"{what}_size does not count {what}"
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
    if not 0 <= s.looks_known <= s.look_deck_size:
        return "looks_known cannot be more than the Looks in the deck"
    if Counter(token for token in s.token_pile if token >= 0) != Counter(box.tokens[: box.token_count]):
        return "the tokens are not those of the box"
    last_in_use = any(unpack_frame(frame)[0] == DO_RETIRE_TOKEN for frame in s.frame[: s.depth])
    if not (0 if last_in_use or s.over else 1) <= s.tokens_left <= box.token_count:
        return "tokens_left must count the face-down tokens"
    return None


def _audit_flow(s: State) -> str | None:
    """Somebody must decide, unless the game is over."""
    if s.over:
        return None if s.depth == 0 and s.seat < 0 else "a game that is over has no frames and nobody to decide"
    frames = [unpack_frame(frame) for frame in s.frame[: s.depth]]
    if not frames or frames[-1][0] >= FIRST_TASK:
        return "the last frame must be a decision"
    if any(not 0 <= row[1] < s.seats for row in frames) or not 0 <= s.active < s.seats:
        return "a frame names a seat that nobody sits on"
    if s.seat != frames[-1][1]:
        return "seat must be the one of the last frame"
    return None


def _pushed(s: State) -> set[int]:
    """The goblins about to be pushed: each still shares its space with its pusher."""
    frames = [unpack_frame(frame) for frame in s.frame[: s.depth]]
    return {row[2] for row in frames if row[0] == ASK_PUSH and 0 <= row[2] < s.seats}
