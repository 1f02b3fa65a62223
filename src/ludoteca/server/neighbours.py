"""The other nodes: hearing of them, who looks after which table, and finding what was missed."""

import asyncio
import hashlib
import logging
from functools import partial
from time import monotonic
from typing import TYPE_CHECKING

import sqlalchemy as sa

from ludoteca.kernel.errors import LudotecaError
from ludoteca.server.bus import News
from ludoteca.server.facts import now_ms
from ludoteca.server.refusals import Refusal
from ludoteca.server.storage import rows
from ludoteca.server.storage.schema import nodes

if TYPE_CHECKING:
    from ludoteca.server.node import Node

logger = logging.getLogger("ludoteca.server")

BEAT = 1.0
"""Seconds between two rounds."""
DEAD_AFTER = 5_000
"""Milliseconds after which a node that was not seen alive is taken for dead."""
LATE = 2_000
"""Milliseconds by which a bot or a clock may be late before everybody's due tables are looked through."""
BELIEVED = 25.0
"""Seconds for which a node's word on who is connected there holds; it is repeated more often than that."""
REPEAT = 8.0


class Neighbours:
    """What this node knows of the others.

    Only one node moves for the bots and clocks of a table: the one that hashes nearest to it among those alive.
    Where two nodes disagree for a moment on who is alive, both may try, and the log's key lets one succeed.
    """

    def __init__(self, node: "Node"):
        self._node = node
        self._alive: list[str] = [node.id]
        self._round: asyncio.Task[None] | None = None
        self._missed: set[str] = set()
        self._repeated = 0.0

    def start(self) -> None:
        """Begins the rounds."""
        self._round = asyncio.get_running_loop().create_task(self._rounds())

    async def stop(self) -> None:
        """Ends the rounds, and tells the others that this node is gone."""
        if self._round is not None:
            self._round.cancel()
            await asyncio.gather(self._round, return_exceptions=True)
        if self._node.bus.shared:
            gone = nodes.delete().where(nodes.c.id == self._node.id)
            try:
                await self._node.store.write(lambda connection: connection.execute(gone))
            except sa.exc.SQLAlchemyError:
                logger.warning("could not say goodbye to the other nodes")

    def looks_after(self, table_id: str) -> bool:
        """Whether this node moves for the bots and clocks of a table."""
        return len(self._alive) == 1 or max(self._alive, key=lambda node: _nearness(node, table_id)) == self._node.id

    def hear(self, news: News) -> None:
        """A message of the bus."""
        if news.node == self._node.id:
            return
        room = self._node.at_hand(news.table)
        if news.here is not None:
            told = self._node.audience.elsewhere[news.table]
            told[news.node] = (monotonic() + BELIEVED, frozenset(news.here))
            if room is not None:
                self._node.audience.tell_table(room, monotonic())
        elif room is None:
            if self.looks_after(news.table) and news.head:
                self._node.background(self._open(news.table))
        elif news.head > room.index or news.version > room.version or news.said > room.said:
            self._look(news.table)

    async def resync(self) -> None:
        """Compares all tables at hand with the database. Nobody may be watching one, and yet ask for it."""
        ids = [room.id for room in self._node.all_rooms()]
        for first in range(0, len(ids), 500):
            part = ids[first : first + 500]
            for heads in await self._node.store.read(partial(rows.heads, ids=part)):
                room = self._node.at_hand(heads.id)
                if room is not None and heads != (room.id, room.index, room.version, room.said):
                    self._look(heads.id)

    def _look(self, table_id: str) -> None:
        """Catches up with a table, once at a time."""
        if table_id in self._missed:
            return
        self._missed.add(table_id)
        self._node.background(self._catch_up(table_id))

    async def _catch_up(self, table_id: str) -> None:
        self._missed.discard(table_id)
        try:
            await self._node.catch_up(table_id)
        except Exception as error:
            room = self._node.at_hand(table_id)
            if room is None:
                return
            if isinstance(error, Refusal):  # everybody has left it
                self._node.forget(room)
                return
            logger.exception("could not catch up; loading the table anew")
            await self._node.reload(room)

    async def _open(self, table_id: str) -> None:
        room = await self._node.room(table_id)
        self._node.thinking.consider(room)

    async def _open_due(self, table_id: str) -> None:
        """A table that cannot be opened any more must not keep the others waiting, now or in the next round."""
        try:
            await self._open(table_id)
        except (Refusal, LudotecaError) as error:
            logger.warning("table %s cannot go on: %s", table_id, error)
            await self._node.store.write(lambda connection: rows.let_rest(connection, table_id))

    async def _rounds(self) -> None:
        while True:
            try:
                await self._round_once()
            except asyncio.CancelledError:
                raise
            except Exception:
                logger.exception("a round failed; the next one tries again")
            await asyncio.sleep(BEAT)

    async def _round_once(self) -> None:
        node = self._node
        if node.bus.shared:
            await self._beat()
            await self.resync()
            if monotonic() - self._repeated > REPEAT:
                self._repeated = monotonic()
                node.audience.prune(self._repeated)
                for table_id in list(node.audience.watchers):
                    node.publish(News(node.id, table_id, here=sorted(node.audience.here(table_id))))
        late = now_ms() - LATE
        for table_id in await node.store.read(lambda connection: rows.due_tables(connection, late)):
            if self.looks_after(table_id):
                await self._open_due(table_id)

    async def _beat(self) -> None:
        """Says that this node is alive, and learns which others are."""
        now = now_ms()

        def job(connection: sa.Connection) -> list[str]:
            renewed = nodes.update().where(nodes.c.id == self._node.id).values(seen=now)
            if connection.execute(renewed).rowcount == 0:
                connection.execute(nodes.insert(), {"id": self._node.id, "seen": now})
            connection.execute(nodes.delete().where(nodes.c.seen < now - 20 * DEAD_AFTER))
            return list(connection.scalars(sa.select(nodes.c.id).where(nodes.c.seen > now - DEAD_AFTER)))

        alive = sorted({*await self._node.store.write(job), self._node.id})
        if alive != self._alive:
            self._alive = alive
            logger.info("%d nodes share the tables", len(alive))
            self._node.thinking.consider_all()


def _nearness(node: str, table_id: str) -> bytes:
    return hashlib.blake2b(f"{node}/{table_id}".encode(), digest_size=8).digest()
