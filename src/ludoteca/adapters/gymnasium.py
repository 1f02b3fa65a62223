"""Gymnasium: one seat learns, and bots play the others. Importing this registers the games.

    import gymnasium
    import ludoteca.adapters.gymnasium

    seat = gymnasium.make("ludoteca/GAME-v1", seats=4, opponents="normal")
    observation, info = seat.reset(seed=7)
    observation, reward, terminated, truncated, info = seat.step(info["action_mask"].argmax())

The number of an id is the version of the game's rules.
"""

from collections.abc import Sequence
from typing import Any, ClassVar, Protocol

import gymnasium
import numpy as np
from gymnasium import spaces
from numpy.typing import NDArray

import ludoteca
from ludoteca.adapters.observation import Mask, mask, rewards
from ludoteca.adapters.spaces import seen_space
from ludoteca.bots import bot
from ludoteca.kernel.errors import BadOption, BadSeats
from ludoteca.kernel.match import Match
from ludoteca.kernel.moves import Move

ILLEGAL = ("lose", "random", "raise")
LOST = -1.0


class Opponent(Protocol):
    """Whoever chooses moves: one of the bots, or anything else with this method."""

    def choose(self, match: Match[Any, Any]) -> Move:
        """A legal move for the seat that must decide."""


class Seat(gymnasium.Env):
    """One seat at a table of bots. Which moves are legal is in `info["action_mask"]`, and `action_masks()` says it.

    `opponents` is one bot for all other seats, or one for each of them in the order of seats, the learner's left out:
    names with commas between, or a list of names and of objects that choose. `seat` is the seat that learns, counted
    from 0; None changes it from match to match. `form` is that of observations, "index" or "one-hot".

    An `illegal` action ends the match as a defeat ("lose"), has a random legal move played instead ("random"), or is
    an `IllegalMove` ("raise"); in the first two cases `info["illegal"]` says so.
    """

    metadata: ClassVar[dict[str, Any]] = {"render_modes": ["ansi"]}

    def __init__(
        self,
        game: str,
        seats: int,
        opponents: str | Sequence[str | Opponent] = "easy",
        seat: int | None = None,
        box: str | None = None,
        form: str = "index",
        illegal: str = "lose",
        render_mode: str | None = None,
        **options: Any,
    ):
        self.setting = ludoteca.game(game).setting(seats, box, **options)
        self.render_mode = render_mode
        self.observation_space = seen_space(self.setting, form)
        self.action_space = spaces.Discrete(self.setting.game.move_table.size)
        self._opponents = _for_each(opponents, seats - 1)
        if seat is not None and seat not in range(seats):
            raise BadSeats(f"There is no seat {seat}: they are numbered 0 to {seats - 1}.")
        if illegal not in ILLEGAL:
            raise BadOption(f"An illegal action can {', '.join(ILLEGAL)}, not “{illegal}”.")
        self._fixed = seat
        self._form = form
        self._illegal = illegal

    def reset(
        self, *, seed: int | None = None, options: dict[str, Any] | None = None
    ) -> tuple[NDArray[Any], dict[str, Any]]:
        """A new match, up to the first decision of this seat."""
        super().reset(seed=seed)
        luck = f"{self.np_random.integers(2**63)}"
        self.match: Match[Any, Any] = Match.begin(self.setting, luck)
        seats = self.setting.seats
        self.seat = self._fixed if self._fixed is not None else int(self.np_random.integers(seats))
        others = [seat for seat in range(seats) if seat != self.seat]
        self._bots = {
            seat: bot(opponent, f"{luck}/{seat}") if isinstance(opponent, str) else opponent
            for seat, opponent in zip(others, self._opponents, strict=True)
        }
        self._others()
        return self._seen()

    def step(self, action: Any) -> tuple[NDArray[Any], float, bool, bool, dict[str, Any]]:
        """Plays a move by its number, then lets the others play until this seat must decide again."""
        legal = bool(self.action_masks()[int(action)])
        if not legal and self._illegal == "lose":
            observation, info = self._seen()
            return observation, LOST, True, False, info | {"illegal": True}
        if not legal and self._illegal == "random":
            action = self.np_random.choice(np.flatnonzero(self.action_masks()))
        self.match.play(int(action))
        self._others()
        observation, info = self._seen()
        reward = rewards(self.match)[self.seat] if self.match.over else 0.0
        return observation, reward, self.match.over, False, info if legal else info | {"illegal": True}

    def action_masks(self) -> NDArray[np.bool_]:
        """For each action whether it is legal now: what MaskablePPO asks for."""
        return mask(self.match, self.seat).astype(bool)

    def render(self) -> Any:
        """The match as this seat sees it, in words."""
        return str(self.match.view(self.seat))

    def _others(self) -> None:
        while (seat := self.match.seat) not in (None, self.seat):
            assert seat is not None
            self.match.play(self._bots[seat].choose(self.match))

    def _seen(self) -> tuple[NDArray[Any], dict[str, Any]]:
        shown: Mask = mask(self.match, self.seat)
        return self.match.observe(self.seat, self._form), {"action_mask": shown}


def _for_each(opponents: str | Sequence[str | Opponent], count: int) -> list[str | Opponent]:
    """An opponent for each of the other seats."""
    listed: list[str | Opponent] = [
        one.strip() if isinstance(one, str) else one
        for one in (opponents.split(",") if isinstance(opponents, str) else opponents)
    ]
    for name in listed:
        if isinstance(name, str):
            bot(name)  # one that does not exist is refused now
    if len(listed) == 1:
        return listed * count
    if len(listed) != count:
        raise BadOption(f"There are {count} other seats: name one bot for all of them or {count}, not {len(listed)}.")
    return listed


def _register() -> None:
    for name, game in ludoteca.games().items():
        gymnasium.register(
            id=f"ludoteca/{game.title}-v{game.version}",
            entry_point="ludoteca.adapters.gymnasium:Seat",
            vector_entry_point="ludoteca.adapters.vector:VectorSeats",
            kwargs={"game": name, "seats": min(2, game.seats[-1])},
        )


_register()
