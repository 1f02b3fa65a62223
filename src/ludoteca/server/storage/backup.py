"""Copies of a database: whole ones, made while people play, and put back without ever leaving half of one."""

import os
import shutil
import sqlite3
import subprocess
from contextlib import closing
from pathlib import Path

import sqlalchemy as sa

from ludoteca.server.storage.engine import NoDatabase, refuse_newer

PAGES_AT_ONCE = 4096
"""16 MB between two breaths, so that those who write do not wait for the whole copy."""
PRIVATE = 0o600


class NoBackup(NoDatabase):
    """A copy that cannot be made or put back. Nothing has changed."""


def sqlite_file(url: str) -> Path | None:
    """The file of an SQLite database; None if it is another kind of database."""
    if "://" not in url:
        return Path(url).expanduser()
    address = sa.make_url(url)
    if address.get_backend_name() != "sqlite":
        return None
    return Path(address.database or "")


def back_up(url: str, target: Path) -> None:
    """Writes a whole copy to a new file. On SQLite and PostgreSQL alike people play on meanwhile."""
    if target.exists():
        raise NoBackup(f"{target} is there already: name a new file.")
    source = sqlite_file(url)
    if source is None:
        _run("pg_dump", ["--format=custom", f"--file={target}", f"--dbname={_for_libpq(url)}"])
        target.chmod(PRIVATE)
        return
    if not source.is_file():
        raise NoBackup(f"There is no database {source}.")
    copy_sqlite(source, target)


def restore(url: str, copy: Path) -> Path | None:
    """Puts a copy in the place of a database; gives where the database before it is kept, if there was one.

    Whoever is killed in the middle of this finds the old database or the new one, never a mixture.
    """
    if not copy.is_file():
        raise NoBackup(f"There is no file {copy}.")
    target = sqlite_file(url)
    if target is None:
        _run("pg_restore", ["--clean", "--if-exists", "--single-transaction", f"--dbname={_for_libpq(url)}", str(copy)])
        return None
    _check_copy(copy)
    kept = None
    if target.exists():
        _close_for_others(target)
        kept = free_name(target, "before-restore")
        copy_sqlite(target, kept)
    beside = target.with_name(f"{target.name}.restoring")
    beside.unlink(missing_ok=True)
    copy_sqlite(copy, beside)
    beside.replace(target)
    _sync_folder(target.parent)
    return kept


def copy_sqlite(source: Path, target: Path) -> None:
    """Copies a database that others may be using; the copy appears whole, or not at all."""
    half = target.with_name(f"{target.name}.part")
    half.unlink(missing_ok=True)
    os.close(os.open(half, os.O_CREAT | os.O_EXCL | os.O_WRONLY, PRIVATE))
    try:
        with (
            sqlite3.connect(f"{source.resolve().as_uri()}?mode=ro", uri=True) as original,
            sqlite3.connect(half) as made,
        ):
            original.backup(made, pages=PAGES_AT_ONCE)
            made.execute("PRAGMA journal_mode=DELETE")
        original.close()
        made.close()
        with half.open("rb+") as written:
            os.fsync(written.fileno())
        half.replace(target)
    except (sqlite3.Error, OSError) as error:
        raise NoBackup(f"{source} could not be copied to {target}: {error}.") from None
    finally:
        half.unlink(missing_ok=True)
    _sync_folder(target.parent)


def _read_only(file: Path) -> sqlite3.Connection:
    return sqlite3.connect(f"{file.resolve().as_uri()}?mode=ro", uri=True)


def free_name(database: Path, why: str) -> Path:
    """A name beside a database for a copy of it that no file has yet."""
    number = 1
    while (path := database.with_name(f"{database.name}.{why}-{number}")).exists():
        number += 1
    return path


def _check_copy(copy: Path) -> None:
    """Refuses what is no whole copy of one of our databases. The copy itself is only read."""
    try:
        with closing(_read_only(copy)) as connection:
            (verdict,) = connection.execute("PRAGMA integrity_check").fetchone()
            if verdict != "ok":
                raise NoBackup(f"{copy} is damaged: {verdict}.")
            if not connection.execute("SELECT 1 FROM sqlite_master WHERE name = 'alembic_version'").fetchone():
                raise NoBackup(f"{copy} is a database, but not one of Ludoteca.")
            (revision,) = connection.execute("SELECT version_num FROM alembic_version").fetchone()
    except sqlite3.Error as error:
        raise NoBackup(f"{copy} is not a copy of a database: {error}.") from None
    refuse_newer(revision)


def _close_for_others(database: Path) -> None:
    """Makes sure that no server has the database open: only then can its log be folded in and the file replaced."""
    connection = sqlite3.connect(database, timeout=1)
    try:
        (mode,) = connection.execute("PRAGMA journal_mode=DELETE").fetchone()
    except sqlite3.OperationalError:
        mode = "wal"
    finally:
        connection.close()
    if mode != "delete":
        raise NoBackup(f"{database} is in use: stop the server first, then restore.")


def _sync_folder(folder: Path) -> None:
    if os.name != "posix":
        return
    handle = os.open(folder, os.O_RDONLY)
    try:
        os.fsync(handle)
    finally:
        os.close(handle)


def _for_libpq(url: str) -> str:
    return sa.make_url(url).set(drivername="postgresql").render_as_string(hide_password=False)


def _run(program: str, arguments: list[str]) -> None:
    found = shutil.which(program)
    if found is None:
        raise NoBackup(f"{program} is needed for PostgreSQL: install PostgreSQL's client programs.")
    done = subprocess.run([found, *arguments], check=False, capture_output=True, text=True)
    if done.returncode != 0:
        raise NoBackup(
            f"{program} failed: {done.stderr.strip().splitlines()[-1] if done.stderr.strip() else 'no reason'}"
        )
