"""What the laboratory says, in the languages of the games; numbers as each of them writes them."""

import re
from collections.abc import Mapping
from pathlib import Path
from typing import Any

from ludoteca.kernel.game_definition import GameDefinition
from ludoteca.kernel.locale import catalogue

LOCALE = Path(__file__).parent / "locale"
THIN = "\u202f"
"""A space that holds numbers together."""
COPY = re.compile(r"-\d+$")


class Words:
    """The words for one game in one language."""

    def __init__(self, game: GameDefinition[Any, Any], language: str = "en"):
        self.language = language
        self.game = game
        self._own = catalogue(language, LOCALE)
        self._game = game.language(language)

    def say(self, message: str, **args: Any) -> str:
        """A message of the laboratory, or of the game for its reports."""
        return (self._own if self._own.has(message) else self._game).text(message, **args)

    def title(self) -> str:
        """What the game is called."""
        return self._game.text("game-title")

    def name(self, domain: str, name: str) -> str:
        """What people call a thing: a card, a hero; its id where nobody gave it a name."""
        for message in (f"{domain}-{name}", f"{domain}-{COPY.sub('', name)}"):
            if self._game.has(message):
                return self._game.text(message)
        return name.replace("_", " ")

    def ending(self, name: str) -> str:
        """How a game ended, in a few words."""
        message = f"report-ending-{name}"
        if self._game.has(message):
            return self._game.text(message)
        return self.say("ending-limit") if name == "limit" else self.name("ending", name)

    def played(self, games: int, seats: int) -> str:
        """What was played, in one line."""
        return self.say(
            "summary",
            title=self.title(),
            games=self.say("games", games=games),
            players=self.say("players", players=seats),
        )

    def options(self, options: Mapping[str, Any]) -> str:
        """The options that were chosen."""
        return ", ".join(f"{name}={value}" for name, value in options.items()) or self.say("fact-options-none")

    def number(self, value: float, places: int = 0) -> str:
        """A number with the language's point or comma."""
        if self.language == "en":
            return f"{value:,.{places}f}"
        space = "" if abs(value) < 10_000 else THIN
        return f"{value:,.{places}f}".replace(",", space).replace(".", ",")

    def percent(self, share: float, places: int = 1) -> str:
        """A share of 1 in percent."""
        sign = f"{THIN}%" if self.language in ("es", "fr") else "%"
        return f"{self.number(100 * share, places)}{sign}"
