"""Batches on an NVIDIA GPU. See `Batch`; arrays are those of `arrays`.

Nothing here waits for the GPU but what says so: work is handed over, and other libraries' work follows it in order, as
long as they use the default stream (PyTorch does) or take arrays by DLPack (JAX does).
"""

import sys
from typing import Any

import numba
import numpy as np
from numba import cuda
from numpy.typing import ArrayLike

from ludoteca.kernel.batch import Step, checked_moves, checked_place, play_sampled, records_of, refusal
from ludoteca.kernel.chance import key_of, word
from ludoteca.kernel.cuda import scheduler
from ludoteca.kernel.cuda.arrays import DeviceArray
from ludoteca.kernel.cuda.kernels import THREADS, convert, kernels, one_hot, one_hot_bfloat, packed_columns
from ludoteca.kernel.errors import IllegalMove, LudotecaError, NoDevice
from ludoteca.kernel.loops import EVERYBODY
from ludoteca.kernel.match import Match
from ludoteca.kernel.one_hot import check_dtype
from ludoteca.kernel.setting import Setting
from ludoteca.kernel.tape import Tape

# A small batch keeps a large GPU less than busy: whoever opens one knows.
numba.config.CUDA_LOW_OCCUPANCY_WARNINGS = 0

ONE_HOT_BLOCKS = 16
"""Blocks a processor for the one-hot form."""


