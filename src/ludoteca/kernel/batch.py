"""Batches: many games side by side, arrays in and arrays out."""

import os
from collections.abc import Callable
from concurrent.futures import ThreadPoolExecutor
from typing import Any, NamedTuple, Protocol

import numpy as np
from numpy.typing import ArrayLike, NDArray

from ludoteca.kernel.chance import key_of, word
from ludoteca.kernel.compiling import COMPILED
from ludoteca.kernel.errors import IllegalMove, LudotecaError
from ludoteca.kernel.limits import MOST_MOVES
from ludoteca.kernel.loops import EVERYBODY
from ludoteca.kernel.match import Match
from ludoteca.kernel.one_hot import check_dtype, encode
from ludoteca.kernel.setting import Setting
from ludoteca.kernel.state import Menu
from ludoteca.kernel.tape import Tape

ALIGNED = 64
"""Bytes at a multiple of which arrays begin."""
_NO_LOGITS = np.zeros((1, 1), np.float32)


class Step(NamedTuple):
    """What a step brought: for each game and seat a reward, and in which games a new one has begun."""

    rewards: Any
    done: Any


class Batch(Protocol):
    """Many games of one setting.

    Other libraries take the arrays without a copy; on a GPU they are device arrays. There `observe`, `legal`, `sample`
    and `step` write into the same memory each time, unless `out` says where else: copy what must last longer.
    """

    setting: Setting[Any, Any]
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

    @property
    def rewards(self) -> Any:
        """For each game and seat what the end is worth, as `step` tells it; zeros before the end."""

    def legal(self, out: Any = None) -> Any:
        """For each game and move id whether it is legal."""

    def observe(self, seat: int | str = "decider", form: str = "index", out: Any = None, dtype: str = "float32") -> Any:
        """What the seat to decide sees in each game, as a row of bytes: see `Game.observation`.

        `seat` can be the number of a seat, or "all": then there is a row for each. With `form="one-hot"` there are
        numbers from 0 to 1, a column for each of `Setting.one_hot`; on a GPU they can be of type "bfloat16".
        """

    def sample(self, logits: Any = None) -> Any:
        """A legal move for each game, -1 where it is over: drawn with the softmax of its logits, or evenly."""

    def step(self, moves: ArrayLike, check: bool = True) -> Step:
        """Plays a move id in each game, then sets up a new game where one has ended.

        Rewards come at the end of a game: see docs/research.md. They are those of the game that has ended, while
        `seat`, `legal` and `observe` tell of the new one.
        """

    def play(self, moves: ArrayLike, check: bool = True) -> None:
        """A move id for each game; -1 leaves a game as it is. If one is illegal none is played."""

    def play_random(self, steps: int = 1) -> int:
        """Up to that many random decisions in each game; gives how many were made in all."""

    def reset(self, which: ArrayLike | None = None) -> None:
        """Sets up new games where `which` says so; without it, where the game is over."""

    def match(self, index: int) -> Match[Any, Any]:
        """One of the games, to look at or to go on with on its own."""

    def records(self) -> list[dict[str, Any]]:
        """The records of the games that ended since this was last asked. The batch must be opened with `record`."""

    def bytes(self) -> bytes:
        """All states, as they are in memory."""


