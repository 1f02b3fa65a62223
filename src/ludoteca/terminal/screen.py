"""The screen: what is printed, and where lines are read from."""

import sys
from contextlib import suppress
from importlib import import_module
from io import TextIOWrapper
from typing import TextIO

from rich.console import Console, RenderableType
from rich.text import Text

from ludoteca.terminal.layout import fill


class Screen:
    """A terminal with a person before it, or a pipe.

    On a pipe each line that is read is printed as well, so that the output reads as a whole; empty lines and
    lines that begin with # are passed over.
    """

    def __init__(self, console: Console, lines: TextIO | None = None):
        self.console = console
        self._lines: TextIO = sys.stdin if lines is None else lines
        self.interactive = console.is_terminal and self._lines.isatty()
        if self.interactive:
            # Gives input() its line editing, where there is such a thing.
            with suppress(ImportError):
                import_module("readline")

    def show(self, *things: RenderableType) -> None:
        """Prints some things, each from a new line on."""
        for thing in things:
            self.console.print(Text(fill(thing, self.console.width)) if isinstance(thing, str) else thing)

    def ask(self, prompt: str) -> str:
        """The next line; EOFError when there are no more."""
        if self.interactive:
            return input(prompt).strip()
        self.console.file.flush()
        for line in iter(self._lines.readline, ""):
            text = line.strip()
            if text and not text.startswith("#"):
                self.show(f"{prompt}{text}")
                return text
        raise EOFError

    def clear(self) -> None:
        """Nothing that was on the screen can be read any more, not even by scrolling back."""
        self.console.clear()
        self.console.file.write("\x1b[3J")
        self.console.file.flush()


def open_console(file: TextIO | None = None, stderr: bool = False) -> Console:
    """A console that takes every text as it stands, and prints what its encoding lacks as question marks."""
    stream = file or (sys.stderr if stderr else sys.stdout)
    if isinstance(stream, TextIOWrapper):
        stream.reconfigure(errors="replace")
    return Console(file=file, stderr=stderr, markup=False, emoji=False, highlight=False, soft_wrap=False)
