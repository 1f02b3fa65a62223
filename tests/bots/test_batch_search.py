"""Searching in a whole batch: what one tree at a time finds, on any number of threads."""

import numpy as np
import pytest

import ludoteca
from ludoteca.bots.batch_search import forecast_batch, nodes_for, search_batch
from ludoteca.bots.engine import RulesEngine
from ludoteca.bots.levels import explore_at
from ludoteca.bots.network_rules import AT_ONCE, PRIOR, VALUE
from ludoteca.kernel.chance import key_of, siphash, word
from ludoteca.kernel.compiling import loop
from ludoteca.kernel.errors import BadOption
from tests.bots.networks import random_network
from tests.kernel.test_cuda import has_device

GAMES = [ludoteca.game(name) for name in ludoteca.games()]
SEED, ITERATIONS, SIZE = "found", 20, 6


@loop
def luck_of(key0, key1, number):
    return siphash(key0, key1, word(number))


def on_host(array):
    return array.copy_to_host() if hasattr(array, "copy_to_host") else np.asarray(array)


def opened(game, threads=1, device="cpu"):
    options = {"threads": threads} if device == "cpu" else {"device": device}
    batch = game.batch(SIZE, game.seats[1], "batch", **options)
    for _ in range(12):
        batch.play(np.asarray(batch.sample()))
    return batch


@pytest.mark.parametrize("uses", [0, PRIOR | VALUE, PRIOR | VALUE | AT_ONCE])
@pytest.mark.parametrize("game", GAMES, ids=str)
def test_a_batch_finds_what_one_tree_at_a_time_finds(game, uses):
    batch = opened(game)
    net = random_network(batch.setting, 1, uses).net
    found = search_batch(batch, ITERATIONS, SEED, net=net)
    assert found.visits.shape == found.values.shape == (SIZE, batch.moves)
    engine = RulesEngine(batch.setting, net)
    key0, key1 = (word(key) for key in key_of(SEED))
    for i in range(SIZE):
        state = batch.setting.plain(batch.states[i : i + 1])
        engine.begin(state, int(luck_of(key0, key1, i)) | 1, nodes_for(ITERATIONS))
        engine.run(ITERATIONS, explore_at(game, batch.seats))
        tree = engine.tree
        expected_visits, expected_values = np.zeros(batch.moves, np.int32), np.zeros(batch.moves, np.float32)
        child = int(tree.child[0])
        while child:
            visits = int(tree.visits[child])
            expected_visits[tree.move[child]] = visits
            if visits:
                result = tree.results[child * batch.seats + int(state.seat)]
                expected_values[tree.move[child]] = np.float32(result / visits)
            child = int(tree.sibling[child])
        assert expected_visits.sum() > 0
        assert np.array_equal(found.visits[i], expected_visits)
        assert np.array_equal(found.values[i], expected_values)
        together = np.array(tree.results[: batch.seats]) / tree.visits[0]
        assert np.array_equal(found.shares[i], together.astype(np.float32))


@pytest.mark.parametrize("game", GAMES, ids=str)
def test_threads_change_nothing_and_the_games_stand_still(game):
    alone, together = opened(game), opened(game, threads=3)
    before = np.asarray(alone.observe()).tobytes()
    first, second = search_batch(alone, ITERATIONS, SEED), search_batch(together, ITERATIONS, SEED)
    assert np.array_equal(first.visits, second.visits)
    assert np.array_equal(first.values, second.values)
    assert np.asarray(alone.observe()).tobytes() == before
    assert not np.array_equal(search_batch(alone, ITERATIONS, "another").visits, first.visits)


@pytest.mark.parametrize("game", GAMES, ids=str)
def test_only_what_may_be_played_is_tried(game):
    batch = opened(game)
    found = search_batch(batch, ITERATIONS, SEED)
    assert not found.visits[~batch.legal()].any()
    assert ((found.values >= 0.0) & (found.values <= 1.0)).all()


def test_a_game_that_is_over_has_nothing_to_find():
    batch = ludoteca.game("looterz").batch(2, 2, "over")
    while not batch.over.any():
        batch.play(np.asarray(batch.sample()))
    found = search_batch(batch, 5)
    assert not found.visits[batch.over].any()
    assert not found.values[batch.over].any()


@pytest.mark.parametrize("iterations", [0, -1, 1 << 17, 1.5, "10", True, None])
def test_iterations_out_of_bounds_are_refused(iterations):
    with pytest.raises(BadOption, match="iterations a game"):
        search_batch(ludoteca.game("looterz").batch(1, 2), iterations)


@pytest.mark.skipif(not has_device(), reason="There is no CUDA device here.")
@pytest.mark.parametrize("uses", [0, PRIOR | VALUE])
@pytest.mark.parametrize("game", GAMES, ids=str)
def test_a_gpu_grows_the_same_trees(game, uses):
    for seats in (game.seats[0], game.seats[-1]):
        net = random_network(game.setting(seats), 2, uses).net
        found = []
        for device in ("cpu", "cuda"):
            batch = game.batch(200, seats, "gpu", device=device)
            for _ in range(25):
                batch.play(on_host(batch.sample()))
            found.append([on_host(part) for part in search_batch(batch, 100, SEED, net=net)])
            found[-1].append(on_host(forecast_batch(batch)))
        for here, there in zip(*found, strict=True):
            assert np.array_equal(here, there)
