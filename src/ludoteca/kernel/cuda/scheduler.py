"""Random play on a GPU: pools of games, sorted by what comes next in them.

The threads of a warp run in step, and where they do different things they wait for each other. So each block keeps
a pool of games. Teams of four warps take up to 128 games at a time of the kind that is most frequent just then, carry
each of them one stage further (a decision, or one task that follows from it) and put them back. A game that has made
its decisions leaves its place in the pool to the next one of the batch.

The warps of a team share a quarter of the processor, and with it the cache through which instructions come: what
one of them runs the others run at about the same time. That counts for more than that they wait for each other.

What the threads wait for most is memory. So the box lies within the processor itself, and a thread begins with all
that is near in its game's state (see `record`) at once, rather than wait for one line after the other.

The pool is a table of bits: `facing[key * WARP + k]` has a bit for each of the places k, k + 32, k + 64 and so on, set
where the game on that place waits at that key (see `Keys`); `waiting[key]` counts them. A bit belongs to the team that
clears it.
"""

from functools import lru_cache
from typing import Any

import numba
import numpy as np
from numba import cuda

from ludoteca.kernel.cuda.codegen import compact, fetcher, gather, seen_as
from ludoteca.kernel.game_definition import GameDefinition
from ludoteca.kernel.limits import FIRST_TASK
from ludoteca.kernel.state import Menu, top_a, top_kind

WARP = 32
WARP_BITS = 5
TEAM = 4
TEAMS = 4
TOGETHER = TEAM * WARP
THREADS = TEAMS * TOGETHER
MANY_KEYS = 48
"""With more keys than these a pool has twice as many places, or too few games would wait at each to fill a team. Like
TEAM, it was measured on an H200: more places than needed do not fit its caches.
"""
ALL_LANES = 0xFFFFFFFF
PAUSE = 200
KEY_BITS = 8
BYTES = 8

count = numba.int32
menu_type = numba.from_dtype(Menu.dtype)


@cuda.jit(device=True)
def largest(number):
    """The largest of the lanes' numbers. (Written out, as no loop is unrolled here: see `compact`.)"""
    number = max(number, cuda.shfl_xor_sync(ALL_LANES, number, 16))
    number = max(number, cuda.shfl_xor_sync(ALL_LANES, number, 8))
    number = max(number, cuda.shfl_xor_sync(ALL_LANES, number, 4))
    number = max(number, cuda.shfl_xor_sync(ALL_LANES, number, 2))
    return max(number, cuda.shfl_xor_sync(ALL_LANES, number, 1))


@cuda.jit(device=True)
def add_lower(number, distance, lane):
    """The number, plus that of the lane so far below."""
    lower = cuda.shfl_up_sync(ALL_LANES, number, distance)
    return count(number + lower) if lane >= distance else number


@cuda.jit(device=True)
def sum_up_to(number, lane):
    """The sum of a number over the lanes up to this one."""
    number = add_lower(number, 1, lane)
    number = add_lower(number, 2, lane)
    number = add_lower(number, 4, lane)
    number = add_lower(number, 8, lane)
    return add_lower(number, 16, lane)


@cuda.jit(device=True)
def most_frequent(waiting, keys, lane):
    """The key at which most games wait, and how many, as one number: count << KEY_BITS | key."""
    best = count(0)
    for key in range(lane, keys, WARP):
        best = max(best, count(waiting[key] << KEY_BITS | key))
    return largest(best)


@lru_cache
def table_of(word: Any) -> tuple[Any, Any]:
    """`put_back` and `lead`, for a table of words of this type."""

    @cuda.jit(device=True)
    def put_back(facing, waiting, place, key):
        """The game on this place waits at this key, for any team to take."""
        cuda.threadfence_block()
        cuda.atomic.or_(facing, key * WARP + (place & WARP - 1), word(1) << word(place >> WARP_BITS))
        cuda.atomic.add(waiting, key, 1)

    @cuda.jit(device=True)
    def take(facing, waiting, key, taken, first, lane):
        """Takes up to TOGETHER games that wait at a key: their places go to taken[first:], -1 where there is none.

        Where another team was quicker, gaps remain.
        """
        wanted = facing[key * WARP + lane]
        bits = count(cuda.popc(wanted))
        end = sum_up_to(bits, lane)
        at = count(end - bits)
        if at >= TOGETHER:
            wanted = word(0)
        else:
            while end > TOGETHER:
                wanted = word(wanted & (wanted - word(1)))
                end = count(end - 1)
        mine = wanted
        if wanted != 0:
            mine = word(cuda.atomic.and_(facing, key * WARP + lane, word(~wanted)) & wanted)
        for k in range(lane, TOGETHER, WARP):
            taken[first + k] = -1
        if cuda.all_sync(ALL_LANES, mine == wanted):
            total = min(count(TOGETHER), cuda.shfl_sync(ALL_LANES, end, WARP - 1))
        else:
            total = cuda.shfl_sync(ALL_LANES, sum_up_to(count(cuda.popc(mine)), lane), WARP - 1)
        if lane == 0:
            cuda.atomic.add(waiting, key, -total)
        cuda.syncwarp()
        while mine != 0:
            taken[first + at] = (cuda.ffs(mine) - 1) * WARP + lane
            at = count(at + 1)
            mine = word(mine & (mine - word(1)))

    @cuda.jit(device=True)
    def lead(facing, waiting, in_pool, keys, taken, first, lane):
        """Takes games for a team; gives their key, or -1 if all games are done."""
        best = most_frequent(waiting, keys, lane)
        while best < 1 << KEY_BITS:
            others = count(0)
            if lane == 0:
                others = cuda.atomic.add(in_pool, 0, 0)
            if cuda.shfl_sync(ALL_LANES, others, 0) == 0:
                return count(-1)
            cuda.nanosleep(numba.uint32(PAUSE))
            best = most_frequent(waiting, keys, lane)
        key = count(best & (1 << KEY_BITS) - 1)
        take(facing, waiting, key, taken, first, lane)
        return key

    return put_back, lead


