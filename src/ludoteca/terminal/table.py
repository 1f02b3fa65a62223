"""A table in a terminal: all are at one screen, and games are saved to files."""

from collections.abc import Callable
from pathlib import Path
from typing import Any, Protocol

from ludoteca.kernel.errors import BadRecord
from ludoteca.kernel.game import game_of
from ludoteca.kernel.match import Match
from ludoteca.kernel.moves import Move
from ludoteca.kernel.saved import SavedGame, read_record, write_record
from ludoteca.table import BOT, FORCED, PERSON, TABLE, Entry, Row, Seat, Table, facts_of


class Player(Protocol):
    """Anything that can choose a move."""

    def choose(self, match: Match[Any, Any], /) -> Move:
        """One of the legal moves of the seat to decide."""


class ScreenTable(Table):
    """A table at one screen: people on the first seats, bots on the others."""

    def __init__(self, match: Match[Any, Any], people: int, new_bot: Callable[[int], Player]):
        self._wanted_people = people
        self._new_bot = new_bot
        self._bots: dict[int, Player] = {}
        self.sit_down(match)

    def sit_down(self, match: Match[Any, Any]) -> None:
        """Puts a match on the table that has not been played here, from its very beginning."""
        seats = match.setting.seats
        self.people = range(min(self._wanted_people, seats))
        kinds = [Seat("person", here=True) if seat in self.people else Seat("bot") for seat in range(seats)]
        super().__init__(facts_of(match, kinds), match)

    def make(self, move: Move, kind: str) -> Entry:
        """Plays a move of the seat to decide, or of the whole table."""
        return self.play(Row(self.index, kind, self.match.seat, str(move), 0))

    def play_bot(self) -> Entry:
        """Lets the bot on the seat to decide make its move."""
        seat = self.match.seat
        assert seat is not None and seat not in self.people
        if seat not in self._bots:
            self._bots[seat] = self._new_bot(seat)
        return self.make(self._bots[seat].choose(self.match), BOT)

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
        game = game_of(self.match)
        whole = game.replay(saved, box)
        fresh = game.replay(saved, box, moves=0)
        self.sit_down(fresh)
        for notation in whole.log:
            self.play_again(notation)

    def play_again(self, notation: str) -> Entry:
        """Plays a move of a record, which does not say who made it."""
        match = self.match
        move = match.game.move_table.parse(notation, match.setting.names)
        legal = match.moves()
        if all(move.id != known.id for known in legal):
            return self.make(move, TABLE)
        if match.seat not in self.people:
            return self.make(move, BOT)
        return self.make(move, PERSON if len(legal) > 1 else FORCED)


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
