"""Records: typed fields declared once, used interpreted and compiled.

A record is declared like this:

    class Chest(FlatStruct):
        coins = i16()           # one number
        hand = i8(8, 5)         # eight rows of five
        card = i8(40, of="card")   # numbers that stand for names

`Chest()` is its plain form, a slotted object with lists, for the interpreted rules and for everything that is not a
rule. In memory it is one flat run of bytes, which `Chest.layout` describes; compiled rules read it as an element of a
NumPy array (`Chest.dtype`), and NumPy is only needed where somebody asks for one. Both are read alike: `s.hand[p][k]`.
"""

import struct
from collections.abc import Iterator, MutableSequence
from copy import deepcopy
from functools import cache
from itertools import chain
from math import prod
from typing import TYPE_CHECKING, Any, ClassVar, NamedTuple, Self, overload

if TYPE_CHECKING:
    import numpy as np
    from numpy.typing import NDArray

WORD = 8
LINE = 128
"""Bytes that a GPU fetches at once (a CPU: half of it)."""
Row = MutableSequence[int]
Grid = MutableSequence[MutableSequence[int]]


FORMATS = {"i1": "b", "u1": "B", "i2": "h", "u2": "H", "i4": "i", "u4": "I", "i8": "q", "u8": "Q"}
"""How the module `struct` writes the types that fields have, which are written as NumPy does."""


def number_range(code: str) -> tuple[int, int]:
    """The least and the largest number of a type."""
    bits = 8 * int(code[1:])
    return (-(1 << bits - 1), (1 << bits - 1) - 1) if code[0] == "i" else (0, (1 << bits) - 1)


class Place(NamedTuple):
    """Where a field lies in memory; `filler` is for bytes between fields that mean nothing."""

    name: str
    code: str
    shape: tuple[int, ...]
    offset: int
    filler: bool = False

    @property
    def size(self) -> int:
        """How many bytes it takes."""
        return int(self.code[1:]) * prod(self.shape)


class Field:
    """One field of a record: the type of its numbers as NumPy writes it, its shape and what the numbers stand for."""

    def __init__(
        self,
        code: str,
        shape: tuple[int, ...],
        of: str | None,
        derived: bool = False,
        far: int = 0,
        line: bool = False,
        least: int = 0,
        most: int | None = None,
        per: str | None = None,
        bits: str | None = None,
        sorts: str | None = None,
        pile: bool = False,
    ):
        self.code = code
        self.shape = shape
        self.of = of
        self.derived = derived
        self.far = far
        self.line = line
        self.least = least
        self.most = most
        self.per = per
        self.bits = bits
        self.sorts = sorts
        self.pile = pile

    def blank(self) -> Any:
        """The value before anything has been written: no name (-1) for names, zero for numbers."""
        return self._filled(-1 if self.of else 0, self.shape)

    def _filled(self, value: int, shape: tuple[int, ...]) -> Any:
        if not shape:
            return value
        return [self._filled(value, shape[1:]) for _ in range(shape[0])]


class NumberType:
    """Makes fields of one type. `of` names what the numbers stand for; -1 then means none.

    A `derived` field can be computed from the others: positions leave it out. Numbers that stand for themselves say
    what positions may give, from `least` to `most`. How positions tell a field: `per` names what the entries of a list
    belong to, such as seats; `bits` what a set's bits stand for; a list that `sorts` says for each thing in which place
    it is; a `pile` has its top at the end.
    A `far` list lies behind the others, the farther the higher the number: rules seldom read it, or only its
    beginning. With `line` it begins a line.
    """

    def __init__(self, code: str):
        self.code = code

    @overload
    def __call__(
        self, *, of: str | None = None, derived: bool = False, least: int = 0, most: int = ..., bits: str = ...
    ) -> int: ...
    @overload
    def __call__(
        self,
        size: int,
        /,
        *,
        of: str | None = None,
        derived: bool = False,
        far: int = 0,
        line: bool = False,
        least: int = 0,
        most: int = ...,
        per: str = ...,
        bits: str = ...,
        sorts: str = ...,
        pile: bool = False,
    ) -> Row: ...
    @overload
    def __call__(
        self,
        size: int,
        width: int,
        /,
        *,
        of: str | None = None,
        derived: bool = False,
        far: int = 0,
        least: int = 0,
        most: int = ...,
        per: str = ...,
        bits: str = ...,
    ) -> Grid: ...
    def __call__(
        self,
        *shape: int,
        of: str | None = None,
        derived: bool = False,
        far: int = 0,
        line: bool = False,
        least: int = 0,
        most: int | None = None,
        per: str | None = None,
        bits: str | None = None,
        sorts: str | None = None,
        pile: bool = False,
    ) -> Any:
        return Field(self.code, shape, of, derived, far, line, least, most, per, bits, sorts, pile)


i8 = NumberType("i1")
u8 = NumberType("u1")
i16 = NumberType("i2")
i32 = NumberType("i4")
u32 = NumberType("u4")
i64 = NumberType("i8")
u64 = NumberType("u8")


