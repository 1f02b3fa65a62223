"""Observations in the one-hot form: a column for each value that a byte can have. See `observation.py`."""

from collections.abc import Iterator, Sequence
from dataclasses import dataclass
from math import ceil
from typing import Any

import numpy as np
from numpy.typing import NDArray

from ludoteca.kernel.errors import LudotecaError
from ludoteca.kernel.observation import BITS, FILLER, INDEX, NUMBER, SEAT, UNIT, Observation, entry_title


@dataclass(frozen=True)
class Column:
    """A column of the one-hot form: which byte of the row it looks at, and for which value or bit."""

    byte: int
    form: int
    value: int
    name: str


class OneHot:
    """The columns that a table needs."""

    def __init__(self, observation: Observation, seats: int, names: Any):
        self.columns = list(_columns(observation, seats, names))
        self.size = ceil(len(self.columns) / UNIT) * UNIT
        filled = [*self.columns, *[Column(0, FILLER, 0, "")] * (self.size - len(self.columns))]
        self.table = np.array([(column.byte, column.form, column.value) for column in filled], np.int32)
        """A row for each column: byte, form, and the value, the bit or the largest number."""


def _columns(observation: Observation, seats: int, names: Any) -> Iterator[Column]:
    for entry in observation:
        for k in range(min(entry.count, seats) if entry.each == SEAT else entry.count):
            byte, title = entry.first + k, entry_title(entry, k, names)
            if entry.form == NUMBER:
                yield Column(byte, NUMBER, entry.most, title)
                continue
            for number, value in enumerate(entry.values):
                if value.place < seats:
                    yield Column(byte, entry.form, number, f"{title} = {value.name}")


def check_dtype(dtype: str, form: str, known: Sequence[str] = ("float32", "bfloat16")) -> None:
    """The type of the numbers of the one-hot form."""
    if dtype not in known or (dtype != known[0] and form == "index"):
        raise LudotecaError(f"One-hot observations are {' or '.join(known)} here, not {dtype}; others are bytes.")


def encode(rows: NDArray[np.uint8], one_hot: OneHot, out: NDArray[np.float32]) -> NDArray[np.float32]:
    """Rows of bytes in the one-hot form."""
    byte, form, value = one_hot.table.T
    seen = rows[..., byte]
    out[...] = 0.0
    out[..., form == INDEX] = seen[..., form == INDEX] == value[form == INDEX]
    out[..., form == BITS] = seen[..., form == BITS] >> value[form == BITS].astype(np.uint8) & 1
    out[..., form == NUMBER] = seen[..., form == NUMBER] / value[form == NUMBER].astype(np.float32)
    return out


def empty_rows(observation: Observation) -> NDArray[np.uint8]:
    """Room for one row of one game."""
    return np.zeros((1, 1, observation.size), np.uint8)


def encoded(rows: NDArray[np.uint8], one_hot: OneHot) -> NDArray[np.float32]:
    """Rows of bytes in the one-hot form, in memory of their own."""
    return encode(rows, one_hot, np.zeros((*rows.shape[:-1], one_hot.size), np.float32))


def most_of(observation: Observation) -> NDArray[np.uint8]:
    """The largest value of each byte of a row."""
    most = np.zeros(observation.size, np.uint8)
    for entry in observation:
        most[entry.first : entry.first + entry.count] = entry.most
    return most
