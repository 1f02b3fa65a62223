"""Clocks: time for each decision, or a bank of it. They are computed from the log, so every node agrees."""

from collections.abc import Callable, Sequence

from ludoteca.table.facts import Clock
from ludoteca.table.log import Row

SECOND = 1000
DAY = 24 * 3600 * SECOND

Spans = Sequence[tuple[int, int]]
"""Times during which a clock stands still, the earliest first: none overlaps another."""


def is_slow(clock: Clock | None) -> bool:
    """Whether a game is one of days: people look in now and then, and may go on vacation."""
    return clock is not None and clock.kind == "move" and clock.seconds * SECOND >= DAY


def _no_vacations(_: int) -> Spans:
    return ()


class Clocks:
    """The clocks of one table. Times are in milliseconds; only the seat that must decide loses any."""

    def __init__(
        self, clock: Clock | None, seats: int, since: int, vacations_of: Callable[[int], Spans] = _no_vacations
    ):
        self.clock = clock
        self.since = since
        """When the present decision began."""
        self._banks = [clock.seconds * SECOND if clock else 0] * seats
        self._vacations_of = vacations_of

    def charge(self, row: Row, seat: int | None, following: int | None) -> None:
        """Accounts for a row: its seat pays, and earns its increment when its turn passes on."""
        self.since = row.at
        if self.clock is not None and self.clock.kind == "bank" and seat is not None:
            self._banks[seat] = max(0, self._banks[seat] - row.spent)
            if following != seat:
                self._banks[seat] += self.clock.increment * SECOND

    def left(self, seat: int, deciding: int | None, now: int) -> int | None:
        """What a seat has left; None if there are no clocks."""
        if self.clock is None:
            return None
        full = self._banks[seat] if self.clock.kind == "bank" else self.clock.seconds * SECOND
        if seat != deciding:
            return full
        away = sum(max(0, min(ends, now) - max(begins, self.since)) for begins, ends in self._vacations_of(seat))
        return max(0, full - (now - self.since - away))

    def deadline(self, deciding: int | None, lag: int) -> int | None:
        """When the time of the seat to decide is up; a slow network gets the benefit of the doubt."""
        if self.clock is None or deciding is None:
            return None
        left = self.left(deciding, None, 0)
        assert left is not None
        deadline = self.since + left + lag
        for begins, ends in self._vacations_of(deciding):
            if begins < deadline and ends > self.since:
                deadline += ends - max(begins, self.since)
        return deadline

    def spent(self, now: int, claimed: int | None, lag: int) -> int:
        """What a decision costs. A client may claim that part of the time was the network's, up to a limit."""
        elapsed = max(0, now - self.since)
        if claimed is None:
            return elapsed
        return max(0, elapsed - min(max(0, elapsed - claimed), lag))
