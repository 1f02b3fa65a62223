"""`ludoteca admin`: what the people who run a server do about people. A running server notices within seconds."""

import getpass
from collections.abc import Callable, Iterator
from contextlib import contextmanager
from typing import TYPE_CHECKING, Any

import click

from ludoteca.cli.serve import default_database

if TYPE_CHECKING:
    import sqlalchemy as sa


@contextmanager
def _database(context: click.Context) -> "Iterator[sa.Connection]":
    """A transaction; a refusal becomes one sentence."""
    from ludoteca.kernel.errors import LudotecaError
    from ludoteca.server.errors import RequestError
    from ludoteca.server.storage.engine import open_engine
    from ludoteca.server.storage.store import Store

    url = str(context.obj)
    Store(url).close()  # checks it, and brings an SQLite file up to date
    engine = open_engine(url, 1)
    try:
        with engine.connect().execution_options(writing=True) as connection, connection.begin():
            yield connection
    except RequestError as refusal:
        raise LudotecaError(refusal.detail) from None
    finally:
        engine.dispose()


def _actor() -> str:
    """Who is giving commands on this machine."""
    try:
        return f"admin:{getpass.getuser()}"
    except (OSError, KeyError):
        return "admin"


def _time(milliseconds: int) -> str:
    from ludoteca.table.times import iso

    return iso(milliseconds)[:16].replace("T", " ")


def _say(text: str) -> None:
    """Prints what strangers wrote, without anything in it that could steer the terminal."""
    from ludoteca.terminal.layout import printable

    click.echo(printable(text))


def _with_database(work: Callable[..., Any]) -> Any:
    context = click.get_current_context()
    with _database(context) as connection:
        return work(connection)


@click.group()
@click.option(
    "--database",
    metavar="FILE|URL",
    envvar="LUDOTECA_DATABASE",
    help="A file (SQLite), or postgresql://user@host/name.  [default: a file in your data folder]",
)
@click.pass_context
def admin(context: click.Context, database: str | None) -> None:
    """Run a server: people, reports, codes, archives.

    People are named by their id, or by their name if only one has it. Everything is written down: ludoteca admin audit.

    \b
    Examples:
      ludoteca admin --database club.db reset-password "Anna Maria"
      ludoteca admin --database club.db reports
      ludoteca admin --database club.db code --uses 20 --note "Tuesday club"
    """
    context.obj = database or default_database()


@admin.command("reset-password")
@click.argument("who")
def reset_password(who: str) -> None:
    """End WHO's sessions, and print a code with which they set a new password, once.

    \b
    Example:
      ludoteca admin reset-password "Anna Maria"
    """
    from ludoteca.server import administration

    click.echo(_with_database(lambda connection: administration.reset_password(connection, _actor(), who)))


@admin.command()
@click.argument("who")
@click.option("--days", type=click.IntRange(1, 36500), help="For so long.  [default: for good]")
@click.option("--reason", default="", help="Why; it stands in the audit log.")
def ban(who: str, days: int | None, reason: str) -> None:
    """Keep WHO out; all their sessions end.

    \b
    Examples:
      ludoteca admin ban Gandalf7 --days 7 --reason "insults in the chat"
      ludoteca admin ban Gandalf7
    """
    from ludoteca.server import administration

    person = _with_database(lambda connection: administration.ban(connection, _actor(), who, days, reason))
    _say(f"{person.name} ({person.id}) is banned.")


@admin.command()
def bans() -> None:
    """Show who is kept out, until when, and why.

    \b
    Example:
      ludoteca admin bans
    """
    from ludoteca.server import administration
    from ludoteca.table.times import iso

    found = _with_database(administration.bans)
    for one in found:
        kind = "guest" if one.guest else "account"
        until = "for good" if one.until is None else f"until {iso(one.until)}"
        click.echo(f"{one.person}  {one.name}  {kind}  {until}  ({one.reason})")
    if not found:
        _say("Nobody is banned.")


@admin.command()
@click.argument("who")
def unban(who: str) -> None:
    """Let WHO in again.

    \b
    Example:
      ludoteca admin unban Gandalf7
    """
    from ludoteca.server import administration

    person = _with_database(lambda connection: administration.unban(connection, _actor(), who))
    _say(f"{person.name} ({person.id}) may come in again.")


@admin.command()
@click.argument("who")
@click.argument("name")
def rename(who: str, name: str) -> None:
    """Give WHO another NAME, where theirs cannot stay.

    \b
    Example:
      ludoteca admin rename Gandalf7 "Guest 7"
    """
    from ludoteca.server import administration

    person = _with_database(lambda connection: administration.rename(connection, _actor(), who, name))
    _say(f"{person.id} is called {person.name} now.")


