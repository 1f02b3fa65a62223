"""A match: one game being played."""

from collections.abc import Mapping, Sequence
from copy import deepcopy
from dataclasses import dataclass, replace
from typing import TYPE_CHECKING, Any, Generic, Self
from weakref import ref

from ludoteca.kernel.chance import commitment, key_of, position_commitment
from ludoteca.kernel.compiling import COMPILED
from ludoteca.kernel.errors import BadSeats, CannotUndo, IllegalMove
from ludoteca.kernel.events import Event, Happened, read_journal
from ludoteca.kernel.game_definition import GameDefinition
from ludoteca.kernel.game_parts import BoxType, StateType
from ludoteca.kernel.limits import MOST_MOVES
from ludoteca.kernel.loops import FACT_COUNT_AT, FACT_OVER, FACT_REVEALED, FACT_SEAT, PLAY_NOTHING
from ludoteca.kernel.moves import Move
from ludoteca.kernel.options import briefly
from ludoteca.kernel.rows import row, zeros
from ludoteca.kernel.saved import FORMAT
from ludoteca.kernel.setting import Setting
from ludoteca.kernel.state import NOBODY, Menu

if TYPE_CHECKING:
    from numpy.typing import NDArray

_ONLY = zeros(1, "i8")
_MADE_AGAIN = ("_play_one", "_menus", "_listed", "_plain", "_ids", "_events", "_shown", "_told", "_facts")


@dataclass(frozen=True)
class Standing:
    """How a seat stands, or ended: its rank (1 is best) and the numbers that decide it."""

    seat: int
    rank: int
    score: dict[str, int]


@dataclass(frozen=True)
class Past:
    """Where a match was before it was imagined anew: so many of its last moves can be taken back."""

    match: "Match[Any, Any]"
    seat: int
    keys: Any
    undoable: int


