"""`ludoteca wasm`: the rules and the search of games as WebAssembly modules."""

from pathlib import Path

import click

from ludoteca.cli.arguments import need_usual_room


@click.command()
@click.argument("games", nargs=-1, metavar="[GAME]...")
@click.option(
    "--output",
    type=click.Path(path_type=Path),
    required=True,
    metavar="FOLDER",
    help="Where to write GAME.wasm and GAME.json for each game.",
)
def wasm(games: tuple[str, ...], output: Path) -> None:
    """Make WebAssembly modules of games.

    A module has the rules and the bots' search of one game, made from the same Python source that runs here; the JSON
    file beside it says what a program that calls it must know. All games if none is named. It needs the extra “wasm”.

    \b
    Example:
      ludoteca wasm GAME --output modules
    """
    need_usual_room()
    from ludoteca.wasm.build import build

    build(games, output, lambda line: click.echo(line, err=True))
