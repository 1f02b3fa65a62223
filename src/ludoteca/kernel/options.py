"""The options of a match."""

from collections.abc import Mapping
from dataclasses import dataclass, field
from typing import Any

from ludoteca.kernel.errors import BadOption

FIRST_PLAYER = "first_player"
"""The option that every game has: who begins, by the number of the seat counted from 1, or by lot."""


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
            raise BadOption(f"There is no option “{str(name)[:60]}”. There are: {', '.join(options) or 'none'}.")
        if not isinstance(value, str | int):
            raise BadOption(f"Option {name} must be one word. Choose one of: {', '.join(options[name].choices)}.")
        text = {True: "yes", False: "no"}[value] if isinstance(value, bool) else str(value)[:60]
        if text not in options[name].choices:
            raise BadOption(f"Option {name} cannot be “{text}”. Choose one of: {', '.join(options[name].choices)}.")
        wanted[name] = text
    settled = {name: option.default for name, option in options.items()}
    for name, option in options.items():
        settled.update(option.sets.get(wanted.get(name, option.default), {}))
    settled.update(wanted)
    return settled


def briefly(options: Mapping[str, Option], settled: Mapping[str, str]) -> dict[str, str]:
    """The choices that make all others what they are: `settle` gives the same options again."""
    chosen = {
        name: settled[name] for name, option in options.items() if option.sets and settled[name] != option.default
    }
    implied = settle(options, chosen)
    return chosen | {name: choice for name, choice in settled.items() if implied[name] != choice}


def is_whole(number: Any) -> bool:
    """Whether something is a whole number, and not merely something that Python counts as one."""
    return isinstance(number, int) and not isinstance(number, bool)
