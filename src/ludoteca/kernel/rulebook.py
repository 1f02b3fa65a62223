"""The rules as players read them: `rulebook/<language>.md` of a game, in the languages they have been translated to."""

import re
from functools import lru_cache
from typing import Any

from ludoteca.kernel.game_definition import GameDefinition
from ludoteca.kernel.locale import LANGUAGES

ENGLISH = "en"


@lru_cache
def rules_page(game: GameDefinition[Any, Any], language: str) -> tuple[str, str] | None:
    """The language and the Markdown of a game's rules: in that language, else in English, else None."""
    for spoken in (language, ENGLISH):
        page = game.folder / "rulebook" / f"{spoken}.md"
        if spoken in LANGUAGES and page.is_file():
            return spoken, page.read_text(encoding="utf-8")
    return None


def example_rule(game: GameDefinition[Any, Any]) -> str:
    """How the number of a rule looks: the rules of every game begin with its initial."""
    return f"{game.name[0].upper()}1"


def numbered_rule(game: GameDefinition[Any, Any], number: str, language: str) -> str | None:
    """The text of a rule by its number; None if there is no such rule, or no rules page here."""
    page = rules_page(game, language)
    if page is None or not re.fullmatch(r"[A-Za-z]+[0-9]+[a-z]?", number):
        return None
    found = re.search(rf"^- (?:\*\*)?{number}(?:\*\*)? (.*(?:\n  .*)*)", page[1], re.MULTILINE | re.IGNORECASE)
    return None if found is None else _plain(f"{number.upper()} {found[1]}")


def _plain(text: str) -> str:
    """Without line breaks, emphasis, code marks and links."""
    text = re.sub(r"\[([^\]]*)\]\([^)]*\)", r"\1", " ".join(text.split()))
    return re.sub(r"\*\*?([^*]+)\*\*?|`([^`]+)`", lambda marked: marked[1] or marked[2], text)
