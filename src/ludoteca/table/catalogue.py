"""What is on the shelf: each game with its options and the words that moves, events and prompts are made of."""

from functools import lru_cache
from typing import Any

from ludoteca.bots.ratings import ratings_of
from ludoteca.kernel.game import Game
from ludoteca.kernel.limits import FIRST_TASK
from ludoteca.kernel.registry import game, games
from ludoteca.table.levels import offered_levels, offered_styles


def catalogue() -> list[dict[str, Any]]:
    """All games, ready for JSON: see docs/protocol.md."""
    return [_info(name) for name in games()]


@lru_cache
def _info(name: str) -> dict[str, Any]:
    shown = game(name)
    return {
        "name": name,
        "seats": list(shown.seats),
        "options": [
            {
                "name": key,
                "choices": list(option.choices),
                "default": option.default,
                "sets": {choice: dict(sets) for choice, sets in option.sets.items()},
            }
            for key, option in shown.options.items()
        ],
        "levels": offered_levels(),
        "styled": offered_styles(shown),
        "ratings": dict(ratings_of(shown)),
        "vocabulary": _vocabulary(shown),
    }


def _vocabulary(shown: Game[Any, Any]) -> dict[str, Any]:
    return {
        "moves": {kind.name: list(kind.domains) for kind in shown.move_table},
        "events": {term.name: {"fields": dict(term.fields), "secret": sorted(term.secret)} for term in shown.events},
        "frames": {term.name: dict(term.fields) for term in shown.frames if term.number < FIRST_TASK},
    }
