"""`ludoteca replay`: a recorded game as a story, or one position of it."""

from pathlib import Path

import click

from ludoteca.cli.arguments import language_option, record_argument, recorded_box_option


@click.command()
@record_argument
@click.option(
    "--move",
    type=click.IntRange(min=0),
    metavar="N",
    help="Show the table after this many moves, not the story.",
)
@click.option("--seat", type=click.IntRange(min=1), metavar="N", help="As the player on this seat saw it.")
@language_option
@recorded_box_option
def replay(record: Path, move: int | None, seat: int | None, language: str | None, box: Path | None) -> None:
    """Tell a recorded game as a story, or show the table at one move.

    RECORD is a file written by "ludoteca play --record", or by "save" in a game. Of a finished game you are
    told everything; of an unfinished one only what everybody knows.

    \b
    Examples:
      ludoteca replay game.json
      ludoteca replay game.json --move 40 --seat 1 --language fr
    """
    import ludoteca
    from ludoteca.kernel.errors import BadRecord, BadSeats
    from ludoteca.kernel.saved import read_record
    from ludoteca.terminal.replay import show_position, tell_story
    from ludoteca.terminal.screen import open_console
    from ludoteca.terminal.words import Words, default_language

    saved = read_record(record)
    game = ludoteca.game(saved.game)
    words = Words(game, language or default_language())
    if seat is not None and seat > saved.seats:
        raise BadSeats(f"There is no seat {seat}: this game had {saved.seats}.")
    if move is not None and move > len(saved.moves):
        raise BadRecord(f"There is no move {move}: this game had {len(saved.moves)}.")
    viewer = None if seat is None else seat - 1
    match = game.warm_up().replay(saved, box, moves=move)
    if move is None:
        tell_story(saved, match, words, open_console(), viewer, box)
    else:
        show_position(saved, match, words, open_console(), viewer)
