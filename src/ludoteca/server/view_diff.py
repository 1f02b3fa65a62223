"""What each viewer of a table was last sent, key by key, as JSON.

What a move changed is found by comparing bytes. Views themselves are not kept: with a thousand people that would be
hundreds of thousands of small objects, which Python's collector looks through again and again while everybody waits.
"""

from collections.abc import Iterable, Mapping
from typing import Any

from msgspec import json

from ludoteca.table.table import View

Encoded = dict[str, bytes]
_encode = json.Encoder().encode
NOTHING: Encoded = {}


class ViewDiff:
    """What each viewer of one table was last sent. For a viewer who was sent nothing everything has changed."""

    def __init__(self) -> None:
        self._sent: dict[int | None, Encoded] = {}
        self._still: dict[str, tuple[Any, bytes] | None] = {}
        """Entries that no move changes, such as a board, are written once; None for those that are not like that."""
        self._known: Encoded = {}
        """The last text of each entry. One that says the same again is the same object: that is compared at once."""

    def keep_only(self, viewers: Iterable[int | None]) -> None:
        """Forgets viewers who no longer look on."""
        for viewer in self._sent.keys() - set(viewers):
            del self._sent[viewer]

    def clear(self) -> None:
        """Forgets everybody."""
        self._sent.clear()

    def write(self, views: Mapping[int | None, View]) -> dict[int | None, Encoded]:
        """Takes down what viewers are shown now; gives for each of them what is different from before.

        Most entries are the same object in all views of a moment: those are looked at once, for the first viewer.
        """
        shared: View = {}
        texts: Encoded = {}
        changes: dict[int | None, Encoded] = {}
        for viewer, view in views.items():
            old, new, changed = self._sent.get(viewer, NOTHING), {}, {}
            for key, value in view.items():
                text = texts[key] if shared.get(key, NOTHING) is value else self._text(key, value)
                new[key] = text
                before = old.get(key)
                if before is not text and before != text:
                    changed[key] = text
            if not shared:
                shared, texts = view, new
            self._sent[viewer] = new
            changes[viewer] = changed
        return changes

    def _text(self, key: str, value: Any) -> bytes:
        """An entry as JSON."""
        still = self._still.get(key, ())
        if still:
            if still[0] is value:
                return still[1]
            self._still[key] = None
        text = _encode(value)
        known = self._known.get(key)
        if known == text:
            text = known
        else:
            self._known[key] = text
        if still == ():
            self._still[key] = (value, text)
        return text
