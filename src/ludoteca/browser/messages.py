"""What the page says to a table on this device, checked: the words of docs/protocol.md that make sense for one person.

The server reads the same words with msgspec, which is not everywhere (`server/messages.py`, `socket_messages.py`); a
test keeps the two alike.
"""

from dataclasses import dataclass, field
from typing import Annotated, Any, Literal

from ludoteca.kernel.convert import Check
from ludoteca.table.facts import Pace

SeatNumber = Annotated[int, Check(least=0, most=7)]
Index = Annotated[int, Check(least=0, most=1_000_000)]
Name = Annotated[str, Check(least=1, most=64)]
Word = Annotated[str, Check(most=64)]
Nonce = Annotated[str, Check(pattern=r"^[0-9a-f]{16,64}$")]
Face = Annotated[str, Check(pattern=r"^[a-z]{1,16}$")]
FileText = Annotated[str, Check(most=100_000)]
Notation = Annotated[str, Check(least=1, most=100)]


@dataclass(kw_only=True)
class Me:
    """A name for who is at this device."""

    name: Name | None = None


@dataclass(kw_only=True)
class Clock:
    """`move`: so many seconds for each decision. `bank`: for all of them, plus an increment for each turn."""

    kind: Literal["move", "bank"]
    seconds: Annotated[int, Check(least=1, most=14 * 24 * 3600)]
    increment: Annotated[int, Check(least=0, most=24 * 3600)] = 0


@dataclass(kw_only=True)
class NewSeat:
    """A seat of a new table. `here`: another person at the same screen."""

    kind: Literal["me", "here", "open", "bot"]
    name: Name | None = None
    level: Word | None = None
    person: Word | None = None
    face: Face | None = None


Seats = Annotated[list[NewSeat], Check(least=1, most=8)]
Options = Annotated[dict[Word, Word], Check(most=32)]
Files = Annotated[dict[Word, FileText], Check(most=16)]


@dataclass(kw_only=True)
class NewTable:
    """A new table, as `POST /api/tables` has it."""

    game: Word
    seats: Seats
    options: Options = field(default_factory=dict)
    rated: bool = False
    clock: Clock | None = None
    public: bool = False
    box: Files | None = None
    pace: Pace = "calm"
    position: dict[str, Any] | None = None
    start: bool = True
    hold: bool = False
    lesson: bool = False
    spectator_chat: bool = True


@dataclass(kw_only=True)
class Join:
    """Which seat to take, or to take back. A nonce is for the seed."""

    seat: SeatNumber | None = None
    nonce: Nonce | None = None
    face: Face | None = None


@dataclass(kw_only=True)
class Leave:
    """Which seat to leave, or to give up; all of one's own if it is not said."""

    seat: SeatNumber | None = None


@dataclass(kw_only=True)
class Continue:
    """A new table from a moment of a finished one."""

    index: Index
    seats: Seats
    pace: Pace = "calm"
    start: bool = True
    hold: bool = False


@dataclass(kw_only=True)
class Rematch:
    """The same table once more."""

    hold: bool = False


@dataclass(kw_only=True)
class Watch:
    """Look at the table as one of my seats, or as a spectator. `index` is the last one that I have."""

    seat: SeatNumber | None = None
    index: Index | None = None


@dataclass(kw_only=True)
class Move:
    """A move, answering the view with that index."""

    index: Index
    seat: SeatNumber
    move: Notation
    elapsed_ms: Annotated[int, Check(least=0)] | None = None


@dataclass(kw_only=True)
class Undo:
    """Back to my last decision."""

    index: Index
    seat: SeatNumber


@dataclass(kw_only=True)
class Preview:
    """What these moves of mine (all, if not said) will surely do."""

    index: Index
    moves: Annotated[list[int], Check(most=512)] | None = None


@dataclass(kw_only=True)
class AskKnowledge:
    """What my seat knows, to think about it on the page."""

    index: Index
    seat: SeatNumber


@dataclass(kw_only=True)
class Found:
    """What a search of the page found of a move."""

    id: Annotated[int, Check(least=0, most=100_000)]
    visits: Annotated[int, Check(least=0, most=1_000_000_000)]
    expected: Annotated[float, Check(least=0, most=1)]
    line: Annotated[list[Annotated[int, Check(least=0, most=100_000)]], Check(most=12)]


@dataclass(kw_only=True)
class Hint:
    """What a strong bot would do in my place; with `found`, what is to be said of what was found on the page."""

    index: Index
    seat: SeatNumber
    found: Annotated[list[Found], Check(most=512)] | None = None


@dataclass(kw_only=True)
class TableMove:
    """A move of the table: about another player, to vote on, or one that my own screen noticed."""

    index: Index
    seat: SeatNumber
    move: Notation


@dataclass(kw_only=True)
class Vote:
    """A voice in the vote that was called at that index."""

    index: Index
    seat: SeatNumber
    agree: bool


@dataclass(kw_only=True)
class SetPace:
    """How fast bots should move here."""

    pace: Pace


@dataclass(kw_only=True)
class Ping:
    """Is anybody there?"""


SOCKET: dict[str, type[Any]] = {
    "watch": Watch,
    "move": Move,
    "undo": Undo,
    "preview": Preview,
    "knowledge": AskKnowledge,
    "hint": Hint,
    "table_move": TableMove,
    "vote": Vote,
    "pace": SetPace,
    "ping": Ping,
}
"""The messages of a table's socket, by their type."""
