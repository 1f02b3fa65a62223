"""What a seat sees of a game of Looterz (L5), and the checks on a position."""

from collections import Counter
from functools import cache, lru_cache
from math import comb
from pathlib import Path
from typing import Any

from ludoteca.games.looterz.box import Ability, Box, Card, card_names, deck, read, target_of
from ludoteca.games.looterz.moves import (
    GRAVEYARD,
    HAND,
    MOST_CARDS,
    PHASES,
    RIGOR,
    RIGOR_CARDS,
    ROW,
    SACRIFICING,
    TOWER,
)
from ludoteca.games.looterz.rules_dungeon import DIE
from ludoteca.games.looterz.rules_looterz import MOST_LIFE
from ludoteca.games.looterz.rules_turn import MOST_IN_HAND, MOST_LOOTERZ
from ludoteca.games.looterz.state import State
from ludoteca.kernel.game import Setting
from ludoteca.kernel.state import FIRST_TASK, unpack_frame

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
        "hand_size": s.held[HAND + seat].bit_count(),
        "hand": _hand(setting, s, seat, None),
        "looterz": [_looter(setting, s, card) for card in _cards_at(setting, s, ROW + seat)],
    }


def _hand(setting: Setting[State, Box], s: State, seat: int, viewer: int | None) -> list[str | None]:
    """L5: the cards of a hand that the viewer may know, then None for each of the others."""
    known = [card for card in _cards_at(setting, s, HAND + seat) if viewer == seat or s.known >> card & 1]
    hidden = s.held[HAND + seat].bit_count() - len(known)
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
        "acted": bool(s.acted >> card & 1),
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
    return {"coins": s.coins[seat], "looterz": s.held[ROW + seat].bit_count()}


def derive(box: Box, s: State) -> None:
    """Gathers the cards of each place again."""
    for card in range(box.cards):
        place = s.place[card]
        if place >= 0:
            s.held[place] |= 1 << card


def audit(box: Box, s: State) -> str | None:
    """What is wrong with a position, if anything is."""
    return _audit_cards(box, s) or _audit_tokens(box, s) or _audit_pending(box, s) or _audit_flow(s)


def _audit_cards(box: Box, s: State) -> str | None:
    """Every card is in one place."""
    for card in range(MOST_CARDS):
        if (s.place[card] >= 0) != (card < box.cards):
            return "place must name a place for every card of the box, and for no other"
        if s.place[card] >= HAND and (s.place[card] - HAND) % (ROW - HAND) >= s.seats:
            return "a card lies at a seat that nobody sits on"
    if not 0 <= s.tower_size <= len(s.tower) or s.tower_size != sum(card >= 0 for card in s.tower):
        return "tower_size does not count tower"
    if any(card < 0 for card in s.tower[: s.tower_size]):
        return "tower has a gap"
    looterz = Counter(card for card in s.tower[: s.tower_size] if card != RIGOR)
    if looterz != Counter(card for card in range(box.cards) if s.place[card] == TOWER):
        return "tower must list exactly the cards whose place is the tower"
    if not 0 <= s.rigor <= RIGOR_CARDS or s.tower.count(RIGOR) + s.rigor != RIGOR_CARDS:
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
        if s.known >> card & 1 and not HAND <= s.place[card] < ROW:
            return "only a card in a hand can be marked as known"
    if any(cards >> box.cards for cards in (s.acted, s.entered, s.wished, s.chosen, s.known, s.again)):
        return "acted, entered, wished, chosen, known and again name cards of the box only"
    for seat, coins in enumerate(s.coins):
        if coins < 0 or (coins and seat >= s.seats):
            return "coins belong to players, and are not negative"
        if coins >= box.target_coins and not s.over:
            return f"P{seat + 1} has reached the target, so the game is over"
    return None


def _audit_pending(box: Box, s: State) -> str | None:
    """Loans and Last Wishes that wait."""
    if not 0 <= s.loans <= len(s.loan) or s.loans != sum(card >= 0 for card in s.loan):
        return "loans does not count loan"
    for i, card in enumerate(s.loan):
        if (card >= 0) != (i < s.loans) or (card >= 0) != (s.lender[i] >= 0):
            return "every loan has a card and a lender, from the first on"
        if card >= 0 and (s.place[card] < ROW or s.lender[i] >= s.seats):
            return "only a Looter in play can be borrowed, from a player"
    if len(set(s.loan[: s.loans])) < s.loans:
        return "a Looter is borrowed once"
    for wish, wisher in zip(s.wish, s.wisher):
        if (wish > 0) != (wisher >= 0) or wisher >= s.seats:
            return "every Last Wish that waits has a wisher"
    if s.wishes != sum(wish > 0 for wish in s.wish):
        return "wishes does not count the Last Wishes that wait"
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
