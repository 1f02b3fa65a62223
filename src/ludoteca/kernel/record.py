"""Records: typed fields declared once, used interpreted and compiled.

A record is declared like this:

    class Chest(Record):
        coins = i16()           # one number
        hand = i8(8, 5)         # eight rows of five
        card = i8(40, of="card")   # numbers that stand for names

`Chest.dtype` is its NumPy form, one flat run of bytes. `Chest()` is its plain form, a slotted object with
lists, for the interpreted rules and for everything that is not a rule. Both are read alike: `s.hand[p][k]`.
"""

from collections.abc import Iterator, MutableSequence
from copy import deepcopy
from math import prod
from typing import Any, ClassVar, Self, overload

import numpy as np
from numpy.typing import NDArray

WORD = 8
LINE = 128
"""Bytes that a GPU fetches at once (a CPU: half of it)."""
Row = MutableSequence[int]
Grid = MutableSequence[MutableSequence[int]]


class Field:
    """One field of a record: the NumPy type of its numbers, its shape and what the numbers stand for."""

    def __init__(
        self, code: str, shape: tuple[int, ...], of: str | None, derived: bool = False, far: int = 0, line: bool = False
    ):
        self.code = code
        self.shape = shape
        self.of = of
        self.derived = derived
        self.far = far
        self.line = line

    def blank(self) -> Any:
        """The value before anything has been written: no name (-1) for names, zero for numbers."""
        return self._filled(-1 if self.of else 0, self.shape)

    def _filled(self, value: int, shape: tuple[int, ...]) -> Any:
        if not shape:
            return value
        return [self._filled(value, shape[1:]) for _ in range(shape[0])]


class NumberType:
    """Makes fields of one NumPy type. `of` names what the numbers stand for; -1 then means none.

    A `derived` field can be computed from the others: positions leave it out. A `far` list lies behind the others,
    the farther the higher the number: rules seldom read it, or only its beginning. With `line` it begins a line.
    """

    def __init__(self, code: str):
        self.code = code

    @overload
    def __call__(self, *, of: str | None = None, derived: bool = False) -> int: ...
    @overload
    def __call__(
        self, size: int, /, *, of: str | None = None, derived: bool = False, far: int = 0, line: bool = False
    ) -> Row: ...
    @overload
    def __call__(
        self, size: int, width: int, /, *, of: str | None = None, derived: bool = False, far: int = 0
    ) -> Grid: ...
    def __call__(
        self, *shape: int, of: str | None = None, derived: bool = False, far: int = 0, line: bool = False
    ) -> Any:
        return Field(self.code, shape, of, derived, far, line)


i8 = NumberType("i1")
u8 = NumberType("u1")
i16 = NumberType("i2")
u16 = NumberType("u2")
i32 = NumberType("i4")
u32 = NumberType("u4")
i64 = NumberType("i8")
u64 = NumberType("u8")


class _RecordType(type):
    """Turns the fields of a class body into slots and a dtype."""

    fields: dict[str, Field]
    dtype: np.dtype[np.void]

    def __new__(mcs, name: str, bases: tuple[type, ...], body: dict[str, Any]) -> "_RecordType":
        fields: dict[str, Field] = {}
        for base in bases:
            fields.update(getattr(base, "fields", {}))
        own = {key: value for key, value in body.items() if isinstance(value, Field)}
        rest = {key: value for key, value in body.items() if key not in own}
        fields.update(own)
        rest["__slots__"] = tuple(own)
        cls = super().__new__(mcs, name, bases, rest)
        cls.fields = fields
        cls.dtype = _packed(fields)
        return cls


def _packed(fields: dict[str, Field]) -> np.dtype[np.void]:
    """The fields in memory: single numbers first, widest first, then lists, near ones first, as they were declared.

    What rules read together should lie together: a processor fetches memory by the line, and a GPU's thousands of
    games at once leave room for few lines each. So a record begins and ends with a line too. Bytes between fields
    are fields themselves: copies then copy them, and equal records are equal byte for byte.
    """
    single = [field for field in fields.items() if field[1].shape == ()]
    single.sort(key=lambda field: -np.dtype(field[1].code).itemsize)
    lists = [field for field in fields.items() if field[1].shape != ()]
    lists.sort(key=lambda field: field[1].far)
    packed: list[tuple[str, str, tuple[int, ...]]] = []
    used = 0

    def fill(unit: int) -> None:
        nonlocal used
        if used % unit:
            packed.append((f"filler{used}", "u1", (unit - used % unit,)))
            used += unit - used % unit

    for name, field in single + lists:
        number = np.dtype(field.code).itemsize
        fill(LINE if field.line else number)
        packed.append((name, field.code, field.shape))
        used += number * prod(field.shape)
    fill(LINE if used > LINE else WORD)
    return np.dtype(packed, align=True)


class Record(metaclass=_RecordType):
    """The plain form of a record. Subclass it and declare fields."""

    fields: ClassVar[dict[str, Field]]
    dtype: ClassVar[np.dtype[np.void]]

    @classmethod
    def near_lines(cls) -> int:
        """How many lines the fields take that are not far."""
        near = [name for name, field in cls.fields.items() if field.far == 0]
        kept: np.dtype[np.void] = cls.dtype[near]
        return 1 + max(offset + kind.itemsize - 1 for kind, offset, *_ in (kept.fields or {}).values()) // LINE

    def __init__(self) -> None:
        for name, field in self.fields.items():
            setattr(self, name, field.blank())

    def __iter__(self) -> Iterator[tuple[str, Any]]:
        return ((name, getattr(self, name)) for name in self.fields)

    def __eq__(self, other: object) -> bool:
        return type(self) is type(other) and list(self) == list(other)

    __hash__ = None  # type: ignore[assignment]

    def __repr__(self) -> str:
        return f"{type(self).__name__}({', '.join(f'{name}={value!r}' for name, value in self)})"

    def copy(self) -> Self:
        """A record of its own with the same values."""
        return deepcopy(self)

    def __deepcopy__(self, _memo: dict[int, Any]) -> Self:
        twin = object.__new__(type(self))
        for name, value in self:
            if type(value) is list:
                setattr(twin, name, [row[:] for row in value] if type(value[0]) is list else value[:])
            else:
                setattr(twin, name, value)
        return twin

    def array(self) -> NDArray[np.void]:
        """This record as a NumPy array of one; a number that does not fit its field is an OverflowError."""
        array = np.zeros(1, self.dtype)
        for name, value in self:
            array[name][0] = value
        return array

    @classmethod
    def plain(cls, array: NDArray[np.void], index: int = 0) -> Self:
        """The plain form of one record of an array."""
        record = object.__new__(cls)
        # One look at the whole record is far quicker than one at each field.
        for name, value in zip(cls.dtype.names or (), array[index].item(), strict=True):
            if name in cls.fields:
                setattr(record, name, value if type(value) is int else value.tolist())
        return record

    @classmethod
    def blank_array(cls, size: int) -> NDArray[np.void]:
        """Many blank records."""
        return np.repeat(cls().array(), size)
