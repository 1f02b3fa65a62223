"""Arranges positions of Kragmortha for tests, and reads what happens in them.

`table` gives a match at the turn of the active player. Every card of the box is in exactly one place: what a
test does not ask for stays in the decks, or fills the hands of players whose cards do not matter.
"""

from collections.abc import Iterable, Mapping, Sequence
from pathlib import Path
from typing import Any

import ludoteca
from ludoteca.kernel.events import Event
from ludoteca.kernel.match import Match
from tests.games.kragmortha.board import SYMBOLS, Board, layout_for

GAME = ludoteca.game("kragmortha")
BALLS = "goblin-ball-ball"
RIGOR_BALLS = "rigor-ball-ball"

Names = Sequence[str]
BySeat = Mapping[str, Names]
Table = Match[Any, Any]
Arranged = dict[str, Any]
"""Arguments of `table`, for tests that share them."""


def table(
    seats: int = 4,
    *,
    goblins: Mapping[str, str] | None = None,
    rigor: str = "d10",
    active: str = "P1",
    hands: BySeat | None = None,
    deck: Names | None = None,
    looks: BySeat | None = None,
    look_deck_top: Names = (),
    tomes: BySeat | None = None,
    used_tomes: BySeat | None = None,
    tome_deck_top: Names = (),
    tome_deck: Names | None = None,
    tokens_top: Names = (),
    tokens_used: Names = (),
    forced: Sequence[int] = (),
    box: Path | None = None,
    seed: str = "arranged",
    **options: Any,
) -> Table:
    """A match at the `turn` decision of the active player.

    Goblins that are not mentioned wait on start spaces. A Look may be named by its part of the body (any that
    leaves the hand limit alone) and a Tome by its effect: see `Game.arrange`. `forced` are the next results of
    chance.
    """
    named = {"at": goblins, "hand": hands, "looks": looks, "tomes": tomes, "used_tomes": used_tomes}
    wanted: dict[str, Any] = {f"P{number}": {} for number in range(1, seats + 1)}
    for what, by_seat in named.items():
        for seat, value in (by_seat or {}).items():
            wanted[seat][what] = value
    wanted |= {"turn": active, "rigor": rigor, "chance": {"next": list(forced)}}
    wanted |= {"look_deck_top": look_deck_top, "tome_deck_top": tome_deck_top}
    wanted |= {"tokens_top": tokens_top, "tokens_used": tokens_used}
    wanted |= {name: pile for name, pile in (("deck", deck), ("tome_deck", tome_deck)) if pile is not None}
    return GAME.arrange(seats, wanted, box, seed, **options)


def changed(match: Table, **fields: Any) -> Table:
    """The same position with some entries changed; those of a player by the player's name."""
    position = match.position()
    for name, value in fields.items():
        position[name] = position[name] | value if isinstance(value, dict) else value
    return GAME.from_position(position)


def board_of(match: Table) -> Board:
    """The board that a match is played on."""
    return Board(layout_for(match.setting.seats), match.setting.content.board.floor.map)


def own_board(seats: int = 4) -> Board:
    """The board of the game's own box for a number of players."""
    return Board(layout_for(seats), GAME.setting(seats).content.board.floor.map)


def card(mover: str, first: str, second: str) -> str:
    """The notation of a card with these two symbols, in any order."""
    order = (*SYMBOLS, "ball")
    return "-".join((mover, *sorted((first, second), key=order.index)))


def useless_cards(mover: str, around: Iterable[str]) -> list[str]:
    """The cards of a mover that have no symbol out of `around`."""
    others = [symbol for symbol in SYMBOLS if symbol not in set(around)]
    return [card(mover, a, b) for i, a in enumerate(others) for b in others[i + 1 :]]


def play(match: Table, *notations: str) -> list[Event]:
    """Plays moves one after the other; gives all that happened."""
    return [event for notation in notations for event in match.play(notation)]


def moves(match: Table, kind: str | None = None) -> set[str]:
    """The legal moves in notation; of one kind: their arguments alone."""
    if kind is None:
        return {str(move) for move in match.moves()}
    return {" ".join(move.args) for move in match.moves() if move.kind == kind}


def table_moves(match: Table) -> set[str]:
    """What the table can do, in notation."""
    return {str(move) for move in match.table_moves()}


def asked(match: Table) -> tuple[str, str]:
    """What must be decided and by whom, such as ("step", "P1"); ("over", "nobody") after the end."""
    prompt = match.view()["prompt"]
    return ("over", "nobody") if prompt is None else (prompt["kind"], f"P{prompt['seat'] + 1}")


def kinds(events: Iterable[Event]) -> list[str]:
    """What kinds of things happened, in order."""
    return [event.kind for event in events]


def happened(events: Iterable[Event], kind: str) -> list[dict[str, Any]]:
    """The arguments of the events of one kind."""
    return [dict(event.args) for event in events if event.kind == kind]


def in_order(events: Iterable[Event], *pairs: tuple[str, str]) -> bool:
    """Whether these (kind, seat) came in this order, with anything between them."""
    seen = iter([(event.kind, event.args.get("victim", event.args.get("seat"))) for event in events])
    return all(pair in seen for pair in pairs)


def player(match: Table, name: str) -> dict[str, Any]:
    """A player as that player sees themself."""
    seat = int(name[1:]) - 1
    return dict(match.view(seat)["players"][seat])


def at(match: Table, name: str) -> str:
    """Where a player's goblin stands."""
    return str(player(match, name)["at"])


def rigor_at(match: Table) -> str:
    """Where Rigor Mortis stands."""
    return str(match.view()["rigor"])


def hand(match: Table, name: str) -> list[str]:
    """The cards in a hand."""
    return list(player(match, name)["hand"])


def looks_of(match: Table, name: str) -> list[str]:
    """The Looks before a player."""
    return [look["id"] for look in player(match, name)["looks"]]


def parts_of(match: Table, name: str) -> list[str]:
    """The parts of the body that a player's Looks go for."""
    return [look["part"] for look in player(match, name)["looks"]]


def tomes_of(match: Table, name: str) -> dict[str, bool]:
    """The Tomes before a player by effect, and whether they are used."""
    return {tome["effect"]: tome["used"] for tome in player(match, name)["tomes"]}


def look_deck(match: Table) -> list[str]:
    """The Look deck, top first."""
    return list(match.position().get("look_deck", []))


def winners(match: Table) -> list[str]:
    """Who won."""
    return [f"P{seat + 1}" for seat in match.winners]
