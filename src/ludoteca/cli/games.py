"""`ludoteca games`: what there is to play."""

from typing import Any

import click

from ludoteca.cli.arguments import language_option


@click.command()
@language_option
def games(language: str | None) -> None:
    """List the games, for how many they are, and their options.

    \b
    Example:
      ludoteca games --language it
    """
    import ludoteca
    from ludoteca.terminal.screen import open_console

    console = open_console()
    for game in ludoteca.games().values():
        _show(game, language, console)


def _show(game: Any, language: str | None, console: Any) -> None:
    from rich.padding import Padding
    from rich.rule import Rule
    from rich.table import Table
    from rich.text import Text

    from ludoteca.terminal.board import board_of
    from ludoteca.terminal.words import Words, default_language

    words = Words(game, language or default_language())
    seats = words.say("games-seats", least=game.seats[0], most=game.seats[-1])
    console.print(Rule(f"{words.text('game-title')} · {seats}"), words.text("game-pitch"))
    console.print(words.say("games-how", command=f"ludoteca play {game.name}"), style="bold")
    _show_bots(game, words, console)
    if not game.options:
        return
    console.print(words.say("games-options"))
    suited = board_of(game).options
    table = Table.grid(padding=(0, 2))
    for name, option in game.options.items():
        default = suited.get(name, option.default)
        choices = " ".join(f"{choice}*" if choice == default else choice for choice in option.choices)
        about = words.text(f"option-{name}.text")
        table.add_row(Text(name, "bold cyan"), Text.assemble(choices, "\n", (about, "dim")))
    console.print(Padding(table, (0, 0, 1, 2)))


def _show_bots(game: Any, words: Any, console: Any) -> None:
    """The levels with their points, and those that have a character."""
    from ludoteca.bots.ratings import ratings_of
    from ludoteca.table.levels import offered_styles

    ratings = ratings_of(game)
    if ratings:
        points = "   ".join(f"{level} {points}" for level, points in ratings.items())
        console.print(words.say("games-bots"))
        console.print(f"  {points}")
    styled = offered_styles(game)
    if styled:
        console.print(words.say("games-styled"), "  ".join(styled))
