"""What other people's libraries ask of an environment, asked by those libraries themselves.

They are large and nothing else needs them. To run these tests: an environment with
`pip install -e . open_spiel stable-baselines3 sb3-contrib pettingzoo pytest`, and `pytest --long tests/adapters`.
"""

import copy
import pickle

import numpy as np
import pytest

import ludoteca

pytestmark = [pytest.mark.long, pytest.mark.filterwarnings("ignore")]
GAMES = list(ludoteca.games())


def made(name, **more):
    gymnasium = pytest.importorskip("gymnasium")
    pytest.importorskip("ludoteca.adapters.gymnasium")
    game = ludoteca.game(name)
    return gymnasium.make(f"ludoteca/{game.title}-v{game.version}", opponents="random", **more)


@pytest.mark.parametrize("name", GAMES)
def test_gymnasium_finds_nothing_wrong(name):
    checker = pytest.importorskip("gymnasium.utils.env_checker")
    checker.check_env(made(name).unwrapped, skip_render_check=True)


@pytest.mark.parametrize("name", GAMES)
def test_stable_baselines_finds_nothing_wrong(name):
    checker = pytest.importorskip("stable_baselines3.common.env_checker")
    checker.check_env(made(name).unwrapped)


@pytest.mark.parametrize("name", GAMES)
def test_environments_can_be_pickled_and_copied(name):
    seat = made(name)
    seat.reset(seed=3)
    twins = pickle.loads(pickle.dumps(seat)), copy.deepcopy(seat)  # noqa: S301 - made a moment ago
    action = int(np.flatnonzero(seat.unwrapped.action_masks())[0])
    seen = seat.step(action)[0]
    assert all((twin.step(action)[0] == seen).all() for twin in twins)


def test_maskable_ppo_learns_without_a_wrapper():
    contrib = pytest.importorskip("sb3_contrib")
    learner = contrib.MaskablePPO("MlpPolicy", made("looterz"), n_steps=64, batch_size=32, seed=1)
    learner.learn(64)
    seat = made("looterz")
    observation, _ = seat.reset(seed=5)
    action, _ = learner.predict(observation, action_masks=seat.unwrapped.action_masks())
    assert seat.unwrapped.action_masks()[int(action)]


@pytest.mark.parametrize("name", GAMES)
def test_openspiel_simulates_and_serialises(name):
    pyspiel = pytest.importorskip("pyspiel")
    pytest.importorskip("ludoteca.adapters.openspiel")
    game = pyspiel.load_game(f"ludoteca_{name}", {"players": 2, "deals": 10, "outcomes": 4})
    pyspiel.random_sim_test(game, num_sims=1, serialize=True, verbose=False)


@pytest.mark.parametrize("name", GAMES)
def test_openspiels_own_searches_play(name):
    algorithms = pytest.importorskip("open_spiel.python.algorithms.ismcts")
    mcts = pytest.importorskip("open_spiel.python.algorithms.mcts")
    pyspiel = pytest.importorskip("pyspiel")
    pytest.importorskip("ludoteca.adapters.openspiel")
    game = pyspiel.load_game(f"ludoteca_{name}", {"players": 2, "outcomes": 4})
    state = game.new_initial_state()
    while state.is_chance_node():
        state.apply_action(1)
    chance = np.random.RandomState(1)
    evaluator = mcts.RandomRolloutEvaluator(1, chance)
    for bot in (
        algorithms.ISMCTSBot(game=game, uct_c=2.0, evaluator=evaluator, max_simulations=4, random_state=chance),
        mcts.MCTSBot(game, 1.4, 3, evaluator, random_state=chance),
    ):
        assert bot.step(state) in state.legal_actions()


def test_pytorch_and_jax_share_the_arrays_of_a_batch_and_their_tensors_are_taken():
    torch = pytest.importorskip("torch")
    jax = pytest.importorskip("jax")
    batch = ludoteca.game("looterz").batch(16, 2, "shared")
    for array in (batch.observe(), batch.legal(), batch.observe(form="one-hot"), batch.rewards):
        assert torch.from_dlpack(array).data_ptr() == array.ctypes.data
        assert jax.dlpack.from_dlpack(array).unsafe_buffer_pointer() == array.ctypes.data
    rows = torch.zeros(batch.observe().shape, dtype=torch.uint8)
    batch.observe(out=rows)
    assert rows.tolist() == batch.observe().tolist()
    best = batch.legal().argmax(axis=1)
    one_hot = np.eye(batch.moves, dtype=np.float32)[best] * 1000
    for logits in (
        torch.tensor(one_hot, requires_grad=True),
        torch.tensor(one_hot, dtype=torch.bfloat16),
        jax.numpy.asarray(one_hot, jax.numpy.bfloat16),
    ):
        assert batch.sample(logits).tolist() == best.tolist()
    batch.step(torch.as_tensor(batch.sample()))
    batch.step(jax.numpy.asarray(batch.sample()))
