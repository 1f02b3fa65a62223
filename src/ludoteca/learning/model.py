"""A network while it learns: real numbers, on a CPU by NumPy or on a GPU by CuPy, with the same code.

Numbers that an observation counts are seen as steps ("at least 1", "at least 2", ...), so that what is learned of few
coins helps to judge many; when the network is written down each value gets the sum of its steps. Neurons are 0 to 1,
as they are whole numbers from 0 to 127 later.
"""

from dataclasses import dataclass, fields
from typing import Any

import numpy as np

from ludoteca.bots.network import NARROW, OUTCOMES, WIDTH, Layout, Network
from ludoteca.bots.network_rules import BRIGHTEST, FIRST_SHIFT, HEAD_SCALE, SECOND_SHIFT
from ludoteca.kernel.limits import MOST_SEATS
from ludoteca.kernel.observation import BITS, INDEX, NUMBER

FIRST_SCALE = BRIGHTEST << FIRST_SHIFT
SECOND_SCALE = 1 << SECOND_SHIFT
LARGEST_SECOND = 127 / SECOND_SCALE
SEEN_RARELY = 8
"""A thing that was seen less often than this while learning gets no row of its own."""
NEVER = -1e9
LEGAL = 1
"""Policies are bytes: 0 for what is not legal, LEGAL and up to 254 more for the share of the visits."""
VISITS = 254.0
BETA1, BETA2, TINY = 0.9, 0.999, 1e-8


@dataclass
class Samples:
    """Decisions to learn from, a row each."""

    seen: Any
    seats: Any
    shares: Any
    """How the victory was shared: the seat to decide first, then to the left, and in the last column nobody."""
    policy: Any
    base: Any
    """What is known of the game without a network, the same way: logarithms of shares, for the network to correct."""
    held: Any
    """Whether it is of a game that is not learned from, but shows what was learned."""

    def __len__(self) -> int:
        return len(self.seats)

    def take(self, which: Any) -> "Samples":
        """Some of them."""
        return Samples(*(getattr(self, field.name)[which] for field in fields(self)))


def joined(xp: Any, parts: list[Samples]) -> Samples:
    """All of them in one."""
    return Samples(*(xp.concatenate([getattr(part, field.name) for part in parts]) for field in fields(Samples)))


@dataclass
class Losses:
    """How far a network is off: logarithmic losses, and how often its move is the search's."""

    shares: float
    known: float
    """The loss of the shares that it corrects."""
    moves: float
    agrees: float


