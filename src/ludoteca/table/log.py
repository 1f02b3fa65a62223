"""The log of a table: what is stored of it, what is at hand of it, and what is told of it."""

from dataclasses import dataclass
from typing import Any, NamedTuple, NotRequired, TypedDict

from ludoteca.kernel.events import Event
from ludoteca.kernel.moves import Move, MoveView

PERSON, BOT, AUTO, TABLE, UNDO, FORCED = "move", "bot", "auto", "table", "undo", "forced"
"""Kinds of rows: a person's move, a bot's, one made for an absent person, one of the table, one taken back, and the
only legal one, which a screen plays for its person."""

GameEvent = dict[str, Any]
"""`kind` and the arguments of that kind, as the game declares them."""


class Row(NamedTuple):
    """What is stored of an entry: enough to play it again. `spent` is what its seat's clock is charged."""

    number: int
    kind: str
    seat: int | None
    text: str
    at: int
    spent: int = 0


@dataclass(frozen=True, slots=True)
class Entry:
    """An entry of the log, secrets included. `index` is the one after it."""

    index: int
    kind: str
    seat: int | None
    move: Move | None
    events: tuple[Event, ...]


class LogEntry(TypedDict):
    """One entry of a table's log, as somebody may know it. `undone`: so many moves were taken back."""

    index: int
    by: int | None
    move: MoveView | None
    events: list[GameEvent]
    auto: NotRequired[bool]
    undone: NotRequired[int]
