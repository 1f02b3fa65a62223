"""A plain search that asks somebody else's evaluator: Monte Carlo tree search over information sets, in Python.

An evaluator is `evaluate(match)`. It gives the share of the victory that each seat may expect, or that and a weight
for each legal move by its id: `[0.6, 0.4]`, or `([0.6, 0.4], {12: 0.9, 13: 0.1})`. It is the search to compare others
with, and the way to put a network to the test; the one of the levels is compiled, and far quicker.
"""

import math
from collections.abc import Callable, Mapping, Sequence
from typing import Any

from ludoteca.bots.knowledge import Budget
from ludoteca.kernel.match import Match
from ludoteca.kernel.moves import Move
from ludoteca.kernel.sealing import sealed

EXPLORE = 1.0
ITERATIONS = 50
"""Unless a budget says otherwise."""
MOST_DEPTH = 256

Judgement = Sequence[float] | tuple[Sequence[float], Mapping[int, float]]
Evaluate = Callable[[Match[Any, Any]], Judgement]


class _Node:
    """What came of a sequence of moves: visits, results by seat, and for each move that was seen a node."""

    __slots__ = ("available", "children", "prior", "results", "visits")

    def __init__(self, seats: int, prior: float):
        self.visits = 0
        self.available = 0
        self.prior = prior
        self.results = [0.0] * seats
        self.children: dict[int, _Node] = {}


class EvaluatedSearch:
    """Chooses by a search whose leaves an evaluator judges. The same seed chooses alike."""

    def __init__(self, evaluate: Evaluate, seed: str, budget: Budget | None = None):
        self._evaluate = evaluate
        self._seed = seed
        self._iterations = ITERATIONS if budget is None or budget.iterations is None else budget.iterations
        self._thoughts = 0

    def choose(self, match: Match[Any, Any]) -> Move:
        """The move that was tried most."""
        moves = match.moves()
        if len(moves) == 1:
            return moves[0]
        self._thoughts += 1
        root = _Node(match.setting.seats, 1.0)
        seat = match.seat
        assert seat is not None
        for number in range(self._iterations):
            self._iterate(root, sealed(match, seat, f"{self._seed}/{self._thoughts}/{number}"))
        best = max(root.children, key=lambda move: (root.children[move].visits, -move))
        return next(move for move in moves if move.id == best)

    def _iterate(self, root: _Node, imagined: Match[Any, Any]) -> None:
        path, node = [root], root
        while not imagined.over and len(path) < MOST_DEPTH:
            legal = [move.id for move in imagined.moves()]
            fresh = [move for move in legal if move not in node.children]
            if fresh:
                shares, weights = self._judged(imagined)
                total = sum(weights.get(move, 0.0) for move in legal) or 1.0
                for move in fresh:
                    prior = weights.get(move, 0.0) / total if weights else 1.0 / len(legal)
                    node.children[move] = _Node(imagined.setting.seats, prior)
                if len(fresh) == len(legal):
                    self._add(path, shares)
                    return
            deciding = imagined.seat
            assert deciding is not None
            move = self._best(node, legal, deciding)
            for other in legal:
                node.children[other].available += 1
            imagined.play(move)
            node = node.children[move]
            path.append(node)
        self._add(path, _ended(imagined) if imagined.over else self._judged(imagined)[0])

    def _judged(self, match: Match[Any, Any]) -> tuple[Sequence[float], Mapping[int, float]]:
        judgement = self._evaluate(match)
        if isinstance(judgement, tuple) and len(judgement) == 2 and isinstance(judgement[1], Mapping):
            shares, weights = judgement
            return [float(share) for share in shares], weights
        return [float(share) for share in judgement], {}

    @staticmethod
    def _best(node: _Node, legal: Sequence[int], seat: int) -> int:
        def worth(move: int) -> tuple[float, int]:
            child = node.children[move]
            mean = child.results[seat] / child.visits if child.visits else 1.0 / len(child.results)
            return mean + EXPLORE * child.prior * math.sqrt(child.available + 1) / (1 + child.visits), -move

        return max(legal, key=worth)

    @staticmethod
    def _add(path: Sequence[_Node], shares: Sequence[float]) -> None:
        for node in path:
            node.visits += 1
            for seat, share in enumerate(shares):
                node.results[seat] += share


def _ended(match: Match[Any, Any]) -> list[float]:
    winners = match.winners
    return [1.0 / len(winners) if seat in winners else 0.0 for seat in range(match.setting.seats)]
