"""Arguments and options that several commands share."""

from collections.abc import Callable
from importlib.util import find_spec
from pathlib import Path
from typing import Any, TypeVar

import click

from ludoteca.kernel.errors import MissingPackages

Function = TypeVar("Function", bound=Callable[..., Any])


def pairs(ctx: click.Context, param: click.Parameter, values: tuple[str, ...]) -> dict[str, str]:
    """`name=value` pairs as a dictionary."""
    pairs: dict[str, str] = {}
    for text in values:
        name, equals, value = text.partition("=")
        if not name or not equals:
            raise click.BadParameter(f"“{text}” should look like name=value, for instance edition=fr.")
        pairs[name] = value
    return pairs


LEVEL_NAMES = ("easy", "normal", "hard", "master")
STYLED_NAMES = ("hard-cautious", "hard-greedy", "hard-spiteful")
BOT_NAMES = ("random", "heuristic", *LEVEL_NAMES, *STYLED_NAMES)
"""`ludoteca.bots.NAMES`, which takes a while to import."""


SERVER_PACKAGES = ("litestar", "sqlalchemy", "uvicorn")


def has_server() -> bool:
    """Whether what the server needs is installed: people who only compute do without."""
    return all(find_spec(package) is not None for package in SERVER_PACKAGES)


def need_server() -> None:
    """Says in a sentence what to install where the server's packages are missing."""
    if not has_server():
        raise MissingPackages(
            "This needs the server's packages, which are not installed: pip install 'ludoteca[server]'."
        )


def need_usual_room() -> None:
    """Refuses to make modules where there is room for larger boxes: a browser has the usual room."""
    from ludoteca.kernel.limits import ROOM

    if ROOM != 1:
        raise click.UsageError(
            "Modules for the browser have the usual room: unset LUDOTECA_ROOM. “ludoteca serve” and “play” take it."
        )


def game_argument(function: Function) -> Function:
    """A game by name; the first one if none is named."""
    return click.argument("game", default=first_game)(function)


def first_game() -> str:
    """The game that is meant where none is named."""
    from ludoteca.kernel.registry import game_names

    return game_names()[0]


def record_argument(function: Function) -> Function:
    """The file of a recorded game."""
    return click.argument("record", type=click.Path(path_type=Path))(function)


def language_option(function: Function) -> Function:
    """The language of what is printed."""
    return click.option(
        "--language",
        metavar="CODE",
        help="en, es, fr, it or pl.  [default: LUDOTECA_LANGUAGE, else your system's language, else en]",
    )(function)


def box_option(help_text: str) -> Callable[[Function], Function]:
    """Another box than the game's own."""
    return click.option("--box", type=click.Path(path_type=Path), metavar="FOLDER", help=help_text)


new_box_option = box_option("Play with the cards and boards in this folder, a changed copy of the game's own box.")
recorded_box_option = box_option("The box that it was played with, if that was not the game's own.")


def options_option(function: Function) -> Function:
    """Options of the game."""
    return click.option(
        "--option",
        "options",
        multiple=True,
        callback=pairs,
        metavar="NAME=VALUE",
        help="An option of the game, for instance edition=fr; once for each. `ludoteca games` lists them.",
    )(function)
