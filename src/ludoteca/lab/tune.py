"""Searching the numbers of a box for given targets, with Optuna, and trying what was found on deals never seen.

The study lies in the run's folder, trial by trial: a search that was stopped goes on. Which numbers the next trial
tries depends on the seed and on the trials before it alone.
"""

from collections.abc import Callable, Sequence
from dataclasses import dataclass, replace
from functools import partial
from hashlib import sha256
from itertools import pairwise
from pathlib import Path
from typing import Any

from rich.console import Console
from rich.table import Table

from ludoteca.kernel.errors import BadBox, BadOption, LudotecaError
from ludoteca.lab.box_numbers import Point, Range, check_ranges, number_at, what_changed, write_box
from ludoteca.lab.compare import Common, write_group
from ludoteca.lab.findings import Findings
from ludoteca.lab.jobs import Job
from ludoteca.lab.run_folder import PLAY, RunFolder
from ludoteca.lab.runners import Runner
from ludoteca.lab.runs import Output, with_progress
from ludoteca.lab.simulation import findings_of
from ludoteca.lab.summary import compared, difference_table, interval, label, shown
from ludoteca.lab.sweep import name_of, spot
from ludoteca.lab.targets import Score, Target, check_targets, loss, scores
from ludoteca.lab.words import Words

TUNE = "tune"
STUDY, BOX, BEFORE, AFTER, REPORT = "study.log", "box", "before", "after", "report.html"
NEARNESS = 0.01
"""What the whole way through all ranges costs: of two boxes that are as good, the one that changes less is better."""
REFUSED = 1_000.0
"""What a box that cannot be played costs."""


@dataclass(frozen=True)
class Search:
    """What is searched for, where."""

    common: Common
    ranges: Sequence[Range]
    targets: Sequence[Target]
    games: int
    trials: int

    def check(self) -> Point:
        """Refuses what cannot be; gives the point where the search begins: the box as it is."""
        check_ranges(self.ranges)
        for one in self.ranges:
            if not one.is_number:
                raise BadOption(f"“{one.name}”: numbers of a box are tuned; options are compared or swept.")
        files = self.common.files()
        begin = {one.name: number_at(files, one.name) for one in self.ranges}
        check_targets(self.targets, spot(self.common, begin).job)
        return begin

    def cost(self, found: Findings, point: Point, begin: Point) -> float:
        """How far from the targets a box is, and a little for how far it is from where the search began."""
        away = 0.0
        for one in self.ranges:
            wide = max(*one.values, begin[one.name]) - min(*one.values, begin[one.name])
            away += abs(point[one.name] - begin[one.name]) / wide if wide else 0.0
        return loss(scores(self.targets, found)) + NEARNESS * away / len(self.ranges)


def run_tune(words: Words, search: Search, confirm: int, runner: Runner, output: Output, console: Console) -> None:
    """Searches with a progress bar, tries the best box on fresh deals, and leaves it with a report."""
    begin = search.check()
    place = output.place(TUNE, search.common.game.name)
    if place is None:
        raise LudotecaError(
            "A search needs a folder to remember its trials in: leave --no-out out, and install pyarrow."
        )
    facts = {
        "game": search.common.game.name,
        "seats": search.common.seats,
        "bots": search.common.bots,
        "seed": search.common.seed,
        "games": search.games,
        "vary": [[one.name, list(one.values)] for one in search.ranges],
        "targets": [f"{target.name}={target.low}..{target.high}" for target in search.targets],
        "runs": [BEFORE, AFTER],
    }
    write_group(place, TUNE, facts)
    study = _study(place)
    spot(search.common, begin).job.prepare()
    best, _ = with_progress(
        words,
        console,
        words.say("tuning", title=words.title()),
        search.trials,
        lambda progress: _search(search, study, begin, place, runner, progress),
    )
    before, after = _confirm(words, search, begin, best, confirm, place, runner, console)
    files = search.common.files()
    write_box(place / BOX, spot(search.common, best).files or files)
    search.common.game.setting(search.common.seats, place / BOX, **search.common.options)
    changes = what_changed(files, best)
    for table in tune_tables(words, search, changes, before, after):
        console.print(table)
    titles = words.say("before"), words.say("after")
    console.print(difference_table(words, before, after, titles))
    page = compared(words, before, after, titles)
    told = _report_section(words, search, changes, before, after, len(_finished(study)))
    page = page.replace('<div class="sections">', f'<div class="sections">{told}', 1)
    (place / REPORT).write_text(page, encoding="utf-8")
    console.print(words.say("wrote-box", folder=str(place / BOX)), highlight=False)
    console.print(words.say("wrote-report", file=str(place / REPORT)), highlight=False)
    output.told(words, console)


