"""The words of the socket: tagged unions, one JSON object a message, told apart by `type`."""

from typing import Annotated

from msgspec import Meta, Struct, json

from ludoteca.kernel.moves import MoveView
from ludoteca.server.messages import Index, SeatNumber, Table
from ludoteca.table.advice import Idea
from ludoteca.table.facts import Pace
from ludoteca.table.log import GameEvent, LogEntry
from ludoteca.table.table import View

Notation = Annotated[str, Meta(min_length=1, max_length=100)]


class Watch(Struct, tag="watch"):
    """Look at the table as one of my seats, or as a spectator. `index` is the last one that I have."""

    seat: SeatNumber | None = None
    index: Index | None = None


class Move(Struct, tag="move"):
    """A move, answering the view with that index. `elapsed_ms`: how long its player saw that view."""

    index: Index
    seat: SeatNumber
    move: Notation
    elapsed_ms: Annotated[int, Meta(ge=0)] | None = None


class Undo(Struct, tag="undo"):
    """Back to my last decision."""

    index: Index
    seat: SeatNumber


class Preview(Struct, tag="preview"):
    """What these moves of mine (all, if not said) will surely do."""

    index: Index
    moves: Annotated[list[int], Meta(max_length=512)] | None = None


class AskKnowledge(Struct, tag="knowledge"):
    """What my seat knows, to think about it here."""

    index: Index
    seat: SeatNumber


class Found(Struct):
    """What a search on my device found of a move: how often it tried it, what it expects of it, and what follows."""

    id: Annotated[int, Meta(ge=0, le=100_000)]
    visits: Annotated[int, Meta(ge=0, le=1_000_000_000)]
    expected: Annotated[float, Meta(ge=0, le=1)]
    line: Annotated[list[Annotated[int, Meta(ge=0, le=100_000)]], Meta(max_length=12)]


class Hint(Struct, tag="hint"):
    """What a strong bot would do in my place; with `found`, what is to be said of what was found here."""

    index: Index
    seat: SeatNumber
    found: Annotated[list[Found], Meta(max_length=512)] | None = None


class Chat(Struct, tag="chat"):
    """Something to say to the table."""

    text: Annotated[str, Meta(min_length=1, max_length=500)]


class TableMove(Struct, tag="table_move"):
    """A move of the table: about another player, to vote on, or one that my own screen noticed."""

    index: Index
    seat: SeatNumber
    move: Notation


class Vote(Struct, tag="vote"):
    """My voice in the vote that was called at that index."""

    index: Index
    seat: SeatNumber
    agree: bool


class SetPace(Struct, tag="pace"):
    """How fast bots should move here."""

    pace: Pace


class Ping(Struct, tag="ping"):
    """Is anybody there?"""


ToServer = Watch | Move | Undo | Preview | AskKnowledge | Hint | Chat | TableMove | Vote | SetPace | Ping
"""Everything that a client may say."""


class TableNews(Struct, tag="table"):
    """Something about the table itself changed."""

    table: Table


class ViewNews(Struct, tag="view"):
    """The whole view: after `watch`, after something was taken back, and whenever that is simpler."""

    index: int
    view: View
    undone: bool = False


class Moved(Struct, tag="moved"):
    """A move was made. `index` is the one after it; `changes` has the top-level keys of the view that changed.

    `move` is null if this viewer may not know it; `auto` says that the server made it for an absent player.
    """

    index: int
    by: int | None
    move: MoveView | None
    events: list[GameEvent]
    changes: View
    auto: bool


class Log(Struct, tag="log"):
    """The story so far, from the index that `watch` named."""

    entries: list[LogEntry]


class Previews(Struct, tag="previews"):
    """The sure events of each move, by its id."""

    index: int
    previews: dict[int, list[GameEvent]]


class Knowledge(Struct, tag="knowledge"):
    """All that a seat knows, and nothing else, as the search of a WebAssembly module takes it (docs/webassembly.md).

    `moves` has the notation of every move of the game, by its id.
    """

    index: int
    seat: int
    game: str
    seats: int
    box: str
    state: str
    net: str
    moves: list[str]
    explore: float
    milliseconds: int


class Thought(Struct, tag="thought"):
    """The answer to a hint."""

    index: int
    seat: int
    options: list[Idea]


class Said(Struct, tag="chat"):
    """Somebody said something. `person` is who said it: one may mute or report them."""

    seat: int | None
    name: str
    text: str
    at: str
    person: str
    number: int


class VoteNews(Struct, tag="vote"):
    """How a vote stands."""

    index: int
    move: str
    caller: int
    accused: int
    votes: dict[int, bool]
    open: bool
    passed: bool | None


class Refused(Struct, tag="refused", omit_defaults=True):
    """That message changed nothing. `about` is its type, `index` where the table stands."""

    code: str
    about: str
    index: int
    args: dict[str, str | int] = {}


class Pong(Struct, tag="pong"):
    """Somebody is."""


ToClient = TableNews | ViewNews | Moved | Log | Previews | Knowledge | Thought | Said | VoteNews | Refused | Pong
"""Everything that the server may say."""

_decoder: json.Decoder[ToServer] = json.Decoder(ToServer)
_encoder = json.Encoder()


def heard(text: str | bytes) -> ToServer:
    """A message of a client; msgspec.DecodeError if it is none."""
    return _decoder.decode(text)


def spoken(message: ToClient) -> bytes:
    """A message for a client, as text in UTF-8."""
    return _encoder.encode(message)
