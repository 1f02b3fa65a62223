"""Opening the database."""

import os
from pathlib import Path
from typing import Any

import sqlalchemy as sa
from alembic import command
from alembic.config import Config
from alembic.runtime.migration import MigrationContext
from alembic.script import ScriptDirectory

from ludoteca.kernel.errors import LudotecaError

CONNECTING = 10
"""Seconds after which a database that does not answer is given up."""
IDLE = 60
"""Seconds after which PostgreSQL ends a transaction that nobody goes on with."""
MIGRATIONS = Path(__file__).parent.parent / "migrations"


class NoDatabase(LudotecaError):
    """The database cannot be used."""


def open_engine(url: str, connections: int, patience: int | None = None) -> sa.Engine:
    """An engine for a database URL; a plain path is the file of an SQLite database.

    With `patience`, a statement that takes more seconds than that, or waits so long for a lock, fails on PostgreSQL.
    """
    if "://" not in url:
        file = Path(url).expanduser()
        file.parent.mkdir(parents=True, exist_ok=True)
        _make_private(file)
        url = f"sqlite:///{file}"
    try:
        address = sa.make_url(url)
    except sa.exc.ArgumentError:
        raise NoDatabase("The database is a file, or a URL such as postgresql://user@host/name.") from None
    if address.get_backend_name() == "sqlite":
        engine = sa.create_engine(address, pool_size=connections, max_overflow=2, connect_args={"timeout": 20})
        sa.event.listen(engine, "connect", _prepare_sqlite)
        sa.event.listen(engine, "begin", _begin_sqlite)
        return engine
    if address.get_backend_name() == "postgresql":
        address = address.set(drivername="postgresql+psycopg")
        try:
            return sa.create_engine(
                address,
                pool_size=connections,
                max_overflow=2,
                pool_pre_ping=True,
                pool_timeout=CONNECTING,
                connect_args=postgres_arguments(patience),
            )
        except ImportError:
            raise NoDatabase("PostgreSQL needs the extra “cluster”: pip install 'ludoteca[cluster]'.") from None
    raise NoDatabase(f"{address.get_backend_name()} is not supported: SQLite and PostgreSQL are.")


def postgres_arguments(patience: int | None) -> dict[str, Any]:
    """How to connect to PostgreSQL: whoever does not answer is given up."""
    limits = [("statement_timeout", patience), ("lock_timeout", patience)] if patience else []
    limits.append(("idle_in_transaction_session_timeout", IDLE))
    return {
        "connect_timeout": CONNECTING,
        "tcp_user_timeout": CONNECTING * 1000,
        "keepalives_idle": CONNECTING,
        "options": " ".join(f"-c {name}={seconds}s" for name, seconds in limits),
    }


def _make_private(file: Path) -> None:
    """A new file is for its owner alone: it holds secrets of matches and of people. SQLite's log files follow it."""
    try:
        os.close(os.open(file, os.O_CREAT | os.O_EXCL | os.O_WRONLY, 0o600))
    except OSError:
        return


def _prepare_sqlite(connection: Any, record: Any) -> None:
    # SQLAlchemy decides itself when a transaction begins (see _begin_sqlite); Python's driver must not.
    connection.isolation_level = None
    for pragma in ("journal_mode=WAL", "synchronous=FULL", "foreign_keys=ON", "cache_size=-65536"):
        connection.execute(f"PRAGMA {pragma}").close()


def _begin_sqlite(connection: sa.Connection) -> None:
    """Writers take the lock at once: a transaction that begins reading could not be sure to get it later."""
    writing = connection.get_execution_options().get("writing", False)
    connection.exec_driver_sql("BEGIN IMMEDIATE" if writing else "BEGIN")


def migration_config(engine: sa.Engine) -> Config:
    """Alembic's settings: the package brings its own migrations."""
    config = Config()
    config.set_main_option("script_location", str(MIGRATIONS))
    config.attributes["engine"] = engine
    return config


def migrate(engine: sa.Engine) -> None:
    """Brings the database up to date."""
    refuse_newer(revision_of(engine))
    command.upgrade(migration_config(engine), "head")


def revision_of(engine: sa.Engine) -> str | None:
    """Which revision of the tables a database has; None if it has none yet."""
    with engine.connect() as connection:
        return MigrationContext.configure(connection).get_current_revision()


def is_current(engine: sa.Engine) -> bool:
    """Whether the database is as this version needs it."""
    return revision_of(engine) == ScriptDirectory(str(MIGRATIONS)).get_current_head()


def check_usable(engine: sa.Engine) -> None:
    """Refuses a database that a newer version has changed in a way that this one does not understand.

    A newer version says which older programs may still use the database beside it (the table `compatibility`).
    """
    revision = revision_of(engine)
    if revision is None or revision in _known_revisions():
        return
    with engine.connect() as connection:
        told = sa.inspect(connection).has_table("compatibility")
        oldest = connection.scalar(sa.text("SELECT oldest FROM compatibility")) if told else None
    if oldest not in _known_revisions():
        refuse_newer(revision)


def is_newer(engine: sa.Engine) -> bool:
    """Whether a newer version has changed the database."""
    revision = revision_of(engine)
    return revision is not None and revision not in _known_revisions()


def _known_revisions() -> set[str]:
    return {script.revision for script in ScriptDirectory(str(MIGRATIONS)).walk_revisions()}


def refuse_newer(revision: str | None) -> None:
    """A database that a newer version has written must not be touched by an older one."""
    if revision is not None and revision not in _known_revisions():
        raise NoDatabase(
            f"This database was written by a newer version of Ludoteca (its revision is {revision}): install that"
            " version, or put a copy from before the update back with “ludoteca restore”."
        )
