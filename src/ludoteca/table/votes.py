"""Votes on table moves: opening one, voices, counting, and how it ends. All of it is in the facts of the table."""

from typing import TypedDict

from ludoteca.table.errors import RequestError, not_found
from ludoteca.table.facts import Poll, TableFacts

OPEN_FOR = 60_000
"""Milliseconds that a vote stays open; who has not voted by then is against."""
REST = 15_000
"""Milliseconds between a vote that failed and the next call."""


class VoteView(TypedDict):
    """How a vote stands."""

    index: int
    move: str
    caller: int
    accused: int
    votes: dict[int, bool]
    open: bool
    passed: bool | None


def open_vote(facts: TableFacts, index: int, move: str, caller: int, accused: int, now: int) -> None:
    """A table move is called for at an index of the log; whoever calls is for it."""
    poll = facts.poll
    if poll is not None and (not poll.done or (poll.passed is False and now < poll.until - OPEN_FOR + REST)):
        raise RequestError("vote-open", "There is a vote already, or there was one a moment ago.")
    facts.poll = Poll(index, move, caller, accused, {caller: True}, now + OPEN_FOR)
    _count(facts, facts.poll)


def cast_vote(facts: TableFacts, index: int, seat: int, agree: bool) -> None:
    """A voice in the vote that was called at that index."""
    poll = facts.poll
    if poll is None or poll.index != index or poll.passed is not None:
        raise not_found("vote")
    if seat not in voters(facts, poll.accused):
        raise RequestError("no-voice", "The accused does not vote, and neither do bots.", 403)
    if seat in poll.votes:
        raise RequestError("voted", "You have voted.")
    poll.votes[seat] = agree
    _count(facts, poll)


def close_vote(facts: TableFacts, now: int) -> None:
    """Once time is up: who has not voted is against. What was agreed on but never fitted in is let go."""
    poll = facts.poll
    if poll is None or poll.done or poll.until > now:
        return
    if poll.passed is None:
        _count(facts, poll, final=True)
    poll.done = True


def carried_out(facts: TableFacts) -> None:
    """What was agreed on is done: nothing more follows from the vote."""
    if facts.poll is None or facts.poll.done:
        raise RequestError("voted", "This was carried out already.")
    facts.poll.done = True


def voters(facts: TableFacts, accused: int) -> list[int]:
    """The people whom it is not about."""
    return [
        number
        for number, seat in enumerate(facts.seats)
        if seat.kind == "person" and not seat.stand_in and number != accused
    ]


def _count(facts: TableFacts, poll: Poll, final: bool = False) -> None:
    """Ends the vote as soon as its outcome is sure. A tie means no."""
    for_it = sum(poll.votes.values())
    against = len(poll.votes) - for_it
    missing = len(set(voters(facts, poll.accused)) - poll.votes.keys())
    if for_it > against + missing:
        poll.passed = True
    elif final or for_it + missing <= against:
        poll.passed = False
        poll.done = True


def vote_view(facts: TableFacts) -> VoteView | None:
    """How the table's vote stands, if there is or was one."""
    poll = facts.poll
    if poll is None:
        return None
    return VoteView(
        index=poll.index,
        move=poll.move,
        caller=poll.caller,
        accused=poll.accused,
        votes=poll.votes,
        open=poll.passed is None,
        passed=poll.passed,
    )
