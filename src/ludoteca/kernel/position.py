"""Positions: a whole state in words, and back.

A position lists the fields of the state by name, with names for numbers; fields that are still as on a blank
state are left out, and so are the empty ends of lists. What follows from other fields is never written.

Positions come from anybody. Each number is checked here against what its field declares, and the stack against what
the game says may lie on what, before any rule runs; what the numbers mean together each game audits itself.
"""

from collections.abc import Mapping
from typing import Any

from ludoteca.kernel.declarations import ACTIVE, BOTTOM, SEAT, Events, Frames, Names, Term
from ludoteca.kernel.errors import BadPosition
from ludoteca.kernel.limits import FIRST_TASK, NUMBER
from ludoteca.kernel.state import (
    NOBODY,
    PARTIES,
    GameState,
    pack_event,
    pack_frame,
    unpack_event,
    unpack_frame,
)
from ludoteca.kernel.structs import Field, Row, number_range

HAPPENED = "happened"
CALLED = {
    "active": "turn",
    "turns": "turn_number",
    "first": "first_player",
    "journal": HAPPENED,
    "frame": "waiting",
    "forced": "next",
}
"""What positions call fields that rules know by another name."""
MOST_DRAWS = 1 << 62
EVENT_NUMBERS = range(-512, 512)
"""What an argument of an event has room for."""
SPARE_TURNS = 1000
"""How many more turns a position may count than decisions: who sets a table up need not count both."""

WORST_ALONE = 2
"""The rank of who plays alone and loses."""


