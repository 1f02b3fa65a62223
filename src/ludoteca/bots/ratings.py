"""How strong the levels of a game are, in points that were measured: `bench/strength.py --ratings` writes them down.

As for Elo, 400 points more are ten victories for one, at a table of two; `random` has none.
"""

import json
from functools import cache
from typing import Any

from ludoteca.kernel.game_definition import GameDefinition

FILE = "ratings.json"
"""Beside the rules of a game."""


@cache
def ratings_of(game: GameDefinition[Any, Any]) -> dict[str, int]:
    """The points of each level; none for a game whose levels were never measured."""
    place = game.folder / FILE
    if not place.is_file():
        return {}
    return {str(name): int(points) for name, points in json.loads(place.read_text(encoding="utf-8")).items()}
