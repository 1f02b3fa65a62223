"""`ludoteca new-game`: a package of a small game that works at once, to be made into another."""

import re
from pathlib import Path

import click

TEMPLATE = Path(__file__).parent / "template"
SUFFIX = ".txt"
LONGEST = 32


@click.command("new-game")
@click.argument("name")
@click.option("--folder", type=click.Path(path_type=Path), metavar="FOLDER", help="Where to put it.  [default: ./NAME]")
def new_game(name: str, folder: Path | None) -> None:
    """Write the package of a new game.

    NAME is that of the game and of its Python package: small letters, digits and _. The game in it is a race with
    one die. It plays in the terminal, in the browser, against bots, in simulations and on GPUs as soon as it is
    installed, and has tests; docs/writing-a-game.md tells how to make it into yours.

    \b
    Example:
      ludoteca new-game my_game && pip install -e my_game && ludoteca play my_game
    """
    from ludoteca.kernel.errors import BadOption
    from ludoteca.kernel.locale import LANGUAGES
    from ludoteca.kernel.registry import game_names

    if not re.fullmatch(r"[a-z][a-z0-9_]*[a-z0-9]", name) or len(name) > LONGEST:
        raise BadOption(f"“{name}” cannot be the name of a game: small letters, digits and _, for instance my_game.")
    if name in game_names():
        raise BadOption(f"There is a game “{name}” already: choose another name.")
    target = folder or Path(name)
    if target.exists():
        raise BadOption(f"{target} is there already: choose another name, or another --folder.")
    for source in sorted(TEMPLATE.rglob(f"*{SUFFIX}")):
        text = _filled(source.read_text(encoding="utf-8"), name)
        place = target / _filled(str(source.relative_to(TEMPLATE)), name).removesuffix(SUFFIX)
        # Every language begins with the English words.
        places = [place.parent / language / place.name for language in LANGUAGES] if place.suffix == ".ftl" else [place]
        for file in places:
            file.parent.mkdir(parents=True, exist_ok=True)
            file.write_text(text, encoding="utf-8")
    click.echo(f"{target} is a game. To play it: pip install -e {target} && ludoteca play {name}")


def _filled(text: str, name: str) -> str:
    """The template's text with the game's names in place of its own."""
    words = name.replace("_", " ")
    return (
        text.replace("game_name", name)
        .replace("game-name", name.replace("_", "-"))
        .replace("Game Title", words.title())
    )