class Match(Generic[StateType, BoxType]):
    """One game being played. Made by `Game.new`, `Game.replay` and `Game.from_position`.

    The state is played in place. What can be asked about it (its plain form, the legal moves, the events) is read when
    somebody asks, and a move is taken back by playing all but the last one again: nothing is copied beforehand.
    """

    def __init__(
        self,
        setting: Setting[StateType, BoxType],
        states: Any,
        seed: str | None = None,
        start: dict[str, Any] | None = None,
    ):
        self.setting = setting
        self.seed = seed
        self._start = start
        self._states = states
        self._origin = _copied(states)
        """The state before the first of `_moves`."""
        self._moves: list[int] = []
        self._earlier: tuple[str, ...] = ()
        """Moves before that, in notation."""
        self._undoable = 0
        self._imagined = False
        """Whether its secrets were drawn anew: then nobody can say how it began."""
        self._past: Past | None = None
        self._told: ref[Happened] | None = None
        self._prepare()

    _plain: StateType | None
    _ids: list[int] | None
    _events: list[Event] | None
    _shown: dict[str, Any] | None

    def _prepare(self) -> None:
        self._play_one = self.game.loops.play_one
        self._menus: Any = Menu.blank_array(1) if COMPILED else [Menu()]
        self._listed: Any = zeros(MOST_MOVES, "i8")
        self._changed()
        self._facts: int | None = None

    @classmethod
    def begin(cls, setting: Setting[StateType, BoxType], seed: str) -> Self:
        """A fresh table."""
        states = setting.blank()
        setting.game.loops.begin_many(setting.boxes, states, setting.seats, _keys(seed), _ONLY, 0, 1)
        return cls(setting, states, seed)

    def __repr__(self) -> str:
        return f"<Match of {self.game.name}, {self.setting.seats} seats, {self._count} moves played>"

    @property
    def _count(self) -> int:
        """How many moves have been played."""
        return len(self._earlier) + len(self._moves)

    def __getstate__(self) -> dict[str, Any]:
        return {name: value for name, value in vars(self).items() if name not in _MADE_AGAIN}

    def __setstate__(self, state: dict[str, Any]) -> None:
        vars(self).update(state, _told=None)
        self._prepare()

    @property
    def game(self) -> GameDefinition[StateType, BoxType]:
        """The game that is played."""
        return self.setting.game

    @property
    def state(self) -> StateType:
        """The state in its plain form, to read from."""
        if self._plain is None:
            self._plain = self.setting.plain(self._states)
        return self._plain

    @property
    def seat(self) -> int | None:
        """The seat that must decide; None when the match is over."""
        facts = self._known()
        return None if facts & FACT_OVER else (facts & FACT_SEAT) - 1

    @property
    def over(self) -> bool:
        """Whether the match has ended."""
        return self._known() & FACT_OVER != 0

    @property
    def ranks(self) -> list[int]:
        """How each seat ended, 1 for a winner; zeros before the end."""
        return list(self.state.rank[: self.setting.seats])

    @property
    def winners(self) -> list[int]:
        """The seats that won; empty before the end, and when everybody lost."""
        return [seat for seat, rank in enumerate(self.ranks) if rank == 1]

    @property
    def standings(self) -> list[Standing]:
        """All seats, best first."""
        game, s = self.game, self.state
        seats = [Standing(seat, rank, game.view.score(self.setting, s, seat)) for seat, rank in enumerate(self.ranks)]
        return sorted(seats, key=lambda standing: standing.rank)

    @property
    def commitment(self) -> str:
        """The SHA-256 of the seed, or of the position if there is no seed, to show at the start."""
        start = self._beginning()
        if self.seed is None and start is not None:
            return position_commitment(start)
        return commitment(self.seed or "")

    def _beginning(self) -> dict[str, Any] | None:
        """The position that it began with, if it did not begin with a seed alone."""
        if self._start is None and self.seed is None and not self._imagined:
            self._start = self._position_of(self.setting.plain(self._origin))
        return self._start

    @property
    def log(self) -> tuple[str, ...]:
        """All moves so far, in notation."""
        all_moves = self.setting.all_moves
        return (*self._earlier, *(str(all_moves[move]) for move in self._moves))

    def recorded(self, log: Sequence[str]) -> None:
        """Tells a match that has not gone on yet which moves, since its seed, led to it."""
        self._earlier = tuple(log)

    def moves(self) -> list[Move]:
        """The legal moves of the seat that must decide."""
        all_moves = self.setting.all_moves
        return [all_moves[move] for move in self._legal_ids()]

    def table_moves(self) -> list[Move]:
        """The moves that the table, rather than the seat to decide, can make now."""
        ids = zeros(MOST_MOVES, "i8")
        count = self.game.loops.table_legal_one(self.setting.boxes, self._states, self._menus, ids)
        return [self.setting.all_moves[number] for number in sorted(ids[:count])]

    def play(self, move: Move | int | str) -> Sequence[Event]:
        """Plays a legal move; gives what happened. An IllegalMove changes nothing."""
        chosen = move.id if type(move) is Move else move
        if type(chosen) is not int or chosen not in self._legal_ids():
            chosen = self._resolve(move)
        self._keep_told()
        self._facts = self._advance(chosen)
        self._moves.append(chosen)
        self._undoable = 0 if self._facts & FACT_REVEALED else self._undoable + 1
        if self._past is not None and self._facts & FACT_REVEALED:
            self._past = None
        happened = Happened(self.events)
        self._told = ref(happened)
        return happened

    def events(self) -> list[Event]:
        """What the last move made happen, secrets included; `Event.seen_by` takes them out."""
        if self._events is None:
            self._events = read_journal(self.state, self.game.events, self.setting.names)
        return list(self._events)

    def rest(self) -> None:
        """Lets go of what was read of the state, and can be read again: the collector looks through all of it."""
        self._plain = self._events = self._shown = None

    def undo(self) -> None:
        """Takes the last move back, if nothing was revealed or rolled since."""
        if not self.can_undo:
            why = "something was revealed by it" if self._count else "nothing has been played"
            raise CannotUndo(f"The last move cannot be taken back: {why}.")
        self._keep_told()
        if self._undoable:
            moves, undoable, past = self._moves[:-1], self._undoable - 1, self._past
            self._states = _copied(self._origin)
        else:
            past = self._past
            assert past is not None
            earlier = past.match.copy()
            earlier.undo()
            self._earlier = earlier.log
            self._past = past = replace(past, match=earlier, undoable=past.undoable - 1)
            self._states = _copied(earlier._states)
            self._run("resample_many", past.seat, past.keys)
            self._origin = _copied(self._states)
            moves, undoable = [], 0
        self._changed()
        self._facts = self._advance(PLAY_NOTHING)
        for move in moves:
            self._facts = self._advance(move)
        self._moves, self._undoable = moves, undoable

    @property
    def can_undo(self) -> bool:
        """Whether `undo` would take a move back."""
        return self._undoable > 0 or (self._past is not None and self._past.undoable > 0)

    def copy(self) -> Self:
        """The same match, to go on with independently."""
        twin = object.__new__(type(self))
        kept = {name: value for name, value in vars(self).items() if name not in _MADE_AGAIN}
        vars(twin).update(kept, _told=None, _states=_copied(self._states), _moves=list(self._moves))
        twin._prepare()
        return twin

    def resampled(self, seat: int | None, key: str) -> Self:
        """The match as `seat` (None: a spectator) might imagine it: all that it cannot know drawn anew."""
        number = NOBODY if seat is None else self._checked(seat)
        states, keys = _copied(self._states), _keys(key)
        self.game.loops.resample_many(self.setting.boxes, states, number, keys, 0, 1)
        twin = type(self)(self.setting, states)
        twin._earlier = self.log
        twin._imagined = True
        if self.can_undo:
            undoable = self._undoable + (self._past.undoable if self._past else 0)
            twin._past = Past(self.copy(), number, keys, undoable)
        return twin

    def redealt(self, seed: str) -> Self:
        """A match that begins here with other chance: what not everybody may know is drawn anew from the seed.

        Who arranged the position, or saw the match that it is from, knows no more than the others then.
        """
        twin = self.resampled(None, seed)
        twin.seed = seed
        twin._start = self.position() if self._count or self._start is None else self._start
        twin._earlier = ()
        twin._past = None
        return twin

    def preview(self, move: Move | int | str) -> list[Event]:
        """What a move of the seat to decide will surely do: its events up to the first chance or secret."""
        seat = self.seat
        if seat is None:
            raise IllegalMove("The match is over.")
        twin = self.resampled(seat, "preview")
        twin.play(move)
        certain = twin.state.events if twin.state.reveal_at < 0 else twin.state.reveal_at
        return [event.seen_by(seat) for event in twin.events()[:certain]]

    def view(self, seat: int | None = None, previews: bool = False) -> dict[str, Any]:
        """All that a seat may know (None: a spectator), ready for JSON."""
        return self.common_view() | ({} if seat is None else self.view_of(seat, previews))

    def common_view(self) -> dict[str, Any]:
        """What everybody may know, which is a spectator's view. It is made once a move: not to be changed."""
        if self._shown is None:
            self._shown = self._spectators_view()
        return self._shown

    def view_of(self, seat: int, previews: bool = False) -> dict[str, Any]:
        """What is different for a seat, to lay over what everybody may know."""
        view: dict[str, Any] = {"viewer": self._checked(seat)}
        if self._secretive:
            view["events"] = [event.seen_by(seat).as_json() for event in self.events()]
        if seat == self.seat:
            view["moves"] = [self._move_view(move, previews) for move in self.moves()]
        if self.game.view.describe_to is not None:
            view |= self.game.view.describe_to(self.setting, self.state, seat, self.common_view())
        return view

    @property
    def _secretive(self) -> bool:
        """Whether not everybody may know all of what happened."""
        if self._events is None:
            self.events()
        return any(event.secret for event in self._events or ())

    def _spectators_view(self) -> dict[str, Any]:
        """What everybody may know: written once a move, and what a seat knows besides is laid over it."""
        s, game = self.state, self.game
        return {
            "game": game.name,
            "seats": self.setting.seats,
            "options": dict(self.setting.options),
            "index": self._count,
            "viewer": None,
            "deciding": self.seat,
            "prompt": None if self.over else self.setting.prompt(s),
            "over": self.over,
            "ranks": self.ranks if self.over else None,
            "events": [event.seen_by(None).as_json() for event in self.events()],
            "moves": [],
            "can_undo": self.can_undo,
            **game.view.describe(self.setting, s),
        }

    def observe(self, seat: int | None = None, form: str = "index") -> "NDArray[Any]":
        """What a seat sees, by default the one that must decide, as numbers for a network: see `Batch.observe`."""
        who, _, one_hot = self.setting.viewpoint("decider" if seat is None else seat, form)
        from ludoteca.kernel.one_hot import empty_rows, encoded

        rows = empty_rows(self.game.observation)
        self._run("observe_many", who, rows)
        seen: NDArray[Any] = (encoded(rows, self.setting.one_hot) if one_hot else rows)[0, 0]
        return seen

    def record(self, sealed: bool = False) -> dict[str, Any]:
        """The match as a saved game; `sealed` leaves out what it began with, as for a match that goes on."""
        record: dict[str, Any] = {
            "ludoteca": FORMAT,
            "game": self.game.name,
            "rules": self.game.version,
            "box": self.setting.fingerprint,
            "seats": self.setting.seats,
            "options": dict(self.setting.options),
            "commitment": self.commitment,
            "moves": list(self.log),
        }
        if not sealed:
            if self.seed is not None:
                record["seed"] = self.seed
            start = self._beginning()
            if start is not None:
                record["start"] = deepcopy(start)
        if self.over:
            record["ranks"] = self.ranks
        return record

    def position(self) -> dict[str, Any]:
        """The complete position in words, secrets included."""
        return self._position_of(self.state)

    def _position_of(self, s: StateType) -> dict[str, Any]:
        return {
            "game": self.game.name,
            "box": self.setting.fingerprint,
            "seats": self.setting.seats,
            "options": briefly(self.game.options, self.setting.options),
            **self.setting.wording.write(self.setting.positions.write(s)),
        }

    def _run(self, loop: str, *args: Any) -> None:
        """Runs one of the kernel's loops over this one game."""
        getattr(self.game.loops, loop)(self.setting.boxes, self._states, *args, 0, 1)

    def _changed(self) -> None:
        self.rest()
        self._ids = None

    def _keep_told(self) -> None:
        """What was told of the last move is read now, if anybody still holds it."""
        told = None if self._told is None else self._told()
        if told is not None:
            told.read()

    def _advance(self, move: int) -> int:
        """Plays a legal move, or none; gives the facts about what came of it."""
        facts: int = self._play_one(self.setting.boxes, self._states, self._menus, move, self._listed, COMPILED)
        self._changed()
        return facts

    def _known(self) -> int:
        """Whose turn it is, and whether it is over."""
        if self._facts is None:
            self._facts = self._advance(PLAY_NOTHING)
        return self._facts

    def _legal_ids(self) -> list[int]:
        """The ids of the legal moves, in order."""
        if self._ids is None:
            facts = self._known()
            if not COMPILED:
                facts = self._play_one(self.setting.boxes, self._states, self._menus, PLAY_NOTHING, self._listed, True)
            ids = self._listed[: facts >> FACT_COUNT_AT]
            self._ids = sorted(ids.tolist() if COMPILED else ids)
        return self._ids

    def _move_view(self, move: Move, previews: bool) -> Mapping[str, Any]:
        view: Mapping[str, Any] = self.setting.move_view(move)
        return {**view, "preview": [event.as_json() for event in self.preview(move)]} if previews else view

    def _resolve(self, move: Move | int | str) -> int:
        table, names = self.game.move_table, self.setting.names
        if isinstance(move, str):
            move = table.parse(move, names)
        elif isinstance(move, bool) or not isinstance(move, Move | int):
            raise IllegalMove(f"A move is a Move, an id or a notation, not {type(move).__name__}.")
        elif isinstance(move, int):
            move = table.move(move, names)
        if self.over:
            raise IllegalMove("The match is over.")
        allowed = self.table_moves() if move.id >= self.game.first_table_move else self.moves()
        if all(move.id != legal.id for legal in allowed):
            now = ", ".join(str(legal) for legal in allowed[:12]) or "none"
            more = f" and {len(allowed) - 12} more" if len(allowed) > 12 else ""
            raise IllegalMove(f"“{move}” is not legal now. Legal: {now}{more}.")
        return move.id

    def _checked(self, seat: int) -> int:
        if isinstance(seat, bool) or not isinstance(seat, int) or not 0 <= seat < self.setting.seats:
            raise BadSeats(f"There is no seat {seat!r}: they are numbered 0 to {self.setting.seats - 1}.")
        return seat


def _keys(seed: str) -> Any:
    """The key of a seed, as the loops take it."""
    return row([list(key_of(seed))], "u8")


def _copied(states: Any) -> Any:
    """A held state of its own, like another."""
    return states.copy() if COMPILED else [states[0].copy()]
