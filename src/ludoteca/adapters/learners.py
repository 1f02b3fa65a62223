"""One seat that learns in each of many games, in arrays: what the vector environments are made of."""

from collections.abc import Callable
from typing import Any, NamedTuple

import numpy as np
from numpy.typing import NDArray

from ludoteca.kernel.batch import CpuBatch
from ludoteca.kernel.errors import BadOption, BadSeats, IllegalMove
from ludoteca.kernel.setting import Setting

Policy = Callable[[NDArray[Any], NDArray[np.bool_]], NDArray[Any]]
"""Chooses for all games at once: from observations and masks of legal moves, a move id for each."""
ILLEGAL = ("lose", "random", "raise")
LOST = -1.0


class Played(NamedTuple):
    """What came of a step, for each game: the learner's reward, whether it is over, whether its action was illegal."""

    rewards: NDArray[np.float32]
    done: NDArray[np.bool_]
    illegal: NDArray[np.bool_]


class Learners:
    """One seat in each of many games; the other seats play at random, or as a policy says.

    `begin` deals, `play` plays up to the learners' next decisions, and `renew` replaces games: first look at what was
    seen last in those that are over.
    """

    def __init__(
        self,
        setting: Setting[Any, Any],
        size: int,
        opponents: str | Policy,
        seat: int | None,
        form: str,
        illegal: str,
        threads: int | None,
    ):
        if isinstance(opponents, str) and opponents != "random":
            raise BadOption(f"Opponents of many games at once are “random” or a policy, not “{opponents}”.")
        if seat is not None and seat not in range(setting.seats):
            raise BadSeats(f"There is no seat {seat}: they are numbered 0 to {setting.seats - 1}.")
        if illegal not in ILLEGAL:
            raise BadOption(f"An illegal action can {', '.join(ILLEGAL)}, not “{illegal}”.")
        self.setting = setting
        self.size = size
        self._opponents = opponents
        self._fixed = seat
        self._form = form
        self._illegal = illegal
        self._threads = threads

    def begin(self, chance: np.random.Generator) -> None:
        """New games, each up to the first decision of its learner."""
        self._chance = chance
        self.batch = CpuBatch(self.setting, self.size, f"{chance.integers(2**63)}", self._threads)
        self.seats = np.zeros(self.size, np.int8)
        self.renew(np.ones(self.size, bool), dealt=True)

    def play(self, actions: Any) -> Played:
        """A move in each game, then those of the others until the learner must decide again or the game is over."""
        moves = np.asarray(actions, np.int16)
        places = np.arange(self.size)
        illegal = ~self.mask[places, moves]
        if illegal.any():
            moves = self._replaced(moves, illegal)
        self.batch.play(moves, check=False)
        self._others()
        lost = illegal & (self._illegal == "lose")
        rewards = np.where(lost, LOST, self.batch.rewards[places, self.seats]).astype(np.float32)
        return Played(rewards, self.batch.over | lost, illegal)

    def renew(self, places: NDArray[np.bool_], dealt: bool = False) -> None:
        """Sets up new games, gives the learners their seats there, and brings them to their first decisions."""
        while places.any():
            if not dealt:
                self.batch.reset(places)
            drawn = self._chance.integers(self.setting.seats, size=self.size)
            self.seats[places] = (drawn if self._fixed is None else np.full(self.size, self._fixed))[places]
            self._others()
            # A game that ended before its seat had anything to decide taught nothing.
            places, dealt = places & self.batch.over, False
        self.mask = self.batch.legal()

    def observed(self) -> NDArray[Any]:
        """What each learner sees."""
        seen = self.batch.observe("all", form=self._form)
        rows: NDArray[Any] = seen[np.arange(self.size), self.seats]
        return rows

    def _replaced(self, moves: NDArray[np.int16], illegal: NDArray[np.bool_]) -> NDArray[np.int16]:
        """The moves, with what is to be played in place of illegal ones; -1 for nothing."""
        if self._illegal == "raise":
            game = int(illegal.argmax())
            raise IllegalMove(f"Move {moves[game]} is not legal in game {game}; none was played.")
        instead = self.batch.sample() if self._illegal == "random" else np.full_like(moves, -1)
        return np.where(illegal, instead, moves)

    def _others(self) -> None:
        """Lets the others play until in each game its learner must decide, or the game is over."""
        while True:
            deciding = self.batch.seat
            waiting = (deciding >= 0) & (deciding != self.seats)
            if not waiting.any():
                return
            if isinstance(self._opponents, str):
                moves = self.batch.sample()
                check = False
            else:
                chosen = self._opponents(self.batch.observe(form=self._form), self.batch.legal())
                moves, check = np.asarray(chosen, np.int16), True
            self.batch.play(np.where(waiting, moves, np.int16(-1)), check=check)
