"""What a seat sees, as numbers for a network. Each game declares its entries once, and writes them in a rule.

An observation is a row of bytes, the same at every table. An entry is one byte, or one for each seat, card or space:

    OBSERVATION = Observation()
    TOWER_SIZE = OBSERVATION.number("tower_size", 64, "how many cards are left in the Tower")
    COINS = OBSERVATION.number("coins", 127, "coins", each="seat")

`add`s give the offset of the first byte, for the rule to write to: `row[COINS + place] = s.coins[seat]`. Seats are
counted from who looks, to the left: "you", "left 1", "left 2" and so on.

The one-hot form (`one_hot.py`) has a column for each value of an index, for each bit of a set, and one for a number,
which stands there divided by its largest value. Columns that a table cannot need, those of absent seats, are left out.
"""

from collections.abc import Iterator, Sequence
from dataclasses import dataclass
from functools import cached_property
from math import ceil
from typing import Any

from ludoteca.kernel.compiling import rule

SEAT = "seat"
LARGEST = 255
UNIT = 16
"""Rows are filled up to a multiple of so many bytes or columns: what a GPU reads and multiplies at once."""
INDEX, BITS, NUMBER, FILLER = range(4)
FORMS = ("index", "bits", "number", "filler")


@dataclass(frozen=True)
class Value:
    """One value of an index, and how far to the left the seat sits that it speaks of."""

    name: str
    place: int = 0


@dataclass(frozen=True)
class Entry:
    """A run of bytes with one meaning: one for each of `each`."""

    name: str
    about: str
    form: int
    first: int
    each: str | None
    count: int
    values: tuple[Value, ...]
    """The values of an index, from 0, or the bits of a set, from the lowest."""
    most: int
    """The largest value of a byte."""


def seat_place(place: int) -> str:
    """How entries name a seat, seen from who looks."""
    return f"left {place}" if place else "you"


def seat_values(most: int, *before: str) -> tuple[Value, ...]:
    """An index of seats: the names before, then each seat from who looks."""
    return (*map(Value, before), *(Value(seat_place(place), place) for place in range(most)))


def named(*names: str) -> tuple[Value, ...]:
    """An index of names."""
    return tuple(map(Value, names))


class Observation:
    """The entries of a game's observation, in the order of their bytes."""

    def __init__(self, **sizes: int):
        self._sizes = sizes
        self._entries: list[Entry] = []
        self._used = 0

    def __iter__(self) -> Iterator[Entry]:
        return iter(self._entries)

    def index(self, name: str, values: Sequence[Value], about: str, each: str | None = None) -> int:
        """One of several things; gives the offset of the first byte."""
        return self._add(name, about, INDEX, each, tuple(values), len(values) - 1)

    def number(self, name: str, most: int, about: str, each: str | None = None) -> int:
        """A number from 0 to `most`; gives the offset of the first byte."""
        return self._add(name, about, NUMBER, each, (), most)

    def bits(self, name: str, values: Sequence[Value], about: str, each: str | None = None) -> int:
        """A set of up to eight things, a bit for each; gives the offset of the first byte."""
        return self._add(name, about, BITS, each, tuple(values), (1 << len(values)) - 1)

    def _add(self, name: str, about: str, form: int, each: str | None, values: tuple[Value, ...], most: int) -> int:
        assert 0 < most <= LARGEST, name
        entry = Entry(name, about, form, self._used, each, self._sizes[each] if each else 1, values, most)
        self._entries.append(entry)
        self._used += entry.count
        return entry.first

    @cached_property
    def size(self) -> int:
        """How many bytes a row has: those of the entries, filled up with zeros."""
        return ceil(self._used / UNIT) * UNIT


def entry_title(entry: Entry, k: int, names: Any) -> str:
    """The name of one byte: that of its entry, and of what it is for."""
    if entry.each is None:
        return entry.name
    listed = names.all(entry.each) if entry.each in names else []
    what = seat_place(k) if entry.each == SEAT else listed[k] if k < len(listed) else f"{entry.each} {k}"
    return f"{entry.name}[{what}]"


@rule
def nothing_seen(box, s, seat, row):
    """For games that declare no observation."""


@rule
def up_to(number, most):
    """A number as an entry takes it: not below 0, not above the largest."""
    return min(max(number, 0), most)


@rule
def place_of(s, me, seat):
    """How far to the left of `me` a seat sits."""
    return seat - me if seat >= me else seat - me + s.seats


@rule
def seat_index(s, me, seat):
    """A seat as an index: 0 for nobody, 1 for `me`, then to the left."""
    return 0 if seat < 0 else 1 + place_of(s, me, seat)


@rule
def seat_bits(s, me, seats):
    """A set of seats, a bit for each, as seen from `me`: the lowest bit is `me`."""
    return (seats >> me | seats << s.seats - me) & (1 << s.seats) - 1
