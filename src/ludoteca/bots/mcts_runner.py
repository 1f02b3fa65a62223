"""Thinking by search: one decision at a time, within a budget, on one thread or several."""

import time
from collections.abc import Callable
from concurrent.futures import ThreadPoolExecutor
from dataclasses import dataclass
from typing import Any

from ludoteca.bots.engine import Engine, RulesEngine
from ludoteca.bots.knowledge import Budget
from ludoteca.bots.protocol import Option, Progress, Stop, Thought
from ludoteca.bots.tree import Tree
from ludoteca.kernel.chance import key_of
from ludoteca.kernel.compiling import COMPILED
from ludoteca.kernel.match import Match
from ludoteca.kernel.moves import Move
from ludoteca.kernel.setting import Setting

MOST_NODES = 1 << 19
NODES_AN_ITERATION = 8
EXPLORE = 1.0
"""How much a move that was tried little is worth a try, beside what the others brought."""
SLICE = 0.008
"""Seconds between two looks at the clock and at the stop sign."""
FIRST_SLICE = 8 if COMPILED else 1
LONGEST_LINE = 12
SURELY_VISITED = 8
"""Visits from which a move belongs to the main line."""


class Searcher:
    """Searches for one seat after the other at tables of one setting. Keeps its memory from move to move."""

    def __init__(
        self,
        setting: Setting[Any, Any],
        threads: int = 1,
        explore: float = EXPLORE,
        engine: Callable[[Setting[Any, Any]], Engine] = RulesEngine,
    ):
        self.setting = setting
        self._explore = explore
        self._rooms = [_Room(setting, engine(setting)) for _ in range(threads)]
        self._pool = ThreadPoolExecutor(threads) if threads > 1 else None

    def think(
        self,
        match: Match[Any, Any],
        budget: Budget,
        seed: str,
        stop: Stop | None = None,
        progress: Progress | None = None,
        *,
        told: bool = True,
        early: bool = False,
    ) -> Thought:
        """Thinks until the budget is spent; if it may end `early` no longer than the choice is open.

        With `told` it says more of each move than how good it is.

        Its time begins here: making room counts, and so does loading the compiled code, the first time.
        """
        asked = time.perf_counter()
        moves = match.moves()
        shares = _split(budget.iterations, len(self._rooms))
        for number, (room, share) in enumerate(zip(self._rooms, shares, strict=True)):
            room.begin(match.state, share, f"{seed}/{number}", self._explore)
        start = time.perf_counter()
        deadline = None if budget.milliseconds is None else asked + budget.milliseconds / 1000.0
        runs = [
            _Run(room, share, start, deadline, stop, progress if number == 0 else None, early and not self._pool)
            for number, (room, share) in enumerate(zip(self._rooms, shares, strict=True))
        ]
        if self._pool is None:
            runs[0].go()
        else:
            list(self._pool.map(_Run.go, runs))
        thought = self._thought(moves, time.perf_counter() - asked, told=told)
        for room in self._rooms:
            room.tidy_up()
        return thought

    def root(self) -> Any:
        """The plain state that the last search began with: all that its seat could know."""
        return self._rooms[0].engine.root()

    def nodes(self) -> int:
        """How many nodes the last search used."""
        return sum(room.nodes for room in self._rooms)

    def room_for(self) -> int:
        """How many nodes there is memory for now, in all threads."""
        return sum(len(room.tree.move) for room in self._rooms)

    def _thought(self, moves: list[Move], seconds: float, *, told: bool) -> Thought:
        """What was found; with `told` also what every seat may expect, and how things may go on, of each move."""
        seat = self._rooms[0].seat
        seats = range(self.setting.seats) if told else (seat,)
        visits = dict.fromkeys((move.id for move in moves), 0)
        results = {number: dict.fromkeys(seats, 0.0) for number in visits}
        most: dict[int, tuple[_Room, int]] = {}
        for room in self._rooms:
            for child in room.children(0):
                number = int(room.tree.move[child])
                visits[number] += int(room.tree.visits[child])
                for other in seats:
                    results[number][other] += room.result(child, other)
                if number not in most or room.tree.visits[child] > most[number][0].tree.visits[most[number][1]]:
                    most[number] = (room, child)
        tried = max(1, sum(visits.values()))
        usual = {other: sum(result[other] for result in results.values()) / tried for other in seats}
        options = []
        for move in moves:
            times = visits[move.id]
            shares = {other: result / times for other, result in results[move.id].items()} if times else usual
            line = self._line(*most[move.id]) if told and move.id in most else ()
            options.append(Option(move, times, shares[seat], tuple(shares.values()) if told else (), line))
        options.sort(key=lambda option: (-option.visits, -option.expected, option.move.id))
        best = options[0]
        done = sum(room.done for room in self._rooms)
        return Thought(best.move, tuple(options), (best.move, *best.line), done, seconds * 1000.0)

    def _line(self, room: "_Room", node: int) -> tuple[Move, ...]:
        """What follows a node most often in thought."""
        line: list[Move] = []
        while len(line) < LONGEST_LINE:
            node = max(room.children(node), key=lambda child: room.tree.visits[child], default=0)
            if not node or room.tree.visits[node] < SURELY_VISITED:
                break
            line.append(self.setting.all_moves[int(room.tree.move[node])])
        return tuple(line)


