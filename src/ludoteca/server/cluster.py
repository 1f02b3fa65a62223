"""The other nodes: hearing of them, who looks after which table, and finding what was missed."""

import asyncio
import logging
from functools import partial
from time import monotonic
from typing import Any

import sqlalchemy as sa
from msgspec import json

from ludoteca.kernel.errors import LudotecaError
from ludoteca.server import retention, waiting_tables
from ludoteca.server.archiver import Archiver
from ludoteca.server.bus import News
from ludoteca.server.errors import RequestError
from ludoteca.server.node import Node
from ludoteca.server.peers import Peer, nearness
from ludoteca.server.room import Room
from ludoteca.server.storage import rows
from ludoteca.server.storage.schema import nodes
from ludoteca.server.table_facts import now_ms, set_clock
from ludoteca.table.facts import TableFacts
from ludoteca.table.start import known_rules

logger = logging.getLogger("ludoteca.server")

BEAT = 1.0
"""Seconds between two rounds."""
DEAD_AFTER = 5_000
"""Milliseconds after which a node that was not seen alive is taken for dead."""
LATE = 2_000
"""Milliseconds by which a bot or a clock may be late before everybody's due tables are looked through."""
SELDOM = 3.0
"""Seconds between two signs of life of a node that should be alone."""
BELIEVED = 25.0
"""Seconds for which a node's word on who is connected there holds; it is repeated more often than that."""
REPEAT = 8.0
QUIET_AFTER = 12.0
"""Seconds in which every node has said again who is connected there."""
HOUR = 3600.0
PARTING = 5.0
"""Seconds in which a server that stops may archive what is left."""
SWEEP = 60.0
"""Seconds between two looks at the tables that wait for players."""


