"""Positions for the tests: a tower of plain tiles, with figures, dice and cards where a test wants them."""

import shutil
import tempfile
from collections.abc import Iterable
from copy import copy
from functools import cache
from pathlib import Path
from typing import Any

from ludoteca.games.platformer import GAME
from ludoteca.games.platformer.moves import SYMBOLS, TOKENS
from ludoteca.kernel.game import Game
from ludoteca.kernel.match import Match

LAB = """
  H   .   .   .
+   +   +---+   +
  H   X   .   E
+   +   +   +---+
  H   .   S   .
+-H-+   +---+   +
  H   .   $   *
+   +---+---+---+
"""
YARD = """
  H   O   .   .
+   +   +   +   +
  H   . | .   .
+   +   +   +   +
  H   O   .   *
+   +   +   +   +
  H   .   E   .
+   +---+---+---+
"""
EXAMPLE_2 = """
  .   .   .   H
+   +   +---+   +
  .   .   .   H
+   +   +   +   +
  H*  .   .   H
+   +   +   +   +
  .   .   .   H
+   +---+---+---+
"""
EXAMPLE_3 = """
  H   .   .   .
+   +   +   +---+
  H   .   .   .
+   +   +   +   +
  H   *   H   .
+   +   +   +   +
  H   .   H   .
+---+---+   +   +
"""
PICTURES = {
    **{f"lab_{n}": LAB for n in (1, 2, 3)},
    **{f"yard_{n}": YARD for n in (1, 2, 3)},
    "example_2": EXAMPLE_2,
    "example_3": EXAMPLE_3,
}
BOSS_TILES = ["throne_hall", "thorn_court"]
HEROES = ("etorn", "melosa", "nix", "brakk")


@cache
def plain_game() -> Game[Any, Any]:
    """The game with our plain tiles added to its box; read once for all tests."""
    folder = Path(tempfile.mkdtemp(prefix="platformer-"))
    shutil.copytree(GAME.folder / "box", folder / "box")
    with (folder / "box" / "tiles.toml").open("a", encoding="utf-8") as tiles:
        for name, picture in PICTURES.items():
            tile_set = "void" if name.startswith("yard") else "forest"
            tiles.write(f'\n[[tile]]\nid = "{name}"\nset = "{tile_set}"\norigin = "ours"\n')
            tiles.write(f'picture = """{picture}"""\n')
    game = copy(GAME)
    game.folder = folder
    game._settings = {}
    return game


class Table:
    """A table being set up. Levels 1 to 3 are lab and yard side by side; nothing lies on them."""

    def __init__(self, seats: int = 2, revealed: int = 1, seed: str = "table", **options: Any):
        self.seats = seats
        self.seed = seed
        self.options = {"boss": "medusa", "first_player": "1"} | options
        levels = plain_game().setting(seats, **self.options).box.levels
        normal = [["lab_1", "yard_1"], ["lab_2", "yard_2"], ["lab_3", "yard_3"], ["old_oak", "twin_gates"]]
        self.state: dict[str, Any] = {
            "tile": [*normal[: levels - 1], BOSS_TILES],
            "enemy_card": ["zombie", "ent", "werewolf", "manticore"][: levels - 1],
            "revealed": revealed,
            "gold_on": {},
            "gems_on": {},
            "enemies": {},
            "turn_number": 5,
        }
        self.players: list[dict[str, Any]] = [{"hero": hero, "gold": 0, "gems": 0} for hero in HEROES[:seats]]

    def set(self, **entries: Any) -> "Table":
        """Entries of the position; decks bottom first, heroes by seat."""
        for seat, hero in enumerate(entries.pop("hero", ())):
            self.hero(seat, hero)
        for name, value in entries.items():
            called = {"active": "turn", "turns": "turn_number"}.get(name, name)
            self.state[called] = value[::-1] if name in ("boss_deck", "event_deck") else value
        return self

    def deck(self, name: str) -> list[str]:
        """A deck as it lies, bottom first; the boss's as it comes out with its level."""
        if name == "boss_deck":
            attacks = plain_game().setting(self.seats, **self.options).content.bosses.attack
            return [attack.id for attack in attacks if attack.boss == self.options["boss"]]
        if name == "event_deck":
            return list(plain_game().new(self.seats, self.seed, **self.options).position()[name][::-1])
        return list(self.match().position()[name][::-1])

    def hero(self, seat: int, hero: str | None = None, at: str | None = None, **counts: Any) -> "Table":
        """A hero at a place, with health, gold, gems, special die (`special`) and tokens."""
        given = {"hero": hero, "at": at, "token": counts.pop("tokens", None)} | counts
        self.players[seat] |= {name: value for name, value in given.items() if value is not None}
        return self

    def enemy(self, kind: str, at: str) -> "Table":
        """An enemy on a space."""
        self.state["enemies"][at] = kind
        return self

    def lay(self, gold: Iterable[str] = (), gems: Iterable[str] = ()) -> "Table":
        """Gold and gems on spaces."""
        self.state["gold_on"] |= dict.fromkeys(gold, 1)
        self.state["gems_on"] |= dict.fromkeys(gems, 1)
        return self

    def dice(self, faces: str, used: str = "") -> "Table":
        """The active player's dice: unused ones, then used ones."""
        return self.set(dice=faces.split(), used_dice=used.split())

    def give(self, seat: int, *cards: str, exhausted: bool = False) -> "Table":
        """Items, potions or artifacts for a seat, from wherever they are."""
        held = "exhausted" if exhausted else "cards"
        self.players[seat][held] = [*self.players[seat].get(held, ()), *cards]
        return self

    def shop(self, *cards: str) -> "Table":
        """What lies in the Shop: three items, then three potions."""
        return self.set(shop=list(cards))

    def artifacts(self, first: str, second: str) -> "Table":
        """The two artifacts of the game; needs the option."""
        return self.set(artifact=[first, second])

    def asked(self, kind: str, seat: int = 0, **args: Any) -> "Table":
        """The decision that waits."""
        return self.set(decision={"kind": kind, "seat": f"P{seat + 1}", **args})

    def between_actions(self, seat: int = 0) -> "Table":
        """A purchase away from the Shop waits, which can be stopped: then the next action is asked for."""
        return self.asked("buy", seat, card=None).set(waiting=[{"kind": "stage", "stage": "actions"}])

    def force(self, *results: int) -> "Table":
        """The next results of chance."""
        return self.set(chance={"next": list(results)})

    def match(self) -> Match[Any, Any]:
        """The match that begins here."""
        players = {f"P{seat + 1}": player for seat, player in enumerate(self.players)}
        return plain_game().arrange(self.seats, players | self.state, None, self.seed, **self.options)


