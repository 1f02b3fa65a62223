"""Numbers of a box: found by their place, changed in the text, all else left as somebody wrote it.

A place is `FILE:PATH`. The path leads through the file's tables: an entry of a list is named by its `id`, or by its
number, the first being 1. So `cards:card.ninja.power` is `power` in the entry of `cards.toml` whose id is ninja, and
`table:target.1.coins` the coins of the first target.
"""

import re
import tomllib
from collections.abc import Iterator, Mapping, Sequence
from dataclasses import dataclass
from itertools import product
from pathlib import Path
from typing import Any

from ludoteca.kernel.errors import BadBox, BadOption

MOST_VALUES = 1_000
"""Values of one range, and points of all ranges together."""
Path_ = tuple[str | int, ...]
Point = dict[str, Any]
"""A value for each name that is varied."""
_HEADER = re.compile(r"^\s*(\[\[?)\s*([\w.-]+)\s*\]\]?\s*(#.*)?$")
_ENTRY = re.compile(r"^(\s*([\w-]+)\s*=\s*)([+-]?\d+)(\s*(?:#.*)?)$")


@dataclass(frozen=True)
class Range:
    """What is varied: a number of the box by its place, or an option of the game by its name."""

    name: str
    values: tuple[Any, ...]

    @property
    def is_number(self) -> bool:
        """Whether it is a number of the box."""
        return ":" in self.name


def read_range(text: str) -> Range:
    """`PLACE=1..5`, `PLACE=10..50..10`, `PLACE=1,3,7` or `OPTION=a,b`."""
    name, equals, values = text.rpartition("=")
    if not equals or not name.strip() or not values.strip():
        raise BadOption(f"“{text}” should look like cards:card.ninja.power=1..5, or an option: edition=fr,pl.")
    name = name.strip()
    if ":" not in name:
        return Range(name, _distinct(text, [value.strip() for value in values.split(",")]))
    return Range(name, _distinct(text, _whole_numbers(text, values)))


def _whole_numbers(text: str, values: str) -> list[int]:
    try:
        if ".." not in values:
            return [int(value) for value in values.split(",")]
        low, high, *step = (int(part) for part in values.split(".."))
        (stride,) = step or (1,)
        if stride < 1 or high < low:
            raise ValueError
    except ValueError:
        raise BadOption(f"“{text}”: a range looks like 1..5, 10..50..10 or 1,3,7, in whole numbers.") from None
    if (high - low) // stride >= MOST_VALUES:
        raise BadOption(f"“{text}” has more than {MOST_VALUES:,} values.")
    return list(range(low, high + 1, stride))


def _distinct(text: str, values: Sequence[Any]) -> tuple[Any, ...]:
    if len(set(values)) != len(values):
        raise BadOption(f"“{text}” names a value twice.")
    return tuple(values)


def check_ranges(ranges: Sequence[Range]) -> None:
    """Refuses nothing to vary, and the same thing twice."""
    names = [one.name for one in ranges]
    if not names:
        raise BadOption("There is nothing to vary: say --vary, for instance --vary cards:card.ninja.power=1..5.")
    for name in names:
        if names.count(name) > 1:
            raise BadOption(f"“{name}” is varied twice.")


def points(ranges: Sequence[Range]) -> list[Point]:
    """All combinations of the values."""
    check_ranges(ranges)
    count = 1
    for one in ranges:
        count *= len(one.values)
    if count > MOST_VALUES:
        raise BadOption(f"That makes {count:,} points, and {MOST_VALUES:,} are the most: vary less, or use tune.")
    names = [one.name for one in ranges]
    return [dict(zip(names, values, strict=True)) for values in product(*(one.values for one in ranges))]


def number_at(files: Mapping[str, str], place: str) -> int:
    """The number at a place."""
    file, path = _found(files, place)
    value: int = _follow(tomllib.loads(files[file]), path)
    return value


def changed(files: Mapping[str, str], point: Mapping[str, Any]) -> dict[str, str]:
    """The files of a box with other numbers at some places."""
    texts = dict(files)
    for place, value in point.items():
        if ":" not in place:
            continue
        file, path = _found(texts, place)
        texts[file] = _edited(texts[file], path, int(value), place)
    return texts


