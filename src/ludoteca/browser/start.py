"""What a page's Python begins with: everything that tables need is imported before it is asked for.

A page may keep Python's memory as it is after `load`, and begin with that the next time: nothing here may belong to one
visit alone.
"""

import json
import time
from typing import Any

from ludoteca.browser.advice import DeviceBots
from ludoteca.browser.service import Service
from ludoteca.kernel.registry import games
from ludoteca.table.catalogue import catalogue


def load() -> None:
    """Loads the games, with what every table needs of them."""
    catalogue()
    for game in games().values():
        game.setting(game.seats[0])


def begin(open_search: Any, person: str, name: str, texts: str) -> Service:
    """The tables of a device, from what is kept of them; `open_search` is the page's, if it has one."""
    return Service(person, name, json.loads(texts), DeviceBots(open_search), lambda: int(time.time() * 1000))
