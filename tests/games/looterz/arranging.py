"""Arranges positions of Looterz for tests, and reads what happens in them.

Cards are named by design ("ninja": the next copy that is not used yet) or exactly ("ninja-2"); in a row a
number after a colon is its life tokens ("rollork:2"), else it has its printed life.
"""

import shutil
import tomllib
from collections.abc import Iterable, Mapping, Sequence
from pathlib import Path
from typing import Any

from ludoteca.games.looterz import GAME
from ludoteca.kernel.events import Event
from ludoteca.kernel.match import Match

BOX = GAME.folder / "box"
Names = Sequence[str]
BySeat = Mapping[str, Names]
Table = Match[Any, Any]


def table(
    seats: int = 2,
    *,
    phase: str = "dungeon",
    active: str = "P1",
    rows: BySeat | None = None,
    hands: BySeat | None = None,
    graveyard: Names = (),
    tower_top: Names = (),
    tower: Names | None = None,
    coins: Sequence[int] = (),
    dice: Sequence[int] = (),
    box: Path | None = None,
    **options: Any,
) -> Table:
    """A match in which the active player has to decide in a phase.

    `tower_top` is drawn first, and `tower` is the whole Tower: see `Game.arrange`. `dice` are the next results of
    dice.
    """
    wanted: dict[str, Any] = {f"P{number}": {} for number in range(1, seats + 1)}
    for what, by_seat in (("row", rows), ("hand", hands)):
        for seat, names in (by_seat or {}).items():
            wanted[seat][what] = names
    for number, count in enumerate(coins, 1):
        wanted[f"P{number}"]["coins"] = count
    wanted |= {"turn": active, "phase": phase, "graveyard": graveyard, "tower_top": tower_top}
    wanted |= {"chance": {"next": [str(die) for die in dice]}} | ({} if tower is None else {"tower": tower})
    return GAME.arrange(seats, wanted, box, "arranged", **options)


def play(match: Table, *moves: str) -> list[Event]:
    """Plays moves; gives all that happened."""
    return [event for move in moves for event in match.play(move)]


def moves(match: Table, kind: str | None = None) -> set[str]:
    """The legal moves in notation; of one kind their arguments alone."""
    return {str(move) if kind is None else " ".join(move.args) for move in match.moves() if kind in (None, move.kind)}


def told(events: Iterable[Event], *kinds: str) -> list[str]:
    """Events of some kinds, as text."""
    return [str(event) for event in events if not kinds or event.kind in kinds]


def prompt(match: Table) -> str:
    """Which decision is to be made, and by whom."""
    shown = match.view(None)["prompt"]
    return f"{shown['kind']} P{shown['seat'] + 1}"


def row(match: Table, seat: str) -> list[str]:
    """The Looterz in front of a player with their life."""
    return [
        f"{looter['card']}:{looter['life']}" for looter in match.view(None)["players"][int(seat[1:]) - 1]["looterz"]
    ]


def hand(match: Table, seat: str) -> list[str]:
    """A player's hand, as that player sees it."""
    number = int(seat[1:]) - 1
    shown: list[str] = match.view(number)["players"][number]["hand"]
    return shown


def coins(match: Table) -> list[int]:
    """Everybody's coins."""
    return [player["coins"] for player in match.view(None)["players"]]


def graveyard(match: Table) -> list[str]:
    """The Graveyard."""
    shown: list[str] = match.view(None)["graveyard"]
    return shown


def own_box(folder: Path, *cards: str, instead_of: Names = ("hal_r_tel",)) -> Path:
    """A box in a folder: the game's own, with designs taken out and others, written as TOML, put in."""
    shutil.copytree(BOX, folder, dirs_exist_ok=True)
    text = (folder / "cards.toml").read_text(encoding="utf-8")
    entries = text.split("[[card]]\n")
    kept = [entry for entry in entries[1:] if tomllib.loads(f"[[card]]\n{entry}")["card"][0]["id"] not in instead_of]
    text = "".join(f"[[card]]\n{entry}\n" for entry in [*kept, *cards])
    (folder / "cards.toml").write_text(text, encoding="utf-8")
    return folder


def looter(name: str, *abilities: str, life: int = 2, power: int = 3, copies: int = 2, standing: str = "[]") -> str:
    """The TOML of a card of one's own; an ability is written as `recruitment damage, amount = 2`."""
    text = f'id = "{name}"\norigin = "ours"\nlife = {life}\npower = {power}\n'
    text += f"copies = {copies}\nstanding = {standing}\n"
    for ability in abilities:
        keyword, *fields = ability.split(", ")
        when, what = keyword.split()
        text += f'\n[[card.ability]]\nwhen = "{when}"\nwhat = "{what}"\n' + "".join(f"{field}\n" for field in fields)
    return text
