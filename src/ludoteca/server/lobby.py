"""Tables come and go: new ones, joining, leaving, starting, playing again."""

import sqlalchemy as sa
from msgspec import json

from ludoteca.kernel.chance import commitment, new_seed, position_commitment, seed_from
from ludoteca.kernel.errors import LudotecaError
from ludoteca.kernel.registry import game
from ludoteca.server import boxes, relations, vacations
from ludoteca.server.bus import News
from ludoteca.server.ending import change
from ludoteca.server.errors import RequestError, not_found
from ludoteca.server.messages import Join, NewSeat, NewTable
from ludoteca.server.minds import checked_level
from ludoteca.server.moderation import check_welcome
from ludoteca.server.names import clean_name
from ludoteca.server.node import Node
from ludoteca.server.people import Person, check_free
from ludoteca.server.rated import check_rated
from ludoteca.server.storage import rows
from ludoteca.server.table_facts import new_id, now_ms
from ludoteca.table.clocks import is_slow
from ludoteca.table.facts import Clock, Origin, Seat, TableFacts
from ludoteca.table.forfeits import give_up
from ludoteca.table.start import begin_match, is_outdated

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
    digest = None if wanted.box is None else boxes.digest_of(wanted.box)
    seats = await seats_from(node, wanted.seats, person)
    # Who plays alone, or with others at the same screen, may know all that is in a position: a lesson, a puzzle.
    as_written = wanted.position is not None and all(seat.kind != "open" for seat in seats)
    secret = None if as_written else new_seed()
    clock = wanted.clock
    facts = TableFacts(
        id=new_id(),
        game=wanted.game,
        options=wanted.options,
        seats=seats,
        host=person.id,
        rated=wanted.rated,
        clock=Clock(clock.kind, clock.seconds, clock.increment) if clock else None,
        pace=wanted.pace,
        public=wanted.public,
        lesson=wanted.lesson,
        spectator_chat=wanted.spectator_chat,
        start_when_full=wanted.start,
        created=now_ms(),
        secret=secret,
        commitment=position_commitment(wanted.position or {}) if secret is None else commitment(secret),
        box=digest,
        position=wanted.position,
        origin=origin,
    )
    check_rated(facts, person)
    if facts.position is not None and facts.position.get("seats") != len(facts.seats):
        raise RequestError("bad-seats", "The position is for another number of seats.", 400)
    if facts.public and facts.position is not None:
        raise RequestError("position-private", "A table that begins from a position is not listed.", 400)
    if not (wanted.hold and facts.seats_of(person.id)):
        _start_if_full(facts)
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


def _start_if_full(facts: TableFacts) -> None:
    if facts.status == "waiting" and facts.start_when_full and all(seat.kind != "open" for seat in facts.seats):
        _begin(facts)


def _begin(facts: TableFacts) -> None:
    facts.status = "running"
    facts.started = now_ms()
    facts.rules = game(facts.game).version
    if facts.secret is not None:
        facts.seed = seed_from(facts.secret, facts.nonces)


