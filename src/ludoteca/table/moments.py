"""Moments of a match that are past: the match as it stood then, what was to be seen of it, and going on from there."""

from collections.abc import Sequence
from typing import Any

from ludoteca.kernel.chance import key_of, new_seed
from ludoteca.kernel.match import Match
from ludoteca.kernel.setting import Setting
from ludoteca.table.errors import RequestError, not_found
from ludoteca.table.facts import TableFacts
from ludoteca.table.log import UNDO, Entry
from ludoteca.table.start import begin_match
from ludoteca.table.table import Table, View

Pictures = dict[int, Match[Any, Any]]
"""The match after so many entries of its log."""
EVERY = 32
"""A picture is kept of every so many entries, so that leafing through is quick."""


def match_at(
    pictures: Pictures, facts: TableFacts, box: Setting[Any, Any] | None, log: Sequence[Entry]
) -> Match[Any, Any]:
    """The match after these entries: plays from the nearest picture before, and takes new ones on the way."""
    if 0 not in pictures:
        pictures[0] = begin_match(facts, box)
    at = len(log) - len(log) % EVERY
    while at not in pictures:
        at -= EVERY
    match = pictures[at].copy()
    for entry in log[at:]:
        if entry.kind == UNDO:
            match.undo()
        else:
            assert entry.move is not None
            match.play(entry.move)
        at += 1
        if at % EVERY == 0:
            pictures[at] = match.copy()
    return match


def past_view(match: Match[Any, Any], index: int, viewer: int | None) -> View:
    """The view of a moment that is past: nothing can be done there any more."""
    view = match.view(viewer)
    view |= {"index": index, "can_undo": False}
    if viewer is not None and match.game.table_moves is not None:
        view["table_moves"] = []
    return view


def check_viewer(table: Table, person: str | None, seat: int | None) -> None:
    """Whose eyes somebody may look through. Nobody sees a table's match before it starts."""
    if table.facts.status == "waiting":
        raise RequestError("table-waiting", "The match has not begun.")
    if seat is None:
        return
    if seat >= len(table.facts.seats):
        raise not_found("seat")
    if not table.finished:
        table.check_seat(person, seat)


def check_thought(table: Table) -> None:
    """Moments are thought over when nobody can gain by it."""
    if not table.finished:
        raise RequestError("not-finished", "Moments are thought over when the match is over.")


def played_at(table: Table, index: int) -> str | None:
    """What was played at a moment of a match, in notation; None where a move was taken back, or at the end."""
    move = table.log[index].move if index < len(table.log) else None
    return None if move is None else str(move)


def entries_after(table: Table, index: int) -> list[Entry]:
    """What was played from a moment on and not taken back."""
    return [entry for entry in table.standing() if entry.index > index]


def position_to_go_on_from(past: Match[Any, Any]) -> dict[str, Any]:
    """A moment as the beginning of another match. Chance falls anew: the old table's seed is known by now."""
    if past.over:
        raise RequestError("bad-table", "The match was over by then.", 400)
    position = past.position()
    position["chance"] = {"key": [f"0x{word:016x}" for word in key_of(new_seed())]}
    return position
