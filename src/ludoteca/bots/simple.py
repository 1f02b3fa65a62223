"""The two simple bots: one that plays at random, one that looks a turn ahead."""

import time
from typing import Any

from ludoteca.bots.greedy import GREEDY, RANDOM
from ludoteca.bots.knowledge import specialised
from ludoteca.bots.protocol import Option, Progress, Stop, Thought
from ludoteca.bots.tree import scratch
from ludoteca.kernel.chance import key_of, word
from ludoteca.kernel.errors import IllegalMove
from ludoteca.kernel.match import Match
from ludoteca.kernel.moves import Move
from ludoteca.kernel.rows import row

MINDS = {"random": RANDOM, "heuristic": GREEDY}


class SimpleBot:
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
        if MINDS[self.name] == RANDOM:
            self._luck[0] = _stir(int(self._luck[0]))
            return moves[int(self._luck[0]) % len(moves)]
        greedy = specialised(match.game, "ludoteca.bots.greedy")
        states = setting.hold(match.state)
        number = greedy.choose_one(setting.boxes, states, *scratch(setting), self._luck)
        return match.game.move_table.move(int(number), setting.names)

    def think(
        self,
        match: Match[Any, Any],
        *,
        milliseconds: float | None = None,
        iterations: int | None = None,
        stop: Stop | None = None,
        progress: Progress | None = None,
    ) -> Thought:
        """The choice, as a thought: it has looked at one move only, and expects what every seat may expect."""
        start = time.perf_counter()
        chosen = self.choose(match)
        others = [move for move in match.moves() if move.id != chosen.id]
        fair = 1.0 / match.setting.seats
        options = (Option(chosen, 1, fair), *(Option(move, 0, fair) for move in others))
        if progress is not None:
            progress(1.0)
        return Thought(chosen, options, (chosen,), 1, 1000.0 * (time.perf_counter() - start))


def luck_row(size: int, seed: str) -> Any:
    """Where random walks begin, one a game; never zero."""
    key0, key1 = key_of(seed)
    return row([word((key0 + number * key1) % 2**64 | 1) for number in range(size)], "u8")


def _stir(luck: int) -> Any:
    digest = key_of(f"{luck}")
    return word(digest[0] | 1)
