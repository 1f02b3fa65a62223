"""PettingZoo and Gymnasium: their own checks, and matches to the end."""

import pickle
import random
from typing import Any

import numpy as np
import pytest

import ludoteca
from ludoteca.kernel.errors import BadOption, IllegalMove

pytest.importorskip("pettingzoo")
pytest.importorskip("gymnasium")

import gymnasium
from gymnasium.utils.env_checker import check_env
from pettingzoo.test import api_test, seed_test

from ludoteca.adapters.gymnasium import Seat
from ludoteca.adapters.pettingzoo import Table, env

GAMES = list(ludoteca.games())


def some_legal(mask, chance):
    return int(chance.choice(np.flatnonzero(mask).tolist()))


@pytest.mark.filterwarnings("ignore::UserWarning")
@pytest.mark.parametrize("name", GAMES)
def test_pettingzoo_finds_nothing_wrong(name):
    api_test(env(name, 2), num_cycles=60)
    seed_test(lambda: env(name, 2), num_cycles=20)


@pytest.mark.parametrize("name", GAMES)
def test_agents_play_a_match_to_its_end(name):
    table, chance = env(name, 2), random.Random(name)
    table.reset(seed=5)
    got = dict.fromkeys(table.possible_agents, 0.0)
    for agent in table.agent_iter(max_iter=20_000):
        observation, reward, termination, truncation, _ = table.last()
        got[agent] += reward
        done = termination or truncation
        table.step(None if done else some_legal(observation["action_mask"], chance))
    assert not table.agents
    assert table.unwrapped.match.over
    assert set(got.values()) in ({1.0, -1.0}, {0.0}, {-1.0})


def test_the_same_seed_gives_the_same_matches_and_the_next_one_differs():
    table = Table("looterz", 3)
    first = []
    for seed in (7, None, 7, 8):
        table.reset(seed=seed)
        first.append(table.observe("P1")["observation"].tolist())
    assert first[0] == first[2]
    assert len({tuple(one) for one in first}) == 3


def test_an_illegal_action_changes_nothing():
    table = Table("looterz", 2)
    table.reset(seed=1)
    before, illegal = (
        table.match.position(),
        int(np.flatnonzero(table.observe(table.agent_selection)["action_mask"] == 0)[0]),
    )
    with pytest.raises(IllegalMove):
        table.step(illegal)
    assert table.match.position() == before


def test_an_agent_whose_match_goes_on_must_move():
    table = Table("looterz", 2)
    table.reset(seed=3)
    with pytest.raises(IllegalMove, match="must make a move"):
        table.step(None)
    assert table.match.log == ()


@pytest.mark.filterwarnings("ignore::UserWarning")
@pytest.mark.parametrize("name", GAMES)
@pytest.mark.parametrize("illegal", ["lose", "random"])
def test_gymnasium_finds_nothing_wrong(name, illegal):
    check_env(Seat(name, 2, "random", illegal=illegal), skip_render_check=True)


@pytest.mark.parametrize("name", GAMES)
def test_the_games_are_registered(name):
    game = ludoteca.game(name)
    seat = gymnasium.make(f"ludoteca/{game.title}-v{game.version}", seats=3, opponents="random", form="one-hot")
    observation, info = seat.reset(seed=1)
    assert observation in seat.observation_space
    assert info["action_mask"].any()
    assert seat.unwrapped.setting.seats == 3


def test_an_illegal_action_can_lose_be_replaced_or_be_refused():
    for illegal in ("lose", "random", "raise"):
        seat = Seat("looterz", 2, "random", illegal=illegal)
        seat.reset(seed=3)
        wrong = int(np.flatnonzero(~seat.action_masks())[0])
        if illegal == "raise":
            with pytest.raises(IllegalMove):
                seat.step(wrong)
            continue
        _, reward, over, _, info = seat.step(wrong)
        assert info["illegal"]
        assert (reward, over) == (-1.0, True) if illegal == "lose" else seat.match.log
    with pytest.raises(BadOption, match="lose, random, raise"):
        Seat("looterz", 2, illegal="explode")


def test_opponents_sit_in_the_order_of_seats_and_the_learner_is_left_out():
    for learner in range(4):
        seat: Any = Seat("kragmortha", 4, "hard,normal,easy", seat=learner)
        seat._others = lambda: None
        seat.reset(seed=1)
        others = [number for number in range(4) if number != learner]
        assert [seat._bots[number].name for number in others] == ["hard", "normal", "easy"]
    with pytest.raises(BadOption, match="3 other seats"):
        Seat("kragmortha", 4, "hard,normal")


def test_opponents_can_be_objects():
    class First:
        def choose(self, match):
            return match.moves()[0]

    seat: Any = Seat("looterz", 3, [First(), "random"], seat=1)
    seat.reset(seed=2)
    assert isinstance(seat._bots[0], First)
    assert seat._bots[2].name == "random"


def test_without_a_seed_every_table_is_another():
    first = []
    for _ in range(3):
        table = Table("looterz", 3)
        table.reset()
        first.append(tuple(table.observe("P1")["observation"].tolist()))
    assert len(set(first)) == 3


def test_environments_can_be_pickled():
    seat = Seat("looterz", 2, "random")
    seat.reset(seed=5)
    table = Table("looterz", 2)
    table.reset(seed=5)
    for one in (seat, table):
        twin = pickle.loads(pickle.dumps(one))  # noqa: S301
        assert twin.match.position() == one.match.position()
        assert twin.match.setting is one.match.setting


@pytest.mark.parametrize("name", GAMES)
def test_one_seat_plays_against_bots(name):
    seat, chance = Seat(name, 2, "random"), random.Random(name)
    for number in range(2):
        observation, info = seat.reset(seed=number)
        reward, over = 0.0, seat.match.over
        while not over:
            assert seat.match.seat == seat.seat
            assert observation in seat.observation_space
            observation, reward, over, _, info = seat.step(some_legal(info["action_mask"], chance))
        assert reward in (1.0, -1.0, 0.0)
        assert not info["action_mask"].any()


def test_the_seat_that_learns_can_be_fixed():
    seat = Seat("looterz", 4, "random,random,random", seat=2)
    for number in range(3):
        seat.reset(seed=number)
        assert seat.seat == seat.match.seat == 2


def test_opponents_must_exist():
    with pytest.raises(BadOption, match="genius"):
        Seat("looterz", 2, "genius")
