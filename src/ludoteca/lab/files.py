"""What a simulation leaves behind: raw games as Parquet, a report as HTML."""

import json
from dataclasses import dataclass
from pathlib import Path

from rich.console import Console

from ludoteca.kernel.errors import BadOption
from ludoteca.lab.columns import parquet as need_parquet
from ludoteca.lab.findings import Findings
from ludoteca.lab.jobs import Job
from ludoteca.lab.playing import described_bot
from ludoteca.lab.report import facts_of, page
from ludoteca.lab.words import Words


@dataclass(frozen=True)
class Wanted:
    """What is to be made of a simulation beside what is printed."""

    report: Path | None = None
    parquet: Path | None = None
    language: str = "en"


def check_files(wanted: Wanted) -> None:
    """Refuses what cannot be written before any game is played."""
    for path in (wanted.report, wanted.parquet):
        if path is not None and (path.is_dir() or not path.absolute().parent.is_dir()):
            raise BadOption(f"{path} cannot be written: there is no such folder, or it is one.")
    if wanted.parquet is not None:
        need_parquet()


def write_files(
    wanted: Wanted,
    words: Words,
    findings: Findings,
    job: Job,
    console: Console,
) -> None:
    """Writes the files that were asked for, and says so."""
    if wanted.report is not None:
        wanted.report.write_text(page(words, findings, facts_of(words, job)), encoding="utf-8")
        console.print(words.say("wrote-report", file=str(wanted.report)), highlight=False)
    if wanted.parquet is not None:
        write_parquet(wanted.parquet, findings, job)
        console.print(words.say("wrote-games", file=str(wanted.parquet)), highlight=False)


def write_parquet(path: Path, findings: Findings, job: Job) -> None:
    """A row for each game. What belongs to seats is a list, the first seat first."""
    arrow, parquet = need_parquet()
    cards = [[[findings.cards[card] for card in had.nonzero()[0]] for had in seats_had] for seats_had in findings.had]
    table = arrow.table(
        {
            "number": range(findings.games),
            "decisions": findings.steps,
            "turns": findings.turns,
            "first": findings.first,
            "ending": findings.ended,
            "bots": [list(findings.bots)] * findings.games,
            "ranks": findings.ranks.tolist(),
            "shares": findings.scores.tolist(),
            "roles": [list(row) for row in findings.roles],
            "cards": cards,
        },
        schema=arrow.schema(
            [
                ("number", arrow.int32()),
                ("decisions", arrow.int32()),
                ("turns", arrow.int32()),
                ("first", arrow.int8()),
                ("ending", arrow.string()),
                ("bots", arrow.list_(arrow.string())),
                ("ranks", arrow.list_(arrow.int8())),
                ("shares", arrow.list_(arrow.float32())),
                ("roles", arrow.list_(arrow.string())),
                ("cards", arrow.list_(arrow.list_(arrow.string()))),
            ]
        ),
    )
    setting, game = job.setting, job.setting.game
    facts = {
        "ludoteca": job.package,
        "game": game.name,
        "rules": str(game.version),
        "box": setting.fingerprint,
        "bots": json.dumps({name: described_bot(setting, name, job.budgets) for name in sorted(job.names)}),
        "seed": job.seed,
        "options": json.dumps(dict(setting.options)),
    }
    parquet.write_table(table.replace_schema_metadata(facts), path)
