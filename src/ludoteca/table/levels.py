"""Which bots may sit at a table."""

from typing import Any

from ludoteca import bots
from ludoteca.bots.knowledge import knowledge_of
from ludoteca.bots.styles import parts
from ludoteca.kernel.game import Game
from ludoteca.table.errors import RequestError

STAND_IN = "normal"
"""The level that plays for who is away."""


def offered_levels() -> list[str]:
    """The bots that people choose from: the levels, and those that packages installed here bring along."""
    return [*bots.LEVELS, *bots.own_names()]


def offered_styles(game: Game[Any, Any]) -> list[str]:
    """Bots with a character: a level and what they like beside winning, in games that say what that is."""
    known = knowledge_of(game).styles
    return [name for name in bots.STYLED_NAMES if parts(name)[1] in known]


def checked_level(level: str) -> str:
    """A bot that may sit at a table. Only what the host has installed: nobody names code from outside."""
    if level != "random" and level not in (*offered_levels(), *bots.STYLED_NAMES):
        raise RequestError("bad-seats", f"There is no bot “{level}” here.", 400)
    return level
