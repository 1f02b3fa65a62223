"""Opening the database."""

from pathlib import Path
from typing import Any

import sqlalchemy as sa
from alembic import command
from alembic.config import Config
from alembic.runtime.migration import MigrationContext
from alembic.script import ScriptDirectory

from ludoteca.kernel.errors import LudotecaError

MIGRATIONS = Path(__file__).parent.parent / "migrations"


class NoDatabase(LudotecaError):
    """The database cannot be used."""


def open_engine(url: str, connections: int) -> sa.Engine:
    """An engine for a database URL; a plain path is the file of an SQLite database."""
    if "://" not in url:
        file = Path(url).expanduser()
        file.parent.mkdir(parents=True, exist_ok=True)
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
            return sa.create_engine(address, pool_size=connections, max_overflow=2, pool_pre_ping=True)
        except ImportError:
            raise NoDatabase("PostgreSQL needs the extra “cluster”: pip install 'ludoteca[cluster]'.") from None
    raise NoDatabase(f"{address.get_backend_name()} is not supported: SQLite and PostgreSQL are.")


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
    command.upgrade(migration_config(engine), "head")


def is_current(engine: sa.Engine) -> bool:
    """Whether the database is as this version needs it."""
    head = ScriptDirectory(str(MIGRATIONS)).get_current_head()
    with engine.connect() as connection:
        return MigrationContext.configure(connection).get_current_revision() == head