def _study(place: Path) -> Any:
    try:
        import optuna
        from optuna.storages import JournalStorage
        from optuna.storages.journal import JournalFileBackend
    except ImportError:
        raise LudotecaError("Tuning needs the package optuna: pip install 'ludoteca[lab]'.") from None
    optuna.logging.set_verbosity(optuna.logging.WARNING)
    storage = JournalStorage(JournalFileBackend(str(place / STUDY)))
    study = optuna.create_study(study_name=TUNE, storage=storage, direction="minimize", load_if_exists=True)
    for trial in study.get_trials(states=(optuna.trial.TrialState.RUNNING,)):
        study.tell(trial.number, state=optuna.trial.TrialState.FAIL)  # it was stopped: it is asked for again
    return study


def _finished(study: Any) -> list[Any]:
    return [trial for trial in study.get_trials(deepcopy=False) if trial.value is not None]


def _search(search: Search, study: Any, begin: Point, place: Path, runner: Runner, progress: Any) -> Point:
    from optuna.distributions import CategoricalDistribution, IntDistribution
    from optuna.samplers import TPESampler

    spaces: dict[str, Any] = {}
    for one in search.ranges:
        values = sorted(one.values)
        steps = {after - before for before, after in pairwise(values)}
        even = len(steps) <= 1
        step = steps.pop() if even and steps else 1
        spaces[one.name] = (
            IntDistribution(values[0], values[-1], step=step) if even else CategoricalDistribution(values)
        )
    inside = all(begin[one.name] in one.values for one in search.ranges)
    while (done := len(_finished(study))) < search.trials:
        progress(done)
        lot = sha256(f"{search.common.seed}/trial/{done}".encode()).digest()
        study.sampler = TPESampler(seed=int.from_bytes(lot[:4], "little"))
        if done == 0 and inside:
            study.enqueue_trial(begin)
        trial = study.ask(spaces)
        point = {one.name: trial.params[one.name] for one in search.ranges}
        study.tell(trial, _value(search, point, begin, place, runner))
    progress(search.trials)
    best = min(_finished(study), key=lambda trial: (trial.value, trial.number))
    if best.value >= REFUSED:
        raise BadBox("No box that was tried can be played: check the ranges with sweep.")
    return {one.name: best.params[one.name] for one in search.ranges}


def _value(search: Search, point: Point, begin: Point, place: Path, runner: Runner) -> float:
    """What a trial costs. All trials play the same deals."""
    try:
        here = spot(search.common, point)
    except BadBox:
        return REFUSED
    job = replace(here.job, seed=f"{search.common.seed}/tune")
    folder = RunFolder.open(place / "trials" / name_of(point), PLAY, job, search.games, here.files)
    return search.cost(findings_of(job, search.games, runner, folder=folder), point, begin)


def _confirm(
    words: Words,
    search: Search,
    begin: Point,
    best: Point,
    games: int,
    place: Path,
    runner: Runner,
    console: Console,
) -> tuple[Findings, Findings]:
    """The box before and after, on the same deals, none of which the search has seen."""
    spots = [spot(search.common, point) for point in (begin, best)]
    found = []
    for name, here in zip((BEFORE, AFTER), spots, strict=True):
        job = replace(here.job, seed=f"{search.common.seed}/confirm")
        path = place / name
        if path.exists() and not _same_point(path, job):
            # More trials have found a better box: what was tried before is no news of it.
            path.rename(place / f"{name}-{RunFolder.read(path).facts['box']}")
        folder = RunFolder.open(path, PLAY, job, games, here.files)
        title = words.say("confirming", title=words.title())
        play = partial(_played, job, games, runner, folder)
        one, _ = with_progress(words, console, title, games, play)
        found.append(one)
    return found[0], found[1]