class _FlatStructType(type):
    """Turns the fields of a class body into slots and a layout."""

    fields: dict[str, Field]
    layout: tuple[Place, ...]
    size: int

    def __new__(mcs, name: str, bases: tuple[type, ...], body: dict[str, Any]) -> "_FlatStructType":
        fields: dict[str, Field] = {}
        for base in bases:
            fields.update(getattr(base, "fields", {}))
        own = {key: value for key, value in body.items() if isinstance(value, Field)}
        rest = {key: value for key, value in body.items() if key not in own}
        fields.update(own)
        rest["__slots__"] = tuple(own)
        cls = super().__new__(mcs, name, bases, rest)
        cls.fields = fields
        cls.layout = tuple(_packed(fields))
        cls.size = sum(place.size for place in cls.layout)
        return cls

    @property
    def dtype(cls) -> "np.dtype[np.void]":
        """The record as an element of a NumPy array."""
        return _dtype(cls)


def _packed(fields: dict[str, Field]) -> list[Place]:
    """The fields in memory: single numbers first, widest first, then lists, near ones first, as they were declared.

    What rules read together should lie together: a processor fetches memory by the line, and a GPU's thousands of
    games at once leave room for few lines each. So a record begins and ends with a line too. Bytes between fields
    are fields themselves: copies then copy them, and equal records are equal byte for byte.
    """
    single = [field for field in fields.items() if field[1].shape == ()]
    single.sort(key=lambda field: -int(field[1].code[1:]))
    lists = [field for field in fields.items() if field[1].shape != ()]
    lists.sort(key=lambda field: field[1].far)
    packed: list[Place] = []
    used = 0

    def place(name: str, code: str, shape: tuple[int, ...], filler: bool = False) -> None:
        nonlocal used
        packed.append(Place(name, code, shape, used, filler))
        used += packed[-1].size

    def fill(unit: int) -> None:
        if used % unit:
            place(f"filler{used}", "u1", (unit - used % unit,), filler=True)

    for name, field in single + lists:
        fill(LINE if field.line else int(field.code[1:]))
        place(name, field.code, field.shape)
    fill(LINE if used > LINE else WORD)
    return packed


@cache
def _dtype(record: Any) -> "np.dtype[np.void]":
    """The type of a record in an array. Bytes between fields are fields too, so that copies copy them."""
    import numpy as np

    return np.dtype([(place.name, place.code, place.shape) for place in record.layout], align=True)


@cache
def _bytes_format(record: "type[FlatStruct]") -> struct.Struct:
    """How the numbers of a record stand in its bytes, one after the other."""
    parts = (f"{prod(place.shape)}{'x' if place.filler else FORMATS[place.code]}" for place in record.layout)
    return struct.Struct("<" + "".join(parts))


class FlatStruct(metaclass=_FlatStructType):
    """The plain form of a record. Subclass it and declare fields."""

    fields: ClassVar[dict[str, Field]]
    layout: ClassVar[tuple[Place, ...]]
    size: ClassVar[int]

    @classmethod
    def near_lines(cls) -> int:
        """How many lines the fields take that are not far."""
        near = [place for place in cls.layout if not place.filler and cls.fields[place.name].far == 0]
        return 1 + max(place.offset + place.size - 1 for place in near) // LINE

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

    def to_bytes(self) -> bytes:
        """This record as it lies in memory; a number that does not fit its field is an OverflowError."""
        numbers: list[int] = []
        for name, _, shape, _, filler in self.layout:
            if filler:
                continue
            value = getattr(self, name)
            if not shape:
                numbers.append(value)
            else:
                numbers.extend(value if len(shape) == 1 else chain.from_iterable(value))
        try:
            return _bytes_format(type(self)).pack(*numbers)
        except struct.error as error:
            raise OverflowError(f"{type(self).__name__}: {error}") from None

    @classmethod
    def from_bytes(cls, data: bytes) -> Self:
        """The plain form of a record of which these are the bytes."""
        record = object.__new__(cls)
        numbers = _bytes_format(cls).unpack(data)
        at = 0
        for name, _, shape, _, filler in cls.layout:
            if filler:
                continue
            count = prod(shape)
            if not shape:
                setattr(record, name, numbers[at])
            elif len(shape) == 1:
                setattr(record, name, list(numbers[at : at + count]))
            else:
                setattr(record, name, [list(numbers[k : k + shape[1]]) for k in range(at, at + count, shape[1])])
            at += count
        return record

    def array(self) -> "NDArray[np.void]":
        """This record as a NumPy array of one; a number that does not fit its field is an OverflowError."""
        import numpy as np

        return np.frombuffer(bytearray(self.to_bytes()), _dtype(type(self)))

    @classmethod
    def plain(cls, array: "NDArray[np.void]", index: int = 0) -> Self:
        """The plain form of one record of an array."""
        record = object.__new__(cls)
        # One look at the whole record is far quicker than one at each field.
        for place, value in zip(cls.layout, array[index].item(), strict=True):
            if not place.filler:
                setattr(record, place.name, value if type(value) is int else value.tolist())
        return record

    @classmethod
    def blank_array(cls, size: int) -> "NDArray[np.void]":
        """Many blank records."""
        import numpy as np

        return np.repeat(cls().array(), size)
