"""What a page asks of this device: the addresses of docs/protocol.md that make sense for one person."""

import re
from collections.abc import Callable
from typing import Any, TypeVar

from ludoteca.browser import messages
from ludoteca.browser.advice import DeviceBots
from ludoteca.browser.room import Room, first_match, setting_of
from ludoteca.browser.tables import DeviceTables
from ludoteca.kernel.convert import Invalid, convert, place_of
from ludoteca.kernel.errors import LudotecaError
from ludoteca.kernel.locale import messages_text
from ludoteca.kernel.registry import game, games
from ludoteca.kernel.rulebook import rules_page
from ludoteca.kernel.saved import as_saved
from ludoteca.table import opening, records
from ludoteca.table.boxes import digest_of
from ludoteca.table.catalogue import catalogue
from ludoteca.table.errors import RequestError, not_found
from ludoteca.table.facts import Origin, Seat, TableFacts
from ludoteca.table.forfeits import finish
from ludoteca.table.levels import checked_level
from ludoteca.table.log import PERSON
from ludoteca.table.moments import (
    check_thought,
    check_viewer,
    entries_after,
    past_view,
    played_at,
    position_to_go_on_from,
)
from ludoteca.table.names import clean_name

Json = Any
Wanted = TypeVar("Wanted")
ORDER = {"running": 0, "waiting": 1, "finished": 2}


