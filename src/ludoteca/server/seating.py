"""Tables come and go: new ones, joining, leaving, starting, playing again."""

from collections.abc import Callable
from typing import Any

import sqlalchemy as sa
from msgspec import json

from ludoteca.games import game
from ludoteca.kernel.chance import commitment, new_seed
from ludoteca.kernel.errors import LudotecaError
from ludoteca.server import boxes, people
from ludoteca.server.bus import News
from ludoteca.server.facts import Facts, Seat, new_id, now_ms
from ludoteca.server.messages import NewSeat, NewTable, Origin
from ludoteca.server.node import Node
from ludoteca.server.people import Person, clean_name
from ludoteca.server.refusals import Refusal
from ludoteca.server.room import begin_match, is_outdated
from ludoteca.server.storage import rows


def position_commitment(position: dict[str, Any]) -> str:
    """What a table that begins from a position is committed to: the SHA-256 of the position as JSON."""
    return commitment(json.encode(position, order="deterministic").decode())


async def seats_from(node: Node, wanted: list[NewSeat], person: Person) -> list[Seat]:
    """Seats as they were asked for. The host sits on one seat at most; others can be at the same screen."""
    if sum(seat.kind == "me" for seat in wanted) > 1:
        raise Refusal("two-seats", "You can take one seat yourself; others at your screen are “here”.", 400)
    invited = [seat.person for seat in wanted if seat.person is not None]
    names = await node.store.read(lambda connection: people.names_of(connection, invited)) if invited else {}
    return [_seat(seat, person, names) for seat in wanted]


def _seat(wanted: NewSeat, person: Person, names: dict[str, str]) -> Seat:
    if wanted.person is not None and (wanted.kind != "open" or wanted.person not in names):
        raise Refusal("bad-seats", "An open seat can be kept for somebody who has been here before.", 400)
    match wanted.kind:
        case "me":
            return Seat("person", person.id, person.name)
        case "here":
            return Seat("person", person.id, clean_name(wanted.name) if wanted.name else None, here=True)
        case "bot":
            return Seat("bot", name=clean_name(wanted.name) if wanted.name else None, level=wanted.level or "normal")
        case _:
            return Seat("open", wanted.person, names.get(wanted.person or ""))


async def create(node: Node, person: Person, wanted: NewTable, origin: Origin | None = None) -> Facts:
    """A new table. What does not fit the game is refused before anything is stored."""
    digest = None if wanted.box is None else boxes.digest_of(wanted.box)
    seed = None if wanted.position is not None else new_seed()
    facts = Facts(
        id=new_id(),
        game=wanted.game,
        options=wanted.options,
        seats=await seats_from(node, wanted.seats, person),
        host=person.id,
        rated=wanted.rated,
        clock=wanted.clock,
        pace=wanted.pace,
        public=wanted.public,
        start_when_full=wanted.start,
        created=now_ms(),
        seed=seed,
        commitment=commitment(seed) if seed is not None else position_commitment(wanted.position or {}),
        box=digest,
        position=wanted.position,
        origin=origin,
    )
    check_rated(facts)
    folder = None if digest is None or wanted.box is None else node.boxes.folder(digest, wanted.box)
    try:
        if facts.position is not None and facts.position.get("seats") != len(facts.seats):
            raise Refusal("bad-seats", "The position is for another number of seats.", 400)
        match = begin_match(facts, folder)
    except LudotecaError as error:
        raise Refusal("bad-table", str(error), 400) from None
    except RecursionError:
        raise Refusal("bad-table", "The position is nested too deeply.", 400) from None
    facts.options = match.setting.options
    if match.game.name != facts.game or match.over:
        raise Refusal("bad-table", "There is nothing to decide in this position.", 400)
    _start_if_full(facts)

    def job(connection: sa.Connection) -> None:
        if rows.unfinished_tables(connection, person.id) >= node.limits.open_tables:
            raise Refusal("too-many-tables", "Finish some of your tables first.", 429, most=node.limits.open_tables)
        if digest is not None and wanted.box is not None:
            rows.keep_box(connection, digest, wanted.box)
        running = facts.status == "running"
        rows.create(connection, facts, (), match.seat if running else None, now_ms() if running else None)

    await node.store.write(job)
    if facts.status == "running":
        await node.room(facts.id)
    return facts


def check_rated(facts: Facts) -> None:
    """A rated table is between people who each have a screen and a seat of their own, from a fresh start."""
    if facts.rated and (facts.position is not None or facts.box is not None or any(seat.here for seat in facts.seats)):
        raise Refusal("not-rated", "A rated table needs the game's own box, a fresh start and a screen for each.", 400)


def _start_if_full(facts: Facts) -> None:
    if facts.status == "waiting" and facts.start_when_full and all(seat.kind != "open" for seat in facts.seats):
        _begin(facts)


def _begin(facts: Facts) -> None:
    facts.status = "running"
    facts.started = now_ms()
    facts.rules = game(facts.game).version


async def join(node: Node, table_id: str, person: Person, wanted: int | None) -> Facts:
    """Takes a free seat, or takes one's own back from the bot that stood in."""

    def alter(facts: Facts) -> None:
        mine = [seat for seat in facts.seats_of(person.id) if wanted is None or seat == wanted]
        if mine:
            for number in mine:
                facts.seats[number].stand_in = False
            return
        if facts.status != "waiting":
            raise Refusal(f"table-{facts.status}", "The match has begun: you can watch it.")
        if facts.rated and facts.seats_of(person.id):
            raise Refusal("not-rated", "One seat each at a rated table.")
        free = [
            number
            for number, seat in enumerate(facts.seats)
            if seat.kind == "open" and seat.person in (None, person.id) and wanted in (None, number)
        ]
        free.sort(key=lambda number: facts.seats[number].person is None)
        if not free:
            raise Refusal("seat-taken", "There is no such seat free.")
        facts.seats[free[0]] = Seat("person", person.id, person.name)
        _start_if_full(facts)

    return await _change(node, table_id, alter)


