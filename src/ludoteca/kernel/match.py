"""A match: one game being played."""

from dataclasses import dataclass
from typing import Any, Generic, Self

import numpy as np

from ludoteca.kernel.chance import commitment, key_of
from ludoteca.kernel.compiling import COMPILED
from ludoteca.kernel.errors import BadSeats, CannotUndo, IllegalMove
from ludoteca.kernel.events import Event, read_journal
from ludoteca.kernel.game import BoxType, Game, Setting, StateType
from ludoteca.kernel.moves import Move
from ludoteca.kernel.saved import FORMAT
from ludoteca.kernel.state import NOBODY, Menu, unpack_frame


@dataclass(frozen=True)
class Standing:
    """How a seat stands, or ended: its rank (1 is best) and the numbers that decide it."""

    seat: int
    rank: int
    score: dict[str, int]


class Match(Generic[StateType, BoxType]):
    """One game being played. Made by `Game.new`, `Game.replay` and `Game.from_position`."""

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
        self._plain: StateType | None = None
        self._menus: Any = Menu.blank_array(1) if COMPILED else [Menu()]
        self._legal: list[Move] | None = None
        self._events: list[Event] | None = None
        self._shown: dict[str, Any] | None = None
        self._log: list[str] = []
        self._undoable: list[Any] = []

    @classmethod
    def begin(cls, setting: Setting[StateType, BoxType], seed: str) -> Self:
        """A fresh table."""
        match = cls(setting, setting.blank(), seed)
        match._run("begin_many", setting.seats, _keys(seed), np.zeros(1, np.intp))
        return match

    def __repr__(self) -> str:
        return f"<Match of {self.game.name}, {self.setting.seats} seats, {len(self._log)} moves played>"

    @property
    def game(self) -> Game[StateType, BoxType]:
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
        return None if self.state.over else self.state.seat

    @property
    def over(self) -> bool:
        """Whether the match has ended."""
        return bool(self.state.over)

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
        seats = [Standing(seat, rank, game.score(self.setting, s, seat)) for seat, rank in enumerate(self.ranks)]
        return sorted(seats, key=lambda standing: standing.rank)

    @property
    def commitment(self) -> str:
        """The SHA-256 of the seed, to show at the start."""
        return commitment(self.seed or "")

    @property
    def log(self) -> tuple[str, ...]:
        """All moves so far, in notation."""
        return tuple(self._log)

    def moves(self) -> list[Move]:
        """The legal moves of the seat that must decide."""
        if self._legal is None:
            self._legal = self._listed("legal_many")
        return list(self._legal)

    def table_moves(self) -> list[Move]:
        """The moves that the table, rather than the seat to decide, can make now."""
        return self._listed("table_legal_many")

    def play(self, move: Move | int | str) -> list[Event]:
        """Plays a legal move; gives what happened. An IllegalMove changes nothing."""
        chosen = self._resolve(move)
        reveals = self.state.reveals
        before = self._states.copy() if COMPILED else [self._states[0].copy()]
        self._run("play_many", np.array([chosen.id], np.int16) if COMPILED else [chosen.id])
        self._changed()
        self._log.append(str(chosen))
        if self.state.reveals != reveals:
            self._undoable.clear()
        else:
            self._undoable.append(before)
        return self.events()

    def events(self) -> list[Event]:
        """What the last move made happen, secrets included; `Event.seen_by` takes them out."""
        if self._events is None:
            self._events = read_journal(self.state, self.game.events, self.setting.names)
        return list(self._events)

    def undo(self) -> None:
        """Takes the last move back, if nothing was revealed or rolled since."""
        if not self._undoable:
            why = "something was revealed by it" if self._log else "nothing has been played"
            raise CannotUndo(f"The last move cannot be taken back: {why}.")
        self._states = self._undoable.pop()
        self._log.pop()
        self._changed()

    @property
    def can_undo(self) -> bool:
        """Whether `undo` would take a move back."""
        return bool(self._undoable)

    def copy(self) -> Self:
        """The same match, to go on with independently."""
        twin = type(self)(self.setting, self.setting.hold(self.state), self.seed, self._start)
        twin._log = list(self._log)
        twin._undoable = list(self._undoable)
        return twin

    def resampled(self, seat: int | None, key: str) -> Self:
        """The match as `seat` (None: a spectator) might imagine it: all that it cannot know drawn anew."""
        twin = self.copy()
        twin._run("resample_many", NOBODY if seat is None else self._checked(seat), _keys(key))
        twin.seed = twin._start = None
        twin._undoable.clear()
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
        if self._shown is None:
            self._shown = self._spectators_view()
        view = self._shown.copy()
        if seat is None:
            return view
        view["viewer"] = self._checked(seat)
        if any(event.secret for event in self.events()):
            view["events"] = [event.seen_by(seat).as_json() for event in self.events()]
        if seat == self.seat:
            view["moves"] = [self._move_view(move, previews) for move in self.moves()]
        if self.game.describe_to is not None:
            view.update(self.game.describe_to(self.setting, self.state, seat, view))
        return view

    def _spectators_view(self) -> dict[str, Any]:
        """What everybody may know: written once a move, and what a seat knows besides is laid over it."""
        s, names, game = self.state, self.setting.names, self.game
        prompt = None
        if not self.over:
            row = unpack_frame(s.frame[s.depth - 1])
            term = game.frames[row[0]]
            args = zip(term.fields.items(), row[2:], strict=False)
            prompt = {
                "kind": term.name,
                "seat": row[1],
                **{name: names.name(domain, number) for (name, domain), number in args},
            }
        return {
            "game": game.name,
            "seats": self.setting.seats,
            "options": self.setting.options,
            "index": len(self._log),
            "viewer": None,
            "deciding": self.seat,
            "prompt": prompt,
            "over": self.over,
            "ranks": self.ranks if self.over else None,
            "events": [event.seen_by(None).as_json() for event in self.events()],
            "moves": [],
            "can_undo": self.can_undo,
            **game.describe(self.setting, s),
        }

    def record(self, sealed: bool = False) -> dict[str, Any]:
        """The match as a saved game; `sealed` leaves out what it began with, as for a match that goes on."""
        record: dict[str, Any] = {
            "ludoteca": FORMAT,
            "game": self.game.name,
            "rules": self.game.version,
            "box": self.setting.fingerprint,
            "seats": self.setting.seats,
            "options": self.setting.options,
            "commitment": self.commitment,
            "moves": list(self._log),
        }
        if self.seed is not None and not sealed:
            record["seed"] = self.seed
        if self._start is not None and not sealed:
            record["start"] = self._start
        if self.over:
            record["ranks"] = self.ranks
        return record

    def position(self) -> dict[str, Any]:
        """The complete position in words, secrets included."""
        return {
            "game": self.game.name,
            "seats": self.setting.seats,
            "options": self.setting.options,
            "state": self.setting.positions.write(self.state),
        }

    def _run(self, loop: str, *args: Any) -> None:
        """Runs one of the kernel's loops over this one game."""
        getattr(self.game.loops, loop)(self.setting.boxes, self._states, *args, 0, 1)

    def _changed(self) -> None:
        self._plain = None
        self._legal = None
        self._events = None
        self._shown = None

    def _listed(self, loop: str) -> list[Move]:
        mask = np.zeros((1, self.game.move_table.size), bool)
        self._run(loop, self._menus, mask)
        return [self.setting.move(number) for number in np.flatnonzero(mask[0]).tolist()]

    def _move_view(self, move: Move, previews: bool) -> dict[str, Any]:
        view = self.setting.move_view(move)
        return view | {"preview": [event.as_json() for event in self.preview(move)]} if previews else view

    def _resolve(self, move: Move | int | str) -> Move:
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
        return move

    def _checked(self, seat: int) -> int:
        if isinstance(seat, bool) or not isinstance(seat, int) or not 0 <= seat < self.setting.seats:
            raise BadSeats(f"There is no seat {seat!r}: they are numbered 0 to {self.setting.seats - 1}.")
        return seat


def _keys(seed: str) -> Any:
    """The key of a seed, as the loops take it."""
    return np.array([key_of(seed)], np.uint64) if COMPILED else [list(key_of(seed))]