class Requests:
    """Answers requests about tables, games and who is here."""

    def __init__(self, tables: DeviceTables, bots: DeviceBots):
        self._tables = tables
        self._bots = bots
        one = r"/tables/([0-9a-z]+)"
        routes: list[tuple[str, str, Callable[..., Json]]] = [
            ("POST", r"/me", self._me),
            ("PATCH", r"/me", self._rename),
            ("GET", r"/games", lambda _: catalogue()),
            ("GET", r"/games/([\w-]+)/rules", self._rules),
            ("GET", r"/games/([\w-]+)/words", self._words),
            ("POST", r"/tables", self._new_table),
            ("GET", r"/tables", self._list_tables),
            ("GET", one, self._table),
            ("POST", f"{one}/join", self._join),
            ("POST", f"{one}/leave", self._leave),
            ("POST", f"{one}/start", self._start),
            ("POST", f"{one}/resign", self._resign),
            ("POST", f"{one}/abort", self._abort),
            ("POST", f"{one}/rematch", self._rematch),
            ("POST", f"{one}/continue", self._continue),
            ("GET", f"{one}/record", self._record),
            ("POST", r"/records", self._import),
            ("GET", f"{one}/replay", self._replay),
            ("GET", rf"{one}/views/(\d+)", self._view),
            ("GET", rf"{one}/thoughts/(\d+)", self._thought),
            ("GET", rf"{one}/assessments", self._assessments),
            ("GET", f"{one}/verify", self._verify),
        ]
        self._routes = [(method, re.compile(path), answer) for method, path, answer in routes]

    def answer(self, method: str, path: str, asked: Json) -> Json:
        """The answer to a request. `asked`: its body, or what its query says. RequestError says what cannot be done."""
        try:
            for known, pattern, answer in self._routes:
                found = pattern.fullmatch(path)
                if found is not None and known == method:
                    return answer(asked or {}, *found.groups())
        except Invalid as error:
            raise RequestError("bad-request", f"{error.message} (at {place_of(error.path)}).", 400) from None
        except LudotecaError as error:
            raise RequestError("bad-request", str(error), 400) from None
        raise not_found("page")

    def _me(self, _: Json) -> Json:
        return {"id": self._tables.person, "name": self._tables.name, "has_password": False}

    def _rename(self, asked: Json) -> Json:
        name = convert(asked, messages.Me).name
        if name is not None:
            self._tables.rename(clean_name(name))
        return self._me(asked)

    def _rules(self, asked: Json, name: str) -> Json:
        if name not in games():
            raise not_found("game")
        page = rules_page(game(name), str(asked.get("language", "en")))
        if page is None:
            raise not_found("page")
        return {"language": page[0], "markdown": page[1]}

    def _words(self, asked: Json, name: str) -> Json:
        if name not in games():
            raise not_found("game")
        return {"fluent": messages_text(game(name).folder / "locale", str(asked.get("language", "en")))}

    def _new_table(self, asked: Json) -> Json:
        return self._create(convert(asked, messages.NewTable), None)

    def _create(self, wanted: messages.NewTable, origin: Origin | None) -> Json:
        tables = self._tables
        if wanted.game not in games():
            raise not_found("game")
        if wanted.rated:
            raise RequestError("not-rated", "Nothing is rated on one device.", 400, why="account")
        digest = None if wanted.box is None else digest_of(wanted.box)
        if sum(seat.kind == "me" for seat in wanted.seats) > 1:
            raise RequestError("two-seats", "You can take one seat yourself; others here are “here”.", 400)
        seats = [self._seat(seat) for seat in wanted.seats]
        facts = opening.new_facts(wanted, seats, tables.person, digest, tables.now(), origin)
        facts.public = False
        opening.check_position(facts)
        if not (wanted.hold and facts.seats_of(tables.person)):
            opening.start_if_full(facts, tables.now())
        try:
            match = first_match(facts, wanted.box)
        except LudotecaError as error:
            raise RequestError("bad-table", str(error), 400) from None
        facts.options = match.setting.options
        if match.seat is None:
            raise RequestError("bad-table", "There is nothing to decide in this position.", 400)
        return self._shown(tables.add(facts, wanted.box))

    def _seat(self, wanted: messages.NewSeat) -> Seat:
        tables = self._tables
        if wanted.person is not None:
            raise RequestError("bad-seats", "Nobody can be invited to a table on one device.", 400)
        name = clean_name(wanted.name) if wanted.name else None
        match wanted.kind:
            case "me":
                return Seat("person", tables.person, tables.name, face=wanted.face)
            case "here":
                return Seat("person", tables.person, name, here=True, face=wanted.face)
            case "bot":
                return Seat("bot", name=name, level=checked_level(wanted.level or "normal"))
            case _:
                return Seat("open")

    def _list_tables(self, asked: Json) -> Json:
        """My tables. Nobody else has any here, and what cannot be read is passed over: see `Service.damaged`."""
        if asked.get("which", "open") != "mine":
            return []
        shown = []
        for table_id in self._tables.saves:
            try:
                table = self._tables.shown_save(table_id)
            except RequestError:
                continue
            over = table["status"] == "finished"
            wanted = asked.get("over") in (None, "true" if over else "false")
            if wanted and asked.get("game") in (None, table["game"]) and (over or table["my_seats"]):
                shown.append(table)
        shown.sort(key=lambda table: table["changed"], reverse=True)
        shown.sort(key=lambda table: ORDER[table["status"]])
        places = [number for number, table in enumerate(shown, 1) if table["id"] == asked.get("after")]
        first = places[0] if places else 0
        return shown[first : first + int(asked.get("most", 100))]

    def _table(self, _: Json, table_id: str) -> Json:
        return self._tables.shown_save(table_id)

    def _shown(self, facts: TableFacts) -> Json:
        return self._tables.shown_save(facts.id)

    def _join(self, asked: Json, table_id: str) -> Json:
        tables, said = self._tables, convert(asked, messages.Join)

        def alter(facts: TableFacts) -> None:
            mine = [seat for seat in facts.seats_of(tables.person) if said.seat in (None, seat)]
            if mine:
                opening.take_seat_again(facts, mine, said.nonce, said.face, tables.now())
                return
            if facts.status != "waiting":
                raise RequestError(f"table-{facts.status}", "The match has begun: you can watch it.")
            sitter = Seat("person", tables.person, tables.name, nonce=said.nonce, face=said.face)
            opening.take_free_seat(facts, said.seat, sitter)
            opening.start_if_full(facts, tables.now())

        return self._shown(tables.change(table_id, alter))

    def _leave(self, asked: Json, table_id: str) -> Json:
        tables, said = self._tables, convert(asked, messages.Leave)
        emptied = False

        def alter(facts: TableFacts) -> None:
            nonlocal emptied
            emptied = opening.get_up(facts, tables.person, said.seat)

        shown = self._shown(tables.change(table_id, alter))
        if emptied:
            tables.remove(table_id)
        return shown

    def _start(self, _: Json, table_id: str) -> Json:
        tables = self._tables

        def alter(facts: TableFacts) -> None:
            opening.fill_with_bots(facts, tables.person)
            opening.start(facts, tables.now())

        return self._shown(tables.change(table_id, alter))

    def _resign(self, asked: Json, table_id: str) -> Json:
        seat = convert(asked, messages.Leave).seat
        changed = self._tables.change(table_id, lambda facts: opening.resign(facts, self._tables.person, seat))
        return self._shown(changed)

    def _abort(self, _: Json, table_id: str) -> Json:
        moved = {entry.seat for entry in self._tables.room(table_id).log if entry.kind == PERSON}

        def alter(facts: TableFacts) -> None:
            opening.seats_in_play(facts, self._tables.person)
            if {number for number, seat in enumerate(facts.seats) if seat.kind == "person"} <= moved:
                raise RequestError("too-late", "Everybody has made a first move: you can resign.")
            finish(facts, "aborted", None)

        return self._shown(self._tables.change(table_id, alter))

    def _rematch(self, asked: Json, table_id: str) -> Json:
        tables, said = self._tables, convert(asked, messages.Rematch)
        old = tables.facts(table_id)
        opening.check_rematch(old, tables.person)
        if old.rematch is not None and old.rematch in tables.saves:
            return self._table(None, old.rematch)
        facts = opening.facts_again(old, tables.person, tables.now())
        if not said.hold:
            opening.start_if_full(facts, tables.now())

        def alter(changed: TableFacts) -> None:
            changed.rematch = facts.id

        tables.add(facts, tables.save(table_id).files)
        tables.change(table_id, alter)
        return self._shown(facts)

    def _continue(self, asked: Json, table_id: str) -> Json:
        said = convert(asked, messages.Continue)
        room = self._finished(table_id)
        wanted = messages.NewTable(
            game=room.facts.game,
            seats=said.seats,
            options=room.facts.options,
            box=room.files,
            pace=said.pace,
            position=position_to_go_on_from(self._past(room, said.index)),
            start=said.start,
            hold=said.hold,
        )
        return self._create(wanted, Origin(table_id, said.index))

    def _finished(self, table_id: str) -> Room:
        room = self._tables.room(table_id)
        if not room.finished:
            raise RequestError("not-finished", "You can go on from any moment when the match is over.")
        return room

    def _past(self, room: Room, index: int) -> Any:
        if index > room.index:
            raise not_found("index")
        return room.match_at(index)

    def _record(self, _: Json, table_id: str) -> Json:
        room = self._tables.room(table_id)
        return records.record_of(room, room.files)

    def _import(self, asked: Json) -> Json:
        tables = self._tables
        try:
            fields = dict(asked)
            files = fields.pop("files", None)
            digest = None if files is None else digest_of(convert(files, dict[str, str]))
            record = as_saved(fields)
            if record.game not in games():
                raise not_found("game")
            match = game(record.game).verify(record, _setting(record, files))
        except (ArithmeticError, LookupError, TypeError, ValueError, AttributeError, RecursionError) as error:
            detail = f"The rules cannot make sense of this ({type(error).__name__})."
            raise RequestError("bad-record", detail, 400) from None
        except (LudotecaError, Invalid) as error:
            raise RequestError("bad-record", str(error), 400) from None
        over = match.over
        ranks = match.ranks if over else []
        replayed = records.Replayed(match.game.version, match.setting.options, over, ranks, match.log)
        facts, rows = records.table_of_record(record, replayed, tables.person, tables.name, digest, tables.now())
        return self._shown(tables.add(facts, files, rows))

    def _replay(self, asked: Json, table_id: str) -> Json:
        room, seat = self._looked_at(asked, table_id)
        last = asked.get("to")
        return room.story(seat, int(asked.get("from", 0)), None if last is None else int(last))

    def _view(self, asked: Json, table_id: str, index: str) -> Json:
        room, seat = self._looked_at(asked, table_id)
        if int(index) == room.index:
            return room.view(seat)
        return past_view(self._past(room, int(index)), int(index), seat)

    def _looked_at(self, asked: Json, table_id: str) -> tuple[Room, int | None]:
        room = self._tables.room(table_id)
        seat = asked.get("seat")
        wanted = None if seat is None else int(seat)
        check_viewer(room, self._tables.person, wanted)
        return room, wanted

    def _thought(self, _: Json, table_id: str, index: str) -> Json:
        room = self._tables.room(table_id)
        check_thought(room)
        match = self._past(room, int(index))
        if match.seat is None:
            raise RequestError("table-finished", "There is nothing to decide at the end.")
        return {
            "type": "thought",
            "index": int(index),
            "seat": match.seat,
            **self._bots.advise(match, played_at(room, int(index))),
        }

    def _assessments(self, asked: Json, table_id: str) -> Json:
        room = self._tables.room(table_id)
        check_thought(room)
        entries = entries_after(room, int(asked.get("from", 0)))
        if not entries:
            return {"decisions": [], "next": None}
        return self._bots.assess(self._past(room, entries[0].index - 1).copy(), entries)

    def _verify(self, _: Json, table_id: str) -> Json:
        room = self._tables.room(table_id)
        if not room.finished:
            raise RequestError("not-finished", "The seed is told when the match is over.")
        record = records.record_of(room, None)
        detail = records.fault_of(record, room.box)
        told = detail or records.GENUINE
        return {"ok": not detail, "commitment": room.facts.commitment, "seed": room.facts.seed, "detail": told}


def _setting(record: Any, files: dict[str, str] | None) -> Any:
    """The box that a record was played with, if that was not the game's own."""
    facts = TableFacts(
        id="",
        game=record.game,
        options=record.options,
        seats=[Seat("open") for _ in range(record.seats)],
        host="",
        created=0,
        commitment="",
    )
    return setting_of(facts, files)
