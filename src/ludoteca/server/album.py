"""An album: positions of a match at every so many entries of its log, so that leafing through a replay is quick."""

import asyncio
from collections import OrderedDict
from collections.abc import Sequence
from typing import TYPE_CHECKING, Any

from ludoteca.kernel.match import Match
from ludoteca.server.refusals import not_found
from ludoteca.server.room import UNDO, Entry, begin_match

if TYPE_CHECKING:
    from ludoteca.server.node import Node

EVERY = 32
MOST_TABLES = 64


class Album:
    """Pictures of the matches that somebody looks through; the least used ones are thrown away."""

    def __init__(self, node: "Node"):
        self._node = node
        self._pictures: OrderedDict[str, dict[int, Match[Any, Any]]] = OrderedDict()

    async def match_at(self, table_id: str, index: int) -> Match[Any, Any]:
        """The match after so many entries of the log. Not to be played on."""
        room = await self._node.room(table_id)
        if not 0 <= index <= room.index:
            raise not_found("index")
        pictures = self._pictures.setdefault(table_id, {})
        self._pictures.move_to_end(table_id)
        if len(self._pictures) > MOST_TABLES:
            self._pictures.popitem(last=False)
        if 0 not in pictures:
            pictures[0] = begin_match(room.facts, await self._node.box_of(room.facts))
        return await asyncio.to_thread(_play_on, pictures, room.log[:index], index)


def _play_on(pictures: dict[int, Match[Any, Any]], log: Sequence[Entry], index: int) -> Match[Any, Any]:
    """Plays from the nearest picture before, and takes new ones on the way."""
    at = index - index % EVERY
    while at not in pictures:
        at -= EVERY
    match = pictures[at].copy()
    for entry in log[at:]:
        if entry.kind == UNDO:
            match.undo()
        else:
            assert entry.move is not None
            match.play(entry.move)
        at += 1
        if at % EVERY == 0:
            pictures[at] = match.copy()
    return match
