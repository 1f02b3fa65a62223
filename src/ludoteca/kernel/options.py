"""The options of a match."""

from collections.abc import Mapping
from dataclasses import dataclass, field
from typing import Any

from ludoteca.kernel.errors import BadOption


@dataclass(frozen=True)
class Option:
    """One option: the choices there are, and the one that holds if nothing is said.

    Some choices set other options as well (an edition does); those can still be set alone.
    """

    choices: tuple[str, ...]
    default: str
    sets: Mapping[str, Mapping[str, str]] = field(default_factory=dict)


def settle(options: Mapping[str, Option], chosen: Mapping[str, Any]) -> dict[str, str]:
    """The choice for every option. Numbers and True/False may stand for their names."""
    wanted: dict[str, str] = {}
    for name, value in chosen.items():
        if name not in options:
            raise BadOption(f"There is no option “{name}”. There are: {', '.join(options) or 'none'}.")
        text = {True: "yes", False: "no"}[value] if isinstance(value, bool) else str(value)
        if text not in options[name].choices:
            raise BadOption(f"Option {name} cannot be “{text}”. Choose one of: {', '.join(options[name].choices)}.")
        wanted[name] = text
    settled = {name: option.default for name, option in options.items()}
    for name, option in options.items():
        settled.update(option.sets.get(wanted.get(name, option.default), {}))
    settled.update(wanted)
    return settled
