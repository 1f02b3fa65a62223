"""Ratings (OpenSkill) over rated tables, for each game."""

from typing import Any

import sqlalchemy as sa

from ludoteca.server.errors import RequestError
from ludoteca.server.messages import Ranking
from ludoteca.server.rated import why_not_rated
from ludoteca.server.storage.rows import insert_or_skip
from ludoteca.server.storage.schema import people, ratings, results
from ludoteca.server.table_facts import now_ms
from ludoteca.table.clocks import DAY
from ludoteca.table.facts import TableFacts

SCALE = 40
"""A rating starts at 25 in OpenSkill, and at 1000 as people see it."""
SURE = 2
"""How many standard deviations `low` and `high` are away: 19 of 20 are between them."""
FEWEST_GAMES = 5
FEWEST_OPPONENTS = 2
"""Before that nobody is listed: two accounts of one person must not make a champion."""
PROVISIONAL = 15
"""Games before a rating counts as settled."""
LATELY = 30 * DAY
MOST_BROKEN_OFF = 3
"""Rated matches that one person may break off in a day: who dislikes a first hand must not get another for nothing."""


def rate(connection: sa.Connection, facts: TableFacts) -> None:
    """Changes the ratings of the people at a rated table that has ended.

    Who has been forgotten since is an opponent with a new player's rating. A match that everybody lost has no first
    place and says nothing.
    """
    ranks = facts.ranks
    if not facts.rated or facts.ended == "aborted" or ranks is None or 1 not in ranks or why_not_rated(facts, True):
        return
    sitting = {number: seat.person for number, seat in enumerate(facts.seats)}
    known = [person for person in sitting.values() if person is not None]
    if len(known) < 1 or len(sitting) < 2 or not _have_accounts(connection, known):
        return
    from openskill.models import PlackettLuce

    model: Any = PlackettLuce()
    before = _stored(connection, facts.game, known)
    teams = [[model.rating(*before[person][:2]) if person in before else model.rating()] for person in sitting.values()]
    after = model.rate(teams, ranks=[ranks[number] for number in sitting])
    now = now_ms()
    for (number, person), (old,), (new,) in zip(sitting.items(), teams, after, strict=True):
        if person is None:
            continue
        others = [other for other in known if other != person]
        strangers = len(sitting) - 1 - len(others)
        weight = (sum(_weights(connection, facts, person, others, now)) + strangers) / (len(sitting) - 1)
        result = {"table_id": facts.id, "person": person, "game": facts.game, "place": ranks[number], "at": now}
        connection.execute(results.insert(), result)
        values = {
            "mu": float(old.mu + weight * (new.mu - old.mu)),
            "sigma": float(old.sigma + weight * (new.sigma - old.sigma)),
            "games": (before[person][2] if person in before else 0) + 1,
        }
        if person in before:
            where = (ratings.c.person == person, ratings.c.game == facts.game)
            connection.execute(ratings.update().where(*where).values(**values))
        else:
            key = {"person": person, "game": facts.game, "opponents": 0}
            connection.execute(insert_or_skip(connection, ratings), key | values)
    for person in known:
        where = (ratings.c.person == person, ratings.c.game == facts.game)
        connection.execute(ratings.update().where(*where).values(opponents=_opponents(connection, facts.game, person)))


def _have_accounts(connection: sa.Connection, known: list[str]) -> bool:
    query = sa.select(sa.func.count()).where(people.c.id.in_(known), people.c.login.is_not(None))
    return connection.scalar(query) == len(known)


def _weights(connection: sa.Connection, facts: TableFacts, person: str, others: list[str], now: int) -> list[float]:
    """How much a match counts against each opponent: the second one lately counts half, the third a third.

    However often two people play each other, they cannot lift each other far: 1 + 1/2 + 1/3 + ... grows slowly.
    """
    mine, theirs = results.alias(), results.alias()
    query = (
        sa.select(theirs.c.person, sa.func.count())
        .join(mine, mine.c.table_id == theirs.c.table_id)
        .where(mine.c.person == person, mine.c.game == facts.game, mine.c.at > now - LATELY)
        .where(theirs.c.person.in_(others), mine.c.table_id != facts.id)
        .where(mine.c.place.is_not(None), theirs.c.place.is_not(None))
        .group_by(theirs.c.person)
    )
    met: dict[str, int] = {row[0]: row[1] for row in connection.execute(query)}
    return [1 / (1 + met.get(other, 0)) for other in others]


def _opponents(connection: sa.Connection, game: str, person: str) -> int:
    mine, theirs = results.alias(), results.alias()
    query = (
        sa.select(sa.func.count(sa.distinct(theirs.c.person)))
        .join(mine, mine.c.table_id == theirs.c.table_id)
        .where(mine.c.person == person, mine.c.game == game, theirs.c.person != person)
        .where(mine.c.place.is_not(None), theirs.c.place.is_not(None))
    )
    return connection.scalar(query) or 0


def note_broken_off(connection: sa.Connection, facts: TableFacts, person: str) -> None:
    """Counts a rated match that somebody broke off; refuses one too many."""
    now = now_ms()
    lately = (results.c.person == person, results.c.place.is_(None), results.c.at > now - DAY)
    if (connection.scalar(sa.select(sa.func.count()).where(*lately)) or 0) >= MOST_BROKEN_OFF:
        raise RequestError("too-many-aborts", "You have broken off too many rated matches today: play on, or resign.")
    row = {"table_id": facts.id, "person": person, "game": facts.game, "place": None, "at": now}
    connection.execute(results.insert(), row)


def _stored(connection: sa.Connection, game: str, ids: list[str]) -> dict[str | None, tuple[float, float, int]]:
    query = sa.select(ratings).where(ratings.c.game == game, ratings.c.person.in_(ids)).with_for_update()
    return {row.person: (row.mu, row.sigma, row.games) for row in connection.execute(query)}


def leaderboard(connection: sa.Connection, game: str, most: int = 100) -> list[Ranking]:
    """The strongest first: by what they are most likely at least."""
    at_least = ratings.c.mu - SURE * ratings.c.sigma
    query = (
        sa.select(people.c.id, people.c.name, ratings.c.mu, ratings.c.sigma, ratings.c.games)
        .join(people, people.c.id == ratings.c.person)
        .where(ratings.c.game == game, ratings.c.games >= FEWEST_GAMES, ratings.c.opponents >= FEWEST_OPPONENTS)
        .where(people.c.login.is_not(None))
        .order_by(at_least.desc(), people.c.id)
        .limit(most)
    )
    return [
        Ranking(
            row.id,
            row.name,
            round(row.mu * SCALE),
            round((row.mu - SURE * row.sigma) * SCALE),
            round((row.mu + SURE * row.sigma) * SCALE),
            row.games,
            row.games < PROVISIONAL,
        )
        for row in connection.execute(query)
    ]