@cuda.jit(device=True)
def next_game(states, cursor, size):
    """The next game of the batch that is not over; at or above `size` if there is none."""
    i = cuda.atomic.add(cursor, 0, 1)
    while i < size and states[i].over != 0:
        i = cuda.atomic.add(cursor, 0, 1)
    return i


class Keys:
    """The numbers by which games wait: one for each decision and one for each part of a task."""

    def __init__(self, game: GameDefinition[Any, Any]):
        tasks = sorted((term for term in game.frames if term.number >= FIRST_TASK), key=lambda term: term.number)
        parts = [term.parts for term in tasks]
        self.decisions = 1 + max(term.number for term in game.frames if term.number < FIRST_TASK)
        self.of_task = np.array([self.decisions + sum(parts[:k]) for k in range(len(parts))], np.int32)
        self.last_part = np.array(parts, np.int32) - 1
        self.count = self.decisions + sum(parts)


@lru_cache
def random_kernel(game: GameDefinition[Any, Any]) -> Any:
    """The kernel that makes up to `steps` random decisions in each of the games; made[thread] counts them.

    `steps` is a number of two bytes, as many as the decisions of any game.
    """
    random_stage = game.loops.random_stage
    keys = Keys(game)
    decisions, key_count, table_size = keys.decisions, keys.count, keys.count * WARP
    word = numba.uint64 if key_count > MANY_KEYS else numba.uint32
    places = word.bitwidth * WARP
    put_back, lead = table_of(word)
    of_task, last_part = keys.of_task, keys.last_part
    box_words = game.box.record.dtype.itemsize // BYTES
    fetch = fetcher(game.state.near_lines())

    @cuda.jit(device=True)
    def key_of(s, kind):
        """Where a game waits whose next frame is of this kind."""
        if kind < FIRST_TASK:
            return count(kind)
        kind -= FIRST_TASK
        last = last_part[kind]
        return count(of_task[kind] + (min(top_a(s), last) if last > 0 else 0))

    @cuda.jit
    def random(boxes, box_in_words, states, lucks, steps, made, cursor, size):
        facing = cuda.shared.array(table_size, word)
        waiting = cuda.shared.array(key_count, numba.int32)
        game_at = cuda.shared.array(places, numba.int32)
        left = cuda.shared.array(places, numba.uint16)
        taken = cuda.shared.array(THREADS, numba.int32)
        chosen = cuda.shared.array(TEAMS, numba.int32)
        in_pool = cuda.shared.array(1, numba.int32)
        menus = cuda.local.array(1, menu_type)
        near_box = cuda.shared.array(box_words, numba.uint64)
        thread = cuda.threadIdx.x
        lane = count(thread % WARP)
        team = count(thread // WARP % TEAMS)
        member = count(thread // WARP // TEAMS)
        for k in range(thread, table_size, THREADS):
            facing[k] = 0
        for k in range(thread, key_count, THREADS):
            waiting[k] = 0
        for k in range(thread, box_words, THREADS):
            near_box[k] = box_in_words[k]
        box = seen_as(near_box, boxes)
        if thread == 0:
            in_pool[0] = 0
        cuda.syncthreads()
        for place in range(thread, min(places, (size + cuda.gridDim.x - 1) // cuda.gridDim.x), THREADS):
            i = next_game(states, cursor, size)
            if i < size:
                game_at[place] = i
                left[place] = steps
                cuda.atomic.add(in_pool, 0, 1)
                put_back(facing, waiting, place, key_of(states[i], top_kind(states[i])))
        cuda.syncthreads()
        mine = 0
        while True:
            gather(team + 1, TOGETHER)
            if member == 0:
                key = lead(facing, waiting, in_pool, key_count, taken, team * TOGETHER, lane)
                if lane == 0:
                    chosen[team] = key
            gather(team + 1, TOGETHER)
            key = chosen[team]
            if key < 0:
                break
            place = taken[team * TOGETHER + lane * TEAM + member]
            if place >= 0:
                i = game_at[place]
                fetch(states, i)
                following = random_stage(box, states, menus, lucks, i)
                if key < decisions:
                    mine += 1
                    left[place] -= 1
                if following < FIRST_TASK and (following < 0 or left[place] == 0):
                    i = next_game(states, cursor, size)
                    game_at[place] = i
                    left[place] = steps
                    if i < size:
                        following = top_kind(states[i])
                if i < size:
                    put_back(facing, waiting, place, key_of(states[i], following))
                else:
                    cuda.atomic.add(in_pool, 0, -1)
            cuda.syncwarp()
        made[cuda.grid(1)] = mine
        compact()

    return random