def _played(job: Job, games: int, runner: Runner, folder: RunFolder, progress: Callable[[int], None]) -> Findings:
    return findings_of(job, games, runner, progress, folder)


def _same_point(path: Path, job: Job) -> bool:
    return bool(RunFolder.read(path).facts["box"] == job.setting.fingerprint)


def tune_tables(
    words: Words, search: Search, changes: Sequence[tuple[str, int, int]], before: Findings, after: Findings
) -> list[Table]:
    """The changed numbers, and each target before and after."""
    numbers = Table(*map(words.say, ("number", "before", "after")), title=words.say("changed-numbers"))
    for place, was, value in changes:
        numbers.add_row(place, str(was), str(value))
    aims = Table(
        *map(words.say, ("target", "wanted", "before", "after", "interval", "met")), title=words.say("targets")
    )
    for row in _aims(words, search, before, after):
        aims.add_row(*row)
    return [numbers, aims]


def _aims(words: Words, search: Search, before: Findings, after: Findings) -> list[tuple[str, ...]]:
    rows: list[tuple[str, ...]] = []
    pairs = zip(scores(search.targets, before), scores(search.targets, after), strict=True)
    for was, now in pairs:
        target = now.target
        bounds = words.say(
            "to",
            low="…" if target.low == float("-inf") else shown(words, target.kind, target.low),
            high="…" if target.high == float("inf") else shown(words, target.kind, target.high),
        )
        rows.append(
            (
                _told(words, after, target.name),
                bounds,
                _valued(words, before, was),
                _valued(words, after, now),
                interval(words, target.kind, now.estimate),
                words.say("yes" if now.met else "no"),
            )
        )
    return rows


def _told(words: Words, found: Findings, name: str) -> str:
    plain = {"seats": "measure-uneven", "first": "measure-first", "cards": "measure-cards", "roles": "measure-roles"}
    return words.say(plain[name]) if name in plain else label(words, found, name)


def _valued(words: Words, found: Findings, score: Score) -> str:
    value = shown(words, score.target.kind, score.estimate.value)
    return (
        value
        if score.worst == score.target.name or ":" not in score.worst
        else (f"{value} ({label(words, found, score.worst)})")
    )


def _report_section(
    words: Words,
    search: Search,
    changes: Sequence[tuple[str, int, int]],
    before: Findings,
    after: Findings,
    trials: int,
) -> str:
    from html import escape

    def table(heads: Sequence[str], rows: Sequence[Sequence[str]]) -> str:
        head = "".join(f'<th scope="col">{escape(words.say(name))}</th>' for name in heads)
        body = "".join("<tr>" + "".join(f"<td>{escape(cell)}</td>" for cell in row) + "</tr>" for row in rows)
        rows_of = f'<table class="rows"><thead><tr>{head}</tr></thead><tbody>{body}</tbody></table>'
        return f'<div class="scrolls">{rows_of}</div>'

    note = words.say(
        "tune-note", trials=words.number(trials), games=words.number(search.games), fresh=words.number(after.games)
    )
    numbers = table(("number", "before", "after"), [(place, str(was), str(value)) for place, was, value in changes])
    aims = table(("target", "wanted", "before", "after", "interval", "met"), _aims(words, search, before, after))
    return (
        f'<section class="wide"><h2>{escape(words.say("changed-numbers"))}</h2>'
        f'<p class="note">{escape(note)}</p>{numbers}</section>'
        f'<section class="wide"><h2>{escape(words.say("targets"))}</h2>{aims}</section>'
    )
