"""`ludoteca play`: a game, in the browser or here in the terminal."""

import sys
from dataclasses import dataclass
from pathlib import Path
from typing import TYPE_CHECKING, Any

import click
from click.core import ParameterSource

from ludoteca.cli.arguments import (
    BOT_NAMES,
    first_game,
    has_server,
    language_option,
    need_server,
    new_box_option,
    options_option,
)

if TYPE_CHECKING:
    from ludoteca.kernel.game import Game
    from ludoteca.kernel.match import Match
    from ludoteca.terminal.screen import Screen
    from ludoteca.terminal.session import Session
    from ludoteca.terminal.words import Words

DEFAULT_SEATS = 4
PAUSE = 0.5
"""Seconds after each turn of a bot, where somebody is watching."""
LONGEST_NAME = 20
INTERRUPTED = 130
"""What a shell expects of a program that was stopped with Ctrl-C."""

file_path = click.Path(path_type=Path)


@dataclass
class Wishes:
    """What was asked for on the command line."""

    game: str | None
    terminal: bool
    no_open: bool
    seats: int | None
    bots: str | None
    bot: str
    names: tuple[str, ...]
    language: str | None
    options: dict[str, str]
    box: Path | None
    seed: str | None
    load: Path | None
    record: Path | None
    delay: float | None
    ask_always: bool


@click.command()
@click.argument("game", required=False)
@click.option("--terminal", is_flag=True, help="Play as text, here in the terminal.")
@click.option("--no-open", is_flag=True, help="Play in the browser, but only print the address.")
@click.option("--seats", type=int, metavar="N", help="How many play, bots included.  [default: 4]")
@click.option(
    "--bots",
    metavar="N|LEVELS",
    help="How many of them are bots, or how well each of them plays: hard,normal,easy.  [default: all but one]",
)
@click.option(
    "--bot",
    type=click.Choice(BOT_NAMES),
    default="normal",
    show_default=True,
    help="How well the bots play, all alike.",
)
@click.option(
    "--name",
    "names",
    multiple=True,
    metavar="NAME",
    help="A person's name; once for each, in the order of seats.",
)
@language_option
@options_option
@new_box_option
@click.option("--seed", metavar="TEXT", help="Fixes all chance: the same seed and moves give the same game again.")
@click.option("--load", type=file_path, metavar="FILE", help="Go on with a game that was saved or recorded.")
@click.option("--record", type=file_path, metavar="FILE", help="Write the game here when it ends or you stop.")
@click.option(
    "--delay",
    type=click.FloatRange(0, 60),
    metavar="SECONDS",
    help="Pause after each turn of a bot.  [default: 0.5; on a pipe 0]",
)
@click.option("--ask-always", is_flag=True, help="Ask even where only one move is possible.")
def play(**wishes: Any) -> None:
    """Play a game, against bots or with friends.

    Where there is a browser to open, it opens with all games on its shelf; Ctrl-C here closes them. With a
    GAME, with any option of the terminal's, over SSH or on a pipe you play as text: type the number of a move
    to make it, or "help" to see what else you can do. Moves can also be piped in, one on each line.

    \b
    Examples:
      ludoteca play                                     in the browser
      ludoteca play --terminal                          as text, you and three bots
      ludoteca play GAME --seats 5 --bots 2             three people share the screen
      ludoteca play GAME --bots hard,normal,easy        you and three bots, each of its own level
      ludoteca play --language it --record game.json
      ludoteca play --load game.json
    """
    asked = Wishes(**wishes)
    if _in_browser(asked):
        need_server()
        from ludoteca.server.local import play_here
        from ludoteca.wasm.build import at_hand

        sys.exit(play_here(not asked.no_open, at_hand()))
    _in_terminal(asked)


def _in_browser(asked: Wishes) -> bool:
    """Whether to play in the browser: if that was asked for, or nothing was and there is one."""
    if asked.terminal or asked.no_open:
        return asked.no_open
    ctx = click.get_current_context()
    given = [name for name in ctx.params if ctx.get_parameter_source(name) is not ParameterSource.DEFAULT]
    if given or not has_server() or not (sys.stdin.isatty() and sys.stdout.isatty()):
        return False
    from ludoteca.server.local import can_open_pages, client_is_built

    return client_is_built() and can_open_pages()