class CudaBatch:
    """A batch on a GPU."""

    def __init__(self, setting: Setting[Any, Any], size: int, seed: str, record: bool = False):
        if not cuda.is_available():
            raise NoDevice("There is no CUDA device here, or numba-cuda does not see it.")
        self.setting = setting
        self.size = size
        self.seats = setting.seats
        self.moves = setting.game.move_table.size
        self._kernels = kernels(setting.game)
        self._key = tuple(word(key) for key in key_of(seed))
        self._processors = cuda.get_current_device().MULTIPROCESSOR_COUNT
        self._tape = Tape(setting, size) if record else None
        self.boxes = cuda.to_device(setting.boxes)
        self._luck = cuda.to_device(np.zeros(size, np.uint64))
        self._keys = cuda.to_device(np.zeros((size, 2), np.uint64))
        self._numbers = cuda.to_device(np.arange(size, dtype=np.uint64))
        self._blank = cuda.to_device(setting.blank())
        self.states = cuda.device_array(size, setting.game.state.dtype)
        self._which = cuda.to_device(np.arange(size))
        self._how_many = cuda.to_device(np.array([size]))
        self._none = cuda.to_device(np.zeros(1, np.int64))
        self._made: dict[Any, Any] = {}
        self._opened = False
        self._begin(stride=0)
        self._opened = True

    @property
    def seat(self) -> DeviceArray:
        return self._read()[0]

    @property
    def over(self) -> DeviceArray:
        return self._read()[1]

    @property
    def scores(self) -> DeviceArray:
        return self._read()[2]

    @property
    def rewards(self) -> DeviceArray:
        return self._read()[3]

    def legal(self, out: Any = None) -> DeviceArray:
        mask = self._given(out, "legal", (self.size, self.moves), np.bool_)
        self._launch(self._kernels.legal, self.boxes, self.states, mask)
        return DeviceArray(mask)

    def observe(
        self, seat: int | str = "decider", form: str = "index", out: Any = None, dtype: str = "float32"
    ) -> DeviceArray:
        number, views, encoded = self.setting.viewpoint(seat, form)
        check_dtype(dtype, form)
        shape = (self.size, self.setting.game.observation.size)
        full = (self.size, views, shape[1]) if number == EVERYBODY else shape
        rows = self._given(None if encoded else out, "rows", full, np.uint8)
        flat = rows.reshape(self.size * views * shape[1])
        together, count = self._kernels.rows_together, self.size * views
        who = 0 if number == EVERYBODY else number
        self._kernels.observe[(count + together - 1) // together, together](
            self.boxes, self.states, who, views, flat.view(np.uint32), count
        )
        if not encoded:
            return DeviceArray(rows)
        bfloat = dtype == "bfloat16"
        columns = self._kept("columns", lambda: cuda.to_device(packed_columns(self.setting.one_hot.table)))
        width = len(columns)
        wide = (self.size, views, width) if number == EVERYBODY else (self.size, width)
        encoded_rows = self._given(out, "one-hot", wide, np.uint16 if bfloat else np.float32)
        encode = one_hot_bfloat if bfloat else one_hot
        words = encoded_rows.reshape(count * width)
        encode[ONE_HOT_BLOCKS * self._processors, THREADS](
            flat.reshape(count, shape[1]), columns, words.view(np.uint32) if bfloat else words
        )
        return DeviceArray(encoded_rows, bfloat)

    def sample(self, logits: Any = None) -> DeviceArray:
        moves = self._given(None, "sample", (self.size,), np.int16)
        if logits is None:
            self._launch(self._kernels.sample, self.boxes, self.states, self._luck, moves)
            return DeviceArray(moves)
        numbers, as_bits = self._taken(logits)
        if len(numbers.shape) != 2 or numbers.shape[0] != self.size or numbers.shape[1] < self.moves:
            raise LudotecaError(f"Logits are {self.size} x {self.moves} real numbers: one for each game and move id.")
        self._launch(self._kernels.sample_logits, self.boxes, self.states, self._luck, numbers, as_bits, moves)
        return DeviceArray(moves)

    def step(self, moves: ArrayLike, check: bool = True) -> Step:
        step = self._play(moves, check)
        self._begin()
        return step

    def play(self, moves: ArrayLike, check: bool = True) -> None:
        self._play(moves, check)

    def play_random(self, steps: int = 1) -> int:
        if steps < 1:
            return 0
        if self._tape is not None:
            return play_sampled(self, steps)
        made = cuda.to_device(np.zeros(self._processors * scheduler.THREADS, np.int64))
        cursor = cuda.to_device(np.zeros(1, np.int64))
        game = self.setting.game
        random = scheduler.random_kernel(game)
        boxes, words = self.boxes, self.boxes.view(np.uint64)
        most = min(steps, game.most_steps)
        random[self._processors, scheduler.THREADS](
            boxes, words, self.states, self._luck, most, made, cursor, self.size
        )
        return int(made.copy_to_host().sum())

    def reset(self, which: ArrayLike | None = None) -> None:
        chosen = self.over.copy_to_host() if which is None else np.asarray(which, bool)
        places = np.flatnonzero(chosen)
        if len(places):
            self._which[: len(places)].copy_to_device(places.astype(np.int64))
            self._how_many.copy_to_device(np.array([len(places)]))
            self._begin()

    def match(self, index: int) -> Match[Any, Any]:
        states = self._held(checked_place(index, self.size))
        return Match(self.setting, states) if self._tape is None else self._tape.match(index, states)

    def records(self) -> list[dict[str, Any]]:
        return records_of(self._tape)

    def bytes(self) -> bytes:
        return bytes(self.states.copy_to_host().tobytes())

    def _held(self, place: int) -> Any:
        return self.states[place : place + 1].copy_to_host()

    def _play(self, moves: ArrayLike, check: bool) -> Step:
        """Plays; the places of the games that are over then are in `_which`."""
        chosen = self._chosen(moves)
        if check:
            self._check(chosen)
        if self._tape is not None:
            self._tape.played(chosen.copy_to_host())
        rewards = self._given(None, "rewards", (self.size, self.seats), np.float32)
        done = self._given(None, "done", (self.size,), np.bool_)
        self._how_many.copy_to_device(self._none)
        self._launch(self._kernels.step, self.boxes, self.states, chosen, rewards, done, self._which, self._how_many)
        return Step(DeviceArray(rewards), DeviceArray(done))

    def _chosen(self, moves: Any) -> Any:
        """The moves as the kernels take them."""
        if not cuda.is_cuda_array(moves):
            return cuda.to_device(checked_moves(moves, self.size, self.moves))
        here = cuda.as_cuda_array(moves)
        if here.shape != (self.size,) or here.dtype.kind not in "iu":
            raise IllegalMove(f"A batch of {self.size} games takes {self.size} whole numbers as moves.")
        if here.dtype == np.int16:
            return here
        chosen = self._given(None, "chosen", (self.size,), np.int16)
        self._launch(convert, here, chosen)
        return chosen

    def _check(self, chosen: Any) -> None:
        """Waits until the GPU has looked at every move."""
        refused = cuda.to_device(np.array([0, self.size]))
        self._launch(self._kernels.refuse, self.boxes, self.states, chosen, refused)
        count, first = refused.copy_to_host().tolist()
        if count:
            raise refusal(int(chosen[first : first + 1].copy_to_host()[0]), first, count)

    def _begin(self, stride: int | None = None) -> None:
        """Sets up the next game in each of the places in `_which`."""
        if self._tape is not None:
            places = self._which[: int(self._how_many.copy_to_host()[0])].copy_to_host()
            # At the very first there is no game yet, and the memory holds whatever was there before.
            for place in places.tolist() if self._opened else ():
                held = self._held(place)
                if held["over"][0]:
                    self._tape.ended(place, held)
            self._tape.begun(places.tolist())
        self._kernels.begin[(self.size + THREADS - 1) // THREADS, THREADS](
            self.boxes,
            self.states,
            self._blank,
            self.seats,
            *self._key,
            self._numbers,
            word(self.size if stride is None else stride),
            self._keys,
            self._luck,
            self._which,
            self._how_many,
        )

    def _read(self) -> tuple[DeviceArray, DeviceArray, DeviceArray, DeviceArray]:
        seat = cuda.device_array(self.size, np.int8)
        over = cuda.device_array(self.size, np.bool_)
        scores = cuda.device_array((self.size, self.seats), np.float32)
        rewards = cuda.device_array((self.size, self.seats), np.float32)
        self._launch(self._kernels.read, self.states, self.seats, seat, over, scores, rewards)
        return DeviceArray(seat), DeviceArray(over), DeviceArray(scores), DeviceArray(rewards)

    def _taken(self, logits: Any) -> tuple[Any, bool]:
        """Logits of any library, and whether they are the bits of bfloat16."""
        if not cuda.is_cuda_array(logits) and not str(getattr(logits, "dtype", "")).endswith("bfloat16"):
            return cuda.to_device(np.ascontiguousarray(logits, np.float32)), False
        as_bits = str(logits.dtype) == "torch.bfloat16"
        if as_bits:
            # PyTorch shows no bfloat16 by the interface of arrays, but it shows its bits.
            logits = logits.detach().view(sys.modules["torch"].int16)
        elif hasattr(logits, "detach"):
            logits = logits.detach()
        return cuda.as_cuda_array(logits), as_bits

    def _given(self, out: Any, name: str, shape: tuple[int, ...], kind: Any) -> Any:
        """The array to write into: the one that was given, if it fits, or the one that is kept for this."""
        if out is None:
            return self._kept((name, shape, kind), lambda: cuda.device_array(shape, kind))
        if kind == np.uint16 and str(getattr(out, "dtype", "")) == "torch.bfloat16":
            out = out.view(sys.modules["torch"].int16)
            kind = np.int16
        here = cuda.as_cuda_array(out) if cuda.is_cuda_array(out) else None
        if here is None or here.dtype != kind or here.size != np.prod(shape) or not here.is_c_contiguous():
            wanted = " x ".join(map(str, shape))
            raise LudotecaError(
                f"`out` must be a contiguous array on the GPU of {wanted} numbers of type {np.dtype(kind).name}."
            )
        return here.reshape(shape)

    def _kept(self, name: Any, make: Any) -> Any:
        if name not in self._made:
            self._made[name] = make()
        return self._made[name]

    def _launch(self, kernel: Any, *args: Any) -> None:
        kernel[(self.size + THREADS - 1) // THREADS, THREADS](*args, self.size)
