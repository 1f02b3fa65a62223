"""Batches: many games side by side, arrays in and arrays out."""

import os
from collections.abc import Callable
from concurrent.futures import ThreadPoolExecutor
from typing import Any, Protocol

import numpy as np
from numpy.typing import ArrayLike, NDArray

from ludoteca.kernel.chance import key_of, word
from ludoteca.kernel.compiling import COMPILED
from ludoteca.kernel.errors import IllegalMove, LudotecaError, NoDevice
from ludoteca.kernel.game import Setting
from ludoteca.kernel.match import Match
from ludoteca.kernel.state import Menu


class Batch(Protocol):
    """Many games of one setting. On a GPU the arrays are device arrays that other libraries take without a copy."""

    size: int
    seats: int
    moves: int

    @property
    def seat(self) -> Any:
        """The seat that must decide in each game; -1 where it is over."""

    @property
    def over(self) -> Any:
        """Whether each game is over."""

    @property
    def scores(self) -> Any:
        """For each game and seat its share of the victory: 1, a part of 1, or 0."""

    def legal(self) -> Any:
        """For each game and move id whether it is legal."""

    def play(self, moves: ArrayLike, check: bool = True) -> None:
        """A move id for each game; -1 leaves a game as it is. If one is illegal none is played."""

    def play_random(self, steps: int = 1) -> int:
        """Up to that many random decisions in each game; gives how many were made in all."""

    def reset(self, which: ArrayLike | None = None) -> None:
        """Sets up new games where `which` says so; without it, where the game is over."""

    def match(self, index: int) -> Match[Any, Any]:
        """One of the games, to look at or to go on with on its own."""

    def bytes(self) -> bytes:
        """All states, as they are in memory."""


def open_batch(setting: Setting[Any, Any], size: int, seed: str, device: str, threads: int | None) -> Batch:
    """A batch on a device: "cpu", or "cuda"."""
    if size < 1:
        raise LudotecaError(f"A batch has at least one game, not {size}.")
    if device == "cpu":
        return CpuBatch(setting, size, seed, threads)
    if device == "cuda":
        if not COMPILED:
            raise NoDevice("A GPU runs compiled rules only: unset LUDOTECA_COMPILE.")
        # numba-cuda still asks for a name that NumPy has dropped.
        vars(np).setdefault("row_stack", np.vstack)
        from ludoteca.kernel.cuda import CudaBatch

        return CudaBatch(setting, size, seed)
    raise NoDevice(f"There is no device “{device}”. There are: cpu, cuda.")


