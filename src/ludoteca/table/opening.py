"""How tables come to be, and who sits down at them: in their facts. Who keeps tables checks, stores and tells."""

import secrets
from typing import Any, Protocol

from ludoteca.kernel.chance import commitment, new_seed, position_commitment, seed_from
from ludoteca.kernel.registry import game
from ludoteca.table.errors import RequestError
from ludoteca.table.facts import Clock, Origin, Pace, Seat, TableFacts
from ludoteca.table.forfeits import give_up
from ludoteca.table.start import is_outdated

ALPHABET = "23456789abcdefghjkmnpqrstuvwxyz"
"""For ids that people read out to each other: no letters and digits that look alike."""


def new_id() -> str:
    """An id that nobody guesses: who has a table's link may look at it."""
    return "".join(secrets.choice(ALPHABET) for _ in range(14))


class WantedClock(Protocol):
    """The clock that somebody asks for."""

    kind: Any
    seconds: int
    increment: int


class Wanted(Protocol):
    """A table that somebody asks for, as `POST /api/tables` has it."""

    game: str
    options: dict[str, str]
    rated: bool
    clock: Any
    public: bool
    pace: Pace
    position: dict[str, Any] | None
    start: bool
    lesson: bool
    spectator_chat: bool


def new_facts(
    wanted: Wanted, seats: list[Seat], host: str, box: str | None, now: int, origin: Origin | None = None
) -> TableFacts:
    """The facts of a table that somebody asks for; it waits. `box`: the digest of its own box."""
    # Who plays alone, or with others at the same screen, may know all that is in a position: a lesson, a puzzle.
    as_written = wanted.position is not None and all(seat.kind != "open" for seat in seats)
    secret = None if as_written else new_seed()
    clock: WantedClock | None = wanted.clock
    return TableFacts(
        id=new_id(),
        game=wanted.game,
        options=wanted.options,
        seats=seats,
        host=host,
        rated=wanted.rated,
        clock=Clock(clock.kind, clock.seconds, clock.increment) if clock else None,
        pace=wanted.pace,
        public=wanted.public,
        lesson=wanted.lesson,
        spectator_chat=wanted.spectator_chat,
        start_when_full=wanted.start,
        created=now,
        secret=secret,
        commitment=position_commitment(wanted.position or {}) if secret is None else commitment(secret),
        box=box,
        position=wanted.position,
        origin=origin,
    )


def check_position(facts: TableFacts) -> None:
    """Refuses a position at a table that is not for it."""
    if facts.position is not None and facts.position.get("seats") != len(facts.seats):
        raise RequestError("bad-seats", "The position is for another number of seats.", 400)
    if facts.public and facts.position is not None:
        raise RequestError("position-private", "A table that begins from a position is not listed.", 400)


def start_if_full(facts: TableFacts, now: int) -> None:
    """Starts a match for which everybody is there."""
    if facts.status == "waiting" and facts.start_when_full and all(seat.kind != "open" for seat in facts.seats):
        start(facts, now)


def start(facts: TableFacts, now: int) -> None:
    """The match starts: its seed follows from the secret and from what everybody gave."""
    facts.status = "running"
    facts.started = now
    facts.rules = game(facts.game).version
    if facts.secret is not None:
        facts.seed = seed_from(facts.secret, facts.nonces)


def fill_with_bots(facts: TableFacts, person: str) -> None:
    """Before the host starts the match at once, bots take the seats that are still open."""
    if facts.host != person:
        raise RequestError("not-host", "Only the host starts the match.", 403)
    if facts.status != "waiting":
        raise RequestError(f"table-{facts.status}", "The match has begun.")
    for number, seat in enumerate(facts.seats):
        if seat.kind == "open":
            facts.seats[number] = Seat("bot", level="normal")


def take_seat_again(facts: TableFacts, mine: list[int], nonce: str | None, face: str | None, now: int) -> None:
    """Somebody is back at their seats, or gives a number for the seed, which counts once and before the start."""
    if facts.status == "running" and set(mine) <= set(facts.given_up):
        raise RequestError("given-up", "This seat was given up for good.")
    for number in set(mine) - set(facts.given_up):
        facts.seats[number].stand_in = False
    own = facts.seats[mine[0]]
    if facts.status == "waiting":
        own.nonce = own.nonce or nonce
        own.face = face or own.face
        start_if_full(facts, now)


