"""PettingZoo: every seat is an agent, and they take turns (AEC).

from ludoteca.adapters.pettingzoo import env

table = env("GAME", seats=3)
table.reset(seed=7)
for agent in table.agent_iter():
    observation, reward, termination, truncation, info = table.last()
    done = termination or truncation
    table.step(None if done else table.action_space(agent).sample(observation["action_mask"]))
"""

from typing import Any

import numpy as np
from gymnasium import spaces
from pettingzoo import AECEnv
from pettingzoo.utils.wrappers import OrderEnforcingWrapper

import ludoteca
from ludoteca.adapters.observation import mask, rewards
from ludoteca.adapters.spaces import seen_space
from ludoteca.kernel.chance import new_seed
from ludoteca.kernel.errors import IllegalMove
from ludoteca.kernel.match import Match


class Table(AECEnv):
    """A match between agents named P1, P2 and so on. An illegal action is an `IllegalMove`, and changes nothing."""

    def __init__(self, game: str, seats: int, box: str | None = None, render_mode: str | None = None, **options: Any):
        super().__init__()
        self.setting = ludoteca.game(game).setting(seats, box, **options)
        name = f"ludoteca_{game}_v{self.setting.game.version}"
        self.metadata = {"name": name, "render_modes": ["ansi"], "is_parallelizable": False}
        self.render_mode = render_mode
        self.possible_agents = [f"P{seat + 1}" for seat in range(seats)]
        moves = self.setting.game.move_table.size
        seen = spaces.Dict(
            {
                "observation": seen_space(self.setting),
                "action_mask": spaces.Box(0, 1, (moves,), np.int8),
            }
        )
        self.observation_spaces = dict.fromkeys(self.possible_agents, seen)
        self.action_spaces = {agent: spaces.Discrete(moves) for agent in self.possible_agents}
        self._matches = 0
        self._seed = new_seed()

    def observation_space(self, agent: str) -> spaces.Dict:
        return self.observation_spaces[agent]

    def action_space(self, agent: str) -> Any:
        return self.action_spaces[agent]

    def reset(self, seed: int | None = None, options: dict[str, Any] | None = None) -> None:
        """A new match: that of the seed, or the next one after it. Without any seed nobody knows which."""
        if seed is not None:
            self._seed, self._matches = str(seed), 0
        self.match: Match[Any, Any] = Match.begin(self.setting, f"{self._seed}/{self._matches}")
        self._matches += 1
        self.agents = self.possible_agents[:]
        self.rewards = dict.fromkeys(self.agents, 0.0)
        self._cumulative_rewards = dict.fromkeys(self.agents, 0.0)
        self.terminations = dict.fromkeys(self.agents, False)
        self.truncations = dict.fromkeys(self.agents, False)
        self.infos: dict[str, dict[str, Any]] = {agent: {} for agent in self.agents}
        self._follow()

    def step(self, action: int | None) -> None:
        """Plays a move by its number; None for an agent whose match is over."""
        if self.terminations[self.agent_selection]:
            self._was_dead_step(action)
            return
        if action is None:
            raise IllegalMove(f"{self.agent_selection} must make a move: the match is not over.")
        self.match.play(int(action))
        self._cumulative_rewards[self.agent_selection] = 0.0
        self._clear_rewards()
        self._follow()
        self._accumulate_rewards()

    def observe(self, agent: str) -> dict[str, Any]:
        """What an agent may know, and which moves it has."""
        seat = self.possible_agents.index(agent)
        return {"observation": self.match.observe(seat), "action_mask": mask(self.match, seat)}

    def render(self) -> str:
        """The match as a spectator sees it, in words."""
        return str(self.match.view(None))

    def _follow(self) -> None:
        """Whose turn it is, or what everybody gets."""
        seat = self.match.seat
        if seat is not None:
            self.agent_selection = self.possible_agents[seat]
            return
        self.rewards = dict(zip(self.possible_agents, rewards(self.match), strict=True))
        self.terminations = dict.fromkeys(self.agents, True)
        self.agent_selection = self.agents[0]


def env(game: str, seats: int, **options: Any) -> Any:
    """A table for a game by name, with PettingZoo's checks of the order of calls."""
    return OrderEnforcingWrapper(Table(game, seats, **options))
