"""What a checking process is asked and answers: lengths and JSON on its standard input and output."""

from typing import Any, BinaryIO

from msgspec import Raw, Struct, json

HEADER = 4
MOST_BYTES = 8_000_000
"""Of one message: a record of the longest kind, or all moves of it, has far fewer."""


class Box(Struct):
    """A box that has been read, checked and laid out: nothing is left to parse or to compute."""

    content: Raw
    laid: bytes
    """The record that the rules read, byte for byte."""


class Begin(Struct, tag="begin"):
    """Begin a match, fresh or from a position, with the game's own box or another."""

    game: str
    seats: int
    options: dict[str, str]
    seed: str | None = None
    position: dict[str, Any] | None = None
    files: dict[str, str] | None = None


class Replay(Struct, tag="replay"):
    """Play a record again, and check everything that it says."""

    game: str
    record: dict[str, Any]
    files: dict[str, str] | None = None


Task = Begin | Replay


class Checked(Struct, tag="checked"):
    """A match that stands, as far as the server needs to know it."""

    rules: int
    options: dict[str, str]
    deciding: int | None
    ranks: list[int]
    moves: list[str]
    box: Box | None = None


class Faulty(Struct, tag="faulty"):
    """What is wrong with it, in a sentence."""

    detail: str


class Broken(Struct, tag="broken"):
    """A fault of ours: what Python says of it."""

    traceback: str


Answer = Checked | Faulty | Broken

_tasks: json.Decoder[Task] = json.Decoder(Task)
_answers: json.Decoder[Answer] = json.Decoder(Answer)
_encode = json.Encoder().encode


def framed(message: Task | Answer) -> bytes:
    """A message with its length before it."""
    body = _encode(message)
    return len(body).to_bytes(HEADER, "big") + body


def answer_from(body: bytes) -> Answer:
    """What a process said."""
    return _answers.decode(body)


def next_task(pipe: BinaryIO) -> Task | None:
    """The next task; None when nobody will ask any more."""
    header = pipe.read(HEADER)
    if len(header) < HEADER:
        return None
    return _tasks.decode(pipe.read(int.from_bytes(header, "big")))
