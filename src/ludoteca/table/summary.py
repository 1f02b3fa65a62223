"""A table as one person sees it: who sits where, how far it has come, and how it ended."""

from collections.abc import Collection, Sequence
from typing import Any

from ludoteca.table.facts import TableFacts
from ludoteca.table.start import is_outdated
from ludoteca.table.times import iso


def summary(
    facts: TableFacts,
    person: str | None,
    *,
    index: int,
    deciding: int | None,
    changed: int,
    connected: Collection[str | None],
    left: Sequence[int | None],
    now: int,
) -> dict[str, Any]:
    """All that is told of a table besides its match, ready for JSON. `left`: what each seat's clock has left.

    The secret and the seed are in it when the match is finished.
    """
    finished = facts.status == "finished"
    why = {forfeit.seat: forfeit.why for forfeit in reversed(facts.forfeits)}
    return {
        "id": facts.id,
        "game": facts.game,
        "options": facts.options,
        "seats": [
            {
                "seat": number,
                "kind": seat.kind,
                "name": seat.name,
                "person": seat.person,
                "level": seat.level,
                "here": seat.here,
                "connected": seat.kind == "bot" or seat.person in connected,
                "stand_in": seat.stand_in,
                "clock_ms": left[number],
                "nonce": seat.nonce,
                "given_up": why.get(number),
                "on_vacation": any(begins <= now < ends for begins, ends in seat.vacations),
                "face": seat.face,
                "guest": seat.guest,
            }
            for number, seat in enumerate(facts.seats)
        ],
        "status": facts.status,
        "host": facts.host,
        "my_seats": facts.seats_of(person),
        "rated": facts.rated,
        "clock": None if facts.clock is None else vars(facts.clock),
        "created": iso(facts.created),
        "changed": iso(changed),
        "index": index,
        "deciding": deciding,
        "ranks": facts.ranks,
        "ended": facts.ended,
        "commitment": facts.commitment,
        "secret": facts.secret if finished else None,
        "seed": facts.seed if finished else None,
        "from_position": facts.from_position,
        "origin": None if facts.origin is None else vars(facts.origin),
        "rematch": facts.rematch,
        "pace": facts.pace,
        "public": facts.public,
        "own_box": facts.box is not None,
        "lesson": facts.lesson,
        "spectator_chat": facts.spectator_chat,
        "outdated": facts.status == "running" and is_outdated(facts),
        "old_rules": finished and is_outdated(facts),
    }
