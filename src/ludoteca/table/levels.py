"""Which bots may sit at a table."""

from ludoteca import bots
from ludoteca.table.errors import RequestError

STAND_IN = "normal"
"""The level that plays for who is away."""


def offered_levels() -> list[str]:
    """The bots that people choose from: the levels, and those that packages installed here bring along."""
    return [*bots.LEVELS, *bots.own_names()]


def checked_level(level: str) -> str:
    """A bot that may sit at a table. Only what the host has installed: nobody names code from outside."""
    if level != "random" and level not in offered_levels():
        raise RequestError("bad-seats", f"There is no bot “{level}” here.", 400)
    return level