async def join(node: Node, table_id: str, person: Person, asked: Join) -> TableFacts:
    """Takes a free seat, or takes one's own back from the bot that stood in. A nonce counts once, before the start."""

    wanted, came = asked.seat, False

    def alter(facts: TableFacts) -> None:
        nonlocal came
        mine = [seat for seat in facts.seats_of(person.id) if wanted is None or seat == wanted]
        if mine:
            if facts.status == "running" and set(mine) <= set(facts.given_up):
                raise RequestError("given-up", "This seat was given up for good.")
            for number in set(mine) - set(facts.given_up):
                facts.seats[number].stand_in = False
            own = facts.seats[mine[0]]
            if facts.status == "waiting":
                own.nonce = own.nonce or asked.nonce
                own.face = asked.face or own.face
                _start_if_full(facts)
            return
        if facts.status != "waiting":
            raise RequestError(f"table-{facts.status}", "The match has begun: you can watch it.")
        check_welcome(facts, person.id)
        came = True
        free = [
            number
            for number, seat in enumerate(facts.seats)
            if seat.kind == "open" and seat.person in (None, person.id) and wanted in (None, number)
        ]
        free.sort(key=lambda number: facts.seats[number].person is None)
        if not free or facts.secret is None:  # what is played as written is for who wrote it
            raise RequestError("seat-taken", "There is no such seat free.")
        facts.seats[free[0]] = Seat("person", person.id, person.name, nonce=asked.nonce, face=asked.face)
        check_rated(facts, person)
        _start_if_full(facts)

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
    """Gets up. Before the start the seat is open again; in a running match a bot plays on until one is back.

    At a rated table there is no way back: who leaves has given up.
    A match of older rules cannot go on, and a lesson need not: who gets up has put it away for good, and the last one
    takes it along.
    """
    emptied = False

    def alter(facts: TableFacts) -> None:
        nonlocal emptied
        mine = [seat for seat in facts.seats_of(person.id) if wanted in (None, seat)]
        invited = [
            number
            for number, seat in enumerate(facts.seats)
            if seat.kind == "open" and seat.person == person.id and wanted in (None, number)
        ]
        if not mine and not invited and (facts.host != person.id or wanted is not None):
            raise RequestError("not-your-seat", "You do not sit here.", 403, seat=(wanted or 0) + 1)
        if facts.status == "finished":
            raise RequestError("table-finished", "The match is over.")
        for_good = facts.status == "waiting" or facts.lesson or is_outdated(facts)
        for number in (*mine, *invited):
            if for_good:
                facts.seats[number] = Seat("open")
            elif facts.rated:
                give_up(facts, number, "left")
            else:
                facts.seats[number].stand_in = True
        if for_good and not facts.seats_of(person.id):
            others = [seat.person for seat in facts.seats if seat.kind == "person" and seat.person is not None]
            if facts.host == person.id:
                emptied = not others
                facts.host = others[0] if others else facts.host

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
        if facts.host != person.id:
            raise RequestError("not-host", "Only the host starts the match.", 403)
        if facts.status != "waiting":
            raise RequestError(f"table-{facts.status}", "The match has begun.")
        for number, seat in enumerate(facts.seats):
            if seat.kind == "open":
                facts.seats[number] = Seat("bot", level="normal")
        check_rated(facts)
        _begin(facts)

    return await change(node, table_id, alter)


async def rematch(node: Node, table_id: str, person: Person, hold: bool = False) -> TableFacts:
    """The same table once more. Who asks sits down; the others' seats are kept for them. All get the same one."""
    stored = await node.store.read(lambda connection: rows.read(connection, table_id, None))
    old = stored.facts
    if old.status != "finished":
        raise RequestError("not-finished", "The match is not over yet.")
    if person.id not in (*old.people, old.host):
        raise RequestError("not-your-seat", "You did not sit here.", 403, seat=0)
    if old.rematch is not None:
        return (await node.store.read(lambda connection: rows.read(connection, old.rematch or "", None))).facts
    secret = new_seed()
    seats = [_again(seat, person) for seat in old.seats]
    facts = TableFacts(
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
        secret=secret,
        commitment=commitment(secret),
        box=old.box,
        spectator_chat=old.spectator_chat,
    )
    check_rated(facts, person)
    if not hold:
        _start_if_full(facts)
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


def _again(seat: Seat, person: Person) -> Seat:
    """A seat of the next match: the same bots, those at the asker's screen, and the others' kept for them."""
    if seat.kind == "bot" or seat.person is None:
        return Seat("bot", name=seat.name, level=seat.level or "normal")
    if seat.person == person.id:
        return Seat("person", person.id, seat.name, here=seat.here, face=seat.face)
    return Seat("open", seat.person, seat.name)
