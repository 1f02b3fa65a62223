"""Kragmortha's board as a reader of the rulebook sees it: worked out from its maps, not from the program."""

from collections.abc import Iterator

DIRECTIONS = {"north": (0, -1), "east": (1, 0), "south": (0, 1), "west": (-1, 0)}
SYMBOLS = ("scroll", "stones", "potion", "book")

LAYOUTS = {
    (2, 3, 4): """
        x x x x x x x
        x x x x x x x
        x x x x x x x
        # # # # # # #
        s S s s s S #
        . . . . . . #
        . . . . T . #
        . . . . . . #
        D D . . . . #
        D D . R . . T
    """,
    (5, 6): """
        x x x x x x x
        # # # # # x x
        s s s S # # #
        . . . . s s s
        . T # . # T .
        . . # . # . .
        . . . . T . .
        . . . . . . .
        D D . . . . .
        D D . R . . T
    """,
    (7, 8): """
        S s s s s s S
        . . # . # . .
        . . # T # . .
        . . . . . . .
        . T # . # T .
        . . # . # . .
        . . . . T . .
        . . . # . . .
        D D . # . . .
        D D . R . . T
    """,
}
"""The layouts of the rules: x out of play, # bookcase, s start, T circle, S both, D desk, R Rigor's start."""


class Board:
    """One map, with the symbols of the floor. Spaces are named a1 to g10."""

    def __init__(self, layout: str, floor: str):
        self.letters = dict(zip(space_names(), layout.split(), strict=True))
        letters = {"s": "scroll", "t": "stones", "p": "potion", "b": "book", "D": "ball"}
        self.symbols = dict(zip(space_names(), (letters[letter] for letter in floor.split()), strict=True))
        self.in_play = self.those("sTSDR.")
        self.circles = self.those("TS")
        self.starts = self.those("sS")
        self.desk = self.those("D")

    def those(self, letters: str) -> set[str]:
        """The spaces that the map marks with one of these letters."""
        return {space for space, letter in self.letters.items() if letter in letters}

    def neighbours(self, space: str) -> dict[str, str]:
        """K1: the spaces in play that share a side with this one, by direction."""
        column, row = ord(space[0]), int(space[1:])
        beside = {direction: f"{chr(column + across)}{row + down}" for direction, (across, down) in DIRECTIONS.items()}
        return {direction: name for direction, name in beside.items() if name in self.in_play}

    def around(self, *spaces: str) -> set[str]:
        """All neighbours of these spaces."""
        return {name for space in spaces for name in self.neighbours(space).values()}

    def direction(self, origin: str, space: str) -> str:
        """Which way a neighbour lies."""
        return next(direction for direction, name in self.neighbours(origin).items() if name == space)

    def matching(self, origin: str, *symbols: str) -> set[str]:
        """K10, K13: the directions from a space to neighbours that match one of these symbols."""
        return {
            direction
            for direction, space in self.neighbours(origin).items()
            if "ball" in symbols or self.symbols[space] in (*symbols, "ball")
        }

    def paths(self, *symbols: str) -> Iterator[tuple[str, ...]]:
        """Every walk over plain floor spaces whose steps show these symbols, in this order."""
        walks: list[tuple[str, ...]] = [(space,) for space in sorted(self.those("."))]
        for symbol in symbols:
            walks = [
                (*walk, to)
                for walk in walks
                for to in self.neighbours(walk[-1]).values()
                if self.letters[to] == "." and self.symbols[to] == symbol
            ]
        return iter(walks)


def space_names() -> list[str]:
    """a1, b1, ... g10: row by row."""
    return [f"{column}{row}" for row in range(1, 11) for column in "abcdefg"]


def layout_for(seats: int) -> str:
    """The layout for a number of players."""
    return next(layout for numbers, layout in LAYOUTS.items() if seats in numbers)
