"""What simulations tell of Platformer besides who won: which hero each seat played."""

from typing import Any

from ludoteca.games.platformer.box import Box
from ludoteca.games.platformer.state import State
from ludoteca.kernel.setting import Setting


def roles(setting: Setting[State, Box], s: State) -> list[Any]:
    """The hero of each seat."""
    return [str(setting.names.name("hero", hero)) for hero in s.hero[: setting.seats]]
