"""Content: the TOML files of a box, checked as they are read."""

import hashlib
import json
import re
import tomllib
from pathlib import Path
from typing import Any, Literal, TypeVar

import msgspec

from ludoteca.kernel.errors import BadBox

Origin = Literal["rulebook", "published", "ours"]
"""Where an entry comes from: printed in a rulebook, seen in public sources, or our own."""


class Entry(msgspec.Struct, forbid_unknown_fields=True, frozen=True, kw_only=True):
    """What every entry of a box says."""

    origin: Origin


File = TypeVar("File")


def read(folder: Path, name: str, file_type: type[File]) -> File:
    """One file of a box. An error names the file, the entry and the field."""
    path = folder / name
    try:
        data = tomllib.loads(path.read_text(encoding="utf-8"))
    except FileNotFoundError:
        raise BadBox(f"{path}: the box needs this file, and it is not there.") from None
    except (OSError, UnicodeDecodeError) as error:
        raise BadBox(f"{path} cannot be read: {error}.") from None
    except tomllib.TOMLDecodeError as error:
        raise BadBox(f"{path} is not TOML: {error}.") from None
    try:
        return msgspec.convert(data, file_type)
    except msgspec.ValidationError as error:
        raise BadBox(f"{path}{_place(str(error), data)}") from None


def _place(message: str, data: Any) -> str:
    """Turns msgspec's `... - at `$.card[3].copies`` into `, card 4 (goblin-scroll), copies: ...`."""
    what, _, path = message.partition(" - at `$")
    words = []
    for key, index in re.findall(r"\.(\w+)|\[(\d+)\]", path):
        if key:
            words.append(key)
            data = data.get(key) if isinstance(data, dict) else None
        else:
            data = data[int(index)] if isinstance(data, list) and int(index) < len(data) else None
            title = f" ({data['id']})" if isinstance(data, dict) and "id" in data else ""
            words[-1:] = [f"{words[-1] if words else 'entry'} {int(index) + 1}{title}"]
    return "".join(f", {word}" for word in words) + f": {what[:1].lower()}{what[1:].replace('`', '')}."


def fingerprint(content: Any) -> str:
    """A short name for exactly this content: two boxes with the same one play alike."""
    return hashlib.sha256(json.dumps(msgspec.to_builtins(content), sort_keys=True).encode()).hexdigest()[:16]
