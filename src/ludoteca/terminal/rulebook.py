"""The numbered rules, as the documentation has them (in English)."""

import re
from pathlib import Path

PACKAGE = Path(__file__).parent.parent
PLACES = (PACKAGE / "rules", PACKAGE.parent.parent / "docs" / "rules")
"""In an installed package, and in a checkout."""


def _page(game: str) -> str | None:
    for folder in PLACES:
        page = folder / f"{game}.md"
        if page.is_file():
            return page.read_text(encoding="utf-8")
    return None


def example_rule(game: str) -> str:
    """How the number of a rule looks: the rules of every game begin with its initial."""
    return f"{game[0].upper()}1"


def numbered_rule(game: str, number: str) -> str | None:
    """The text of a rule such as K17; None if there is no such rule, or no rules page here."""
    page = _page(game)
    if page is None or not re.fullmatch(r"[A-Za-z]+[0-9]+[a-z]?", number):
        return None
    found = re.search(rf"^- {number} (.*(?:\n  .*)*)", page, re.MULTILINE | re.IGNORECASE)
    return None if found is None else _plain(f"{number.upper()} {found[1]}")


def _plain(text: str) -> str:
    """Without line breaks, emphasis, code marks and links."""
    text = re.sub(r"\[([^\]]*)\]\([^)]*\)", r"\1", " ".join(text.split()))
    return re.sub(r"\*\*?([^*]+)\*\*?|`([^`]+)`", lambda marked: marked[1] or marked[2], text)
