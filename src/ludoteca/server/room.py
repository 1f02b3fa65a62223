"""A room: one table at hand on this node, rebuilt from its rows whenever needed. It holds no truth."""

import asyncio
from typing import Any

from ludoteca.kernel.match import Match
from ludoteca.server.view_diff import ViewDiff
from ludoteca.table.facts import TableFacts
from ludoteca.table.table import Table


class Room(Table):
    """A table with what this node knows of it and who is looking on. Only who holds `lock` changes anything in it."""

    def __init__(self, facts: TableFacts, version: int, said: int, match: Match[Any, Any], since: int):
        super().__init__(facts, match, since)
        self.id = facts.id
        self.version = version
        self.said = said
        self.lock = asyncio.Lock()
        self.view_diff = ViewDiff()
        self.gone = False
        """Set when the room no longer agrees with the database: it must be loaded anew."""
        self._away: dict[str, float] = {}
        """Since when this node has seen somebody be away, by its own clock."""

    def note_presence(self, connected: set[str], now: float) -> None:
        """Remembers since when each person has been away."""
        people = {seat.person for seat in self.facts.seats if seat.kind == "person" and seat.person is not None}
        self._away = {person: self._away.get(person, now) for person in people - connected}

    def away_for(self, seat: int, now: float) -> float | None:
        """How many seconds the person of a seat has been away; None if they are there."""
        since = self._away.get(self.facts.seats[seat].person or "")
        return None if since is None else now - since
