"""Ludoteca: a home for three board games, for people, bots and researchers."""

from ludoteca.games import game, games
from ludoteca.kernel.errors import LudotecaError

__all__ = ["LudotecaError", "game", "games"]
