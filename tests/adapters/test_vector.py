"""Many seats that learn at once: the same games as one by one, and what Gymnasium expects."""

import numpy as np
import pytest

import ludoteca
from ludoteca.kernel.errors import BadOption, IllegalMove

pytest.importorskip("gymnasium")

import gymnasium

from ludoteca.adapters.gymnasium import Seat
from ludoteca.adapters.vector import VectorSeats

GAMES = list(ludoteca.games())


def some_legal(masks, chance):
    return np.array([chance.choice(np.flatnonzero(mask)) for mask in masks])


@pytest.mark.parametrize("name", GAMES)
def test_games_are_played_and_replaced(name):
    env, chance = VectorSeats(5, name, 2), np.random.default_rng(1)
    observations, infos = env.reset(seed=3)
    ended = 0
    for _ in range(1500):
        assert observations in env.observation_space
        assert (env.learners.batch.seat == env.learners.seats).all()
        observations, rewards, terminations, truncations, infos = env.step(some_legal(infos["action_mask"], chance))
        assert not truncations.any()
        assert not rewards[~terminations].any()
        assert set(rewards[terminations].tolist()) <= {1.0, 0.0, -1.0}
        if terminations.any():
            assert (infos["_final_obs"] == terminations).all()
            assert infos["final_obs"][int(terminations.argmax())] in env.single_observation_space
        ended += int(terminations.sum())
        if ended > 5:
            break
    assert ended > 5


def test_a_fixed_seat_meets_the_same_games_as_one_by_one():
    env = VectorSeats(4, "looterz", 2, seat=0, form="one-hot")
    observations, infos = env.reset(seed=3)
    for i in range(4):
        assert observations[i].tolist() == env.learners.batch.match(i).observe(0, "one-hot").tolist()
        masked = np.flatnonzero(infos["action_mask"][i]).tolist()
        assert masked == [move.id for move in env.learners.batch.match(i).moves()]


def test_a_seed_gives_the_same_games_again():
    first = [VectorSeats(3, "looterz", 3).reset(seed=seed)[0].tolist() for seed in (1, 1, 2, None)]
    assert first[0] == first[1]
    assert len({str(one) for one in first}) == 3


def test_the_others_can_play_by_a_policy():
    asked = []

    def policy(observations, masks):
        asked.append(len(observations))
        return masks.argmax(axis=1)

    env = VectorSeats(3, "looterz", 3, policy, seat=1)
    _, infos = env.reset(seed=2)
    env.step(infos["action_mask"].argmax(axis=1))
    assert asked
    assert set(asked) == {3}
    with pytest.raises(BadOption, match="random"):
        VectorSeats(2, "looterz", 2, "hard")


def test_illegal_actions():
    for illegal in ("lose", "random", "raise"):
        env = VectorSeats(3, "looterz", 2, illegal=illegal)
        _, infos = env.reset(seed=4)
        actions = infos["action_mask"].argmax(axis=1)
        actions[1] = int(np.flatnonzero(infos["action_mask"][1] == 0)[0])
        if illegal == "raise":
            before = env.learners.batch.bytes()
            with pytest.raises(IllegalMove, match="game 1"):
                env.step(actions)
            assert env.learners.batch.bytes() == before
            continue
        _, rewards, terminations, _, infos = env.step(actions)
        assert infos["illegal"].tolist() == [False, True, False]
        assert (terminations[1], rewards[1]) == ((True, -1.0) if illegal == "lose" else (False, 0.0))


@pytest.mark.parametrize("name", GAMES)
def test_they_can_be_made_by_id(name):
    game = ludoteca.game(name)
    env = gymnasium.make_vec(
        f"ludoteca/{game.title}-v{game.version}", num_envs=2, vectorization_mode="vector_entry_point", seats=3
    )
    observations, _ = env.reset(seed=1)
    assert observations in env.observation_space
    assert observations.shape[1:] == Seat(name, 3, "random").observation_space.shape


def test_cleanrls_way_to_count_what_was_won():
    """Its examples wrap a vector environment, and read what was won in each game that ended from `infos`."""
    made = gymnasium.make_vec("ludoteca/Looterz-v1", num_envs=4, vectorization_mode="vector_entry_point", seats=2)
    env = gymnasium.wrappers.vector.RecordEpisodeStatistics(made)
    _, infos = env.reset(seed=1)
    steps, ended = np.zeros(4), 0
    while ended < 3:
        _, rewards, terminations, _, infos = env.step(infos["action_mask"].argmax(axis=1))
        steps += 1
        for game in np.flatnonzero(terminations):
            assert infos["_episode"][game]
            assert infos["episode"]["r"][game] == rewards[game]
            assert infos["episode"]["l"][game] == steps[game]
            steps[game] = 0
            ended += 1
