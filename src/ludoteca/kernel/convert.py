"""Dataclasses from what a file holds, each value checked against the type of its field.

    @dataclass(frozen=True, kw_only=True)
    class Card:
        id: Annotated[str, Check(pattern="^[a-z]+$")]
        copies: Annotated[int, Check(least=1, most=9)] = 1
        kinds: list[Literal["moon", "eye"]]

`convert({"id": "owl", "kinds": ["eye"]}, Card)` gives a Card; what is wrong is an `Invalid` that says where. Types are
numbers, texts, truth values, literals, lists, tuples of any length, dictionaries of texts, unions of these,
dataclasses, and Any. (The server's own messages are read by msgspec, which is quicker, and is not everywhere.)
"""

import re
import typing
from collections.abc import Callable
from dataclasses import MISSING, dataclass, fields, is_dataclass
from functools import cache
from types import NoneType, UnionType
from typing import Annotated, Any, Literal, NamedTuple, TypeVar, Union

Wanted = TypeVar("Wanted")
Path = tuple[str | int, ...]
NAMES = {int: "int", str: "str", bool: "bool", float: "float", NoneType: "null", list: "array", dict: "object"}


class Invalid(Exception):
    """What is wrong, and with which entry: the names and numbers that lead to it."""

    def __init__(self, message: str, path: Path = ()):
        super().__init__(message)
        self.message = message
        self.path = path


@dataclass(frozen=True)
class Check:
    """What a value must be besides its type: a number within bounds, a text of a pattern, a list of some length."""

    least: int | None = None
    most: int | None = None
    pattern: str | None = None

    def __call__(self, value: Any, path: Path) -> None:
        if self.pattern is not None and re.search(self.pattern, value) is None:
            raise Invalid(f"Expected str matching regex {self.pattern!r}", path)
        if self.least is None and self.most is None:
            return
        numeric = isinstance(value, int | float)
        what, size = (_name(type(value)), value) if numeric else ("array of length", len(value))
        if self.least is not None and size < self.least:
            raise Invalid(f"Expected {what} >= {self.least}", path)
        if self.most is not None and size > self.most:
            raise Invalid(f"Expected {what} <= {self.most}", path)


class _FieldOf(NamedTuple):
    name: str
    type: Any
    required: bool


def convert(data: Any, wanted: type[Wanted], *, strict: bool = True) -> Wanted:
    """The data as what is wanted; unless `strict`, fields that nobody knows are passed over."""
    made: Wanted = _Reader(strict).read(data, wanted, ())
    return made


def place_of(path: Path) -> str:
    """Where in the data something is, as programs write it: `.card[3].copies`."""
    return "".join(f"[{part}]" if isinstance(part, int) else f".{part}" for part in path)


@cache
def _fields(wanted: type[Any]) -> tuple[_FieldOf, ...]:
    hints = typing.get_type_hints(wanted, include_extras=True)
    return tuple(
        _FieldOf(field.name, hints[field.name], field.default is MISSING and field.default_factory is MISSING)
        for field in fields(wanted)
    )


class _Reader:
    def __init__(self, strict: bool):
        self._strict = strict
        self._by_origin: dict[Any, Callable[[Any, Any, Path], Any]] = {
            Annotated: self._checked,
            Literal: self._literal,
            Union: self._one_of,
            UnionType: self._one_of,
            list: self._list,
            tuple: self._tuple,
            dict: self._dictionary,
        }

    def read(self, data: Any, wanted: Any, path: Path) -> Any:
        if wanted is Any:
            return data
        if wanted in (int, str, bool, NoneType):
            # A truth value is a number to Python, and to nobody else.
            if type(data) is not wanted:
                raise _unexpected(wanted, data, path)
            return data
        if wanted is float:
            if type(data) not in (int, float):
                raise _unexpected(wanted, data, path)
            return float(data)
        if is_dataclass(wanted):
            return self._object(data, wanted, path)
        origin = Annotated if hasattr(wanted, "__metadata__") else typing.get_origin(wanted)
        return self._by_origin[origin](data, wanted, path)

    def _checked(self, data: Any, wanted: Any, path: Path) -> Any:
        value = self.read(data, wanted.__origin__, path)
        for check in wanted.__metadata__:
            check(value, path)
        return value

    def _literal(self, data: Any, wanted: Any, path: Path) -> Any:
        choices = typing.get_args(wanted)
        if type(data) not in {type(choice) for choice in choices}:
            raise _unexpected(type(choices[0]), data, path)
        if data not in choices:
            raise Invalid(f"Invalid enum value {data!r}", path)
        return data

    def _one_of(self, data: Any, wanted: Any, path: Path) -> Any:
        """What a value is decides which of the types it must be."""
        members = typing.get_args(wanted)
        for member in members:
            if type(data) in _kinds(member):
                return self.read(data, member, path)
        raise Invalid(f"Expected {_listed(wanted)}, got {_name(type(data))}", path)

    def _list(self, data: Any, wanted: Any, path: Path) -> list[Any]:
        (item,) = typing.get_args(wanted)
        if type(data) is not list:
            raise _unexpected(list, data, path)
        return [self.read(entry, item, (*path, number)) for number, entry in enumerate(data)]

    def _tuple(self, data: Any, wanted: Any, path: Path) -> tuple[Any, ...]:
        return tuple(self._list(data, list[typing.get_args(wanted)[0]], path))  # type: ignore[misc]

    def _dictionary(self, data: Any, wanted: Any, path: Path) -> dict[str, Any]:
        _, item = typing.get_args(wanted)
        if type(data) is not dict:
            raise _unexpected(dict, data, path)
        return {self.read(key, str, path): self.read(entry, item, (*path, str(key))) for key, entry in data.items()}

    def _object(self, data: Any, wanted: Any, path: Path) -> Any:
        if not isinstance(data, dict):
            raise _unexpected(dict, data, path)
        known = {}
        for name, kind, required in _fields(wanted):
            if name in data:
                known[name] = self.read(data[name], kind, (*path, name))
            elif required:
                raise Invalid(f"Object missing required field {name}", path)
        if self._strict and len(known) < len(data):
            strange = next(name for name in data if name not in known)
            raise Invalid(f"Object contains unknown field {strange}", path)
        return wanted(**known)


@cache
def _kinds(wanted: Any) -> frozenset[type[Any]]:
    """The types of the values that a type has."""
    if hasattr(wanted, "__metadata__"):
        return _kinds(wanted.__origin__)
    if is_dataclass(wanted):
        return frozenset({dict})
    origin = typing.get_origin(wanted)
    if origin is Literal:
        return frozenset(type(choice) for choice in typing.get_args(wanted))
    if origin in (Union, UnionType):
        return frozenset(kind for member in typing.get_args(wanted) for kind in _kinds(member))
    return frozenset({list if origin is tuple else origin or wanted})


def _listed(wanted: Any) -> str:
    return " | ".join(dict.fromkeys(_name(kind) for member in typing.get_args(wanted) for kind in _kinds(member)))


def _name(kind: type[Any]) -> str:
    return NAMES.get(kind, kind.__name__)


def _unexpected(wanted: type[Any], data: Any, path: Path) -> Invalid:
    return Invalid(f"Expected {_name(wanted)}, got {_name(type(data))}", path)
