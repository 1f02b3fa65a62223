"""Ratings (OpenSkill) over rated tables, for each game."""

from typing import Any

import sqlalchemy as sa

from ludoteca.server.facts import Facts
from ludoteca.server.messages import Ranking
from ludoteca.server.storage.rows import insert_or_skip
from ludoteca.server.storage.schema import people, ratings

SCALE = 40
"""A rating starts at 25 in OpenSkill, and at 1000 as people see it."""
SURE = 2
"""How many standard deviations `low` and `high` are away: 19 of 20 are between them."""
FEWEST_GAMES = 1


def rate(connection: sa.Connection, facts: Facts, ranks: list[int]) -> None:
    """Changes the ratings of the people at a rated table that has ended. Bots are not rated."""
    seats = [number for number, seat in enumerate(facts.seats) if seat.kind == "person" and seat.person is not None]
    sitting = [facts.seats[number].person for number in seats]
    if not facts.rated or len(set(sitting)) < 2 or len(set(sitting)) < len(sitting):
        return
    from openskill.models import PlackettLuce

    model: Any = PlackettLuce()
    before = _stored(connection, facts.game, [person for person in sitting if person is not None])
    teams = [[model.rating(*before[person][:2]) if person in before else model.rating()] for person in sitting]
    # A match that everybody lost has no first place: the ranks are all alike then, and so it says nothing.
    if len({ranks[number] for number in seats}) == 1:
        return
    for person, (rating,) in zip(sitting, model.rate(teams, ranks=[ranks[number] for number in seats]), strict=True):
        games = before[person][2] if person in before else 0
        key = {"person": person, "game": facts.game}
        values = {"mu": float(rating.mu), "sigma": float(rating.sigma), "games": games + 1}
        if person in before:
            where = (ratings.c.person == person, ratings.c.game == facts.game)
            connection.execute(ratings.update().where(*where).values(**values))
        else:
            connection.execute(insert_or_skip(connection, ratings), key | values)


def _stored(connection: sa.Connection, game: str, ids: list[str]) -> dict[str | None, tuple[float, float, int]]:
    query = sa.select(ratings).where(ratings.c.game == game, ratings.c.person.in_(ids)).with_for_update()
    return {row.person: (row.mu, row.sigma, row.games) for row in connection.execute(query)}


def leaderboard(connection: sa.Connection, game: str, most: int = 100) -> list[Ranking]:
    """The strongest first: by what they are most likely at least."""
    at_least = ratings.c.mu - SURE * ratings.c.sigma
    query = (
        sa.select(people.c.id, people.c.name, ratings.c.mu, ratings.c.sigma, ratings.c.games)
        .join(people, people.c.id == ratings.c.person)
        .where(ratings.c.game == game, ratings.c.games >= FEWEST_GAMES)
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
        )
        for row in connection.execute(query)
    ]
