"""Saved games: seed and moves, from which everything else can be played again."""

from pathlib import Path
from typing import Any

import msgspec

from ludoteca.kernel.errors import BadRecord

FORMAT = 1


class SavedGame(msgspec.Struct, kw_only=True, omit_defaults=True):
    """A record of a match. `start` is the position it began from, if that was not a fresh table."""

    ludoteca: int
    game: str
    rules: int
    box: str
    seats: int
    options: dict[str, str]
    commitment: str
    seed: str | None = None
    start: dict[str, Any] | None = None
    moves: list[str]
    ranks: list[int] | None = None


def as_saved(record: Any) -> SavedGame:
    """A record that has been read from JSON, checked."""
    if isinstance(record, SavedGame):
        return record
    try:
        saved = msgspec.convert(record, SavedGame)
    except msgspec.ValidationError as error:
        raise BadRecord(f"This is not a whole record of a game: {error}.") from None
    if saved.ludoteca != FORMAT:
        raise BadRecord(f"This record is of format {saved.ludoteca}; this program reads format {FORMAT}.")
    return saved


def read_record(path: Path) -> SavedGame:
    """A record from a file."""
    try:
        data = msgspec.json.decode(path.read_bytes())
    except OSError as error:
        raise BadRecord(f"{path} cannot be read: {error.strerror}.") from None
    except msgspec.DecodeError as error:
        raise BadRecord(f"{path} is not a record, or is damaged: {error}.") from None
    try:
        return as_saved(data)
    except BadRecord as error:
        raise BadRecord(f"{path}: {error}") from None


def write_record(path: Path, record: dict[str, Any]) -> None:
    """A record into a file: whole or not at all."""
    partial = path.with_name(path.name + ".part")
    partial.write_bytes(msgspec.json.format(msgspec.json.encode(record), indent=1) + b"\n")
    partial.replace(path)
