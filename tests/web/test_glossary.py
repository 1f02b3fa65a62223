"""The glossaries are obeyed: no message uses a word that its language's glossary keeps out."""

import re
from pathlib import Path

import pytest
from fluent.syntax import FluentParser, ast
from fluent.syntax.visitor import Visitor

from ludoteca.kernel.locale import LANGUAGES

ROOT = Path(__file__).parents[2]


class Texts(Visitor):
    """The words of some messages, without ids and placeables."""

    def __init__(self) -> None:
        self.found: list[str] = []

    def visit_TextElement(self, node: ast.TextElement) -> None:  # noqa: N802  (the parser's own name)
        self.found.append(node.value)


def spoken(language: str) -> dict[str, str]:
    """The text of each message file of a language."""
    files = [*ROOT.glob(f"web/locale/{language}/*.ftl"), *ROOT.glob(f"src/ludoteca/**/locale/{language}/*.ftl")]
    texts = {}
    for file in files:
        visitor = Texts()
        visitor.visit(FluentParser().parse(file.read_text(encoding="utf-8")))
        texts[str(file.relative_to(ROOT))] = "\n".join(visitor.found)
    return texts


def kept_out(language: str) -> list[str]:
    """The last column of a language's glossary."""
    page = (ROOT / "docs" / "glossary" / f"{language}.md").read_text(encoding="utf-8")
    rows = [line.strip("|").split("|") for line in page.splitlines() if line.startswith("|")]
    return [word.strip() for row in rows[2:] for word in row[2].split(",")]


@pytest.mark.parametrize("language", LANGUAGES)
def test_no_message_uses_a_word_that_its_glossary_keeps_out(language):
    words = kept_out(language)
    assert len(words) > 15
    texts = spoken(language)
    assert len(texts) > 10
    used = {
        (file, word)
        for file, text in texts.items()
        for word in words
        if re.search(rf"(?<!\w){re.escape(word)}(?!\w)", text)
    }
    assert used == set()
