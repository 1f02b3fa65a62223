"""From what the kernel says (moves, events, prompts, ids) to sentences in a player's language.

The messages of a game follow conventions, so that one class can speak for all games:

    <domain>-<name>   a thing: `token-trap`, `direction-north`; copies such as `haste-1` share `tome-haste`
    <domain>          all other things of a domain, by their id, `$name`
    move-<kind>       with a variable for each domain: `$card`, `$seat`; `$card2` for a second card
    event-<kind>      with the event's own arguments; `event-<kind>-hidden` for who may not know them all
    prompt-<kind>     `$seat` must decide; its attribute `.you` speaks to that player
    score-<key>       the heading of a number that decides who wins
    quantity-<name>   so many, `$count`, of what hints count
    seat-P1           what the player on the first seat is called, unless there is a name for them

Things that the language files do not know, such as cards of a player's own box, are called by their id.
"""

import os
import re
from collections import Counter
from collections.abc import Mapping, Sequence
from pathlib import Path
from typing import Any

from ludoteca.kernel.declarations import SEAT, seat_name
from ludoteca.kernel.game_definition import GameDefinition
from ludoteca.kernel.limits import NUMBER
from ludoteca.kernel.locale import LANGUAGES, catalogue

LOCALE = Path(__file__).parent / "locale"
NOTHING = "none"
"""What a message gets where there is nothing: a selector can test for it."""


def default_language() -> str:
    """The language of LUDOTECA_LANGUAGE, else of the system if we speak it, else English."""
    wanted = os.environ.get("LUDOTECA_LANGUAGE")
    if wanted:
        return wanted
    for variable in ("LC_ALL", "LC_MESSAGES", "LANG"):
        value = os.environ.get(variable)
        if value:
            return value[:2].lower() if value[:2].lower() in LANGUAGES else "en"
    return "en"


class Words:
    """The words of a game, and of the terminal, in one language, for one table."""

    def __init__(self, game: GameDefinition[Any, Any], language: str, seat_names: Sequence[str] = ()):
        self.game = game
        self.language = language
        self._game = game.language(language)
        self._terminal = catalogue(language, LOCALE)
        self._kinds = {kind.name: kind for kind in game.move_table}
        self._given_names = list(seat_names)

    def say(self, message: str, **args: Any) -> str:
        """A message of the terminal itself."""
        return self._terminal.text(message, **args)

    def text(self, message: str, **args: Any) -> str:
        """A message of the game."""
        return self._game.text(message, **args)

    def has(self, message: str) -> bool:
        """Whether the game has such a message."""
        return self._game.has(message)

    def seat(self, seat: int) -> str:
        """The name of the player on a seat."""
        if seat < len(self._given_names):
            return self._given_names[seat]
        message = f"{SEAT}-{seat_name(seat)}"
        return self.text(message) if self.has(message) else self.say("seat-name", number=seat + 1)

    def name(self, domain: str, name: Any) -> Any:
        """What people call a thing; numbers stay numbers."""
        if domain == NUMBER:
            return name
        if name is None:
            return NOTHING
        if domain == SEAT:
            return self.seat(name if isinstance(name, int) else int(name[1:]) - 1)
        message = self._message(domain, name)
        if message is not None:
            return self.text(message)
        return self.text(domain, name=str(name)) if self.has(domain) else str(name)

    def detail(self, domain: str, name: str, attribute: str, **args: Any) -> str | None:
        """More about a thing, such as the text of a card; None if there is nothing more to say."""
        message = self._message(domain, name)
        if message is None:
            return None
        try:
            return self.text(f"{message}.{attribute}", **args)
        except LookupError:
            return None

    def move(self, kind: str, args: Sequence[str]) -> str:
        """A move, as a choice in a list."""
        variables: dict[str, Any] = {}
        times: Counter[str] = Counter()
        for domain, name in zip(self._kinds[kind].domains, args, strict=True):
            times[domain] += 1
            variables[domain if times[domain] == 1 else f"{domain}{times[domain]}"] = self.name(domain, name)
        return self.text(f"move-{kind}", **variables)

    def event(self, kind: str, args: Mapping[str, Any]) -> str:
        """What happened, as a sentence."""
        term = self.game.events.named(kind)
        hidden = any(field not in args for field in term.secret)
        variables = {field: self.name(term.fields[field], value) for field, value in args.items()}
        return self.text(f"event-{kind}-hidden" if hidden else f"event-{kind}", **variables)

    def prompt(self, prompt: Mapping[str, Any], you: bool) -> str:
        """Whose decision it is and what it is: to the player who decides, or about them."""
        kind = prompt["kind"]
        fields = self.game.frames.named(kind).fields
        variables = {field: self.name(domain, prompt[field]) for field, domain in fields.items()}
        variables["seat"] = self.seat(prompt["seat"])
        return self.text(f"prompt-{kind}.you" if you else f"prompt-{kind}", **variables)

    def _message(self, domain: str, name: str) -> str | None:
        for candidate in (f"{domain}-{name}", f"{domain}-{re.sub(r'-[0-9]+$', '', name)}"):
            if self.has(candidate):
                return candidate
        return None