def take_free_seat(facts: TableFacts, wanted: int | None, sitter: Seat) -> None:
    """Somebody new sits down: on the seat they want, else on one that is kept for them, else on any that is free."""
    free = [
        number
        for number, seat in enumerate(facts.seats)
        if seat.kind == "open" and seat.person in (None, sitter.person) and wanted in (None, number)
    ]
    free.sort(key=lambda number: facts.seats[number].person is None)
    if not free or facts.secret is None:  # what is played as written is for who wrote it
        raise RequestError("seat-taken", "There is no such seat free.")
    facts.seats[free[0]] = sitter


def get_up(facts: TableFacts, person: str, wanted: int | None) -> bool:
    """Somebody gets up. Before the start the seat is open again; in a running match a bot plays on until they are back.

    At a rated table there is no way back: who leaves has given up.
    A match of older rules cannot go on, and a lesson need not: who gets up has put it away for good. True if the last
    one takes the table along.
    """
    mine = [seat for seat in facts.seats_of(person) if wanted in (None, seat)]
    invited = [
        number
        for number, seat in enumerate(facts.seats)
        if seat.kind == "open" and seat.person == person and wanted in (None, number)
    ]
    if not mine and not invited and (facts.host != person or wanted is not None):
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
    if not for_good or facts.seats_of(person) or facts.host != person:
        return False
    others = [seat.person for seat in facts.seats if seat.kind == "person" and seat.person is not None]
    facts.host = others[0] if others else facts.host
    return not others


def resign(facts: TableFacts, person: str, wanted: int | None) -> None:
    """Gives up a seat, or all of one's own, for good."""
    playing = [seat for seat in seats_in_play(facts, person) if wanted in (None, seat)]
    if not playing:
        raise RequestError("not-your-seat", "You do not play this seat.", 403, seat=(wanted or 0) + 1)
    for seat in playing:
        if facts.status == "running":
            give_up(facts, seat, "resigned")


def seats_in_play(facts: TableFacts, person: str) -> list[int]:
    """The seats that somebody still plays in a match that runs."""
    if facts.status != "running":
        raise RequestError(f"table-{facts.status}", f"The table is {facts.status}.")
    mine = facts.seats_of(person)
    if not mine:
        raise RequestError("not-your-seat", "You do not sit here.", 403, seat=0)
    playing = [seat for seat in mine if seat not in facts.given_up]
    if not playing:
        raise RequestError("given-up", "You have given this match up.")
    return playing


def facts_again(old: TableFacts, person: str, now: int) -> TableFacts:
    """The same table once more. Who asks sits down and is its host; the others' seats are kept for them."""
    secret = new_seed()
    return TableFacts(
        id=new_id(),
        game=old.game,
        options=old.options,
        seats=[_again(seat, person) for seat in old.seats],
        host=person,
        rated=old.rated,
        clock=old.clock,
        pace=old.pace,
        public=old.public,
        created=now,
        secret=secret,
        commitment=commitment(secret),
        box=old.box,
        spectator_chat=old.spectator_chat,
    )


def check_rematch(old: TableFacts, person: str) -> None:
    """Refuses another match before the end of the last one, or to who was not there."""
    if old.status != "finished":
        raise RequestError("not-finished", "The match is not over yet.")
    if person not in (*old.people, old.host):
        raise RequestError("not-your-seat", "You did not sit here.", 403, seat=0)


def _again(seat: Seat, person: str) -> Seat:
    """A seat of the next match: the same bots, those at the asker's screen, and the others' kept for them."""
    if seat.kind == "bot" or seat.person is None:
        return Seat("bot", name=seat.name, level=seat.level or "normal")
    if seat.person == person:
        return Seat("person", person, seat.name, here=seat.here, face=seat.face)
    return Seat("open", seat.person, seat.name)
