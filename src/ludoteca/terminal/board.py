"""How a game looks in a terminal.

A game names the module that draws it (`Game.terminal`). It must have

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
from ludoteca.kernel.game_definition import GameDefinition
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
class Board:
    """What the module offers that draws a game."""

    draw: Callable[[View, Words], RenderableType]
    options: Mapping[str, str]
    note: Callable[[View, Move, Words], str | None]
    aside: Callable[[Event, int | None, Mapping[str, str], Words], str | None]
    explain: Callable[[View, Words], list[tuple[str, str]]]


def board_of(game: GameDefinition[Any, Any]) -> Board:
    """The board of a game."""
    module = import_module(game.terminal or "ludoteca.terminal.plain_board")
    return Board(
        draw=module.draw,
        options=getattr(module, "OPTIONS", {}),
        note=getattr(module, "note", _no_note),
        aside=getattr(module, "aside", _no_aside),
        explain=getattr(module, "explain", _no_explanation),
    )
