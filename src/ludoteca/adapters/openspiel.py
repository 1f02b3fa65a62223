"""OpenSpiel: importing this registers every game that is installed as `ludoteca_<game>`.

    import pyspiel
    import ludoteca.adapters.openspiel

    game = pyspiel.load_game("ludoteca_GAME", {"players": 3, "options": "edition=fr"})
    state = game.new_initial_state()

Chance deals first: it draws one of `deals` deals. From then on, whenever a move depends on chance (a die, a card that
nobody knows), a chance node comes after it, and draws one of `outcomes` ways in which all that nobody knows may lie. So
a search that copies a state cannot foresee what chance will do in the true one. What some seat knows stays as it is.
A state is a function of its history alone.
"""

from collections.abc import Callable, Mapping, Sequence
from typing import Any

import numpy as np
import pyspiel

import ludoteca
from ludoteca.adapters.observation import rewards
from ludoteca.kernel.errors import BadOption, LudotecaError
from ludoteca.kernel.match import Match
from ludoteca.kernel.sealing import redrawn, sealed

DEALS = 1000
OUTCOMES = 64
PREFIX = "ludoteca_"
SPECIFICATION = {"players": 2, "deals": DEALS, "outcomes": OUTCOMES, "options": "", "box": ""}


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
        parameter_specification=SPECIFICATION,
    )


class _Held:
    """A match in a state, and the move that waits for chance. A copy of the state copies the match, not the box."""

    def __init__(self, match: Match[Any, Any] | None, waiting: int | None = None, drawn: int = 0):
        self.match = match
        self.waiting = waiting
        self.drawn = drawn
        """How often chance has moved."""

    def __deepcopy__(self, _memo: dict[int, Any]) -> "_Held":
        return _Held(None if self.match is None else self.match.copy(), self.waiting, self.drawn)


class State(pyspiel.State):
    """A match; or the moment before it is dealt, or before chance says what came of a move."""

    def __init__(self, game: Any):
        super().__init__(game)
        self._held = _Held(None)

    @property
    def match(self) -> Match[Any, Any] | None:
        """The match; None before it is dealt."""
        return self._held.match

    def current_player(self) -> int:
        """Who decides: chance, a seat, or nobody any more."""
        if self.match is None or self._held.waiting is not None:
            return int(pyspiel.PlayerId.CHANCE)
        seat = self.match.seat
        return int(pyspiel.PlayerId.TERMINAL) if seat is None else seat

    def chance_outcomes(self) -> list[tuple[int, float]]:
        """The deals, or the ways in which what nobody knows may lie: each as likely as the others."""
        game = self.get_game()
        count = game.deals if self.match is None else game.outcomes
        return [(number, 1.0 / count) for number in range(count)]

    def _legal_actions(self, player: int) -> list[int]:
        match = self.match
        if match is None or self._held.waiting is not None or match.seat != player:
            return []
        return sorted(move.id for move in match.moves())

    def _apply_action(self, action: int) -> None:
        held, match = self._held, self._held.match
        if match is None:
            self._held = _Held(Match.begin(self.get_game().setting, f"openspiel/{action}"))
        elif held.waiting is None:
            tried = match.copy()
            tried.play(int(action))
            by_chance = tried.state.reveals != match.state.reveals
            self._held = _Held(match, int(action), held.drawn) if by_chance else _Held(tried, None, held.drawn)
        else:
            drawn = redrawn(match, f"openspiel/{held.drawn}/{action}")
            drawn.play(held.waiting)
            self._held = _Held(drawn, None, held.drawn + 1)

    def _action_to_string(self, player: int, action: int) -> str:
        if player == pyspiel.PlayerId.CHANCE:
            return f"{'deal' if self.match is None else 'chance'} {action}"
        setting = self.get_game().setting
        return str(setting.game.move_table.move(int(action), setting.names))

    def is_terminal(self) -> bool:
        """Whether the match is over."""
        return self.match is not None and self._held.waiting is None and self.match.over

    def returns(self) -> list[float]:
        """What the result is worth to each seat; zeros until then."""
        if self.match is None or not self.is_terminal():
            return [0.0] * self.num_players()
        return rewards(self.match)

    def observation_string(self, player: int | None = None) -> str:
        """What a seat may know, in words."""
        return told(self, self.current_player() if player is None else player)

    def information_state_string(self, player: int | None = None) -> str:
        """The same: nothing is remembered for a seat that the table does not show it."""
        return self.observation_string(player)

    def resample_from_infostate(self, player: int, sampler: Callable[[], float]) -> "State":
        """Another state that looks the same to a seat: all that it cannot know is drawn anew."""
        if self.match is None or self._held.waiting is not None:
            return self.clone()  # type: ignore[no-any-return]
        twin: State = self.clone()
        twin._held = _Held(sealed(self.match, player, f"openspiel/{sampler()}"), None, self._held.drawn)
        return twin

    def __str__(self) -> str:
        return " ".join(str(action) for action in self.history())


