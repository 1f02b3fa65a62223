"""Matches with the secrets taken out of them: what one seat knows, or what all seats know together.

What comes out is a match like any other, to look at, to copy and to play on. It has no seed, no log and no past of the
true one; what was not known has been drawn anew and says nothing of what it truly was.
"""

from typing import Any

from ludoteca.kernel.chance import key_of
from ludoteca.kernel.match import Match
from ludoteca.kernel.rows import row
from ludoteca.kernel.state import TOGETHER


def sealed(match: Match[Any, Any], seat: int, key: str) -> Match[Any, Any]:
    """All that a seat knows of a match, and nothing else: the rest is forgotten, then drawn anew from the key."""
    return _changed(match, "seal_many", match.setting.viewpoint(seat, "index")[0], key)


def redrawn(match: Match[Any, Any], key: str) -> Match[Any, Any]:
    """A match in which all that no seat knows is drawn anew: decks, what lies face down, and the dice to come."""
    return _changed(match, "resample_many", TOGETHER, key)


def _changed(match: Match[Any, Any], loop: str, seat: int, key: str) -> Match[Any, Any]:
    setting = match.setting
    states = setting.hold(match.state)
    keys = row([list(key_of(key))], "u8")
    getattr(setting.game.loops, loop)(setting.boxes, states, seat, keys, 0, 1)
    return Match(setting, states)
