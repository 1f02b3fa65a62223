"""The tables of the database. `migrations` makes them; a test compares the two."""

import sqlalchemy as sa

schema = sa.MetaData(
    naming_convention={
        "ix": "%(table_name)s_%(column_0_N_name)s",
        "uq": "%(table_name)s_%(column_0_N_name)s_key",
        "pk": "%(table_name)s_pkey",
    }
)

people = sa.Table(
    "people",
    schema,
    sa.Column("id", sa.String(32), primary_key=True),
    sa.Column("name", sa.String(64), nullable=False),
    sa.Column("login", sa.String(64), unique=True),
    sa.Column("password", sa.String(200)),
    sa.Column("created", sa.BigInteger, nullable=False),
)
"""`login` is the name of who has a password, without differences of case: nobody else with a password has it."""

sessions = sa.Table(
    "sessions",
    schema,
    sa.Column("digest", sa.String(64), primary_key=True),
    sa.Column("person", sa.String(32), nullable=False, index=True),
    sa.Column("created", sa.BigInteger, nullable=False),
)
"""Cookies, each by the SHA-256 of its secret."""

tables = sa.Table(
    "tables",
    schema,
    sa.Column("id", sa.String(32), primary_key=True),
    sa.Column("game", sa.String(32), nullable=False),
    sa.Column("status", sa.String(16), nullable=False),
    sa.Column("host", sa.String(32), nullable=False, index=True),
    sa.Column("public", sa.Boolean, nullable=False),
    sa.Column("open_seats", sa.Integer, nullable=False),
    sa.Column("changed", sa.BigInteger, nullable=False),
    sa.Column("head", sa.Integer, nullable=False),
    sa.Column("deciding", sa.Integer),
    sa.Column("due", sa.BigInteger),
    sa.Column("version", sa.Integer, nullable=False),
    sa.Column("said", sa.Integer, nullable=False),
    sa.Column("facts", sa.Text, nullable=False),
    sa.Index(None, "status", "public", "changed"),
    sa.Index(None, "status", "due"),
)
"""`head` counts the rows of the log, `said` those of the chat, `version` the changes of `facts`.

`due` is when the server itself must act: a bot moves, or a clock runs out."""

log = sa.Table(
    "log",
    schema,
    sa.Column("table_id", sa.String(32), primary_key=True),
    sa.Column("number", sa.Integer, primary_key=True, autoincrement=False),
    sa.Column("kind", sa.String(8), nullable=False),
    sa.Column("seat", sa.Integer),
    sa.Column("text", sa.String(100), nullable=False),
    sa.Column("at", sa.BigInteger, nullable=False),
    sa.Column("spent", sa.Integer, nullable=False),
)
"""The moves of each table. The primary key is the lock: nobody can append a number twice."""

sitters = sa.Table(
    "sitters",
    schema,
    sa.Column("person", sa.String(32), primary_key=True),
    sa.Column("table_id", sa.String(32), primary_key=True, index=True),
)
"""Who sits at which table or is invited to it, to find one's own tables."""

chat = sa.Table(
    "chat",
    schema,
    sa.Column("table_id", sa.String(32), primary_key=True),
    sa.Column("number", sa.Integer, primary_key=True, autoincrement=False),
    sa.Column("person", sa.String(32), nullable=False, index=True),
    sa.Column("seat", sa.Integer),
    sa.Column("name", sa.String(64), nullable=False),
    sa.Column("text", sa.String(500), nullable=False),
    sa.Column("at", sa.BigInteger, nullable=False),
)

boxes = sa.Table(
    "boxes",
    schema,
    sa.Column("digest", sa.String(64), primary_key=True),
    sa.Column("files", sa.Text, nullable=False),
)
"""Players' own boxes, as JSON: file name -> text."""

ratings = sa.Table(
    "ratings",
    schema,
    sa.Column("person", sa.String(32), primary_key=True),
    sa.Column("game", sa.String(32), primary_key=True),
    sa.Column("mu", sa.Float, nullable=False),
    sa.Column("sigma", sa.Float, nullable=False),
    sa.Column("games", sa.Integer, nullable=False),
)

nodes = sa.Table(
    "nodes",
    schema,
    sa.Column("id", sa.String(32), primary_key=True),
    sa.Column("seen", sa.BigInteger, nullable=False),
)
"""The servers that share this database, and when each was last alive."""
