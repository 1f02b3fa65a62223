"""Saved games: seed and moves, from which everything else can be played again."""

import json
import re
from dataclasses import dataclass
from pathlib import Path
from typing import Any

from ludoteca.kernel.chance import commitment, position_commitment, seed_from
from ludoteca.kernel.convert import Invalid, convert, place_of
from ludoteca.kernel.errors import BadRecord

FORMAT = 1
NONCE = re.compile(r"[0-9a-f]{16,64}")
"""What a player may give for the seed: chosen by a program, so hexadecimal."""


@dataclass(kw_only=True)
class SavedGame:
    """A record of a match. `start` is the position it began from, if that was not a fresh table.

    Where `secret` is there, the commitment is to it, and the seed follows from it and the seats' `nonces`.
    With a seed and a `start`, all that nobody may know in the position was drawn anew from the seed.
    """

    ludoteca: int
    game: str
    rules: int
    box: str
    seats: int
    options: dict[str, str]
    commitment: str
    secret: str | None = None
    nonces: list[str | None] | None = None
    seed: str | None = None
    start: dict[str, Any] | None = None
    moves: list[str]
    ranks: list[int] | None = None


def as_saved(record: Any) -> SavedGame:
    """A record that has been read from JSON, checked."""
    if isinstance(record, SavedGame):
        return record
    try:
        saved = convert(record, SavedGame, strict=False)
    except Invalid as error:
        where = f" (at {place_of(error.path)})" if error.path else ""
        raise BadRecord(f"This is not a whole record of a game: {error.message}{where}.") from None
    if saved.ludoteca != FORMAT:
        raise BadRecord(f"This record is of format {saved.ludoteca}; this program reads format {FORMAT}.")
    return saved


def seed_fault(saved: SavedGame) -> str | None:
    """What is wrong with where a record's chance comes from; nothing if it is as it was committed to."""
    if saved.secret is None:
        if saved.seed is None and saved.start is not None and position_commitment(saved.start) != saved.commitment:
            return "The position is not the one that was committed to at the start."
        if saved.seed is not None and commitment(saved.seed) != saved.commitment:
            return "The seed is not the one that was committed to at the start."
        return None
    nonces = [None] * saved.seats if saved.nonces is None else saved.nonces
    if len(nonces) != saved.seats or not all(nonce is None or NONCE.fullmatch(nonce) for nonce in nonces):
        return "The record must give one number of each seat, 16 to 64 hexadecimal digits, or null."
    if commitment(saved.secret) != saved.commitment:
        return "The secret is not the one that was committed to at the start."
    if saved.seed != seed_from(saved.secret, nonces):
        return "The seed does not follow from the secret and the players' numbers."
    return None


def read_record(path: Path) -> SavedGame:
    """A record from a file."""
    try:
        data = json.loads(path.read_bytes())
    except OSError as error:
        raise BadRecord(f"{path} cannot be read: {error.strerror}.") from None
    except RecursionError:
        raise BadRecord(f"{path} is not a record, or is damaged: it is nested too deeply.") from None
    except ValueError as error:
        raise BadRecord(f"{path} is not a record, or is damaged: {error}.") from None
    try:
        return as_saved(data)
    except BadRecord as error:
        raise BadRecord(f"{path}: {error}") from None


def write_record(path: Path, record: dict[str, Any]) -> None:
    """A record into a file: whole or not at all."""
    partial = path.with_name(path.name + ".part")
    partial.write_text(json.dumps(record, indent=1, ensure_ascii=False) + "\n", encoding="utf-8", newline="\n")
    partial.replace(path)
