"""The tables that are kept on this device, each as one text. What a step changes is stored as a whole or not at all."""

import json
from collections.abc import Mapping, Sequence
from dataclasses import MISSING, asdict, dataclass, fields, replace
from typing import Any

from ludoteca.kernel.convert import Invalid, convert
from ludoteca.table.errors import RequestError, not_found
from ludoteca.table.facts import TableFacts
from ludoteca.table.log import Row

FORMAT = 1
_usual: dict[str, Any] = {
    field.name: field.default if field.default_factory is MISSING else field.default_factory()
    for field in fields(TableFacts)
}


@dataclass
class Save:
    """A table as it is kept: its facts, the files of its own box, and the rows of its log."""

    facts: TableFacts
    files: dict[str, str] | None
    rows: Sequence[Row]
    deciding: int | None = None
    """The seat that must decide, for lists: nobody plays a table again to show that."""


def head_text(facts: TableFacts, files: Mapping[str, str] | None, deciding: int | None = None) -> str:
    """The first line of a save. A vote that is open lives as long as the page."""
    told = asdict(replace(facts, poll=None))
    known = {name: value for name, value in told.items() if value != _usual[name]}
    return _json({"ludoteca": FORMAT, "facts": known, "box": files, "deciding": deciding})


def row_text(row: Row) -> str:
    """A line of a save: one row of the log."""
    return _json(row[1:])


def save_from(text: str) -> Save:
    """A table as it was kept; refuses what is damaged, and what a later program has written."""
    try:
        first, *others = text.split("\n")
        head = json.loads(first)
        facts = convert(head["facts"], TableFacts, strict=False)
        files, deciding = head["box"], head["deciding"]
        rows = [Row(number, *json.loads(line)) for number, line in enumerate(others)]
    except (Invalid, ValueError, LookupError, TypeError) as error:
        raise RequestError("damaged", f"This table was not kept whole ({error}).", 409) from None
    if head.get("ludoteca") != FORMAT:
        raise RequestError("damaged", f"This table was kept in format {head.get('ludoteca')}, not {FORMAT}.", 409)
    return Save(facts, files, rows, deciding)


def _json(value: Any) -> str:
    return json.dumps(value, ensure_ascii=False, separators=(",", ":"))


class Saves:
    """Texts by the id of their table, with what has changed since they were stored last."""

    def __init__(self, texts: Mapping[str, str]):
        self._texts = dict(texts)
        self._before: dict[str, str | None] = {}

    def __iter__(self) -> Any:
        return iter(list(self._texts))

    def __contains__(self, table_id: str) -> bool:
        return table_id in self._texts

    def read(self, table_id: str) -> Save:
        """A table as it was kept."""
        if table_id not in self._texts:
            raise not_found("table")
        return save_from(self._texts[table_id])

    def write(self, table_id: str, text: str | None) -> None:
        """Keeps a table, or (None) no longer."""
        self._before.setdefault(table_id, self._texts.get(table_id))
        self._put(table_id, text)

    def changes(self) -> dict[str, str | None]:
        """What is to be stored: the new text of each table that changed, None for those that are gone."""
        return {table_id: self._texts.get(table_id) for table_id in self._before}

    def stored(self) -> None:
        """All of it is stored."""
        self._before.clear()

    def take_back(self) -> set[str]:
        """None of it could be stored: all is as it was before. Gives the tables that this is about."""
        for table_id, text in self._before.items():
            self._put(table_id, text)
        touched = set(self._before)
        self._before.clear()
        return touched

    def replace(self, table_id: str, text: str | None) -> None:
        """Another page of this browser has stored a table."""
        self._put(table_id, text)

    def _put(self, table_id: str, text: str | None) -> None:
        if text is None:
            self._texts.pop(table_id, None)
        else:
            self._texts[table_id] = text
