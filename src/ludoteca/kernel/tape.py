"""The moves of a batch, kept so that its games can be recorded."""

from collections.abc import Iterable
from typing import Any

import numpy as np
from numpy.typing import NDArray

from ludoteca.kernel.chance import seed_of
from ludoteca.kernel.match import Match
from ludoteca.kernel.setting import Setting


class Tape:
    """What was played in each place of a batch since its game began, and the records of the games that ended."""

    def __init__(self, setting: Setting[Any, Any], size: int):
        self._setting = setting
        self._steps: list[NDArray[np.int16]] = []
        self._dropped = 0
        """How many steps were played that no game needs any more."""
        self._begun = np.zeros(size, np.int64)
        self._records: list[dict[str, Any]] = []

    def played(self, moves: NDArray[np.int16]) -> None:
        """A step: a move in each place, -1 where there was none."""
        self._steps.append(moves.copy())

    def match(self, place: int, states: Any) -> Match[Any, Any]:
        """The game in a place, with all its moves."""
        first = int(self._begun[place]) - self._dropped
        moves = [int(step[place]) for step in self._steps[first:] if step[place] >= 0]
        match: Match[Any, Any] = Match(self._setting, states)
        match.seed = seed_of(*(int(key) for key in match.state.key))
        match.recorded([str(self._setting.all_moves[move]) for move in moves])
        return match

    def ended(self, place: int, states: Any) -> None:
        """The game in a place is over: its record is kept."""
        self._records.append(self.match(place, states).record())

    def begun(self, places: Iterable[int]) -> None:
        """New games stand there."""
        self._begun[list(places)] = self._dropped + len(self._steps)
        needless = int(self._begun.min()) - self._dropped
        if needless > len(self._steps) // 2:
            del self._steps[:needless]
            self._dropped += needless

    def records(self) -> list[dict[str, Any]]:
        """The records of all games that ended since this was last asked."""
        records, self._records = self._records, []
        return records
