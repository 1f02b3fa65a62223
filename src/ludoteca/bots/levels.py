"""The levels: one search, more or less choosy, and the best with more time."""

from collections.abc import Callable
from typing import Any

from ludoteca.bots.engine import Engine, RulesEngine
from ludoteca.bots.knowledge import Budget, Level, knowledge_of
from ludoteca.bots.mcts_runner import EXPLORE, Searcher
from ludoteca.bots.protocol import Option, Progress, Stop, Thought
from ludoteca.bots.styles import parts, styled
from ludoteca.bots.temper import drawn, weights
from ludoteca.kernel.chance import key_of
from ludoteca.kernel.errors import BadOption, IllegalMove
from ludoteca.kernel.game_definition import GameDefinition
from ludoteca.kernel.match import Match
from ludoteca.kernel.moves import Move
from ludoteca.kernel.setting import Setting

LEVEL = {
    "easy": Level(Budget(iterations=200), tempers={2: 0.1, 4: 0.05, 8: 0.025}),
    "normal": Level(Budget(iterations=200), tempers={2: 0.03, 4: 0.015, 8: 0.008}),
    "hard": Level(Budget(iterations=200)),
    "master": Level(Budget(milliseconds=1000)),
}
"""The levels, unless a game has its own: see `Knowledge.levels` and docs/bots.md."""


def level_at(game: GameDefinition[Any, Any], name: str) -> Level:
    """What a level is in a game."""
    return knowledge_of(game).levels.get(name, LEVEL[name])


def is_level(name: str) -> bool:
    """Whether a bot is of one of the levels, with a style or without."""
    return parts(name)[0] in LEVEL


def explore_at(game: GameDefinition[Any, Any], seats: int) -> float:
    """How much a move that was tried little is worth a try, in a game with so many seats."""
    return EXPLORE * 2 / seats if knowledge_of(game).explores_less_in_crowds else EXPLORE


class LevelBot:
    """A bot of one of the levels. What it decides depends on its seed, on the position and on nothing else."""

    def __init__(
        self,
        name: str,
        seed: str,
        budget: Budget | None = None,
        threads: int = 1,
        engine: Callable[[Setting[Any, Any]], Engine] = RulesEngine,
    ):
        if threads < 1:
            raise BadOption(f"A bot thinks on at least one thread, not on {threads}.")
        self.name = name
        self.level, self.style = parts(name)
        self._budget = budget
        self._seed = seed
        self._threads = threads
        self._engine = engine
        self._thoughts = 0
        self._searcher: Searcher | None = None

    def choose(self, match: Match[Any, Any]) -> Move:
        """A legal move for the seat that must decide."""
        moves = _moves(match)
        if len(moves) == 1:
            return moves[0]
        seed = self._next_seed()
        level = level_at(match.game, self.level)
        temper = level.temper(match.setting.seats)
        style = knowledge_of(match.game).styles.get(self.style or "")
        budget = self._budget or level.budget_at(match.setting.seats)
        open_to_others = bool(temper or style)
        thought = self._search(match).think(match, budget, seed, told=style is not None, early=not open_to_others)
        if style is not None:
            return styled(match, thought.options, style, f"{seed}/style")
        if not temper:
            return thought.move
        likely = weights(thought.options, temper, level.heeds_visits)
        return drawn(likely, thought.options, key_of(f"{seed}/temper")[0])

    def think(
        self,
        match: Match[Any, Any],
        *,
        milliseconds: float | None = None,
        iterations: int | None = None,
        stop: Stop | None = None,
        progress: Progress | None = None,
    ) -> Thought:
        """What the bot makes of every legal move. Where there is only one, it thinks only if a budget is given."""
        moves = _moves(match)
        budget = self._budget or level_at(match.game, self.level).budget_at(match.setting.seats)
        if milliseconds is not None or iterations is not None:
            budget = Budget(iterations, milliseconds)
        if len(moves) == 1 and iterations is None and milliseconds is None:
            return Thought(moves[0], (Option(moves[0], 0, 1.0 / match.setting.seats),), (moves[0],), 0, 0.0)
        return self._search(match).think(match, budget, self._next_seed(), stop, progress)

    def _search(self, match: Match[Any, Any]) -> Searcher:
        if self._searcher is None or self._searcher.setting is not match.setting:
            explore = explore_at(match.game, match.setting.seats)
            self._searcher = Searcher(match.setting, self._threads, explore, self._engine)
        return self._searcher

    def _next_seed(self) -> str:
        self._thoughts += 1
        return f"{self._seed}/{self.name}/{self._thoughts}"


def _moves(match: Match[Any, Any]) -> list[Move]:
    moves = match.moves()
    if not moves:
        raise IllegalMove("The match is over: there is nothing to choose.")
    return moves
