"""A table: seats around a match, with its log and its clocks."""

from collections.abc import Collection
from typing import Any

from ludoteca.kernel.errors import CannotUndo
from ludoteca.kernel.game_parts import Call
from ludoteca.kernel.match import Match
from ludoteca.kernel.moves import Move
from ludoteca.table.clocks import Clocks
from ludoteca.table.errors import RequestError, stale
from ludoteca.table.facts import TableFacts
from ludoteca.table.log import AUTO, PERSON, TABLE, UNDO, Entry, LogEntry, Row
from ludoteca.table.secrecy import Discretion
from ludoteca.table.summary import summary

FREE_TAKEBACKS = 30
"""Moves that may be taken back in a match, besides one for each that stands: a log never grows without the match."""
PAUSES = {"calm": 200, "fast": 80, "instant": 0}
"""Milliseconds that a bot waits before it moves. Clients show moves at a pace that people can follow."""

View = dict[str, Any]
"""All that a seat may know: see docs/protocol.md."""


class Table:
    """A match with who sits at it, its log and its clocks. Times are in milliseconds, and come from outside."""

    def __init__(self, facts: TableFacts, match: Match[Any, Any], since: int = 0):
        """`since`: when the first decision begins."""
        self.facts = facts
        self.match = match
        self.log: list[Entry] = []
        self.clocks = Clocks(facts.clock, len(facts.seats), since, lambda seat: self.facts.seats[seat].vacations)
        self._discretion = Discretion(match.game)
        self._standing: list[int] = []
        self._table_legal: list[Move] | None = None
        self._calls = self._possible_calls()

    def begin(self, facts: TableFacts) -> None:
        """The match starts: now its seed is known."""
        if facts.seed is None:
            return
        setting = self.match.setting
        begun = Match.begin(setting, facts.seed) if facts.position is None else self.match.redealt(facts.seed)
        self.match = begun
        self._table_legal = None

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
        """Does what a row says. An IllegalMove or CannotUndo changes nothing."""
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

    def standing(self) -> list[Entry]:
        """The moves that stand: those that were not taken back."""
        return [self.log[number] for number in self._standing]

    def can_undo(self, seat: int | None) -> bool:
        """Whether this seat may take its last move back: nothing was revealed and nobody else has moved since."""
        if seat is None or not self._standing or self.facts.clock is not None:
            return False
        if self.deciding is None or self.index - len(self._standing) >= 2 * (FREE_TAKEBACKS + len(self._standing)):
            return False
        last = self.log[self._standing[-1]]
        return last.seat == seat and last.kind == PERSON and self.match.can_undo

    def undo_to_decision(self, seat: int, at: int = 0) -> None:
        """Back to the last decision that a seat's person made, with all that bots did since.

        For people at one screen, who agree on it. If that cannot be: CannotUndo, and nothing changes.
        """
        tried = self.match.copy()
        back = 0
        for number in reversed(self._standing):
            tried.undo()
            back += 1
            if self.log[number].seat == seat and self.log[number].kind == PERSON:
                break
        else:
            raise CannotUndo("Nothing of it was this seat's decision.")
        for _ in range(back):
            self.play(Row(self.index, UNDO, seat, "1", at))

    def view(self, viewer: int | None) -> View:
        """All that a viewer may know now."""
        return self.common_view() | self.view_of(viewer)

    def common_view(self) -> View:
        """What everybody may know now: a spectator's view."""
        view = self.match.common_view() | {"index": self.index, "can_undo": False}
        if self.match.over:
            view["ranks"] = self.facts.places(self.match.ranks)
        elif self.facts.cut_short:
            view |= {"over": True, "ranks": self.facts.ranks, "deciding": None, "prompt": None, "moves": []}
        return view

    def view_of(self, viewer: int | None) -> View:
        """What is different for a viewer, to lay over what everybody may know."""
        if viewer is None:
            return {}
        view = self.match.view_of(viewer)
        if self.facts.cut_short:
            view["moves"] = []
        if self.can_undo(viewer):
            view["can_undo"] = True
        if self.match.game.table_moves is not None:
            view["table_moves"] = [self.match.setting.move_view(move) for move in self.table_moves(viewer)]
        return view

    def summary(self, person: str | None, connected: Collection[str | None], now: int) -> dict[str, Any]:
        """The table itself, as a person sees it while these people are connected."""
        seats = range(len(self.facts.seats))
        return summary(
            self.facts,
            person,
            index=self.index,
            deciding=self.deciding,
            changed=self.clocks.since,
            connected=connected,
            left=[self.clocks.left(seat, self.deciding, now) for seat in seats],
            now=now,
        )

    def told(self, entry: Entry, viewer: int | None, everything: bool = False) -> LogEntry:
        """An entry as a viewer may know it."""
        events = entry.events if everything else tuple(event.seen_by(viewer) for event in entry.events)
        move = entry.move if everything else self.move_told(entry, viewer)
        told = LogEntry(
            index=entry.index,
            by=entry.seat,
            move=None if move is None else self.match.setting.move_view(move),
            events=[event.as_json() for event in events],
        )
        if entry.kind == AUTO:
            told["auto"] = True
        if entry.kind == UNDO:
            told["undone"] = 1
        return told

    def story(self, viewer: int | None, first: int = 0, last: int | None = None) -> list[LogEntry]:
        """The log as a viewer may know it. Of a finished match a spectator may know everything."""
        everything = self.finished and viewer is None
        end = self.index if last is None else min(last, self.index)
        return [self.told(entry, viewer, everything) for entry in self.log[max(0, first) : end]]

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

    def table_moves(self, seat: int) -> list[Move]:
        """The table moves that a seat may call for, as the game says: about other people, or about itself."""
        if self._table_legal is None:
            legal = bool(self._calls) and not self.match.over
            self._table_legal = self.match.table_moves() if legal else []
        allowed: list[Move] = []
        for move in self._table_legal:
            call = self._calls.get(move.id)
            if call is None or self.facts.seats[call.about].kind != "person":
                continue
            if (call.about == seat) == (call.by == "itself"):
                allowed.append(move)
        return allowed

    def _possible_calls(self) -> dict[int, Call]:
        """The table moves that could ever be called at this table, by their ids, and how each is decided."""
        game, setting = self.match.game, self.match.setting
        if game.table_moves is None:
            return {}
        calls = {
            move.id: game.table_moves.call(setting.options, move) for move in setting.all_moves[game.first_table_move :]
        }
        return {number: call for number, call in calls.items() if call is not None}

    def called(self, seat: int, notation: str) -> tuple[Move, Call]:
        """The table move that a seat calls for, and how it is decided."""
        for move in self.table_moves(seat):
            if str(move) == notation:
                return move, self._calls[move.id]
        raise RequestError("illegal", "This cannot be called now.")

    def agreed(self) -> str | None:
        """The table move that people have agreed on, as soon as it can be made: first somebody may have to answer."""
        poll = self.facts.poll
        if poll is None or poll.done or not poll.passed or self.deciding is None:
            return None
        return poll.move if any(str(move) == poll.move for move in self.match.table_moves()) else None

    def due(self, bots_move: bool, lag: int) -> int | None:
        """When something happens by itself: a bot's move, the end of a clock or of a vote; None if all wait for people.

        `bots_move`: whether bots do, or pause. `lag`: what a slow network gets on top of its clock.
        """
        seat = self.deciding
        if seat is None:
            return None
        poll = self.facts.poll
        times = [poll.until] if poll is not None and not poll.done else []
        if not self.facts.seats[seat].played_by_bot:
            deadline = self.clocks.deadline(seat, lag)
            if deadline is not None:
                times.append(deadline)
        elif bots_move:
            times.append(self.clocks.since + PAUSES[self.facts.pace])
        return min(times, default=None)

    def check_running(self) -> None:
        """Refuses what can only be done while the match runs."""
        if self.facts.status != "running":
            raise RequestError(f"table-{self.facts.status}", f"The table is {self.facts.status}.")

    def check_seat(self, person: str | None, seat: int) -> None:
        """Refuses who does not sit there."""
        if not self.facts.holds(person, seat):
            raise RequestError("not-your-seat", f"Seat {seat} is not yours.", 403, seat=seat + 1)

    def check_moment(self, index: int, seat: int) -> None:
        """Refuses what is about another moment, or about a seat that has nothing to decide now."""
        if self.index != index:
            raise stale(self.index)
        if self.deciding != seat:
            raise RequestError("not-your-turn", "There is nothing to decide for this seat.")

    def check_move(self, person: str | None, index: int, seat: int) -> None:
        """Refuses a person's move before it is looked at: another seat's, another moment's, or not theirs to make."""
        self._check_act(person, index, seat)
        if seat in self.facts.given_up:
            raise RequestError("given-up", "This seat was given up.")
        if self.facts.seats[seat].stand_in:
            raise RequestError("stand-in", "A bot plays for this seat: take it back first.")
        if self.deciding != seat:
            raise RequestError("not-your-turn", f"Seat {self.deciding} must decide.")

    def check_undo(self, person: str | None, index: int, seat: int) -> None:
        """Refuses to take back what cannot be."""
        self._check_act(person, index, seat)
        if not self.can_undo(seat):
            raise RequestError("cannot-undo", "Something was revealed, somebody else has moved, or a clock runs.")

    def _check_act(self, person: str | None, index: int, seat: int) -> None:
        self.check_running()
        self.check_seat(person, seat)
        if index != self.index:
            raise stale(self.index)
