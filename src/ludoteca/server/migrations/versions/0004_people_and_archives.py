"""Sessions that end, recovery, friends and blocks, reports, an audit log; what was seen of finished matches."""

import json
from time import time

import sqlalchemy as sa
from alembic import op

from ludoteca.server.names import skeleton

revision = "0004"
down_revision = "0003"


def upgrade() -> None:
    """Adds what accounts, moderation and archives need."""
    with op.batch_alter_table("people") as people:
        people.add_column(sa.Column("seen", sa.BigInteger, nullable=False, server_default="0"))
        people.add_column(sa.Column("banned_until", sa.BigInteger))
    with op.batch_alter_table("sessions") as sessions:
        sessions.add_column(sa.Column("seen", sa.BigInteger, nullable=False, server_default="0"))
        sessions.add_column(sa.Column("client", sa.String(80), nullable=False, server_default=""))
    with op.batch_alter_table("tables") as tables:
        tables.add_column(sa.Column("rules", sa.Integer, nullable=False, server_default="1"))
    with op.batch_alter_table("nodes") as nodes:
        nodes.add_column(sa.Column("rules", sa.Text, nullable=False, server_default="{}"))
        nodes.add_column(sa.Column("address", sa.String(200)))
    _make_tables()
    connection = op.get_bind()
    connection.execute(sa.text("INSERT INTO compatibility (oldest) VALUES ('0004')"))
    _fill(connection)


def _make_tables() -> None:
    op.create_table(
        "recovery_codes",
        sa.Column("person", sa.String(32), nullable=False),
        sa.Column("digest", sa.String(64), nullable=False),
        sa.PrimaryKeyConstraint("person", "digest", name="recovery_codes_pkey"),
    )
    op.create_table(
        "registration_codes",
        sa.Column("digest", sa.String(64), nullable=False),
        sa.Column("made", sa.BigInteger, nullable=False),
        sa.Column("expires", sa.BigInteger, nullable=False),
        sa.Column("uses_left", sa.Integer, nullable=False),
        sa.Column("note", sa.String(100), nullable=False),
        sa.PrimaryKeyConstraint("digest", name="registration_codes_pkey"),
    )
    op.create_table(
        "relations",
        sa.Column("person", sa.String(32), nullable=False),
        sa.Column("other", sa.String(32), nullable=False),
        sa.Column("kind", sa.String(8), nullable=False),
        sa.Column("since", sa.BigInteger, nullable=False),
        sa.PrimaryKeyConstraint("person", "other", "kind", name="relations_pkey"),
    )
    op.create_index("relations_other", "relations", ["other"])
    op.create_table(
        "reports",
        sa.Column("id", sa.String(32), nullable=False),
        sa.Column("at", sa.BigInteger, nullable=False),
        sa.Column("reporter", sa.String(32), nullable=False),
        sa.Column("person", sa.String(32), nullable=False),
        sa.Column("table_id", sa.String(32)),
        sa.Column("reason", sa.String(16), nullable=False),
        sa.Column("text", sa.String(500), nullable=False),
        sa.Column("evidence", sa.Text, nullable=False),
        sa.Column("closed", sa.BigInteger),
        sa.Column("outcome", sa.String(200)),
        sa.PrimaryKeyConstraint("id", name="reports_pkey"),
    )
    op.create_index("reports_reporter", "reports", ["reporter"])
    op.create_index("reports_person", "reports", ["person"])
    op.create_table(
        "audit",
        sa.Column("id", sa.Integer, nullable=False),
        sa.Column("at", sa.BigInteger, nullable=False),
        sa.Column("actor", sa.String(64), nullable=False),
        sa.Column("act", sa.String(32), nullable=False),
        sa.Column("subject", sa.String(64), nullable=False),
        sa.Column("detail", sa.String(500), nullable=False),
        sa.PrimaryKeyConstraint("id", name="audit_pkey"),
    )
    op.create_table(
        "archives",
        sa.Column("table_id", sa.String(32), nullable=False),
        sa.Column("made", sa.BigInteger, nullable=False),
        sa.Column("data", sa.LargeBinary, nullable=False),
        sa.PrimaryKeyConstraint("table_id", name="archives_pkey"),
    )
    op.create_table(
        "compatibility",
        sa.Column("oldest", sa.String(32), nullable=False),
        sa.PrimaryKeyConstraint("oldest", name="compatibility_pkey"),
    )


def _fill(connection: sa.Connection) -> None:
    """Cookies count from now on; tables say their rules; accounts are found by what their names look like."""
    connection.execute(sa.text("UPDATE sessions SET seen = :now"), {"now": int(time() * 1000)})
    connection.execute(sa.text("UPDATE people SET seen = created"))
    set_rules = sa.text("UPDATE tables SET rules = :rules WHERE id = :id")
    for table_id, facts in connection.execute(sa.text("SELECT id, facts FROM tables")).all():
        connection.execute(set_rules, {"id": table_id, "rules": json.loads(facts).get("rules", 1)})
    accounts = sa.text("SELECT id, name, login FROM people WHERE login IS NOT NULL ORDER BY created")
    registered = connection.execute(accounts).all()
    set_login = sa.text("UPDATE people SET login = :login WHERE id = :id")
    taken = {login for _, _, login in registered}
    for person, name, login in registered:
        looks = skeleton(name)
        # Of two names that look alike the older one is found by it; the other keeps what it logged in with so far.
        if looks != login and looks not in taken:
            taken.add(looks)
            connection.execute(set_login, {"id": person, "login": looks})


def downgrade() -> None:
    """Takes all of it away."""
    for table in (
        "compatibility",
        "archives",
        "audit",
        "reports",
        "relations",
        "registration_codes",
        "recovery_codes",
    ):
        op.drop_table(table)
    for table, columns in (
        ("nodes", ("address", "rules")),
        ("tables", ("rules",)),
        ("sessions", ("client", "seen")),
        ("people", ("banned_until", "seen")),
    ):
        with op.batch_alter_table(table) as changed:
            for column in columns:
                changed.drop_column(column)
