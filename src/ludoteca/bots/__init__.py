"""Bots: players that need no person."""

from typing import Any, Protocol

import numpy as np

from ludoteca.bots.greedy import GREEDY, RANDOM
from ludoteca.kernel.chance import key_of, word
from ludoteca.kernel.compiling import COMPILED
from ludoteca.kernel.errors import BadOption, IllegalMove
from ludoteca.kernel.match import Match
from ludoteca.kernel.moves import Move
from ludoteca.kernel.state import Menu

MINDS = {"random": RANDOM, "heuristic": GREEDY}
"""The bots there are, from weak to strong."""


class Bot(Protocol):
    """Somebody who chooses moves. A bot sees nothing that its seat may not know."""

    name: str

    def choose(self, match: Match[Any, Any]) -> Move:
        """A legal move for the seat that must decide."""


def bot(name: str, seed: str = "") -> Bot:
    """A bot by name; the same seed makes it choose alike."""
    if name not in MINDS:
        raise BadOption(f"There is no bot “{name}”. There are: {', '.join(MINDS)}.")
    return _SimpleBot(name, seed)


class _SimpleBot:
    def __init__(self, name: str, seed: str):
        self.name = name
        self._luck: Any = luck_row(1, seed)

    def choose(self, match: Match[Any, Any]) -> Move:
        moves = match.moves()
        if not moves:
            raise IllegalMove("The match is over: there is nothing to choose.")
        setting = match.setting
        if MINDS[self.name] == RANDOM:
            self._luck[0] = _stir(int(self._luck[0]))
            return moves[int(self._luck[0]) % len(moves)]
        greedy = match.game.specialised("ludoteca.bots.greedy")
        states = setting.hold(match.state)
        number = greedy.choose_one(setting.boxes, states, *scratch(setting), self._luck)
        return match.game.move_table.move(int(number), setting.names)


def scratch(setting: Any) -> tuple[Any, Any]:
    """Room to think in: two states and two menus."""
    if COMPILED:
        return setting.game.state.blank_array(2), Menu.blank_array(2)
    return [setting.game.state(), setting.game.state()], [Menu(), Menu()]


def luck_row(size: int, seed: str) -> Any:
    """Where random walks begin, one a game; never zero."""
    key0, key1 = key_of(seed)
    row = [word((key0 + number * key1) % 2**64 | 1) for number in range(size)]
    return np.array(row, np.uint64) if COMPILED else row


def _stir(luck: int) -> Any:
    digest = key_of(f"{luck}")
    return word(digest[0] | 1)
