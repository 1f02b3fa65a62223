"""A game as its package declares it: facts, words, rules, and the machine code that is made of them."""

import importlib
import sys
from collections.abc import Mapping, Sequence
from functools import cached_property
from pathlib import Path
from typing import Any, Generic, Self

from ludoteca.kernel.compiling import owner_of, specialise
from ludoteca.kernel.errors import BadOption, LudotecaError
from ludoteca.kernel.game_parts import (
    BoxFormat,
    BoxType,
    Features,
    Positions,
    Quantity,
    Report,
    RuleFunction,
    Rules,
    StateType,
    TableMoves,
    Terms,
    Views,
)
from ludoteca.kernel.limit_checks import check_limits
from ludoteca.kernel.locale import Catalogue, catalogue, plain_message
from ludoteca.kernel.observation import Observation, nothing_seen
from ludoteca.kernel.options import FIRST_PLAYER, Option, is_whole
from ludoteca.kernel.state import no_table_legal, no_table_move


def _found(package: str) -> "GameDefinition[Any, Any]":
    """The game that a package declares as `GAME`."""
    game: GameDefinition[Any, Any] = importlib.import_module(package).GAME
    return game


class GameDefinition(Generic[StateType, BoxType]):
    """A game as its package declares it: all that settings, matches and bots need to know of it."""

    def __init__(
        self,
        *,
        name: str,
        version: int,
        folder: Path,
        seats: range,
        options: Mapping[str, Option],
        most_steps: int,
        terms: Terms,
        state: type[StateType],
        box: BoxFormat[BoxType],
        rules: Rules,
        view: Views[StateType, BoxType],
        positions: Positions[StateType, BoxType],
        features: Features | None = None,
        table_moves: TableMoves | None = None,
        report: Report[StateType, BoxType] | None = None,
        quantities: Sequence[Quantity[StateType, BoxType]] = (),
        bots: object = None,
        terminal: str | None = None,
        least_seats: Mapping[tuple[str, str], int] | None = None,
    ):
        self.name = name
        self.version = version
        self.folder = folder
        self.seats = seats
        self.options = options
        self.most_steps = most_steps
        """Decisions after which the game ends by `conclude`: far more than any real game has."""
        self.move_table = terms.moves
        self.events = terms.events
        self.frames = terms.frames
        self.state = state
        self.box = box
        self.rules = rules
        self.view = view
        self.positions = positions
        self.features = features
        self.table_moves = table_moves
        self.report: Report[StateType, BoxType] = report or Report()
        self.quantities = tuple(quantities)
        self.bots = bots
        """What bots know of it: a `Knowledge` of `ludoteca.bots.knowledge`."""
        self.terminal = terminal
        """The module that draws it in a terminal; see `ludoteca.terminal.board`."""
        self.least_seats = least_seats or {}
        """For an option and a choice of it: how many players it takes, if not any number."""
        self.package = owner_of(rules.deal)
        """The package that it is, by whose sources its machine code is kept."""
        check_limits(self)

    def __repr__(self) -> str:
        return f"<Game {self.name}>"

    def __copy__(self) -> Self:
        twin = object.__new__(type(self))
        vars(twin).update(vars(self))
        return twin

    def __deepcopy__(self, _memo: dict[int, Any]) -> Self:
        return self

    def __reduce__(self) -> tuple[Any, ...]:
        package = self.state.__module__
        while getattr(sys.modules[package], "GAME", None) is not self:
            package = package.rpartition(".")[0]
        return _found, (package,)

    @property
    def observation(self) -> Observation:
        """The entries of what a seat sees as numbers."""
        if self.features is None:
            raise LudotecaError(f"{self.title} declares no observations.")
        return self.features.observation

    @property
    def first_table_move(self) -> int:
        """The id from which on moves are the table's."""
        return self.table_moves.first if self.table_moves else self.move_table.size

    @cached_property
    def flow(self) -> Any:
        """The kernel's flow of a match for this game: `begin` and `play`."""
        rules = self.rules
        table_move = self.table_moves.move if self.table_moves else no_table_move
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
                "table_move": table_move,
                "conclude": rules.conclude,
            },
            self.package,
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
            "table_legal": self.table_moves.legal if self.table_moves else no_table_legal,
            "resample": rules.resample,
            "conceal": rules.conceal,
            "observe": self.features.observe if self.features else nothing_seen,
        }

    def specialised(self, template: str, more: Mapping[str, Any] | None = None, variant: str = "") -> Any:
        """A module of generic loops for this game, with more functions of the game if it needs more.

        Where the same template is wanted with different ones, each variant has a name.
        """
        return specialise(template, self.name + variant, self.functions | dict(more or {}), self.package)

    @cached_property
    def loops(self) -> Any:
        """The kernel's loops for this game."""
        return self.specialised("ludoteca.kernel.loops")

    @cached_property
    def title(self) -> str:
        """The game's name in English; `language(...)` has the others."""
        return plain_message(self.folder / "locale", "en", "game-title")

    def language(self, language: str) -> Catalogue:
        """The game's words in a language."""
        return catalogue(language, self.folder / "locale")

    def check_options(self, seats: Any, options: Mapping[str, Any]) -> None:
        """Raises BadOption for a choice that means nothing at a table of this size."""
        if not is_whole(seats):
            return
        for name, choice in options.items():
            least = self.least_seats.get((name, str(choice)))
            if name == FIRST_PLAYER and str(choice).isdecimal():
                least = int(choice)
            if least is not None and seats < least:
                raise BadOption(f"Option {name} cannot be “{choice}” with {seats} players: it takes {least}.")
