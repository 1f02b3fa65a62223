"""Recorded games: told as a story, or shown at one of their moves."""

from pathlib import Path
from typing import Any, NoReturn

from rich.console import Console
from rich.rule import Rule

from ludoteca.kernel.match import Match
from ludoteca.kernel.saved import SavedGame
from ludoteca.terminal.board import board_of
from ludoteca.terminal.listing import standings
from ludoteca.terminal.story import Story
from ludoteca.terminal.table import ScreenTable
from ludoteca.terminal.words import Words


def _nobody(seat: int) -> NoReturn:
    raise AssertionError(f"nobody sits on seat {seat} of a record")


def _title(saved: SavedGame, words: Words, console: Console) -> None:
    title = words.text("game-title")
    console.print(Rule(words.say("replay-title", title=title, seats=saved.seats, moves=len(saved.moves))))


def tell_story(
    saved: SavedGame,
    match: Match[Any, Any],
    words: Words,
    console: Console,
    viewer: int | None,
    box: Path | None,
) -> None:
    """The whole record as a story, then who ended where."""
    table = ScreenTable(match, 0, _nobody)
    table.resume(saved, box)
    shown = board_of(match.game)
    everything = viewer is None and match.over
    story = Story(words, shown, match.setting.options, viewer, everything)
    for entry in table.standing():
        story.add(entry)
    _title(saved, words, console)
    for paragraph in story.whole():
        console.print(paragraph)
    console.print()
    console.print(standings(match, words) if match.over else words.say("replay-unfinished"))


def show_position(saved: SavedGame, match: Match[Any, Any], words: Words, console: Console, viewer: int | None) -> None:
    """The table after the moves that have been replayed, what the last one did, and who decides next."""
    view = match.view(viewer)
    _title(saved, words, console)
    console.print(words.say("replay-position", move=len(match.log), moves=len(saved.moves)), style="bold")
    console.print(" ".join(words.event(event.kind, event.args) for event in map(_of(viewer), match.events())))
    console.print(board_of(match.game).draw(view, words))
    if match.over:
        console.print(standings(match, words))
    else:
        console.print(words.prompt(view["prompt"], you=False), style="bold")


def _of(viewer: int | None) -> Any:
    return lambda event: event.seen_by(viewer)
