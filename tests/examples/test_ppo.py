"""The example of training: a tiny run of it, to its end, on the CPU."""

import importlib.util
import sys
from pathlib import Path
from typing import Any

import pytest

torch: Any = pytest.importorskip("torch")

EXAMPLE = Path(__file__).parents[2] / "examples/ppo_looterz.py"


@pytest.fixture
def ppo():
    spec = importlib.util.spec_from_file_location("ppo_looterz", EXAMPLE)
    assert spec is not None
    assert spec.loader is not None
    module = importlib.util.module_from_spec(spec)
    sys.modules["ppo_looterz"] = module
    spec.loader.exec_module(module)
    return module


TINY = ("--device", "cpu", "--decisions", "192", "--games", "4", "--steps", "24", "--minibatch", "32", "--hidden", "16")


def test_it_learns_something_and_plays(ppo):
    chosen = ppo.options(*TINY)
    before = ppo.Agent(16)
    agent = ppo.train(chosen)
    assert any((a != b).any() for a, b in zip(agent.parameters(), before.parameters(), strict=True))
    assert all(torch.isfinite(number).all() for number in agent.parameters())
    assert 0.0 <= ppo.share_won(agent, "random", 2) <= 1.0


def test_its_one_hot_form_is_ours(ppo):
    match = ppo.ludoteca.game("looterz").new(2, "one-hot")
    agent = ppo.Agent(16)
    ours = match.observe(form="one-hot")
    theirs = agent.one_hot(torch.as_tensor(match.observe())[None])[0]
    assert theirs.tolist() == pytest.approx(ours.tolist())


def test_what_one_wins_the_other_loses(ppo):
    """A game of three decisions, of P1, P2 and P2, that P2 wins: all is told at the end."""
    kept = ppo.Rollout(3, 1, 1, 1, "cpu")
    kept.seats[:, 0] = torch.tensor([0, 1, 1])
    kept.rewards[2] = 1.0
    kept.done[2] = 1.0
    found = ppo.advantages(kept, torch.zeros(1, dtype=torch.int64), torch.ones(1), 1.0)
    assert found[:, 0].tolist() == [-1.0, 1.0, 1.0]
