"""A game: its facts, its words and its rules, bundled for everyone who plays it."""

import sys
from collections.abc import Callable, Mapping
from dataclasses import dataclass
from functools import cached_property
from pathlib import Path
from typing import TYPE_CHECKING, Any, Generic, Self, TypeVar

from ludoteca.kernel.chance import new_seed
from ludoteca.kernel.compiling import COMPILED, is_warm, mark_warm, specialise
from ludoteca.kernel.errors import BadPosition, BadRecord, BadSeats, LudotecaError
from ludoteca.kernel.level import Level
from ludoteca.kernel.locale import Catalogue, catalogue
from ludoteca.kernel.moves import Move, Moves
from ludoteca.kernel.options import Option, settle
from ludoteca.kernel.position import PositionWriter
from ludoteca.kernel.record import Record
from ludoteca.kernel.saved import SavedGame, as_saved
from ludoteca.kernel.state import GameState, nothing_follows
from ludoteca.kernel.vocabulary import Events, Frames, Names

if TYPE_CHECKING:
    from ludoteca.kernel.batch import Batch
    from ludoteca.kernel.match import Match

RuleFunction = Callable[..., Any]
StateType = TypeVar("StateType", bound=GameState)
BoxType = TypeVar("BoxType", bound=Record)


@dataclass(frozen=True)
class Rules:
    """The rule functions that a game gives to the kernel. `box` and `s` come first in each.

    deal(box, s)                 set the table; leave the first decision on the stack
    legal(box, s, menu)          offer the legal moves of the decision on top
    answer(box, s, move)         the choice was made: take the decision off and do what it means
    perform(box, s)              take the task on top off and do it, if it is not one that `follow` does
    table_move(box, s, move)     a move of the table, not of the seat to decide
    table_legal(box, s, menu)    offer the table moves that are possible now
    conclude(box, s)             write the ranks: the game ends here (also at the step limit)
    resample(box, s, seat, key0, key1)   redraw all that the seat cannot know
    conceal(box, s, seat)        put all that the seat cannot know into one fixed order, as if nobody had ever known it
    value(box, s, seat)          how good things look for a seat, for simple bots
    appeal(box, s, move)         how inviting a legal move looks at first sight: a weight above 0
    enough(box, s, turns, decisions)   whether an imagined game of that many turns and decisions can be judged here
    forecast(box, s, shares)     write down the share of a victory that each seat may expect
    follow(box, s)               do the tasks that so often come next that they are done in the same breath, if any do
    """

    deal: RuleFunction
    legal: RuleFunction
    answer: RuleFunction
    perform: RuleFunction
    table_move: RuleFunction
    table_legal: RuleFunction
    conclude: RuleFunction
    resample: RuleFunction
    conceal: RuleFunction
    value: RuleFunction
    appeal: RuleFunction
    enough: RuleFunction
    forecast: RuleFunction
    follow: RuleFunction = nothing_follows


class Setting(Generic[StateType, BoxType]):
    """A box laid out for a number of seats with its options: all that a match does not change."""

    def __init__(self, game: "Game[StateType, BoxType]", content: Any, seats: int, options: dict[str, str]):
        self.game = game
        self.content = content
        self.seats = seats
        self.options = options
        self.names: Names = game.names(content)
        self.box: BoxType = game.build(content, seats, options)
        self.boxes: Any = self.box.array() if COMPILED else [self.box]
        self.fingerprint: str = game.fingerprint(content)
        self.positions = PositionWriter(game.state, game.frames, game.events, self.names)
        self._once: dict[str, Any] = {}
        self._moves: dict[int, Move] = {}
        self._move_views: dict[int, dict[str, Any]] = {}

    def move(self, number: int) -> Move:
        """The move with that id."""
        if number not in self._moves:
            self._moves[number] = self.game.move_table.move(number, self.names)
        return self._moves[number]

    def move_view(self, move: Move) -> dict[str, Any]:
        """A move as views list it. Not to be written to."""
        if move.id not in self._move_views:
            args = list(move.args)
            self._move_views[move.id] = {"id": move.id, "kind": move.kind, "args": args, "notation": str(move)}
        return self._move_views[move.id]

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


def _say_on_stderr(text: str) -> None:
    sys.stderr.write(f"{text}\n")
    sys.stderr.flush()


