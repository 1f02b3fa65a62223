"""How a game declares its decisions, tasks and events, and the names of what its numbers stand for.

Rules know numbers only. A *domain* is a set of things that numbers stand for (spaces, cards, seats); `Names`
holds their names. `Frames` lists the decisions and tasks, `Events` the events, each with the domain of each of its
arguments; the number that rules use follows from the place.
"""

from collections.abc import Iterator, Mapping, Sequence
from dataclasses import dataclass, field
from typing import Any

from ludoteca.kernel.errors import BadGame
from ludoteca.kernel.limits import FIRST_TASK, NUMBER

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

    def __contains__(self, domain: str) -> bool:
        return domain in self._names

    def all(self, domain: str) -> list[str]:
        """All names of a domain."""
        return self._names[domain]


def seat_name(seat: int) -> str:
    """How notation and positions name a seat."""
    return f"P{seat + 1}"


def seat_number(name: str) -> int:
    """The seat that a name such as P3 means."""
    return int(name.removeprefix("P")) - 1


def seat_names(most: int) -> list[str]:
    """The names of all seats."""
    return [seat_name(seat) for seat in range(most)]


BOTTOM = "bottom"
"""In place of a kind of frame: nothing lies below."""
ACTIVE = "active"
ANYBODY = "anybody"


@dataclass(frozen=True)
class Term:
    """One kind of event or frame: its number, its name, the domain of each argument.

    `ranges` bounds the arguments that are plain numbers. A frame lies on one of the kinds in `on`, and belongs to
    the player whose turn it is unless `whose` says ANYBODY.
    """

    number: int
    name: str
    fields: Mapping[str, str]
    secret: frozenset[str] = frozenset()
    parts: int = 1
    ranges: Mapping[str, range] = field(default_factory=dict)
    on: frozenset[str] = frozenset()
    whose: str = ANYBODY


class Declarations:
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

    def _add(self, term: Term) -> int:
        self._by_number[term.number] = self._by_name[term.name] = term
        return term.number


class Events(Declarations):
    """The kinds of events. Arguments listed in `secret` are known to the event's own audience alone."""

    def add(self, name: str, *, secret: str = "", **fields: str) -> int:
        """Declares a kind of event with up to four arguments; gives its number."""
        return self._add(Term(len(self._by_number), name, fields, frozenset(secret.split())))


class Frames(Declarations):
    """The kinds of frames of the interrupt stack, each with up to three arguments.

    An argument is of a domain, or a number for which the least and the most are declared: `left="0..9"`. `on` lists
    the kinds of frames that such a frame may lie on, or BOTTOM: what play can never lay together no position may.
    """

    def decision(self, name: str, on: str, whose: str = ACTIVE, /, **fields: str) -> int:
        """Declares a decision: a seat must choose."""
        number = sum(term.number < FIRST_TASK for term in self)
        if number == FIRST_TASK:
            raise BadGame(f"The decision “{name}” is one too many: there is room for {FIRST_TASK}.")
        return self._declare(number, name, on, whose, 1, fields)

    def task(self, name: str, on: str, whose: str = ACTIVE, parts: int = 1, /, **fields: str) -> int:
        """Declares a task: the rules go on by themselves.

        If its first argument, from 0 to parts - 1, says which part of it comes next, then on a GPU games at
        different parts wait apart (see `pool`).
        """
        number = FIRST_TASK + sum(term.number >= FIRST_TASK for term in self)
        return self._declare(number, name, on, whose, parts, fields)

    def _declare(self, number: int, name: str, on: str, whose: str, parts: int, fields: Mapping[str, str]) -> int:
        ranges = {field: _range(domain) for field, domain in fields.items() if ".." in domain}
        domains = {field: NUMBER if field in ranges else domain for field, domain in fields.items()}
        return self._add(Term(number, name, domains, parts=parts, ranges=ranges, on=frozenset(on.split()), whose=whose))


def _range(domain: str) -> range:
    """Such as "0..9": from the least to the most."""
    least, most = map(int, domain.split(".."))
    return range(least, most + 1)
