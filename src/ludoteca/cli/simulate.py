"""`ludoteca simulate`: many games between bots, and what they show."""

from pathlib import Path

import click

from ludoteca.cli.arguments import language_option, new_box_option, options_option

file_path = click.Path(path_type=Path)


@click.command()
@click.argument("game", default="kragmortha")
@click.option(
    "--games",
    type=click.IntRange(min=1),
    default=1000,
    show_default=True,
    metavar="N",
    help="How many games.",
)
@click.option("--seats", type=int, default=4, show_default=True, metavar="N", help="How many play.")
@click.option(
    "--bots",
    default="heuristic",
    show_default=True,
    metavar="LEVELS",
    help="Who plays: one bot for all seats, or one for each: hard,normal,normal,easy.",
)
@click.option("--iterations", metavar="N", help="Another budget than the levels' own: a number, or hard=500,easy=10.")
@click.option("--report", type=file_path, metavar="FILE", help="Write what was found as a page with plots, HTML.")
@click.option("--parquet", type=file_path, metavar="FILE", help="Write the games as Parquet, a row for each.")
@click.option("--seed", metavar="TEXT", default="", help="Fixes all chance, to get the same games again.")
@options_option
@new_box_option
@language_option
def simulate(
    game: str,
    games: int,
    seats: int,
    bots: str,
    iterations: str | None,
    report: Path | None,
    parquet: Path | None,
    seed: str,
    options: dict[str, str],
    box: Path | None,
    language: str | None,
) -> None:
    """Let bots play many games, and print how they went.

    You see how long games are, how they end, how often each seat wins, and what the cards do. Try a changed
    box here before you play with it. Bots that think take their time: begin with few games.

    \b
    Examples:
      ludoteca simulate kragmortha --games 500 --seats 5
      ludoteca simulate kragmortha --box my-box --option edition=fr
      ludoteca simulate looterz --bots normal --games 200 --report looterz.html --parquet looterz.parquet
    """
    import ludoteca
    from ludoteca.lab.playing import read_budgets
    from ludoteca.lab.simulation import Wanted, run_simulation
    from ludoteca.terminal.screen import open_console
    from ludoteca.terminal.words import default_language

    played = ludoteca.game(game)
    played.setting(seats, box, **options)  # what cannot be is refused before anything is compiled
    wanted = Wanted(report, parquet, read_budgets(iterations), language or default_language())
    run_simulation(played, seats, games, bots, seed, options, box, wanted, open_console())
