"""`ludoteca compare`, `sweep`, `tune` and `report`: the lab for designers. docs/lab.md is a tour of it."""

from collections.abc import Callable
from pathlib import Path
from typing import TYPE_CHECKING, Any, TypeVar

import click

from ludoteca.cli.arguments import language_option, new_box_option, options_option
from ludoteca.cli.run_options import output_of, run_options, runner_of

if TYPE_CHECKING:
    from ludoteca.lab.compare import Common
    from ludoteca.lab.words import Words

Function = TypeVar("Function", bound=Callable[..., Any])
VARY = "What to vary: a number of the box, cards:card.ninja.power=1..5 or =10..50..10 or =1,3,7"


def table_options(games: int, each: str) -> Callable[[Function], Function]:
    """Who plays how many games, with which chance."""

    def decorate(function: Function) -> Function:
        for option in reversed(
            (
                click.option(
                    "--games", type=click.IntRange(min=2), default=games, show_default=True, metavar="N", help=each
                ),
                click.option("--seats", type=int, default=2, show_default=True, metavar="N", help="How many play."),
                click.option(
                    "--bots",
                    default="heuristic",
                    show_default=True,
                    metavar="LEVELS",
                    help="One for all seats, or one for each.",
                ),
                click.option(
                    "--iterations", metavar="N", help="Another budget than the levels' own: a number, or hard=500."
                ),
                click.option(
                    "--seed", metavar="TEXT", default="", help="Fixes all chance, to get the same games again."
                ),
            )
        ):
            function = option(function)
        return function

    return decorate


report_option = click.option(
    "--report", type=click.Path(path_type=Path), metavar="FILE", help="Write what was found as a page, HTML."
)


def _common(game: str, chosen: dict[str, Any], language: str | None) -> "tuple[Words, Common]":
    """What all these commands begin with; what cannot be is refused here."""
    import ludoteca
    from ludoteca.lab.compare import Common
    from ludoteca.lab.words import Words
    from ludoteca.terminal.words import default_language

    played = ludoteca.game(game)
    names = ("seats", "bots", "seed", "iterations", "options", "box")
    common = Common(played, **{name: chosen[name] for name in names})
    played.setting(common.seats, common.box, **common.options)
    return Words(played, language or default_language()), common


def _check_report(report: Path | None) -> None:
    from ludoteca.kernel.errors import BadOption

    if report is not None and (report.is_dir() or not report.absolute().parent.is_dir()):
        raise BadOption(f"{report} cannot be written: there is no such folder, or it is one.")


@click.command()
@click.argument("game")
@click.argument("a")
@click.argument("b")
@table_options(1000, "How many deals; each is played by both sides.")
@report_option
@run_options
@options_option
@new_box_option
@language_option
def compare(
    game: str,
    a: str,
    b: str,
    games: int,
    report: Path | None,
    out: Path | None,
    no_out: bool,
    threads: int | None,
    processes: int | None,
    ray: str | None,
    language: str | None,
    **chosen: Any,
) -> None:
    """Play two boxes, option sets or bots on the same deals, and say what differs.

    A and B are each the folder of a box, "own" for the game's own, an option such as edition=fr, bots=hard (with +
    between if each seat has another), iterations=400, or several of these with commas between. You see each measure
    on both sides, the difference with its 95% interval, and where that is still open, how many more games would
    settle it. Which of two bots is the stronger is what "ludoteca arena" tells.

    \b
    Examples:
      ludoteca compare GAME own my-box --games 4000
      ludoteca compare GAME edition=fr edition=pl --seats 4 --report editions.html
      ludoteca compare GAME bots=hard bots=normal --games 100 --out minds
    """
    from ludoteca.lab.compare import read_side, run_compare
    from ludoteca.terminal.screen import open_console

    words, common = _common(game, chosen, language)
    sides = read_side(a), read_side(b)
    _check_report(report)
    output = output_of(out, no_out, None)
    runner = runner_of(threads, processes, ray)
    run_compare(words, common, sides, games, runner, output, report, open_console())


