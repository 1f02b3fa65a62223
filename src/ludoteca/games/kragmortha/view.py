"""What a seat sees of a game of Kragmortha (K41)."""

from collections.abc import Container
from dataclasses import asdict
from typing import Any

from ludoteca.games.kragmortha.box import Box, cells, layout_for, space_name
from ludoteca.games.kragmortha.content import Twin
from ludoteca.games.kragmortha.moves import (
    ASK_TURN,
    DESIGNS,
    EFFECTS,
    SPACES,
)
from ludoteca.games.kragmortha.rules_board import can_be_pushed, card_symbol
from ludoteca.games.kragmortha.rules_end import tie_break_of, tomes_of
from ludoteca.games.kragmortha.state import State
from ludoteca.kernel.compiling import interpreted
from ludoteca.kernel.setting import Setting
from ludoteca.kernel.state import unpack_frame

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
        "unusable": {},
        "twins": setting.once("twins", lambda: {twin.id: _twin(twin) for twin in setting.content.twins.twin}),
    }


def describe_to(setting: Setting[State, Box], s: State, viewer: int, seen: dict[str, Any]) -> dict[str, Any]:
    """What a seat knows besides: cards in hands, where its own could lead, and why some cannot be played."""
    reach = _reach(setting, s, viewer)
    return {
        "players": [
            player | {"hand": _hand(setting, s, seat, viewer)}
            if seat == viewer or viewer in s.hand_known_to[seat]
            else player
            for seat, player in enumerate(seen["players"])
        ],
        "reach": reach,
        "unusable": _unusable(setting, s, viewer, reach),
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
    if not _chooses_card(s, viewer):
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


def _unusable(setting: Setting[State, Box], s: State, viewer: int, usable: Container[str]) -> dict[str, str]:
    """K11: why each card that a player who chooses one cannot play is not usable.

    "none_beside": no space next to the goblin or Rigor Mortis shows its symbols (K10). "blocked": there is one, but
    whoever stands there cannot be pushed (K18).
    """
    if not _chooses_card(s, viewer):
        return {}
    box = setting.box
    reasons = {}
    for card in s.hand[viewer][: s.hand_size[viewer]]:
        name = setting.names.name("card", card)
        if name in usable:
            continue
        symbols = [interpreted(card_symbol)(box, card, which, s.crystal) for which in (0, 1)]
        beside = _beside(box, s.rigor if box.moves_rigor[card] else s.at[viewer], symbols[0] | symbols[1])
        reasons[name] = "blocked" if beside else "none_beside"
    return reasons


def _chooses_card(s: State, viewer: int) -> bool:
    return bool(viewer == s.seat and s.depth > 0 and unpack_frame(s.frame[s.depth - 1])[0] == ASK_TURN)


def _can_step_to(box: Box, s: State, seat: int, to: int) -> bool:
    """K18: as `can_step_to` says, for plain records."""
    victim, origin = s.occupant[to], s.at[seat]
    return victim < 0 or bool(interpreted(can_be_pushed)(box, s, victim, origin, 1 << seat, origin))


def _beside(box: Box, origin: int, symbols: int) -> list[int]:
    """The neighbouring spaces in play that show one of the symbols."""
    return [to for to in box.beside[origin] if to >= 0 and box.symbol[to] & symbols]


def _twin(twin: Twin) -> dict[str, Any]:
    """What a screen must know to play a penance on its own player."""
    return {name: value for name, value in asdict(twin).items() if name not in ("id", "origin")}


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
