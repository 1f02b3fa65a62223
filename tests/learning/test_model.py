"""A network while it learns: slopes as they are measured, and the same judgements in whole numbers."""

import numpy as np
import pytest

import ludoteca
from ludoteca.bots.network import NARROW, NO_NET, OUTCOMES, layout_of, made_for
from ludoteca.bots.network_rules import HEAD, PRIOR, VALUE
from ludoteca.learning.model import LEGAL, Model, Samples
from ludoteca.learning.selfplay import SelfPlay, shares_of
from tests.bots.test_network import second_layer

GAME = ludoteca.game("looterz")


def samples(seats=3, decisions=240) -> Samples:
    return SelfPlay(GAME, seats, 8, "samples", "cpu").play(decisions, 4, NO_NET)


def test_what_it_learns_from_is_what_the_games_say():
    table = SelfPlay(GAME, 3, 40, "what", "cpu")
    learned = table.play(260, 2, NO_NET)
    assert len(learned) > 40 * 60
    assert (learned.seats == 3).all()
    assert learned.shares.min() >= 0.0
    assert np.allclose(learned.shares.sum(1), 1.0, atol=1e-5)
    assert not learned.shares[:, 3 : OUTCOMES - 1].any()
    assert ((learned.policy >= LEGAL).sum(1) >= 1).all()
    assert learned.held.any()
    assert not learned.held.all()
    again = table.play(10, 2, NO_NET)
    assert len(again) <= 40 * (260 + 10)


def test_shares_of_rewards():
    rewards = np.array([[1.0, -0.5, -0.5], [-1.0, -1.0, -1.0], [0.25, 0.25, -0.5]], np.float32)
    assert np.allclose(shares_of(np, rewards), np.array([[1, 0, 0], [0, 0, 0], [0.5, 0.5, 0]]))
    assert shares_of(np, np.array([[1.0], [-1.0]])).tolist() == [[1.0], [0.0]]


def loss_of(model, batch) -> float:
    losses = model.losses(batch)
    choices = ((batch.policy >= LEGAL).sum(1) > 1).sum()
    return float(losses.shares + losses.moves * choices / len(batch))


def test_slopes_are_what_is_measured(monkeypatch):
    batch = samples().take(np.arange(60))
    model = Model(layout_of(GAME), np, 1)
    # Rounded weights change by whole steps; slopes are those of what lies between them.
    monkeypatch.setattr(model, "_second", lambda: model.weights["second"])
    model.weights = {name: w.astype(np.float64) for name, w in model.weights.items()}
    for name, slope in model.slopes(batch, model.columns(batch)).items():
        at = np.unravel_index(np.abs(slope).argmax(), slope.shape)
        there = model.weights[name][at]
        losses = []
        for step in (-1e-4, 1e-4):
            model.weights[name][at] = there + step
            losses.append(loss_of(model, batch))
        model.weights[name][at] = there
        assert (losses[1] - losses[0]) / 2e-4 == pytest.approx(slope[at], rel=0.02), name


def test_it_learns_what_it_is_shown():
    batch = samples()
    model = Model(layout_of(GAME), np, 1)
    before = model.losses(batch)
    for _ in range(60):
        model.learn(batch, 3e-3)
    after = model.losses(batch)
    assert after.shares < before.shares - 0.05
    assert after.moves < before.moves - 0.1


def test_whole_numbers_judge_as_the_model_does():
    batch = samples()
    model = Model(layout_of(GAME), np, 1)
    for _ in range(60):
        model.learn(batch, 3e-3)
    about = made_for(GAME, GAME.setting(3).fingerprint) | {"uses": PRIOR | VALUE}
    network = model.network(about)
    weights = {name: np.array(numbers) for name, numbers in network.weights.items()}
    shown = batch.take(np.arange(0, len(batch), 7))
    _, second, _, _ = model._forward(model.columns(shown), shown)
    off = []
    for row, real in zip(shown.seen, second, strict=True):
        narrow = np.array(second_layer(network, 3, row.tolist()))
        off.append(np.abs(narrow / 127 - real).max())
        for name, count in (("shares", 3), ("moves", GAME.move_table.size)):
            head = (weights[name].reshape(-1, NARROW)[:count] @ narrow + weights[f"{name}_bias"][:count]) * HEAD
            exact = real @ model.weights[name][:, :count] + model.weights[f"{name}_bias"][0, :count]
            assert np.abs(head - exact).max() < 0.5
    # Things that were seen hardly ever have no row.
    assert np.median(off) < 0.02


def test_it_goes_on_where_it_was(tmp_path):
    batch = samples()
    model, other = Model(layout_of(GAME), np, 1), Model(layout_of(GAME), np, 2)
    model.learn(batch, 1e-3)
    other.load(model.save())
    model.learn(batch, 1e-3)
    other.learn(batch, 1e-3)
    for name, weights in model.weights.items():
        assert np.array_equal(weights, other.weights[name]), name


@pytest.mark.parametrize("name", ludoteca.games())
def test_every_game_can_be_learned(name):
    game = ludoteca.game(name)
    batch = SelfPlay(game, game.seats[0], 4, "any", "cpu").play(205, 2, NO_NET)
    model = Model(layout_of(game), np, 1)
    model.learn(batch, 1e-3)
    assert np.isfinite(model.losses(batch).shares)
