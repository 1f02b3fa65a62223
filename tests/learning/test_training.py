"""`ludoteca train` from end to end, as small as it can be; and that it goes on where it was stopped."""

import json

import numpy as np
import pytest
from click.testing import CliRunner

import ludoteca
from ludoteca.bots.engine import RulesEngine
from ludoteca.bots.network import NO_NET, load
from ludoteca.cli import main
from ludoteca.learning.selfplay import duel
from ludoteca.learning.training import REPORT, STATE, WEIGHTS

SMALL = (
    "--games",
    "66",
    "--decisions",
    "24",
    "--iterations",
    "4",
    "--steps",
    "6",
    "--together",
    "64",
    "--seats",
    "2,3",
)


def train(folder, *more):
    result = CliRunner().invoke(main, ["train", "looterz", "--out", str(folder), *SMALL, *more])
    assert result.exit_code == 0, result.output
    return result.output


@pytest.fixture(scope="module")
def run(tmp_path_factory):
    folder = tmp_path_factory.mktemp("train")
    output = train(folder, "--rounds", "11")
    return folder, output


def test_a_run_ends_in_a_network_that_bots_can_think_with(run):
    folder, output = run
    assert "Round 11 of 11" in output
    report = json.loads((folder / REPORT).read_text())
    assert [one["round"] for one in report["rounds"]] == list(range(1, 12))
    assert report["rounds"][-1]["decisions"] > 0
    setting = ludoteca.game("looterz").setting(2)
    network = load(folder / WEIGHTS, setting.game, setting.fingerprint)
    match = ludoteca.game("looterz").new(2, "trained")
    engine = RulesEngine(setting, network.net)
    engine.begin(match.state, 3, 1 << 10)
    engine.run(20, 1.0)
    assert int(engine.tree.visits[0]) == 20


def test_it_goes_on_where_it_was_stopped(run):
    folder, _ = run
    before = (folder / WEIGHTS).read_bytes()
    output = train(folder, "--rounds", "12")
    assert "Goes on after round 11" in output
    assert (folder / WEIGHTS).read_bytes() != before
    assert len(json.loads((folder / REPORT).read_text())["rounds"]) == 12


def test_the_same_seed_learns_the_same(tmp_path):
    for name in ("one", "two"):
        train(tmp_path / name, "--rounds", "1", "--seed", "7")
    assert (tmp_path / "one" / WEIGHTS).read_bytes() == (tmp_path / "two" / WEIGHTS).read_bytes()
    with np.load(tmp_path / "one" / STATE, allow_pickle=False) as kept:
        assert "first" in kept


@pytest.mark.parametrize(
    ("arguments", "says"),
    [
        (["--seats", "9"], "not for 9"),
        (["--seats", "two"], "numbers"),
        (["--device", "cuda"], "CuPy|CUDA"),
        (["--rounds", "0"], "range"),
    ],
)
def test_what_cannot_be_gets_a_sentence(tmp_path, arguments, says):
    result = CliRunner().invoke(main, ["train", "looterz", "--out", str(tmp_path / "no"), *SMALL, *arguments])
    assert result.exit_code == 2
    assert any(word in result.output for word in says.split("|")), result.output


def test_a_damaged_run_gets_a_sentence(tmp_path):
    (tmp_path / REPORT).write_text("{")
    result = CliRunner().invoke(main, ["train", "looterz", "--out", str(tmp_path), *SMALL])
    assert result.exit_code == 2
    assert "cannot be gone on with" in result.output


def test_a_duel_of_equals_is_even():
    share, games = duel(ludoteca.game("looterz"), 2, 12, ((NO_NET, 8), (NO_NET, 8)), "even", "cpu")
    assert games == 24
    assert 0.0 < share < 1.0
