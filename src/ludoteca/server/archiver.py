"""Archives matches that are over, when there is time."""

import logging
from time import sleep

from ludoteca.server import archives, records
from ludoteca.server.errors import RequestError
from ludoteca.server.node import Node
from ludoteca.server.storage import rows
from ludoteca.table.start import is_outdated

logger = logging.getLogger("ludoteca.server")

BUSY = 0.02
"""Seconds by which the loop may be late before archiving waits."""
REST = 0.001
"""Seconds after each view that is written down, in which others get on with their work."""


class Archiver:
    """Writes one match after the other down, beside everything else, or as all that its program does."""

    def __init__(self, node: Node, alone: bool = False):
        self._node = node
        self._alone = alone
        self._working = False

    async def look_through(self) -> None:
        """Finds matches that have none yet: of before archives, or that ended just before the server did."""
        found = await self._node.store.read(archives.without)
        self._node.ended += [table_id for table_id in found if table_id not in self._node.ended]

    def go_on(self) -> None:
        """Archives the next match beside everything else, unless the server is busy."""
        if self._node.ended and not self._working and self._node.lag < BUSY and not self._node.stopping:
            self._working = True
            self._node.background(self._next())

    async def _next(self) -> None:
        try:
            await self.archive_next()
        finally:
            self._working = False

    async def archive_next(self) -> None:
        """Archives the match that has waited longest."""
        try:
            await self.archive(self._node.ended.pop(0))
        except RequestError as refusal:  # it is gone
            logger.info("a match was not archived: %s", refusal.code)

    async def archive_all(self) -> int:
        """Archives every finished match that has none and whose rules are known here; gives how many."""
        done: set[str] = set()
        store = self._node.store
        while left := await store.read(lambda connection: archives.left(connection, done)):
            for table_id in left:
                done.add(table_id)
                await self.archive(table_id)
        still = await store.read(lambda connection: set(archives.without(connection, len(done))))
        return len(done - still)

    async def archive(self, table_id: str) -> None:
        """Archives a finished match, unless that has been done or its rules are not known here."""
        node = self._node
        stored = await node.store.read(lambda connection: rows.read(connection, table_id))
        facts = stored.facts
        if facts.status != "finished" or facts.lesson or is_outdated(facts):
            return
        if await node.store.read(lambda connection: archives.read(connection, table_id)) is not None:
            return
        room = await node.rebuilt(stored)
        record = await records.record_of(node, room)
        verification = await records.verified(node, room)
        box = await node.box_of(facts)
        data = await node.archiving.run("", archives.build, room, box, record, verification, self._rest)
        await node.store.write(lambda connection: archives.keep(connection, table_id, data))

    def _rest(self) -> None:
        if not self._alone and not self._node.stopping:
            sleep(REST)
