"""A table in a terminal: a match, who sits at it, and how it came to where it stands."""

from collections.abc import Callable
from dataclasses import dataclass
from enum import Enum
from pathlib import Path
from typing import Any, Protocol

from ludoteca.kernel.errors import BadRecord
from ludoteca.kernel.events import Event
from ludoteca.kernel.match import Match
from ludoteca.kernel.moves import Move
from ludoteca.kernel.saved import SavedGame, read_record, write_record


class Player(Protocol):
    """Anything that can choose a move."""

    def choose(self, match: Match[Any, Any], /) -> Move:
        """One of the legal moves of the seat to decide."""


class By(Enum):
    """Who made a move."""

    PERSON = "person"
    BOT = "bot"
    NECESSITY = "necessity"
    """It was the only legal one, and was played for the person."""
    TABLE = "table"


@dataclass(frozen=True)
class Step:
    """One move of the match: who had to decide, what was played, and what happened."""

    seat: int
    move: Move
    by: By
    events: tuple[Event, ...]


class Table:
    """People on the first seats, bots on the others, and a match between them."""

    def __init__(self, match: Match[Any, Any], people: int, new_bot: Callable[[int], Player]):
        self._wanted_people = people
        self._new_bot = new_bot
        self._bots: dict[int, Player] = {}
        self.sit_down(match)

    def sit_down(self, match: Match[Any, Any]) -> None:
        """Puts a match on the table that has not been played here, from its very beginning."""
        self.match = match
        self.people = range(min(self._wanted_people, match.setting.seats))
        self.history: list[Step] = []

    def play(self, move: Move, by: By) -> Step:
        """Plays a move and remembers it."""
        assert self.match.seat is not None
        seat = self.match.seat
        step = Step(seat, move, by, tuple(self.match.play(move)))
        self.history.append(step)
        return step

    def play_bot(self) -> Step:
        """Lets the bot on the seat to decide make its move."""
        seat = self.match.seat
        assert seat is not None and seat not in self.people
        if seat not in self._bots:
            self._bots[seat] = self._new_bot(seat)
        return self.play(self._bots[seat].choose(self.match), By.BOT)

    def undo(self, seat: int) -> None:
        """Back to the last decision that this person made. If that cannot be: CannotUndo, nothing changes."""
        match, history = self.match.copy(), list(self.history)
        while True:
            match.undo()
            step = history.pop()
            if step.seat == seat and step.by is By.PERSON:
                break
        self.match, self.history = match, history

    def save(self, path: Path) -> None:
        """Writes the match to a file, for `load`."""
        check_writable(path)
        try:
            write_record(path, self.match.record())
        except OSError as error:
            raise BadRecord(f"{path} cannot be written: {error.strerror}.") from None

    def load(self, path: Path, box: Path | None = None) -> None:
        """Puts a saved match on the table, with everybody on the seats they have."""
        self.resume(read_record(path), box)

    def resume(self, saved: SavedGame, box: Path | None = None) -> None:
        """Puts a saved match on the table. It is played again, to know its story and to be able to undo."""
        game = self.match.game
        whole = game.replay(saved, box)
        fresh = game.replay(saved, box, moves=0)
        self.sit_down(fresh)
        for notation in whole.log:
            self.play_again(notation)

    def play_again(self, notation: str) -> Step:
        """Plays a move of a record, which does not say who made it."""
        match = self.match
        move = match.game.move_table.parse(notation, match.setting.names)
        legal = match.moves()
        if all(move.id != known.id for known in legal):
            return self.play(move, By.TABLE)
        if match.seat not in self.people:
            return self.play(move, By.BOT)
        return self.play(move, By.PERSON if len(legal) > 1 else By.NECESSITY)


def check_writable(path: Path) -> None:
    """Raises BadRecord where no record can be written. A file that is something else is never overwritten."""
    if path.is_dir():
        raise BadRecord(f"{path} is a folder: a saved game needs the name of a file.")
    if not path.parent.is_dir():
        raise BadRecord(f"{path} cannot be written: there is no folder {path.parent}.")
    if path.exists():
        try:
            read_record(path)
        except BadRecord:
            raise BadRecord(f"{path} is there already and is not a saved game: choose another name.") from None
