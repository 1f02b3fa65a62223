"""A room: one table's match at hand on this node, rebuilt from its rows whenever needed. It holds no truth."""

import asyncio
from pathlib import Path
from typing import Any

from msgspec import Struct

from ludoteca.games import game
from ludoteca.kernel.events import Event
from ludoteca.kernel.match import Match
from ludoteca.kernel.moves import Move
from ludoteca.server.clocks import Clocks
from ludoteca.server.facts import Facts
from ludoteca.server.messages import LogEntry, View
from ludoteca.server.refusals import Refusal
from ludoteca.server.secrecy import Discretion, move_view
from ludoteca.server.sheets import Sheets
from ludoteca.server.storage.rows import Row

PERSON, BOT, AUTO, TABLE, UNDO = "move", "bot", "auto", "table", "undo"
"""Kinds of rows: a person's move, a bot's, one made for an absent person, one of the table, one taken back."""


class Entry(Struct, frozen=True, gc=False):
    """An entry of the log, secrets included. `index` is the one after it."""

    index: int
    kind: str
    seat: int | None
    move: Move | None
    events: tuple[Event, ...]


def begin_match(facts: Facts, box: Path | None) -> Match[Any, Any]:
    """The match of a table before its first move."""
    played = game(facts.game)
    if facts.position is not None:
        return played.from_position(facts.position, box)
    return played.new(len(facts.seats), facts.seed, box, **facts.options)


def is_outdated(facts: Facts) -> bool:
    """Whether a match was begun by rules that this program does not know. One that has not begun takes today's."""
    return facts.status != "waiting" and facts.rules != game(facts.game).version


class Room:
    """A match with its log, its clocks, and who is looking on. Only who holds `lock` changes anything in it."""

    def __init__(self, facts: Facts, version: int, said: int, match: Match[Any, Any], since: int):
        self.id = facts.id
        self.facts = facts
        self.version = version
        self.said = said
        self.match = match
        self.log: list[Entry] = []
        self.clocks = Clocks(facts.clock, len(facts.seats), since)
        self.lock = asyncio.Lock()
        self.sheets = Sheets()
        self.gone = False
        """Set when the room no longer agrees with the database: it must be loaded anew."""
        self._discretion = Discretion(match.game)
        self._standing: list[int] = []
        self._table_legal: list[Move] | None = None

    @property
    def index(self) -> int:
        """How many entries the log has. It never goes back: taking a move back is an entry too."""
        return len(self.log)

    @property
    def deciding(self) -> int | None:
        """The seat that must decide; None while the match does not run."""
        return self.match.seat if self.facts.status == "running" else None

    @property
    def finished(self) -> bool:
        """Whether everything may be told."""
        return self.facts.status == "finished"

    def play(self, row: Row) -> Entry:
        """Does what a row says. An IllegalMove changes nothing."""
        before = self.match.seat
        self._table_legal = None
        if row.kind == UNDO:
            self.match.undo()
            self._standing.pop()
            entry = Entry(row.number + 1, UNDO, row.seat, None, ())
        else:
            move = self.match.game.move_table.parse(row.text, self.match.setting.names)
            events = tuple(self.match.play(move))
            self._standing.append(len(self.log))
            entry = Entry(row.number + 1, row.kind, None if row.kind == TABLE else before, move, events)
        self.log.append(entry)
        self.clocks.charge(row, before, self.match.seat)
        return entry

    def can_undo(self, seat: int | None) -> bool:
        """Whether this seat may take its last move back: nothing was revealed and nobody else has moved since."""
        if seat is None or not self._standing or self.facts.clock is not None:
            return False
        if self.deciding is None:
            return False
        last = self.log[self._standing[-1]]
        return last.seat == seat and last.kind == PERSON and self.match.can_undo

    def view(self, viewer: int | None) -> View:
        """All that a viewer may know now."""
        view = self.match.view(viewer)
        view["index"] = self.index
        view["can_undo"] = self.can_undo(viewer)
        if viewer is not None and "penance" in self.facts.options:
            view["table_moves"] = [self.match.setting.move_view(move) for move in self.table_moves(viewer)]
        return view

    def table_moves(self, seat: int) -> list[Move]:
        """The table moves that a seat may call for (K31): others' breaches on honour, its own by its screen."""
        penance = self.facts.options.get("penance")
        seats = self.facts.seats
        allowed: list[Move] = []
        if penance not in ("honour", "screen") or self.match.over:
            return allowed
        if self._table_legal is None:
            self._table_legal = self.match.table_moves()
        for move in self._table_legal:
            accused = accused_of(move)
            if (accused == seat) == (penance == "screen") and seats[accused].kind == "person":
                allowed.append(move)
        return allowed

    def told(self, entry: Entry, viewer: int | None, everything: bool = False) -> LogEntry:
        """An entry as a viewer may know it."""
        events = entry.events if everything else tuple(event.seen_by(viewer) for event in entry.events)
        move = entry.move if everything else self.move_told(entry, viewer)
        return LogEntry(
            entry.index,
            entry.seat,
            None if move is None else move_view(move),
            [event.as_json() for event in events],
            entry.kind == AUTO,
            int(entry.kind == UNDO),
        )

    def move_told(self, entry: Entry, viewer: int | None) -> Move | None:
        """The move of an entry, if a viewer may know it."""
        if entry.move is None or (viewer is not None and viewer == entry.seat):
            return entry.move
        seen = (event.seen_by(viewer) for event in entry.events)
        return entry.move if self._discretion.is_open(entry.move, seen) else None

    def notation(self, entry: Entry) -> str:
        """A move as a spectator may write it down: what is secret in it is a question mark."""
        assert entry.move is not None
        if self.move_told(entry, None) is not None:
            return str(entry.move)
        return " ".join((entry.move.kind, *self._discretion.veiled(entry.move)))

    def standing(self) -> list[Entry]:
        """The moves that stand: those that were not taken back."""
        return [self.log[number] for number in self._standing]

    def check_seat(self, person: str | None, seat: int) -> None:
        """Refuses who does not sit there."""
        if seat not in self.facts.seats_of(person):
            raise Refusal("not-your-seat", f"Seat {seat} is not yours.", 403, seat=seat + 1)


def accused_of(move: Move) -> int:
    """The seat that a breach is about."""
    return int(move.args[0].removeprefix("P")) - 1
