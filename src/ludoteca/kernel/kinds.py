"""Kinds of things that a game tells apart: effects, phases, endings."""

from collections.abc import Sequence
from typing import Any, Literal, overload

from ludoteca.kernel.errors import BadGame


class Kinds(Sequence[str]):
    """Names declared one after the other. `add` gives the number that the rules use: it follows from the place.

    EFFECTS = Kinds()
    HASTE = EFFECTS.add("haste")
    WARD = EFFECTS.add("ward")
    """

    def __init__(self) -> None:
        self._names: list[str] = []

    def add(self, name: str) -> int:
        """Declares a kind; gives its number."""
        if name in self._names:
            raise BadGame(f"The kind “{name}” is declared twice.")
        self._names.append(name)
        return len(self._names) - 1

    @overload
    def __getitem__(self, number: int) -> str: ...
    @overload
    def __getitem__(self, number: slice) -> list[str]: ...
    def __getitem__(self, number: int | slice) -> str | list[str]:
        return self._names[number]

    def __len__(self) -> int:
        return len(self._names)


def one_of(names: Sequence[str]) -> Any:
    """The type of a field that is one of these names: what a box is checked by."""
    return Literal[tuple(names)]