class CpuBatch:
    """A batch on CPU threads."""

    def __init__(self, setting: Setting[Any, Any], size: int, seed: str, threads: int | None = None):
        self.setting = setting
        self.size = size
        self.seats = setting.seats
        self.moves = setting.game.move_table.size
        self._loops = setting.game.loops
        self._threads = max(1, min(threads or os.cpu_count() or 1, size))
        self._pool = ThreadPoolExecutor(self._threads) if self._threads > 1 and COMPILED else None
        self._key = tuple(word(key) for key in key_of(seed))
        self._begun = 0
        state = setting.game.state
        self.states: Any = state.blank_array(size) if COMPILED else [state() for _ in range(size)]
        self._number: Any = np.zeros(size, np.uint64) if COMPILED else [0] * size
        self._keys: Any = np.zeros((size, 2), np.uint64) if COMPILED else [[0, 0] for _ in range(size)]
        self.luck: Any = np.zeros(size, np.uint64) if COMPILED else [0] * size
        self.reset(np.ones(size, bool))

    @property
    def seat(self) -> NDArray[np.int8]:
        return self._read()[0]

    @property
    def over(self) -> NDArray[np.bool_]:
        return self._read()[1]

    @property
    def scores(self) -> NDArray[np.float32]:
        return self._read()[2]

    def legal(self) -> NDArray[np.bool_]:
        mask = np.zeros((self.size, self.moves), bool)
        self._share(lambda first, end: self._loops.legal_many(self._boxes, self.states, _menus(), mask, first, end))
        return mask

    def play(self, moves: ArrayLike, check: bool = True) -> None:
        chosen = checked_moves(moves, self.size, self.moves)
        if check:
            raise_refused(self.legal(), chosen)
        held: Any = chosen if COMPILED else chosen.tolist()
        self._share(lambda first, end: self._loops.play_many(self._boxes, self.states, held, first, end))

    def play_random(self, steps: int = 1) -> int:
        made = self._share(
            lambda first, end: self._loops.random_many(self._boxes, self.states, _menus(), self.luck, steps, first, end)
        )
        return int(sum(made))

    def reset(self, which: ArrayLike | None = None) -> None:
        indices = np.flatnonzero(self.over if which is None else np.asarray(which, bool))
        blank = self.setting.game.state()
        if COMPILED:
            self.states[indices] = blank.array()[0]
            self._number[indices] = np.arange(self._begun, self._begun + len(indices), dtype=np.uint64)
        else:
            for number, i in enumerate(indices, self._begun):
                self.states[i] = blank.copy()
                self._number[i] = number
        self._begun += len(indices)
        self._share(lambda first, end: self._begin(indices, first, end), len(indices))

    def _begin(self, which: NDArray[np.intp], first: int, end: int) -> None:
        loops = self._loops
        loops.spread_keys(*self._key, self._number, self._keys, self.luck, which, first, end)
        loops.begin_many(self._boxes, self.states, self.seats, self._keys, which, first, end)

    def match(self, index: int) -> Match[Any, Any]:
        state = self.states[index : index + 1].copy() if COMPILED else [self.states[index].copy()]
        return Match(self.setting, state)

    def bytes(self) -> bytes:
        if COMPILED:
            return bytes(self.states.tobytes())
        return b"".join(s.array().tobytes() for s in self.states)

    @property
    def _boxes(self) -> Any:
        return self.setting.boxes

    def _read(self) -> tuple[NDArray[np.int8], NDArray[np.bool_], NDArray[np.float32]]:
        seat = np.zeros(self.size, np.int8)
        over = np.zeros(self.size, bool)
        scores = np.zeros((self.size, self.seats), np.float32)
        self._loops.read_many(self.states, self.seats, seat, over, scores, 0, self.size)
        return seat, over, scores

    def _share(self, work: Callable[[int, int], Any], count: int | None = None) -> list[Any]:
        """Shares the games out among the threads."""
        count = self.size if count is None else count
        if self._pool is None:
            return [work(0, count)]
        edges = [count * k // self._threads for k in range(self._threads + 1)]
        return list(self._pool.map(work, edges[:-1], edges[1:]))


def checked_moves(moves: ArrayLike, size: int, most: int) -> NDArray[np.int16]:
    """The moves as an array of ids, one a game."""
    chosen = np.asarray(moves)
    if chosen.shape != (size,) or chosen.dtype.kind not in "iu":
        raise IllegalMove(f"A batch of {size} games takes {size} whole numbers as moves.")
    if chosen.size and not (chosen.min() >= -1 and chosen.max() < most):
        raise IllegalMove(f"Move ids go from 0 to {most - 1}; -1 passes over a game.")
    return np.ascontiguousarray(chosen, np.int16)


def raise_refused(legal: NDArray[np.bool_], moves: NDArray[np.int16]) -> None:
    """Names the first game whose move is not legal."""
    refused = (moves >= 0) & ~legal[np.arange(len(moves)), moves]
    if refused.any():
        first = int(refused.argmax())
        raise IllegalMove(
            f"Move {moves[first]} is not legal in game {first} ({int(refused.sum())} games refused); none was played."
        )


def _menus() -> Any:
    return Menu.blank_array(1) if COMPILED else [Menu()]
