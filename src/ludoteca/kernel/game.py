"""A game: what can be done with one of the games that are played here."""

import sys
from collections.abc import Callable, Mapping
from copy import deepcopy
from functools import cached_property
from pathlib import Path
from typing import TYPE_CHECKING, Any, Self

from ludoteca.kernel.chance import new_seed
from ludoteca.kernel.compiling import is_warm, mark_warm
from ludoteca.kernel.content import Folder
from ludoteca.kernel.errors import BadPosition, BadRecord, BadSeats, LudotecaError
from ludoteca.kernel.game_definition import GameDefinition
from ludoteca.kernel.game_parts import BoxType, StateType
from ludoteca.kernel.limits import FIRST_TASK
from ludoteca.kernel.match import Match
from ludoteca.kernel.options import is_whole, settle
from ludoteca.kernel.saved import SavedGame, as_saved, seed_fault
from ludoteca.kernel.setting import Setting
from ludoteca.kernel.state import unpack_frame

if TYPE_CHECKING:
    from ludoteca.kernel.batch import Batch

RULES = "rules"
"""The part of the machine code that matches and batches need."""


MOST_SETTINGS = 64
"""Settings of the game's own box that are kept at hand; tables hold on to their own."""
Laid = Path | str | Folder | Setting[Any, Any] | None
"""What to play with: the game's own box (None), another one's folder or files, or one that is laid out already."""


def _say_on_stderr(text: str) -> None:
    sys.stderr.write(f"{text}\n")
    sys.stderr.flush()


