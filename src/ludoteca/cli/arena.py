"""`ludoteca arena`: which bot is the strongest."""

from pathlib import Path

import click

from ludoteca.cli.arguments import game_argument, language_option, new_box_option, options_option
from ludoteca.cli.run_options import keep_option, output_of, run_options, runner_of


@click.command()
@game_argument
@click.option(
    "--bots",
    default="hard,normal,easy",
    show_default=True,
    metavar="LEVELS",
    help="Who plays: two or more of random, heuristic, easy, normal, hard and master, or your own.",
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
@keep_option
@run_options
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
    keeps: tuple[str, ...],
    out: Path | None,
    no_out: bool,
    threads: int | None,
    processes: int | None,
    ray: str | None,
    options: dict[str, str],
    box: Path | None,
    language: str | None,
) -> None:
    """Let bots play against each other, and print how strong each is.

    The bots change seats from game to game, so that no seat helps any of them. You see a rating with its 95% interval
    (OpenSkill), how often each bot beats each other one, and how long it takes for a move. The same seed gives
    the same games, unless a bot's budget is in time, as the master's is: give that one iterations as well.
    All games are written into a folder (see docs/lab.md); the same command with the same --out goes on where it was
    stopped.

    \b
    Examples:
      ludoteca arena GAME --bots hard,normal,easy --games 600 --seats 3
      ludoteca arena GAME --bots master,hard --iterations master=20000 --seed a --out contest
      ludoteca arena GAME --bots hard,my_package.bots:Clever --processes 8
    """
    import ludoteca
    from ludoteca.lab.arena import arena_job, run_arena
    from ludoteca.lab.playing import named_bots, read_budgets
    from ludoteca.lab.words import Words
    from ludoteca.terminal.screen import open_console
    from ludoteca.terminal.words import default_language

    played = ludoteca.game(game)
    words = Words(played, language or default_language())
    budgets = read_budgets(iterations)
    keeps = tuple(sorted(set(keeps)))
    job = arena_job(played, named_bots(bots), seats, seed, budgets, options, box, keeps)
    runner = runner_of(threads, processes, ray)
    run_arena(words, job, games, runner, output_of(out, no_out, box), open_console())
