"""What each viewer of a table was last sent, key by key, as JSON.

What a move changed is found by comparing bytes. Views themselves are not kept: with a thousand people that would be
hundreds of thousands of small objects, which Python's collector looks through again and again while everybody waits.
"""

from collections.abc import Iterable, Mapping
from typing import Any

from msgspec import json

from ludoteca.server.messages import View

Sheet = dict[str, bytes]
_encode = json.Encoder().encode


class Sheets:
    """The sheets of one table, one for each viewer. For a viewer without one everything has changed."""

    def __init__(self) -> None:
        self._sheets: dict[int | None, Sheet] = {}
        self._still: dict[str, tuple[Any, bytes] | None] = {}
        """Entries that no move changes, such as a board, are written once; None for those that are not like that."""

    def keep_only(self, viewers: Iterable[int | None]) -> None:
        """Forgets viewers who no longer look on."""
        for viewer in self._sheets.keys() - set(viewers):
            del self._sheets[viewer]

    def clear(self) -> None:
        """Forgets everybody."""
        self._sheets.clear()

    def write(self, views: Mapping[int | None, View]) -> dict[int | None, Sheet]:
        """Takes down what viewers are shown now; gives for each of them what is different from before."""
        written: dict[int, bytes] = {}
        changes: dict[int | None, Sheet] = {}
        for viewer, view in views.items():
            new = {key: self._text(key, value, written) for key, value in view.items()}
            old = self._sheets.get(viewer, {})
            self._sheets[viewer] = new
            changes[viewer] = {key: text for key, text in new.items() if old.get(key) != text}
        return changes

    def _text(self, key: str, value: Any, written: dict[int, bytes]) -> bytes:
        """An entry as JSON. Most are the same object for all viewers of a moment; `written` has those of this one."""
        number = id(value)
        text = written.get(number)
        if text is not None:
            return text
        still = self._still.get(key, ())
        if still:
            if still[0] is value:
                text = written[number] = still[1]
                return text
            self._still[key] = None
        text = written[number] = _encode(value)
        if still == ():
            self._still[key] = (value, text)
        return text
