"""Vacations: in games of days somebody's clock stands still while they are away."""

from collections.abc import Callable

import sqlalchemy as sa

from ludoteca.server.errors import RequestError
from ludoteca.server.messages import Vacation
from ludoteca.server.people import Changed
from ludoteca.server.storage import rows
from ludoteca.server.storage.schema import sitters, tables, vacations
from ludoteca.server.table_facts import now_ms
from ludoteca.table.clocks import DAY, is_slow
from ludoteca.table.facts import TableFacts
from ludoteca.table.times import iso

MOST_DAYS = 30
"""In any year, so that nobody keeps the others waiting for ever."""
YEAR = 365 * DAY


def state(connection: sa.Connection, person: str) -> Vacation:
    """Until when somebody is away, and how many days they have left."""
    now = now_ms()
    taken = connection.execute(sa.select(vacations).where(vacations.c.person == person, vacations.c.ends > now - YEAR))
    spans = [(row.begins, row.ends) for row in taken]
    until = max((ends for begins, ends in spans if begins <= now < ends), default=None)
    used = sum(ends - max(begins, now - YEAR) for begins, ends in spans)
    return Vacation(None if until is None else iso(until), max(0, (MOST_DAYS * DAY - used) // DAY))


def check_here(connection: sa.Connection, person: str) -> None:
    """Refuses who is away: a game of days would begin with a clock that stands still."""
    if state(connection, person).until is not None:
        raise RequestError("on-vacation", "You are on vacation: end it first.")


def begin(connection: sa.Connection, person: str, days: int) -> Changed:
    """Goes away for some days, at once and at all tables."""
    known = state(connection, person)
    if known.until is not None:
        raise RequestError("on-vacation", "You are on vacation: end it first.")
    if days > known.days_left:
        raise RequestError("no-vacation-left", "So many days are not left this year.", days=known.days_left)
    begins = now_ms()
    ends = begins + days * DAY
    connection.execute(vacations.insert(), {"person": person, "begins": begins, "ends": ends})

    def alter(facts: TableFacts) -> None:
        for number in facts.seats_of(person):
            facts.seats[number].vacations.append((begins, ends))

    return _at_slow_tables(connection, person, alter, ends - begins)


def end(connection: sa.Connection, person: str) -> Changed:
    """Is back early: days that were not needed are not used up."""
    now = now_ms()
    current = (vacations.c.person == person, vacations.c.begins <= now, vacations.c.ends > now)
    running = connection.execute(sa.select(vacations).where(*current)).first()
    if running is None:
        return []
    connection.execute(vacations.update().where(*current).values(ends=now))

    def alter(facts: TableFacts) -> None:
        for number in facts.seats_of(person):
            spans = facts.seats[number].vacations
            facts.seats[number].vacations = [(begins, min(ends, now)) for begins, ends in spans]

    return _at_slow_tables(connection, person, alter, now - running.ends)


def _at_slow_tables(connection: sa.Connection, person: str, alter: Callable[[TableFacts], None], later: int) -> Changed:
    """Changes the facts of somebody's unfinished games of days; where they must decide, the time for it moves."""
    query = sa.select(tables.c.id).join(sitters, sitters.c.table_id == tables.c.id)
    mine = query.where(sitters.c.person == person, tables.c.status != "finished").order_by(tables.c.id)
    changed: Changed = []
    for table_id in list(connection.scalars(mine)):
        stored = rows.read(connection, table_id, None)
        if not is_slow(stored.facts.clock) or not stored.facts.seats_of(person):
            continue
        _, version = rows.change(connection, table_id, alter)
        if stored.deciding in stored.facts.seats_of(person):
            where = (tables.c.id == table_id, tables.c.due.is_not(None))
            connection.execute(tables.update().where(*where).values(due=tables.c.due + later))
        changed.append((table_id, version))
    return changed
