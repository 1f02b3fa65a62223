"""Results of rated matches, vacations, and seeds that wait for the players' part of them."""

import hashlib
import json
import secrets
from typing import Any

import sqlalchemy as sa
from alembic import op

revision = "0002"
down_revision = "0001"


def upgrade() -> None:
    """Adds what ratings need, and brings tables that have not finished to today's promises."""
    op.create_table(
        "results",
        sa.Column("table_id", sa.String(32), nullable=False),
        sa.Column("person", sa.String(32), nullable=False),
        sa.Column("game", sa.String(32), nullable=False),
        sa.Column("place", sa.Integer),
        sa.Column("at", sa.BigInteger, nullable=False),
        sa.PrimaryKeyConstraint("table_id", "person", name="results_pkey"),
    )
    op.create_index("results_person_at", "results", ["person", "at"])
    op.create_table(
        "vacations",
        sa.Column("person", sa.String(32), nullable=False),
        sa.Column("begins", sa.BigInteger, autoincrement=False, nullable=False),
        sa.Column("ends", sa.BigInteger, nullable=False),
        sa.PrimaryKeyConstraint("person", "begins", name="vacations_pkey"),
    )
    with op.batch_alter_table("ratings") as ratings:
        ratings.add_column(sa.Column("opponents", sa.Integer, nullable=False, server_default="0"))
    _keep_promises(op.get_bind())


def _keep_promises(connection: sa.Connection) -> None:
    """A match that waits gets its seed when it starts: what was promised for it is now the server's part.

    A table from a position is not listed any more, and one that still waits has a promise of its own.
    """
    tables = sa.table("tables", *(sa.column(name) for name in ("id", "status", "public", "facts")))
    unfinished = sa.select(tables.c.id, tables.c.status, tables.c.facts).where(tables.c.status != "finished")
    for table_id, status, text in connection.execute(unfinished).all():
        facts = json.loads(text)
        values: dict[str, Any] = {}
        if facts.get("position") is not None:
            facts["public"] = values["public"] = False
        if status == "waiting":
            facts["secret"] = facts.pop("seed", None) or secrets.token_hex(32)
            facts["commitment"] = hashlib.sha256(facts["secret"].encode()).hexdigest()
        values["facts"] = json.dumps(facts, ensure_ascii=False, separators=(",", ":"))
        connection.execute(tables.update().where(tables.c.id == table_id).values(**values))
