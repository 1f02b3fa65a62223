"""A setting: a box laid out for a number of seats, with its options."""

from collections.abc import Callable
from functools import cached_property
from typing import TYPE_CHECKING, Any, Generic, Self

from ludoteca.kernel.compiling import COMPILED
from ludoteca.kernel.declarations import Names
from ludoteca.kernel.errors import BadSeats, LudotecaError
from ludoteca.kernel.game_definition import GameDefinition
from ludoteca.kernel.game_parts import BoxType, StateType
from ludoteca.kernel.limit_checks import check_names
from ludoteca.kernel.loops import DECIDER, EVERYBODY
from ludoteca.kernel.moves import Move, MoveView
from ludoteca.kernel.position import PositionWriter
from ludoteca.kernel.state import GameState, unpack_frame
from ludoteca.kernel.wording import Wording

if TYPE_CHECKING:
    from ludoteca.kernel.one_hot import OneHot


class Setting(Generic[StateType, BoxType]):
    """A box laid out for a number of seats with its options: all that a match does not change."""

    def __init__(
        self,
        game: GameDefinition[StateType, BoxType],
        content: Any,
        seats: int,
        options: dict[str, str],
        box: BoxType | None = None,
    ):
        """`box` is what the game builds of the rest, where somebody has done that already."""
        self.game = game
        self.content = content
        self.seats = seats
        self.options = options
        self.names: Names = game.box.names(content)
        check_names(game, self.names)
        self.box: BoxType = game.box.build(content, seats, options) if box is None else box
        self.boxes: Any = self.box.array() if COMPILED else [self.box]
        self.fingerprint: str = game.box.fingerprint(content)
        self.positions = PositionWriter(game.state, game.frames, game.events, self.names)
        faces = game.positions.faces(self.box)
        self.wording = Wording(game.state.fields, game.frames, self.names, faces, game.positions.words)
        self._once: dict[str, Any] = {}
        self._move_views: dict[int, MoveView] = {}

    @cached_property
    def all_moves(self) -> list[Move]:
        """Every move of the game, by its id."""
        table = self.game.move_table
        return [table.move(number, self.names) for number in range(table.size)]

    @cached_property
    def one_hot(self) -> "OneHot":
        """The columns of the one-hot form of observations at this table."""
        from ludoteca.kernel.one_hot import OneHot

        return OneHot(self.game.observation, self.seats, self.names)

    def viewpoint(self, seat: int | str, form: str) -> tuple[int, int, bool]:
        """Who looks, as the loops take it; how many rows that makes a game; and whether they are to be one-hot."""
        if form not in ("index", "one-hot"):
            raise LudotecaError(f"There is no form “{form}” of observations. There are: index, one-hot.")
        one_hot = form == "one-hot"
        if seat == "decider":
            return DECIDER, 1, one_hot
        if seat == "all":
            return EVERYBODY, self.seats, one_hot
        if isinstance(seat, bool) or not isinstance(seat, int) or not 0 <= seat < self.seats:
            raise BadSeats(f"There is no seat {seat!r}: it is one of 0 to {self.seats - 1}, “decider” or “all”.")
        return seat, 1, one_hot

    def __deepcopy__(self, _memo: dict[int, Any]) -> Self:
        return self

    def __reduce__(self) -> tuple[Any, ...]:
        return _laid_out, (self.game, self.content, self.seats, self.options)

    def move_view(self, move: Move) -> MoveView:
        """A move as views list it. Not to be written to."""
        if move.id not in self._move_views:
            args = list(move.args)
            self._move_views[move.id] = {"id": move.id, "kind": move.kind, "args": args, "notation": str(move)}
        return self._move_views[move.id]

    def prompt(self, s: GameState) -> dict[str, Any]:
        """The decision on top of the stack, in words."""
        row = unpack_frame(s.frame[s.depth - 1])
        term = self.game.frames[row[0]]
        args = zip(term.fields.items(), row[2:], strict=False)
        named = {name: self.names.name(domain, number) for (name, domain), number in args}
        return {"kind": term.name, "seat": row[1], **named}

    def once(self, name: str, make: Callable[[], Any]) -> Any:
        """What a view shows that no move changes: made the first time, then kept. Not to be written to."""
        if name not in self._once:
            self._once[name] = make()
        return self._once[name]

    def blank(self) -> Any:
        """One blank state, as the rules hold it."""
        return self.hold(self.game.state())

    def hold(self, s: GameState) -> Any:
        """A plain state as the rules hold it: in an array of one, or in a list."""
        return s.array() if COMPILED else [s.copy()]

    def plain(self, states: Any) -> StateType:
        """The plain form of a held state; not to be written to."""
        return self.game.state.plain(states) if COMPILED else states[0]


def _laid_out(game: Any, content: Any, seats: int, options: dict[str, str]) -> Setting[Any, Any]:
    """A setting that comes from another process: the game's own, if it was played with the game's own box."""
    own = game.setting(seats, **options)
    return own if own.fingerprint == game.box.fingerprint(content) else Setting(game, content, seats, options)
