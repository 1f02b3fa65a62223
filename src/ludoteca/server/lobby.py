"""Tables come and go: new ones, joining, leaving, starting, playing again."""

import sqlalchemy as sa
from msgspec import json

from ludoteca.kernel.errors import LudotecaError
from ludoteca.server import relations, vacations
from ludoteca.server.bus import News
from ludoteca.server.ending import change
from ludoteca.server.errors import RequestError, not_found
from ludoteca.server.messages import Join, NewSeat, NewTable
from ludoteca.server.moderation import check_welcome
from ludoteca.server.node import Node
from ludoteca.server.people import Person, check_free
from ludoteca.server.rated import check_rated
from ludoteca.server.storage import rows
from ludoteca.server.table_facts import now_ms
from ludoteca.table import opening
from ludoteca.table.boxes import digest_of
from ludoteca.table.clocks import is_slow
from ludoteca.table.facts import Origin, Seat, TableFacts
from ludoteca.table.levels import checked_level
from ludoteca.table.names import clean_name
from ludoteca.table.start import begin_match

MOST_POSITION = 100_000
"""Bytes of a position; one takes 2,000 to 8,000. It is kept with what is known of its table."""


async def seats_from(node: Node, wanted: list[NewSeat], person: Person) -> list[Seat]:
    """Seats as they were asked for. The host sits on one seat at most; others can be at the same screen."""
    if sum(seat.kind == "me" for seat in wanted) > 1:
        raise RequestError("two-seats", "You can take one seat yourself; others at your screen are “here”.", 400)
    invited = [seat.person for seat in wanted if seat.person is not None]
    names = await node.store.read(lambda connection: rows.names_of(connection, invited)) if invited else {}
    return [_seat(seat, person, names) for seat in wanted]


def _seat(wanted: NewSeat, person: Person, names: dict[str, str]) -> Seat:
    if wanted.person is not None and (wanted.kind != "open" or wanted.person not in names):
        raise RequestError("bad-seats", "An open seat can be kept for somebody who has been here before.", 400)
    match wanted.kind:
        case "me":
            return Seat("person", person.id, person.name, face=wanted.face)
        case "here":
            name = clean_name(wanted.name) if wanted.name else None
            return Seat("person", person.id, name, here=True, face=wanted.face)
        case "bot":
            level = checked_level(wanted.level or "normal")
            return Seat("bot", name=clean_name(wanted.name) if wanted.name else None, level=level)
        case _:
            return Seat("open", wanted.person, names.get(wanted.person or ""))


async def create(
    node: Node, person: Person, wanted: NewTable, origin: Origin | None = None, address: str = ""
) -> TableFacts:
    """A new table. What does not fit the game is refused before anything is stored."""
    if wanted.position is not None and len(json.encode(wanted.position)) > MOST_POSITION:
        raise RequestError("bad-table", f"A position has at most {MOST_POSITION} bytes.", 413)
    digest = None if wanted.box is None else digest_of(wanted.box)
    seats = await seats_from(node, wanted.seats, person)
    facts = opening.new_facts(wanted, seats, person.id, digest, now_ms(), origin)
    check_rated(facts, person)
    opening.check_position(facts)
    if not (wanted.hold and facts.seats_of(person.id)):
        opening.start_if_full(facts, now_ms())
    try:
        begun = await node.begin(facts, wanted.box, address or person.id)
    except LudotecaError as error:
        raise RequestError("bad-table", str(error), 400) from None
    facts.options = begun.options
    if begun.deciding is None:
        raise RequestError("bad-table", "There is nothing to decide in this position.", 400)

    def job(connection: sa.Connection) -> None:
        _check_number(node, connection, facts, address)
        check_free(connection, person.id, [seat.name for seat in seats if seat.name and not seat.has_own_name])
        relations.check_company(connection, person.id, facts.people)
        _check_vacation(connection, facts, person)
        if digest is not None and wanted.box is not None:
            rows.keep_box(connection, digest, wanted.box)
        running = facts.status == "running"
        rows.create(connection, facts, (), begun.deciding if running else None, now_ms() if running else None)

    await node.store.write(job)
    if facts.status == "running":
        await node.room(facts.id)
    elif facts.public:
        node.hosted.add(address, facts.id)
    return facts


def _check_number(node: Node, connection: sa.Connection, facts: TableFacts, address: str) -> None:
    """Refuses a table too many: of its host, from one address in the lobby, or for somebody who is invited again."""
    limits = node.limits
    if rows.unfinished_tables(connection, facts.host) >= limits.open_tables:
        raise RequestError("too-many-tables", "Finish some of your tables first.", 429, most=limits.open_tables)
    if facts.public and facts.status == "waiting":
        waiting = rows.still_waiting(connection, node.hosted.of(address))
        if len(waiting) >= limits.public_tables_an_address:
            most = limits.public_tables_an_address
            raise RequestError("too-many-tables", "Enough tables of yours wait for players.", 429, most=most)
    for seat in facts.seats:
        if seat.kind == "open" and seat.person:
            _check_patience(connection, facts.host, seat.person, seat.name, limits.invitations_each)


