"""Appending to the logs of running matches: what happens most often by far.

A move is stored only if the table is as the server that allowed it believed it to be: nobody can append a number
twice, nor by facts that do not hold any more.
"""

from collections.abc import Sequence
from typing import Any, NamedTuple

import sqlalchemy as sa

from ludoteca.server.storage.prepared_statements import PreparedStatements
from ludoteca.server.storage.schema import log, tables
from ludoteca.table.log import Row


class Appending(NamedTuple):
    """A row for a table's log, allowed by this version of its facts; then who decides, and when something is due."""

    table_id: str
    row: Row
    version: int
    deciding: int | None
    due: int | None


_ADVANCE = PreparedStatements(
    tables.update()
    .where(
        tables.c.id == sa.bindparam("one"),
        tables.c.head == sa.bindparam("expected"),
        tables.c.version == sa.bindparam("known"),
        tables.c.status == sa.literal_column("'running'"),
    )
    .values({name: sa.bindparam(f"new_{name}") for name in ("head", "changed", "deciding", "due")})
)
_APPEND = PreparedStatements(log.insert())


def append(connection: sa.Connection, new: Appending) -> bool:
    """Appends a row in the transaction of a connection. If it may not be appended: False, and nothing is changed."""
    values = {
        "one": new.table_id,
        "expected": new.row.number,
        "known": new.version,
        "new_head": new.row.number + 1,
        "new_changed": new.row.at,
        "new_deciding": new.deciding,
        "new_due": new.due,
    }
    if _ADVANCE.run(connection, values) == 0:
        return False
    _APPEND.run(connection, {"table_id": new.table_id, **new.row._asdict()})
    return True


_APPEND_MANY = """
WITH moves AS (
    SELECT * FROM unnest(
        %s::text[], %s::text[], %s::text[],
        %s::integer[], %s::integer[], %s::bigint[], %s::integer[], %s::integer[], %s::integer[], %s::bigint[]
    ) AS moves (table_id, kind, text, number, seat, at, spent, version, deciding, due)
), advanced AS (
    UPDATE tables SET head = moves.number + 1, changed = moves.at, deciding = moves.deciding, due = moves.due
    FROM moves
    WHERE tables.id = moves.table_id AND tables.head = moves.number AND tables.version = moves.version
        AND tables.status = 'running'
    RETURNING tables.id
)
INSERT INTO log (table_id, number, kind, seat, text, at, spent)
SELECT moves.table_id, number, kind, seat, text, at, spent FROM moves JOIN advanced ON advanced.id = moves.table_id
RETURNING table_id
"""


def append_many(connection: Any, many: Sequence[Appending]) -> set[str]:
    """Appends rows to several tables by one statement on PostgreSQL, with a connection of its driver.

    Gives the tables that got theirs; the others are as they were.
    """
    # Every server takes tables in the same order, so that no two wait for each other.
    moves = sorted(many, key=lambda new: new.table_id)
    rows = [move.row for move in moves]
    values = (
        [move.table_id for move in moves],
        [row.kind for row in rows],
        [row.text for row in rows],
        _numbers(row.number for row in rows),
        _numbers(row.seat for row in rows),
        _numbers(row.at for row in rows),
        _numbers(row.spent for row in rows),
        _numbers(move.version for move in moves),
        _numbers(move.deciding for move in moves),
        _numbers(move.due for move in moves),
    )
    return {found[0] for found in connection.execute(_APPEND_MANY, values, prepare=True)}


def _numbers(listed: Any) -> str:
    """An array of numbers as PostgreSQL writes it: by Python's own list it would be another type for larger ones."""
    return "{" + ",".join("NULL" if number is None else str(number) for number in listed) + "}"
