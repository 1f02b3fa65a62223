"""How text is laid out for the width that there is."""

import textwrap
import unicodedata
from collections.abc import Sequence

from rich.console import Console, ConsoleOptions, RenderResult
from rich.text import Text


def printable(text: str) -> str:
    """Text without control characters, which could steer the terminal: some of it comes from files."""
    plain = " ".join(text.splitlines())
    return "".join("?" if unicodedata.category(letter) == "Cc" else letter for letter in plain)


def fill(text: str, width: int, indent: str = "") -> str:
    """Text in lines of at most `width`. Only plain spaces are broken at, so that file names stay whole."""
    return textwrap.fill(
        printable(text), width, subsequent_indent=indent, break_on_hyphens=False, break_long_words=False
    )


class Flow:
    """Entries one after the other, none of them broken, on as many lines as it takes."""

    def __init__(self, entries: Sequence[Text], gap: str = "  "):
        self._entries = entries
        self._gap = gap

    def __rich_console__(self, console: Console, options: ConsoleOptions) -> RenderResult:
        line = Text()
        for entry in self._entries:
            if line and line.cell_len + len(self._gap) + entry.cell_len > options.max_width:
                yield line
                line = Text()
            line.append(self._gap if line else "").append_text(entry)
        yield line
