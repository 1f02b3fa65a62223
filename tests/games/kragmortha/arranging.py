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
    leaves the hand limit alone) and a Tome by its effect. `..._top` is in the order of drawing. `deck` is
    all of the Movement deck: cards that nobody then has are discarded. `tome_deck` is all of the Tome deck:
    Tomes that nobody then has lie used before the last player. `forced` are the next results of chance.
    """
    fresh = GAME.new(seats, seed, box, **options)
    position = fresh.position()
    state = position["state"]
    players = [f"P{number}" for number in range(1, seats + 1)]
    content = fresh.setting.content
    for field in ("journal", "discarded"):
        state.pop(field, None)
    state |= {
        "at": _placed(players, goblins or {}, rigor, Board(layout_for(seats), content.board.floor.map)),
        "rigor": rigor,
        "first": "P1",
        "active": active,
        "turns": 1,
        "seat": players.index(active),
        "frame": [{"kind": "turn_end", "seat": active}, {"kind": "turn", "seat": active}],
        "forced": list(forced),
        "forced_count": len(forced),
    }
    state |= _movement_cards(content, players, hands or {}, deck)
    state |= _look_cards(content, players, looks or {}, look_deck_top)
    state |= _tome_cards(content, players, tomes or {}, used_tomes or {}, tome_deck_top, tome_deck)
    state |= _tokens(content, tokens_top, tokens_used)
    return GAME.from_position(position, box)


def _placed(players: Names, goblins: Mapping[str, str], rigor: str, board: Board) -> list[str]:
    taken = {*goblins.values(), rigor}
    waiting = sorted(board.those("s") - taken) + sorted(board.those("S") - taken)
    return [goblins[player] if player in goblins else waiting.pop(0) for player in players]


def _movement_cards(content: Any, players: Names, hands: BySeat, deck: Names | None) -> dict[str, Any]:
    spare = [card.design for card in content.movement.card for _ in range(card.copies)]
    for name in [*(deck or ()), *(name for hand in hands.values() for name in hand)]:
        spare.remove(name)
    held = [list(hands[name]) if name in hands else [spare.pop(0) for _ in range(3)] for name in players]
    kept, discarded = (spare, []) if deck is None else (list(deck), spare)
    return {
        "hand": held,
        "hand_size": [len(hand) for hand in held],
        "deck": kept,
        "deck_size": len(kept),
        "discarded": [discarded.count(design) for design in GAME.names(content).all("card")],
    }


def _look_cards(content: Any, players: Names, looks: BySeat, look_deck_top: Names) -> dict[str, Any]:
    spare = list(content.looks.look)

    def take(name: str) -> str:
        plain = (look for look in spare if look.part == name and look.hand_limit == 3)
        look = next((look for look in spare if look.id == name), None) or next(plain)
        spare.remove(look)
        return str(look.id)

    exact = {look.id for look in content.looks.look}
    wanted = [*look_deck_top, *(name for held in looks.values() for name in held)]
    taken = {name: take(name) for name in wanted if name in exact}
    top = [taken.get(name) or take(name) for name in look_deck_top]
    before = [[taken.get(name) or take(name) for name in looks.get(player, ())] for player in players]
    deck = [look.id for look in spare] + list(reversed(top))
    return {
        "look": before,
        "looks": [len(held) for held in before],
        "look_deck": deck,
        "look_deck_size": len(deck),
    }


def _tome_cards(
    content: Any,
    players: Names,
    tomes: BySeat,
    used_tomes: BySeat,
    tome_deck_top: Names,
    tome_deck: Names | None,
) -> dict[str, Any]:
    order = [tome.id for tome in content.tomes.tome]
    spare = list(content.tomes.tome)
    owner: dict[str, str] = {}
    used: set[str] = set()

    def take(name: str) -> str:
        tome = next(tome for tome in spare if name in (tome.id, tome.effect))
        spare.remove(tome)
        return str(tome.id)

    top = [take(name) for name in (tome_deck or tome_deck_top)]
    for player in players:
        owner |= {take(name): player for name in tomes.get(player, ())}
        face_down = [take(name) for name in used_tomes.get(player, ())]
        owner |= dict.fromkeys(face_down, player)
        used |= set(face_down)
    rest = [tome.id for tome in spare]
    if tome_deck is not None:
        owner |= dict.fromkeys(rest, players[-1])
        used |= set(rest)
        rest = []
    deck = rest + list(reversed(top))
    return {
        "tome_deck": deck,
        "tome_deck_size": len(deck),
        "tome_owner": [owner.get(name) for name in order],
        "tome_used": [int(name in used) for name in order],
    }


def _tokens(content: Any, tokens_top: Names, tokens_used: Names) -> dict[str, Any]:
    spare = [token.id for token in content.tokens.token for _ in range(token.copies)]
    for name in (*tokens_top, *tokens_used):
        spare.remove(name)
    pile = spare + list(reversed(tokens_top))
    return {"token_pile": pile + list(reversed(tokens_used)), "tokens_left": len(pile)}


def changed(match: Table, **fields: Any) -> Table:
    """The same position with some fields of the state changed."""
    position = match.position()
    position["state"] |= fields
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
    return list(reversed(match.position()["state"].get("look_deck", [])))


def winners(match: Table) -> list[str]:
    """Who won."""
    return [f"P{seat + 1}" for seat in match.winners]
