"""The record of a table: written, checked, and made into a table again."""

from collections.abc import Mapping, Sequence
from dataclasses import dataclass
from typing import Any

from ludoteca.kernel.chance import position_commitment
from ludoteca.kernel.errors import LudotecaError
from ludoteca.kernel.registry import game
from ludoteca.kernel.saved import FORMAT, SavedGame
from ludoteca.kernel.setting import Setting
from ludoteca.table.facts import Origin, Seat, TableFacts
from ludoteca.table.log import PERSON, Row
from ludoteca.table.opening import new_id
from ludoteca.table.table import Table

GENUINE = "Everything is in order."


def record_of(table: Table, files: Mapping[str, str] | None) -> dict[str, Any]:
    """The record of a table: all of it when it is finished, otherwise what a spectator knows.

    `files`: the table's own box, if it has one, which is told at the end.
    """
    facts, match = table.facts, table.match
    record: dict[str, Any] = {
        "ludoteca": FORMAT,
        "game": facts.game,
        "rules": match.game.version,
        "box": match.setting.fingerprint,
        "seats": len(facts.seats),
        "options": match.setting.options,
        "commitment": facts.commitment,
        "moves": [str(entry.move) if table.finished else table.notation(entry) for entry in table.standing()],
    }
    known: dict[str, Any] = {"nonces": None if facts.secret is None else facts.nonces}
    if table.finished:
        known |= {"secret": facts.secret, "seed": facts.seed, "start": facts.position, "files": files}
        known["ranks"] = match.ranks if match.over else None
    return record | {name: value for name, value in known.items() if value is not None}


def fault_of(record: Mapping[str, Any] | SavedGame, box: Setting[Any, Any] | None) -> str:
    """What is wrong with a record; nothing if it is in order."""
    name = record.game if isinstance(record, SavedGame) else record["game"]
    try:
        game(name).verify(record, box)
    except LudotecaError as error:
        return str(error)
    return ""


@dataclass
class Replayed:
    """What playing a record again has shown."""

    rules: int
    options: dict[str, str]
    over: bool
    ranks: list[int]
    moves: Sequence[str]


def table_of_record(
    record: SavedGame, replayed: Replayed, host: str, name: str, box: str | None, now: int
) -> tuple[TableFacts, list[Row]]:
    """A table made from a record. An unfinished match goes on: the host on the first seat, bots elsewhere."""
    seats = [Seat("person") for _ in range(record.seats)]
    if not replayed.over:
        seats = [Seat("person", host, name), *(Seat("bot", level="normal") for _ in seats[1:])]
    for seat, nonce in zip(seats, record.nonces or (), strict=False):
        seat.nonce = nonce
    facts = TableFacts(
        id=new_id(),
        game=record.game,
        rules=replayed.rules,
        options=replayed.options,
        seats=seats,
        host=host,
        created=now,
        started=now,
        status="finished" if replayed.over else "running",
        secret=record.secret,
        seed=record.seed,
        commitment=position_commitment(record.start or {}) if record.seed is None else record.commitment,
        box=box,
        position=record.start,
        origin=Origin(None, 0),
        ranks=replayed.ranks if replayed.over else None,
    )
    return facts, [Row(number, PERSON, None, text, now) for number, text in enumerate(replayed.moves)]
