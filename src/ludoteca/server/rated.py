"""What a table needs for its result to count."""

from typing import Literal, Protocol

from ludoteca.kernel.options import settle
from ludoteca.kernel.registry import game
from ludoteca.server.errors import RequestError
from ludoteca.table.facts import TableFacts

Reason = Literal["account", "clock", "options", "people", "start"]

NEEDS: dict[Reason, str] = {
    "account": "Everybody at a rated table has an account: set a password first.",
    "clock": "A rated table has a clock.",
    "options": "A rated table is played with the usual options.",
    "people": "At a rated table every seat is for one person with a screen of their own.",
    "start": "A rated table has the game's own box and a fresh start.",
}


class Sitter(Protocol):
    """Somebody who sits down. `login` is there for who has an account."""

    @property
    def login(self) -> str | None:
        """The name of the account."""


def why_not_rated(facts: TableFacts, ended: bool = False) -> Reason | None:
    """What keeps a table from being rated, apart from who sits there. By its end somebody may have been forgotten."""
    usual = game(facts.game).options
    people = [seat.person for seat in facts.seats if seat.kind == "person"]
    if facts.position is not None or facts.box is not None:
        return "start"
    if facts.clock is None:
        return "clock"
    if settle(usual, facts.options) != settle(usual, {}):
        return "options"
    if len(facts.seats) < 2 or len(set(people)) < len(people):
        return "people"
    bots = [number for number, seat in enumerate(facts.seats) if seat.kind == "bot"]
    if any(seat.here for seat in facts.seats) or not set(bots) <= set(facts.given_up if ended else ()):
        return "people"
    return None


def check_rated(facts: TableFacts, *sitting: Sitter) -> None:
    """Refuses a rated table that could not be one, or somebody at it who has no account."""
    if not facts.rated:
        return
    reason = why_not_rated(facts)
    if reason is None and any(person.login is None for person in sitting):
        reason = "account"
    if reason is not None:
        raise RequestError("not-rated", NEEDS[reason], 400, why=reason)
