"""Sessions whose input is a script and whose output is a text."""

import io
import random
import re
from pathlib import Path
from typing import Any

from rich.console import Console

import ludoteca
from ludoteca.kernel.match import Match
from ludoteca.kernel.moves import Move
from ludoteca.terminal.screen import Screen
from ludoteca.terminal.session import Session
from ludoteca.terminal.table import ScreenTable
from ludoteca.terminal.words import Words


class RandomBot:
    """Plays any legal move."""

    def __init__(self, seed: str):
        self._random = random.Random(seed)

    def choose(self, match: Match[Any, Any]) -> Move:
        """A legal move."""
        return self._random.choice(match.moves())


def make_match(seats: int = 4, seed: str = "play", game: str = "kragmortha", **options: Any) -> Match[Any, Any]:
    """A fresh match."""
    return ludoteca.game(game).new(seats, seed, **options)


def make_session(
    lines: list[str],
    *,
    match: Match[Any, Any] | None = None,
    people: int = 1,
    language: str = "en",
    names: tuple[str, ...] = (),
    ask_always: bool = False,
    record: Path | None = None,
) -> tuple[Session, io.StringIO]:
    """A session that reads these lines, and where it prints."""
    match = match or make_match()
    output = io.StringIO()
    screen = Screen(Console(file=output, width=80, markup=False, highlight=False), io.StringIO("\n".join(lines) + "\n"))
    table = ScreenTable(match, people, lambda seat: RandomBot(f"{match.seed}/{seat}"))
    words = Words(match.game, language, names)
    return Session(table, words, screen, ask_always=ask_always, record=record), output


def run(lines: list[str], **given: Any) -> tuple[Session, str]:
    """Runs such a session to its end."""
    session, output = make_session(lines, **given)
    assert session.run()
    return session, output.getvalue()


def in_one_line(output: str) -> str:
    """What was printed, without its line breaks; spaces that must not break stay what they are."""
    return re.sub(r"[ \n]+", " ", output)


def any_choices(count: int, seed: str = "choices") -> list[str]:
    """Numbers to type: some of them are not on the list at the time, and are refused."""
    chance = random.Random(seed)
    return [str(chance.randint(1, 3)) for _ in range(count)]