class Model:
    """The weights, and how they are learned."""

    def __init__(self, layout: Layout, xp: Any, seed: int):
        self.layout = layout
        self.xp = xp
        random = np.random.default_rng(seed)
        kinds = [np.zeros(0, np.int64)] * 3
        byte, value, form = kinds
        for at in range(layout.bytes):
            count = layout.most[at] if layout.form[at] in (INDEX, NUMBER) else 0
            count = _bits(layout, at) if layout.form[at] == BITS else count
            least = 0 if layout.form[at] == BITS else 1
            byte = np.concatenate([byte, np.full(count, at)])
            value = np.concatenate([value, np.arange(least, least + count)])
            form = np.concatenate([form, np.full(count, layout.form[at])])
        self._columns = [xp.asarray(np.flatnonzero(form == kind)) for kind in (INDEX, NUMBER, BITS)]
        self._byte = xp.asarray(byte)
        self._value = xp.asarray(value.astype(np.uint8))
        self._most = xp.asarray(np.array(layout.most, np.uint8))
        self._form, self._things = form, len(form)
        shapes = {
            "first": (self._things + MOST_SEATS + 1, WIDTH, 0.08),
            "first_bias": (1, WIDTH, 0.0),
            "second": (WIDTH, NARROW, 0.2),
            "second_bias": (1, NARROW, 0.0),
            "shares": (NARROW, OUTCOMES, 0.02),
            "shares_bias": (1, OUTCOMES, 0.0),
            "moves": (NARROW, layout.moves, 0.1),
            "moves_bias": (1, layout.moves, 0.0),
        }
        self.weights = {
            name: xp.asarray(random.normal(0.0, spread, (tall, wide)).astype(np.float32) if spread else
                             np.full((tall, wide), 0.2 if wide in (WIDTH, NARROW) else 0.0, np.float32))
            for name, (tall, wide, spread) in shapes.items()
        }  # fmt: skip
        self._moments = {name: [xp.zeros_like(w), xp.zeros_like(w)] for name, w in self.weights.items()}
        self._steps = 0
        self._seen = xp.zeros(self._things, np.int64)

    def columns(self, samples: Samples) -> Any:
        """What is seen, a column for each thing, and one for each number of seats."""
        xp = self.xp
        out = xp.zeros((len(samples), self._things + MOST_SEATS + 1), np.float32)
        index, number, bits = self._columns
        out[:, index] = samples.seen[:, self._byte[index]] == self._value[index]
        out[:, number] = samples.seen[:, self._byte[number]] >= self._value[number]
        out[:, bits] = samples.seen[:, self._byte[bits]] >> self._value[bits] & 1
        out[xp.arange(len(samples)), self._things + samples.seats] = 1.0
        return out

    def _forward(self, columns: Any, samples: Samples) -> tuple[Any, Any, Any, Any]:
        xp, w = self.xp, self.weights
        first = xp.clip(columns @ w["first"] + w["first_bias"], 0.0, 1.0)
        second = xp.clip(first @ self._second() + w["second_bias"], 0.0, 1.0)
        shares = _softmax(
            xp, xp.where(self._there(samples), second @ w["shares"] + w["shares_bias"] + samples.base, NEVER)
        )
        legal = samples.policy >= LEGAL
        moves = _softmax(xp, xp.where(legal, second @ w["moves"] + w["moves_bias"], NEVER))
        return first, second, shares, moves

    def _second(self) -> Any:
        """The weights of the second layer in steps of a whole number, so that the heads learn to live with it."""
        return self.xp.rint(self.weights["second"] * SECOND_SCALE) / np.float32(SECOND_SCALE)

    def _there(self, samples: Samples) -> Any:
        """Which places there are at each table; a victory can always be nobody's."""
        places = self.xp.arange(OUTCOMES)[None, :]
        return (places < samples.seats[:, None]) | (places == OUTCOMES - 1)

    def _wanted(self, samples: Samples) -> tuple[Any, Any]:
        """The shares of the visits, and which rows have a choice."""
        xp = self.xp
        wanted = xp.maximum(samples.policy.astype(np.float32) - LEGAL, 0.0) / VISITS
        open_ = ((samples.policy >= LEGAL).sum(1) > 1)[:, None].astype(np.float32)
        return wanted / xp.maximum(wanted.sum(1, keepdims=True), 1e-6), open_

    def slopes(self, samples: Samples, columns: Any) -> dict[str, Any]:
        """How the loss changes with each weight."""
        w = self.weights
        first, second, shares, moves = self._forward(columns, samples)
        wanted, open_ = self._wanted(samples)
        count = len(samples)
        off_shares = (shares - samples.shares) / count
        off_moves = (moves - wanted) * open_ / count
        slopes = {"shares": second.T @ off_shares, "shares_bias": off_shares.sum(0, keepdims=True)}
        slopes |= {"moves": second.T @ off_moves, "moves_bias": off_moves.sum(0, keepdims=True)}
        back = off_shares @ w["shares"].T + off_moves @ w["moves"].T
        back *= (second > 0.0) & (second < 1.0)
        slopes |= {"second": first.T @ back, "second_bias": back.sum(0, keepdims=True)}
        back = (back @ self._second().T) * ((first > 0.0) & (first < 1.0))
        return slopes | {"first": columns.T @ back, "first_bias": back.sum(0, keepdims=True)}

    def learn(self, samples: Samples, rate: float) -> None:
        """One step of Adam."""
        xp, w = self.xp, self.weights
        columns = self.columns(samples)
        self._seen += columns[:, : self._things].sum(0).astype(np.int64)
        self._steps += 1
        for name, slope in self.slopes(samples, columns).items():
            mean, square = self._moments[name]
            mean += (1.0 - BETA1) * (slope - mean)
            square += (1.0 - BETA2) * (slope * slope - square)
            steady = (1.0 - BETA2**self._steps) ** 0.5 / (1.0 - BETA1**self._steps)
            w[name] -= rate * steady * mean / (xp.sqrt(square) + TINY)
        xp.clip(w["second"], -LARGEST_SECOND, LARGEST_SECOND, out=w["second"])

    def losses(self, samples: Samples) -> Losses:
        """How well it does on decisions that it did not learn from."""
        xp = self.xp
        _, _, shares, moves = self._forward(self.columns(samples), samples)
        wanted, open_ = self._wanted(samples)
        choices = max(float(open_.sum()), 1.0)
        known = _softmax(xp, xp.where(self._there(samples), samples.base, NEVER))
        return Losses(
            float(-(samples.shares * xp.log(shares + 1e-9)).sum() / len(samples)),
            float(-(samples.shares * xp.log(known + 1e-9)).sum() / len(samples)),
            float(-(wanted * xp.log(moves + 1e-9) * open_).sum() / choices),
            float(((moves.argmax(1) == wanted.argmax(1)) * open_[:, 0]).sum() / choices),
        )

    def network(self, about: dict[str, Any]) -> Network:
        """The same in whole numbers."""
        w = {name: _on_host(array) for name, array in self.weights.items()}
        things = self._summed(w["first"][: self._things])
        known = self._known()
        row = np.where(known, np.cumsum(known) - 1, -1)
        bias = w["first_bias"] + w["first"][self._things :]
        weights = {
            "row": row,
            "table": _whole(things[known], FIRST_SCALE, np.int16),
            "bias": _whole(bias, FIRST_SCALE, np.int32) + (1 << FIRST_SHIFT - 1),
            "second": _whole(w["second"].T, SECOND_SCALE, np.int8),
            "second_bias": _whole(w["second_bias"], BRIGHTEST * SECOND_SCALE, np.int32) + (1 << SECOND_SHIFT - 1),
            "shares": _whole(w["shares"].T, HEAD_SCALE, np.int16),
            "shares_bias": _whole(w["shares_bias"], BRIGHTEST * HEAD_SCALE, np.int32),
            "moves": _whole(w["moves"].T, HEAD_SCALE, np.int16),
            "moves_bias": _whole(w["moves_bias"], BRIGHTEST * HEAD_SCALE, np.int32),
        }
        return Network(about, {name: array.ravel().tolist() for name, array in weights.items()}, self.layout)

    def _summed(self, things: Any) -> Any:
        """For a number the weights of all its steps, added up to each value."""
        summed = things.copy()
        for at, first in enumerate(self.layout.first):
            if self.layout.form[at] == NUMBER:
                end = first + self.layout.most[at]
                summed[first:end] = np.cumsum(things[first:end], 0)
        return summed

    def _known(self) -> Any:
        """Which things were seen often enough; of a number the values between as well."""
        return _on_host(self._seen) >= SEEN_RARELY

    def save(self) -> dict[str, Any]:
        """All that is needed to go on."""
        kept = {name: _on_host(array) for name, array in self.weights.items()}
        for name, moments in self._moments.items():
            kept |= {f"{name}.{k}": _on_host(moment) for k, moment in enumerate(moments)}
        return kept | {"seen": _on_host(self._seen), "steps": np.array(self._steps)}

    def load(self, kept: Any) -> None:
        """Goes on from there."""
        xp = self.xp
        self.weights = {name: xp.asarray(kept[name]) for name in self.weights}
        self._moments = {name: [xp.asarray(kept[f"{name}.{k}"]) for k in range(2)] for name in self.weights}
        self._seen, self._steps = xp.asarray(kept["seen"]), int(kept["steps"])


def _bits(layout: Layout, at: int) -> int:
    """How many bits a set has."""
    return int(layout.most[at]).bit_length()


def _softmax(xp: Any, logits: Any) -> Any:
    raised = xp.exp(logits - logits.max(1, keepdims=True))
    return raised / raised.sum(1, keepdims=True)


def _whole(numbers: Any, scale: float, kind: Any) -> Any:
    limits = np.iinfo(kind)
    return np.clip(np.rint(numbers * scale), limits.min, limits.max).astype(np.int64)


def _on_host(array: Any) -> Any:
    return array.get() if hasattr(array, "get") else np.asarray(array)
