"""What a game declares of itself: the parts that a `Game` is put together from.

Functions that draw or arrange a table get its `Setting` first (kernel/setting.py).
"""

from collections.abc import Callable, Mapping, Sequence
from dataclasses import dataclass, field
from typing import Any, Generic, Literal, TypeVar

from ludoteca.kernel.content import Folder, fingerprint
from ludoteca.kernel.declarations import Events, Frames, Names
from ludoteca.kernel.moves import Move, Moves
from ludoteca.kernel.observation import Observation
from ludoteca.kernel.position_words import PositionWords
from ludoteca.kernel.state import GameState, nothing_follows
from ludoteca.kernel.structs import FlatStruct

RuleFunction = Callable[..., Any]
StateType = TypeVar("StateType", bound=GameState)
BoxType = TypeVar("BoxType", bound=FlatStruct)


@dataclass(frozen=True)
class Rules:
    """The rule functions that a game gives to the kernel. `box` and `s` come first in each.

    deal(box, s)                 set the table; leave the first decision on the stack
    legal(box, s, menu)          offer the legal moves of the decision on top
    answer(box, s, move)         the choice was made: take the decision off and do what it means
    perform(box, s)              take the task on top off and do it, if it is not one that `follow` does
    conclude(box, s)             write the ranks: the game ends here (also at the step limit)
    resample(box, s, seat, key0, key1)   redraw all that the seat cannot know; with TOGETHER, what no seat knows
    conceal(box, s, seat)        put all that the seat cannot know into one fixed order, as if nobody had ever known it
    follow(box, s)               do the tasks that so often come next that they are done in the same breath, if any do
    """

    deal: RuleFunction
    legal: RuleFunction
    answer: RuleFunction
    perform: RuleFunction
    conclude: RuleFunction
    resample: RuleFunction
    conceal: RuleFunction
    follow: RuleFunction = nothing_follows


@dataclass(frozen=True)
class Terms:
    """The words of a game: its moves, what its journal tells, and what can lie on its stack."""

    moves: Moves
    events: Events
    frames: Frames


@dataclass(frozen=True)
class BoxFormat(Generic[BoxType]):
    """How the content of a box becomes the record that the rules read."""

    record: type[BoxType]
    """The record that the rules read."""
    content: type[Any]
    """The type of what `read` gives."""
    read: Callable[[Folder], Any]
    """The content of a folder, checked."""
    build: Callable[[Any, int, dict[str, str]], BoxType]
    """The record for content, a number of seats and options."""
    fingerprint: Callable[[Any], str]
    names: Callable[[Any], Names]


@dataclass(frozen=True)
class NoContent:
    """The content of a box without files."""


def box_without_files(
    record: type[BoxType], build: Callable[[int, dict[str, str]], BoxType], names: Mapping[str, Sequence[str]]
) -> BoxFormat[BoxType]:
    """For games whose box is the same for everybody: `build` makes the record of seats and options alone."""
    return BoxFormat(
        record=record,
        content=NoContent,
        read=lambda folder: NoContent(),
        build=lambda content, seats, options: build(seats, options),
        fingerprint=lambda content: fingerprint([record.__qualname__, {key: list(names[key]) for key in names}]),
        names=lambda content: Names(names),
    )


@dataclass(frozen=True)
class Views(Generic[StateType, BoxType]):
    """What seats and spectators are shown."""

    describe: Callable[[Any, StateType], dict[str, Any]]
    """The game's own part of a view, as a spectator sees it."""
    score: Callable[[Any, StateType, int], dict[str, int]]
    """The numbers that decide who wins, for one seat."""
    describe_to: Callable[[Any, StateType, int, dict[str, Any]], dict[str, Any]] | None = None
    """The entries of it that are different for a seat; None if nothing is for one seat alone."""


def _nothing_wrong(box: Any, s: Any) -> str | None:
    """For games in which every combination of what the fields declare can be."""
    return None


def _nothing_derived(box: Any, s: Any) -> None:
    """For games without derived fields."""


def _no_faces(box: Any) -> Mapping[str, int]:
    """For games without dice."""
    return {}


@dataclass(frozen=True)
class Positions(Generic[StateType, BoxType]):
    """What a position written by hand goes through."""

    audit: Callable[[BoxType, StateType], str | None] = _nothing_wrong
    """What is wrong with a position, if anything is."""
    derive: Callable[[BoxType, StateType], None] = _nothing_derived
    """Fills the derived fields in."""
    unfinished: frozenset[int] = frozenset()
    """Decisions that may offer nothing yet while something lies on them that is part of what is chosen."""
    faces: Callable[[BoxType], Mapping[str, int]] = _no_faces
    """For each face of a die, by its name, a result of chance that shows it."""
    arrange: Callable[[Any, Mapping[str, Any], Mapping[str, Any]], dict[str, Any]] | None = None
    """Makes a whole position of one that was just dealt and what somebody asks for; see `Game.arrange`."""
    words: PositionWords = field(default_factory=PositionWords)
    """What it says in words where the rules have codes."""


@dataclass(frozen=True)
class Features:
    """What a seat sees as numbers, for networks.

    observe(box, s, seat, row)   write what the seat sees into a row of zeros
    """

    observation: Observation
    """The entries of a row."""
    observe: RuleFunction


@dataclass(frozen=True)
class Call:
    """Who may call for a move of the table, and how it is decided."""

    about: int
    """The seat that it is about."""
    by: Literal["others", "itself"]
    """Everybody else, or only the one it is about (its own screen notices)."""
    decided: Literal["vote", "at once"]
    """By a vote of the people whom it is not about, or as soon as it is called."""


@dataclass(frozen=True)
class TableMoves:
    """Moves of the whole table, not of the seat to decide: they may come at any decision, and are in the log.

    move(box, s, move)     carry it out
    legal(box, s, menu)    offer those that are possible now
    """

    first: int
    """The id of the first of them; they come after all other moves."""
    move: RuleFunction
    legal: RuleFunction
    call: Callable[[Mapping[str, str], Move], Call | None]
    """How one is called with these options; None if it cannot be."""


@dataclass(frozen=True)
class Report(Generic[StateType, BoxType]):
    """What simulations tell of a game besides who won."""

    card_event: int | None = None
    """The event that says which seat (its first argument) got which card (its second)."""
    roles: Callable[[Any, StateType], Sequence[str]] | None = None
    """What each seat played as, by name: a hero, a people."""
    role_domain: str = "role"


@dataclass(frozen=True)
class Quantity(Generic[StateType, BoxType]):
    """Something that a seat has so much of, and wants more or less of: hints tell what moves do to it.

    Its words are the message `quantity-<name>`, which gets the number as `$count`.
    """

    name: str
    read: Callable[[Any, StateType, int], int]
    """How much of it a seat has: of what everybody may see."""
    good: bool = True
    """Whether more of it is better."""
    private: bool = False
    """Whether it matters to its own seat alone: nobody is told what becomes of another's."""
