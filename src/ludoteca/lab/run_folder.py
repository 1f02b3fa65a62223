"""A run as a folder: a manifest that says what was played and how, and its tables in parts.

Each part of a table holds a piece of the job and is written at once or not at all. So a run that was killed goes on
where it was when the same command comes again, and a finished one goes on when it asks for more games.
"""

import json
import platform
import shlex
import sys
from collections.abc import Iterator, Mapping, Sequence
from datetime import UTC, datetime
from importlib.metadata import PackageNotFoundError, version
from pathlib import Path
from typing import Any

import ludoteca
from ludoteca.kernel.errors import BadRun, LudotecaError
from ludoteca.lab.columns import games_of, parquet, read_part, rows_of, write_part
from ludoteca.lab.jobs import DECISIONS, EVENTS, Job, cards_of
from ludoteca.lab.playing import Played, described_bot
from ludoteca.lab.runners import Piece

MANIFEST = "manifest.json"
BOX = "box"
FORMAT = 1
PLAY, ARENA = "simulate", "arena"
RUNS = (PLAY, ARENA)
"""Kinds of folders that hold games; the others hold folders of these kinds."""
_SAME = (
    *("kind", "ludoteca", "game", "rules", "box", "seats", "options", "bots", "lineups", "seed", "same_deal"),
    *("step_by_step", "tables"),
)
"""What must be the same for a run to go on."""
_TOLD = {
    "ludoteca": "the version of ludoteca",
    "rules": "the version of the rules",
    "box": "the box",
    "same_deal": "which games are dealt alike",
}


def write_manifest(folder: Path, facts: Mapping[str, Any]) -> None:
    """Writes a folder's manifest, at once or not at all."""
    try:
        folder.mkdir(parents=True, exist_ok=True)
        beside = folder / f"{MANIFEST}.tmp"
        beside.write_text(json.dumps(facts, indent=2, ensure_ascii=False) + "\n", encoding="utf-8")
        beside.replace(folder / MANIFEST)
    except OSError as error:
        raise BadRun(f"{folder} cannot be written: {error.strerror or error}.") from None


def read_manifest(folder: Path) -> dict[str, Any]:
    """A folder's manifest."""
    try:
        facts = json.loads((folder / MANIFEST).read_text(encoding="utf-8"))
    except (FileNotFoundError, NotADirectoryError):
        raise BadRun(f"{folder} is no folder of a run: it has no {MANIFEST}.") from None
    except (OSError, ValueError) as error:
        raise BadRun(f"{folder / MANIFEST} cannot be read: {error}.") from None
    if not isinstance(facts, dict) or facts.get("format") != FORMAT:
        raise BadRun(f"{folder / MANIFEST} is of another version of ludoteca: this one reads format {FORMAT}.")
    return facts


def versions() -> dict[str, str]:
    """What results could depend on."""
    found = {"python": platform.python_version()}
    for package in ("numba", "numpy", "optuna", "pyarrow", "ray"):
        try:
            found[package] = version(package)
        except PackageNotFoundError:
            continue
    return found


def provenance(kind: str) -> dict[str, Any]:
    """Where a folder comes from: which program, which command, when."""
    return {
        "format": FORMAT,
        "kind": kind,
        "ludoteca": ludoteca.__version__,
        "versions": versions(),
        "command": shlex.join(["ludoteca", *sys.argv[1:]]),
        "begun": datetime.now(UTC).isoformat(timespec="seconds"),
    }


def read_box(folder: Path | str | None) -> dict[str, str] | None:
    """The files of a box by name; None for the game's own."""
    if folder is None:
        return None
    try:
        return {path.name: path.read_text(encoding="utf-8") for path in sorted(Path(folder).glob("*.toml"))}
    except (OSError, UnicodeDecodeError) as error:
        raise LudotecaError(f"{folder} cannot be read: {error}.") from None


