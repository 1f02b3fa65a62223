"""What a page says to a table: the words of the socket in docs/protocol.md."""

import secrets
from collections.abc import Callable
from dataclasses import asdict
from typing import Any, cast

from ludoteca.browser import messages
from ludoteca.browser.advice import DeviceBots
from ludoteca.browser.room import Line
from ludoteca.browser.tables import DeviceTables
from ludoteca.kernel.convert import Invalid, convert
from ludoteca.kernel.errors import LudotecaError
from ludoteca.table import votes
from ludoteca.table.advice import previews
from ludoteca.table.errors import RequestError
from ludoteca.table.facts import TableFacts
from ludoteca.table.log import PERSON, TABLE, UNDO, Row
from ludoteca.table.thinking import Found, knowledge_of, thought_of


class MessageHandler:
    """Hears what pages say to their tables."""

    def __init__(self, tables: DeviceTables, bots: DeviceBots):
        self._tables = tables
        self._bots = bots
        self._heard: dict[type[Any], Callable[[Line, Any], None]] = {
            messages.Watch: self._watch,
            messages.Move: self._move,
            messages.Undo: self._undo,
            messages.Preview: self._preview,
            messages.AskKnowledge: self._knowledge,
            messages.Hint: self._hint,
            messages.TableMove: self._table_move,
            messages.Vote: self._vote,
            messages.SetPace: self._pace,
            messages.Ping: self._ping,
        }

    def hear(self, line: Line, message: Any) -> None:
        """One message; what cannot be done is refused and has changed nothing."""
        kind = message.get("type") if isinstance(message, dict) else None
        about = str(kind) if kind in messages.SOCKET else "message"
        try:
            if about == "message":
                raise RequestError("bad-message", "There is no such message.", 400)
            words = {name: value for name, value in message.items() if name != "type"}
            said = convert(words, messages.SOCKET[about], strict=False)
            self._heard[type(said)](line, said)
        except RequestError as refusal:
            self.refuse(line, refusal.code, about, refusal.args_of_code)
        except (LudotecaError, Invalid):
            self.refuse(line, "bad-message", about)

    def refuse(self, line: Line, code: str, about: str, args: dict[str, str | int] | None = None) -> None:
        """Says that a message changed nothing."""
        told: dict[str, Any] = {"type": "refused", "code": code, "about": about, "index": self._index(line)}
        self._tables.say(line, told | ({"args": args} if args else {}))

    def _index(self, line: Line) -> int:
        try:
            return self._tables.room(line.table_id).index
        except RequestError:
            return 0

    def _watch(self, line: Line, said: messages.Watch) -> None:
        tables = self._tables
        room = tables.room(line.table_id)
        if said.seat is not None:
            room.check_seat(tables.person, said.seat)
        line.seat, line.watching = said.seat, True
        line.needs_view = room.facts.status == "waiting"
        tables.say(line, {"type": "table", "table": tables.shown(room)})
        if not line.needs_view:
            line.index = min(said.index or 0, room.index)
            tables.bring_up_to_date(line, room)
        if room.facts.poll is not None and not room.facts.poll.done:
            tables.tell_vote(room, line)

    def _move(self, line: Line, said: messages.Move) -> None:
        tables = self._tables
        room = tables.room(line.table_id)
        room.check_move(tables.person, said.index, said.seat)
        now = tables.now()
        tables.append(room, Row(room.index, PERSON, said.seat, said.move, now, room.clocks.spent(now, None, 0)))
        self.carry_out(line.table_id)

    def _undo(self, line: Line, said: messages.Undo) -> None:
        room = self._tables.room(line.table_id)
        room.check_undo(self._tables.person, said.index, said.seat)
        self._tables.append(room, Row(room.index, UNDO, said.seat, "1", self._tables.now()))

    def _preview(self, line: Line, said: messages.Preview) -> None:
        room = self._tables.room(line.table_id)
        seat = line.viewer(room.facts, self._tables.person)
        if seat is None:
            raise RequestError("not-your-seat", "Spectators have nothing to decide.", 403, seat=0)
        room.check_moment(said.index, seat)
        sure = previews(room.match, said.moves)
        self._tables.say(line, {"type": "previews", "index": said.index, "previews": sure})

    def _knowledge(self, line: Line, said: messages.AskKnowledge) -> None:
        room = self._tables.room(line.table_id)
        room.check_seat(self._tables.person, said.seat)
        room.check_moment(said.index, said.seat)
        known = knowledge_of(room.match.copy(), said.seat, secrets.token_hex(16))
        self._tables.say(line, {"type": "knowledge", "index": said.index, "seat": said.seat, **known})

    def _hint(self, line: Line, said: messages.Hint) -> None:
        room = self._tables.room(line.table_id)
        room.check_seat(self._tables.person, said.seat)
        room.check_moment(said.index, said.seat)
        match = room.match.copy()
        if said.found is None:
            told = self._bots.advise(match)
        else:
            told = self._bots.told(match, thought_of(match, [cast(Found, asdict(one)) for one in said.found]))
        self._tables.say(line, {"type": "thought", "index": said.index, "seat": said.seat, **told})

    def _table_move(self, line: Line, said: messages.TableMove) -> None:
        tables = self._tables
        room = tables.room(line.table_id)
        room.check_running()
        room.check_seat(tables.person, said.seat)
        move, call = room.called(said.seat, said.move)
        if call.decided == "at once":
            tables.append(room, Row(room.index, TABLE, None, str(move), tables.now()))
            return
        index = room.index
        tables.change(
            line.table_id,
            lambda facts: votes.open_vote(facts, index, str(move), said.seat, call.about, tables.now()),
        )
        self.carry_out(line.table_id)

    def _vote(self, line: Line, said: messages.Vote) -> None:
        room = self._tables.room(line.table_id)
        room.check_seat(self._tables.person, said.seat)
        self._tables.change(line.table_id, lambda facts: votes.cast_vote(facts, said.index, said.seat, said.agree))
        self.carry_out(line.table_id)

    def carry_out(self, table_id: str) -> None:
        """What the table agreed on, as soon as it can be."""
        tables = self._tables
        room = tables.room(table_id)
        move = room.agreed()
        if move is not None:
            tables.change(table_id, votes.carried_out)
            tables.append(room, Row(room.index, TABLE, None, move, tables.now()))

    def _pace(self, line: Line, said: messages.SetPace) -> None:
        def alter(facts: TableFacts) -> None:
            facts.pace = said.pace

        self._tables.change(line.table_id, alter)

    def _ping(self, line: Line, _: messages.Ping) -> None:
        self._tables.say(line, {"type": "pong"})
