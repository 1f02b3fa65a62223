"""PufferLib: its own ways to hold environments, with ours inside. It comes as source only, so few machines have it.

To run these tests: `NO_OCEAN=1 NO_TRAIN=1 pip install pufferlib==3.0.0` (its build needs torch), and
`pytest --long tests/adapters/test_puffer.py`.
"""

import numpy as np
import pytest

import ludoteca

pytestmark = [pytest.mark.long, pytest.mark.filterwarnings("ignore")]
pufferlib = pytest.importorskip("pufferlib")
vector = pytest.importorskip("pufferlib.vector")

PufferSeats = pytest.importorskip("ludoteca.adapters.puffer").PufferSeats

GAMES = list(ludoteca.games())


@pytest.mark.parametrize("name", GAMES)
def test_games_are_played_in_its_memory_and_replaced(name):
    seats = vector.make(
        PufferSeats, env_kwargs={"game": name, "seats": 2, "num_agents": 5}, backend=pufferlib.PufferEnv
    )
    observations, infos = seats.reset(seed=3)
    held, chance, told = seats.observations, np.random.default_rng(1), []
    moves = ludoteca.game(name).move_table.size
    for _ in range(1500):
        masks = seats.action_masks()
        assert observations is held
        assert (observations[:, -moves:] == masks).all()
        assert all(row in seats.single_observation_space for row in observations)
        actions = np.array([chance.choice(np.flatnonzero(mask)) for mask in masks])
        observations, rewards, terminals, truncations, infos = seats.step(actions)
        assert not rewards[~terminals.astype(bool)].any()
        assert not truncations.any()
        assert len(infos) == terminals.any()
        told += infos
        if len(told) > 3:
            break
    assert all(-1.0 <= info["episode_return"] <= 1.0 and info["episode_length"] >= 1 for info in told)
    assert len(told) > 3


def test_several_stand_side_by_side_in_one_memory():
    together = vector.make(
        PufferSeats, env_kwargs={"game": "looterz", "seats": 3, "num_agents": 4}, backend="Serial", num_envs=2
    )
    seen, _ = together.reset(seed=5)
    assert seen.shape[0] == 8
    assert (seen[:4] != seen[4:]).any()
    alone = PufferSeats("looterz", 3, num_agents=4)
    assert (alone.reset(seed=5)[0] == seen[:4]).all()


def test_masks_can_be_left_out():
    seats = PufferSeats("looterz", 2, num_agents=3, form="one-hot", masked=False)
    observations, _ = seats.reset(seed=1)
    setting = ludoteca.game("looterz").setting(2)
    assert observations.shape == (3, setting.one_hot.size)
    assert observations.dtype == np.float32
