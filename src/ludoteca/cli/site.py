"""`ludoteca site`: the whole shelf as a folder of static files."""

from pathlib import Path

import click

from ludoteca.cli.arguments import need_usual_room


@click.command()
@click.argument("folder", type=click.Path(path_type=Path), metavar="FOLDER")
def site(folder: Path) -> None:
    """Write the static edition: everything to play on one device, as files.

    Any static host can serve the folder, under any path and without special headers: all games with their lessons,
    rules and bots, which think in the visitor's browser. After the first visit it needs no network. A folder that this
    command has written before is replaced as a whole.

    It needs a checkout of Ludoteca, with Node, and the extra “wasm”.

    \b
    Examples:
      ludoteca site public
      ludoteca site public && python -m http.server --directory public
    """
    need_usual_room()
    from ludoteca.site.pack import pack
    from ludoteca.wasm.build import build

    def say(line: str) -> None:
        click.echo(line, err=True)

    def modules(target: Path) -> None:
        build([], target, lambda line: None if str(target) in line else say(line))

    pack(folder, modules, say)
    click.echo(f"Written to {folder}. Look at it: python -m http.server --directory {folder}")
