"""How positions say numbers that are codes: as a word, as true or false, as a list of what holds.

A game declares them in `Positions.words`. Rules and states keep their numbers; only what people read and write changes.
Positions of earlier releases have the numbers themselves, so a number is still read, within the bounds of its field.
"""

from collections.abc import Mapping, Sequence
from dataclasses import dataclass, field
from typing import Any, Protocol

from ludoteca.kernel.errors import BadPosition


class Saying(Protocol):
    """A way to say a number."""

    def say(self, number: int) -> Any:
        """The number in words."""

    def read(self, called: str, said: Any) -> Any:
        """The number that was said; BadPosition with what can be said if it cannot be understood."""


@dataclass(frozen=True)
class Word:
    """One word for each number, counted from `least`. Numbers beyond the words stand for themselves."""

    words: Sequence[str]
    least: int = 0

    def say(self, number: int) -> Any:
        """The word of a number."""
        place = number - self.least
        return self.words[place] if 0 <= place < len(self.words) else number

    def read(self, called: str, said: Any) -> Any:
        """The number of a word."""
        if not isinstance(said, str):
            return said
        if said not in self.words:
            raise _unknown(called, said, self.words)
        return list(self.words).index(said) + self.least


class YesNo:
    """True or false."""

    def say(self, number: int) -> Any:
        """Whether it is so."""
        return bool(number)

    def read(self, called: str, said: Any) -> Any:
        """1 if it is so."""
        if isinstance(said, str):
            raise BadPosition(f"Position: {called} cannot be “{said[:40]}”. It is true or false.")
        return int(said) if isinstance(said, bool) else said


@dataclass(frozen=True)
class Several:
    """A list of what holds: a word for each bit."""

    words: Sequence[str]

    def say(self, number: int) -> Any:
        """The words of the bits that are set."""
        return [word for bit, word in enumerate(self.words) if number >> bit & 1]

    def read(self, called: str, said: Any) -> Any:
        """The bits of the words."""
        if isinstance(said, int) and not isinstance(said, bool):
            return said
        if not isinstance(said, list):
            raise BadPosition(f"Position: {called} must be a list. There are: {', '.join(self.words)}.")
        for word in said:
            if word not in self.words:
                raise _unknown(called, word, self.words)
        return sum(1 << bit for bit, word in enumerate(self.words) if word in said)


YES_NO = YesNo()


@dataclass(frozen=True)
class PositionWords:
    """What a game says in words: fields of its state; arguments of frames and of events.

    An argument goes by its name, or by kind and name (`stage.stage`) where it means something else elsewhere.
    """

    fields: Mapping[str, Saying] = field(default_factory=dict)
    frames: Mapping[str, Saying] = field(default_factory=dict)
    events: Mapping[str, Saying] = field(default_factory=dict)


def said_arguments(sayings: Mapping[str, Saying], entry: Mapping[str, Any]) -> dict[str, Any]:
    """A frame or an event, with its numbers in words."""
    ways = ((name, value, _way(sayings, entry, name)) for name, value in entry.items())
    return {name: way.say(value) if way and isinstance(value, int) else value for name, value, way in ways}


def read_arguments(sayings: Mapping[str, Saying], entry: Mapping[str, Any]) -> dict[str, Any]:
    """A frame or an event, with the numbers of its words."""
    ways = ((name, value, _way(sayings, entry, name)) for name, value in entry.items())
    return {name: way.read(f"{name} of {entry['kind']}", value) if way else value for name, value, way in ways}


def _way(sayings: Mapping[str, Saying], entry: Mapping[str, Any], name: str) -> Saying | None:
    return sayings.get(f"{entry.get('kind')}.{name}", sayings.get(name))


def _unknown(called: str, said: Any, words: Sequence[str]) -> BadPosition:
    return BadPosition(f"Position: {called} cannot be “{str(said)[:40]}”. There are: {', '.join(words)}.")
