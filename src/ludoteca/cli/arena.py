"""`ludoteca arena`: which bot is the strongest."""

from pathlib import Path

import click

from ludoteca.cli.arguments import language_option, new_box_option, options_option


@click.command()
@click.argument("game", default="kragmortha")
@click.option(
    "--bots",
    default="hard,normal,easy",
    show_default=True,
    metavar="LEVELS",
    help="Who plays: two or more of random, heuristic, easy, normal, hard and master.",
)
@click.option(
    "--games", type=click.IntRange(min=1), default=200, show_default=True, metavar="N", help="How many games."
)
@click.option("--seats", type=int, default=2, show_default=True, metavar="K", help="How many play in each.")
@click.option(
    "--iterations",
    metavar="N",
    help="Another budget than the levels' own: a number for all of them, or master=5000,hard=500.",
)
@click.option("--seed", metavar="TEXT", default="", help="Fixes all chance, to get the same games again.")
@options_option
@new_box_option
@language_option
def arena(
    game: str,
    bots: str,
    games: int,
    seats: int,
    iterations: str | None,
    seed: str,
    options: dict[str, str],
    box: Path | None,
    language: str | None,
) -> None:
    """Let bots play against each other, and print how strong each is.

    The bots change seats from game to game, so that no seat helps any of them. You see a rating with its 95% interval
    (OpenSkill), how often each bot beats each other one, and how long it takes for a move. The same seed gives
    the same games, unless a bot's budget is in time, as the master's is: give that one iterations as well.

    \b
    Examples:
      ludoteca arena looterz --bots hard,normal,easy --games 600 --seats 3
      ludoteca arena kragmortha --bots master,hard --iterations master=20000 --seed a
    """
    import ludoteca
    from ludoteca.lab.arena import run_arena
    from ludoteca.lab.playing import named_bots, read_budgets
    from ludoteca.lab.words import Words
    from ludoteca.terminal.screen import open_console
    from ludoteca.terminal.words import default_language

    played = ludoteca.game(game)
    words = Words(played, language or default_language())
    names, budgets = named_bots(bots), read_budgets(iterations)
    played.setting(seats, box, **options)  # what cannot be is refused before anything is compiled
    run_arena(words, names, seats, games, seed, budgets, options, box, open_console())
