"""Games against oneself: what every decision looked like, what the search thought of it, and how it ended."""

from dataclasses import dataclass
from typing import Any

import numpy as np

from ludoteca.bots.batch_search import forecast_batch, search_batch
from ludoteca.bots.network import OUTCOMES, Net
from ludoteca.bots.network_rules import LEAST
from ludoteca.learning.model import LEGAL, VISITS, Samples, joined

SHARPNESS = 4.0
"""Moves are drawn by their visits to this power: at 1 as often as they were tried, above more often the best. What is
learned of games in which everybody often plays second best misjudges what good players can afford: at 1 it lost."""
TRUST = 0.25
"""How much the search's own expectation counts beside how the game ended."""
EXPLORATION = 0.03
"""The share of decisions that are made by lot, so that a network sees what bots of its strength would avoid."""


PATIENCE = 200
"""A decision whose game has not ended so many decisions later is learned from without knowing the end."""

HELD_OUT = 32
"""One game of so many is not learned from, but shows what was learned."""


def arrays_for(device: str) -> Any:
    """NumPy, or CuPy, which is the same on a GPU."""
    if device == "cpu":
        return np
    import cupy

    return cupy


@dataclass
class Decision:
    """A decision in each game of a table, waiting for the games to end."""

    seen: Any
    seat: Any
    policy: Any
    base: Any
    expected: Any
    """What the search expects for each place."""
    rewards: Any
    done: Any
    waiting: Any
    """In which games it has not been learned from."""


class SelfPlay:
    """Games against oneself side by side, with one number of seats. They go on from round to round."""

    def __init__(self, game: Any, seats: int, games: int, seed: str, device: str):
        self.seats, self._games, self._seed = seats, games, seed
        self._xp = arrays_for(device)
        self._batch = game.batch(games, seats, seed, device=device)
        self._waiting: list[Decision] = []
        self._played = 0

    def play(self, decisions: int, iterations: int, net: Net) -> Samples:
        """So many decisions more in each game; gives those that can be learned from by now."""
        for _ in range(decisions):
            self._decide(iterations, net)
        return self._learnable()

    def _decide(self, iterations: int, net: Net) -> None:
        xp, batch = self._xp, self._batch
        self._played += 1
        seen, seat, legal = (xp.array(array) for array in (batch.observe(), batch.seat, batch.legal()))
        found = search_batch(batch, iterations, f"{self._seed}/{self._played}", net=net)
        visits = xp.asarray(found.visits).astype(np.float32)
        tried = visits / xp.maximum(visits.sum(1, keepdims=True), 1.0)
        random = np.random.default_rng([self._played, *self._seed.encode()])
        explores = xp.asarray(random.random(self._games) < EXPLORATION)
        logits = xp.where(explores[:, None], np.float32(0.0), SHARPNESS * xp.log(tried + 1e-6)).astype(np.float32)
        policy = xp.where(legal, LEGAL + xp.rint(tried * VISITS), 0).astype(np.uint8)
        expected = _by_place(xp, xp.array(found.shares), seat, self.seats)
        base = xp.log(xp.maximum(_by_place(xp, xp.asarray(forecast_batch(batch)), seat, self.seats), LEAST))
        step = batch.step(batch.sample(logits), check=False)
        rewards, done = xp.array(step.rewards), xp.array(step.done)
        self._waiting.append(
            Decision(seen, seat, policy, base.astype(np.float32), expected, rewards, done, xp.ones(self._games, bool))
        )

    def _learnable(self) -> Samples:
        """From the last decision to the first: how the game ended that each belongs to, where it did."""
        xp = self._xp
        ended = xp.zeros((self._games, self.seats), np.float32)
        known = xp.zeros(self._games, bool)
        parts: list[Samples] = []
        for age, decision in enumerate(reversed(self._waiting)):
            ended = xp.where(decision.done[:, None], shares_of(xp, decision.rewards), ended)
            known = known | decision.done
            end = TRUST * decision.expected + (1.0 - TRUST) * _by_place(xp, ended, decision.seat, self.seats)
            shares = xp.where(known[:, None], end, decision.expected).astype(np.float32)
            which = xp.flatnonzero(decision.waiting & (known | (age >= PATIENCE)))
            decision.waiting[which] = False
            seats = xp.full(len(which), self.seats, np.int64)
            held = which < self._games // HELD_OUT
            seen, policy, base = decision.seen[which], decision.policy[which], decision.base[which]
            parts.append(Samples(seen, seats, shares[which], policy, base, held))
        self._waiting = self._waiting[-PATIENCE:]
        return joined(xp, parts)


def shares_of(xp: Any, rewards: Any) -> Any:
    """From rewards, as a batch tells them, to shares of the victory."""
    seats = rewards.shape[1]
    if seats == 1:
        return (rewards > 0.0).astype(np.float32)
    lost = (rewards <= -1.0 + 1e-6).all(1)
    return xp.where(lost[:, None], np.float32(0.0), (rewards * (seats - 1) + 1.0) / seats)


def _by_place(xp: Any, shares: Any, seat: Any, seats: int) -> Any:
    """Shares by seat, as the seat to decide counts them; what nobody has in the last column."""
    order = (xp.maximum(seat, 0).astype(np.int64)[:, None] + xp.arange(seats)[None, :]) % seats
    out = xp.zeros((len(shares), OUTCOMES), np.float32)
    out[:, :seats] = xp.take_along_axis(shares, order, 1)
    out[:, OUTCOMES - 1] = xp.maximum(0.0, 1.0 - out[:, :seats].sum(1))
    return out


def duel(
    game: Any,
    seats: int,
    games: int,
    bots: tuple[tuple[Net, int], tuple[Net, int]],
    seed: str,
    device: str,
    most: int = 4000,
) -> tuple[float, int]:
    """Lets two bots, each a network and a number of iterations, play the same deals with seats exchanged.

    Gives the share of all victories that goes to the first (nobody's is half of each), and of how many games.
    """
    xp = arrays_for(device)
    won = 0.0
    count = 0
    for first in (0, 1):
        batch = game.batch(games, seats, seed, device=device)
        for step in range(most):
            seat = xp.array(batch.seat)
            if not bool((seat >= 0).any()):
                break
            visits = [
                xp.array(search_batch(batch, iterations, f"{seed}/{step}/{number}", net=net).visits)
                for number, (net, iterations) in enumerate(bots)
            ]
            whose = ((seat + first) % 2 == 0)[:, None]
            moves = xp.where(whose, visits[0], visits[1]).argmax(1).astype(np.int16)
            batch.play(xp.where(seat >= 0, moves, np.int16(-1)), check=False)
        over = np.asarray(_host(xp.array(batch.over)))
        shares = np.asarray(_host(xp.array(batch.scores)))[over]
        mine = shares[:, [seat for seat in range(seats) if (seat + first) % 2 == 0]].sum(1)
        won += float((mine + 0.5 * (1.0 - shares.sum(1))).sum())
        count += int(over.sum())
    return won / max(count, 1), count


def _host(array: Any) -> Any:
    return array.get() if hasattr(array, "get") else array
