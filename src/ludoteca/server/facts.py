"""What is known about a table besides its log: who sits where, and what was agreed at the start."""

import secrets
from datetime import UTC, datetime
from time import time
from typing import Any, Literal

from msgspec import Struct, json

from ludoteca.server.messages import Clock, Level, Origin, Pace, Status

ALPHABET = "23456789abcdefghjkmnpqrstuvwxyz"
"""For ids that people read out to each other: no letters and digits that look alike."""


class Seat(Struct):
    """A seat. `person` on an open one: it is kept for them. `stand_in`: a bot plays for who left."""

    kind: Literal["person", "open", "bot"]
    person: str | None = None
    name: str | None = None
    level: Level | None = None
    here: bool = False
    stand_in: bool = False

    @property
    def played_by_bot(self) -> bool:
        """Whether a bot moves for this seat now."""
        return self.kind == "bot" or self.stand_in


class Poll(Struct):
    """A vote on a table move. `passed` is None while it is open; `done` when nothing more follows from it."""

    index: int
    move: str
    caller: int
    accused: int
    votes: dict[int, bool]
    until: int
    passed: bool | None = None
    done: bool = False


class Facts(Struct, kw_only=True, omit_defaults=True):
    """All about a table that is not its log. Kept as one JSON document; changed only inside a transaction."""

    id: str
    game: str
    rules: int = 1
    """The version of the game's rules that the table is played by."""
    options: dict[str, str]
    seats: list[Seat]
    status: Status = "waiting"
    host: str
    rated: bool = False
    clock: Clock | None = None
    pace: Pace = "calm"
    public: bool = False
    start_when_full: bool = True
    created: int
    started: int = 0
    seed: str | None = None
    commitment: str
    box: str | None = None
    """The digest of the table's own box."""
    position: dict[str, Any] | None = None
    origin: Origin | None = None
    rematch: str | None = None
    ranks: list[int] | None = None
    poll: Poll | None = None

    def seats_of(self, person: str | None) -> list[int]:
        """The seats of a person, those of others at the same screen included."""
        if person is None:
            return []
        return [number for number, seat in enumerate(self.seats) if seat.kind == "person" and seat.person == person]

    @property
    def people(self) -> list[str]:
        """Everybody who sits here or is invited, once each."""
        return list(dict.fromkeys(seat.person for seat in self.seats if seat.person is not None))


_facts_decoder = json.Decoder(Facts)


def facts_from(text: str | bytes) -> Facts:
    """Facts as they are stored."""
    return _facts_decoder.decode(text)


def facts_text(facts: Facts) -> str:
    """Facts, to store."""
    return json.encode(facts).decode()


def now_ms() -> int:
    """The time, in milliseconds since 1970."""
    return int(time() * 1000)


def iso(milliseconds: int) -> str:
    """A time as clients read it."""
    moment = datetime.fromtimestamp(milliseconds / 1000, UTC)
    return moment.isoformat(timespec="milliseconds").replace("+00:00", "Z")


def new_id() -> str:
    """An id that nobody guesses: who has a table's link may look at it."""
    return "".join(secrets.choice(ALPHABET) for _ in range(14))
