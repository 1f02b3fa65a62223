"""What clients and the server say to each other over HTTP, typed. The words of the socket are in `speech.py`."""

from typing import Annotated, Any, Literal

from msgspec import Meta, Struct

Level = Literal["easy", "normal", "hard", "master", "random"]
"""How well a bot plays. `random` chooses without any thought; it is there for tests and for chaos."""
Pace = Literal["calm", "fast", "instant"]
"""How long bots wait before they move, so that people can follow."""
Status = Literal["waiting", "running", "finished"]
SeatNumber = Annotated[int, Meta(ge=0, le=7)]
Index = Annotated[int, Meta(ge=0, le=1_000_000)]
Name = Annotated[str, Meta(min_length=1, max_length=64)]
Password = Annotated[str, Meta(min_length=8, max_length=200)]
Word = Annotated[str, Meta(max_length=64)]
FileText = Annotated[str, Meta(max_length=100_000)]


class Problem(Struct, omit_defaults=True):
    """What went wrong. `code` names a message of the client, `detail` is for developers."""

    code: str
    detail: str
    args: dict[str, str | int] = {}


class Me(Struct):
    """Who is asking. `id` is public; the secret is in the cookie only."""

    id: str
    name: str
    has_password: bool


class Visit(Struct, forbid_unknown_fields=True):
    """A first visit: a guest may bring a name."""

    name: Name | None = None


class Rename(Struct, forbid_unknown_fields=True):
    """Another name."""

    name: Name


class NewPassword(Struct, forbid_unknown_fields=True):
    """A password, to come back from elsewhere with."""

    password: Password


class Login(Struct, forbid_unknown_fields=True):
    """Coming back."""

    name: Name
    password: Annotated[str, Meta(max_length=200)]


class OptionInfo(Struct):
    """One option of a game. Some choices set others along with them."""

    name: str
    choices: list[str]
    default: str
    sets: dict[str, dict[str, str]] = {}


class EventWords(Struct):
    """The fields of a kind of event with their domains; `secret` ones may be missing for who may not know."""

    fields: dict[str, str]
    secret: list[str]


class Vocabulary(Struct):
    """What a client needs to turn moves, events and prompts into sentences."""

    moves: dict[str, list[str]]
    events: dict[str, EventWords]
    frames: dict[str, dict[str, str]]


class GameInfo(Struct):
    """A game on the shelf."""

    name: str
    seats: list[int]
    options: list[OptionInfo]
    levels: list[Level]
    vocabulary: Vocabulary


class RulesPage(Struct):
    """The rules of a game, in the language asked for or in English."""

    language: str
    markdown: str


class Clock(Struct, forbid_unknown_fields=True):
    """`move`: so many seconds for each decision. `bank`: for all of them, plus an increment for each turn."""

    kind: Literal["move", "bank"]
    seconds: Annotated[int, Meta(ge=1, le=7 * 24 * 3600)]
    increment: Annotated[int, Meta(ge=0, le=24 * 3600)] = 0


class SeatInfo(Struct):
    """A seat as everybody sees it. An open seat with a person is kept for them: they are invited."""

    seat: int
    kind: Literal["person", "open", "bot"]
    name: str | None
    person: str | None
    level: Level | None
    here: bool
    connected: bool
    stand_in: bool
    clock_ms: int | None


class Origin(Struct):
    """Where a table's first position comes from."""

    table: str | None
    index: int


class Table(Struct):
    """A table as one person sees it. `seed` is there when the match is finished."""

    id: str
    game: str
    options: dict[str, str]
    seats: list[SeatInfo]
    status: Status
    host: str
    my_seats: list[int]
    rated: bool
    clock: Clock | None
    created: str
    changed: str
    index: int
    deciding: int | None
    ranks: list[int] | None
    commitment: str
    seed: str | None
    origin: Origin | None
    rematch: str | None
    pace: Pace
    public: bool
    own_box: bool = False
    outdated: bool = False
    """It was begun by rules that are not known here any more: it can only be left."""


class NewSeat(Struct, forbid_unknown_fields=True):
    """A seat of a new table. `here`: another person at the host's screen; `open` with a person: kept for them."""

    kind: Literal["me", "here", "open", "bot"]
    name: Name | None = None
    level: Level | None = None
    person: Word | None = None


Seats = Annotated[list[NewSeat], Meta(min_length=1, max_length=8)]
Options = Annotated[dict[Word, Word], Meta(max_length=32)]


class NewTable(Struct, forbid_unknown_fields=True):
    """A new table. With `start` it starts by itself as soon as no seat is open."""

    game: Word
    seats: Seats
    options: Options = {}
    rated: bool = False
    clock: Clock | None = None
    public: bool = False
    box: Annotated[dict[Word, FileText], Meta(max_length=16)] | None = None
    pace: Pace = "calm"
    position: dict[str, Any] | None = None
    start: bool = True


class Join(Struct, forbid_unknown_fields=True):
    """Which seat to take, or to take back; the first that is free if it is not said."""

    seat: SeatNumber | None = None


class Leave(Struct, forbid_unknown_fields=True):
    """Which seat to leave; all of one's own if it is not said."""

    seat: SeatNumber | None = None


class Continue(Struct, forbid_unknown_fields=True):
    """A new table from a moment of a finished one."""

    index: Index
    seats: Seats
    pace: Pace = "calm"
    start: bool = True


class Record(Struct, kw_only=True, omit_defaults=True):
    """A match as a file. Of a running one it has no seed, and of each move what everybody knows.

    `files` is the box, where that was not the game's own.
    """

    ludoteca: int
    game: Word
    rules: int
    box: Word
    seats: Annotated[int, Meta(ge=1, le=8)]
    options: Options
    commitment: Word
    moves: Annotated[list[Word], Meta(max_length=50_000)]
    seed: Annotated[str, Meta(max_length=200)] | None = None
    start: dict[str, Any] | None = None
    ranks: list[int] | None = None
    files: Annotated[dict[Word, FileText], Meta(max_length=16)] | None = None


class MoveView(Struct):
    """A move, for people and programs."""

    id: int
    kind: str
    args: list[str]
    notation: str


GameEvent = dict[str, Any]
"""`kind` and the arguments of that kind, as the game's vocabulary names them."""
View = dict[str, Any]
"""All that a seat may know: see docs/protocol.md."""


class LogEntry(Struct, omit_defaults=True):
    """One entry of a table's log, as somebody may know it. `undone`: so many moves were taken back."""

    index: int
    by: int | None
    move: MoveView | None
    events: list[GameEvent]
    auto: bool = False
    undone: int = 0


class Verification(Struct):
    """Whether a finished match is what it was committed to be."""

    ok: bool
    commitment: str
    seed: str | None
    detail: str


class Ranking(Struct):
    """A line of the leaderboard; the true strength is most likely between `low` and `high`."""

    person: str
    name: str
    rating: int
    low: int
    high: int
    games: int


class Health(Struct):
    """How the server is doing."""

    ok: bool
    version: str
    database: bool
    bus: bool
