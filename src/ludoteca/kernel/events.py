"""Events: what a move made happen, as the journal tells it."""

from collections.abc import Callable, Mapping, Sequence
from dataclasses import dataclass
from typing import Any, overload

from ludoteca.kernel.declarations import Events, Names, seat_name
from ludoteca.kernel.state import EVERYONE, PARTIES, GameState, unpack_event


@dataclass(frozen=True)
class Event:
    """One thing that happened. Arguments in `secret` are for `audience` alone: a seat, or PARTIES, the seats named."""

    kind: str
    args: Mapping[str, Any]
    secret: frozenset[str] = frozenset()
    audience: int = EVERYONE

    def seen_by(self, seat: int | None) -> "Event":
        """The event as a seat sees it (None: a spectator): without what it may not know."""
        if not self.secret or self.audience in (EVERYONE, seat):
            return self
        if self.audience == PARTIES and seat is not None and seat_name(seat) in self.args.values():
            return self
        return Event(self.kind, {name: value for name, value in self.args.items() if name not in self.secret})

    def as_json(self) -> dict[str, Any]:
        """For a view: kind and arguments."""
        return {"kind": self.kind, **self.args}

    def __str__(self) -> str:
        return " ".join((self.kind, *(f"{name}={value}" for name, value in self.args.items())))


class Happened(Sequence[Event]):
    """What a move made happen: events, read when they are asked for."""

    def __init__(self, ask: Callable[[], list[Event]]):
        self._ask: Callable[[], list[Event]] | None = ask
        self._read: list[Event] = []

    def read(self) -> list[Event]:
        """All events. After the next move they could not be read any more: the match asks for them before it."""
        if self._ask is not None:
            self._read, self._ask = self._ask(), None
        return self._read

    def __len__(self) -> int:
        return len(self.read())

    @overload
    def __getitem__(self, index: int) -> Event: ...
    @overload
    def __getitem__(self, index: slice) -> list[Event]: ...
    def __getitem__(self, index: int | slice) -> Event | list[Event]:
        return self.read()[index]

    def __eq__(self, other: object) -> bool:
        return self.read() == (other.read() if isinstance(other, Happened) else other)

    __hash__ = None  # type: ignore[assignment]

    def __repr__(self) -> str:
        return repr(self.read())

    def __reduce__(self) -> tuple[Any, ...]:
        return list, (self.read(),)


def read_journal(s: GameState, kinds: Events, names: Names) -> list[Event]:
    """The events of the last move."""
    events = []
    for row in map(unpack_event, s.journal[: s.events]):
        term = kinds[row[0]]
        args = {
            name: names.name(domain, number)
            for (name, domain), number in zip(term.fields.items(), row[1:5], strict=False)
        }
        events.append(Event(term.name, args, term.secret, row[5]))
    return events
