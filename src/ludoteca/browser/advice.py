"""Bots on this device: those that sit at tables, and the one that people ask."""

import secrets
from collections.abc import Callable
from functools import partial
from typing import Any

from ludoteca.bots import BadBot, Bot, bot
from ludoteca.bots.engine import RulesEngine
from ludoteca.browser.engine import OpenSearch, WasmEngine
from ludoteca.kernel.errors import BadOption
from ludoteca.kernel.match import Match
from ludoteca.kernel.moves import Move
from ludoteca.table.advice import ADVISER, HINT_MS, Advice, advice
from ludoteca.table.levels import STAND_IN


class Minds:
    """Bots by their level, each with a seed of its own. Without a page's search they think as the rules run here."""

    def __init__(self, open_search: OpenSearch | None = None, seed: Callable[[], str] = lambda: secrets.token_hex(16)):
        self._engine: Any = RulesEngine if open_search is None else partial(WasmEngine, open_search=open_search)
        self._seed = seed
        self._minds: dict[str, Bot] = {}

    def mind(self, level: str) -> Bot:
        """The bot of a level."""
        if level not in self._minds:
            self._minds[level] = bot(level, self._seed(), engine=self._engine)
        return self._minds[level]

    def choose(self, match: Match[Any, Any], level: str) -> Move:
        """What a bot plays."""
        try:
            return self.mind(level).choose(match)
        except (BadBot, BadOption):  # a bot that somebody brought along and that is not here
            return self.mind(STAND_IN).choose(match)

    def advise(self, match: Match[Any, Any]) -> Advice:
        """What a strong bot would do."""
        return advice(self.mind(ADVISER).think(match, milliseconds=HINT_MS))
