"""Plays random games, interpreted, with lists in which nobody may count from the end: `careful_play.py GAME GAMES`.

Rules that a GPU runs take indices as they are (see `kernel/cuda/codegen.py`): there, number -1 is somebody else's
memory.
"""

import sys
from typing import Any

import ludoteca
from ludoteca.kernel.structs import FlatStruct


class Careful(list[Any]):
    """A list that has no number -1."""

    def __getitem__(self, index: Any) -> Any:
        return super().__getitem__(self._checked(index))

    def __setitem__(self, index: Any, value: Any) -> None:
        super().__setitem__(self._checked(index), value)

    def _checked(self, index: Any) -> Any:
        if not isinstance(index, slice) and index < 0:
            raise IndexError(f"A rule counts from the end: {index}.")
        return index


def careful(value: Any) -> Any:
    return Careful(map(careful, value)) if isinstance(value, list) else value


class CarefulRecord(FlatStruct):
    """What every record does here in place of its own."""

    def __setattr__(self, name: str, value: Any) -> None:
        object.__setattr__(self, name, careful(value))

    def __deepcopy__(self, _memo: dict[int, Any]) -> Any:
        twin = object.__new__(type(self))
        for name, value in self:
            setattr(twin, name, value)
        return twin


def main() -> None:
    for method in ("__setattr__", "__deepcopy__"):
        setattr(FlatStruct, method, getattr(CarefulRecord, method))
    game = ludoteca.game(sys.argv[1])
    for seats in game.seats:
        batch = game.batch(int(sys.argv[2]), seats, "careful")
        batch.play_random(game.most_steps)
        assert batch.over.all()
        assert isinstance(batch.match(0).state.frame, Careful)


if __name__ == "__main__":
    main()