class Game(GameDefinition[StateType, BoxType]):
    """One of the games. See `docs/api.md` for what can be done with it."""

    @cached_property
    def _settings(self) -> dict[Any, Setting[StateType, BoxType]]:
        """The game's own box, as it was laid out before."""
        return {}

    def setting(self, seats: int, box: Laid = None, **options: Any) -> Setting[StateType, BoxType]:
        """The box laid out for that many seats; another box than the game's own if one is given."""
        if not is_whole(seats):
            raise BadSeats(
                f"{self.title} is for {self.seats[0]} to {self.seats[-1]} players, given as a whole number, not as"
                f" {str(seats)[:60]!r}."
            )
        if seats not in self.seats:
            raise BadSeats(f"{self.title} is for {self.seats[0]} to {self.seats[-1]} players, not {seats}.")
        settled = settle(self.options, options)
        if isinstance(box, Setting):
            same = (box.game, box.seats, box.options) == (self, seats, settled)
            return box if same else Setting(self, box.content, seats, settled)
        if box is not None:
            return Setting(self, self.box.read(Path(box) if isinstance(box, str) else box), seats, settled)
        key = (seats, *settled.values())
        kept = self._settings.get(key)
        if kept is None:
            kept = self._settings[key] = Setting(self, self.box.read(self.folder / "box"), seats, settled)
            if len(self._settings) > MOST_SETTINGS:
                self._settings.pop(next(iter(self._settings)), None)
        return kept

    def new(self, seats: int, seed: str | None = None, box: Laid = None, **options: Any) -> Match[StateType, BoxType]:
        """A new match. Without a seed it gets one from the system's entropy."""
        self.check_options(seats, options)
        return Match.begin(self.setting(seats, box, **options), new_seed() if seed is None else seed)

    def from_position(self, position: Mapping[str, Any], box: Laid = None) -> Match[StateType, BoxType]:
        """A match that begins in a position. Whatever cannot be on a table is refused before a rule runs."""
        if not isinstance(position, Mapping) or not {"game", "seats", "options"} <= set(position):
            raise BadPosition("A position has the entries game, seats and options, and says what is on the table.")
        name, seats, options = (position[key] for key in ("game", "seats", "options"))
        if name != self.name:
            raise BadPosition(f"This is a position of “{str(name)[:60]}”, not of {self.name}.")
        if not isinstance(options, Mapping):
            raise BadPosition("Position: options must list the options by name.")
        self.check_options(seats, options)
        setting = self.setting(seats, box, **options)
        if position.get("box", setting.fingerprint) != setting.fingerprint:
            raise BadPosition(
                f"This position is for another box ({str(position['box'])[:60]}; this one is {setting.fingerprint})."
            )
        words = {name: value for name, value in position.items() if name not in ("game", "seats", "options", "box")}
        # Tables and records of earlier releases hold positions field by field.
        words = words["state"] if set(words) == {"state"} else setting.wording.read(words, seats)
        if not isinstance(words, Mapping):
            raise BadPosition("Position: state must list the fields by name.")
        s: Any = setting.positions.read(words)
        if s.seats != seats or s.steps >= self.most_steps:
            raise BadPosition(f"Position: seats must be {seats}, and steps below {self.most_steps}.")
        setting.positions.check(s)
        self.positions.derive(setting.box, s)
        fault = self.positions.audit(setting.box, s)
        if fault:
            raise BadPosition(f"Position: {fault}.")
        setting.positions.compare(s, words)
        self._check_decisions(setting, s)
        return Match(setting, setting.hold(s), start=deepcopy(dict(position)))

    def arrange(
        self, seats: int, wanted: Mapping[str, Any] | None = None, box: Laid = None, seed: str = "", **options: Any
    ) -> Match[StateType, BoxType]:
        """A match at a table set up by hand: what is asked for is there, and the rest of the box fills it up.

        What can be asked for is a part of a position, with some shorter ways to say it; see docs/positions.md.
        """
        if self.positions.arrange is None:
            raise BadPosition(f"{self.title} does not say how to set a table up by hand.")
        fresh = self.new(seats, seed, box, **options)
        asked = dict(wanted or {})
        dealt = fresh.position()
        chance = dealt["chance"] | asked.pop("chance", {})
        try:
            words = self.positions.arrange(fresh.setting, dealt, asked)
        except (TypeError, ValueError, AttributeError) as error:
            raise BadPosition(f"Position: what is asked for cannot be understood ({error}).") from None
        facts = {"game": self.name, "seats": seats, "options": fresh.setting.options, "chance": chance}
        return self.from_position(words | facts, fresh.setting)

    def _check_decisions(self, setting: Setting[StateType, BoxType], s: StateType) -> None:
        """Whoever must decide, now or when what lies on a decision is done, must have something to choose."""
        for depth in range(s.depth, 0, -1):
            kind = unpack_frame(s.frame[depth - 1])[0]
            if kind >= FIRST_TASK or (depth < s.depth and kind in self.positions.unfinished):
                continue
            until_then = s.copy()
            until_then.depth = depth
            if not Match(setting, setting.hold(until_then)).moves():
                raise BadPosition(f"Position: there is nothing to choose in the decision “{self.frames[kind].name}”.")

    def replay(
        self, record: Mapping[str, Any] | SavedGame, box: Laid = None, moves: int | None = None
    ) -> Match[StateType, BoxType]:
        """The match of a record, played again: to its end, or as many moves as asked for."""
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
            if saved.seed is not None:
                match = match.redealt(saved.seed)
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
        seed: str | None = None,
        device: str = "cpu",
        box: Laid = None,
        threads: int | None = None,
        record: bool = False,
        **options: Any,
    ) -> "Batch":
        """Many games side by side, on CPU threads or on a GPU (`device="cuda"`).

        Without a seed they get one from the system's entropy. With `record` the moves are kept: see `Batch.records`.
        """
        self.check_options(seats, options)
        setting = self.setting(seats, box, **options)
        # Batches are NumPy arrays; a match needs none.
        from ludoteca.kernel.open_batch import open_batch

        return open_batch(setting, size, new_seed() if seed is None else seed, device, threads, record)

    def warm_up(self, say: Callable[[str], None] | None = None) -> Self:
        """Compiles the rules now, unless that was done on this machine before."""
        if is_warm(self.package, RULES):
            return self
        say = say or _say_on_stderr
        say(f"Compiling the rules of {self.title} for this machine. This is done once and takes a minute or two.")
        match = self.new(self.seats[0], "warm")
        match.resampled(match.seat, "warm").play(match.moves()[0])
        match.table_moves()
        self.batch(1, self.seats[0], "warm").play_random()
        mark_warm(self.package, RULES)
        return self

    def verify(self, record: Mapping[str, Any] | SavedGame, box: Laid = None) -> Match[StateType, BoxType]:
        """Checks a record: its seed or its position against its commitment, every move, and the result."""
        saved = as_saved(record)
        fault = seed_fault(saved)
        if fault:
            raise BadRecord(fault)
        match = self.replay(saved, box)
        if saved.ranks is not None and len(saved.ranks) != saved.seats:
            raise BadRecord("The record must give one rank for each seat.")
        if saved.ranks is not None and match.ranks != saved.ranks:
            raise BadRecord(f"The record says the seats ended as {saved.ranks}; played again: {match.ranks}.")
        return match


def game_of(
    played: Match[StateType, BoxType] | Setting[StateType, BoxType],
) -> Game[StateType, BoxType]:
    """The game of a match or a setting, with all that can be done with one: other matches, batches, replays."""
    game = played.game
    assert isinstance(game, Game)
    return game
