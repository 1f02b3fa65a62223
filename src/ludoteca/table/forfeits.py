"""Seats that are given up, and what follows for the match.

A seat that was given up is out for good: a bot plays on for it, and whoever held it comes after all who stayed. So a
match of several people still ends by its rules. It ends at once when one seat is left, or no person.
"""

from ludoteca.table.facts import Ended, Forfeit, TableFacts, Why


def finish(facts: TableFacts, how: Ended, ranks: list[int] | None) -> None:
    """The match is over: all of it may be told now."""
    facts.status = "finished"
    facts.ended = how
    facts.ranks = ranks
    facts.poll = None


def give_up(facts: TableFacts, seat: int, why: Why) -> None:
    """A seat is out of the match for good. If nobody is left to play with, the match is over."""
    if seat in facts.given_up:
        return
    facts.forfeits.append(Forfeit(seat, why))
    facts.seats[seat].stand_in = facts.seats[seat].kind == "person"
    staying = [number for number in range(len(facts.seats)) if number not in facts.given_up]
    if len(staying) <= 1 or all(facts.seats[number].kind == "bot" for number in staying):
        finish(facts, "forfeit", facts.places(None))
