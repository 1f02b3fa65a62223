"""`ludoteca dataset`: games by bots that anybody can make again, with a checksum."""

from pathlib import Path

import click

from ludoteca.cli.arguments import language_option
from ludoteca.cli.run_options import runner_of, runner_options


@click.command()
@click.argument("folder", type=click.Path(path_type=Path))
@click.option("--game", "names", multiple=True, metavar="GAME", help="Of this game; once for each.  [default: all]")
@click.option(
    "--games", type=click.IntRange(min=1), default=10_000, show_default=True, metavar="N", help="How many of each game."
)
@click.option("--bots", default="hard", show_default=True, metavar="LEVEL", help="Who plays, on all seats.")
@click.option("--iterations", metavar="N", help="Another budget than the level's own: a number, or hard=500.")
@click.option("--seed", metavar="TEXT", default="dataset", show_default=True, help="Fixes all chance.")
@runner_options
@language_option
def dataset(
    folder: Path,
    names: tuple[str, ...],
    games: int,
    bots: str,
    iterations: str | None,
    seed: str,
    threads: int | None,
    processes: int | None,
    ray: str | None,
    language: str | None,
) -> None:
    """Make a data set of games by strong bots, which anybody can make again.

    The games of each game are shared out evenly among its numbers of players. FOLDER gets a run for each of them, with
    every decision and event (see docs/papers.md), and a checksum of all of it: whoever has the same one has the same
    games. The same command goes on where it was stopped; when all is there it reads it and tells the checksum.

    \b
    Examples:
      ludoteca dataset strong-games
      ludoteca dataset small --game GAME --games 300 --bots hard --iterations 100
      ludoteca dataset strong-games --ray 10.0.0.1:6379
    """
    from ludoteca.kernel.registry import game_names
    from ludoteca.lab.dataset import portions, run_dataset
    from ludoteca.lab.playing import read_budgets
    from ludoteca.terminal.screen import open_console
    from ludoteca.terminal.words import default_language

    wanted = portions(names or game_names(), games, bots, seed, read_budgets(iterations))
    runner = runner_of(threads, processes, ray)
    run_dataset(folder, wanted, seed, runner, language or default_language(), open_console())
