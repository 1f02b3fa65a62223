"""Lists: the moves to choose from, help on them, and who ended where."""

from collections.abc import Sequence
from typing import Any

from rich.box import SIMPLE
from rich.columns import Columns
from rich.console import Group, RenderableType
from rich.table import Table
from rich.text import Text

from ludoteca.kernel.match import Match
from ludoteca.kernel.moves import Move
from ludoteca.kernel.rulebook import example_rule
from ludoteca.terminal.board import Board, View
from ludoteca.terminal.words import Words

MOST_IN_ONE_COLUMN = 4
COMMANDS = (
    "help",
    "undo",
    "hint",
    "board",
    "log",
    "rules {rule}",
    "save my-game.json",
    "load my-game.json",
    "auto on|off",
    "quit",
)


def move_list(view: View, moves: Sequence[Move], words: Words, board: Board) -> RenderableType:
    """The moves with their numbers; many short ones stand in columns."""
    choices = [words.move(move.kind, move.args) for move in moves]
    notes = [board.note(view, move, words) for move in moves]
    if not any(notes) and len(moves) > MOST_IN_ONE_COLUMN:
        lines = [Text.assemble((f"{number:>3} ", "bold cyan"), choice) for number, choice in enumerate(choices, 1)]
        return Columns(lines, equal=True, column_first=True, padding=(0, 2))
    table = Table.grid(padding=(0, 1))
    table.add_column(justify="right", width=3)
    for number, (choice, about) in enumerate(zip(choices, notes, strict=True), 1):
        line = Text.assemble(choice, (f" {about}" if about else "", "dim"))
        table.add_row(Text(str(number), "bold cyan"), line)
    return table


def help_page(match: Match[Any, Any], view: View, words: Words, board: Board) -> RenderableType:
    """What can be typed now, what each move will surely do, and what the things before the player mean."""
    things = (
        Text.assemble((f"{name[:1].upper()}{name[1:]}. ", "bold"), text) for name, text in board.explain(view, words)
    )
    parts: list[RenderableType] = []
    for heading, part in (
        ("help-moves", _moves_help(match, words)),
        ("help-things", Group(*things)),
        ("help-commands", _commands_help(match, words)),
    ):
        parts += [Text(words.say(heading), "bold underline"), part]
    return Group(*parts)


def _moves_help(match: Match[Any, Any], words: Words) -> Table:
    table = Table.grid(padding=(0, 2))
    table.add_column(justify="right")
    for number, move in enumerate(match.moves(), 1):
        about = Text.assemble(words.move(move.kind, move.args), (f" [{move}]", "dim"))
        for event in match.preview(move):
            about.append(f" {words.event(event.kind, event.args)}")
        table.add_row(Text(str(number), "bold cyan"), about)
    return table


def _commands_help(match: Match[Any, Any], words: Words) -> Table:
    table = Table.grid(padding=(0, 2))
    for command in COMMANDS:
        typed = command.format(rule=example_rule(match.game))
        table.add_row(Text(typed, "bold cyan"), words.say(f"command-{command.split()[0]}"))
    for move in match.table_moves():
        table.add_row(Text(str(move), "bold cyan"), words.move(move.kind, move.args))
    return table


def standings(match: Match[Any, Any], words: Words) -> RenderableType:
    """Who ended where, and why."""
    table = Table(box=SIMPLE, show_edge=False, pad_edge=False)
    table.add_column(words.say("place"), justify="right")
    table.add_column(words.say("player"))
    best, *_ = match.standings
    for key in best.score:
        table.add_column(words.name("score", key), justify="right")
    for standing in match.standings:
        style = "bold" if standing.rank == 1 else ""
        scores = (str(score) for score in standing.score.values())
        table.add_row(str(standing.rank), words.seat(standing.seat), *scores, style=style)
    return table
