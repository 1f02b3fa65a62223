"""How each game looks in a terminal.

A game's picture is the module of this package that has its name. It must have

    draw(view, words)                          the table as the view shows it, for Rich to print

and may have

    OPTIONS                                    choices that suit a terminal, unless the players make others
    note(view, move, words)                    what a move in the list leads to, in a few words, or None
    aside(event, viewer, options, words)       what to add to an event that is told, or None
    explain(view, words)                       pairs of a name and a text, for `help`
"""

from collections.abc import Callable, Mapping
from dataclasses import dataclass
from importlib import import_module
from typing import Any

from rich.console import RenderableType

from ludoteca.kernel.events import Event
from ludoteca.kernel.moves import Move
from ludoteca.terminal.words import Words

View = Mapping[str, Any]


def _no_note(view: View, move: Move, words: Words) -> str | None:
    return None


def _no_aside(event: Event, viewer: int | None, options: Mapping[str, str], words: Words) -> str | None:
    return None


def _no_explanation(view: View, words: Words) -> list[tuple[str, str]]:
    return []


@dataclass(frozen=True)
class Picture:
    """What a game's module of this package offers."""

    draw: Callable[[View, Words], RenderableType]
    options: Mapping[str, str]
    note: Callable[[View, Move, Words], str | None]
    aside: Callable[[Event, int | None, Mapping[str, str], Words], str | None]
    explain: Callable[[View, Words], list[tuple[str, str]]]


def picture(game: str) -> Picture:
    """The picture of a game."""
    module = import_module(f"ludoteca.terminal.{game}")
    return Picture(
        draw=module.draw,
        options=getattr(module, "OPTIONS", {}),
        note=getattr(module, "note", _no_note),
        aside=getattr(module, "aside", _no_aside),
        explain=getattr(module, "explain", _no_explanation),
    )
