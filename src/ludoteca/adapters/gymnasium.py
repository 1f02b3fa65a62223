"""Gymnasium: one seat learns, and bots play the others.

from ludoteca.adapters.gymnasium import Seat

seat = Seat("kragmortha", seats=4, opponents="normal")
observation, info = seat.reset(seed=7)
observation, reward, terminated, truncated, info = seat.step(info["action_mask"].argmax())
"""

from typing import Any, ClassVar

import gymnasium
import numpy as np
from gymnasium import spaces

import ludoteca
from ludoteca.adapters.seeing import Numbers, mask, rewards, sight, sight_size
from ludoteca.bots import bot
from ludoteca.kernel.match import Match

NUMBERS = np.iinfo(np.int32)


class Seat(gymnasium.Env):
    """One seat at a table of bots. Which moves are legal is in `info["action_mask"]`; others are an `IllegalMove`.

    `opponents` is one bot for all other seats, or one for each, with commas between. `seat` is the seat that learns,
    counted from 0; None changes it from match to match.
    """

    metadata: ClassVar[dict[str, Any]] = {"render_modes": ["ansi"]}

    def __init__(
        self,
        game: str,
        seats: int,
        opponents: str = "easy",
        seat: int | None = None,
        box: str | None = None,
        render_mode: str | None = None,
        **options: Any,
    ):
        self.setting = ludoteca.game(game).setting(seats, box, **options)
        self.render_mode = render_mode
        self.observation_space = spaces.Box(NUMBERS.min, NUMBERS.max, (sight_size(self.setting),), np.int32)
        self.action_space = spaces.Discrete(self.setting.game.move_table.size)
        self._names = [name.strip() for name in opponents.split(",")]
        for name in self._names:
            bot(name)  # one that does not exist is refused now
        self._fixed = seat

    def reset(
        self, *, seed: int | None = None, options: dict[str, Any] | None = None
    ) -> tuple[Numbers, dict[str, Any]]:
        """A new match, up to the first decision of this seat."""
        super().reset(seed=seed)
        luck = f"{self.np_random.integers(2**63)}"
        self.match: Match[Any, Any] = Match.begin(self.setting, luck)
        seats = self.setting.seats
        self.seat = self._fixed if self._fixed is not None else int(self.np_random.integers(seats))
        self._bots = [bot(self._names[other % len(self._names)], f"{luck}/{other}") for other in range(seats)]
        self._others()
        return self._seen()

    def step(self, action: Any) -> tuple[Numbers, float, bool, bool, dict[str, Any]]:
        """Plays a move by its number, then lets the others play until this seat must decide again."""
        self.match.play(int(action))
        self._others()
        observation, info = self._seen()
        reward = rewards(self.match)[self.seat] if self.match.over else 0.0
        return observation, reward, self.match.over, False, info

    def render(self) -> Any:
        """The match as this seat sees it, in words."""
        return str(self.match.view(self.seat))

    def _others(self) -> None:
        while (seat := self.match.seat) not in (None, self.seat):
            assert seat is not None
            self.match.play(self._bots[seat].choose(self.match))

    def _seen(self) -> tuple[Numbers, dict[str, Any]]:
        return sight(self.match, self.seat), {"action_mask": mask(self.match, self.seat)}
