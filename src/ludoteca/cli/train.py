"""`ludoteca train`: a game teaches itself."""

from pathlib import Path

import click


@click.command()
@click.argument("game")
@click.option("--out", type=click.Path(path_type=Path), metavar="FOLDER", help="The run.  [default: runs/train-GAME]")
@click.option("--device", type=click.Choice(["cpu", "cuda"]), default="cpu", show_default=True)
@click.option("--rounds", type=click.IntRange(1), default=6, show_default=True, help="Rounds in all.")
@click.option("--minutes", type=click.FloatRange(min=0.0), help="Begin no round that would not end in so many minutes.")
@click.option("--games", type=click.IntRange(1), default=8192, show_default=True, help="Games side by side.")
@click.option("--decisions", type=click.IntRange(1), default=160, show_default=True, help="Decisions in each, a round.")
@click.option("--iterations", type=click.IntRange(1), default=64, show_default=True, help="Of the search, a decision.")
@click.option("--steps", type=click.IntRange(1), default=1500, show_default=True, help="Of learning, a round.")
@click.option("--together", type=click.IntRange(1), default=8192, show_default=True, help="Decisions a step.")
@click.option("--seats", metavar="N,...", default="", help="Numbers of players.  [default: all that the game has]")
@click.option("--seed", type=int, default=1, show_default=True)
def train(
    game: str,
    out: Path | None,
    device: str,
    rounds: int,
    minutes: float | None,
    games: int,
    decisions: int,
    iterations: int,
    steps: int,
    together: int,
    seats: str,
    seed: int,
) -> None:
    """Let a game teach itself: play, learn from it, play better.

    Each round plays games with the search as it is by then and learns a network from them. The folder holds the
    network, what is needed to go on, and a report; the same command goes on where a run was stopped. On a GPU it needs
    the extra “gpu”, and CuPy.

    \b
    Examples:
      ludoteca train GAME --games 64 --decisions 40 --iterations 16 --steps 50 --rounds 1
      ludoteca train GAME --device cuda --minutes 25
    """
    import math

    import ludoteca
    from ludoteca.kernel.errors import BadOption, NoDevice
    from ludoteca.learning.training import Plan, Training

    if not all(part.isdecimal() for part in seats.split(",") if seats):
        raise BadOption(f"--seats takes numbers with commas between, not “{seats}”.")
    tables = tuple(int(part) for part in seats.split(",")) if seats else ()
    limit = math.inf if minutes is None else minutes
    plan = Plan(rounds, games, decisions, iterations, steps, together, seed=seed, seats=tables, minutes=limit)
    played = ludoteca.game(game)
    folder = out or Path("runs") / f"train-{game}"
    try:
        run = Training(played, folder, plan, device, lambda line: click.echo(line, err=True))
    except ImportError as error:
        raise NoDevice(f"Training on a GPU needs CuPy, which is not installed here ({error}).") from None
    run.run()
    click.echo(f"{folder}: {len(run.rounds)} rounds. {folder / 'network.bin'} is the network.")
