"""Tables on one device, step by step: what a page says goes in as JSON, and what it is told comes out.

A step changes nothing but what it says is to be stored; only when that is stored is anybody told. So whoever drives
this calls `step`, stores its `changes` all at once, calls `stored` and hands on what was `said`; if they cannot be
stored, it calls `not_stored` and hands on what that says instead.
"""

import json
import traceback
from collections.abc import Callable, Mapping
from typing import Any

from ludoteca.browser.advice import DeviceBots
from ludoteca.browser.message_handler import MessageHandler
from ludoteca.browser.requests import Requests
from ludoteca.browser.room import Line, Room
from ludoteca.browser.saves import Saves
from ludoteca.browser.tables import DeviceTables
from ludoteca.table import votes
from ludoteca.table.errors import RequestError
from ludoteca.table.levels import STAND_IN
from ludoteca.table.log import AUTO, BOT, Row


class Service:
    """The tables of one person's device."""

    def __init__(self, person: str, name: str, texts: Mapping[str, str], bots: DeviceBots, now: Callable[[], int]):
        self._now = now
        self._bots = bots
        self._tables = DeviceTables(person, name, Saves(texts), now)
        self._requests = Requests(self._tables, bots)
        self._handler = MessageHandler(self._tables, bots)
        self._asked: dict[str, Any] = {}

    def damaged(self) -> list[str]:
        """The tables that cannot be read. They are left as they are."""
        return [table_id for table_id in self._tables.saves if not self._is_readable(table_id)]

    def _is_readable(self, table_id: str) -> bool:
        try:
            self._tables.save(table_id)
        except RequestError:
            return False
        return True

    def step(self, text: str) -> str:
        """One thing at a time: a request, a page that comes, says something or goes, or what is due by itself."""
        self._asked = json.loads(text)
        try:
            return self._told(self._done())
        except Exception:  # noqa: BLE001  a fault of ours in one step does not end all tables
            traceback.print_exc()
            return self.not_stored("fault")

    def _done(self) -> Any:
        """Does what was asked; gives the answer, if it was a request."""
        answer = None
        match self._asked:
            case {"do": "request", "method": method, "path": path, "body": body}:
                answer = self._answer(method, path, body)
            case {"do": "open", "line": number, "table": table_id}:
                self._open(number, table_id)
            case {"do": "hear", "line": number, "message": message}:
                if number in self._tables.lines:
                    self._handler.hear(self._tables.lines[number], message)
            case {"do": "close", "line": number}:
                self._tables.lines.pop(number, None)
            case {"do": "act"}:
                self._act()
        return answer

    def stored(self) -> None:
        """What the last step changed is stored."""
        self._tables.stored()

    def not_stored(self, code: str) -> str:
        """The last step could not be stored, or failed, and why: nothing has changed, and who asked is told so."""
        self._tables.said.clear()
        self._tables.take_back()
        answer = None
        match self._asked:
            case {"do": "request"}:
                answer = {"status": 507, "body": {"code": code, "detail": "Nothing has changed."}}
            case {"do": "hear", "line": number, "message": message} if number in self._tables.lines:
                self._handler.refuse(self._tables.lines[number], code, str(message.get("type")))
        return self._told(answer)

    def replace(self, table_id: str, text: str | None) -> str:
        """Another page of this browser has stored a table, or (None) put it away."""
        self._tables.replace(table_id, text)
        self._tables.stored()
        return self._told(None)

    def _told(self, answer: Any) -> str:
        said, self._tables.said = self._tables.said, []
        changes = self._tables.saves.changes()
        due = min((due for due in map(self._due, self._tables.rooms()) if due is not None), default=None)
        told = {"answer": answer, "said": said, "changes": changes, "due": due}
        return json.dumps(told, ensure_ascii=False, separators=(",", ":"))

    def _answer(self, method: str, path: str, body: Any) -> dict[str, Any]:
        try:
            return {"status": 200, "body": self._requests.answer(method, path, body)}
        except RequestError as refusal:
            problem = {"code": refusal.code, "detail": refusal.detail, "args": refusal.args_of_code}
            return {"status": refusal.status, "body": problem}

    def _open(self, number: int, table_id: str) -> None:
        line = self._tables.lines[number] = Line(number, table_id)
        try:
            room = self._tables.room(table_id)
        except RequestError as refusal:
            self._handler.refuse(line, refusal.code, "socket")
            return
        self._tables.say(line, {"type": "table", "table": self._tables.shown(room)})

    def _due(self, room: Room) -> int | None:
        """When something happens by itself at a table that somebody looks at. There is no network to be slow here."""
        return room.due(bots_move=True, lag=0)

    def _act(self) -> None:
        """The one thing that is due first: a vote ends, a bot moves, or somebody's time is up."""
        now = self._now()
        late = [(due, room) for room in self._tables.rooms() if (due := self._due(room)) is not None and due <= now]
        if not late:
            return
        _, room = min(late, key=lambda one: one[0])
        poll = room.facts.poll
        if poll is not None and not poll.done and poll.until <= now:
            self._tables.change(room.facts.id, lambda facts: votes.close_vote(facts, now))
            return
        seat = room.deciding
        assert seat is not None
        sitting = room.facts.seats[seat]
        level = (sitting.level if sitting.kind == "bot" else STAND_IN) or STAND_IN
        move = self._bots.choose(room.match.copy(), level)
        moment = self._now()
        spent = 0 if sitting.played_by_bot else room.clocks.spent(moment, None, 0)
        kind = BOT if sitting.kind == "bot" else AUTO
        self._tables.append(room, Row(room.index, kind, seat, str(move), moment, spent))
        self._handler.carry_out(room.facts.id)
