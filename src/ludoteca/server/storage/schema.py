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
    sa.Column("seen", sa.BigInteger, nullable=False, server_default="0"),
    sa.Column("banned_until", sa.BigInteger),
)
"""`login` is what the name of who has a password looks like (`names.skeleton`): nobody else with a password has it.

`seen` is the day on which they were last here."""

sessions = sa.Table(
    "sessions",
    schema,
    sa.Column("digest", sa.String(64), primary_key=True),
    sa.Column("person", sa.String(32), nullable=False, index=True),
    sa.Column("created", sa.BigInteger, nullable=False),
    sa.Column("seen", sa.BigInteger, nullable=False, server_default="0"),
    sa.Column("client", sa.String(80), nullable=False, server_default=""),
)
"""Cookies, each by the SHA-256 of its secret. `client` is the kind of browser, so that its person recognises it."""

recovery_codes = sa.Table(
    "recovery_codes",
    schema,
    sa.Column("person", sa.String(32), primary_key=True),
    sa.Column("digest", sa.String(64), primary_key=True),
)
"""Codes that each open an account once whose password is lost, by their SHA-256."""

registration_codes = sa.Table(
    "registration_codes",
    schema,
    sa.Column("digest", sa.String(64), primary_key=True),
    sa.Column("made", sa.BigInteger, nullable=False),
    sa.Column("expires", sa.BigInteger, nullable=False),
    sa.Column("uses_left", sa.Integer, nullable=False),
    sa.Column("note", sa.String(100), nullable=False),
)
"""Codes with which new people come in where not everybody may."""

relations = sa.Table(
    "relations",
    schema,
    sa.Column("person", sa.String(32), primary_key=True),
    sa.Column("other", sa.String(32), primary_key=True, index=True),
    sa.Column("kind", sa.String(8), primary_key=True),
    sa.Column("since", sa.BigInteger, nullable=False),
)
"""What people think of each other: `friend` (friends are those who both say so), `block`, `mute`."""

reports = sa.Table(
    "reports",
    schema,
    sa.Column("id", sa.String(32), primary_key=True),
    sa.Column("at", sa.BigInteger, nullable=False),
    sa.Column("reporter", sa.String(32), nullable=False, index=True),
    sa.Column("person", sa.String(32), nullable=False, index=True),
    sa.Column("table_id", sa.String(32)),
    sa.Column("reason", sa.String(16), nullable=False),
    sa.Column("text", sa.String(500), nullable=False),
    sa.Column("evidence", sa.Text, nullable=False),
    sa.Column("closed", sa.BigInteger),
    sa.Column("outcome", sa.String(200)),
)
"""What people complained about. `evidence` has the name and the chat lines of that moment, as JSON."""

audit = sa.Table(
    "audit",
    schema,
    sa.Column("id", sa.Integer, primary_key=True),
    sa.Column("at", sa.BigInteger, nullable=False),
    sa.Column("actor", sa.String(64), nullable=False),
    sa.Column("act", sa.String(32), nullable=False),
    sa.Column("subject", sa.String(64), nullable=False),
    sa.Column("detail", sa.String(500), nullable=False),
)
"""Every act of an administrator or of a host over others. Nothing deletes it."""

tables = sa.Table(
    "tables",
    schema,
    sa.Column("id", sa.String(32), primary_key=True),
    sa.Column("game", sa.String(32), nullable=False),
    sa.Column("rules", sa.Integer, nullable=False, server_default="1"),
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

archives = sa.Table(
    "archives",
    schema,
    sa.Column("table_id", sa.String(32), primary_key=True),
    sa.Column("made", sa.BigInteger, nullable=False),
    sa.Column("data", sa.LargeBinary, nullable=False),
)
"""What everybody saw of a finished match, compressed (`archives.py`): no rules are needed to show it."""

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
    sa.Column("invited", sa.Boolean, nullable=False, server_default=sa.false()),
)
"""Who sits at which table, or hosts it, to find one's own tables; `invited` ones have not said yes."""

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
    sa.Column("opponents", sa.Integer, nullable=False, server_default="0"),
)
"""`opponents`: how many different people these games were against."""

results = sa.Table(
    "results",
    schema,
    sa.Column("table_id", sa.String(32), primary_key=True),
    sa.Column("person", sa.String(32), primary_key=True),
    sa.Column("game", sa.String(32), nullable=False),
    sa.Column("place", sa.Integer),
    sa.Column("at", sa.BigInteger, nullable=False),
    sa.Index(None, "person", "at"),
)
"""How rated matches ended for each person. A row without a place: this person broke the match off."""

vacations = sa.Table(
    "vacations",
    schema,
    sa.Column("person", sa.String(32), primary_key=True),
    sa.Column("begins", sa.BigInteger, primary_key=True, autoincrement=False),
    sa.Column("ends", sa.BigInteger, nullable=False),
)
"""When people are away and their slow clocks stand still."""

nodes = sa.Table(
    "nodes",
    schema,
    sa.Column("id", sa.String(32), primary_key=True),
    sa.Column("seen", sa.BigInteger, nullable=False),
    sa.Column("rules", sa.Text, nullable=False, server_default="{}"),
    sa.Column("address", sa.String(200)),
)
"""The servers that share this database: when each was last alive, the versions of rules that it knows (JSON, game ->
version), and where people reach it if it says so."""

compatibility = sa.Table(
    "compatibility",
    schema,
    sa.Column("oldest", sa.String(32), primary_key=True),
)
"""One row: programs that know this revision may use the database, though it may have a newer one."""