class CpuBatch:
    """A batch on CPU threads."""

    def __init__(
        self, setting: Setting[Any, Any], size: int, seed: str, threads: int | None = None, record: bool = False
    ):
        self.setting = setting
        self.size = size
        self.seats = setting.seats
        self.moves = setting.game.move_table.size
        self._threads = max(1, min(threads or os.cpu_count() or 1, size))
        self._seed = seed
        self._tape = Tape(setting, size) if record else None
        state = setting.game.state
        self.states: Any = state.blank_array(size) if COMPILED else [state() for _ in range(size)]
        self._blanks: Any = setting.blank()
        self._numbers: Any = np.arange(size, dtype=np.uint64) if COMPILED else list(range(size))
        self._keys: Any = np.zeros((size, 2), np.uint64) if COMPILED else [[0, 0] for _ in range(size)]
        self.luck: Any = np.zeros(size, np.uint64) if COMPILED else [0] * size
        self._open()
        self._renew(np.arange(size), stride=0)

    def _open(self) -> None:
        """Gets ready what a copy in another process has to make for itself."""
        self._loops = self.setting.game.loops
        self._pool = ThreadPoolExecutor(self._threads) if self._threads > 1 and COMPILED else None
        self._key = tuple(word(key) for key in key_of(self._seed))

    def __getstate__(self) -> dict[str, Any]:
        return {name: value for name, value in vars(self).items() if name not in ("_loops", "_pool", "_key")}

    def __setstate__(self, state: dict[str, Any]) -> None:
        vars(self).update(state)
        self._open()

    @property
    def seat(self) -> NDArray[np.int8]:
        return self._read()[0]

    @property
    def over(self) -> NDArray[np.bool_]:
        return self._read()[1]

    @property
    def scores(self) -> NDArray[np.float32]:
        return self._read()[2]

    @property
    def rewards(self) -> NDArray[np.float32]:
        return self._read()[3]

    def legal(self, out: Any = None) -> NDArray[np.bool_]:
        mask = given(out, (self.size, self.moves), np.bool_)
        self.share(lambda first, end: self._loops.legal_many(self._boxes, self.states, _menus(), mask, first, end))
        return mask

    def observe(
        self, seat: int | str = "decider", form: str = "index", out: Any = None, dtype: str = "float32"
    ) -> NDArray[Any]:
        number, views, one_hot = self.setting.viewpoint(seat, form)
        check_dtype(dtype, form, ("float32",))
        shape = (self.size, views, self.setting.game.observation.size)
        rows = given(None if one_hot else out, shape, np.uint8)
        self.share(lambda first, end: self._loops.observe_many(self._boxes, self.states, number, rows, first, end))
        if one_hot:
            columns = given(out, (self.size, views, self.setting.one_hot.size), np.float32)
            rows = encode(rows, self.setting.one_hot, columns)
        return rows if number == EVERYBODY else rows[:, 0]

    def sample(self, logits: Any = None) -> NDArray[np.int16]:
        moves = aligned((self.size,), np.int16)
        evenly = logits is None
        asked = _NO_LOGITS if evenly else checked_logits(real_numbers(logits), self.size, self.moves)
        self.share(
            lambda first, end: self._loops.sample_many(
                self._boxes, self.states, _menus(), self.luck, evenly, asked, _weights(), moves, first, end
            )
        )
        return moves

    def step(self, moves: ArrayLike, check: bool = True) -> Step:
        step = self._play(moves, check)
        self._renew(np.flatnonzero(step.done))
        return step

    def play(self, moves: ArrayLike, check: bool = True) -> None:
        self._play(moves, check)

    def _play(self, moves: ArrayLike, check: bool) -> Step:
        held = self._take(moves, check)
        rewards = aligned((self.size, self.seats), np.float32)
        done = aligned((self.size,), bool)
        self.share(lambda first, end: self._loops.step_many(self._boxes, self.states, held, rewards, done, first, end))
        return Step(rewards, done)

    def _take(self, moves: ArrayLike, check: bool) -> Any:
        """The moves as the loops take them, checked and kept."""
        chosen = checked_moves(moves, self.size, self.moves)
        if check:
            raise_refused(self.legal(), chosen)
        if self._tape is not None:
            self._tape.played(chosen)
        return chosen if COMPILED else chosen.tolist()

    def play_random(self, steps: int = 1) -> int:
        if self._tape is not None:
            return play_sampled(self, steps)
        made = self.share(
            lambda first, end: self._loops.random_many(self._boxes, self.states, _menus(), self.luck, steps, first, end)
        )
        return int(sum(made))

    def reset(self, which: ArrayLike | None = None) -> None:
        self._renew(np.flatnonzero(self.over if which is None else np.asarray(which, bool)))

    def _renew(self, places: NDArray[np.intp], stride: int | None = None) -> None:
        """Sets up the next game in each of these places."""
        if self._tape is not None:
            for place in places[self.over[places]].tolist():
                self._tape.ended(place, self._held(place))
            self._tape.begun(places.tolist())
        if COMPILED:
            self.states[places] = self._blanks[0]
        else:
            for place in places:
                self.states[place] = self._blanks[0].copy()
        apart = word(self.size if stride is None else stride)
        self.share(lambda first, end: self._begin(places, apart, first, end), len(places))

    def _begin(self, places: NDArray[np.intp], apart: Any, first: int, end: int) -> None:
        loops = self._loops
        loops.spread_keys(*self._key, self._numbers, apart, self._keys, self.luck, places, first, end)
        loops.begin_many(self._boxes, self.states, self.seats, self._keys, places, first, end)

    def match(self, index: int) -> Match[Any, Any]:
        states = self._held(checked_place(index, self.size))
        return Match(self.setting, states) if self._tape is None else self._tape.match(index, states)

    def records(self) -> list[dict[str, Any]]:
        return records_of(self._tape)

    def bytes(self) -> bytes:
        if COMPILED:
            return bytes(self.states.tobytes())
        return b"".join(s.array().tobytes() for s in self.states)

    @property
    def _boxes(self) -> Any:
        return self.setting.boxes

    def _held(self, place: int) -> Any:
        """A copy of a state, as a match holds it."""
        return self.states[place : place + 1].copy() if COMPILED else [self.states[place].copy()]

    def _read(self) -> tuple[NDArray[np.int8], NDArray[np.bool_], NDArray[np.float32], NDArray[np.float32]]:
        seat = aligned((self.size,), np.int8)
        over = aligned((self.size,), bool)
        scores = aligned((self.size, self.seats), np.float32)
        rewards = aligned((self.size, self.seats), np.float32)
        self._loops.read_many(self.states, self.seats, seat, over, scores, rewards, 0, self.size)
        return seat, over, scores, rewards

    def share(self, work: Callable[[int, int], Any], count: int | None = None) -> list[Any]:
        """Shares the games out among the threads."""
        count = self.size if count is None else count
        if self._pool is None:
            return [work(0, count)]
        edges = [count * k // self._threads for k in range(self._threads + 1)]
        return list(self._pool.map(work, edges[:-1], edges[1:]))


def given(out: Any, shape: tuple[int, ...], kind: Any) -> NDArray[Any]:
    """The array to write into: the one that was given, if it fits, or a new one. PyTorch's tensors are looked into."""
    if out is None:
        return aligned(shape, kind)
    if hasattr(out, "detach"):
        out = np.asarray(out.detach())
    if not isinstance(out, np.ndarray) or out.dtype != kind or out.size != np.prod(shape) or not out.flags.c_contiguous:
        wanted = " x ".join(map(str, shape))
        raise LudotecaError(f"`out` must be a contiguous array of {wanted} numbers of type {np.dtype(kind).name}.")
    return out.reshape(shape)


def aligned(shape: tuple[int, ...], kind: Any) -> NDArray[Any]:
    """Zeros that begin where JAX takes them without a copy, too."""
    size = int(np.prod(shape)) * np.dtype(kind).itemsize
    room = np.zeros(size + ALIGNED, np.uint8)
    begin = -room.ctypes.data % ALIGNED
    zeros: NDArray[Any] = room[begin : begin + size].view(kind)
    return zeros.reshape(shape)


def real_numbers(logits: Any) -> NDArray[Any]:
    """Logits of any library: gradients are left behind, and bfloat16, which NumPy does not know, becomes float32."""
    if hasattr(logits, "detach"):
        logits = logits.detach()
        logits = logits.float() if str(logits.dtype) == "torch.bfloat16" else logits
    numbers: NDArray[Any] = np.asarray(logits)
    return numbers.astype(np.float32) if numbers.dtype.name == "bfloat16" else numbers


def checked_place(index: int, size: int) -> int:
    """The number of a game of the batch."""
    if isinstance(index, bool) or not isinstance(index, int | np.integer) or not 0 <= index < size:
        raise LudotecaError(f"There is no game {index!r} in this batch: they are numbered 0 to {size - 1}.")
    return int(index)


def checked_logits(logits: Any, size: int, moves: int) -> Any:
    """Logits: a number for each game and move id; what stands behind those is not looked at."""
    if logits.ndim != 2 or len(logits) != size or logits.shape[1] < moves or logits.dtype.kind != "f":
        raise LudotecaError(f"Logits are {size} x {moves} real numbers: one for each game and move id.")
    return np.ascontiguousarray(logits, np.float32)


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
        raise refusal(int(moves[first]), first, int(refused.sum()))


def refusal(move: int, game: int, count: int) -> IllegalMove:
    """Says which move is not legal."""
    return IllegalMove(f"Move {move} is not legal in game {game} ({count} games refused); none was played.")


def play_sampled(batch: Batch, steps: int) -> int:
    """Random decisions one by one, for a batch whose moves are kept."""
    made = 0
    for _ in range(steps):
        moves = np.asarray(batch.sample())
        count = int((moves >= 0).sum())
        if count == 0:
            break
        batch.play(moves, check=False)
        made += count
    return made


def records_of(tape: Tape | None) -> list[dict[str, Any]]:
    """The records that a tape has kept."""
    if tape is None:
        raise LudotecaError("This batch keeps no moves: open it with record=True to get records.")
    return tape.records()


def _menus() -> Any:
    return Menu.blank_array(1) if COMPILED else [Menu()]


def _weights() -> NDArray[np.float32]:
    return np.zeros(MOST_MOVES, np.float32)