class RunFolder:
    """The folder of one run."""

    def __init__(self, path: Path, facts: dict[str, Any]):
        self.path = path
        self.facts = facts

    @classmethod
    def read(cls, path: Path) -> "RunFolder":
        """A run that was played before."""
        facts = read_manifest(path)
        if facts["kind"] not in RUNS:
            raise BadRun(f"{path} holds runs, and is none itself.")
        return cls(path, facts)

    @classmethod
    def open(cls, path: Path, kind: str, job: Job, games: int, box: Mapping[str, str] | None = None) -> "RunFolder":
        """A new folder for a job, or the one that holds a part of it already."""
        parquet()
        facts = _facts(kind, job)
        if (path / MANIFEST).exists():
            before = read_manifest(path)
            for name in _SAME:
                if before.get(name) != facts[name]:
                    what = _TOLD.get(name, name)
                    raise BadRun(
                        f"{path} holds another run: {what} differs ({before.get(name)} there, {facts[name]} here). "
                        "Choose another folder."
                    )
            facts = before | {"games": max(games, before["games"])}
        elif path.exists() and (not path.is_dir() or any(path.iterdir())):
            raise BadRun(f"{path} is there already and is no run: choose another folder.")
        else:
            facts["games"] = games
        write_manifest(path, facts | {"complete": False})
        for name, text in (box or {}).items():
            (path / BOX).mkdir(exist_ok=True)
            (path / BOX / name).write_text(text, encoding="utf-8")
        return cls(path, facts)

    @property
    def tables(self) -> list[str]:
        """The tables that it has."""
        return list(self.facts["tables"])

    @property
    def cards(self) -> list[str]:
        """All cards of its box, by number."""
        return list(self.facts["cards"])

    def missing(self, job: Job, games: int) -> list[Piece]:
        """The pieces, or ends of pieces, that have not been played."""
        pieces = []
        for first, end in job.pieces(0, games):
            have = self._rows(first // job.piece)
            if first + have < end:
                pieces.append((first + have, end))
        return pieces

    def _rows(self, part: int) -> int:
        path = self._part("games", part)
        if not path.exists():
            return 0
        pa, pq = parquet()
        try:
            return int(pq.read_metadata(path).num_rows)
        except (OSError, pa.ArrowException):
            return 0  # damaged: it is played again

    def _part(self, table: str, part: int) -> Path:
        return self.path / table / f"part-{part:06}.parquet"

    def write(self, piece: Piece, games: Sequence[Played]) -> None:
        """Keeps the games of a piece. The table of games comes last: a part that is in it is whole."""
        first = piece[0]
        part, already = divmod(first, self.facts["piece"])
        for table in (*(name for name in self.tables if name != "games"), "games"):
            path = self._part(table, part)
            rows = rows_of(table, games, self.facts["same_deal"], self.cards)
            if already:
                rows = [row for row in read_part(path, table) if row[0] < first] + rows
            try:
                write_part(path, table, rows)
            except OSError as error:
                raise BadRun(f"{path} cannot be written: {error.strerror or error}.") from None

    def finish(self) -> None:
        """Says that all its games are there."""
        write_manifest(self.path, self.facts | {"complete": True})

    def games(self, most: int | None = None) -> Iterator[list[Played]]:
        """The games, part by part: all of them, or those numbered below `most`."""
        for path in sorted((self.path / "games").glob("part-*.parquet")):
            part = int(path.stem.removeprefix("part-"))
            rows = {table: read_part(self._part(table, part), table) for table in self.tables}
            games = games_of(rows, self.cards)
            kept = games if most is None else [game for game in games if game.number < most]
            if kept:
                yield kept


def _facts(kind: str, job: Job) -> dict[str, Any]:
    """What a manifest says of a job."""
    setting, game = job.setting, job.setting.game
    cards, domain = cards_of(setting)
    tables = ["games", "seats"]
    if cards and job.device == "cpu":
        tables.append("cards")
    if not job.simple:
        tables.append("times")
    tables += [table for table in (DECISIONS, EVENTS) if table in job.keeps]
    return provenance(kind) | {
        "game": game.name,
        "rules": game.version,
        "box": setting.fingerprint,
        "seats": setting.seats,
        "options": dict(setting.options),
        "bots": {name: described_bot(setting, name, job.budgets) for name in sorted(job.names)},
        "lineups": [list(lineup) for lineup in job.lineups],
        "seed": job.seed,
        "same_deal": job.same_deal,
        "step_by_step": job.step_by_step,
        "device": job.device,
        "piece": job.piece,
        "tables": tables,
        "cards": cards if "cards" in tables else [],
        "card_domain": domain,
        "role_domain": game.report.role_domain,
    }


def runs_in(path: Path) -> list[RunFolder]:
    """The runs in a folder: itself, or those in the folders below it that a comparison, sweep or search left."""
    facts = read_manifest(path)
    if facts["kind"] in RUNS:
        return [RunFolder(path, facts)]
    return [RunFolder.read(path / name) for name in facts["runs"]]