class PositionWriter:
    """Writes and reads the positions of one game."""

    def __init__(self, state_type: type[GameState], frames: Frames, events: Events, names: Names):
        self._type = state_type
        self._frames = frames
        self._events = events
        self._names = names

    def write(self, s: GameState) -> dict[str, Any]:
        """The state in words."""
        words: dict[str, Any] = {}
        for name, field in self._type.fields.items():
            value = getattr(s, name)
            if name == "frame":
                # The first decision of the first seat is the number 0, as an empty place is: the counts decide.
                listed = [self._frame(unpack_frame(row)) for row in value[: s.depth]]
            elif name == "journal":
                listed = [self._event(unpack_event(row)) for row in value[: s.events]]
            elif field.derived or value == field.blank():
                continue
            else:
                listed = self._words(field, value)
            if listed != []:
                words[name] = listed
        if s.forced_count:
            words["forced"] = s.forced[: s.forced_count]
        return words

    def read(self, words: Mapping[str, Any]) -> GameState:
        """The state that the words describe, each number within its bounds, without what follows from the others."""
        s = self._type()
        for name, value in words.items():
            field = self._type.fields.get(name)
            if field is None:
                raise BadPosition(f"Position: there is no field “{name}”.")
            if name == "frame":
                rows = [pack_frame(*self._frame_row(entry)) for entry in _list(name, value)]
                s.depth = self._fill(name, s.frame, rows)
            elif name == "journal":
                rows = [pack_event(*self._event_row(entry)) for entry in _list(name, value)]
                s.events = self._fill(name, s.journal, rows)
            elif not field.derived:
                setattr(s, name, self._numbers(name, field, field.shape, value))
        s.forced_count = len(_list("forced", words.get("forced", [])))
        s.seat = NOBODY if s.over or s.depth == 0 else unpack_frame(s.frame[s.depth - 1])[1]
        return s

    def check(self, s: GameState) -> None:
        """Raises BadPosition unless the kernel's own part of a state could be one of a match."""
        fault = self._seats_fault(s) or self._counters_fault(s) or self._stack_fault(s)
        if fault:
            raise BadPosition(f"Position: {fault}.")

    def compare(self, s: GameState, words: Mapping[str, Any]) -> None:
        """Raises BadPosition if the words say anything else of a derived field than what it was derived to be."""
        for name, value in words.items():
            field = self._type.fields[name]
            if field.derived and self._numbers(name, field, field.shape, value) != getattr(s, name):
                raise BadPosition(f"Position: {name} is not what follows from the rest; leave it out.")

    def _seats_fault(self, s: GameState) -> str | None:
        """Everything that names a seat, or belongs to one, is about somebody who sits there."""
        for name, field in self._type.fields.items():
            value = getattr(s, name)
            if field.of == SEAT and max(_flat(value)) >= s.seats:
                return f"{_called(name)} names a seat that nobody sits on"
            if field.per == SEAT and value[s.seats :] != field.blank()[s.seats :]:
                return f"{_called(name)} has entries for more than {s.seats} seats"
        return None

    def _counters_fault(self, s: GameState) -> str | None:
        if s.turns > s.steps + SPARE_TURNS:
            return f"turn_number cannot be {s.turns} after {s.steps} steps"
        if s.reveal_at > s.events:
            return "reveal_at must be the number of an event that happened"
        if s.over:
            worst = max(s.seats, WORST_ALONE)
            if not all(0 < rank <= worst for rank in s.rank[: s.seats]) or any(s.rank[s.seats :]):
                return f"a game that is over has a rank from 1 to {worst} for each seat"
            return "in a game that is over nothing is decided" if s.depth else None
        if any(s.rank) or s.ending >= 0:
            return "only a game that is over has ranks and an ending"
        return None

    def _stack_fault(self, s: GameState) -> str | None:
        """Whose frames there are, and what lies on what."""
        if s.over:
            return None
        below = BOTTOM
        for row in map(unpack_frame, s.frame[: s.depth]):
            term = self._frames[row[0]]
            if below not in term.on:
                return f"{term.name} cannot come " + ("last" if below == BOTTOM else f"before {below}")
            if not 0 <= row[1] < s.seats or (term.whose == ACTIVE and row[1] != s.active):
                return f"{term.name} cannot be for {self._names.name(SEAT, row[1])}"
            for (name, domain), number in zip(term.fields.items(), row[2:], strict=False):
                if domain == SEAT and number >= s.seats:
                    return f"{name} of {term.name} names a seat that nobody sits on"
            below = term.name
        if below == BOTTOM or self._frames.named(below).number >= FIRST_TASK:
            return "what comes next must be a decision"
        return None

    def _words(self, field: Field, value: Any) -> Any:
        if isinstance(value, list):
            listed = [self._words(field, item) for item in value]
            empty = None if field.of else 0
            while listed and listed[-1] in (empty, []):
                listed.pop()
            return listed
        if field.code == "u8":
            return f"{value:#018x}"
        return self._names.name(field.of, value) if field.of else value

    def _numbers(self, name: str, field: Field, shape: tuple[int, ...], value: Any) -> Any:
        if shape:
            listed = _list(name, value)
            if len(listed) > shape[0]:
                raise BadPosition(f"Position: {_called(name)} has {len(listed)} entries; there is room for {shape[0]}.")
            blank = Field(field.code, shape[1:], field.of).blank
            numbers = [self._numbers(name, field, shape[1:], item) for item in listed]
            return numbers + [blank() for _ in range(shape[0] - len(listed))]
        try:
            if field.code == "u8":
                number = int(value, 16)
                most = MOST_DRAWS if name == "draws" else number_range(field.code)[1]
                return _within(number, 0, most)
            number = self._names.number(field.of or NUMBER, value)
            if field.of:
                return number
            return _within(number, *(number_range(field.code) if field.most is None else (field.least, field.most)))
        except (KeyError, TypeError, ValueError):
            raise BadPosition(f"Position: {_called(name)} cannot be {_short(value)}.") from None

    def _frame(self, row: list[int]) -> dict[str, Any]:
        term = self._frames[row[0]]
        return {"kind": term.name, "seat": self._names.name(SEAT, row[1]), **self._args(term, row[2:5])}

    def _event(self, row: list[int]) -> dict[str, Any]:
        term = self._events[row[0]]
        words = {"kind": term.name, **self._args(term, row[1:5])}
        if not term.secret:
            return words
        return words | {"audience": "parties" if row[5] == PARTIES else self._names.name(SEAT, row[5])}

    def _args(self, term: Term, row: list[int]) -> dict[str, Any]:
        pairs = zip(term.fields.items(), row, strict=False)
        return {name: self._names.name(domain, number) for (name, domain), number in pairs}

    def _frame_row(self, entry: Any) -> list[int]:
        term, row = self._row(self._frames, entry, {"seat"}, 3)
        return [term.number, self._seat(entry.get("seat")), *row]

    def _event_row(self, entry: Any) -> list[int]:
        term, row = self._row(self._events, entry, {"audience"}, 4)
        audience = entry.get("audience")
        return [term.number, *row, PARTIES if audience == "parties" else self._seat(audience)]

    def _seat(self, name: Any) -> int:
        try:
            return self._names.number(SEAT, name)
        except (KeyError, TypeError):
            raise BadPosition(f"Position: there is no seat {_short(name)}.") from None

    def _row(self, kinds: Frames | Events, entry: Any, also: set[str], width: int) -> tuple[Term, list[int]]:
        try:
            term = kinds.named(entry["kind"])
            row = [self._argument(term, name, domain, entry[name]) for name, domain in term.fields.items()]
            strange = set(entry) - {"kind", *term.fields, *also}
        except (KeyError, TypeError, ValueError):
            raise BadPosition(f"Position: {_short(entry)} cannot be understood.") from None
        if strange:
            raise BadPosition(f"Position: {term.name} has no “{_short(min(map(str, strange)))}”.")
        return term, row + [0] * (width - len(row))

    def _argument(self, term: Term, name: str, domain: str, value: Any) -> int:
        number = self._names.number(domain, value)
        bounds = term.ranges.get(name, EVENT_NUMBERS) if domain == NUMBER else None
        if bounds is not None and number not in bounds:
            raise ValueError(value)
        return number

    def _fill(self, name: str, rows: Row, filled: list[int]) -> int:
        if len(filled) > len(rows):
            raise BadPosition(f"Position: {_called(name)} has {len(filled)} entries; there is room for {len(rows)}.")
        rows[: len(filled)] = filled
        return len(filled)


def _called(name: str) -> str:
    return CALLED.get(name, name)


def _list(name: str, value: Any) -> list[Any]:
    if not isinstance(value, list):
        raise BadPosition(f"Position: {_called(name)} must be a list.")
    return value


def _flat(value: Any) -> list[int]:
    if not isinstance(value, list):
        return [value]
    return [number for item in value for number in _flat(item)]


def _within(number: int, least: int, most: int) -> int:
    if not least <= number <= most:
        raise ValueError(number)
    return number


def _short(value: Any) -> str:
    """A value that somebody sent, cut so that a message stays one."""
    try:
        text = repr(value)
    except RecursionError:
        text = "something nested too deeply"
    return text if len(text) <= 60 else text[:57] + "..."