class Cluster:
    """What this node knows of the others.

    Only one node moves for the bots and clocks of a table: the one that hashes nearest to it among those alive.
    Where two nodes disagree for a moment on who is alive, both may try, and the log's key lets one succeed.
    """

    def __init__(self, node: Node):
        self._node = node
        self._alive: list[str] = [node.id]
        self._archiver = Archiver(node)
        self._looked_through = -HOUR
        self._round: asyncio.Task[None] | None = None
        self._repeated = 0.0
        self._beaten = -SELDOM
        self._first_seen: dict[str, int] = {}
        """Without a bus: when each other node was alive by the first word of it."""
        self._swept = monotonic()

    def start(self) -> None:
        """Begins the rounds."""
        self._round = asyncio.get_running_loop().create_task(self._rounds())

    async def stop(self) -> None:
        """Ends the rounds, and tells the others that this node is gone."""
        if self._round is not None:
            self._round.cancel()
            await asyncio.gather(self._round, return_exceptions=True)
        gone = nodes.delete().where(nodes.c.id == self._node.id)
        try:
            await self._node.store.write(lambda connection: connection.execute(gone))
        except sa.exc.SQLAlchemyError:
            logger.warning("could not say goodbye to the other nodes")

    async def archive_the_last(self) -> None:
        """What has ended just now is archived before this server stops, as far as that takes a moment only."""
        until = monotonic() + PARTING
        while self._node.ended and monotonic() < until:
            await self._archiver.archive_next()

    def looks_after(self, table_id: str, facts: TableFacts | None = None) -> bool:
        """Whether this node, of those that know a table's rules, moves for its bots and clocks."""
        knows = self._node.peers.knows
        able = [node for node in self._alive if facts is None or node == self._node.id or knows(node, facts)]
        return len(able) == 1 or max(able, key=lambda node: nearness(node, table_id)) == self._node.id

    def hear(self, news: News) -> None:
        """A message of the bus."""
        if news.node == self._node.id:
            return
        if news.person is not None:
            ask = self._node.read_names if news.renamed else self._node.end_sockets
            self._node.background(ask(news.person))
            return
        room = self._node.at_hand(news.table)
        if news.here is not None:
            told = self._node.subscriptions.elsewhere[news.table]
            known = news.node in told and told[news.node][0] > monotonic()
            before = told[news.node][1] if news.more and news.node in told else frozenset()
            told[news.node] = (monotonic() + BELIEVED, before | frozenset(news.here))
            if room is not None:
                self._node.subscriptions.tell_table(room, monotonic())
                self._node.automation.consider(room)
                if news.here and not known:  # that node may have missed what it was not told of until now
                    self._node.publish(News(self._node.id, room.id, room.index, room.version, room.said))
            elif news.here and self.looks_after(news.table):
                self._node.background(self._open(news.table))
        elif room is None:
            if self.looks_after(news.table) and news.head:
                self._node.background(self._open(news.table))
        elif news.head > room.index or news.version > room.version or news.said > room.said:
            self._follow(room)

    async def reconnected(self) -> None:
        """The bus may have lost something: until all have repeated who is where, everybody is told everything."""
        self._node.quiet_from = monotonic() + QUIET_AFTER
        await self.resync()

    async def resync(self) -> None:
        """Compares all tables at hand with the database. Nobody may be watching one, and yet ask for it."""
        ids = [room.id for room in self._node.all_rooms()]
        for first in range(0, len(ids), 500):
            part = ids[first : first + 500]
            for heads in await self._node.store.read(partial(rows.heads, ids=part)):
                room = self._node.at_hand(heads.id)
                if room is not None and heads != (room.id, room.index, room.version, room.said):
                    self._follow(room)

    def _follow(self, room: Room) -> None:
        """Catches up with a table. Where nobody looks on, and which another node looks after, it is let go instead."""
        node = self._node
        if node.automation.acts_at(room) or node.subscriptions.of(room.id) or room.lock.locked():
            node.look(room.id)
        else:
            node.forget(room)

    async def _open(self, table_id: str) -> None:
        room = await self._node.room(table_id)
        self._node.automation.consider(room)

    async def _open_due(self, table_id: str) -> None:
        """A table that cannot be opened any more must not keep the others waiting, now or in the next round.

        Neither must one whose bots pause because nobody looks on: it need not even be opened.
        """
        try:
            stored = await self._node.store.read(lambda connection: rows.read(connection, table_id, None))
            if not self.looks_after(table_id, stored.facts):
                return
            if not self._node.plays_on(stored.facts) and _waits_for_bot(stored):
                await self._node.store.write(lambda connection: rows.let_rest(connection, table_id))
                return
            await self._open(table_id)
        except (RequestError, LudotecaError) as error:
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
        await self._beat()
        shared = node.bus.shared or len(self._alive) > 1
        if shared:
            await self.resync()
        if monotonic() - self._repeated > REPEAT:
            self._repeated = monotonic()
            # An administrator's command may have banned or renamed somebody, even where this is the only server.
            await node.end_sockets()
            await node.read_names()
            if shared:
                node.subscriptions.prune(self._repeated)
                for table_id in list(node.subscriptions.subscribers):
                    node.tell_presence(table_id)
        if monotonic() - self._swept > SWEEP:
            self._swept = monotonic()
            await waiting_tables.look_after(node)
            await retention.look_after(node)
        if monotonic() - self._looked_through > HOUR:
            self._looked_through = monotonic()
            await self._archiver.look_through()
        self._archiver.go_on()
        late = now_ms() - LATE
        known = known_rules()
        for table_id in await node.store.read(lambda connection: rows.due_tables(connection, late, known)):
            await self._open_due(table_id)

    async def _beat(self) -> None:
        """Says that this node is alive, and learns which others are: all by the database's clock.

        Without a bus there should be no others. One that was killed a moment ago is not one: others' signs of life
        must be seen to change.
        """
        if not self._node.bus.shared and monotonic() - self._beaten < SELDOM:
            return
        self._beaten = monotonic()

        mine = {"rules": json.encode(known_rules()).decode(), "address": self._node.settings.address}

        def job(connection: sa.Connection) -> tuple[int, list[sa.Row[Any]]]:
            now = rows.database_ms(connection)
            renewed = nodes.update().where(nodes.c.id == self._node.id).values(seen=now)
            if connection.execute(renewed).rowcount == 0:
                connection.execute(nodes.insert(), {"id": self._node.id, "seen": now, **mine})
            connection.execute(nodes.delete().where(nodes.c.seen < now - 20 * DEAD_AFTER))
            return now, list(connection.execute(sa.select(*nodes.c).where(nodes.c.seen > now - DEAD_AFTER)))

        now, found = await self._node.store.write(job)
        set_clock(now)
        living = {row.id: row.seen for row in found}
        rules = {row.id: json.decode(row.rules, type=dict[str, int]) for row in found}
        self._node.peers.known = {row.id: Peer(rules[row.id], row.address) for row in found}
        others = living.keys() - {self._node.id}
        if not self._node.bus.shared:
            others = {other for other in others if living[other] > self._first_seen.setdefault(other, living[other])}
        alive = sorted({*others, self._node.id})
        if alive != self._alive:
            self._alive = alive
            if self._node.bus.shared or len(alive) == 1:
                logger.info("%d nodes share the tables", len(alive))
            else:
                logger.warning(
                    "another server uses this database, and there is no bus between them: news takes seconds. "
                    "Stop one of them, or give all of them the same --bus (docs/hosting.md)."
                )
            for room in self._node.all_rooms():
                self._node.automation.consider(room)


def _waits_for_bot(stored: rows.Stored) -> bool:
    facts = stored.facts
    poll_open = facts.poll is not None and not facts.poll.done
    return stored.deciding is not None and facts.seats[stored.deciding].played_by_bot and not poll_open
