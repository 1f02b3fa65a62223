"""What is known about a table besides its log: who sits where, and what was agreed at the start."""

from dataclasses import dataclass, field
from typing import Any, Literal

Level = str
"""Which bot: a level, a bot that another package brings along, or `random`, which is there for tests and for chaos."""
Pace = Literal["calm", "fast", "instant"]
"""How long bots wait before they move, so that people can follow."""
Status = Literal["waiting", "running", "finished"]
Ended = Literal["rules", "forfeit", "draw", "aborted"]
"""How a match ended: by its rules, because all but one gave up, as a claimed draw, or broken off without a result."""
Why = Literal["resigned", "left", "time", "gone"]
"""Why a seat was given up."""


@dataclass
class Clock:
    """`move`: so many seconds for each decision. `bank`: for all of them, plus an increment for each turn."""

    kind: Literal["move", "bank"]
    seconds: int
    increment: int = 0


@dataclass
class Origin:
    """Where a table's first position comes from."""

    table: str | None
    index: int


@dataclass
class Seat:
    """A seat. `person` on an open one: it is kept for them. `stand_in`: a bot plays for who left."""

    kind: Literal["person", "open", "bot"]
    person: str | None = None
    name: str | None = None
    level: Level | None = None
    here: bool = False
    stand_in: bool = False
    guest: bool = False
    """Whether the person has no password. Like the name it is read with the table, not stored with it."""
    nonce: str | None = None
    """What this player's program gave for the seed, when they sat down."""
    vacations: list[tuple[int, int]] = field(default_factory=list)
    """When this player's clock stands still, in a game of days: from and until."""
    face: str | None = None
    """The face that its player chose when they sat down."""

    @property
    def has_own_name(self) -> bool:
        """Whether the name shown here is that of a person who has been here before."""
        return self.person is not None and not self.here

    @property
    def played_by_bot(self) -> bool:
        """Whether a bot moves for this seat now."""
        return self.kind == "bot" or self.stand_in


@dataclass
class Forfeit:
    """A seat that was given up, and why."""

    seat: int
    why: Why


@dataclass
class Poll:
    """A vote on a table move. `passed` is None while it is open; `done` when nothing more follows from it."""

    index: int
    move: str
    caller: int
    accused: int
    votes: dict[int, bool]
    until: int
    passed: bool | None = None
    done: bool = False


@dataclass(kw_only=True)
class TableFacts:
    """All about a table that is not its log."""

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
    lesson: bool = False
    start_when_full: bool = True
    created: int
    started: int = 0
    secret: str | None = None
    """The server's part of the seed: what the commitment is to. None where a position is played as it is written."""
    seed: str | None = None
    """What all chance follows from. Nobody knows it before the match starts, and nobody is told before its end."""
    commitment: str
    box: str | None = None
    """The digest of the table's own box."""
    position: dict[str, Any] | None = None
    origin: Origin | None = None
    rematch: str | None = None
    ranks: list[int] | None = None
    ended: Ended | None = None
    """How the match came to its end."""
    forfeits: list[Forfeit] = field(default_factory=list)
    """Seats that were given up, the first one first."""
    poll: Poll | None = None
    spectator_chat: bool = True
    """Whether those who only look on may speak."""
    sent_away: list[str] = field(default_factory=list)
    """Who may not sit down here again: the host has sent them away."""

    def seats_of(self, person: str | None) -> list[int]:
        """The seats of a person, those of others at the same screen included."""
        if person is None:
            return []
        return [number for number, seat in enumerate(self.seats) if seat.kind == "person" and seat.person == person]

    def holds(self, person: str | None, seat: int) -> bool:
        """Whether a person holds a seat now."""
        if person is None or seat >= len(self.seats):
            return False
        return self.seats[seat].kind == "person" and self.seats[seat].person == person

    @property
    def holders(self) -> list[str | None]:
        """Who holds each seat."""
        return [seat.person if seat.kind == "person" else None for seat in self.seats]

    @property
    def cut_short(self) -> bool:
        """Whether the match is over although its rules have not ended it."""
        return self.ended is not None and self.ended != "rules"

    @property
    def given_up(self) -> list[int]:
        """The seats that were given up, the first one first."""
        return [forfeit.seat for forfeit in self.forfeits]

    def places(self, by_rules: list[int] | None) -> list[int]:
        """Everybody's place: as the rules say (None: all alike), but after them who gave up, the first of them last."""
        ranks = by_rules or [1] * len(self.seats)
        if not self.forfeits:
            return ranks
        staying = [rank for seat, rank in enumerate(ranks) if seat not in self.given_up]
        # Where a bot won for who gave up, the best of the others has won; where nobody did, nobody has.
        places = [1 + sum(other < rank for other in staying) for rank in ranks] if 1 in ranks else list(ranks)
        behind = max([len(staying), *(place for seat, place in enumerate(places) if seat not in self.given_up)])
        for order, seat in enumerate(reversed(self.given_up), 1):
            places[seat] = behind + order
        return places

    @property
    def from_position(self) -> Literal["redealt", "as_written"] | None:
        """Whether the match begins from a position, and what becomes of the hidden parts of it."""
        if self.position is None:
            return None
        return "as_written" if self.secret is None and self.seed is None else "redealt"

    @property
    def nonces(self) -> list[str | None]:
        """What each seat gave for the seed."""
        return [seat.nonce for seat in self.seats]

    @property
    def people(self) -> list[str]:
        """Everybody who sits here or is invited, once each."""
        return list(dict.fromkeys(seat.person for seat in self.seats if seat.person is not None))
