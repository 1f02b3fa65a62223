"""`ludoteca simulate`: many games between bots, and what they show."""

from pathlib import Path

import click

from ludoteca.cli.arguments import game_argument, language_option, new_box_option, options_option
from ludoteca.cli.run_options import keep_option, output_of, run_options, runner_of

file_path = click.Path(path_type=Path)


@click.command()
@game_argument
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
    help="Who plays: one bot for all seats, or one for each: hard,normal,normal,easy. Your own by its name or as "
    "package.module:Bot.",
)
@click.option("--iterations", metavar="N", help="Another budget than the levels' own: a number, or hard=500,easy=10.")
@click.option("--report", type=file_path, metavar="FILE", help="Write what was found as a page with plots, HTML.")
@click.option("--parquet", type=file_path, metavar="FILE", help="Write the games as Parquet, a row for each.")
@click.option("--seed", metavar="TEXT", default="", help="Fixes all chance, to get the same games again.")
@click.option(
    "--device",
    type=click.Choice(["cpu", "cuda"]),
    default="cpu",
    show_default=True,
    help="cuda plays random games on an NVIDIA GPU: the same games, without a table of cards.",
)
@keep_option
@run_options
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
    device: str,
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
    """Let bots play many games, and print how they went.

    You see how long games are, how they end, how often each seat wins, and what the cards do. Try a changed
    box here before you play with it. Bots that think take their time: begin with few games. All games are
    written into a folder (see docs/lab.md); the same command with the same --out goes on where it was stopped, and
    with more --games it adds to them.

    \b
    Examples:
      ludoteca simulate GAME --games 500 --seats 5
      ludoteca simulate GAME --box my-box --option edition=fr
      ludoteca simulate GAME --bots normal --games 200 --report games.html --out my-run
      ludoteca simulate GAME --games 10000 --bots hard --out big --ray 10.0.0.1:6379
    """
    import ludoteca
    from ludoteca.lab.files import Wanted
    from ludoteca.lab.jobs import Job, lineup_of
    from ludoteca.lab.playing import named_bots, read_budgets
    from ludoteca.lab.simulation import run_simulation
    from ludoteca.terminal.screen import open_console
    from ludoteca.terminal.words import default_language

    played = ludoteca.game(game)
    setting = played.setting(seats, box, **options)  # what cannot be is refused before anything is compiled
    lineup = lineup_of(named_bots(bots), seats)
    job = Job(setting, (lineup,), seed, read_budgets(iterations), keeps=tuple(sorted(set(keeps))), device=device)
    wanted = Wanted(report, parquet, language or default_language())
    runner = runner_of(threads, processes, ray)
    run_simulation(job, games, runner, output_of(out, no_out, box), wanted, open_console())