def _in_terminal(asked: Wishes) -> None:
    from ludoteca.terminal.screen import Screen, open_console
    from ludoteca.terminal.table import check_writable

    if asked.record is not None:
        check_writable(asked.record)
    screen = Screen(open_console())
    session = _new(asked, screen) if asked.load is None else _resumed(asked, asked.load, screen)
    if not session.run():
        sys.exit(INTERRUPTED)


def _new(asked: Wishes, screen: "Screen") -> "Session":
    """A session with a fresh match. All is checked before the rules are compiled, which may take a while."""
    import ludoteca
    from ludoteca.terminal.board import board_of

    game = ludoteca.game(asked.game or first_game())
    seats = asked.seats
    if seats is None:
        seats = min(max(DEFAULT_SEATS, game.seats[0]), game.seats[-1])
    options = {**board_of(game).options, **asked.options}
    game.setting(seats, asked.box, **options)
    people = _people(asked, seats)
    words = _words(asked, game)
    match = _warm(asked, game, seats - people).new(seats, asked.seed, asked.box, **options)
    return _session(asked, match, people, words, screen)


def _resumed(asked: Wishes, load: Path, screen: "Screen") -> "Session":
    """A session with a saved match."""
    import ludoteca
    from ludoteca.kernel.saved import read_record

    for wish in ("seats", "seed", "options"):
        if getattr(asked, wish):
            raise click.UsageError(f"--load brings its own {wish}: leave that out.")
    saved = read_record(load)
    game = ludoteca.game(asked.game or saved.game)
    words = _words(asked, game)
    match = game.warm_up().replay(saved, asked.box, moves=0)
    people = _people(asked, match.setting.seats)
    _warm(asked, game, match.setting.seats - people)
    session = _session(asked, match, people, words, screen)
    session.resume(saved)
    return session


def _people(asked: Wishes, seats: int) -> int:
    """How many of the seats are for people: the first ones."""
    bots = seats - 1
    if asked.bots is not None and asked.bots.lstrip("-").isdecimal():
        bots = int(asked.bots)
    elif asked.bots is not None and "," in asked.bots:
        bots = len(_levels(asked))
    if not 0 <= bots <= seats:
        raise click.UsageError(f"With {seats} seats there can be 0 to {seats} bots, not {bots}.")
    if len(asked.names) > seats - bots:
        raise click.UsageError(f"{len(asked.names)} names were given, but {seats - bots} of the seats are for people.")
    return seats - bots


def _levels(asked: Wishes) -> list[str]:
    """The level of each bot that was named by its level, else the one of them all."""
    if asked.bots is None or asked.bots.lstrip("-").isdecimal():
        return [asked.bot]
    levels = [level.strip() for level in asked.bots.split(",")]
    for level in levels:
        if level not in BOT_NAMES:
            raise click.UsageError(f"There is no bot “{level}”. There are: {', '.join(BOT_NAMES)}; or say how many.")
    return levels


def _warm(asked: Wishes, game: "Game[Any, Any]", bots: int) -> "Game[Any, Any]":
    """The game with all that will be needed compiled, so that no bot keeps anybody waiting later."""
    levels = _levels(asked)
    game.warm_up()
    if bots and not {"random", "heuristic"}.issuperset(levels):
        from ludoteca.bots import warm_up

        warm_up(game)
    return game


def _words(asked: Wishes, game: "Game[Any, Any]") -> "Words":
    from ludoteca.terminal.words import Words, default_language

    names = ["".join(filter(str.isprintable, name)).strip()[:LONGEST_NAME] for name in asked.names]
    return Words(game, asked.language or default_language(), names)


def _session(asked: Wishes, match: "Match[Any, Any]", people: int, words: "Words", screen: "Screen") -> "Session":
    from ludoteca.terminal.session import Session
    from ludoteca.terminal.table import Player, ScreenTable

    def new_bot(seat: int) -> Player:
        from ludoteca.bots import bot

        levels = _levels(asked)
        return bot(levels[(seat - people) % len(levels)], seed=f"{match.seed}/bot/{seat}")

    table = ScreenTable(match, people, new_bot)
    delay = (PAUSE if screen.interactive else 0.0) if asked.delay is None else asked.delay
    return Session(table, words, screen, delay=delay, ask_always=asked.ask_always, record=asked.record, box=asked.box)
