"""The two simple bots: one that plays at random, one that looks a turn ahead."""

from typing import Any

from ludoteca.bots.greedy import GREEDY, RANDOM
from ludoteca.bots.knowledge import specialised
from ludoteca.bots.protocol import ChoosingBot
from ludoteca.bots.tree import scratch
from ludoteca.kernel.chance import key_of, word
from ludoteca.kernel.errors import IllegalMove
from ludoteca.kernel.match import Match
from ludoteca.kernel.moves import Move
from ludoteca.kernel.rows import row

SIMPLE = {"random": RANDOM, "heuristic": GREEDY}
"""How they choose, by name."""


class SimpleBot(ChoosingBot):
    """Chooses at once: there is no budget to spend."""

    def __init__(self, name: str, seed: str):
        self.name = name
        self._luck: Any = luck_row(1, seed)

    def choose(self, match: Match[Any, Any]) -> Move:
        """A random move, or the one that looks best."""
        moves = match.moves()
        if not moves:
            raise IllegalMove("The match is over: there is nothing to choose.")
        setting = match.setting
        if SIMPLE[self.name] == RANDOM:
            self._luck[0] = _stir(int(self._luck[0]))
            return moves[int(self._luck[0]) % len(moves)]
        greedy = specialised(match.game, "ludoteca.bots.greedy")
        states = setting.hold(match.state)
        number = greedy.choose_one(setting.boxes, states, *scratch(setting), self._luck)
        return match.game.move_table.move(int(number), setting.names)


def luck_row(size: int, seed: str) -> Any:
    """Where random walks begin, one a game; never zero."""
    key0, key1 = key_of(seed)
    return row([word((key0 + number * key1) % 2**64 | 1) for number in range(size)], "u8")


def _stir(luck: int) -> Any:
    digest = key_of(f"{luck}")
    return word(digest[0] | 1)
