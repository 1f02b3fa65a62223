"""Two ways to play, on the same deals: what differs, how surely, and how many more games would settle the rest."""

from collections.abc import Mapping, Sequence
from dataclasses import dataclass, field
from pathlib import Path
from typing import Any

from rich.console import Console

from ludoteca.bots import Budget
from ludoteca.kernel.content import BoxFiles
from ludoteca.kernel.errors import BadOption, BadRun
from ludoteca.kernel.game import Game
from ludoteca.kernel.setting import Setting
from ludoteca.lab.jobs import Job, lineup_of
from ludoteca.lab.playing import named_bots, read_budgets
from ludoteca.lab.run_folder import MANIFEST, PLAY, RunFolder, provenance, read_box, read_manifest, write_manifest
from ludoteca.lab.runners import Runner
from ludoteca.lab.runs import Output, with_progress
from ludoteca.lab.simulation import all_findings
from ludoteca.lab.summary import compared, difference_table
from ludoteca.lab.words import Words

COMPARE = "compare"
OWN = "own"
"""What the game's own box is called on the command line."""
A, B = "a", "b"


@dataclass(frozen=True)
class Side:
    """One of the two ways to play: a box, options, bots. What it does not say is as the command says for both."""

    text: str
    box: Path | None = None
    options: Mapping[str, str] = field(default_factory=dict)
    bots: str | None = None
    iterations: str | None = None


def read_side(text: str) -> Side:
    """`my-box`, `own`, `edition=fr`, `bots=hard+easy`, `iterations=400`, or several of these with commas between."""
    box: Path | None = None
    options: dict[str, str] = {}
    for part in text.split(","):
        name, equals, value = (piece.strip() for piece in part.partition("="))
        if equals:
            if not name or not value:
                raise BadOption(f"“{part}” should look like edition=fr or bots=hard.")
            options[name] = value
        elif name and name != OWN:
            if box is not None:
                raise BadOption(f"“{text}” names two boxes.")
            box = Path(name)
            if not box.is_dir():
                raise BadOption(f"There is no box “{name}”: name a folder, “{OWN}”, or an option such as edition=fr.")
    bots, iterations = options.pop("bots", None), options.pop("iterations", None)
    return Side(text, box, options, None if bots is None else bots.replace("+", ","), iterations)


@dataclass(frozen=True)
class Common:
    """What both sides have in common unless they say otherwise."""

    game: Game[Any, Any]
    seats: int
    bots: str
    seed: str
    iterations: str | None = None
    options: Mapping[str, str] = field(default_factory=dict)
    box: Path | None = None

    def job(self, side: Side) -> Job:
        """The games of one side."""
        setting = self.game.setting(self.seats, side.box or self.box, **{**self.options, **side.options})
        return self.job_at(setting, side.bots, side.iterations)

    def job_at(self, setting: Setting[Any, Any], bots: str | None = None, iterations: str | None = None) -> Job:
        """Games at a table that is laid out."""
        lineup = lineup_of(named_bots(bots or self.bots), self.seats)
        budgets: dict[str, Budget] = read_budgets(iterations or self.iterations)
        return Job(setting, (lineup,), self.seed, budgets)

    def laid_out(self, files: Mapping[str, str] | None, options: Mapping[str, str]) -> Setting[Any, Any]:
        """A table with the files of a box."""
        box = None if files is None else BoxFiles(files)
        return self.game.setting(self.seats, box, **{**self.options, **options})

    def files(self) -> dict[str, str]:
        """The files of the box that all begins with."""
        return read_box(self.box or self.game.folder / "box") or {}


def paired(jobs: Sequence[Job]) -> list[Job]:
    """The same jobs, all dealt in the same way: bots that think and bots that do not draw their deals alike."""
    if len({job.simple for job in jobs}) == 1:
        return list(jobs)
    return [Job(job.setting, job.lineups, job.seed, job.budgets, job.same_deal, step_by_step=True) for job in jobs]


def run_compare(
    words: Words,
    common: Common,
    sides: tuple[Side, Side],
    games: int,
    runner: Runner,
    output: Output,
    report: Path | None,
    console: Console,
) -> None:
    """Plays both sides with a progress bar, prints what differs, and writes it down."""
    jobs = paired([common.job(side) for side in sides])
    place = output.place(COMPARE, common.game.name)
    if place is not None:
        facts = {"game": common.game.name, "sides": [side.text for side in sides], "runs": [A, B]}
        write_group(place, COMPARE, facts)
    folders = [
        None if place is None else RunFolder.open(place / name, PLAY, job, games, read_box(side.box or common.box))
        for name, job, side in zip((A, B), jobs, sides, strict=True)
    ]
    for job in jobs:
        job.prepare()

    title = words.played(games, common.seats)
    (a, b), _ = with_progress(
        words, console, title, 2 * games, lambda progress: all_findings(jobs, games, runner, folders, progress)
    )
    titles = sides[0].text, sides[1].text
    console.print(difference_table(words, a, b, titles))
    console.print(words.say("compare-note"), highlight=False)
    if report is not None:
        report.write_text(compared(words, a, b, titles), encoding="utf-8")
        console.print(words.say("wrote-report", file=str(report)), highlight=False)
    output.told(words, console)


def write_group(place: Path, kind: str, facts: Mapping[str, Any]) -> None:
    """The manifest of a folder that holds runs; one of another kind is refused."""
    before = read_manifest(place) if (place / MANIFEST).exists() else None
    if before is None and place.exists() and (not place.is_dir() or any(place.iterdir())):
        raise BadRun(f"{place} is there already and is no run: choose another folder.")
    for name, value in {"kind": kind, **facts}.items():
        if before is not None and name != "runs" and before.get(name) != value:
            raise BadRun(f"{place} holds another {before['kind']}: {name} differs. Choose another folder.")
    write_manifest(place, (before or provenance(kind)) | dict(facts))
