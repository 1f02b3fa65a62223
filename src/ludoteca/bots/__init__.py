"""Bots: players that need no person."""

from ludoteca.bots.levels import LEVEL, LevelBot
from ludoteca.bots.searcher import Budget
from ludoteca.bots.simple import MINDS, SimpleBot
from ludoteca.bots.thinking import Bot, Option, Stop, Thought
from ludoteca.kernel.errors import BadOption

LEVELS = tuple(LEVEL)
"""The levels that people choose from, from weak to strong."""
NAMES = (*MINDS, *LEVELS)
"""All bots there are."""

__all__ = ["LEVELS", "NAMES", "Bot", "Budget", "Option", "Stop", "Thought", "bot"]


def bot(name: str, seed: str = "", *, budget: Budget | None = None, threads: int = 1) -> Bot:
    """A bot by name; the same seed makes it choose alike, unless its budget is in milliseconds.

    A level has its own budget, unless another is given. On several threads it thinks that much more in the same time.
    """
    if name in MINDS:
        return SimpleBot(name, seed)
    if name not in LEVEL:
        raise BadOption(f"There is no bot “{name}”. There are: {', '.join(NAMES)}.")
    return LevelBot(name, seed, budget, threads)