def _found(files: Mapping[str, str], place: str) -> tuple[str, Path_]:
    """The file and the exact path of a place; BadBox if there is no number."""
    name, _, dotted = place.partition(":")
    file = name if name.endswith(".toml") else f"{name}.toml"
    if file not in files:
        raise BadBox(f"“{place}”: the box has no file {file}. There are: {', '.join(sorted(files))}.")
    try:
        data: Any = tomllib.loads(files[file])
    except tomllib.TOMLDecodeError as error:
        raise BadBox(f"{file} is not TOML: {error}.") from None
    path: list[str | int] = []
    for part in dotted.split("."):
        step: str | int = part
        if isinstance(data, list):
            step = _index(data, part, place)
        elif not isinstance(data, dict) or part not in data:
            known = ", ".join(sorted(data)[:12]) if isinstance(data, dict) else "nothing more"
            raise BadBox(f"“{place}”: there is no “{part}” there. There is: {known}.")
        path.append(step)
        data = data[step]
    if isinstance(data, bool) or not isinstance(data, int):
        raise BadBox(f"“{place}” is no whole number but {type(data).__name__}.")
    return file, tuple(path)


def _index(entries: Sequence[Any], part: str, place: str) -> int:
    ids = [entry.get("id") if isinstance(entry, dict) else None for entry in entries]
    if part in ids:
        return ids.index(part)
    if part.isdecimal() and 1 <= int(part) <= len(entries):
        return int(part) - 1
    known = ", ".join(str(name) for name in ids[:12] if name is not None) or f"1 to {len(entries)}"
    raise BadBox(f"“{place}”: there is no entry “{part}”. There are: {known}{' ...' if len(ids) > 12 else ''}.")


def _follow(data: Any, path: Path_) -> Any:
    for step in path:
        data = data[step]
    return data


def _edited(text: str, path: Path_, value: int, place: str) -> str:
    """The text with another number at a path: one line of it changes, and nothing else that it says."""
    wanted: Any = tomllib.loads(text)
    _follow(wanted, path[:-1])[path[-1]] = value
    lines = text.splitlines(keepends=True)
    for number, here in _entries(lines):
        if here == path:
            line = lines[number]
            bare = line.rstrip("\r\n")
            lines[number] = _ENTRY.sub(lambda found: f"{found[1]}{value}{found[4]}", bare) + line[len(bare) :]
            break
    result = "".join(lines)
    if tomllib.loads(result) != wanted:
        raise BadBox(f"“{place}” cannot be changed in its file: write it as a line of its own, such as power = 3.")
    return result


def _entries(lines: Sequence[str]) -> Iterator[tuple[int, Path_]]:
    """Lines that set a number, each with the path to it. What stands in long texts is passed over."""
    table: Path_ = ()
    counts: dict[Path_, int] = {}
    inside = False
    for number, line in enumerate(lines):
        marks = line.count('"""') + line.count("'''")
        if inside or marks:
            inside = inside != (marks % 2 == 1)
            continue
        header = _HEADER.match(line)
        if header:
            table = _table(header[2].split("."), header[1] == "[[", counts)
            continue
        entry = _ENTRY.match(line.rstrip("\r\n"))
        if entry:
            yield number, (*table, entry[2])


def _table(names: Sequence[str], is_entry: bool, counts: dict[Path_, int]) -> Path_:
    """The path of a table header; `counts` remembers the last entry of each list."""
    path: Path_ = ()
    for depth, name in enumerate(names):
        path = (*path, name)
        if is_entry and depth == len(names) - 1:
            counts[path] = counts.get(path, -1) + 1
        if path in counts:
            path = (*path, counts[path])
    return path


def write_box(folder: Path, files: Mapping[str, str]) -> None:
    """Writes the files of a box into a folder."""
    folder.mkdir(parents=True, exist_ok=True)
    for name, text in files.items():
        (folder / name).write_text(text, encoding="utf-8")


def what_changed(before: Mapping[str, str], point: Mapping[str, Any]) -> list[tuple[str, int, int]]:
    """For each number that is another now: its place, what it was and what it is."""
    numbers = ((place, number_at(before, place), value) for place, value in point.items() if ":" in place)
    return [(place, was, value) for place, was, value in numbers if was != value]
