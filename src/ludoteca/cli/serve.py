"""`ludoteca serve`: tables for people and bots, over the net."""

import os
import sys
from typing import TYPE_CHECKING, Literal

import click

from ludoteca.cli.arguments import need_server, pairs

if TYPE_CHECKING:
    from ludoteca.server.upgrade import UpgradeReport


def default_database() -> str:
    """Where tables are kept unless somebody says otherwise."""
    from ludoteca.server.local import data_folder

    return str(data_folder() / "ludoteca.db")


def unseen_matches(found: "UpgradeReport") -> list[str]:
    """What to say about finished matches that this version could not show."""
    lines = []
    for rules, count in sorted(found.unseen.items()):
        lines.append(f"{count} finished matches of {rules.game} by rules {rules.version} are not archived yet:")
        lines.append("  run “ludoteca admin archive” with the version that played them, or they cannot be watched.")
    return lines


def refuse_to_lose(database: str) -> None:
    """Refuses to open a database while finished matches in it would be shown no more: nothing in it is changed yet."""
    from ludoteca.server.upgrade import check_upgrade

    lines = unseen_matches(check_upgrade(database))
    if lines:
        raise click.ClickException("\n".join([*lines, "To start all the same, and leave them behind: --leave-behind."]))


def tell_upgrade(database: str) -> int:
    """Says what this version would find in a database; gives 0 if nothing would be lost."""
    from ludoteca.server.upgrade import check_upgrade
    from ludoteca.table.start import known_rules

    found = check_upgrade(database)
    known = ", ".join(f"{game} {version}" for game, version in sorted(known_rules().items()))
    click.echo(f"Rules that this version knows: {known}.")
    if found.migrates:
        click.echo("The database's tables will be changed; a copy is made of an SQLite file, make one of PostgreSQL.")
    for rules, count in sorted(found.running.items()):
        click.echo(
            f"{count} running matches of {rules.game} have rules {rules.version}: this version cannot go on with"
        )
        click.echo("  them. Let a server of the version that began them run beside this one until they are over.")
    for line in unseen_matches(found):
        click.echo(line)
    if found.ok:
        click.echo("Nothing will be lost: every match can go on, or be watched.")
    return 0 if found.ok else 1


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
@click.option(
    "--metrics-token",
    envvar="LUDOTECA_METRICS_TOKEN",
    metavar="TOKEN",
    help="What Prometheus must say to read /metrics from elsewhere than this machine.",
)
@click.option("--https", is_flag=True, help="People come by HTTPS: the cookie is for that only.")
@click.option(
    "--name",
    "names",
    multiple=True,
    help="The host name under which people reach this server; requests for others are refused.  [default: any]",
)
@click.option(
    "--registration",
    type=click.Choice(["open", "code", "closed"]),
    default="open",
    show_default=True,
    help="Who may come for the first time: everybody, who has a code (ludoteca admin code), or nobody.",
)
@click.option(
    "--address",
    metavar="URL",
    help="Where people reach this very server, for servers of another version beside it; see docs/hosting.md.",
)
@click.option(
    "--limit", "limits", multiple=True, callback=pairs, metavar="NAME=VALUE", help="Another limit; see docs/hosting.md."
)
@click.option("--migrate", is_flag=True, help="Bring the database up to date, and stop. SQLite needs no asking.")
@click.option("--check-upgrade", is_flag=True, help="Say what this version would find in the database, and stop.")
@click.option(
    "--leave-behind", is_flag=True, help="Start even if finished matches of older rules could not be watched any more."
)
@click.option("--schema", is_flag=True, help="Print the OpenAPI schema, socket messages included, and stop.")
def serve(
    host: str,
    port: int,
    database: str | None,
    bus: str | None,
    workers: int,
    bot_threads: int | None,
    origins: tuple[str, ...],
    metrics_token: str | None,
    https: bool,
    names: tuple[str, ...],
    registration: Literal["open", "code", "closed"],
    address: str | None,
    limits: dict[str, str],
    migrate: bool,
    check_upgrade: bool,
    leave_behind: bool,
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
    need_server()
    if schema:
        from ludoteca.server.schema import schema_text

        click.echo(schema_text(), nl=False)
        return
    if workers > 1 and bus is None:
        raise click.UsageError("Several workers need a bus to hear from each other: say --bus.")
    if check_upgrade:
        sys.exit(tell_upgrade(database or default_database()))
    if not leave_behind:
        refuse_to_lose(database or default_database())
    from ludoteca.server.process import migrate_database
    from ludoteca.server.run import run
    from ludoteca.server.settings import Settings, limits_from
    from ludoteca.wasm.build import at_hand

    settings = Settings(
        database=database or default_database(),
        bus=bus,
        origins=origins,
        limits=limits_from(limits),
        bot_threads=bot_threads or os.cpu_count() or 1,
        metrics_token=metrics_token,
        secure_cookie=https,
        hosts=tuple(name.lower() for name in names),
        registration=registration,
        modules=at_hand(),
        address=None if address is None else address.rstrip("/"),
    )
    if migrate:
        migrate_database(settings.database)
        click.echo("The database is up to date.")
        return
    sys.exit(run(settings, host, port, workers))
