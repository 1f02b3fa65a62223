"""Bots: players that need no person."""

import sys
from collections.abc import Callable
from typing import Any

from ludoteca.bots.levels import LEVEL, LevelBot
from ludoteca.bots.simple import MINDS, SimpleBot
from ludoteca.bots.thinking import Bot, Option, Stop, Thought
from ludoteca.kernel.compiling import is_warm, mark_warm
from ludoteca.kernel.errors import BadOption
from ludoteca.kernel.game import Game
from ludoteca.kernel.level import Budget

LEVELS = tuple(LEVEL)
"""The levels that people choose from, from weak to strong."""
NAMES = (*MINDS, *LEVELS)
"""All bots there are."""

__all__ = ["LEVELS", "NAMES", "Bot", "Budget", "Option", "Stop", "Thought", "bot", "is_ready", "warm_up"]


def bot(name: str, seed: str = "", *, budget: Budget | None = None, threads: int = 1) -> Bot:
    """A bot by name; the same seed makes it choose alike, unless its budget is in milliseconds.

    A level has its own budget, unless another is given. On several threads it thinks that much more in the same time.
    """
    if name in MINDS:
        return SimpleBot(name, seed)
    if name not in LEVEL:
        raise BadOption(f"There is no bot “{name}”. There are: {', '.join(NAMES)}.")
    return LevelBot(name, seed, budget, threads)


def is_ready(game: Game[Any, Any]) -> bool:
    """Whether the rules and the bots of a game have been compiled on this machine."""
    return is_warm(game.name) and is_warm(f"{game.name}-search")


def warm_up(game: Game[Any, Any], say: Callable[[str], object] = sys.stderr.write) -> None:
    """Compiles the search for a game now, unless that was done on this machine before."""
    name = f"{game.name}-search"
    if is_warm(name):
        return
    say(f"Compiling the bots of {game.title} for this machine. This is done once and takes a minute or two.\n")
    SimpleBot("heuristic", "warm").choose(game.new(game.seats[0], "warm"))
    LevelBot("hard", "warm", Budget(iterations=1)).choose(game.new(game.seats[0], "warm"))
    mark_warm(name)
