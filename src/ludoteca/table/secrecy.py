"""What may be told of a move.

Views and events are filtered by the kernel. A move itself may give away more: “recruit” names a card of a
hand. Whoever may know what happened may know the move that made it happen, and nobody else: an argument of a
kind of thing that can be secret is told only to those who have it from the move's own events.
"""

from collections.abc import Iterable
from functools import lru_cache
from typing import Any

from ludoteca.kernel.events import Event
from ludoteca.kernel.game_definition import GameDefinition
from ludoteca.kernel.moves import Move

VEIL = "?"


class Discretion:
    """What can be secret in a game's moves."""

    def __init__(self, game: GameDefinition[Any, Any]):
        self._delicate = delicate_arguments(game)

    def is_open(self, move: Move, seen: Iterable[Event]) -> bool:
        """Whether somebody who saw these events may know the move."""
        delicate = self._delicate[move.kind]
        if not delicate:
            return True
        told = {value for event in seen for value in event.args.values()}
        return all(move.args[place] in told for place in delicate)

    def veiled(self, move: Move) -> list[str]:
        """The arguments of a move without those that can be secret."""
        delicate = self._delicate[move.kind]
        return [VEIL if place in delicate else arg for place, arg in enumerate(move.args)]


@lru_cache
def delicate_arguments(game: GameDefinition[Any, Any]) -> dict[str, frozenset[int]]:
    """For each kind of move, the places of arguments from a domain that secrets of events come from."""
    domains = {term.fields[name] for term in game.events for name in term.secret}
    return {
        kind.name: frozenset(place for place, domain in enumerate(kind.domains) if domain in domains)
        for kind in game.move_table
    }
