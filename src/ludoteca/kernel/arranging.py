"""What games need to set tables up by hand: cards are taken by name until none is left."""

from collections.abc import Iterable, Mapping
from typing import Any

from ludoteca.kernel.errors import BadPosition


class Supply:
    """The cards of one kind that nobody has asked for yet, each by its name or by what kind of card it is."""

    def __init__(self, what: str, names: list[str], kinds: Mapping[str, str] | None = None):
        self.what = what
        self.left = names
        self.kinds = kinds or {}
        self._kept: list[str] = []

    def keep(self, *wanted: Iterable[str]) -> None:
        """Cards that somebody will ask for by their own names: not to be given to who asks for any of a kind."""
        self._kept = [name for names in wanted for name in names]

    def free(self) -> list[str]:
        """What is left and not kept."""
        return [name for name in self.left if name not in self._kept]

    def take(self, name: str) -> str:
        """The card of that name, or one of that kind."""
        if name in self.left:
            found = name
        else:
            found = next((card for card in self.left if self.kinds.get(card) == name and card not in self._kept), "")
        if not found:
            raise BadPosition(f"Position: no {self.what} “{str(name)[:40]}” is left in the box.")
        self.left.remove(found)
        return found

    def deal(self, count: int) -> list[str]:
        """The next cards, whatever they are."""
        dealt, self.left = self.left[:count], self.left[count:]
        return dealt


def taken_apart(
    wanted: Mapping[str, Any], seats: list[str], of_player: Mapping[str, Any], of_table: Mapping[str, Any]
) -> tuple[dict[str, dict[str, Any]], dict[str, Any], dict[str, Any]]:
    """What is asked for each seat and for the table, with what holds if it is not; and the rest, as it is."""
    players = {}
    for seat in seats:
        asked = wanted.get(seat, {})
        if not isinstance(asked, Mapping):
            raise BadPosition(f"Position: {seat} must have entries by name.")
        for name in asked:
            if name not in of_player:
                raise BadPosition(f"Position: there is no “{str(name)[:40]}” of {seat}.")
        players[seat] = {**of_player, **asked}
    table = {name: wanted.get(name, usual) for name, usual in of_table.items()}
    rest = {name: value for name, value in wanted.items() if name not in seats and name not in of_table}
    return players, table, rest
