"""`ludoteca serve`: tables for people and bots, over the net."""

import os
import sys

import click

from ludoteca.cli.arguments import pairs


def _default_database() -> str:
    from ludoteca.server.local import data_folder

    return str(data_folder() / "ludoteca.db")


@click.command()
@click.option("--host", default="127.0.0.1", show_default=True, help="The address to listen on.")
@click.option("--port", type=click.IntRange(0, 65535), default=8000, show_default=True, help="0 takes a free one.")
@click.option(
    "--database",
    metavar="FILE|URL",
    envvar="LUDOTECA_DATABASE",
    help="A file (SQLite), or postgresql://user@host/name.  [default: a file in your data folder]",
)
@click.option(
    "--bus",
    metavar="URL",
    envvar="LUDOTECA_BUS",
    help="How several servers hear from each other: redis://host:6379, or the database's postgresql:// URL.",
)
@click.option(
    "--workers", type=click.IntRange(1, 64), default=1, show_default=True, help="Processes; above 1 needs --bus."
)
@click.option("--bot-threads", type=click.IntRange(1, 64), help="Threads for bots in each process.  [default: cores]")
@click.option("--origin", "origins", multiple=True, metavar="URL", help="Another site whose pages may use this server.")
@click.option("--https", is_flag=True, help="People come by HTTPS: the cookie is for that only.")
@click.option(
    "--limit", "limits", multiple=True, callback=pairs, metavar="NAME=VALUE", help="Another limit; see docs/hosting.md."
)
@click.option("--migrate", is_flag=True, help="Bring the database up to date, and stop. SQLite needs no asking.")
@click.option("--schema", is_flag=True, help="Print the OpenAPI schema, socket messages included, and stop.")
def serve(
    host: str,
    port: int,
    database: str | None,
    bus: str | None,
    workers: int,
    bot_threads: int | None,
    origins: tuple[str, ...],
    https: bool,
    limits: dict[str, str],
    migrate: bool,
    schema: bool,
) -> None:
    """Open tables for people and bots: a web server for this machine, a house or a club.

    Everything is in one file, or in a PostgreSQL database that several servers can share. Stop it with Ctrl-C:
    what was begun is finished, and tables go on when it starts again.

    \b
    Examples:
      ludoteca serve
      ludoteca serve --host 0.0.0.0 --port 80 --database club.db
      ludoteca serve --database postgresql://me@db/club --bus redis://cache:6379 --workers 4
    """
    if schema:
        from ludoteca.server.schema import schema_text

        click.echo(schema_text(), nl=False)
        return
    if workers > 1 and bus is None:
        raise click.UsageError("Several workers need a bus to hear from each other: say --bus.")
    from ludoteca.server.running import migrate_database, run
    from ludoteca.server.settings import Settings, limits_from

    settings = Settings(
        database=database or _default_database(),
        bus=bus,
        origins=origins,
        limits=limits_from(limits),
        bot_threads=bot_threads or os.cpu_count() or 1,
        secure_cookie=https,
    )
    if migrate:
        migrate_database(settings.database)
        click.echo("The database is up to date.")
        return
    sys.exit(run(settings, host, port, workers))
