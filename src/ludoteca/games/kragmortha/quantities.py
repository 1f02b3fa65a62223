"""What a goblin counts, so that hints can tell what a move does to it."""

from typing import Any

from ludoteca.games.kragmortha.box import FAR, Box, distances
from ludoteca.games.kragmortha.rules_end import tomes_of
from ludoteca.games.kragmortha.state import State
from ludoteca.kernel.compiling import interpreted
from ludoteca.kernel.game_parts import Quantity
from ludoteca.kernel.setting import Setting


def looks(setting: Setting[State, Box], s: State, seat: int) -> int:
    """Withering Looks drawn so far."""
    return s.looks[seat]


def tomes(setting: Setting[State, Box], s: State, seat: int) -> int:
    """Magic Tomes, used ones too (K38)."""
    return int(interpreted(tomes_of)(setting.box, s, seat))


def steps_from_rigor(setting: Setting[State, Box], s: State, seat: int) -> int:
    """Steps over the floor between the goblin and Rigor Mortis, pawns ignored."""
    away: Any = setting.once(f"from-{s.rigor}", lambda: distances(setting.box, [s.rigor]))
    steps = FAR if s.at[seat] < 0 else away[s.at[seat]]
    return 0 if steps == FAR else int(steps)


QUANTITIES: tuple[Quantity[State, Box], ...] = (
    Quantity("looks", looks, good=False),
    Quantity("tomes", tomes),
    Quantity("steps", steps_from_rigor, private=True),
)
