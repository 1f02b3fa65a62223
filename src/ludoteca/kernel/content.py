"""Content: the TOML files of a box, checked as they are read."""

import hashlib
import json
import re
import tomllib
from collections import Counter
from collections.abc import Mapping
from dataclasses import asdict, dataclass, is_dataclass
from pathlib import Path
from typing import Any, Literal, TypeVar

from ludoteca.kernel.convert import Invalid, convert
from ludoteca.kernel.errors import BadBox
from ludoteca.kernel.limits import advice

Origin = Literal["rulebook", "published", "ours"]
"""Where an entry comes from: printed in a rulebook, seen in public sources, or our own."""


@dataclass(frozen=True, kw_only=True)
class Entry:
    """What every entry of a box says."""

    origin: Origin


File = TypeVar("File")

MOST_BYTES = 100_000
"""Of one file; the largest of ours has 8,400."""
MOST_ENTRIES = 5_000
"""Equals signs in one file; ours have some 400 at most."""
MOST_DEPTH = 8
"""Brackets within each other, and parts of a dotted key. A parser takes the square of either in time and memory."""
_TEXT_OR_COMMENT = re.compile(
    r'"""(?:\\.|.)*?(?:"{3,5}|\Z)|\'\'\'.*?(?:\'{3,5}|\Z)|"(?:\\[^\n]|[^"\\\n])*+"?|\'[^\'\n]*+\'?|#[^\n]*+', re.DOTALL
)
"""Never fails once it has begun, so it goes through a text once; what it leaves out no parser reads as a key."""
_LONG_KEY = re.compile(rf"(?<![\w-])(?:[\w-]++\s*+\.\s*+){{{MOST_DEPTH}}}")


class BoxFiles:
    """A box that lies in memory rather than in a folder: the text of each file by its name."""

    def __init__(self, files: Mapping[str, str]):
        self._files = files

    def __str__(self) -> str:
        return "box"

    def text(self, name: str) -> str:
        """The text of a file."""
        if name not in self._files:
            raise FileNotFoundError(name)
        return self._files[name]


Folder = Path | BoxFiles
"""Where a box lies."""


def _text(folder: Folder, name: str) -> str:
    if isinstance(folder, BoxFiles):
        return folder.text(name)
    with (folder / name).open(encoding="utf-8") as file:
        return file.read(MOST_BYTES + 1)


def read(folder: Folder, name: str, file_type: type[File]) -> File:
    """One file of a box. An error names the file, the entry and the field."""
    path = f"{folder}/{name}"
    try:
        text = _text(folder, name)
        _check_size(path, text)
        data = tomllib.loads(text)
    except FileNotFoundError:
        raise BadBox(f"{path}: the box needs this file, and it is not there.") from None
    except (OSError, UnicodeDecodeError) as error:
        raise BadBox(f"{path} cannot be read: {error}.") from None
    except (ValueError, RecursionError) as error:  # which a TOMLDecodeError is, and a number of too many digits
        raise BadBox(f"{path} is not TOML: {error}.") from None
    try:
        return convert(data, file_type)
    except Invalid as error:
        raise BadBox(f"{path}{_place(error, data)}") from None


def _check_size(path: str, text: str) -> None:
    """Refuses what no box needs before it is parsed: this looks through the text once, however odd that is."""
    if len(text) > MOST_BYTES:
        raise BadBox(f"{path} is longer than {MOST_BYTES} characters.")
    bare = _TEXT_OR_COMMENT.sub("x", text)
    if bare.count("=") > MOST_ENTRIES:
        raise BadBox(f"{path} has more than {MOST_ENTRIES} entries.")
    if _LONG_KEY.search(bare):
        raise BadBox(f"{path}: a key has more than {MOST_DEPTH} parts.")
    depth = 0
    for bracket in re.findall(r"[\[\]{}]", bare):
        depth += 1 if bracket in "[{" else -1
        if depth > MOST_DEPTH:
            raise BadBox(f"{path}: more than {MOST_DEPTH} brackets lie within each other.")


def check_count(where: str, what: str, count: int, least: int, most: int, grows: bool = True) -> None:
    """Refuses a box that has too few or too many of something; `grows` if there can be more with more room."""
    if not least <= count <= most:
        more = advice() if count > most and grows else ""
        raise BadBox(f"{where}: there must be {least} to {most} {what}, not {count}.{more}")


def check_unlike(where: str, ids: list[str]) -> None:
    """Refuses a box in which two entries of a file have the same id."""
    for name, times in Counter(ids).items():
        if times > 1:
            raise BadBox(f"{where}: the id “{name}” stands {times} times.")


def _place(error: Invalid, data: Any) -> str:
    """An error with the names of the entries that lead to it: `, card 4 (goblin-scroll), copies: ...`."""
    words: list[str] = []
    for part in error.path:
        data = data[part]
        if isinstance(part, str):
            words.append(part)
        else:
            title = f" ({data['id']})" if isinstance(data, dict) and "id" in data else ""
            words[-1:] = [f"{words[-1]} {part + 1}{title}"]
    what = error.message
    return "".join(f", {word}" for word in words) + f": {what[:1].lower()}{what[1:]}."


def fingerprint(content: Any) -> str:
    """A short name for exactly this content: two boxes with the same one play alike."""
    return hashlib.sha256(json.dumps(_plain(content), sort_keys=True).encode()).hexdigest()[:16]


def _plain(content: Any) -> Any:
    return asdict(content) if is_dataclass(content) and not isinstance(content, type) else content