@admin.command("remove-lines")
@click.option("--table", metavar="ID", help="At this table.")
@click.option("--person", "who", metavar="WHO", help="Of this person.")
@click.option("--number", type=click.IntRange(min=0), help="This line of the table's chat.")
def remove_lines(table: str | None, who: str | None, number: int | None) -> None:
    """Remove chat lines: of a person, at a table, or both.

    \b
    Examples:
      ludoteca admin remove-lines --person Gandalf7
      ludoteca admin remove-lines --table 7f3k --number 12
    """
    from ludoteca.server import administration

    work = administration.remove_lines
    click.echo(f"{_with_database(lambda connection: work(connection, _actor(), table, who, number))} lines are gone.")


@admin.command()
@click.option("--all", "closed", is_flag=True, help="Also those that are closed.")
def reports(closed: bool) -> None:
    """List what people have reported, oldest first.

    \b
    Examples:
      ludoteca admin reports
      ludoteca admin reports --all
    """
    from ludoteca.server import reports as stored

    found = _with_database(lambda connection: stored.listed(connection, closed))
    for report in found:
        where = f" at table {report.table_id}" if report.table_id else ""
        _say(f"{report.id}  {_time(report.at)}  {report.reason}: {report.evidence['name']} ({report.person}){where}")
        _say(f"  by {report.reporter}: {report.text or '-'}")
        for line in report.evidence["lines"]:
            _say(f"  > {line['text']}")
        if report.closed is not None:
            _say(f"  closed {_time(report.closed)}: {report.outcome}")
    if not found:
        click.echo("There is nothing to look at.")


@admin.command("close-report")
@click.argument("report")
@click.argument("outcome")
def close_report(report: str, outcome: str) -> None:
    """Close REPORT, saying what came of it.

    \b
    Example:
      ludoteca admin close-report 12 "banned for a week"
    """
    from ludoteca.server import administration

    _with_database(lambda connection: administration.close_report(connection, _actor(), report, outcome))
    click.echo("Closed.")


@admin.command()
@click.option("--uses", type=click.IntRange(1, 10_000), default=1, show_default=True, help="For so many people.")
@click.option("--days", type=click.IntRange(1, 3650), default=30, show_default=True, help="How long it can be used.")
@click.option("--note", default="", help="For whom it is.")
@click.option("--revoke-all", is_flag=True, help="Instead, make all codes so far useless.")
def code(uses: int, days: int, note: str, revoke_all: bool) -> None:
    """Make a code for new people, where registration needs one (serve --registration code).

    \b
    Examples:
      ludoteca admin code --uses 20 --note "Tuesday club"
      ludoteca admin code --revoke-all
    """
    from ludoteca.server import administration

    if revoke_all:
        count = _with_database(lambda connection: administration.revoke_codes(connection, _actor()))
        click.echo(f"{count} codes open nothing any more.")
        return
    click.echo(_with_database(lambda connection: administration.new_code(connection, _actor(), uses, days, note)))


@admin.command()
@click.option(
    "--days", type=click.IntRange(1, 3650), default=90, show_default=True, help="Sessions unused for so long."
)
def prune(days: int) -> None:
    """Delete what has had its time: sessions, guests without any, old codes and reports. A server does it by itself.

    \b
    Example:
      ludoteca admin prune --days 30
    """
    from ludoteca.server import administration

    forgotten = 0
    while count := _with_database(lambda connection: administration.prune(connection, _actor(), days)):
        forgotten += count
    click.echo(f"{forgotten} guests who could never come back are forgotten.")


@admin.command()
@click.option("--most", type=click.IntRange(1, 10_000), default=100, show_default=True, help="So many, newest first.")
def audit(most: int) -> None:
    """List what administrators and hosts did to others.

    \b
    Example:
      ludoteca admin audit --most 20
    """
    from ludoteca.server import audit as stored

    for act in _with_database(lambda connection: stored.acts(connection, most)):
        _say(f"{_time(act.at)}  {act.actor}  {act.act}  {act.subject}  {act.detail}".rstrip())


@admin.command()
@click.pass_context
def archive(context: click.Context) -> None:
    """Archive every finished match now, so that versions with other rules can show it. A server does it by itself.

    \b
    Example:
      ludoteca admin archive
    """
    import asyncio

    from ludoteca.server.archiver import Archiver
    from ludoteca.server.node import Node
    from ludoteca.server.settings import Settings

    async def work() -> int:
        node = Node(Settings(database=context.obj))
        try:
            return await Archiver(node, alone=True).archive_all()
        finally:
            await node.stop()

    click.echo(f"{asyncio.run(work())} matches were archived.")
