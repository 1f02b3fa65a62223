"""Positions of a match at every so many entries of its log, so that leafing through a replay is quick."""

from collections import OrderedDict
from collections.abc import Awaitable, Callable
from typing import Any

from ludoteca.kernel.match import Match
from ludoteca.kernel.setting import Setting
from ludoteca.server.errors import not_found
from ludoteca.server.room import Room
from ludoteca.server.thread_pool import ThreadPool
from ludoteca.table.facts import TableFacts
from ludoteca.table.moments import Pictures, match_at

MOST_TABLES = 64


class ReplayCache:
    """Pictures of the matches that somebody looks through; the least used ones are thrown away."""

    def __init__(
        self,
        room: Callable[[str], Awaitable[Room]],
        box_of: Callable[[TableFacts], Awaitable[Setting[Any, Any] | None]],
        threads: ThreadPool,
    ):
        self._room = room
        self._box_of = box_of
        self._threads = threads
        self._pictures: OrderedDict[str, Pictures] = OrderedDict()

    async def match_at(self, table_id: str, index: int) -> Match[Any, Any]:
        """The match after so many entries of the log. Not to be played on."""
        room = await self._room(table_id)
        if not 0 <= index <= room.index:
            raise not_found("index")
        pictures = self._pictures.setdefault(table_id, {})
        self._pictures.move_to_end(table_id)
        if len(self._pictures) > MOST_TABLES:
            self._pictures.popitem(last=False)
        box = await self._box_of(room.facts)
        return await self._threads.run(table_id, match_at, pictures, room.facts, box, room.log[:index])
