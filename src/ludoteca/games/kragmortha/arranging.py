"""Tables of Kragmortha set up by hand: what nobody asks for fills the rest, so that every card is there once."""

from collections.abc import Mapping
from typing import Any

from ludoteca.games.kragmortha.box import Box, space_name
from ludoteca.games.kragmortha.state import State
from ludoteca.kernel.arranging import Supply, taken_apart
from ludoteca.kernel.declarations import seat_names
from ludoteca.kernel.setting import Setting

HAND = 3
OF_PLAYER = {"at": None, "hand": None, "looks": (), "tomes": (), "used_tomes": ()}
OF_TABLE = {
    "rigor": None,
    "deck": None,
    "look_deck_top": (),
    "tome_deck_top": (),
    "tome_deck": None,
    "tokens_top": (),
    "tokens_used": (),
}


def arrange(setting: Setting[State, Box], fresh: Mapping[str, Any], wanted: Mapping[str, Any]) -> dict[str, Any]:
    """The position's words for a table at the turn of a player.

    Goblins that nobody mentions wait on start spaces. A Look may be named by its part of the body (any that leaves
    the hand limit alone) and a Tome by its effect. `..._top` is in the order of drawing. `deck` is all of the
    Movement deck: cards that nobody then has are discarded. `tome_deck` is all of the Tome deck: Tomes that nobody
    then has lie used before the last player.
    """
    seats = seat_names(setting.seats)
    players, table, rest = taken_apart(wanted, seats, OF_PLAYER, OF_TABLE)
    words: dict[str, Any] = {"turn": "P1", "decision": "turn", "first_player": "P1", "turn_number": 1}
    words |= {seat: {} for seat in seats} | {"rigor": table["rigor"] or space_name(setting.box.rigor_start)}
    _place(setting, words, players)
    _deal_movement(setting, words, players, table)
    _deal_looks(setting, words, players, table)
    _deal_tomes(setting, words, players, table)
    tokens = Supply("token", [token.id for token in setting.content.tokens.token for _ in range(token.copies)])
    top, used = [[tokens.take(name) for name in table[pile]] for pile in ("tokens_top", "tokens_used")]
    words |= {"token_pile": [*used, *top, *tokens.left[::-1]], "tokens_left": len(top) + len(tokens.left)}
    return words | rest


def _place(setting: Setting[State, Box], words: dict[str, Any], players: dict[str, dict[str, Any]]) -> None:
    box = setting.box
    starts = list(box.starts[: box.start_count])
    starts.sort(key=lambda space: (box.circle[space], space_name(space)))
    taken = {player["at"] for player in players.values()} | {words["rigor"]}
    waiting = [space_name(space) for space in starts if space_name(space) not in taken]
    for seat, player in players.items():
        at = player["at"] or (waiting.pop(0) if waiting else None)
        words[seat] |= {"at": at}


def _deal_movement(
    setting: Setting[State, Box], words: dict[str, Any], players: dict[str, dict[str, Any]], table: dict[str, Any]
) -> None:
    cards = Supply("card", [card.design for card in setting.content.movement.card for _ in range(card.copies)])
    deck = None if table["deck"] is None else [cards.take(name) for name in table["deck"]]
    hands = {seat: [cards.take(name) for name in player["hand"] or ()] for seat, player in players.items()}
    for seat, player in players.items():
        words[seat] |= {"hand": cards.deal(HAND) if player["hand"] is None else hands[seat]}
    words["deck"] = cards.left if deck is None else deck
    if deck is not None:
        words["discarded"] = {name: cards.left.count(name) for name in cards.left}


def _deal_looks(
    setting: Setting[State, Box], words: dict[str, Any], players: dict[str, dict[str, Any]], table: dict[str, Any]
) -> None:
    plain = {look.id: look.part if look.hand_limit == HAND else "" for look in setting.content.looks.look}
    looks = Supply("Look", list(plain), plain)
    looks.keep(table["look_deck_top"], *(player["looks"] for player in players.values()))
    top = [looks.take(name) for name in table["look_deck_top"]]
    for seat, player in players.items():
        words[seat] |= {"look": [looks.take(name) for name in player["looks"]]}
    words["look_deck"] = [*top, *looks.left[::-1]]


def _deal_tomes(
    setting: Setting[State, Box], words: dict[str, Any], players: dict[str, dict[str, Any]], table: dict[str, Any]
) -> None:
    tomes = Supply("Tome", [tome.id for tome in setting.content.tomes.tome])
    tomes.kinds = {tome.id: tome.effect for tome in setting.content.tomes.tome}
    whole = table["tome_deck"] is not None
    top = [tomes.take(name) for name in (table["tome_deck"] if whole else table["tome_deck_top"])]
    owner: dict[str, str] = {}
    used: list[str] = []
    for seat, player in players.items():
        owner |= {tomes.take(name): seat for name in player["tomes"]}
        face_down = [tomes.take(name) for name in player["used_tomes"]]
        owner |= dict.fromkeys(face_down, seat)
        used += face_down
    if whole:
        owner |= dict.fromkeys(tomes.left, list(players)[-1])
        used += tomes.left
    words |= {"tome_deck": top if whole else [*top, *tomes.left[::-1]], "tome_owner": owner, "tome_used": used}
