"""What each viewer of a table was last sent, key by key, as JSON.

What everybody sees is written and compared once a move, and then for each viewer what is different for them alone. What
a move changed is found by comparing bytes. Views themselves are not kept: with a thousand people that would be
hundreds of thousands of small objects, which Python's collector looks through again and again while everybody waits.
"""

from collections.abc import Iterable, Mapping
from typing import Any, NamedTuple

from msgspec import json

from ludoteca.table.table import View

Encoded = dict[str, bytes]
_encode = json.Encoder().encode
NOTHING: Encoded = {}


class Sent(NamedTuple):
    """What somebody was sent: what everybody saw at that moment, and what was laid over it for them."""

    common: Encoded
    own: Encoded


class ViewDiff:
    """What each viewer of one table was last sent. For a viewer who was sent nothing everything has changed."""

    def __init__(self) -> None:
        self._sent: dict[int | None, Sent] = {}
        self._still: dict[str, tuple[Any, bytes] | None] = {}
        """Entries that no move changes, such as a board, are written once; None for those that are not like that."""
        self._last: Encoded = {}
        """What everybody saw last. A text that says the same again is the same object: that is compared at once."""

    def keep_only(self, viewers: Iterable[int | None]) -> None:
        """Forgets viewers who no longer look on."""
        for viewer in self._sent.keys() - set(viewers):
            del self._sent[viewer]

    def clear(self) -> None:
        """Forgets everybody."""
        self._sent.clear()

    def write(self, common: View, own: Mapping[int | None, View]) -> dict[int | None, Encoded]:
        """Takes down what viewers are shown now; gives for each of them what is different from before.

        `common` is what everybody sees, and `own` what each viewer sees in its place or besides.
        """
        texts = {key: self._text(key, value) for key, value in common.items()}
        self._last = texts
        before: Encoded | None = None
        changed: Encoded = {}
        changes: dict[int | None, Encoded] = {}
        for viewer, view in own.items():
            now = Sent(texts, {key: _encode(value) for key, value in view.items()})
            then = self._sent.get(viewer)
            self._sent[viewer] = now
            if then is None:
                changes[viewer] = texts | now.own
                continue
            if then.common is not before:  # most often all were sent the last view
                before = then.common
                changed = {key: text for key, text in texts.items() if before.get(key) != text}
            changes[viewer] = _changes(then, now, changed)
        return changes

    def _text(self, key: str, value: Any) -> bytes:
        """An entry of what everybody sees, as JSON."""
        still = self._still.get(key, ())
        if still:
            if still[0] is value:
                return still[1]
            self._still[key] = None
        text = _encode(value)
        last = self._last.get(key)
        if last == text:
            text = last
        if still == ():
            self._still[key] = (value, text)
        return text


def _changes(then: Sent, now: Sent, changed: Encoded) -> Encoded:
    """What is different for a viewer, where `changed` is different in what everybody sees."""
    own, before = now.own, then.own
    found = {key: text for key, text in changed.items() if key not in own and key not in before}
    found |= {key: text for key, text in own.items() if before.get(key, then.common.get(key)) != text}
    for key in before.keys() - own.keys():
        fallen_back = now.common.get(key)
        if fallen_back is not None and fallen_back != before[key]:
            found[key] = fallen_back
    return found
