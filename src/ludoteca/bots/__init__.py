"""Bots: players that need no person."""

import sys
from collections.abc import Callable
from typing import Any

from ludoteca.bots.engine import Engine, RulesEngine
from ludoteca.bots.knowledge import Budget
from ludoteca.bots.levels import LEVEL, LevelBot, is_level
from ludoteca.bots.own import is_own, own_bot, own_names
from ludoteca.bots.protocol import Bot, Option, Stop, Thought
from ludoteca.bots.simple import SIMPLE, SimpleBot
from ludoteca.bots.styles import STYLED, STYLES
from ludoteca.kernel.compiling import is_warm, mark_warm
from ludoteca.kernel.errors import BadBot, BadOption
from ludoteca.kernel.game import RULES, Game
from ludoteca.kernel.setting import Setting

LEVELS = tuple(LEVEL)
"""The levels that people choose from, from weak to strong."""
STYLED_NAMES = tuple(f"{STYLED}-{style}" for style in STYLES)
"""Those of a level that have a character: see `ludoteca.bots.styles`."""
NAMES = (*SIMPLE, *LEVELS, *STYLED_NAMES)
"""All bots that are ours."""

SEARCH = "search"
"""The part of a game's machine code that bots need."""

__all__ = [
    "LEVELS",
    "NAMES",
    "STYLED_NAMES",
    "BadBot",
    "Bot",
    "Budget",
    "Option",
    "Stop",
    "Thought",
    "bot",
    "check_name",
    "is_level",
    "is_ready",
    "own_names",
    "warm_up",
]


def bot(
    name: str,
    seed: str = "",
    *,
    budget: Budget | None = None,
    threads: int = 1,
    engine: Callable[[Setting[Any, Any]], Engine] = RulesEngine,
) -> Bot:
    """A bot by name; the same seed makes it choose alike, unless its budget is in milliseconds.

    Those that other packages bring along have their names too, and any other is named `package.module:Bot`.

    A level has its own budget, unless another is given. On several threads it thinks that much more in the same time.
    `engine` says where its search runs, if not here: see `ludoteca.bots.engine`.
    """
    if name in SIMPLE:
        return SimpleBot(name, seed)
    if is_own(name):
        return own_bot(name, seed, budget)
    check_name(name)
    return LevelBot(name, seed, budget, threads, engine)


def check_name(name: str) -> None:
    """Raises BadOption if there is no bot of that name, here or in another package."""
    if name not in NAMES and not is_own(name):
        known = ", ".join((*NAMES, *own_names()))
        raise BadOption(f"There is no bot “{name}”. There are: {known}; or your own as package.module:Bot.")


def is_ready(game: Game[Any, Any]) -> bool:
    """Whether the rules and the bots of a game have been compiled on this machine."""
    return is_warm(game.package, RULES) and is_warm(game.package, SEARCH)


def warm_up(game: Game[Any, Any], say: Callable[[str], object] = sys.stderr.write) -> None:
    """Compiles the search for a game now, unless that was done on this machine before."""
    if is_warm(game.package, SEARCH):
        return
    say(f"Compiling the bots of {game.title} for this machine. This is done once and takes a minute or two.\n")
    SimpleBot("heuristic", "warm").choose(game.new(game.seats[0], "warm"))
    LevelBot("hard", "warm", Budget(iterations=1)).choose(game.new(game.seats[0], "warm"))
    mark_warm(game.package, SEARCH)
