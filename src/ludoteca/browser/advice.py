"""Bots on this device: those that sit at tables, and the one that people ask."""

import secrets
from collections.abc import Callable, Sequence
from functools import partial
from typing import Any

from ludoteca.bots import BadBot, Bot, Budget, bot
from ludoteca.bots.engine import RulesEngine
from ludoteca.bots.protocol import Thought
from ludoteca.browser.engine import OpenSearch, WasmEngine
from ludoteca.kernel.errors import BadOption
from ludoteca.kernel.match import Match
from ludoteca.kernel.moves import Move
from ludoteca.table.advice import ADVISER, HINT_MS, PLAYER, PLAYER_ITERATIONS, Advice, advice
from ludoteca.table.assessment import Assessments, assess
from ludoteca.table.levels import STAND_IN
from ludoteca.table.log import Entry


class DeviceBots:
    """Bots by their level, each with a seed of its own. Without a page's search they think as the rules run here."""

    def __init__(self, open_search: OpenSearch | None = None, seed: Callable[[], str] = lambda: secrets.token_hex(16)):
        self._engine: Any = RulesEngine if open_search is None else partial(WasmEngine, open_search=open_search)
        self._seed = seed
        self._bots: dict[tuple[str, int | None], Bot] = {}

    def bot(self, level: str, iterations: int | None = None) -> Bot:
        """The bot of a level, with the level's own budget or another."""
        key = (level, iterations)
        if key not in self._bots:
            budget = None if iterations is None else Budget(iterations=iterations)
            self._bots[key] = bot(level, self._seed(), budget=budget, engine=self._engine)
        return self._bots[key]

    def choose(self, match: Match[Any, Any], level: str) -> Move:
        """What a bot plays."""
        try:
            return self.bot(level).choose(match)
        except (BadBot, BadOption):  # a bot that somebody brought along and that is not here
            return self.bot(STAND_IN).choose(match)

    def advise(self, match: Match[Any, Any], played: str | None = None) -> Advice:
        """What a strong bot would do, and why, beside what was played there."""
        thought = self.bot(ADVISER).think(match, milliseconds=HINT_MS)
        return self.told(match, thought, () if played is None else (played,))

    def told(self, match: Match[Any, Any], thought: Thought, minded: Sequence[str] = ()) -> Advice:
        """What there is to say of a thought, wherever it was thought."""
        return advice(match, thought, self.bot(PLAYER, PLAYER_ITERATIONS).choose, self._seed(), minded=minded)

    def assess(self, match: Match[Any, Any], entries: Sequence[Entry]) -> Assessments:
        """What a strong bot makes of what was played from a moment on."""
        return assess(match, entries, self.bot(ADVISER))
