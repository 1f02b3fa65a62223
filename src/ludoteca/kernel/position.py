"""Positions: a whole state in words, and back.

A position lists the fields of the state by name, with names for numbers; fields that are still as on a blank
state are left out, and so are the empty ends of lists.
"""

from collections.abc import Mapping
from typing import Any

import numpy as np

from ludoteca.kernel.errors import BadPosition
from ludoteca.kernel.record import Field, Row
from ludoteca.kernel.state import PARTIES, GameState, pack_event, pack_frame, unpack_event, unpack_frame
from ludoteca.kernel.vocabulary import NUMBER, SEAT, Events, Frames, Names, Term


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
            if field.derived or value == field.blank() or name in ("depth", "events"):
                continue
            if name == "frame":
                words[name] = [self._frame(unpack_frame(row)) for row in value[: s.depth]]
            elif name == "journal":
                words[name] = [self._event(unpack_event(row)) for row in value[: s.events]]
            else:
                words[name] = self._words(field, value)
        return words

    def read(self, words: Mapping[str, Any]) -> GameState:
        """The state that the words describe."""
        s = self._type()
        for name, value in words.items():
            field = self._type.fields.get(name)
            if field is None or field.derived:
                raise BadPosition(f"Position: there is no field “{name}”.")
            if name == "frame":
                rows = [pack_frame(*self._frame_row(entry)) for entry in _list(name, value)]
                s.depth = self._fill(name, s.frame, rows)
            elif name == "journal":
                rows = [pack_event(*self._event_row(entry)) for entry in _list(name, value)]
                s.events = self._fill(name, s.journal, rows)
            else:
                setattr(s, name, self._numbers(name, field, field.shape, value))
        try:
            s.array()
        except (OverflowError, ValueError, TypeError) as error:
            raise BadPosition(f"Position: a number is out of range ({error}).") from None
        return s

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
                raise BadPosition(f"Position: {name} has {len(listed)} entries; there is room for {shape[0]}.")
            blank = Field(field.code, shape[1:], field.of).blank
            numbers = [self._numbers(name, field, shape[1:], item) for item in listed]
            return numbers + [blank() for _ in range(shape[0] - len(listed))]
        try:
            if field.code == "u8":
                return int(value, 16)
            number = self._names.number(field.of or NUMBER, value)
        except (KeyError, TypeError, ValueError):
            raise BadPosition(f"Position: {name} cannot be {value!r}.") from None
        limits = np.iinfo(field.code)
        if not limits.min <= number <= limits.max:
            raise BadPosition(f"Position: {name} cannot be {value!r}.")
        return number

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
        term, row = self._row(self._frames, entry, 3)
        return [term.number, self._seat(entry.get("seat")), *row]

    def _event_row(self, entry: Any) -> list[int]:
        term, row = self._row(self._events, entry, 4)
        audience = entry.get("audience")
        return [term.number, *row, PARTIES if audience == "parties" else self._seat(audience)]

    def _seat(self, name: Any) -> int:
        try:
            return self._names.number(SEAT, name)
        except (KeyError, TypeError):
            raise BadPosition(f"Position: there is no seat {name!r}.") from None

    def _row(self, kinds: Frames | Events, entry: Any, width: int) -> tuple[Term, list[int]]:
        try:
            term = kinds.named(entry["kind"])
            row = [self._names.number(domain, entry[name]) for name, domain in term.fields.items()]
        except (KeyError, TypeError):
            raise BadPosition(f"Position: {entry!r} cannot be understood.") from None
        return term, row + [0] * (width - len(row))

    def _fill(self, name: str, rows: Row, filled: list[int]) -> int:
        if len(filled) > len(rows):
            raise BadPosition(f"Position: {name} has {len(filled)} entries; there is room for {len(rows)}.")
        rows[: len(filled)] = filled
        return len(filled)


def _list(name: str, value: Any) -> list[Any]:
    if not isinstance(value, list):
        raise BadPosition(f"Position: {name} must be a list.")
    return value
