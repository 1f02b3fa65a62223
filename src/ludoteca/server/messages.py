"""What clients and the server say to each other over HTTP, typed. The words of the socket are in
`socket_messages.py`, those of accounts in `account_messages.py`."""

from typing import Annotated, Any, Literal

from msgspec import Meta, Struct

from ludoteca.table.facts import Ended, Level, Origin, Pace, Status, Why

SeatNumber = Annotated[int, Meta(ge=0, le=7)]
Index = Annotated[int, Meta(ge=0, le=1_000_000)]
Name = Annotated[str, Meta(min_length=1, max_length=64)]
Password = Annotated[str, Meta(min_length=8, max_length=200)]
Word = Annotated[str, Meta(max_length=64)]
Nonce = Annotated[str, Meta(pattern=r"^[0-9a-f]{16,64}$")]
"""A player's part of a table's seed: random, in hexadecimal digits."""
Face = Annotated[str, Meta(pattern=r"^[a-z]{1,16}$")]
"""A face that somebody chose; clients know what it looks like."""
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
    styled: list[Level]
    """Levels with a character: `hard-greedy`."""
    ratings: dict[str, int]
    """The points of each level; `random` has none. Empty where they were never measured."""
    vocabulary: Vocabulary


class GameWords(Struct):
    """The messages of a game in one language."""

    fluent: str


class RulesPage(Struct):
    """The rules of a game, in the language asked for or in English."""

    language: str
    markdown: str


class Clock(Struct, forbid_unknown_fields=True):
    """`move`: so many seconds for each decision. `bank`: for all of them, plus an increment for each turn."""

    kind: Literal["move", "bank"]
    seconds: Annotated[int, Meta(ge=1, le=14 * 24 * 3600)]
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
    nonce: str | None
    given_up: Why | None
    on_vacation: bool
    guest: bool = False
    """Somebody without a password: nobody else is kept from their name."""
    face: str | None = None
    """The face that its player chose when they sat down."""


class Table(Struct):
    """A table as one person sees it. `secret` and `seed` are there when the match is finished.

    `from_position`: it did not begin with a fresh table. What was hidden in the position is dealt anew, but for who
    plays alone: there it is played as it was written, with its chance.
    """

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
    ended: Ended | None
    commitment: str
    secret: str | None
    seed: str | None
    from_position: Literal["redealt", "as_written"] | None
    origin: Origin | None
    rematch: str | None
    pace: Pace
    public: bool
    own_box: bool = False
    lesson: bool = False
    """A lesson's: no list has it, and who leaves it takes it along."""
    spectator_chat: bool = True
    """Whether those who only look on may speak."""
    old_rules: bool = False
    """It was played by rules that are not known here any more: it can be watched, exported and verified."""
    outdated: bool = False
    """It was begun by rules that are not known here any more: it can only be left."""


class NewSeat(Struct, forbid_unknown_fields=True):
    """A seat of a new table. `here`: another person at the host's screen; `open` with a person: kept for them."""

    kind: Literal["me", "here", "open", "bot"]
    name: Name | None = None
    level: Word | None = None
    person: Word | None = None
    face: Face | None = None


Seats = Annotated[list[NewSeat], Meta(min_length=1, max_length=8)]
Options = Annotated[dict[Word, Word], Meta(max_length=32)]


class NewTable(Struct, forbid_unknown_fields=True):
    """A new table. With `start` it starts by itself as soon as no seat is open.

    With `hold` not at once: its host has seen the commitment first, and joins with a nonce.
    """

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
    hold: bool = False
    lesson: bool = False
    spectator_chat: bool = True


class TableSettings(Struct, forbid_unknown_fields=True):
    """What the host of a table may change at any time."""

    spectator_chat: bool


class Join(Struct, forbid_unknown_fields=True):
    """Which seat to take, or to take back; the first that is free if it is not said. A nonce is for the seed."""

    seat: SeatNumber | None = None
    nonce: Nonce | None = None
    face: Face | None = None


class Leave(Struct, forbid_unknown_fields=True):
    """Which seat to leave; all of one's own if it is not said."""

    seat: SeatNumber | None = None


class SendAway(Struct, forbid_unknown_fields=True):
    """Whose seat is freed, or which invitation is withdrawn."""

    seat: SeatNumber


class Invite(Struct, forbid_unknown_fields=True):
    """For whom a free seat is kept."""

    person: Word


class Resign(Struct, forbid_unknown_fields=True):
    """Which seat to give up for good; all of one's own if it is not said."""

    seat: SeatNumber | None = None


class Claim(Struct, forbid_unknown_fields=True):
    """Somebody is gone: a victory over them, a draw, or (where nothing is rated) a bot in their place."""

    seat: SeatNumber
    what: Literal["win", "draw", "bot"]


class Vacation(Struct):
    """Until when somebody is away; null if they are not. Days that they may still take this year."""

    until: str | None
    days_left: int


class NewVacation(Struct, forbid_unknown_fields=True):
    """Away for so many days from now; 0 ends a vacation early."""

    days: Annotated[int, Meta(ge=0, le=30)]


class Continue(Struct, forbid_unknown_fields=True):
    """A new table from a moment of a finished one."""

    index: Index
    seats: Seats
    pace: Pace = "calm"
    start: bool = True
    hold: bool = False


class Rematch(Struct, forbid_unknown_fields=True):
    """The same table once more. `hold` as for a new one."""

    hold: bool = False


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
    secret: Annotated[str, Meta(max_length=200)] | None = None
    nonces: Annotated[list[Nonce | None], Meta(max_length=8)] | None = None
    seed: Annotated[str, Meta(max_length=200)] | None = None
    start: dict[str, Any] | None = None
    ranks: Annotated[list[int], Meta(max_length=8)] | None = None
    files: Annotated[dict[Word, FileText], Meta(max_length=16)] | None = None


class Verification(Struct):
    """Whether a finished match is what it was committed to be."""

    ok: bool
    commitment: str
    seed: str | None
    detail: str


class Ranking(Struct):
    """A line of the leaderboard; the true strength is most likely between `low` and `high`.

    `provisional`: after so few games that it may still change a lot.
    """

    person: str
    name: str
    rating: int
    low: int
    high: int
    games: int
    provisional: bool


MachineCodeState = Literal["ready", "compiling", "failed", "off"]
"""Rules run as machine code, or it is being made, or it cannot be made here, or nobody wants it."""


class MachineCode(Struct):
    """Whether the rules run as machine code."""

    state: MachineCodeState


class Health(Struct):
    """The server is alive."""

    ok: bool
    version: str


class Readiness(Struct):
    """Whether the server can do its work."""

    ok: bool
    version: str
    database: bool
    bus: bool