def _check_patience(connection: sa.Connection, host: str, invited: str, name: str | None, most: int) -> None:
    """Refuses to invite somebody who has not answered others of this host."""
    if rows.pending_invitations(connection, host, invited) >= most:
        raise RequestError("too-many-invitations", "They have not answered your others.", 429, name=name or "")


async def join(node: Node, table_id: str, person: Person, asked: Join) -> TableFacts:
    """Takes a free seat, or takes one's own back from the bot that stood in. A nonce counts once, before the start."""

    wanted, came = asked.seat, False

    def alter(facts: TableFacts) -> None:
        nonlocal came
        mine = [seat for seat in facts.seats_of(person.id) if wanted is None or seat == wanted]
        if mine:
            opening.take_seat_again(facts, mine, asked.nonce, asked.face, now_ms())
            return
        if facts.status != "waiting":
            raise RequestError(f"table-{facts.status}", "The match has begun: you can watch it.")
        check_welcome(facts, person.id)
        came = True
        sitter = Seat("person", person.id, person.name, nonce=asked.nonce, face=asked.face)
        opening.take_free_seat(facts, wanted, sitter)
        check_rated(facts, person)
        opening.start_if_full(facts, now_ms())

    def follow(connection: sa.Connection, facts: TableFacts) -> None:
        _check_vacation(connection, facts, person)
        if came:
            relations.check_company(connection, person.id, (facts.host, *facts.people))

    return await change(node, table_id, alter, follow=follow)


async def invite(node: Node, table_id: str, host: Person, person: str) -> TableFacts:
    """The host keeps a free seat of a table that waits for somebody. Who sits or is invited there already stays so."""
    names = await node.store.read(lambda connection: rows.names_of(connection, [person]))
    asked = False

    def alter(facts: TableFacts) -> None:
        nonlocal asked
        if facts.host != host.id:
            raise RequestError("not-host", "Only the host invites people.", 403)
        if facts.status != "waiting":
            raise RequestError(f"table-{facts.status}", "The match has begun.")
        if person not in names:
            raise not_found("person")
        check_welcome(facts, person)
        asked = person not in facts.people
        if not asked:
            return
        free = [number for number, seat in enumerate(facts.seats) if seat.kind == "open" and seat.person is None]
        if not free:
            raise RequestError("seat-taken", "No seat is free.")
        facts.seats[free[0]] = Seat("open", person, names[person])

    def follow(connection: sa.Connection, facts: TableFacts) -> None:
        if asked:
            relations.check_company(connection, person, (facts.host, *facts.people))
            # This one is among them by now.
            _check_patience(connection, facts.host, person, names[person], node.limits.invitations_each + 1)

    return await change(node, table_id, alter, follow=follow)


def _check_vacation(connection: sa.Connection, facts: TableFacts, person: Person) -> None:
    if is_slow(facts.clock) and facts.status == "waiting":
        vacations.check_here(connection, person.id)


async def leave(node: Node, table_id: str, person: Person, wanted: int | None) -> TableFacts:
    """Gets up; the last one takes along a table that nobody needs any more."""
    emptied = False

    def alter(facts: TableFacts) -> None:
        nonlocal emptied
        emptied = opening.get_up(facts, person.id, wanted)

    facts = await change(node, table_id, alter)
    if emptied:
        await remove(node, table_id)
    return facts


async def remove(node: Node, table_id: str) -> None:
    """A table that nobody needs any more is gone."""
    await node.store.write(lambda connection: rows.remove(connection, table_id))
    room = node.at_hand(table_id)
    if room is not None:
        node.forget(room)


async def start(node: Node, table_id: str, person: Person) -> TableFacts:
    """The host starts the match; bots take the seats that are still open."""

    def alter(facts: TableFacts) -> None:
        opening.fill_with_bots(facts, person.id)
        check_rated(facts)
        opening.start(facts, now_ms())

    return await change(node, table_id, alter)


async def rematch(node: Node, table_id: str, person: Person, hold: bool = False) -> TableFacts:
    """The same table once more. Who asks sits down; the others' seats are kept for them. All get the same one."""
    stored = await node.store.read(lambda connection: rows.read(connection, table_id, None))
    old = stored.facts
    opening.check_rematch(old, person.id)
    if old.rematch is not None:
        return (await node.store.read(lambda connection: rows.read(connection, old.rematch or "", None))).facts
    facts = opening.facts_again(old, person.id, now_ms())
    check_rated(facts, person)
    if not hold:
        opening.start_if_full(facts, now_ms())
    first = None
    if facts.status == "running":
        box = await node.box_of(facts)
        first = (await node.loading.run(person.id, begin_match, facts, box)).seat

    def job(connection: sa.Connection) -> tuple[TableFacts, int]:
        def alter(changed: TableFacts) -> None:
            if changed.rematch is not None:
                raise RequestError("rematch", changed.rematch)
            changed.rematch = facts.id

        changed = rows.change(connection, table_id, alter)
        rows.create(connection, facts, (), first, now_ms() if facts.status == "running" else None)
        return changed

    try:
        changed, version = await node.store.write(job)
    except RequestError as refusal:
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
