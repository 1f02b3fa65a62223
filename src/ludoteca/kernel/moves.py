"""The moves of a game: a fixed table of ids, and the notation in which people write them."""

from collections.abc import Iterator
from dataclasses import dataclass
from math import prod
from typing import TypedDict

from ludoteca.kernel.declarations import Names
from ludoteca.kernel.errors import IllegalMove


@dataclass(frozen=True, slots=True)
class Move:
    """One move. `str(move)` is its notation, such as "step north"."""

    id: int
    kind: str
    args: tuple[str, ...] = ()

    def __str__(self) -> str:
        return " ".join((self.kind, *self.args))


class MoveView(TypedDict):
    """A move, for people and programs."""

    id: int
    kind: str
    args: list[str]
    notation: str


@dataclass(frozen=True)
class MoveKind:
    """A run of ids: one for each combination of the kind's arguments."""

    name: str
    first: int
    domains: tuple[str, ...]
    sizes: tuple[int, ...]

    @property
    def size(self) -> int:
        return prod(self.sizes)


class Moves:
    """All kinds of moves of a game. `add` gives the first id of a kind, for the rules to count from."""

    def __init__(self, sizes: dict[str, int]):
        self._sizes = sizes
        self._kinds: dict[str, MoveKind] = {}
        self.size = 0

    def __iter__(self) -> Iterator[MoveKind]:
        return iter(self._kinds.values())

    def add(self, name: str, *domains: str) -> int:
        """Declares a kind of move with an argument from each domain."""
        kind = MoveKind(name, self.size, domains, tuple(self._sizes[domain] for domain in domains))
        self._kinds[name] = kind
        self.size += kind.size
        return kind.first

    def move(self, number: int, names: Names) -> Move:
        """The move with that id."""
        for kind in self._kinds.values():
            rest = number - kind.first
            if 0 <= rest < kind.size:
                args: list[str] = []
                for domain, size in zip(reversed(kind.domains), reversed(kind.sizes), strict=True):
                    args.append(str(names.name(domain, rest % size)))
                    rest //= size
                return Move(number, kind.name, tuple(reversed(args)))
        raise IllegalMove(f"There is no move number {number}: they go from 0 to {self.size - 1}.")

    def parse(self, notation: str, names: Names) -> Move:
        """The move that a notation means."""
        kind_name, *args = notation.split()[:8] or [""]
        kind = self._kinds.get(kind_name)
        if kind is None:
            known = ", ".join(self._kinds)
            raise IllegalMove(f"“{_short(notation)}” is not a move. Moves begin with one of: {known}.")
        if len(args) != len(kind.domains):
            pattern = " ".join((kind.name, *(f"<{domain}>" for domain in kind.domains)))
            raise IllegalMove(f"“{_short(notation)}” is not a whole move. It is written: {pattern}.")
        number = 0
        for domain, size, arg in zip(kind.domains, kind.sizes, args, strict=True):
            try:
                number = number * size + names.number(domain, arg)
            except KeyError:
                raise IllegalMove(f"“{_short(notation)}”: there is no {domain} “{_short(arg)}”.") from None
        return Move(kind.first + number, kind.name, tuple(args))


def _short(text: str) -> str:
    return text if len(text) <= 60 else text[:57] + "..."
