"""What a seat sees of a game of Looterz (L5)."""

from functools import cache, lru_cache
from math import comb
from pathlib import Path
from typing import Any

from ludoteca.games.looterz.box import Box, card_names, deck, read
from ludoteca.games.looterz.card_sets import is_marked, size_at
from ludoteca.games.looterz.content import Ability, Card, target_of
from ludoteca.games.looterz.moves import (
    GRAVEYARD,
    HAND,
    PHASES,
    RIGOR_CARDS,
    ROW,
    SACRIFICING,
)
from ludoteca.games.looterz.rules_dungeon import DIE
from ludoteca.games.looterz.rules_turn import MOST_IN_HAND, MOST_LOOTERZ
from ludoteca.games.looterz.state import State
from ludoteca.kernel.setting import Setting

OUR_BOX = Path(__file__).parent / "box"


def describe(setting: Setting[State, Box], s: State) -> dict[str, Any]:
    """The table as a spectator sees it."""
    names = setting.names
    return {
        "target": setting.box.target_coins,
        "limits": {"looterz": MOST_LOOTERZ, "hand": MOST_IN_HAND},
        "turn": {
            "number": s.turns,
            "round": (s.turns + s.seats - 1) // s.seats,
            "seat": s.active,
            "first": s.first,
            "phase": names.name("phase", s.phase),
            "phases": list(PHASES[: SACRIFICING + 1]),
        },
        "players": [_player(setting, s, seat) for seat in range(setting.seats)],
        "tower": s.tower_size,
        "rigor": {"seen": s.rigor, "of": RIGOR_CARDS},
        "graveyard": [names.name("card", card) for card in _cards_at(setting, s, GRAVEYARD)],
        "last_wishes": [
            {"card": names.name("card", card), "seat": s.wisher[card], "step": s.wish[card]}
            for card in range(setting.box.cards)
            if s.wish[card]
        ],
        "cards": setting.once("cards", lambda: dict(zip(card_names(setting.content), _design_ids(setting)))),
        "designs": setting.once("designs", lambda: {card.id: _design(card) for card in setting.content.cards.card}),
        "ending": names.name("ending", s.ending),
    }


def describe_to(setting: Setting[State, Box], s: State, viewer: int, seen: dict[str, Any]) -> dict[str, Any]:
    """What a seat knows besides: its own hand."""
    players = list(seen["players"])
    players[viewer] = players[viewer] | {"hand": _hand(setting, s, viewer, viewer)}
    return {"players": players}


def _design_ids(setting: Setting[State, Box]) -> list[str]:
    """The design of every single card, by its number."""
    ids: list[str] = setting.once("design_ids", lambda: [card.id for card in deck(setting.content)])
    return ids


def _design(design: Card) -> dict[str, Any]:
    return {
        "life": design.life,
        "power": design.power,
        "copies": design.copies,
        "standing": list(design.standing),
        "abilities": [_ability(ability) for ability in design.ability],
        "worded": _is_worded(design),
    }


@cache
def _our_designs() -> dict[str, Card]:
    return {card.id: card for card in read(OUR_BOX).cards.card}


def _is_worded(design: Card) -> bool:
    """Whether the text that the language files have for this id tells what the card does."""
    ours = _our_designs().get(design.id)
    return ours is not None and (ours.standing, ours.ability) == (design.standing, design.ability)


def _ability(ability: Ability) -> dict[str, Any]:
    return {
        "when": ability.when,
        "who": ability.who,
        "what": ability.what,
        "amount": ability.amount,
        "target": target_of(ability),
        "looterz": ability.looterz,
        "another": ability.another,
        "life_at_most": ability.life_at_most,
        "until": ability.until,
        "may": ability.may,
    }


def _cards_at(setting: Setting[State, Box], s: State, place: int) -> list[int]:
    return [card for card in range(setting.box.cards) if s.place[card] == place]


def _player(setting: Setting[State, Box], s: State, seat: int) -> dict[str, Any]:
    return {
        "seat": seat,
        "coins": s.coins[seat],
        "may_search": s.barred[seat] == 0,
        "hand_size": size_at(s, HAND + seat),
        "hand": _hand(setting, s, seat, None),
        "looterz": [_looter(setting, s, card) for card in _cards_at(setting, s, ROW + seat)],
    }


def _hand(setting: Setting[State, Box], s: State, seat: int, viewer: int | None) -> list[str | None]:
    """L5: the cards of a hand that the viewer may know, then None for each of the others."""
    known = [card for card in _cards_at(setting, s, HAND + seat) if viewer == seat or is_marked(s.known, card)]
    hidden = size_at(s, HAND + seat) - len(known)
    return [setting.names.name("card", card) for card in known] + [None] * hidden


def _looter(setting: Setting[State, Box], s: State, card: int) -> dict[str, Any]:
    box = setting.box
    lenders = [lender for lent, lender in zip(s.loan, s.lender) if lent == card]
    return {
        "card": setting.names.name("card", card),
        "design": _design_ids(setting)[card],
        "life": s.life[card],
        "power": box.power[card],
        "taunt": bool(box.taunt[card]),
        "ward": bool(box.ward[card]),
        "acted": bool(is_marked(s.acted, card)),
        "borrowed_from": lenders[0] if lenders else None,
        "odds": odds(s.life[card], box.power[card]),
    }


@lru_cache
def odds(dice: int, power: int) -> list[float]:
    """L13, L14: the chance of at least one success, of at least two, and so on up to all dice."""
    chance = power / DIE
    exactly = [comb(dice, hits) * chance**hits * (1 - chance) ** (dice - hits) for hits in range(dice + 1)]
    return [round(sum(exactly[least:]), 4) for least in range(1, dice + 1)]


def score(setting: Setting[State, Box], s: State, seat: int) -> dict[str, int]:
    """L29: what decides, in its order."""
    return {"coins": s.coins[seat], "looterz": size_at(s, ROW + seat)}
