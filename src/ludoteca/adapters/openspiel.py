"""OpenSpiel: importing this registers `ludoteca_kragmortha`, `ludoteca_looterz` and `ludoteca_platformer`.

    import pyspiel
    import ludoteca.adapters.openspiel

    game = pyspiel.load_game("ludoteca_looterz", {"players": 3})
    state = game.new_initial_state()

Chance moves once, at the root: it draws which of `deals` matches is played, with its shuffles and all its dice. What
the players do not know of it they learn in the course of the match. So the tree has no further chance nodes.
"""

from collections.abc import Mapping, Sequence
from typing import Any

import numpy as np
import pyspiel

import ludoteca
from ludoteca.adapters.seeing import rewards, sight, sight_size
from ludoteca.kernel.match import Match

DEALS = 1000
PREFIX = "ludoteca_"


def _type_of(name: str) -> Any:
    game = ludoteca.game(name)
    kinds = pyspiel.GameType
    return kinds(
        short_name=f"{PREFIX}{name}",
        long_name=game.title,
        dynamics=kinds.Dynamics.SEQUENTIAL,
        chance_mode=kinds.ChanceMode.EXPLICIT_STOCHASTIC,
        information=kinds.Information.IMPERFECT_INFORMATION,
        utility=kinds.Utility.GENERAL_SUM,  # where everybody loses, nobody gets what the others lost
        reward_model=kinds.RewardModel.TERMINAL,
        max_num_players=game.seats[-1],
        min_num_players=game.seats[0],
        provides_information_state_string=False,
        provides_information_state_tensor=False,
        provides_observation_string=True,
        provides_observation_tensor=True,
        parameter_specification={"players": 2, "deals": DEALS},
    )


class _Held:
    """A match in a state: a copy of the state copies the match, and not the box that it is played with."""

    def __init__(self, match: Match[Any, Any] | None):
        self.match = match

    def __deepcopy__(self, _memo: dict[int, Any]) -> "_Held":
        return _Held(None if self.match is None else self.match.copy())


class State(pyspiel.State):
    """A match, or the moment before it is dealt."""

    def __init__(self, game: Any):
        super().__init__(game)
        self._held = _Held(None)

    @property
    def match(self) -> Match[Any, Any] | None:
        """The match; None before it is dealt."""
        return self._held.match

    def current_player(self) -> int:
        """Who decides: chance, a seat, or nobody any more."""
        if self.match is None:
            return int(pyspiel.PlayerId.CHANCE)
        seat = self.match.seat
        return int(pyspiel.PlayerId.TERMINAL) if seat is None else seat

    def chance_outcomes(self) -> list[tuple[int, float]]:
        """The deals, each as likely as the others."""
        deals = self.get_game().deals
        return [(deal, 1.0 / deals) for deal in range(deals)]

    def _legal_actions(self, player: int) -> list[int]:
        match = self.match
        return sorted(move.id for move in match.moves()) if match is not None and match.seat == player else []

    def _apply_action(self, action: int) -> None:
        if self.match is None:
            self._held = _Held(Match.begin(self.get_game().setting, f"openspiel/{action}"))
        else:
            self.match.play(int(action))

    def _action_to_string(self, player: int, action: int) -> str:
        if player == pyspiel.PlayerId.CHANCE:
            return f"deal {action}"
        setting = self.get_game().setting
        return str(setting.game.move_table.move(int(action), setting.names))

    def is_terminal(self) -> bool:
        """Whether the match is over."""
        return self.match is not None and self.match.over

    def returns(self) -> list[float]:
        """What the result is worth to each seat; zeros until then."""
        if self.match is None or not self.match.over:
            return [0.0] * self.num_players()
        return rewards(self.match)

    def __str__(self) -> str:
        return " ".join(str(action) for action in self.history())


class Observer:
    """What a seat may know, as numbers and as words."""

    def __init__(self, size: int):
        self.tensor = np.zeros(size, np.float32)
        self.dict = {"sight": self.tensor}

    def set_from(self, state: State, player: int) -> None:
        """Writes the numbers down."""
        self.tensor[:] = 0.0 if state.match is None else sight(state.match, player)

    def string_from(self, state: State, player: int) -> str:
        """The same in words."""
        return "" if state.match is None else str(state.match.view(player))


class _Game(pyspiel.Game):
    """One of the games with a number of players."""

    name: str
    kind: Any

    def __init__(self, params: Mapping[str, Any] | None = None):
        given = dict(params or {})
        seats, self.deals = int(given.get("players", 2)), int(given.get("deals", DEALS))
        game = ludoteca.game(self.name)
        self.setting = game.setting(seats)
        info = pyspiel.GameInfo(
            num_distinct_actions=game.move_table.size,
            max_chance_outcomes=self.deals,
            num_players=seats,
            min_utility=-1.0,
            max_utility=1.0,
            max_game_length=game.most_steps,
        )
        super().__init__(self.kind, info, given)

    def new_initial_state(self) -> State:
        """Before the deal."""
        return State(self)

    def make_py_observer(self, _kind: Any = None, _params: Any = None) -> Observer:
        """An observer for any seat."""
        return Observer(sight_size(self.setting))


def _register(names: Sequence[str]) -> None:
    for name in names:
        kind = _type_of(name)
        pyspiel.register_game(kind, type(f"Ludoteca{name.title()}", (_Game,), {"name": name, "kind": kind}))


_register(list(ludoteca.games()))
