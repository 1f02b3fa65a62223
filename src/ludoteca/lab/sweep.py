"""Numbers of a box, or options, over ranges: what each combination does to a game, on the same deals."""

from collections.abc import Mapping, Sequence
from dataclasses import dataclass
from hashlib import sha256
from json import dumps
from pathlib import Path
from typing import Any

from rich.console import Console

from ludoteca.kernel.errors import BadBox
from ludoteca.lab.box_numbers import Point, Range, changed, points
from ludoteca.lab.columns import parquet
from ludoteca.lab.compare import Common, paired, write_group
from ludoteca.lab.findings import Findings
from ludoteca.lab.jobs import Job
from ludoteca.lab.measures import measures_of
from ludoteca.lab.run_folder import PLAY, RunFolder
from ludoteca.lab.runners import Runner
from ludoteca.lab.runs import Output, with_progress
from ludoteca.lab.simulation import all_findings
from ludoteca.lab.summary import side_by_side, side_by_side_table
from ludoteca.lab.words import Words

SWEEP = "sweep"
POINTS = "points.parquet"


@dataclass(frozen=True)
class Spot:
    """A point that is laid out."""

    point: Point
    files: Mapping[str, str] | None
    job: Job


def spot(common: Common, point: Point) -> Spot:
    """The table at a point. A box that cannot be is refused, with the point that it is at."""
    numbers = {name: value for name, value in point.items() if ":" in name}
    options = {name: value for name, value in point.items() if ":" not in name}
    files = changed(common.files(), numbers) if numbers or common.box is not None else None
    try:
        setting = common.laid_out(files, options)
    except BadBox as error:
        raise BadBox(f"With {told_point(point)}: {error}") from None
    return Spot(point, files, common.job_at(setting))


def told_point(point: Point) -> str:
    """A point in a few words."""
    return ", ".join(f"{name}={value}" for name, value in point.items())


def name_of(point: Point) -> str:
    """A folder's name for a point: short, and the same for the same values."""
    return sha256(dumps(point, sort_keys=True).encode()).hexdigest()[:12]


def run_sweep(
    words: Words,
    common: Common,
    ranges: Sequence[Range],
    games: int,
    runner: Runner,
    output: Output,
    report: Path | None,
    console: Console,
) -> None:
    """Plays all points with a progress bar, prints their measures, and writes them down."""
    spots = [spot(common, point) for point in points(ranges)]  # a box that cannot be is refused before any game
    jobs = paired([one.job for one in spots])
    place = output.place(SWEEP, common.game.name)
    names = [f"points/{name_of(one.point)}" for one in spots]
    if place is not None:
        listed = [dict(one.point) for one in spots]
        write_group(place, SWEEP, {"game": common.game.name, "points": listed, "runs": names})
    jobs[0].prepare()
    folders = [
        None if place is None else RunFolder.open(place / name, PLAY, job, games, one.files)
        for name, job, one in zip(names, jobs, spots, strict=True)
    ]

    title = words.played(games, common.seats)
    found, _ = with_progress(
        words, console, title, len(jobs) * games, lambda progress: all_findings(jobs, games, runner, folders, progress)
    )
    titles = [told_point(one.point) for one in spots]
    console.print(side_by_side_table(words, found, titles))
    if place is not None:
        write_points(place / POINTS, [one.point for one in spots], found)
    if report is not None:
        report.write_text(side_by_side(words, found, titles), encoding="utf-8")
        console.print(words.say("wrote-report", file=str(report)), highlight=False)
    output.told(words, console)


def write_points(path: Path, at: Sequence[Point], found: Sequence[Findings]) -> None:
    """A row for each point and measure: the values that were varied, what was found, and its 95% interval."""
    pa, pq = parquet()
    rows: dict[str, list[Any]] = {name: [] for name in (*at[0], "measure", "value", "low", "high", "games")}
    for point, one in zip(at, found, strict=True):
        for name, measure in measures_of(one).items():
            estimate = measure.estimate()
            facts = (name, estimate.value, estimate.low, estimate.high, one.games)
            for column, value in zip(rows, (*point.values(), *facts), strict=True):
                rows[column].append(value)
    pq.write_table(pa.table(rows), path)
