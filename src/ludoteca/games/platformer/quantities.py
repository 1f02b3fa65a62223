"""What a hero counts, so that hints can tell what a move does to it."""

from ludoteca.games.platformer.box import Box
from ludoteca.games.platformer.moves import COLUMNS
from ludoteca.games.platformer.state import NOWHERE, State
from ludoteca.kernel.game_parts import Quantity
from ludoteca.kernel.setting import Setting


def health(setting: Setting[State, Box], s: State, seat: int) -> int:
    """Health that is left."""
    return s.health[seat]


def row(setting: Setting[State, Box], s: State, seat: int) -> int:
    """How high the hero stands, in rows; 0 off the tower."""
    return 0 if s.at[seat] == NOWHERE else s.at[seat] // COLUMNS + 1


def gems(setting: Setting[State, Box], s: State, seat: int) -> int:
    """Gems, which multiply what dice show."""
    return s.gems[seat]


def gold(setting: Setting[State, Box], s: State, seat: int) -> int:
    """Gold to buy with."""
    return s.gold[seat]


def cards(setting: Setting[State, Box], s: State, seat: int) -> int:
    """Items, potions and artifacts."""
    return sum(owner == seat for owner in s.owner)


QUANTITIES: tuple[Quantity[State, Box], ...] = (
    Quantity("health", health),
    Quantity("rows", row, private=True),
    Quantity("gems", gems),
    Quantity("gold", gold, private=True),
    Quantity("cards", cards, private=True),
)
