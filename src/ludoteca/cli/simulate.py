"""`ludoteca simulate`: many games between bots, and what they show."""

from pathlib import Path

import click

from ludoteca.cli.arguments import new_box_option, options_option


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
    type=click.Choice(["heuristic", "random"]),
    default="heuristic",
    show_default=True,
    help="Who plays.",
)
@click.option("--seed", metavar="TEXT", default="", help="Fixes all chance, to get the same games again.")
@options_option
@new_box_option
def simulate(
    game: str, games: int, seats: int, bots: str, seed: str, options: dict[str, str], box: Path | None
) -> None:
    """Let bots play many games, and print how they went.

    You see how long games are, how they end, how often each seat wins, and what the cards do. Try a changed
    box here before you play with it.

    \b
    Examples:
      ludoteca simulate kragmortha --games 500 --seats 5
      ludoteca simulate kragmortha --box my-box --option edition=fr
    """
    import ludoteca
    from ludoteca.lab.simulation import run_simulation
    from ludoteca.terminal.screen import open_console

    played = ludoteca.game(game)
    played.setting(seats, box, **options)  # what cannot be is refused before anything is compiled
    run_simulation(played, seats, games, bots, seed, options, box, open_console())
