"""What a simulation leaves behind: raw games as Parquet, a report as HTML."""

import json
from collections.abc import Mapping
from pathlib import Path
from typing import TYPE_CHECKING, Any

from rich.console import Console

from ludoteca.kernel.errors import BadOption, LudotecaError
from ludoteca.kernel.game import Game
from ludoteca.lab.report import page
from ludoteca.lab.words import Words

if TYPE_CHECKING:
    from ludoteca.lab.simulation import Findings, Wanted


def check_files(wanted: "Wanted") -> None:
    """Refuses what cannot be written before any game is played."""
    for path in (wanted.report, wanted.parquet):
        if path is not None and (path.is_dir() or not path.absolute().parent.is_dir()):
            raise BadOption(f"{path} cannot be written: there is no such folder, or it is one.")
    if wanted.parquet is not None:
        _parquet()


def write_files(
    wanted: "Wanted",
    words: Words,
    findings: "Findings",
    seed: str,
    options: Mapping[str, Any],
    console: Console,
) -> None:
    """Writes the files that were asked for, and says so."""
    if wanted.report is not None:
        wanted.report.write_text(page(words, findings, seed, options), encoding="utf-8")
        console.print(words.say("wrote-report", file=str(wanted.report)), highlight=False)
    if wanted.parquet is not None:
        write_parquet(wanted.parquet, words.game, findings, seed, options)
        console.print(words.say("wrote-games", file=str(wanted.parquet)), highlight=False)


def write_parquet(
    path: Path, game: Game[Any, Any], findings: "Findings", seed: str, options: Mapping[str, Any]
) -> None:
    """A row for each game. What belongs to seats is a list, the first seat first."""
    arrow, parquet = _parquet()
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
            "heroes": [list(row) for row in findings.heroes],
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
                ("heroes", arrow.list_(arrow.string())),
                ("cards", arrow.list_(arrow.list_(arrow.string()))),
            ]
        ),
    )
    facts = {"game": game.name, "rules": str(game.version), "seed": seed, "options": json.dumps(dict(options))}
    parquet.write_table(table.replace_schema_metadata(facts), path)


def _parquet() -> tuple[Any, Any]:
    try:
        import pyarrow as pa
        from pyarrow import parquet
    except ImportError:
        raise LudotecaError("Parquet files need the package pyarrow: pip install 'ludoteca[lab]'.") from None
    return pa, parquet
