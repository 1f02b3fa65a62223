"""Random play on a GPU: pools of games, sorted by what comes next in them.

The threads of a warp run in step, and where they do different things they wait for each other. So each block keeps
a pool of games. Its warps take up to 32 games at a time of the kind that is most frequent just then, carry each of
them one stage further (a decision, or one task that follows from it) and put them back. A game that has made its
decisions leaves its place in the pool to the next one of the batch. No warp waits for another.

The pool is a table of bits: `facing[kind * WORDS + word]` has a bit for each of 32 places, set where the game on that
place waits at a frame of that kind; `waiting[kind]` counts them. A bit belongs to the warp that clears it.
"""

from functools import lru_cache
from typing import Any

import numba
from numba import cuda

from ludoteca.kernel.compact import compact
from ludoteca.kernel.game import Game
from ludoteca.kernel.state import FIRST_TASK, Menu, top_kind

WARP = 32
WARPS = 16
THREADS = WARPS * WARP
WORDS = 32
PLACES = WORDS * WARP
"""Measured on an H200: fewer places leave warps half empty, more of them do not fit its caches."""
ALL_LANES = 0xFFFFFFFF
PAUSE = 200

word = numba.uint32
count = numba.int32
menu_type = numba.from_dtype(Menu.dtype)


@cuda.jit(device=True)
def sum_up_to(number, lane):
    """The sum of a number over the lanes up to this one."""
    for distance in (1, 2, 4, 8, 16):
        below = cuda.shfl_up_sync(ALL_LANES, number, distance)
        if lane >= distance:
            number += below
    return number


@cuda.jit(device=True)
def most_frequent(waiting, kinds, lane):
    """The kind at which most games wait, and how many, as one number: count * kinds + kind."""
    best = 0
    for kind in range(lane, kinds, WARP):
        best = max(best, cuda.atomic.add(waiting, kind, 0) * kinds + kind)
    for distance in (16, 8, 4, 2, 1):
        best = max(best, cuda.shfl_xor_sync(ALL_LANES, best, distance))
    return best


@cuda.jit(device=True)
def put_back(facing, waiting, place, kind):
    """The game on this place waits at a frame of this kind, for any warp to take."""
    cuda.threadfence_block()
    cuda.atomic.or_(facing, kind * WORDS + (place >> 5), word(1) << word(place & 31))
    cuda.atomic.add(waiting, kind, 1)


@cuda.jit(device=True)
def take(facing, waiting, kind, taken, first, lane):
    """Takes up to 32 games of a kind: their places go to taken[first:]. Gives how many there were."""
    wanted = facing[kind * WORDS + lane]
    bits = count(cuda.popc(wanted))
    room = WARP - (sum_up_to(bits, lane) - bits)
    if room <= 0:
        wanted = word(0)
    while wanted != 0 and cuda.popc(wanted) > room:
        wanted = word(wanted & (wanted - word(1)))
    mine = word(0)
    if wanted != 0:
        mine = word(cuda.atomic.and_(facing, kind * WORDS + lane, word(~wanted)) & wanted)
    bits = count(cuda.popc(mine))
    end = sum_up_to(bits, lane)
    total = cuda.shfl_sync(ALL_LANES, end, WARP - 1)
    at = first + end - bits
    while mine != 0:
        taken[at] = lane * WARP + cuda.ffs(mine) - 1
        at += 1
        mine = word(mine & (mine - word(1)))
    if lane == 0 and total > 0:
        cuda.atomic.add(waiting, kind, -total)
    cuda.syncwarp()
    return total


@cuda.jit(device=True)
def next_game(states, cursor, size):
    """The next game of the batch that is not over; at or above `size` if there is none."""
    i = cuda.atomic.add(cursor, 0, 1)
    while i < size and states[i].over != 0:
        i = cuda.atomic.add(cursor, 0, 1)
    return i


@lru_cache
def random_kernel(game: Game[Any, Any]) -> Any:
    """The kernel that makes up to `steps` random decisions in each of the games; made[thread] counts them."""
    random_stage = game.loops.random_stage
    decisions = 1 + max(term.number for term in game.frames if term.number < FIRST_TASK)
    tasks_from = FIRST_TASK - decisions
    kinds = 1 + max(term.number for term in game.frames) - tasks_from
    bits = kinds * WORDS

    @cuda.jit
    def random(boxes, states, lucks, steps, made, cursor, size):
        facing = cuda.shared.array(bits, numba.uint32)
        waiting = cuda.shared.array(kinds, numba.int32)
        game_at = cuda.shared.array(PLACES, numba.int32)
        left = cuda.shared.array(PLACES, numba.int32)
        taken = cuda.shared.array(THREADS, numba.int32)
        in_pool = cuda.shared.array(1, numba.int32)
        menus = cuda.local.array(1, menu_type)
        thread = cuda.threadIdx.x
        lane = thread & 31
        for k in range(thread, bits, THREADS):
            facing[k] = 0
        for k in range(thread, kinds, THREADS):
            waiting[k] = 0
        if thread == 0:
            in_pool[0] = 0
        cuda.syncthreads()
        for place in range(thread, min(PLACES, (size + cuda.gridDim.x - 1) // cuda.gridDim.x), THREADS):
            i = next_game(states, cursor, size)
            if i < size:
                game_at[place] = i
                left[place] = steps
                cuda.atomic.add(in_pool, 0, 1)
                put_back(facing, waiting, place, top_kind(states[i]))
        cuda.syncthreads()
        mine = 0
        while True:
            best = most_frequent(waiting, kinds, lane)
            if best < kinds:
                others = count(0)
                if lane == 0:
                    others = cuda.atomic.add(in_pool, 0, 0)
                if cuda.shfl_sync(ALL_LANES, others, 0) == 0:
                    break
                cuda.nanosleep(word(PAUSE))
                continue
            kind = best % kinds
            if lane < take(facing, waiting, kind, taken, thread - lane, lane):
                place = taken[thread]
                i = game_at[place]
                following = random_stage(boxes, states, menus, lucks, i)
                if kind < decisions:
                    mine += 1
                    left[place] -= 1
                if following >= FIRST_TASK:
                    following -= tasks_from
                elif following < 0 or left[place] == 0:
                    i = next_game(states, cursor, size)
                    game_at[place] = i
                    left[place] = steps
                    if i < size:
                        following = top_kind(states[i])
                if i < size:
                    put_back(facing, waiting, place, following)
                else:
                    cuda.atomic.add(in_pool, 0, -1)
            cuda.syncwarp()
        made[cuda.grid(1)] = mine
        compact()

    return random
