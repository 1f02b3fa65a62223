"""Positions that nobody would write: each must be refused with a sentence, or play to its end.

`Fuzzer` takes positions from random play and changes, drops, adds and swaps any part of them. Interpreted, the rules
then run on lists that refuse every index outside, negative ones too. Compiled, `NUMBA_BOUNDSCHECK=1` does so.
"""

import json
import random
from collections.abc import Iterator
from copy import deepcopy
from typing import Any

import numpy as np

from ludoteca.kernel.compiling import COMPILED
from ludoteca.kernel.errors import LudotecaError
from ludoteca.kernel.game import Game
from ludoteca.kernel.match import Match
from ludoteca.kernel.state import Menu
from ludoteca.kernel.structs import FlatStruct

STRANGE: list[Any] = [
    None,
    True,
    1.5,
    "",
    "P1",
    "P9",
    "none",
    [],
    {},
    [[]],
    -1,
    0,
    1,
    2,
    7,
    127,
    128,
    512,
    1 << 40,
    "0x",
]
TABLE_MOVE = 0.1
"""How often the table moves, where it can."""


class Strict(list[Any]):
    """A list without a back door: an index is from 0 to before its length."""

    def __getitem__(self, index: Any) -> Any:
        self._check(index)
        return super().__getitem__(index)

    def __setitem__(self, index: Any, value: Any) -> None:
        self._check(index)
        super().__setitem__(index, value)

    def _check(self, index: Any) -> None:
        if not isinstance(index, slice) and not 0 <= index < len(self):
            raise IndexError(f"{index} of {len(self)}")


def strict(record: FlatStruct) -> Any:
    """A record of its own whose lists are strict."""
    twin = record.copy()
    for name, value in twin:
        if isinstance(value, list):
            rows = [Strict(row) if isinstance(row, list) else row for row in value]
            setattr(twin, name, Strict(rows))
    return twin


class Fuzzer:
    """Tries changed positions of one game, the same ones for the same seed. `refused` and `played` count them."""

    def __init__(self, game: Game[Any, Any], seed: int):
        self.game = game
        self.refused = 0
        self.played = 0
        self._chance = random.Random(f"{game.name} {seed}")
        self._positions: list[dict[str, Any]] = []
        self._loops = game.specialised("ludoteca.lab.random_play")

    def run(self, count: int) -> None:
        """So many changed positions. What goes wrong is an AssertionError with the position in it."""
        for number in range(count):
            if number % 20 == 0:
                self._gather()
            position = deepcopy(self._chance.choice(self._positions))
            for _ in range(self._chance.choice((1, 1, 1, 2, 3, 6))):
                self._spoil(position)
            self.try_out(position)

    def try_out(self, position: dict[str, Any]) -> bool:
        """Whether a position was accepted; it has then been played to its end."""
        try:
            match = self.game.from_position(position)
        except LudotecaError as refusal:
            assert str(refusal).endswith("."), str(refusal)
            self.refused += 1
            return False
        except Exception as error:
            raise AssertionError(f"{error!r} in reading {json.dumps(position)}") from error
        try:
            ended = self.run_out(match)
        except IndexError as error:
            raise AssertionError(f"{error!r} in playing {json.dumps(position)}") from error
        assert ended == self._loops.ENDED, f"{('', 'stuck', 'endless')[ended]}: {json.dumps(position)}"
        self.played += 1
        return True

    def run_out(self, match: Match[Any, Any]) -> int:
        """Plays a match to its end at random; gives how that went (see lab/random_play.py)."""
        setting = match.setting
        boxes = setting.boxes if COMPILED else [strict(setting.box)]
        states = setting.hold(match.state) if COMPILED else [strict(match.state)]
        menus: Any = Menu.blank_array(1) if COMPILED else [strict(Menu())]
        luck = self._chance.getrandbits(63) | 1
        ended: int = self._loops.run_out(
            boxes, states, menus, np.uint64(luck) if COMPILED else luck, self.game.most_steps + 1
        )
        return ended

    def random_game(self) -> Match[Any, Any]:
        """A fresh table of any size, with any options."""
        while True:
            options = {
                name: self._chance.choice(option.choices)
                for name, option in self.game.options.items()
                if self._chance.random() < 0.3
            }
            try:
                return self.game.new(self._chance.choice(self.game.seats), str(self._chance.getrandbits(64)), **options)
            except LudotecaError:
                continue

    def _gather(self) -> None:
        """A few positions of another random game, early and late."""
        match = self.random_game()
        gathered = []
        end = self._chance.choice((4, 30, 200, 1000))
        while not match.over and len(match.log) < end:
            moves = match.moves()
            table_moves = match.table_moves()
            if table_moves and self._chance.random() < TABLE_MOVE:
                moves = table_moves
            match.play(self._chance.choice(moves))
            if self._chance.random() < 3 / end:
                gathered.append(match.position())
        self._positions = [*self._positions[-30:], *gathered, match.position()]

    def _spoil(self, position: dict[str, Any]) -> None:
        """Changes one part, however deep, by one of several ways."""
        holder, key = self._chance.choice(list(_parts(position)))
        value = holder[key]
        others = [other[at] for other, at in _parts(self._chance.choice(self._positions)) if at == key]
        match self._chance.randrange(7):
            case 0:
                del holder[key]
            case 1:
                holder[key] = deepcopy(self._chance.choice(STRANGE))
            case 2 | 3 if others:
                holder[key] = deepcopy(self._chance.choice(others))
            case 4 if isinstance(holder, list):
                holder.insert(self._chance.randrange(len(holder) + 1), deepcopy(value))
            case 5:
                other_holder, other_key = self._chance.choice(list(_parts(position)))
                swapped = deepcopy(other_holder[other_key])
                other_holder[other_key] = deepcopy(value)
                if key in holder if isinstance(holder, dict) else key < len(holder):
                    holder[key] = swapped
            case _ if isinstance(value, int):
                holder[key] = value + self._chance.choice((-8, -2, -1, 1, 1, 2, 8, 50, 1000))
            case _:
                _, at = self._chance.choice(list(_parts(position)))
                holder[key] = at if isinstance(at, str) else deepcopy(self._chance.choice(STRANGE))


def _parts(value: Any) -> Iterator[tuple[Any, Any]]:
    """Every place in a nested value: what holds it, and its key or index there."""
    places = value.items() if isinstance(value, dict) else enumerate(value) if isinstance(value, list) else ()
    for key, item in list(places):
        yield value, key
        yield from _parts(item)