def number_of(space: str) -> int:
    """The number of a space by its name."""
    level, row, column = (int(part) for part in space.split("."))
    return ((level - 1) * 4 + row - 1) * 8 + column - 1


def play(match: Match[Any, Any], *moves: str) -> list[str]:
    """Plays moves in notation; gives all that happened, as text."""
    happened = []
    for move in moves:
        happened += [str(event) for event in match.play(move)]
    return happened


def moves(match: Match[Any, Any], kind: str = "") -> set[str]:
    """The legal moves, all or those of a kind."""
    return {str(move) for move in match.moves() if not kind or move.kind == kind}


def at(match: Match[Any, Any], seat: int = 0) -> str | None:
    """Where a hero stands."""
    space: str | None = match.setting.names.name("space", match.state.at[seat])
    return space


def enemies(match: Match[Any, Any]) -> dict[str, str]:
    """The enemies on the map by their spaces."""
    names, s = match.setting.names, match.state
    pairs = zip(s.enemy_at, s.enemy_kind, strict=True)
    return {names.name("space", space): names.name("enemy", kind) for space, kind in pairs if space >= 0}


def prompt(match: Match[Any, Any]) -> str:
    """The kind of decision that waits, with the seat."""
    view = match.view()["prompt"]
    return f"{view['kind']} {view['seat']}"


def special(match: Match[Any, Any], seat: int = 0) -> str | None:
    """The special die of a seat."""
    symbol: str | None = match.setting.names.name("symbol", match.state.special[seat])
    return symbol


def tokens(match: Match[Any, Any], seat: int = 0) -> set[str]:
    """The boss tokens of a seat."""
    return {token for number, token in enumerate(TOKENS) if match.state.token[seat][number]}


FACE = {"boot": 0, "sword": 2, "coin": 3, "monster": 4, "star": 5}
ROLL = {"attack": 0, "left": 2, "right": 4}
assert set(FACE) == set(SYMBOLS)


def rolls(faces: str, enemy: str) -> list[int]:
    """Forced results for a turn's dice."""
    return [*(FACE[face] for face in faces.split()), ROLL[enemy]]


def prize(artifact: str, second: str = "war_horn", seats: int = 2, **options: Any) -> Table:
    """A table where this artifact can be won, and another one."""
    if artifact == second:
        second = "coin_gun"
    return Table(seats, artifacts="yes", **options).artifacts(artifact, second)


def owner(match: Match[Any, Any], artifact: str) -> int | None:
    """The seat that holds an artifact."""
    holder: int | None = next(card["owner"] for card in match.view()["artifacts"] if card["id"] == artifact)
    return holder