@click.command()
@click.argument("game")
@click.option("--vary", "ranges", multiple=True, metavar="WHAT=VALUES", help=f"{VARY}; or an option, edition=fr,pl.")
@table_options(500, "How many games at each point.")
@report_option
@run_options
@options_option
@new_box_option
@language_option
def sweep(
    game: str,
    ranges: tuple[str, ...],
    games: int,
    report: Path | None,
    out: Path | None,
    no_out: bool,
    threads: int | None,
    processes: int | None,
    ray: str | None,
    language: str | None,
    **chosen: Any,
) -> None:
    """Vary numbers of a box over ranges, and show what each does to the game.

    A number is named by its file and its place in it: cards:card.ninja.power is the power of the entry "ninja" in
    cards.toml. Several --vary make all combinations. All points are played on the same deals, so that they can be
    compared; the folder has a table of them, points.parquet.

    \b
    Examples:
      ludoteca sweep GAME --vary FILE:LIST.ENTRY.FIELD=1..5 --games 2000
      ludoteca sweep GAME --vary edition=fr,pl --seats 4 --out editions
    """
    from ludoteca.lab.box_numbers import read_range
    from ludoteca.lab.sweep import run_sweep
    from ludoteca.terminal.screen import open_console

    words, common = _common(game, chosen, language)
    read = [read_range(text) for text in ranges]
    _check_report(report)
    output = output_of(out, no_out, None)
    runner = runner_of(threads, processes, ray)
    run_sweep(words, common, read, games, runner, output, report, open_console())


@click.command()
@click.argument("game")
@click.option("--vary", "ranges", multiple=True, metavar="WHAT=VALUES", help=f"{VARY}.")
@click.option(
    "--target",
    "targets",
    multiple=True,
    metavar="MEASURE=LOW..HIGH",
    help="What is wanted: rounds=8..12, ties=..0.1, seats=..0.03, cards=0.8..1.2; once for each.",
)
@click.option("--trials", type=click.IntRange(1, 10_000), default=40, show_default=True, help="How many boxes to try.")
@click.option(
    "--confirm", type=click.IntRange(min=2), metavar="N", help="Games for the last check.  [default: twice --games]"
)
@table_options(500, "How many games for each trial.")
@run_options
@options_option
@new_box_option
@language_option
def tune(
    game: str,
    ranges: tuple[str, ...],
    targets: tuple[str, ...],
    trials: int,
    confirm: int | None,
    games: int,
    out: Path | None,
    no_out: bool,
    threads: int | None,
    processes: int | None,
    ray: str | None,
    language: str | None,
    **chosen: Any,
) -> None:
    """Search the numbers of a box for given targets.

    Measures are rounds, decisions, ties, lost, won, first (the first player's share of victories), seats (how far any
    place in the order of play is from a fair share), cards and roles (every card's or role's victories over their
    mean), and card:NAME, role:NAME, ending:NAME. The best box is then played against the one you began with, on
    deals that the search has never seen; it lies in the run's folder with a report. The same command with the same
    --out goes on, and with more --trials it searches further.

    \b
    Example:
      ludoteca tune GAME --vary FILE:LIST.ENTRY.FIELD=1..5 --target rounds=8..12 --target cards=0.8..1.2 --out better
    """
    from ludoteca.lab.box_numbers import read_range
    from ludoteca.lab.targets import read_target
    from ludoteca.lab.tune import Search, run_tune
    from ludoteca.terminal.screen import open_console

    words, common = _common(game, chosen, language)
    search = Search(
        common, [read_range(text) for text in ranges], [read_target(text) for text in targets], games, trials
    )
    search.check()
    output = output_of(out, no_out, None)
    runner = runner_of(threads, processes, ray)
    run_tune(words, search, confirm or 2 * games, runner, output, open_console())


@click.command()
@click.argument("folders", nargs=-1, required=True, type=click.Path(path_type=Path))
@click.option("--html", type=click.Path(path_type=Path), metavar="FILE", help="Write it as a page as well.")
@language_option
def report(folders: tuple[Path, ...], html: Path | None, language: str | None) -> None:
    """Tell what is in the folders of runs: one, or several beside each other.

    FOLDERS are what simulate, arena, compare, sweep and tune left behind, finished or not.

    \b
    Examples:
      ludoteca report runs/my-run --html games.html
      ludoteca report monday tuesday wednesday
    """
    from ludoteca.lab.report_folders import run_report
    from ludoteca.terminal.screen import open_console
    from ludoteca.terminal.words import default_language

    run_report(folders, html, language or default_language(), open_console())
