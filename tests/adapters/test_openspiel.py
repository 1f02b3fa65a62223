"""OpenSpiel: matches to the end, copies that are their own, and nothing that a seat may not know."""

import random

import numpy as np
import pytest

import ludoteca

pyspiel = pytest.importorskip("pyspiel")
pytest.importorskip("ludoteca.adapters.openspiel")

GAMES = list(ludoteca.games())


def dealt(name, players=2, deal=3):
    state = pyspiel.load_game(f"ludoteca_{name}", {"players": players}).new_initial_state()
    assert state.is_chance_node()
    state.apply_action(deal)
    return state


@pytest.mark.parametrize("name", GAMES)
def test_a_match_is_played_to_its_end(name):
    state, chance = dealt(name), random.Random(name)
    while not state.is_terminal():
        legal = state.legal_actions()
        assert legal == sorted(move.id for move in state.match.moves())
        assert state.action_to_string(legal[0])
        state.apply_action(chance.choice(legal))
    assert sorted(state.returns()) in ([-1.0, 1.0], [0.0, 0.0], [-1.0, -1.0])


def test_chance_deals_once():
    game = pyspiel.load_game("ludoteca_looterz", {"players": 2, "deals": 7})
    outcomes = game.new_initial_state().chance_outcomes()
    assert [deal for deal, _ in outcomes] == list(range(7))
    assert sum(share for _, share in outcomes) == pytest.approx(1.0)


def test_a_clone_is_its_own():
    state = dealt("looterz")
    twin = state.clone()
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
    assert observer.tensor[0] == 1
    assert observer.string_from(state, 1) == str(state.match.view(1))


def test_its_own_search_plays_ours():
    mcts = pytest.importorskip("open_spiel.python.algorithms.mcts")
    chance = np.random.RandomState(1)
    state = dealt("looterz")
    evaluator = mcts.RandomRolloutEvaluator(1, chance)
    mind = mcts.MCTSBot(state.get_game(), 1.4, 3, evaluator, random_state=chance)
    assert mind.step(state) in state.legal_actions()
