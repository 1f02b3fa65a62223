"""What a bot thinks, in words that others can use."""

import threading
import time
from abc import ABC, abstractmethod
from collections.abc import Callable
from dataclasses import dataclass
from typing import Any, Protocol

from ludoteca.kernel.match import Match
from ludoteca.kernel.moves import Move

Progress = Callable[[float], None]


@dataclass(frozen=True)
class Option:
    """A legal move as a bot sees it."""

    move: Move
    visits: int
    """How often it was tried in thought."""
    expected: float
    """The result that the deciding seat may expect of it: 1 is a victory, 0 a defeat."""
    shares: tuple[float, ...] = ()
    """The share of the victory that each seat may expect of it; empty where the bot does not say."""
    line: tuple[Move, ...] = ()
    """How the bot thinks that the game will go on from it; empty where it does not say."""


@dataclass(frozen=True)
class Thought:
    """What came of thinking about a decision."""

    move: Move
    options: tuple[Option, ...]
    """Every legal move, the most visited first."""
    line: tuple[Move, ...]
    """How the bot thinks that the game will go on, from this decision."""
    iterations: int
    milliseconds: float


class Stop:
    """Ends thinking early; may be set from any thread."""

    def __init__(self) -> None:
        self._event = threading.Event()

    def set(self) -> None:
        """Whoever thinks now is to decide at once."""
        self._event.set()

    def is_set(self) -> bool:
        """Whether that was said."""
        return self._event.is_set()


class Bot(Protocol):
    """Somebody who chooses moves. A bot sees nothing that its seat may not know."""

    name: str

    def choose(self, match: Match[Any, Any]) -> Move:
        """A legal move for the seat that must decide."""

    def think(
        self,
        match: Match[Any, Any],
        *,
        milliseconds: float | None = None,
        iterations: int | None = None,
        stop: Stop | None = None,
        progress: Progress | None = None,
    ) -> Thought:
        """What the bot makes of the decision. A budget that is given goes before the bot's own."""


class ChoosingBot(ABC):
    """A bot that chooses and says nothing else: what it thinks of the other moves is not known."""

    @abstractmethod
    def choose(self, match: Match[Any, Any]) -> Move:
        """A legal move for the seat that must decide."""

    def think(
        self,
        match: Match[Any, Any],
        *,
        milliseconds: float | None = None,
        iterations: int | None = None,
        stop: Stop | None = None,
        progress: Progress | None = None,
    ) -> Thought:
        """The choice, as a thought that expects what every seat may expect."""
        start = time.perf_counter()
        chosen = self.choose(match)
        fair = 1.0 / match.setting.seats
        others = (Option(move, 0, fair) for move in match.moves() if move.id != chosen.id)
        options = (Option(chosen, 1, fair), *others)
        if progress is not None:
            progress(1.0)
        return Thought(chosen, options, (chosen,), 1, 1000.0 * (time.perf_counter() - start))
