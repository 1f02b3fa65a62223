"""What is done at tables by itself, as far as the tables know."""

from typing import Protocol

from ludoteca.server.room import Room


class Automation(Protocol):
    """Acts at tables without being asked: moves for bots, and ends what has run out of time."""

    def consider(self, room: Room) -> None:
        """Something about a table is new: when is there something to do next?"""

    def forget(self, room: Room) -> None:
        """This node lets a table go."""

    def acts_at(self, room: Room) -> bool:
        """Whether it is for this node to act at a table, and not for another one."""

    def is_busy(self, room: Room) -> bool:
        """Whether it is about to act at a table, which must not be let go then."""

    @property
    def is_thinking(self) -> bool:
        """Whether it is acting at any table just now."""


class NoAutomation:
    """Nobody acts by themselves."""

    def consider(self, room: Room) -> None:
        """Nothing follows."""

    def forget(self, room: Room) -> None:
        """Nothing was remembered."""

    def acts_at(self, room: Room) -> bool:
        """Never."""
        return False

    def is_busy(self, room: Room) -> bool:
        """Never."""
        return False

    @property
    def is_thinking(self) -> bool:
        """Never."""
        return False
