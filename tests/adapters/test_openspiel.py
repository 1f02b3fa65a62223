"""OpenSpiel: matches to the end, copies that are their own, and nothing that a seat may not know."""

import random

import pytest

import ludoteca
from ludoteca.kernel.errors import LudotecaError

pyspiel = pytest.importorskip("pyspiel")
pytest.importorskip("ludoteca.adapters.openspiel")

GAMES = list(ludoteca.games())


def dealt(name, players=2, deal=3):
    state = pyspiel.load_game(f"ludoteca_{name}", {"players": players}).new_initial_state()
    assert state.is_chance_node()
    state.apply_action(deal)
    return state


def settled(state, chance):
    """Lets chance do what it has to do."""
    while state.is_chance_node():
        state.apply_action(chance.choice([outcome for outcome, _ in state.chance_outcomes()]))
    return state


@pytest.mark.parametrize("name", GAMES)
def test_a_match_is_played_to_its_end(name):
    state, chance = dealt(name), random.Random(name)
    nodes = 0
    while not settled(state, chance).is_terminal():
        legal = state.legal_actions()
        assert legal == sorted(move.id for move in state.match.moves())
        assert state.action_to_string(legal[0])
        state.apply_action(chance.choice(legal))
        nodes += state.is_chance_node()
    assert nodes > 10
    assert sorted(state.returns()) in ([-1.0, 1.0], [0.0, 0.0], [-1.0, -1.0])


def test_chance_deals_first():
    game = pyspiel.load_game("ludoteca_looterz", {"players": 2, "deals": 7})
    outcomes = game.new_initial_state().chance_outcomes()
    assert [deal for deal, _ in outcomes] == list(range(7))
    assert sum(share for _, share in outcomes) == pytest.approx(1.0)


@pytest.mark.parametrize("name", GAMES)
def test_what_chance_will_do_cannot_be_foreseen_in_a_copy(name):
    """From the same state chance leads to different ones, and what a seat knew before it is untouched."""
    state, chance = dealt(name), random.Random(name)
    while not state.is_chance_node():
        state.apply_action(chance.choice(state.legal_actions()))
    before = [state.match.observe(seat).tolist() for seat in range(2)]
    twins = [state.clone() for _ in range(12)]
    for outcome, twin in enumerate(twins):
        assert [twin.match.observe(seat).tolist() for seat in range(2)] == before
        twin.apply_action(outcome)
    assert len({repr(twin.match.position()) for twin in twins}) > 1


def test_a_state_is_its_history():
    state, chance = dealt("kragmortha"), random.Random(5)
    for _ in range(30):
        state.apply_action(chance.choice(settled(state, chance).legal_actions()))
    again = state.get_game().new_initial_state()
    for action in state.history():
        again.apply_action(action)
    assert again.match.state == state.match.state
    _, twin = pyspiel.deserialize_game_and_state(pyspiel.serialize_game_and_state(state.get_game(), state))
    assert twin.match.state == state.match.state


@pytest.mark.parametrize("name", GAMES)
def test_resampling_keeps_what_a_seat_knows_and_redraws_the_rest(name):
    state, chance = dealt(name), random.Random(name)
    for _ in range(20):
        state.apply_action(chance.choice(settled(state, chance).legal_actions()))
    player = settled(state, chance).current_player()
    twins = [state.resample_from_infostate(player, random.Random(k).random) for k in range(4)]
    for twin in twins:
        assert twin.observation_string(player) == state.observation_string(player)
        assert twin.legal_actions() == state.legal_actions()
    assert len({repr(twin.match.position()) for twin in twins}) > 1


def test_options_and_boxes_are_parameters(tmp_path):
    game = pyspiel.load_game("ludoteca_looterz", {"players": 2, "options": "target=9;first_player=2"})
    assert game.setting.options["target"] == "9"
    folder = ludoteca.game("looterz").folder / "box"
    for file in folder.glob("*.toml"):
        (tmp_path / file.name).write_text(file.read_text().replace("coins = 15", "coins = 12"))
    boxed = pyspiel.load_game("ludoteca_looterz", {"players": 2, "box": str(tmp_path)})
    assert boxed.setting.fingerprint != game.setting.fingerprint
    with pytest.raises(LudotecaError, match="should look like"):
        pyspiel.load_game("ludoteca_looterz", {"options": "nonsense"})


def test_its_searches_in_cpp_are_refused_with_a_sentence():
    state = dealt("looterz")
    evaluator = pyspiel.RandomRolloutEvaluator(1, 7)
    with pytest.raises(LudotecaError, match="written in C"):
        pyspiel.MCTSBot(state.get_game(), evaluator, 2.0, 5, 100, False, 1, False)
    policy = pyspiel.ISMCTSFinalPolicyType.MAX_VISIT_COUNT
    bot = pyspiel.ISMCTSBot(1, evaluator, 2.0, 5, 10, policy, True, False)
    with pytest.raises(LudotecaError, match="written in C"):
        bot.step(state)
    with pytest.raises(LudotecaError, match="written in C"):
        pyspiel.evaluate_bots(state, [bot, bot], 1)
    theirs = pyspiel.load_game("tic_tac_toe")
    assert pyspiel.MCTSBot(theirs, evaluator, 2.0, 5, 100, False, 1, False).step(theirs.new_initial_state()) in range(9)


def test_a_clone_is_its_own():
    state = dealt("looterz")
    twin = settled(state.clone(), random.Random(1))
    twin.apply_action(twin.legal_actions()[0])
    assert len(state.history()) == 1
    assert state.match.log == ()
    assert twin.match.setting is state.match.setting


@pytest.mark.parametrize("name", GAMES)
def test_a_seat_observes_what_it_may_know(name):
    state = dealt(name, players=2)
    observer = state.get_game().make_py_observer()
    observer.set_from(state, 1)
    assert observer.tensor.any()
    assert observer.tensor.tolist() == state.match.observe(1).tolist()
    assert observer.string_from(state, 1) == state.observation_string(1)
