"""What a page says to a table: the words of the socket in docs/protocol.md."""

from collections.abc import Callable
from typing import Any

from ludoteca.browser import messages
from ludoteca.browser.advice import Minds
from ludoteca.browser.keeper import Keeper
from ludoteca.browser.room import Line
from ludoteca.kernel.convert import Invalid, convert
from ludoteca.kernel.errors import LudotecaError
from ludoteca.table import votes
from ludoteca.table.advice import previews
from ludoteca.table.errors import RequestError
from ludoteca.table.facts import TableFacts
from ludoteca.table.log import PERSON, TABLE, UNDO, Row


class Conversation:
    """Hears what pages say to their tables."""

    def __init__(self, keeper: Keeper, minds: Minds):
        self._keeper = keeper
        self._minds = minds
        self._heard: dict[type[Any], Callable[[Line, Any], None]] = {
            messages.Watch: self._watch,
            messages.Move: self._move,
            messages.Undo: self._undo,
            messages.Preview: self._preview,
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
        self._keeper.say(line, told | ({"args": args} if args else {}))

    def _index(self, line: Line) -> int:
        try:
            return self._keeper.room(line.table_id).index
        except RequestError:
            return 0

    def _watch(self, line: Line, said: messages.Watch) -> None:
        keeper = self._keeper
        room = keeper.room(line.table_id)
        if said.seat is not None:
            room.check_seat(keeper.person, said.seat)
        line.seat, line.watching = said.seat, True
        line.needs_view = room.facts.status == "waiting"
        keeper.say(line, {"type": "table", "table": keeper.shown(room)})
        if not line.needs_view:
            line.index = min(said.index or 0, room.index)
            keeper.bring_up_to_date(line, room)
        if room.facts.poll is not None and not room.facts.poll.done:
            keeper.tell_vote(room, line)

    def _move(self, line: Line, said: messages.Move) -> None:
        keeper = self._keeper
        room = keeper.room(line.table_id)
        room.check_move(keeper.person, said.index, said.seat)
        now = keeper.now()
        keeper.append(room, Row(room.index, PERSON, said.seat, said.move, now, room.clocks.spent(now, None, 0)))
        self.carry_out(line.table_id)

    def _undo(self, line: Line, said: messages.Undo) -> None:
        room = self._keeper.room(line.table_id)
        room.check_undo(self._keeper.person, said.index, said.seat)
        self._keeper.append(room, Row(room.index, UNDO, said.seat, "1", self._keeper.now()))

    def _preview(self, line: Line, said: messages.Preview) -> None:
        room = self._keeper.room(line.table_id)
        seat = line.viewer(room.facts, self._keeper.person)
        if seat is None:
            raise RequestError("not-your-seat", "Spectators have nothing to decide.", 403, seat=0)
        room.check_moment(said.index, seat)
        sure = previews(room.match, said.moves)
        self._keeper.say(line, {"type": "previews", "index": said.index, "previews": sure})

    def _hint(self, line: Line, said: messages.Hint) -> None:
        room = self._keeper.room(line.table_id)
        room.check_seat(self._keeper.person, said.seat)
        room.check_moment(said.index, said.seat)
        told = self._minds.advise(room.match.copy())
        self._keeper.say(line, {"type": "thought", "index": said.index, "seat": said.seat, **told})

    def _table_move(self, line: Line, said: messages.TableMove) -> None:
        keeper = self._keeper
        room = keeper.room(line.table_id)
        room.check_running()
        room.check_seat(keeper.person, said.seat)
        move, call = room.called(said.seat, said.move)
        if call.decided == "at once":
            keeper.append(room, Row(room.index, TABLE, None, str(move), keeper.now()))
            return
        index = room.index
        keeper.change(
            line.table_id,
            lambda facts: votes.open_vote(facts, index, str(move), said.seat, call.about, keeper.now()),
        )
        self.carry_out(line.table_id)

    def _vote(self, line: Line, said: messages.Vote) -> None:
        room = self._keeper.room(line.table_id)
        room.check_seat(self._keeper.person, said.seat)
        self._keeper.change(line.table_id, lambda facts: votes.cast_vote(facts, said.index, said.seat, said.agree))
        self.carry_out(line.table_id)

    def carry_out(self, table_id: str) -> None:
        """What the table agreed on, as soon as it can be."""
        keeper = self._keeper
        room = keeper.room(table_id)
        move = room.agreed()
        if move is not None:
            keeper.change(table_id, votes.carried_out)
            keeper.append(room, Row(room.index, TABLE, None, move, keeper.now()))

    def _pace(self, line: Line, said: messages.SetPace) -> None:
        def alter(facts: TableFacts) -> None:
            facts.pace = said.pace

        self._keeper.change(line.table_id, alter)

    def _ping(self, line: Line, _: messages.Ping) -> None:
        self._keeper.say(line, {"type": "pong"})
