"""`ludoteca verify`: whether a recorded game is what it says."""

import sys
from pathlib import Path

import click

from ludoteca.cli.arguments import language_option, record_argument, recorded_box_option


@click.command()
@record_argument
@language_option
@recorded_box_option
def verify(record: Path, language: str | None, box: Path | None) -> None:
    """Check a recorded game: its seed, every move, and the result.

    The seed must be the one whose SHA-256 was shown at the start, every move must be legal, and the result
    must follow from them. The exit code is 0 if all is in order, 1 if not, 2 if the file cannot be checked.

    \b
    Example:
      ludoteca verify game.json
    """
    import ludoteca
    from ludoteca.kernel.errors import BadRecord
    from ludoteca.kernel.saved import read_record
    from ludoteca.terminal.layout import printable
    from ludoteca.terminal.words import Words, default_language

    saved = read_record(record)
    game = ludoteca.game(saved.game)
    words = Words(game, language or default_language())
    game.warm_up().replay(saved, box, moves=0)
    try:
        match = game.verify(saved, box)
    except BadRecord as error:
        click.echo(printable(words.say("not-verified", file=str(record), reason=str(error))), err=True)
        sys.exit(1)
    message = "verified" if match.over else "verified-unfinished"
    click.echo(words.say(message, file=str(record), moves=len(saved.moves)))
    if saved.seed is not None:
        click.echo(words.say("verified-seed"))
