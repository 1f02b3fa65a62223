"""Many games between bots: played, printed, written down."""

from collections.abc import Callable, Iterator, Mapping, Sequence
from pathlib import Path
from typing import Any

import numpy as np
from rich.console import Console
from rich.table import Table

from ludoteca.kernel.game import Game
from ludoteca.lab.files import Wanted, check_files, write_files
from ludoteca.lab.findings import Findings
from ludoteca.lab.jobs import Job, cards_of, lineup_of
from ludoteca.lab.playing import Budgets, named_bots
from ludoteca.lab.run_folder import PLAY, RunFolder
from ludoteca.lab.runners import Runner, Threads
from ludoteca.lab.runs import Output, play_job, with_progress
from ludoteca.lab.words import Words


def simulate(
    game: Game[Any, Any],
    seats: int,
    games: int,
    bots: str = "heuristic",
    seed: str = "",
    options: Mapping[str, Any] | None = None,
    box: Path | str | None = None,
    progress: Callable[[int], None] = lambda done: None,
    budgets: Budgets | None = None,
    runner: Runner | None = None,
) -> Findings:
    """Plays games between bots, on all cores. `bots` is one name for all seats, or one for each seat."""
    lineup = lineup_of(named_bots(bots), seats)
    job = Job(game.setting(seats, box, **(options or {})), (lineup,), seed, budgets or {})
    return findings_of(job, games, runner or Threads(), progress)


def findings_of(
    job: Job,
    games: int,
    runner: Runner,
    progress: Callable[[int], None] = lambda done: None,
    folder: RunFolder | None = None,
) -> Findings:
    """Plays the games of a job, as far as its folder does not have them, and says what they come to."""
    cards, domain = cards_of(job.setting)
    parts = play_job(job, games, runner, folder, progress)
    return Findings.of(parts, job.setting.seats, cards, domain, job.setting.game.report.role_domain)


def all_findings(
    jobs: Sequence[Job],
    games: int,
    runner: Runner,
    folders: Sequence[RunFolder | None],
    progress: Callable[[int], None] = lambda done: None,
) -> list[Findings]:
    """The same for several jobs, one after the other."""
    found: list[Findings] = []
    for job, folder in zip(jobs, folders, strict=True):
        found.append(findings_of(job, games, runner, after(len(found) * games, progress), folder))
    return found


def after(before: int, progress: Callable[[int], None]) -> Callable[[int], None]:
    """Progress of a job that comes after others."""
    return lambda done: progress(before + done)


def findings_in(folder: RunFolder) -> Findings:
    """What the games in a folder come to."""
    facts = folder.facts
    return Findings.of(folder.games(), facts["seats"], folder.cards, facts["card_domain"], facts["role_domain"])


def run_simulation(job: Job, games: int, runner: Runner, output: Output, wanted: Wanted, console: Console) -> None:
    """Simulates with a progress bar, prints what was found, and writes the files that were asked for."""
    words = Words(job.setting.game, wanted.language)
    check_files(wanted)
    folder = output.open(PLAY, job, games)
    job.prepare()
    title = words.played(games, job.setting.seats)
    findings, seconds = with_progress(
        words, console, title, games, lambda progress: findings_of(job, games, runner, progress, folder)
    )
    bots = ",".join(dict.fromkeys(findings.bots))
    console.print(f"{title}, {bots}, {words.number(seconds, 1)} s", highlight=False)
    for table in tables(words, findings):
        console.print(table)
    write_files(wanted, words, findings, job, console)
    output.told(words, console)


def tables(words: Words, findings: Findings) -> Iterator[Table]:
    """What was found, to print."""
    lengths = Table(title=words.say("lengths"))
    for number, heading in enumerate(("", *map(words.say, ("median", "mean", "low", "high", "longest")))):
        lengths.add_column(heading, justify="right" if number else "left")
    rounds = findings.turns / findings.seats
    for label, numbers in (("turns", findings.turns), ("rounds", rounds), ("decisions", findings.steps)):
        low, middle, high = np.percentile(numbers, (5, 50, 95))
        cells = (words.number(middle), words.number(numbers.mean(), 1), *map(words.number, (low, high, numbers.max())))
        lengths.add_row(words.say(f"{label}-heading"), *cells)
    yield lengths
    endings = Table(words.say("ending"), words.say("games-heading"), title=words.say("endings"))
    for ending, count in findings.endings().most_common():
        endings.add_row(words.ending(ending), words.percent(count / findings.games))
    yield endings
    wins = Table(*map(words.say, ("seat", "bot", "wins")), title=words.say("seats"), caption=words.say("seats-note"))
    for seat, share in enumerate(findings.seat_wins):
        wins.add_row(f"P{seat + 1}", findings.bots[seat], words.percent(share))
    yield wins
    if findings.seats > 1:
        order = Table(words.say("order-heading"), words.say("wins"), title=words.say("order"))
        for place, share in enumerate(findings.order_wins):
            name = words.say("order-later" if place else "order-first", place=place + 1)
            order.add_row(name, words.percent(share))
        yield order
    for title, domain, heading, counted, found in (
        ("report-roles", findings.role_domain, "report-role", "played", findings.role_wins()),
        ("cards", findings.card_domain, "card", "had", findings.card_wins()),
    ):
        if found:
            table = Table(*map(words.say, (heading, counted, "fair-shares", "of-the-mean")), title=words.say(title))
            mean = sum(share for _, share in found.values()) / len(found)
            for name, (had, share) in found.items():
                times = (f"× {words.number(number, 2)}" for number in (share, share / mean if mean else 0.0))
                table.add_row(words.name(domain, name), words.number(had), *times)
            yield table
