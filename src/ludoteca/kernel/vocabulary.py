"""The words of a game: what its numbers stand for.

Rules know numbers only. A *domain* is a set of things that numbers stand for (spaces, cards, seats); `Names`
holds their names. A *vocabulary* lists the kinds of events, or of frames of the interrupt stack, with the
domain of each of their arguments.
"""

from collections.abc import Iterator, Mapping, Sequence
from dataclasses import dataclass
from typing import Any

from ludoteca.kernel.state import FIRST_TASK

NUMBER = "number"
"""The domain of arguments that are plain numbers."""
SEAT = "seat"


class Names:
    """The names of the things in each domain, in the order of their numbers."""

    def __init__(self, names: Mapping[str, Sequence[str]]):
        self._names = {domain: list(listed) for domain, listed in names.items()}
        self._numbers = {
            domain: {name: number for number, name in enumerate(listed)} for domain, listed in names.items()
        }

    def name(self, domain: str, number: int) -> Any:
        """The name of a number; None for -1; the number itself if it is just a number."""
        if domain == NUMBER:
            return number
        return None if number < 0 else self._names[domain][number]

    def number(self, domain: str, name: Any) -> int:
        """The number of a name; KeyError if there is no such name."""
        if domain == NUMBER:
            if isinstance(name, bool) or not isinstance(name, int):
                raise KeyError(name)
            return name
        return -1 if name is None else self._numbers[domain][name]

    def all(self, domain: str) -> list[str]:
        """All names of a domain."""
        return self._names[domain]


def seat_name(seat: int) -> str:
    """How notation and positions name a seat."""
    return f"P{seat + 1}"


def seat_names(most: int) -> list[str]:
    """The names of all seats."""
    return [seat_name(seat) for seat in range(most)]


@dataclass(frozen=True)
class Term:
    """One kind of event or frame: its number, its name, the domain of each argument."""

    number: int
    name: str
    fields: Mapping[str, str]
    secret: frozenset[str]
    parts: int = 1


class Vocabulary:
    """Kinds of events, or of frames, by number and by name."""

    def __init__(self) -> None:
        self._by_number: dict[int, Term] = {}
        self._by_name: dict[str, Term] = {}

    def __iter__(self) -> Iterator[Term]:
        return iter(self._by_number.values())

    def __getitem__(self, number: int) -> Term:
        return self._by_number[number]

    def named(self, name: str) -> Term:
        """The kind with that name; KeyError if there is none."""
        return self._by_name[name]

    def _add(self, number: int, name: str, fields: Mapping[str, str], secret: str = "", parts: int = 1) -> int:
        self._by_number[number] = self._by_name[name] = Term(number, name, fields, frozenset(secret.split()), parts)
        return number


class Events(Vocabulary):
    """The kinds of events. Arguments listed in `secret` are known to the event's own audience alone."""

    def add(self, name: str, *, secret: str = "", **fields: str) -> int:
        """Declares a kind of event with up to four arguments; gives its number."""
        return self._add(len(self._by_number), name, fields, secret)


class Frames(Vocabulary):
    """The kinds of frames of the interrupt stack, each with up to three arguments."""

    def decision(self, name: str, **fields: str) -> int:
        """Declares a decision: a seat must choose."""
        return self._add(sum(term.number < FIRST_TASK for term in self), name, fields)

    def task(self, name: str, parts: int = 1, /, **fields: str) -> int:
        """Declares a task: the rules go on by themselves.

        If its first argument, from 0 to parts - 1, says which part of it comes next, then on a GPU games at
        different parts wait apart (see `pool`).
        """
        return self._add(FIRST_TASK + sum(term.number >= FIRST_TASK for term in self), name, fields, parts=parts)
