"""Batches on an NVIDIA GPU: a thread a game, and the very same rule functions."""

from functools import lru_cache
from types import SimpleNamespace
from typing import Any

import numpy as np
from numba import cuda
from numpy.typing import ArrayLike

from ludoteca.kernel import pool
from ludoteca.kernel.batch import checked_moves, raise_refused
from ludoteca.kernel.chance import key_of, word
from ludoteca.kernel.compact import compact
from ludoteca.kernel.errors import NoDevice
from ludoteca.kernel.game import Game, Setting
from ludoteca.kernel.match import Match
from ludoteca.kernel.state import Menu

THREADS_PER_BLOCK = 256


class CudaBatch:
    """A batch on a GPU. See `Batch`; arrays are device arrays (`__cuda_array_interface__`)."""

    def __init__(self, setting: Setting[Any, Any], size: int, seed: str):
        if not cuda.is_available():
            raise NoDevice("There is no CUDA device here, or numba-cuda does not see it.")
        self.setting = setting
        self.size = size
        self.seats = setting.seats
        self.moves = setting.game.move_table.size
        self._kernels = _kernels(setting.game)
        self._key = tuple(word(key) for key in key_of(seed))
        self._begun = 0
        self._blocks = cuda.get_current_device().MULTIPROCESSOR_COUNT
        self._boxes = cuda.to_device(setting.boxes)
        self._menus = cuda.device_array(size, Menu.dtype)
        self._luck = cuda.to_device(np.zeros(size, np.uint64))
        self._keys = cuda.to_device(np.zeros((size, 2), np.uint64))
        self._blank = cuda.to_device(setting.game.state().array())
        self.states = cuda.device_array(size, setting.game.state.dtype)
        self._begin(np.arange(size))

    @property
    def seat(self) -> Any:
        return self._read()[0]

    @property
    def over(self) -> Any:
        return self._read()[1]

    @property
    def scores(self) -> Any:
        return self._read()[2]

    def legal(self) -> Any:
        mask = cuda.device_array((self.size, self.moves), np.bool_)
        self._launch(self._kernels.legal, self.size, self._boxes, self.states, self._menus, mask)
        return mask

    def play(self, moves: ArrayLike, check: bool = True) -> None:
        here = cuda.is_cuda_array(moves)
        chosen = cuda.as_cuda_array(moves) if here else cuda.to_device(checked_moves(moves, self.size, self.moves))
        if check:
            asked = checked_moves(chosen.copy_to_host(), self.size, self.moves)
            raise_refused(self.legal().copy_to_host(), asked)
        self._launch(self._kernels.play, self.size, self._boxes, self.states, chosen)

    def play_random(self, steps: int = 1) -> int:
        if steps < 1:
            return 0
        made = cuda.to_device(np.zeros(self._blocks * pool.THREADS, np.int64))
        cursor = cuda.to_device(np.zeros(1, np.int64))
        game = self.setting.game
        random = pool.random_kernel(game)
        boxes, words = self._boxes, self._boxes.view(np.uint64)
        most = min(steps, game.most_steps)
        random[self._blocks, pool.THREADS](boxes, words, self.states, self._luck, most, made, cursor, self.size)
        return int(made.copy_to_host().sum())

    def reset(self, which: ArrayLike | None = None) -> None:
        chosen = self.over.copy_to_host() if which is None else np.asarray(which, bool)
        self._begin(np.flatnonzero(chosen))

    def match(self, index: int) -> Match[Any, Any]:
        return Match(self.setting, self.states.copy_to_host()[index : index + 1].copy())

    def bytes(self) -> bytes:
        return bytes(self.states.copy_to_host().tobytes())

    def _begin(self, indices: Any) -> None:
        if not len(indices):
            return
        number = np.zeros(self.size, np.uint64)
        number[indices] = np.arange(self._begun, self._begun + len(indices), dtype=np.uint64)
        self._begun += len(indices)
        which = cuda.to_device(indices.astype(np.int64))
        self._launch(
            self._kernels.begin,
            len(indices),
            self._boxes,
            self.states,
            self._blank,
            self.seats,
            *self._key,
            cuda.to_device(number),
            self._keys,
            self._luck,
            which,
        )

    def _read(self) -> tuple[Any, Any, Any]:
        seat = cuda.device_array(self.size, np.int8)
        over = cuda.device_array(self.size, np.bool_)
        scores = cuda.device_array((self.size, self.seats), np.float32)
        self._launch(self._kernels.read, self.size, self.states, self.seats, seat, over, scores)
        return seat, over, scores

    def _launch(self, kernel: Any, count: int, *args: Any) -> None:
        kernel[(count + THREADS_PER_BLOCK - 1) // THREADS_PER_BLOCK, THREADS_PER_BLOCK](*args, count)
        cuda.synchronize()


@lru_cache
def _kernels(game: Game[Any, Any]) -> SimpleNamespace:
    """The kernels of a game: each thread runs the kernel's loops over the one game that is its own."""
    loops = game.loops
    spread_keys = loops.spread_keys
    begin_many = loops.begin_many
    legal_many = loops.legal_many
    play_many = loops.play_many
    read_many = loops.read_many

    @cuda.jit
    def begin(boxes, states, blank, seats, key0, key1, number, keys, lucks, which, count):
        k = cuda.grid(1)
        if k < count:
            states[which[k]] = blank[0]
            spread_keys(key0, key1, number, keys, lucks, which, k, k + 1)
            begin_many(boxes, states, seats, keys, which, k, k + 1)
        compact()

    @cuda.jit
    def legal(boxes, states, menus, mask, count):
        i = cuda.grid(1)
        if i < count:
            legal_many(boxes, states, menus[i : i + 1], mask, i, i + 1)
        compact()

    @cuda.jit
    def play(boxes, states, moves, count):
        i = cuda.grid(1)
        if i < count:
            play_many(boxes, states, moves, i, i + 1)
        compact()

    @cuda.jit
    def read(states, seats, seat, over, scores, count):
        i = cuda.grid(1)
        if i < count:
            read_many(states, seats, seat, over, scores, i, i + 1)

    return SimpleNamespace(begin=begin, legal=legal, play=play, read=read)
