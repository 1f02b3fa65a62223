"""Many seats that learn, as one Gymnasium vector environment: one batch of games, arrays in and arrays out.

import gymnasium
import ludoteca.adapters.gymnasium

seats = gymnasium.make_vec(
    "ludoteca/GAME-v1", num_envs=1024, vectorization_mode="vector_entry_point", seats=2, opponents="random"
)
observations, infos = seats.reset(seed=7)
observations, rewards, terminations, truncations, infos = seats.step(infos["action_mask"].argmax(axis=1))
"""

from typing import Any, ClassVar

import numpy as np
from gymnasium import spaces
from gymnasium.vector import AutoresetMode, VectorEnv
from gymnasium.vector.utils import batch_space
from numpy.typing import NDArray

import ludoteca
from ludoteca.adapters.learners import Learners, Policy
from ludoteca.adapters.spaces import seen_space


class VectorSeats(VectorEnv):
    """One seat in each of many games; the other seats play at random, or as a policy says.

    `infos["action_mask"]` says which actions are legal. A game that ends is replaced in the same step; what its seat
    saw last is in `infos["final_obs"]`. For the other arguments see `ludoteca.adapters.gymnasium.Seat`.
    """

    metadata: ClassVar[dict[str, Any]] = {"autoreset_mode": AutoresetMode.SAME_STEP, "render_modes": []}

    def __init__(
        self,
        num_envs: int,
        game: str,
        seats: int,
        opponents: str | Policy = "random",
        seat: int | None = None,
        box: str | None = None,
        form: str = "index",
        illegal: str = "lose",
        threads: int | None = None,
        render_mode: str | None = None,
        **options: Any,
    ):
        self.setting = ludoteca.game(game).setting(seats, box, **options)
        self.learners = Learners(self.setting, num_envs, opponents, seat, form, illegal, threads)
        self.num_envs = num_envs
        self.render_mode = render_mode
        self.single_observation_space = seen_space(self.setting, form)
        self.single_action_space = spaces.Discrete(self.setting.game.move_table.size)
        self.observation_space = batch_space(self.single_observation_space, num_envs)
        self.action_space = batch_space(self.single_action_space, num_envs)

    def reset(
        self, *, seed: int | None = None, options: dict[str, Any] | None = None
    ) -> tuple[NDArray[Any], dict[str, Any]]:
        """New games, each up to the first decision of its seat."""
        super().reset(seed=seed)
        self.learners.begin(self.np_random)
        return self._seen()

    def step(
        self, actions: Any
    ) -> tuple[NDArray[Any], NDArray[np.float32], NDArray[np.bool_], NDArray[np.bool_], dict[str, Any]]:
        """Plays a move in each game, then lets the others play until its seat must decide again."""
        rewards, done, illegal = self.learners.play(actions)
        infos: dict[str, Any] = {"illegal": illegal} if illegal.any() else {}
        if done.any():
            infos |= {"final_obs": _as_objects(self.learners.observed()), "_final_obs": done}
        self.learners.renew(done)
        observations, seen = self._seen()
        return observations, rewards, done, np.zeros(self.num_envs, bool), infos | seen

    def action_masks(self) -> NDArray[np.bool_]:
        """For each game and action whether it is legal now."""
        return self.learners.mask

    def _seen(self) -> tuple[NDArray[Any], dict[str, Any]]:
        return self.learners.observed(), {"action_mask": self.learners.mask.astype(np.int8)}


def _as_objects(rows: NDArray[Any]) -> NDArray[Any]:
    """Rows as Gymnasium hands on what was seen last: an array of arrays."""
    objects = np.empty(len(rows), object)
    objects[:] = list(rows)
    return objects
