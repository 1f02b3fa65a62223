"""A table in a terminal for games that bring no board of their own: what their view says, in lists and tables.

Labels are messages of the game: `view-<key>`. A key without one is told as it is written.
"""

from collections.abc import Mapping, Sequence
from typing import Any

from rich.box import SIMPLE
from rich.console import Group, RenderableType
from rich.table import Table
from rich.text import Text

from ludoteca.terminal.words import Words

COMMON = frozenset(
    (
        *("game", "seats", "options", "index", "viewer", "deciding", "prompt", "over", "ranks", "events", "moves"),
        *("can_undo", "table_moves"),
    )
)
"""What every view has, and what the rest of the screen tells."""
HIDDEN = "?"
NOTHING = "–"
DECIDES = "bold"


def draw(view: Mapping[str, Any], words: Words) -> Group:
    """Single facts first, then a table for each list."""
    facts = Table.grid(padding=(0, 2))
    tables: list[RenderableType] = []
    for key, value in view.items():
        if key in COMMON:
            continue
        if isinstance(value, list) and value and all(isinstance(row, Mapping) for row in value):
            tables.append(_table(key, value, view, words))
        else:
            facts.add_row(Text(label(key, words), "dim"), told(key, value, words))
    return Group(facts, *tables)


def _table(key: str, rows: Sequence[Mapping[str, Any]], view: Mapping[str, Any], words: Words) -> Table:
    table = Table(title=label(key, words), title_justify="left", box=SIMPLE, show_edge=False, pad_edge=False)
    for column in rows[0]:
        table.add_column(label(column, words))
    for row in rows:
        decides = row.get("seat") is not None and row.get("seat") == view["deciding"]
        table.add_row(*(told(column, row.get(column), words) for column in rows[0]), style=DECIDES if decides else "")
    return table


def label(key: str, words: Words) -> str:
    """What an entry of the view is called."""
    return words.text(f"view-{key}") if words.has(f"view-{key}") else key.replace("_", " ")


def told(key: str, value: Any, words: Words) -> str:
    """A value in words: names for seats, question marks for what this seat may not know."""
    if value is None or value == []:
        return NOTHING
    if key == "seat":
        return words.seat(value) if value >= 0 else NOTHING
    if isinstance(value, Mapping):
        return ", ".join(_named(inner, part, words) for inner, part in value.items())
    if isinstance(value, list):
        return " ".join(HIDDEN if part is None else told("", part, words) for part in value)
    return str(words.name(key, value)) if isinstance(value, str) else str(value)


def _named(key: str, value: Any, words: Words) -> str:
    """A value with its label; a seat's name needs none."""
    return told(key, value, words) if key == "seat" else f"{label(key, words)} {told(key, value, words)}"