class _Room:
    """Where one thread thinks."""

    def __init__(self, setting: Setting[Any, Any], engine: Engine):
        self.engine = engine
        self.done = 0
        self.nodes = 0
        self._seats = setting.seats
        self.seat = 0
        self._explore = EXPLORE

    @property
    def tree(self) -> Tree:
        return self.engine.tree

    def begin(self, s: Any, iterations: int | None, seed: str, explore: float) -> None:
        wanted = MOST_NODES if iterations is None else min(MOST_NODES, iterations * NODES_AN_ITERATION)
        self._explore, self.seat = explore, s.seat
        self.done = 0
        self.engine.begin(s, key_of(seed)[0] | 1, wanted)

    def tidy_up(self) -> None:
        self.nodes = int(self.tree.used[0])
        self.engine.tidy_up()

    def go_on(self, iterations: int) -> None:
        self.engine.run(iterations, self._explore)
        self.done += iterations

    def children(self, node: int) -> list[int]:
        found = []
        child = int(self.tree.child[node])
        while child:
            found.append(child)
            child = int(self.tree.sibling[child])
        return found

    def result(self, node: int, seat: int) -> float:
        return float(self.tree.results[node * self._seats + seat])

    def lead(self) -> int:
        """By how many visits the best move is ahead."""
        visits = sorted((int(self.tree.visits[child]) for child in self.children(0)), reverse=True)
        return visits[0] - visits[1] if len(visits) > 1 else self.done


@dataclass
class _Run:
    """One thread's work on one decision, in slices."""

    room: _Room
    iterations: int | None
    start: float
    deadline: float | None
    stop: Stop | None
    progress: Progress | None
    early: bool

    def go(self) -> None:
        share = FIRST_SLICE
        while True:
            left = None if self.iterations is None else self.iterations - self.room.done
            self.room.go_on(share if left is None else min(share, left))
            now = time.perf_counter()
            rate = self.room.done / max(1e-9, now - self.start)
            self._report(now)
            if (self.stop is not None and self.stop.is_set()) or self._is_over(now, rate):
                return
            rest = SLICE if self.deadline is None else min(SLICE, self.deadline - now)
            share = max(1, min(int(rate * rest), 4 * share))

    def _is_over(self, now: float, rate: float) -> bool:
        still = [] if self.iterations is None else [self.iterations - self.room.done]
        if self.deadline is not None:
            still.append(int(rate * (self.deadline - now)))
        left = min(still)
        return left <= 0 or (self.early and self.room.lead() > left)

    def _report(self, now: float) -> None:
        if self.progress is not None:
            shares = [0.0] if self.iterations is None else [self.room.done / self.iterations]
            if self.deadline is not None:
                shares.append((now - self.start) / max(1e-9, self.deadline - self.start))
            self.progress(min(1.0, max(shares)))


def _split(iterations: int | None, parts: int) -> list[int | None]:
    """A number of iterations shared out among threads: at least one each."""
    if iterations is None:
        return [None] * parts
    return [max(1, iterations * (k + 1) // parts - iterations * k // parts) for k in range(parts)]
