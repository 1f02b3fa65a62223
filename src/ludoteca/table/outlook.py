"""What a move brings and what it risks: it is played out in games that its seat may imagine, and things are counted.

A seat imagines from what it knows alone (`kernel/sealing.py`): tables that look the same to it have the same outlook.
What is counted a game says itself (`Quantity`); one that says nothing still has replies.
"""

from collections import Counter
from collections.abc import Callable
from dataclasses import dataclass, field
from time import perf_counter
from typing import TYPE_CHECKING, Any, TypedDict

from ludoteca.kernel.errors import IllegalMove
from ludoteca.kernel.match import Match
from ludoteca.kernel.moves import Move
from ludoteca.kernel.sealing import sealed

if TYPE_CHECKING:  # a table needs no bots to be at hand
    from ludoteca.bots.protocol import Option

Choose = Callable[[Match[Any, Any]], Move]
"""Who plays on in imagined games, for all seats."""
Counts = list[list[int]]
"""How much each seat has of each quantity."""

WORLDS = 32
LEAST_WORLDS = 6
"""Games that are imagined for a move; how many of them if time is short, as where rules are interpreted."""
MOST_DECISIONS = 120
"""Decisions of an imagined game, if it does not come to the end of a round before."""
WORTH_TELLING = 0.2
"""The least share of the imagined games in which something happens that is told."""


class Change(TypedDict):
    """Something of a seat that becomes more or less: in this share of the imagined games, by so much on average."""

    quantity: str
    seat: int
    by: int
    share: float
    good: bool
    """Whether that is what the seat that decides would like."""


class Reply(TypedDict):
    """What another seat is expected to do, as soon as it has a choice."""

    seat: int
    notation: str


class Outlook(TypedDict):
    """What is to be expected of a move, the likeliest first."""

    turn: list[Change]
    """By the end of the turn at hand."""
    round: list[Change]
    """What becomes of the own things from there until the seat has its next turn."""
    reply: Reply | None


@dataclass
class _Played:
    """What was counted in imagined games: at first, at the end of the turn, and when the seat has its next one."""

    turn: list[tuple[Counts, Counts]] = field(default_factory=list)
    round: list[tuple[Counts, Counts]] = field(default_factory=list)
    replies: Counter[tuple[int, str]] = field(default_factory=Counter)


def outlook(
    match: Match[Any, Any],
    option: "Option",
    choose: Choose,
    seed: str,
    worlds: int = WORLDS,
    until: float | None = None,
) -> Outlook:
    """What the seat to decide may expect of an option. The same worlds are imagined for all options of a decision.

    `until` is when time gets short, by `time.perf_counter`.
    """
    seat = match.seat
    if seat is None:
        raise IllegalMove("The match is over: there is nothing to expect.")
    played = _Played()
    expected = None
    for number in range(worlds):
        if number >= LEAST_WORLDS and until is not None and perf_counter() > until:
            break
        world = sealed(match, seat, f"{seed}/{number}")
        expected = expected or _expected_reply(world.copy(), seat, option)
        _play_out(world, seat, option.move, choose, played)
    told = _changes(match, seat, played.turn, range(match.setting.seats))
    later = _changes(match, seat, played.round, (seat,))
    if expected is None and played.replies:
        expected = min(played.replies, key=lambda reply: (-played.replies[reply], reply))
    reply = None if expected is None else Reply(seat=expected[0], notation=expected[1])
    return Outlook(turn=told, round=later, reply=reply)


def _expected_reply(world: Match[Any, Any], seat: int, option: "Option") -> tuple[int, str] | None:
    """The first choice of somebody else in what a bot expects, if it can come to that in this world."""
    for move in (option.move, *option.line):
        legal = world.moves()
        if all(other.id != move.id for other in legal):
            return None
        if world.seat is not None and world.seat != seat and len(legal) > 1:
            return world.seat, str(move)
        world.play(move)
    return None


def _play_out(world: Match[Any, Any], seat: int, move: Move, choose: Choose, played: _Played) -> None:
    """Plays a move and what may follow, until the seat has its next turn."""
    turn, before = world.state.turns, _counted(world)
    world.play(move)
    after: Counts | None = None
    reply = None
    for _ in range(MOST_DECISIONS):
        if after is None and (world.over or world.state.turns != turn):
            after = _counted(world)
        if world.over or (after is not None and world.state.active == seat):
            break
        chosen = choose(world)
        if reply is None and world.seat is not None and world.seat != seat and len(world.moves()) > 1:
            reply = (world.seat, str(chosen))
            played.replies[reply] += 1
        world.play(chosen)
    if after is None:
        after = _counted(world)
    played.turn.append((before, after))
    played.round.append((after, _counted(world)))


def _counted(world: Match[Any, Any]) -> Counts:
    setting, s = world.setting, world.state
    return [[quantity.read(setting, s, seat) for seat in range(setting.seats)] for quantity in world.game.quantities]


def _changes(match: Match[Any, Any], viewer: int, found: list[tuple[Counts, Counts]], seats: Any) -> list[Change]:
    """What became more, and what less, often enough to be told."""
    told: list[Change] = []
    for number, quantity in enumerate(match.game.quantities):
        for seat in (viewer,) if quantity.private else seats:
            steps = [after[number][seat] - before[number][seat] for before, after in found]
            for direction in (1, -1):
                moved = [step for step in steps if step * direction > 0]
                share = len(moved) / len(steps)
                if share < WORTH_TELLING:
                    continue
                good = ((direction > 0) == quantity.good) == (seat == viewer)
                by = direction * max(1, round(abs(sum(moved)) / len(moved)))
                told.append(Change(quantity=quantity.name, seat=seat, by=by, share=share, good=good))
    told.sort(key=lambda change: (change["seat"] != viewer, -change["share"]))
    return told