async def leave(node: Node, table_id: str, person: Person, wanted: int | None) -> Facts:
    """Gets up. Before the start the seat is open again; in a running match a bot plays on until one is back.

    A match of older rules cannot go on: who gets up has put it away for good, and the last one takes it along.
    """
    emptied = False

    def alter(facts: Facts) -> None:
        nonlocal emptied
        mine = [seat for seat in facts.seats_of(person.id) if wanted in (None, seat)]
        invited = [
            number
            for number, seat in enumerate(facts.seats)
            if seat.kind == "open" and seat.person == person.id and wanted in (None, number)
        ]
        if not mine and not invited and (facts.host != person.id or wanted is not None):
            raise Refusal("not-your-seat", "You do not sit here.", 403, seat=(wanted or 0) + 1)
        if facts.status == "finished":
            raise Refusal("table-finished", "The match is over.")
        for_good = facts.status == "waiting" or is_outdated(facts)
        for number in (*mine, *invited):
            if for_good:
                facts.seats[number] = Seat("open")
            else:
                facts.seats[number].stand_in = True
        if for_good and not facts.seats_of(person.id):
            others = [seat.person for seat in facts.seats if seat.kind == "person" and seat.person is not None]
            if facts.host == person.id:
                emptied = not others
                facts.host = others[0] if others else facts.host

    facts = await _change(node, table_id, alter)
    if emptied:
        await node.store.write(lambda connection: rows.remove(connection, table_id))
        room = node.at_hand(table_id)
        if room is not None:
            node.forget(room)
    return facts


async def start(node: Node, table_id: str, person: Person) -> Facts:
    """The host starts the match; bots take the seats that are still open."""

    def alter(facts: Facts) -> None:
        if facts.host != person.id:
            raise Refusal("not-host", "Only the host starts the match.", 403)
        if facts.status != "waiting":
            raise Refusal(f"table-{facts.status}", "The match has begun.")
        for number, seat in enumerate(facts.seats):
            if seat.kind == "open":
                facts.seats[number] = Seat("bot", level="normal")
        _begin(facts)

    return await _change(node, table_id, alter)


async def _change(node: Node, table_id: str, alter: Callable[[Facts], None]) -> Facts:
    """Changes the facts; who must decide, and when the server must act, may follow from that."""
    facts = await node.change(table_id, alter)
    if facts.status == "running" and not is_outdated(facts):
        room = await node.room(table_id)
        head, deciding, due = room.index, room.deciding, node.thinking.due(room)
        await node.store.write(lambda connection: rows.set_due(connection, table_id, head, deciding, due))
    return facts


async def rematch(node: Node, table_id: str, person: Person) -> Facts:
    """The same table once more. Who asks sits down; the others' seats are kept for them. All get the same one."""
    stored = await node.store.read(lambda connection: rows.read(connection, table_id, None))
    old = stored.facts
    if old.status != "finished":
        raise Refusal("not-finished", "The match is not over yet.")
    if person.id not in (*old.people, old.host):
        raise Refusal("not-your-seat", "You did not sit here.", 403, seat=0)
    if old.rematch is not None:
        return (await node.store.read(lambda connection: rows.read(connection, old.rematch or "", None))).facts
    seed = new_seed()
    seats = [_again(seat, person) for seat in old.seats]
    facts = Facts(
        id=new_id(),
        game=old.game,
        options=old.options,
        seats=seats,
        host=person.id,
        rated=old.rated,
        clock=old.clock,
        pace=old.pace,
        public=old.public,
        created=now_ms(),
        seed=seed,
        commitment=commitment(seed),
        box=old.box,
    )
    _start_if_full(facts)
    first = begin_match(facts, await node.box_of(facts)).seat if facts.status == "running" else None

    def job(connection: sa.Connection) -> tuple[Facts, int]:
        def alter(changed: Facts) -> None:
            if changed.rematch is not None:
                raise Refusal("rematch", changed.rematch)
            changed.rematch = facts.id

        changed = rows.change(connection, table_id, alter)
        rows.create(connection, facts, (), first, now_ms() if facts.status == "running" else None)
        return changed

    try:
        changed, version = await node.store.write(job)
    except Refusal as refusal:
        if refusal.code != "rematch":
            raise
        there = refusal.detail
        return (await node.store.read(lambda connection: rows.read(connection, there, None))).facts
    room = node.at_hand(table_id)
    if room is not None:
        node.learn(room, changed, version)
    node.publish(News(node.id, table_id, version=version))
    if facts.status == "running":
        await node.room(facts.id)
    return facts


def _again(seat: Seat, person: Person) -> Seat:
    """A seat of the next match: the same bots, those at the asker's screen, and the others' kept for them."""
    if seat.kind == "bot" or seat.person is None:
        return Seat("bot", name=seat.name, level=seat.level or "normal")
    if seat.person == person.id:
        return Seat("person", person.id, seat.name, here=seat.here)
    return Seat("open", seat.person, seat.name)
