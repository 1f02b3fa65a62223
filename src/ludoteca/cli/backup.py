"""`ludoteca backup` and `ludoteca restore`: copies of a server's database."""

from pathlib import Path

import click

from ludoteca.cli.arguments import need_server
from ludoteca.cli.serve import default_database

_database = click.option(
    "--database",
    metavar="FILE|URL",
    envvar="LUDOTECA_DATABASE",
    help="A file (SQLite), or postgresql://user@host/name.  [default: a file in your data folder]",
)


@click.command()
@click.argument("file", type=click.Path(dir_okay=False, path_type=Path))
@_database
def backup(file: Path, database: str | None) -> None:
    """Copy a server's database to FILE, while people play.

    The copy is a whole one: every move that anybody was told of before it began is in it. PostgreSQL is copied with
    its own pg_dump.

    \b
    Examples:
      ludoteca backup monday.db
      ludoteca backup club.dump --database postgresql://me@db/club
    """
    need_server()
    from ludoteca.server.storage.backup import back_up

    back_up(database or default_database(), file)
    click.echo(f"Copied to {file} ({file.stat().st_size / 1e6:.1f} MB).")


@click.command()
@click.argument("file", type=click.Path(dir_okay=False, path_type=Path))
@_database
def restore(file: Path, database: str | None) -> None:
    """Put the copy FILE in the place of a server's database. Stop the server first.

    The database that was there is kept beside it. A copy that is damaged, or from a newer version, is refused.

    \b
    Examples:
      ludoteca restore monday.db
      ludoteca restore club.dump --database postgresql://me@db/club
    """
    need_server()
    from ludoteca.server.storage.backup import restore as put_back

    kept = put_back(database or default_database(), file)
    click.echo("The copy is in place." + (f" What was there before is in {kept}." if kept else ""))
