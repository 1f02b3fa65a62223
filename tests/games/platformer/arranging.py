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


def health_of(hero: str) -> int:
    """The health on a hero's card."""
    health: int = next(card.health for card in plain_game().setting(2).content.heroes.hero if card.id == hero)
    return health


class Table:
    """A position being arranged. Levels 1 to 3 are lab and yard side by side; nothing lies on them."""

    def __init__(self, seats: int = 2, revealed: int = 1, seed: str = "table", **options: Any):
        options.setdefault("boss", "medusa")
        options.setdefault("first_player", "1")
        self.seats = seats
        self.position = plain_game().new(seats, seed, **options).position()
        self.state: dict[str, Any] = self.position["state"]
        self.state.pop("journal", None)
        levels = self.state["levels"]
        normal = [["lab_1", "yard_1"], ["lab_2", "yard_2"], ["lab_3", "yard_3"], ["old_oak", "twin_gates"]]
        self.set(
            tile=[*normal[: levels - 1], BOSS_TILES],
            enemy_card=["zombie", "ent", "werewolf", "manticore"][: levels - 1],
            highest=revealed - 1,
            gold_on=[],
            gems_on=[],
            enemy_at=[],
            enemy_kind=[],
            hero=list(HEROES[:seats]),
            gold=[],
            gems=[],
            at=[],
            active="P1",
            turns=5,
        )
        self.enemies: list[tuple[str, str]] = []
        for seat, hero in enumerate(HEROES[:seats]):
            self.hero(seat, hero)
        if revealed == levels:
            self._bring_out_attacks()
        self.dice("")
        self.asked("act")

    def _bring_out_attacks(self) -> None:
        boss = self.state["boss"]
        setting = plain_game().setting(self.seats, **self.position["options"])
        cards = [attack.id for attack in setting.content.bosses.attack if attack.boss == boss]
        self.set(boss_deck=cards, boss_deck_size=len(cards))

    def set(self, **fields: Any) -> "Table":
        """Sets fields of the position. Who takes the place of another hero has the health of their own card."""
        sitting = self.state.get("hero", [])
        self.state.update(fields)
        for seat, (old, new) in enumerate(zip(sitting, fields.get("hero", ()), strict=False)):
            if old != new:
                self._put("health", seat, health_of(new), 0)
        return self

    def _put(self, field: str, seat: int, value: Any, blank: Any) -> None:
        row = list(self.state.get(field, []))
        row += [blank] * (seat + 1 - len(row))
        row[seat] = value
        self.state[field] = row

    def hero(self, seat: int, hero: str | None = None, at: str | None = None, **counts: Any) -> "Table":
        """A hero at a place, with health, gold, gems, special die (`special`) and tokens."""
        if hero is not None:
            self._put("hero", seat, hero, None)
            self._put("health", seat, health_of(hero), 0)
        if at is not None:
            self._put("at", seat, at, None)
            if int(at[0]) == self.state["levels"]:
                self._put("inside", seat, 1, 0)
        for name, value in counts.items():
            if name == "tokens":
                self._put("token", seat, [int(token in value) for token in TOKENS], [])
            else:
                self._put(name, seat, value, None if name == "special" else 0)
        return self

    def enemy(self, kind: str, at: str) -> "Table":
        """An enemy on a space."""
        self.enemies.append((kind, at))
        return self.set(
            enemy_kind=[kind for kind, _ in self.enemies],
            enemy_at=[at for _, at in self.enemies],
        )

    def lay(self, gold: Iterable[str] = (), gems: Iterable[str] = ()) -> "Table":
        """Gold and gems on spaces."""
        for field, spaces in (("gold_on", gold), ("gems_on", gems)):
            for space in spaces:
                self._put(field, number_of(space), 1, 0)
        return self

    def dice(self, faces: str, used: str = "") -> "Table":
        """The active player's dice: unused ones, then used ones."""
        unused, spent = faces.split(), used.split()
        return self.set(die=unused + spent, die_used=[0] * len(unused) + [1] * len(spent))

    def give(self, seat: int, *cards: str, exhausted: bool = False) -> "Table":
        """Items, potions or artifacts for a seat, from wherever they are."""
        names = plain_game().setting(self.seats, **self.position["options"]).names
        for card in cards:
            number = names.number("card", card)
            self._put("owner", number, f"P{seat + 1}", None)
            self._put("exhausted", number, int(exhausted), 0)
            for deck, left in (("item_deck", "items_left"), ("potion_deck", "potions_left")):
                if card in self.state.get(deck, []):
                    self.state[deck] = [other for other in self.state[deck] if other != card]
                    self.state[left] = len(self.state[deck])
            shop = list(self.state.get("shop", []))
            if card in shop:
                shop[shop.index(card)] = None
                self.state["shop"] = shop
        return self

    def shop(self, *cards: str) -> "Table":
        """What lies in the Shop: three items, then three potions."""
        shop = [card for card in self.state["shop"] if card is not None]
        for deck, left, first, kind in (
            ("item_deck", "items_left", 0, 3),
            ("potion_deck", "potions_left", 3, 6),
        ):
            old = [card for card in self.state["shop"][first:kind] if card is not None]
            wanted = list(cards[first:kind])
            rest = [card for card in [*self.state[deck], *old] if card not in wanted]
            self.state[deck] = rest
            self.state[left] = len(rest)
            shop[first:kind] = wanted
        return self.set(shop=shop)

    def artifacts(self, first: str, second: str) -> "Table":
        """The two artifacts of the game; needs the option."""
        return self.set(artifact=[first, second])

    def asked(self, kind: str, seat: int = 0, **args: Any) -> "Table":
        """The decision that waits."""
        return self.set(frame=[{"kind": kind, "seat": f"P{seat + 1}", **args}], seat=seat)

    def stage(self, stage: int, seat: int = 0) -> "Table":
        """Below a `save` decision that waits: the steps of the turn go on with this one."""
        task = {"kind": "stage", "seat": f"P{seat + 1}", "stage": stage}
        return self.set(frame=[task, {"kind": "save", "seat": f"P{seat + 1}"}], seat=seat)

    def force(self, *results: int) -> "Table":
        """The next results of chance."""
        return self.set(forced=list(results), forced_count=len(results))

    def match(self) -> Match[Any, Any]:
        """The match that begins here."""
        return plain_game().from_position(self.position)


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
