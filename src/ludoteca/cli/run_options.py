"""Options of all commands that play many games: where they are played, and where they are written down."""

from collections.abc import Callable
from pathlib import Path
from typing import TYPE_CHECKING, Any, TypeVar

import click

if TYPE_CHECKING:
    from ludoteca.lab.runners import Runner
    from ludoteca.lab.runs import Output

Function = TypeVar("Function", bound=Callable[..., Any])
RAY_HELP = (
    "Play on a Ray cluster that is running: its address, such as 10.0.0.1:6379. Without one, the cluster that this "
    "machine belongs to."
)


def runner_options(function: Function) -> Function:
    """Where games are played."""
    for option in reversed(
        (
            click.option("--threads", type=click.IntRange(1, 1024), help="Threads here.  [default: all cores]"),
            click.option(
                "--processes",
                type=click.IntRange(1, 1024),
                help="Processes here instead of threads: quicker for bots that are written in Python.",
            ),
            click.option("--ray", is_flag=False, flag_value="auto", metavar="[ADDRESS]", help=RAY_HELP),
        )
    ):
        function = option(function)
    return function


def run_options(function: Function) -> Function:
    """Where games are played, and where they are written down."""
    for option in reversed(
        (
            click.option(
                "--out",
                type=click.Path(path_type=Path),
                metavar="FOLDER",
                help="The folder of this run. One that has a part of it already is gone on with."
                "  [default: a new one in runs/]",
            ),
            click.option("--no-out", is_flag=True, help="Write no folder."),
            runner_options,
        )
    ):
        function = option(function)
    return function


def keep_option(function: Function) -> Function:
    """What to keep of each game."""
    return click.option(
        "--keep",
        "keeps",
        multiple=True,
        type=click.Choice(["decisions", "events"]),
        help="A table more in the folder: every decision, or everything that happened.",
    )(function)


def runner_of(threads: int | None, processes: int | None, ray: str | None) -> "Runner":
    """Where games are to be played. A cluster that cannot be reached is refused at once."""
    if sum(choice is not None for choice in (threads, processes, ray)) > 1:
        raise click.UsageError("Games are played on --threads, on --processes or on --ray: choose one of them.")
    if ray is not None:
        from ludoteca.lab.ray_runner import Ray

        cluster = Ray(ray)
        cluster.check()
        return cluster
    from ludoteca.lab.runners import Processes, Threads

    return Threads(threads) if processes is None else Processes(processes)


def output_of(out: Path | None, no_out: bool, box: Path | None) -> "Output":
    """Where a run is to be written down."""
    if out is not None and no_out:
        raise click.UsageError("--out names a folder, and --no-out wants none: leave one of them out.")
    from ludoteca.lab.run_folder import read_box
    from ludoteca.lab.runs import Output

    return Output(out, not no_out, read_box(box))