class Game(Generic[StateType, BoxType]):
    """One of the games. See `docs/api.md` for what can be done with it."""

    def __init__(
        self,
        *,
        name: str,
        version: int,
        folder: Path,
        seats: range,
        options: Mapping[str, Option],
        state: type[StateType],
        box: type[BoxType],
        moves: Moves,
        first_table_move: int,
        events: Events,
        frames: Frames,
        card_event: int,
        most_steps: int,
        rules: Rules,
        read: Callable[[Path], Any],
        build: Callable[[Any, int, dict[str, str]], BoxType],
        fingerprint: Callable[[Any], str],
        names: Callable[[Any], Names],
        describe: Callable[[Setting[StateType, BoxType], StateType], dict[str, Any]],
        score: Callable[[Setting[StateType, BoxType], StateType, int], dict[str, int]],
        derive: Callable[[BoxType, StateType], None],
        audit: Callable[[BoxType, StateType], str | None],
        describe_to: Callable[[Setting[StateType, BoxType], StateType, int, dict[str, Any]], dict[str, Any]]
        | None = None,
        levels: Mapping[str, Level] | None = None,
        explores_less_in_crowds: bool = False,
    ):
        self.name = name
        self.version = version
        self.folder = folder
        self.seats = seats
        self.options = options
        self.state = state
        self.box_type = box
        self.move_table = moves
        self.first_table_move = first_table_move
        self.events = events
        self.frames = frames
        self.card_event = card_event
        self.most_steps = most_steps
        self.rules = rules
        self.read = read
        self.build = build
        self.fingerprint = fingerprint
        self.names = names
        self.describe = describe
        """The game's own part of a view, as a spectator sees it."""
        self.describe_to = describe_to
        """The entries of it that are different for a seat; None if nothing is for one seat alone."""
        self.score = score
        self.derive = derive
        self.audit = audit
        self.levels = levels or {}
        """Levels of bots that are other than usual here, so that they stand apart at every table."""
        self.explores_less_in_crowds = explores_less_in_crowds
        """Whether bots leave less to exploring at large tables, where shares of the victory are small, and so is what
        one move brings more than another.
        """
        self._settings: dict[Any, Setting[StateType, BoxType]] = {}

    def __repr__(self) -> str:
        return f"<Game {self.name}>"

    @cached_property
    def flow(self) -> Any:
        """The kernel's flow of a match for this game: `begin` and `play`."""
        rules = self.rules
        return specialise(
            "ludoteca.kernel.flow",
            self.name,
            {
                "MOST_STEPS": self.most_steps,
                "FIRST_TABLE_MOVE": self.first_table_move,
                "deal": rules.deal,
                "answer": rules.answer,
                "perform": rules.perform,
                "follow": rules.follow,
                "table_move": rules.table_move,
                "conclude": rules.conclude,
            },
        )

    @cached_property
    def functions(self) -> dict[str, RuleFunction]:
        """What generic loops and bots are specialised with."""
        rules = self.rules
        return {
            "begin": self.flow.begin,
            "play": self.flow.play,
            "decide": self.flow.decide,
            "what_next": self.flow.what_next,
            "perform": rules.perform,
            "legal": rules.legal,
            "table_legal": rules.table_legal,
            "resample": rules.resample,
            "conceal": rules.conceal,
            "value": rules.value,
            "appeal": rules.appeal,
            "enough": rules.enough,
            "forecast": rules.forecast,
        }

    def specialised(self, template: str) -> Any:
        """A module of generic loops for this game."""
        return specialise(template, self.name, self.functions)

    @cached_property
    def loops(self) -> Any:
        """The kernel's loops for this game."""
        return self.specialised("ludoteca.kernel.loops")

    @cached_property
    def title(self) -> str:
        """The game's name in English; `language(...)` has the others."""
        return self.language("en").text("game-title")

    def language(self, language: str) -> Catalogue:
        """The game's words in a language."""
        return catalogue(language, self.folder / "locale")

    def setting(self, seats: int, box: Path | str | None = None, **options: Any) -> Setting[StateType, BoxType]:
        """The box laid out for that many seats; another box than the game's own if a folder is given."""
        if isinstance(seats, bool) or not isinstance(seats, int) or seats not in self.seats:
            raise BadSeats(f"{self.title} is for {self.seats[0]} to {self.seats[-1]} players, not {seats}.")
        settled = settle(self.options, options)
        key = (None if box is None else str(box), seats, tuple(settled.values()))
        if box is not None or key not in self._settings:
            content = self.read(self.folder / "box" if box is None else Path(box))
            self._settings[key] = Setting(self, content, seats, settled)
        return self._settings[key]

    def new(
        self, seats: int, seed: str | None = None, box: Path | str | None = None, **options: Any
    ) -> "Match[StateType, BoxType]":
        """A new match. Without a seed it gets one from the system's entropy."""
        from ludoteca.kernel.match import Match

        return Match.begin(self.setting(seats, box, **options), new_seed() if seed is None else seed)

    def from_position(self, position: Mapping[str, Any], box: Path | str | None = None) -> "Match[StateType, BoxType]":
        """A match that begins in a position."""
        from ludoteca.kernel.match import Match

        try:
            name, seats, options, words = (position[key] for key in ("game", "seats", "options", "state"))
            options = dict(options)
        except (KeyError, TypeError, ValueError):
            raise BadPosition("A position has the entries game, seats, options and state.") from None
        if name != self.name:
            raise BadPosition(f"This is a position of “{name}”, not of {self.name}.")
        if not isinstance(words, Mapping):
            raise BadPosition("Position: state must list the fields by name.")
        setting = self.setting(seats, box, **options)
        s: Any = setting.positions.read(words)
        if s.seats != seats:
            raise BadPosition(f"Position: the state has {s.seats} seats, the position {seats}.")
        self.derive(setting.box, s)
        fault = self.audit(setting.box, s)
        if fault:
            raise BadPosition(f"Position: {fault}.")
        return Match(setting, setting.hold(s), start=dict(position))

    def replay(
        self, record: Mapping[str, Any] | SavedGame, box: Path | str | None = None, moves: int | None = None
    ) -> "Match[StateType, BoxType]":
        """The match of a record, played again: to its end, or as many moves as asked for."""
        from ludoteca.kernel.match import Match

        saved = as_saved(record)
        if saved.game != self.name:
            raise BadRecord(f"This is a record of “{saved.game}”, not of {self.name}.")
        if saved.rules != self.version:
            raise BadRecord(
                f"This record was played with version {saved.rules} of the rules of {self.name}; this is version"
                f" {self.version}."
            )
        if saved.seed is None and saved.start is None:
            raise BadRecord("This record does not give its seed: the match was still going on when it was saved.")
        setting = self.setting(saved.seats, box, **saved.options)
        if saved.box != setting.fingerprint:
            raise BadRecord(
                f"This record was played with another box ({saved.box}; this one is {setting.fingerprint}):"
                " say which with --box, or the argument box."
            )
        if saved.start is not None:
            match = self.from_position(saved.start, box)
        else:
            match = Match.begin(setting, saved.seed or "")
        for number, notation in enumerate(saved.moves[:moves], 1):
            try:
                match.play(notation)
            except LudotecaError as error:
                raise BadRecord(f"The record goes wrong at move {number}, “{notation}”: {error}") from None
        return match

    def batch(
        self,
        size: int,
        seats: int,
        seed: str = "",
        device: str = "cpu",
        box: Path | str | None = None,
        threads: int | None = None,
        **options: Any,
    ) -> "Batch":
        """Many games side by side, on CPU threads or on a GPU (`device="cuda"`)."""
        from ludoteca.kernel.batch import open_batch

        return open_batch(self.setting(seats, box, **options), size, seed, device, threads)

    def warm_up(self, say: Callable[[str], None] | None = None) -> Self:
        """Compiles the rules now, unless that was done on this machine before."""
        if is_warm(self.name):
            return self
        say = say or _say_on_stderr
        say(f"Compiling the rules of {self.title} for this machine. This is done once and takes under a minute.")
        match = self.new(self.seats[0], "warm")
        match.resampled(match.seat, "warm").play(match.moves()[0])
        match.table_moves()
        self.batch(1, self.seats[0], "warm").play_random()
        mark_warm(self.name)
        return self

    def verify(
        self, record: Mapping[str, Any] | SavedGame, box: Path | str | None = None
    ) -> "Match[StateType, BoxType]":
        """Checks a record: its seed against its commitment, every move, and the result. Raises BadRecord."""
        from ludoteca.kernel.chance import commitment

        saved = as_saved(record)
        if saved.seed is not None and commitment(saved.seed) != saved.commitment:
            raise BadRecord("The seed is not the one that was committed to at the start.")
        match = self.replay(saved, box)
        if saved.ranks is not None and match.ranks != saved.ranks:
            raise BadRecord(f"The record says the seats ended as {saved.ranks}; played again: {match.ranks}.")
        return match
