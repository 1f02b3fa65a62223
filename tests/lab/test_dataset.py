"""Data sets: the same ones wherever they are made, which their checksum shows."""

import pytest

import ludoteca
from ludoteca.kernel.errors import BadOption
from ludoteca.lab import jobs
from ludoteca.lab.columns import read_part, write_part
from ludoteca.lab.dataset import digests, portions
from ludoteca.lab.run_folder import RunFolder, read_manifest
from tests.test_cli import assert_refused, call

SMALL = ("--game", "looterz", "--games", "12", "--iterations", "3", "--seed", "d")


@pytest.fixture(autouse=True)
def small_pieces(monkeypatch):
    """Pieces of two games, so that a few games make several."""
    monkeypatch.setattr(jobs, "THINKING_PIECE", 2)


def made(folder, *more):
    result = call("dataset", folder, *SMALL, *more)
    assert result.exit_code == 0, result.output
    facts = read_manifest(folder)
    assert f"SHA-256: {facts['sha256']}" in result.output
    return facts


def test_the_same_games_come_from_one_thread_from_several_and_after_an_interruption(tmp_path):
    alone = made(tmp_path / "alone", "--threads", "1")
    several = made(tmp_path / "several", "--threads", "3")
    assert several["sha256"] == alone["sha256"]
    broken = tmp_path / "several" / "looterz-2"
    for table in ("games", "decisions"):
        (broken / table / "part-000000.parquet").unlink()
    assert made(tmp_path / "several")["tables"] == alone["tables"]


def test_games_are_shared_out_among_all_tables_with_decisions_and_events(tmp_path):
    facts = made(tmp_path / "data")
    assert facts["runs"] == [f"looterz-{seats}" for seats in range(2, 7)]
    runs = [RunFolder.read(tmp_path / "data" / name) for name in facts["runs"]]
    assert [run.facts["games"] for run in runs] == [3, 3, 2, 2, 2]
    assert all(run.facts["complete"] for run in runs)
    for run in runs:
        for game in (game for part in run.games() for game in part):
            assert len(game.log) == game.steps
            assert game.events


def test_every_position_can_be_had_again_from_the_deal_and_the_moves(tmp_path):
    made(tmp_path / "data")
    run = RunFolder.read(tmp_path / "data" / "looterz-4")
    for game in (game for part in run.games() for game in part):
        match = ludoteca.game("looterz").new(4, seed=f"d/deal/{game.number}")
        for decision in game.log:
            assert match.seat == decision.seat
            assert match.play(decision.move) is not None
        assert match.over
        assert tuple(match.ranks) == game.ranks


def test_the_checksum_is_of_what_is_in_the_tables(tmp_path):
    facts = made(tmp_path / "data")
    run = RunFolder.read(tmp_path / "data" / "looterz-3")
    path = run.path / "decisions" / "part-000000.parquet"
    rows = read_part(path, "decisions")
    write_part(path, "decisions", rows)
    assert digests(run) == facts["tables"]["looterz-3"]
    changed = [(*rows[0][:-1], rows[0][-1] + 1), *rows[1:]]
    write_part(path, "decisions", changed)
    differing = {name for name, told in digests(run).items() if told != facts["tables"]["looterz-3"][name]}
    assert differing == {"decisions"}


def test_another_seed_gives_another_data_set_and_a_folder_of_another_one_is_refused(tmp_path):
    facts = made(tmp_path / "data")
    assert made(tmp_path / "other", "--seed", "e")["sha256"] != facts["sha256"]
    assert_refused(call("dataset", tmp_path / "data", *SMALL, "--seed", "e"), "holds another dataset: seed differs")
    (tmp_path / "mine").mkdir()
    (tmp_path / "mine" / "letter.txt").write_text("Dear")
    assert_refused(call("dataset", tmp_path / "mine", *SMALL), "is there already and is no run")


def test_bots_that_think_for_a_time_are_refused():
    with pytest.raises(BadOption, match="thinks for a time"):
        portions(["kragmortha"], 10, "master", "d", {})


def test_a_report_tells_of_a_data_set(tmp_path):
    made(tmp_path / "data")
    result = call("report", tmp_path / "data", "--language", "en")
    assert result.exit_code == 0, result.output
    assert "looterz-2" in result.output
