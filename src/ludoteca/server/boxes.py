"""Players' own boxes: kept by their digest, and laid out for the tables that are played with them."""

from collections import OrderedDict
from typing import Any

import numpy as np
from msgspec import json

from ludoteca.kernel.registry import game
from ludoteca.kernel.setting import Setting
from ludoteca.server.checking.tasks import Box
from ludoteca.table.facts import TableFacts

MOST_LAID = 64
"""Boxes at hand; one takes some 100 kB. Tables hold on to their own."""


class LaidBoxes:
    """Boxes that a checking process has read and laid out; the least used ones are let go."""

    def __init__(self) -> None:
        self._laid: OrderedDict[Any, Setting[Any, Any]] = OrderedDict()

    def of(self, facts: TableFacts) -> Setting[Any, Any] | None:
        """The box of a table, if it is at hand."""
        key = _key(facts)
        if key in self._laid:
            self._laid.move_to_end(key)
        return self._laid.get(key)

    def keep(self, facts: TableFacts, box: Box) -> Setting[Any, Any]:
        """Keeps the box of a table at hand."""
        played = game(facts.game)
        content: Any = json.decode(box.content, type=played.box.content)
        record = played.box.record
        laid = record.plain(np.frombuffer(box.laid, record.dtype))
        setting = self._laid[_key(facts)] = Setting(played, content, len(facts.seats), facts.options, laid)
        if len(self._laid) > MOST_LAID:
            self._laid.popitem(last=False)
        return setting


def _key(facts: TableFacts) -> tuple[Any, ...]:
    return (facts.game, facts.box, len(facts.seats), *sorted(facts.options.items()))
