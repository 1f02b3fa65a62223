"""How long a bot thinks, and how often it does not: what a level of bots is."""

from dataclasses import dataclass

from ludoteca.kernel.errors import BadOption


@dataclass(frozen=True)
class Budget:
    """How long to think: so many iterations or so many milliseconds, whichever is over first."""

    iterations: int | None = None
    milliseconds: float | None = None

    def __post_init__(self) -> None:
        if self.iterations is None and self.milliseconds is None:
            raise BadOption("A bot needs a budget: iterations or milliseconds.")
        if (self.iterations is not None and self.iterations < 1) or (
            self.milliseconds is not None and not self.milliseconds > 0
        ):
            raise BadOption("A bot thinks for at least one iteration, and for more than 0 milliseconds.")


@dataclass(frozen=True)
class Level:
    """How a level thinks: for how long, and how often it plays what comes to its mind instead."""

    budget: Budget
    slips: float = 0.0
    """The share of decisions that are made by lot."""
