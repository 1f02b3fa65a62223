"""Many seats that learn, as one Gymnasium vector environment: one batch of games, arrays in and arrays out.

import gymnasium
import ludoteca.adapters.gymnasium

seats = gymnasium.make_vec(
    "ludoteca/GAME-v1", num_envs=1024, vectorization_mode="vector_entry_point", seats=2, opponents="random"
)
observations, infos = seats.reset(seed=7)
observations, rewards, terminations, truncations, infos = seats.step(infos["action_mask"].argmax(axis=1))
"""

from collections.abc import Callable
from typing import Any, ClassVar

import numpy as np
from gymnasium import spaces
from gymnasium.vector import AutoresetMode, VectorEnv
from gymnasium.vector.utils import batch_space
from numpy.typing import NDArray

import ludoteca
from ludoteca.adapters.spaces import seen_space
from ludoteca.kernel.batch import CpuBatch
from ludoteca.kernel.errors import BadOption, BadSeats, IllegalMove

Policy = Callable[[NDArray[Any], NDArray[np.bool_]], NDArray[Any]]
"""Chooses for all games at once: from observations and masks of legal moves, a move id for each."""
ILLEGAL = ("lose", "random", "raise")
LOST = -1.0


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
        if isinstance(opponents, str) and opponents != "random":
            raise BadOption(f"Opponents of many games at once are “random” or a policy, not “{opponents}”.")
        if seat is not None and seat not in range(seats):
            raise BadSeats(f"There is no seat {seat}: they are numbered 0 to {seats - 1}.")
        if illegal not in ILLEGAL:
            raise BadOption(f"An illegal action can {', '.join(ILLEGAL)}, not “{illegal}”.")
        self.setting = ludoteca.game(game).setting(seats, box, **options)
        self.num_envs = num_envs
        self.render_mode = render_mode
        self.single_observation_space = seen_space(self.setting, form)
        self.single_action_space = spaces.Discrete(self.setting.game.move_table.size)
        self.observation_space = batch_space(self.single_observation_space, num_envs)
        self.action_space = batch_space(self.single_action_space, num_envs)
        self._opponents = opponents
        self._fixed = seat
        self._form = form
        self._illegal = illegal
        self._threads = threads

    def reset(
        self, *, seed: int | None = None, options: dict[str, Any] | None = None
    ) -> tuple[NDArray[Any], dict[str, Any]]:
        """New games, each up to the first decision of its seat."""
        super().reset(seed=seed)
        luck = f"{self.np_random.integers(2**63)}"
        self.batch = CpuBatch(self.setting, self.num_envs, luck, self._threads)
        self.seats = np.zeros(self.num_envs, np.int8)
        self._take_seats(np.ones(self.num_envs, bool))
        return self._seen()

    def step(
        self, actions: Any
    ) -> tuple[NDArray[Any], NDArray[np.float32], NDArray[np.bool_], NDArray[np.bool_], dict[str, Any]]:
        """Plays a move in each game, then lets the others play until its seat must decide again."""
        moves = np.asarray(actions, np.int16)
        places = np.arange(self.num_envs)
        illegal = ~self._mask[places, moves]
        if illegal.any():
            moves = self._replaced(moves, illegal)
        self.batch.play(moves, check=False)
        self._others()
        lost = illegal & (self._illegal == "lose")
        done = self.batch.over | lost
        rewards = np.where(lost, LOST, self.batch.rewards[places, self.seats]).astype(np.float32)
        infos: dict[str, Any] = {"illegal": illegal} if illegal.any() else {}
        if done.any():
            infos |= {"final_obs": _as_objects(self._observed()), "_final_obs": done}
            self.batch.reset(done)
            self._take_seats(done)
        observations, seen = self._seen()
        return observations, rewards, done, np.zeros(self.num_envs, bool), infos | seen

    def action_masks(self) -> NDArray[np.bool_]:
        """For each game and action whether it is legal now."""
        return self._mask

    def _replaced(self, moves: NDArray[np.int16], illegal: NDArray[np.bool_]) -> NDArray[np.int16]:
        """The moves, with what is to be played in place of illegal ones; -1 for nothing."""
        if self._illegal == "raise":
            game = int(illegal.argmax())
            raise IllegalMove(f"Move {moves[game]} is not legal in game {game}; none was played.")
        instead = self.batch.sample() if self._illegal == "random" else np.full_like(moves, -1)
        return np.where(illegal, instead, moves)

    def _take_seats(self, places: NDArray[np.bool_]) -> None:
        """Gives the learner a seat in new games, and brings them to its first decision."""
        while places.any():
            drawn = self.np_random.integers(self.setting.seats, size=self.num_envs)
            self.seats[places] = (drawn if self._fixed is None else np.full(self.num_envs, self._fixed))[places]
            self._others()
            # A game that ended before its seat had anything to decide taught nothing.
            places = places & self.batch.over
            self.batch.reset(places)

    def _others(self) -> None:
        """Lets the others play until in each game its seat must decide, or the game is over."""
        while True:
            deciding = self.batch.seat
            waiting = (deciding >= 0) & (deciding != self.seats)
            if not waiting.any():
                return
            if isinstance(self._opponents, str):
                moves = self.batch.sample()
                check = False
            else:
                chosen = self._opponents(self.batch.observe(form=self._form), self.batch.legal())
                moves, check = np.asarray(chosen, np.int16), True
            self.batch.play(np.where(waiting, moves, np.int16(-1)), check=check)

    def _observed(self) -> NDArray[Any]:
        seen = self.batch.observe("all", form=self._form)
        rows: NDArray[Any] = seen[np.arange(self.num_envs), self.seats]
        return rows

    def _seen(self) -> tuple[NDArray[Any], dict[str, Any]]:
        self._mask = self.batch.legal()
        return self._observed(), {"action_mask": self._mask.astype(np.int8)}


def _as_objects(rows: NDArray[Any]) -> NDArray[Any]:
    """Rows as Gymnasium hands on what was seen last: an array of arrays."""
    objects = np.empty(len(rows), object)
    objects[:] = list(rows)
    return objects
