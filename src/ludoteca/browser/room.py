"""A table at hand on this device, with the text that it is kept as, and the pages that look at it."""

from collections.abc import Mapping
from typing import Any

from ludoteca.browser.saves import Save, head_text, row_text
from ludoteca.kernel.content import BoxFiles
from ludoteca.kernel.errors import BadPosition
from ludoteca.kernel.match import Match
from ludoteca.kernel.registry import game
from ludoteca.kernel.setting import Setting
from ludoteca.table.facts import TableFacts
from ludoteca.table.log import Entry, Row
from ludoteca.table.moments import Pictures, match_at
from ludoteca.table.start import begin_match
from ludoteca.table.table import Table, View

Message = dict[str, Any]


class Line:
    """A page that looks at a table, as a seat or as a spectator: what a socket is at a server."""

    def __init__(self, number: int, table_id: str):
        self.number = number
        self.table_id = table_id
        self.seat: int | None = None
        self.watching = False
        self.needs_view = False
        self.view: View | None = None
        """What it was shown last."""
        self.index = 0
        """The index of that."""
        self.heard = 0
        """The same, as far as it was stored and the page was told."""

    def viewer(self, facts: TableFacts, person: str) -> int | None:
        """The seat through whose eyes it may look now. Who has lost it is a spectator from then on."""
        if self.seat is not None and not facts.holds(person, self.seat):
            self.seat = None
            self.needs_view = True
        return self.seat

    def changes(self, view: View) -> View:
        """What is different from what it was shown last."""
        old = self.view or {}
        self.view = view
        return {key: value for key, value in view.items() if key not in old or old[key] != value}


class Room(Table):
    """A table at hand."""

    def __init__(self, save: Save, opened: int):
        """`opened`: when this page was. Nobody's clock ran before that."""
        facts = save.facts
        self.files = save.files
        self.box = setting_of(facts, save.files)
        super().__init__(facts, begin_match(facts, self.box), facts.started)
        self._rows: list[str] = []
        self._pictures: Pictures = {}
        for row in save.rows:
            self.play(row)
        self.clocks.since = max(self.clocks.since, opened)

    def play(self, row: Row) -> Entry:
        """Does what a row says, and notes it down."""
        entry = super().play(row)
        self._rows.append(row_text(row))
        return entry

    @property
    def text(self) -> str:
        """The table as it is kept."""
        return "\n".join((head_text(self.facts, self.files, self.deciding), *self._rows))

    def match_at(self, index: int) -> Match[Any, Any]:
        """The match after so many entries of the log. Not to be played on."""
        return match_at(self._pictures, self.facts, self.box, self.log[:index])


def setting_of(facts: TableFacts, files: Mapping[str, str] | None) -> Setting[Any, Any] | None:
    """A table's own box, laid out, if it has one."""
    if files is None:
        return None
    return game(facts.game).setting(len(facts.seats), BoxFiles(files), **facts.options)


def first_match(facts: TableFacts, files: Mapping[str, str] | None) -> Match[Any, Any]:
    """The match of a new table; LudotecaError says what of what was asked for does not fit."""
    played = game(facts.game)
    box = None if files is None else BoxFiles(files)
    if facts.position is None:
        return played.new(len(facts.seats), facts.seed or "", box, **facts.options)
    try:
        match = played.from_position(facts.position, box)
        match.moves()
    except (ArithmeticError, LookupError, TypeError, ValueError, AttributeError, RecursionError) as error:
        # The rules came upon something that cannot be on a table: what of it, only a programmer could tell.
        raise BadPosition(f"The rules cannot make sense of this ({type(error).__name__}).") from None
    return match
