"""PufferLib: many seats that learn, as one of its native environments, which write into its own memory.

import pufferlib.vector
from ludoteca.adapters.puffer import PufferSeats

seats = pufferlib.vector.make(
    PufferSeats, env_kwargs={"game": "GAME", "seats": 2, "num_agents": 1024}, backend=pufferlib.PufferEnv
)
observations, infos = seats.reset(seed=7)
observations, rewards, terminals, truncations, infos = seats.step(seats.action_masks().argmax(axis=1))
"""

from typing import Any

import numpy as np
import pufferlib
from gymnasium import spaces
from numpy.typing import NDArray

import ludoteca
from ludoteca.adapters.learners import Learners, Policy
from ludoteca.adapters.spaces import seen_space


class PufferSeats(pufferlib.PufferEnv):
    """One seat in each of `num_agents` games; the other seats play at random, or as a policy says.

    PufferLib's policies get nothing but observations. So behind what the seat sees stands a number for each move, 1 if
    it is legal, unless `masked` is off. Games that end are replaced in the same step, and a dictionary for each step in
    which some did tells the mean of their returns and lengths. For the other arguments see
    `ludoteca.adapters.gymnasium.Seat`.
    """

    def __init__(
        self,
        game: str,
        seats: int,
        num_agents: int = 1024,
        opponents: str | Policy = "random",
        seat: int | None = None,
        box: str | None = None,
        form: str = "index",
        illegal: str = "random",
        masked: bool = True,
        threads: int | None = None,
        buf: Any = None,
        seed: int | None = None,
        **options: Any,
    ):
        setting = ludoteca.game(game).setting(seats, box, **options)
        self.learners = Learners(setting, num_agents, opponents, seat, form, illegal, threads)
        self.num_agents = num_agents
        self.masked = masked
        moves = setting.game.move_table.size
        self.single_observation_space = _with_mask(seen_space(setting, form), moves if masked else 0)
        self.single_action_space = spaces.Discrete(moves)
        self._seed = seed
        super().__init__(buf)

    def reset(self, seed: int | None = None) -> tuple[NDArray[Any], list[dict[str, float]]]:
        """New games, each up to the first decision of its seat."""
        self.learners.begin(np.random.default_rng(self._seed if seed is None else seed))
        self._returns = np.zeros(self.num_agents)
        self._lengths = np.zeros(self.num_agents)
        self.rewards[:] = 0
        self.terminals[:] = False
        self.truncations[:] = False
        self.masks[:] = True
        self._look()
        return self.observations, []

    def step(self, actions: Any) -> tuple[Any, Any, Any, Any, list[dict[str, float]]]:
        """Plays a move in each game, then lets the others play until its seat must decide again."""
        self.rewards[:], self.terminals[:], _ = self.learners.play(actions)
        self._returns += self.rewards
        self._lengths += 1
        done = self.terminals.astype(bool)
        infos = [self._told(done)] if done.any() else []
        self._returns[done] = self._lengths[done] = 0
        self.learners.renew(done)
        self._look()
        return self.observations, self.rewards, self.terminals, self.truncations, infos

    def close(self) -> None:
        """Nothing is held open."""

    def action_masks(self) -> NDArray[np.bool_]:
        """For each game and action whether it is legal now."""
        return self.learners.mask

    def _look(self) -> None:
        seen = self.learners.observed()
        self.observations[:, : seen.shape[1]] = seen
        if self.masked:
            self.observations[:, seen.shape[1] :] = self.learners.mask

    def _told(self, done: NDArray[np.bool_]) -> dict[str, float]:
        """What PufferLib writes down of games that have ended."""
        returns = self._returns[done]
        return {
            "episode_return": float(returns.mean()),
            "episode_length": float(self._lengths[done].mean()),
            "won": float((returns > 0).mean()),
        }


def _with_mask(seen: spaces.Box, moves: int) -> spaces.Box:
    """What is seen, and a number for each move."""
    low, high = np.pad(seen.low, (0, moves)), np.pad(seen.high, (0, moves), constant_values=1)
    return spaces.Box(low, high, dtype=seen.dtype)