UNSAID = ("can_undo", "index")
"""Entries of a view that tell how a match came about, and not how it stands."""


def told(state: State, player: int) -> str:
    """What a seat may know, in words: the same for all states that look the same to it."""
    if state.match is None:
        return ""
    view = {key: value for key, value in state.match.view(player).items() if key not in UNSAID}
    return str(view)


class Observer:
    """What a seat may know, as numbers and as words."""

    def __init__(self, size: int):
        self.tensor = np.zeros(size, np.float32)
        self.dict = {"observation": self.tensor}

    def set_from(self, state: State, player: int) -> None:
        """Writes the numbers down."""
        self.tensor[:] = 0.0 if state.match is None else state.match.observe(player)

    def string_from(self, state: State, player: int) -> str:
        """The same in words."""
        return told(state, player)


class _Game(pyspiel.Game):
    """One of the games with a number of players, options and a box."""

    name: str
    kind: Any

    def __init__(self, params: Mapping[str, Any] | None = None):
        given = {**SPECIFICATION, **(params or {})}
        seats, self.deals, self.outcomes = (int(given[name]) for name in ("players", "deals", "outcomes"))
        if self.deals < 1 or self.outcomes < 1:
            raise BadOption("There must be at least one deal and one outcome.")
        game = ludoteca.game(self.name)
        self.setting = game.setting(seats, str(given["box"]) or None, **_options(str(given["options"])))
        info = pyspiel.GameInfo(
            num_distinct_actions=game.move_table.size,
            max_chance_outcomes=max(self.deals, self.outcomes),
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
        return Observer(self.setting.game.observation.size)


def _options(text: str) -> dict[str, str]:
    """`edition=fr;first_player=1` as a dictionary."""
    options = {}
    for part in filter(None, text.split(";")):
        name, equals, value = part.partition("=")
        if not equals:
            raise BadOption(f"Options “{text}” should look like edition=fr, with ; between several.")
        options[name.strip()] = value.strip()
    return options


CPP_BOTS = ("MCTSBot", "ISMCTSBot")
CPP_CALLS = ("__init__", "step", "step_with_policy", "mcts_search")


def _refuse_cpp_bots() -> None:
    """OpenSpiel's searches in C++ end the whole program on any game written in Python: here they say so instead."""
    classes = tuple(getattr(pyspiel, name) for name in CPP_BOTS if hasattr(pyspiel, name))
    for bot in classes:
        for name in CPP_CALLS:
            if hasattr(bot, name):
                setattr(bot, name, _refusing(getattr(bot, name), bot.__name__))
    evaluate = pyspiel.evaluate_bots

    def evaluate_bots(state: Any, bots: Any, *args: Any, **kwargs: Any) -> Any:
        for bot in bots:
            if isinstance(bot, classes) and isinstance(state, State):
                raise _no_cpp(type(bot).__name__)
        return evaluate(state, bots, *args, **kwargs)

    pyspiel.evaluate_bots = evaluate_bots


def _refusing(call: Callable[..., Any], bot: str) -> Callable[..., Any]:
    def checked(self: Any, *args: Any, **kwargs: Any) -> Any:
        if any(isinstance(one, State | _Game) for one in (*args, *kwargs.values())):
            raise _no_cpp(bot)
        return call(self, *args, **kwargs)

    return checked


def _no_cpp(bot: str) -> LudotecaError:
    return LudotecaError(
        f"OpenSpiel's {bot} is written in C++ and cannot play games that are written in Python. Its searches in Python "
        "can: open_spiel.python.algorithms.mcts and ismcts."
    )


def _register(names: Sequence[str]) -> None:
    for name in names:
        kind = _type_of(name)
        pyspiel.register_game(kind, type(f"Ludoteca{name.title()}", (_Game,), {"name": name, "kind": kind}))


_register(list(ludoteca.games()))
_refuse_cpp_bots()
