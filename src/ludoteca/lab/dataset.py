"""Data sets: many games at every table by bots that can be repeated, with a checksum of all that is in them.

A data set is a folder with a run's folder for each game and number of players. Its checksum is made of the rows of the
tables, not of the bytes of the files: another version of the package that writes Parquet gives the same one.
"""

import hashlib
import json
from collections.abc import Callable, Iterator, Sequence
from dataclasses import dataclass
from pathlib import Path
from typing import Any

from rich.console import Console

import ludoteca
from ludoteca.kernel.compiling import sources_of
from ludoteca.kernel.errors import BadOption
from ludoteca.kernel.game import Game, game_of
from ludoteca.lab.columns import read_part
from ludoteca.lab.compare import write_group
from ludoteca.lab.jobs import KEEPS, Job, lineup_of
from ludoteca.lab.playing import Budgets, described_bot, named_bots
from ludoteca.lab.run_folder import PLAY, RunFolder, read_manifest, write_manifest
from ludoteca.lab.runners import Runner
from ludoteca.lab.runs import complete, with_progress
from ludoteca.lab.simulation import after
from ludoteca.lab.words import Words

DATASET = "dataset"
TIMES = "times"
"""The one table that differs from run to run."""


@dataclass(frozen=True)
class Portion:
    """The games of a data set at one table."""

    job: Job
    games: int

    @property
    def name(self) -> str:
        """What its folder is called."""
        return f"{self.job.setting.game.name}-{self.job.setting.seats}"


def portions(names: Sequence[str], games: int, bots: str, seed: str, budgets: Budgets) -> list[Portion]:
    """So many games of each game, shared out evenly among its numbers of players."""
    bot = named_bots(bots)
    found = []
    for game in (ludoteca.game(name) for name in names):
        for place, seats in enumerate(game.seats):
            share = games // len(game.seats) + (place < games % len(game.seats))
            job = Job(game.setting(seats), (lineup_of(bot, seats),), seed, budgets, keeps=KEEPS)
            _check_repeatable(job)
            if share:
                found.append(Portion(job, share))
    return found


def _check_repeatable(job: Job) -> None:
    for name in job.names:
        if described_bot(job.setting, name, job.budgets).get("milliseconds") is not None:
            raise BadOption(f"“{name}” thinks for a time, so nobody could make the same games again: say --iterations.")


def run_dataset(
    path: Path, wanted: Sequence[Portion], seed: str, runner: Runner, language: str, console: Console
) -> None:
    """Plays what a data set's folder lacks, with progress, and says what it comes to."""
    games = list(dict.fromkeys(game_of(one.job.setting) for one in wanted))
    facts = {
        "seed": seed,
        "sources": {game.name: sources(game) for game in games},
        "runs": [one.name for one in wanted],
    }
    write_group(path, DATASET, facts)
    folders = [RunFolder.open(path / one.name, PLAY, one.job, one.games) for one in wanted]
    for one in wanted:
        one.job.prepare()
    words = Words(games[0], language)
    before = [sum(one.games for one in wanted[:place]) for place in range(len(wanted))]

    def work(progress: Callable[[int], None]) -> None:
        for one, folder, already in zip(wanted, folders, before, strict=True):
            complete(one.job, one.games, runner, folder, after(already, progress))

    total = sum(one.games for one in wanted)
    with_progress(words, console, words.say("games", games=total), total, work)
    tables = {folder.path.name: digests(folder) for folder in folders}
    whole = hashlib.sha256(json.dumps(tables, sort_keys=True).encode()).hexdigest()
    write_manifest(path, read_manifest(path) | {"tables": tables, "sha256": whole})
    for one, folder in zip(wanted, folders, strict=True):
        told = Words(game_of(one.job.setting), language).played(folder.facts["games"], one.job.setting.seats)
        console.print(told, highlight=False)
    console.print(words.say("wrote-run", folder=str(path)), highlight=False)
    console.print(f"SHA-256: {whole}", highlight=False, soft_wrap=True)


def digests(folder: RunFolder) -> dict[str, str]:
    """The checksum of each table of a run but the times."""
    return {table: _digest(folder, table) for table in folder.tables if table != TIMES}


def _digest(folder: RunFolder, table: str) -> str:
    digest = hashlib.sha256()
    for row in _rows(folder, table):
        digest.update(json.dumps(row, ensure_ascii=False, separators=(",", ":")).encode() + b"\n")
    return digest.hexdigest()


def _rows(folder: RunFolder, table: str) -> Iterator[tuple[Any, ...]]:
    for part in sorted((folder.path / table).glob("part-*.parquet")):
        yield from read_part(part, table)


def sources(game: Game[Any, Any]) -> str:
    """A checksum of all that is played with: the game with its box, the kernel and the bots."""
    house, own = Path(ludoteca.__file__).parent, game.folder
    digest = hashlib.sha256()
    for place in sorted({*sources_of(game.package), *own.glob("box/*.toml")}):
        named = place.relative_to(own if place.is_relative_to(own) else house)
        digest.update(f"{named.as_posix()}\0".encode() + place.read_bytes())
    return digest.hexdigest()
