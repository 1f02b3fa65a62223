"""The kernels of a game's batches: a thread a game, and the very same rule functions.

A thread's own row of an array lies far from its neighbour's, and a GPU writes memory by the line. So the rows of a
block are put together in shared memory first, and then written by all its threads, side by side.
"""

from functools import lru_cache
from types import SimpleNamespace
from typing import Any

import numba
import numpy as np
from numba import cuda

from ludoteca.kernel.chance import lucky, next_luck
from ludoteca.kernel.cuda.codegen import bits_of, compact, float_of
from ludoteca.kernel.game_definition import GameDefinition
from ludoteca.kernel.limits import MOST_MOVES
from ludoteca.kernel.loops import DECIDER, FINE
from ludoteca.kernel.observation import BITS, FILLER, INDEX, NUMBER
from ludoteca.kernel.state import Menu

THREADS = 128
WARP = 32
WARP_BITS = 5
WORD_BYTES = 4
MOST_SHARED = 46 * 1024
BYTE = 0xFFF
OF_AT = 12
WANTED_AT = 20
IS_NUMBER = 1 << 28
"""A column of the one-hot form in one number: its byte, which of the byte's bits count, and what they must be; or that
it is a number, and the largest that it can be.
"""

menu_type = numba.from_dtype(Menu.dtype)
word = numba.uint32


def threads_for(row_words: int) -> int:
    """How many threads a block has whose rows, so many words each, lie in shared memory."""
    threads = THREADS
    while threads > WARP and threads * row_words * WORD_BYTES > MOST_SHARED:
        threads //= 2
    return threads


def packed_columns(table: Any) -> Any:
    """The columns of the one-hot form as the kernels take them."""
    byte, form, value = table.T
    bit = 1 << np.minimum(value, 7)
    of = np.select([form == INDEX, form == BITS], [0xFF, bit], 0)
    wanted = np.select([form == BITS, form == FILLER], [bit, 1], value)
    return (byte | of << OF_AT | wanted << WANTED_AT | (form == NUMBER) * IS_NUMBER).astype(np.int32)


