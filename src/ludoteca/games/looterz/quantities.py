"""What a player counts, so that hints can tell what a move does to it."""

from ludoteca.games.looterz.box import Box
from ludoteca.games.looterz.card_sets import size_at
from ludoteca.games.looterz.moves import HAND, ROW
from ludoteca.games.looterz.state import State
from ludoteca.kernel.game_parts import Quantity
from ludoteca.kernel.setting import Setting


def coins(setting: Setting[State, Box], s: State, seat: int) -> int:
    """Coins, which decide who wins (L29)."""
    return s.coins[seat]


def looterz(setting: Setting[State, Box], s: State, seat: int) -> int:
    """Looterz in play."""
    return size_at(s, ROW + seat)


def life(setting: Setting[State, Box], s: State, seat: int) -> int:
    """The life of all Looterz in play: as many dice in the dungeon (L13)."""
    return sum(s.life[card] for card in range(setting.box.cards) if s.place[card] == ROW + seat)


def cards(setting: Setting[State, Box], s: State, seat: int) -> int:
    """Cards in hand."""
    return size_at(s, HAND + seat)


QUANTITIES: tuple[Quantity[State, Box], ...] = (
    Quantity("coins", coins),
    Quantity("looterz", looterz),
    Quantity("life", life),
    Quantity("cards", cards, private=True),
)
