"""Keeps the tables of one device: at hand, in their texts, and told to the pages that look at them."""

from collections.abc import Callable, Sequence
from copy import deepcopy
from typing import Any

from ludoteca.browser.room import Line, Message, Room
from ludoteca.browser.saves import Save, Saves, head_text, row_text
from ludoteca.kernel.errors import CannotUndo, IllegalMove, LudotecaError
from ludoteca.table.errors import RequestError
from ludoteca.table.facts import TableFacts
from ludoteca.table.forfeits import finish
from ludoteca.table.log import AUTO, UNDO, Entry, Row
from ludoteca.table.start import is_outdated
from ludoteca.table.summary import summary
from ludoteca.table.votes import vote_view


class DeviceTables:
    """All tables here. `say` takes what a page is to be told, which it is when the step has been stored."""

    def __init__(self, person: str, name: str, saves: Saves, now: Callable[[], int]):
        self.person = person
        self.name = name
        self.saves = saves
        self.now = now
        self.lines: dict[int, Line] = {}
        self.said: list[tuple[int, Message]] = []
        self._opened = now()
        self._rooms: dict[str, Room] = {}

    def facts(self, table_id: str) -> TableFacts:
        """What is known of a table, whether or not it can be played here."""
        room = self._rooms.get(table_id)
        return self.save(table_id).facts if room is None else room.facts

    def save(self, table_id: str) -> Save:
        """A table as it is kept, with the name that its player has now."""
        save = self.saves.read(table_id)
        self._name(save.facts)
        return save

    def _name(self, facts: TableFacts) -> None:
        for seat in facts.seats:
            if seat.has_own_name and seat.person == self.person:
                seat.name = self.name

    def room(self, table_id: str) -> Room:
        """A table at hand, from what is kept of it."""
        room = self._rooms.get(table_id)
        if room is not None:
            return room
        save = self.save(table_id)
        if is_outdated(save.facts):
            raise RequestError("outdated", "The match is of a version of the rules that is not known here.", 409)
        try:
            room = Room(save, self._opened)
        except LudotecaError as error:
            raise RequestError("damaged", f"This table cannot be played again: {error}", 409) from None
        self._rooms[table_id] = room
        return room

    def rooms(self) -> list[Room]:
        """The tables that somebody looks at."""
        watched = {line.table_id for line in self.lines.values()}
        return [room for table_id, room in self._rooms.items() if table_id in watched]

    def looking_at(self, table_id: str) -> list[Line]:
        """The pages that look at a table."""
        return [line for line in self.lines.values() if line.table_id == table_id]

    def add(self, facts: TableFacts, files: dict[str, str] | None = None, rows: Sequence[Row] = ()) -> TableFacts:
        """A new table."""
        self._name(facts)
        self.saves.write(facts.id, "\n".join((head_text(facts, files), *(row_text(row) for row in rows))))
        return facts

    def remove(self, table_id: str) -> None:
        """A table that nobody needs any more is gone."""
        self._rooms.pop(table_id, None)
        self.saves.write(table_id, None)

    def rename(self, name: str) -> None:
        """Who is at this device has another name."""
        self.name = name
        for room in self._rooms.values():
            self._name(room.facts)
            self.tell_table(room)

    def change(self, table_id: str, alter: Callable[[TableFacts], None]) -> TableFacts:
        """Changes the facts of a table and tells everybody; `alter` may refuse, and then nothing has changed."""
        facts = deepcopy(self.facts(table_id))
        alter(facts)
        if is_outdated(facts):
            save = self.saves.read(table_id)
            self.saves.write(table_id, "\n".join((head_text(facts, save.files), *(row_text(row) for row in save.rows))))
            return facts
        room = self.room(table_id)
        before, room.facts = room.facts, facts
        if before.status == "waiting" and facts.status != "waiting":
            room.begin(facts)
            room.clocks.since = facts.started
        self.saves.write(table_id, room.text)
        self._tell_change(room, before)
        return facts

    def _tell_change(self, room: Room, before: TableFacts) -> None:
        facts = room.facts
        started = before.status == "waiting" and facts.status != "waiting"
        cut_short = facts.cut_short and not before.cut_short
        for line in self.looking_at(facts.id):
            line.viewer(facts, self.person)
            line.needs_view = line.needs_view or facts.status == "waiting"
            if line.watching and facts.status != "waiting" and (started or cut_short or line.needs_view):
                self.show(line, room)
        self.tell_table(room)
        if facts.poll != before.poll:
            self.tell_vote(room, None)

    def append(self, room: Room, row: Row) -> None:
        """Plays a row, keeps it and tells everybody."""
        try:
            entry = room.play(row)
        except IllegalMove as error:
            raise RequestError("illegal", str(error)) from None
        except CannotUndo as error:
            raise RequestError("cannot-undo", str(error)) from None
        before = room.facts
        if room.match.over:
            room.facts = deepcopy(before)
            finish(room.facts, "rules", before.places(room.match.ranks))
        self.saves.write(room.facts.id, room.text)
        for line in self.looking_at(room.facts.id):
            if line.watching:
                self._tell_entry(line, room, entry)
        if room.facts is not before:
            self.tell_table(room)

    def _tell_entry(self, line: Line, room: Room, entry: Entry) -> None:
        viewer = line.viewer(room.facts, self.person)
        if line.needs_view or line.index != entry.index - 1:
            self.bring_up_to_date(line, room)
            return
        view = room.view(viewer)
        line.index = entry.index
        changes = line.changes(view)
        if entry.kind == UNDO:
            self.say(line, {"type": "view", "index": entry.index, "view": view, "undone": True})
            return
        move = room.move_told(entry, viewer)
        told = {
            "type": "moved",
            "index": entry.index,
            "by": entry.seat,
            "move": None if move is None else room.match.setting.move_view(move),
            "events": view["events"],
            "changes": changes,
            "auto": entry.kind == AUTO,
        }
        self.say(line, told)

    def bring_up_to_date(self, line: Line, room: Room) -> None:
        """Tells a page what it has missed, then how things stand."""
        viewer = line.viewer(room.facts, self.person)
        self.say(line, {"type": "log", "entries": room.story(viewer, line.index)})
        self.show(line, room)

    def show(self, line: Line, room: Room) -> None:
        """The whole view."""
        line.view = room.view(line.viewer(room.facts, self.person))
        line.index = room.index
        line.needs_view = False
        self.say(line, {"type": "view", "index": room.index, "view": line.view, "undone": False})

    def tell_table(self, room: Room) -> None:
        """Tells everybody about the table itself."""
        for line in self.looking_at(room.facts.id):
            self.say(line, {"type": "table", "table": self.shown(room)})

    def tell_vote(self, room: Room, only: Line | None) -> None:
        """How the table's vote stands, if there is or was one."""
        vote = vote_view(room.facts)
        for line in self.looking_at(room.facts.id):
            if vote is not None and only in (None, line):
                self.say(line, {"type": "vote", **vote})

    def say(self, line: Line, message: Message) -> None:
        """Tells one page something."""
        self.said.append((line.number, message))

    def shown(self, room: Room) -> dict[str, Any]:
        """A table at hand as it is told."""
        return room.summary(self.person, {self.person}, self.now())

    def shown_save(self, table_id: str) -> dict[str, Any]:
        """A table that need not be at hand, as it is told."""
        room = self._rooms.get(table_id)
        if room is not None:
            return self.shown(room)
        save = self.save(table_id)
        facts = save.facts
        return summary(
            facts,
            self.person,
            index=len(save.rows),
            deciding=save.deciding,
            changed=save.rows[-1].at if save.rows else facts.started or facts.created,
            connected={self.person},
            left=[None] * len(facts.seats),
            now=self.now(),
        )

    def stored(self) -> None:
        """What the last step changed is stored: everybody is told what there is to tell."""
        self.saves.stored()
        for line in self.lines.values():
            line.heard = line.index

    def take_back(self) -> None:
        """The last step could not be stored, or failed halfway: nobody was told, and nothing has changed."""
        for table_id in {*self.saves.take_back(), *self._rooms}:
            self._forget(table_id)

    def replace(self, table_id: str, text: str | None) -> None:
        """Another page of this browser has stored a table: pages here are told what they missed."""
        self.saves.replace(table_id, text)
        self._forget(table_id)
        for line in self.looking_at(table_id):
            if text is None:
                self.say(line, {"type": "refused", "code": "no-table", "about": "watch", "index": 0})
            elif line.watching:
                room = self.room(table_id)
                self.say(line, {"type": "table", "table": self.shown(room)})
                if room.facts.status != "waiting":
                    line.index = min(line.index, room.index)
                    self.bring_up_to_date(line, room)

    def _forget(self, table_id: str) -> None:
        """Lets a table go that no longer agrees with what is kept: it is made anew from that when it is needed."""
        self._rooms.pop(table_id, None)
        for line in self.looking_at(table_id):
            line.index = line.heard
            if line.watching and table_id in self.saves:
                room = self.room(table_id)
                line.view = room.view(line.viewer(room.facts, self.person))