@lru_cache
def kernels(game: GameDefinition[Any, Any]) -> SimpleNamespace:
    """The kernels of a game."""
    loops = game.loops
    spread_keys, begin_many = loops.spread_keys, loops.begin_many
    step_many, read_many = loops.step_many, loops.read_many
    observe_row, drawn = loops.observe_row, loops.drawn
    list_legal = game.rules.legal
    moves_count = game.move_table.size
    move_words = (moves_count + WARP - 1) // WARP
    move_stride = move_words | 1
    row_words = game.observation.size // WORD_BYTES
    row_stride = row_words | 1
    row_bytes = row_stride * WORD_BYTES
    observation_size = game.observation.size
    rows_together = threads_for(row_stride)
    mask_words, rows_words = THREADS * move_stride, rows_together * row_stride

    @cuda.jit
    def begin(boxes, states, blank, seats, key0, key1, numbers, stride, keys, lucks, which, how_many):
        k = cuda.grid(1)
        if k < how_many[0]:
            states[which[k]] = blank[0]
            spread_keys(key0, key1, numbers, stride, keys, lucks, which, k, k + 1)
            begin_many(boxes, states, seats, keys, which, k, k + 1)
        compact()

    @cuda.jit
    def legal(boxes, states, mask, count):
        near = cuda.shared.array(mask_words, word)
        menus = cuda.local.array(1, menu_type)
        thread = cuda.threadIdx.x
        first = cuda.blockIdx.x * THREADS
        i = first + thread
        own = thread * move_stride
        for k in range(move_words):
            near[own + k] = word(0)
        if i < count and states[i].over == 0:
            menu = menus[0]
            menu.count = 0
            list_legal(boxes[0], states[i], menu)
            for k in range(menu.count):
                move = menu.moves[k]
                near[own + (move >> WARP_BITS)] |= word(1) << word(move & WARP - 1)
        cuda.syncthreads()
        lane = thread & WARP - 1
        for row in range(thread >> WARP_BITS, min(THREADS, count - first), THREADS // WARP):
            for k in range(move_words):
                move = k * WARP + lane
                if move < moves_count:
                    mask[first + row, move] = near[row * move_stride + k] >> word(lane) & word(1) != 0
        compact()

    @cuda.jit
    def refuse(boxes, states, moves, refused, count):
        """refused[0] counts the games whose move is not legal, refused[1] is the first of them."""
        menus = cuda.local.array(1, menu_type)
        i = cuda.grid(1)
        if i < count and moves[i] != -1:
            menu = menus[0]
            menu.count = 0
            if states[i].over == 0:
                list_legal(boxes[0], states[i], menu)
            found = False
            for k in range(menu.count):
                found = found or menu.moves[k] == moves[i]
            if not found:
                cuda.atomic.add(refused, 0, 1)
                cuda.atomic.min(refused, 1, i)
        compact()

    @cuda.jit
    def observe(boxes, states, seat, views, rows, count):
        near = cuda.shared.array(rows_words, word)
        near_bytes = near.view(np.uint8)
        thread = cuda.threadIdx.x
        first = cuda.blockIdx.x * rows_together
        k = first + thread
        if k < count:
            i = k // views
            viewer = k - i * views if views > 1 else seat
            if viewer == DECIDER:
                viewer = states[i].seat
            row = near_bytes[thread * row_bytes : thread * row_bytes + observation_size]
            observe_row(boxes[0], states[i], viewer, row)
        cuda.syncthreads()
        for at in range(thread, min(rows_together, count - first) * row_words, rows_together):
            row_number = at // row_words
            rows[first * row_words + at] = near[at + row_number * (row_stride - row_words)]
        compact()

    @cuda.jit
    def step(boxes, states, moves, rewards, done, which, how_many, count):
        i = cuda.grid(1)
        if i < count:
            step_many(boxes, states, moves, rewards, done, i, i + 1)
            if done[i]:
                which[cuda.atomic.add(how_many, 0, 1)] = i
        compact()

    @cuda.jit
    def sample(boxes, states, lucks, moves, count):
        menus = cuda.local.array(1, menu_type)
        i = cuda.grid(1)
        if i < count:
            moves[i] = -1
            if states[i].over == 0:
                menu = menus[0]
                menu.count = 0
                list_legal(boxes[0], states[i], menu)
                luck = next_luck(lucks[i])
                lucks[i] = luck
                moves[i] = menu.moves[lucky(luck, menu.count)]
        compact()

    @cuda.jit
    def sample_logits(boxes, states, lucks, logits, as_bits, moves, count):
        menus = cuda.local.array(1, menu_type)
        weights = cuda.local.array(MOST_MOVES, numba.float32)
        i = cuda.grid(1)
        if i < count:
            moves[i] = -1
            if states[i].over == 0:
                menu = menus[0]
                menu.count = 0
                list_legal(boxes[0], states[i], menu)
                for k in range(menu.count):
                    number = logits[i, menu.moves[k]]
                    weights[k] = float_of(number) if as_bits else number
                luck = next_luck(lucks[i])
                lucks[i] = luck
                moves[i] = menu.moves[drawn(weights, menu.count, lucky(luck, FINE) / FINE)]
        compact()

    @cuda.jit
    def read(states, seats, seat, over, scores, rewards, count):
        i = cuda.grid(1)
        if i < count:
            read_many(states, seats, seat, over, scores, rewards, i, i + 1)

    return SimpleNamespace(
        begin=begin,
        legal=legal,
        refuse=refuse,
        observe=observe,
        rows_together=rows_together,
        step=step,
        sample=sample,
        sample_logits=sample_logits,
        read=read,
    )


@cuda.jit(device=True)
def column_value(row, column):
    """What a column of the one-hot form says of a row."""
    seen = numba.int32(row[column & BYTE])
    wanted = column >> WANTED_AT & 0xFF
    if column & IS_NUMBER:
        return numba.float32(seen) / numba.float32(wanted)
    return numba.float32(1) if seen & column >> OF_AT & 0xFF == wanted else numba.float32(0)


@cuda.jit
def one_hot(rows, columns, out):
    """The one-hot form of rows of bytes, as real numbers; a warp a row."""
    width = len(columns)
    lane = cuda.threadIdx.x & WARP - 1
    for i in range(cuda.grid(1) >> WARP_BITS, rows.shape[0], cuda.gridsize(1) >> WARP_BITS):
        row = rows[i]
        for k in range(lane, width, WARP):
            out[i * width + k] = column_value(row, columns[k])


@cuda.jit
def one_hot_bfloat(rows, columns, out):
    """The same as bfloat16: the bits of two in a word."""
    half = len(columns) >> 1
    lane = cuda.threadIdx.x & WARP - 1
    for i in range(cuda.grid(1) >> WARP_BITS, rows.shape[0], cuda.gridsize(1) >> WARP_BITS):
        row = rows[i]
        for k in range(lane, half, WARP):
            low = word(bits_of(column_value(row, columns[2 * k])))
            high = word(bits_of(column_value(row, columns[2 * k + 1])))
            out[i * half + k] = low | high << word(16)


@cuda.jit
def convert(moves, chosen, count):
    """Moves as numbers of two bytes; one that is too large stays too large."""
    i = cuda.grid(1)
    if i < count:
        chosen[i] = min(max(moves[i], -2), MOST_MOVES)
