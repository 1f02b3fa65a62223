"""Who is invited to a table is told apart from who sits there."""

import json

import sqlalchemy as sa
from alembic import op

revision = "0003"
down_revision = "0002"


def upgrade() -> None:
    """Adds the mark, and sets it for everybody for whom a seat is kept now."""
    with op.batch_alter_table("sitters") as sitters:
        sitters.add_column(sa.Column("invited", sa.Boolean, nullable=False, server_default=sa.false()))
    connection = op.get_bind()
    waiting = connection.execute(sa.text("SELECT id, host, facts FROM tables WHERE status = 'waiting'")).all()
    mark = sa.text("UPDATE sitters SET invited = :yes WHERE table_id = :table AND person = :person")
    for table, host, facts in waiting:
        seats = json.loads(facts)["seats"]
        seated = {host, *(seat.get("person") for seat in seats if seat["kind"] == "person")}
        for person in {seat["person"] for seat in seats if seat.get("person")} - seated:
            connection.execute(mark, {"yes": True, "table": table, "person": person})


def downgrade() -> None:
    """Takes the mark away."""
    with op.batch_alter_table("sitters") as sitters:
        sitters.drop_column("invited")
