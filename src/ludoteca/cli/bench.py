"""`ludoteca bench`: how fast this machine plays."""

import click

from ludoteca.cli.arguments import game_argument


@click.command()
@game_argument
@click.option("--seats", type=int, default=4, show_default=True, metavar="N", help="How many play.")
@click.option(
    "--seconds",
    type=click.FloatRange(0.1, 600),
    default=3.0,
    show_default=True,
    help="How long to measure each way.",
)
def bench(game: str, seats: int, seconds: float) -> None:
    """Measure how fast this machine plays.

    What counts is how many decisions a second random players make. The same rules run interpreted, compiled
    on one core, on all cores, and on a GPU if there is one.

    \b
    Example:
      ludoteca bench GAME --seats 5 --seconds 2
    """
    import ludoteca
    from ludoteca.lab.bench import run_bench
    from ludoteca.terminal.screen import open_console

    played = ludoteca.game(game)
    played.setting(seats)  # what cannot be is refused before anything is compiled
    run_bench(played, seats, seconds, open_console())
