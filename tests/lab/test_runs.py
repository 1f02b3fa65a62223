"""Runs in pieces: the same games however they are shared out, and folders that any tool reads."""

import json
import os
import signal
import subprocess
import sys
import time
from pathlib import Path

import pytest

import ludoteca
from ludoteca.kernel.errors import BadOption, BadRun, LudotecaError
from ludoteca.lab import jobs
from ludoteca.lab.columns import COLUMNS
from ludoteca.lab.jobs import Job
from ludoteca.lab.playing import read_budgets
from ludoteca.lab.run_folder import ARENA, PLAY, RunFolder
from ludoteca.lab.runners import Processes, Threads
from ludoteca.lab.runs import play_job
from ludoteca.lab.simulation import findings_in
from tests.test_cli import assert_refused, call

GAMES = ludoteca.games()


@pytest.fixture
def small_pieces(monkeypatch):
    """Pieces of four games, so that a few games make several."""
    monkeypatch.setattr(jobs, "SIMPLE_PIECE", 4)
    monkeypatch.setattr(jobs, "THINKING_PIECE", 4)


def job_of(name="looterz", bots=("random", "heuristic"), seed="s", **more):
    return Job(ludoteca.game(name).setting(2), (tuple(bots),), seed, read_budgets("3"), **more)


def played(job, games, runner=None, folder=None):
    return [one for part in play_job(job, games, runner or Threads(1), folder) for one in part]


def told(games):
    """All of a game but the times."""
    return [(one.number, one.lineup, one.ranks, one.steps, one.turns, one.ending, one.cards, one.log) for one in games]


def files(folder: Path, but: str = "times") -> dict[str, bytes]:
    return {
        str(path.relative_to(folder)): path.read_bytes()
        for path in sorted(folder.rglob("*.parquet"))
        if path.parent.name != but
    }


@pytest.mark.parametrize("bots", [("random", "heuristic"), ("easy", "normal")])
def test_threads_and_processes_give_the_same_games(bots, small_pieces):
    job = job_of(bots=bots)
    alone = told(played(job, 10))
    assert [number for number, *_ in alone] == list(range(10))
    assert told(played(job, 10, Threads(3))) == alone
    assert told(played(job, 10, Processes(2))) == alone


def test_pieces_are_dealt_as_one_large_batch_is():
    """Where a game stands in a run, and who plays the others, changes nothing about it."""
    job = job_of("kragmortha", bots=("random", "random"))
    batch = job.setting.game.batch(6, 2, "s")
    while not batch.over.all():
        batch.play_random(1000)
    ends = [(batch.match(i).state.steps, tuple(batch.match(i).ranks)) for i in range(6)]
    assert [(one.steps, one.ranks) for one in (*job.play(0, 2), *job.play(2, 3), *job.play(3, 6))] == ends


@pytest.mark.parametrize("name", GAMES)
@pytest.mark.parametrize("bot", ["random", "heuristic"])
def test_games_whose_decisions_are_kept_are_the_same_games(name, bot):
    job = job_of(name, bots=(bot, bot))
    plain = job.play(3, 5)
    kept = job_of(name, bots=(bot, bot), keeps=("decisions", "events")).play(3, 5)
    for one, other in zip(plain, kept, strict=True):
        assert (one.ranks, one.steps, one.turns, one.cards) == (other.ranks, other.steps, other.turns, other.cards)
        assert len(other.log) == other.steps
        assert other.events


def test_kept_decisions_replay_the_game():
    job = job_of(bots=("easy", "random"), keeps=("decisions",))
    (one,) = job.play(2, 3)
    match = job.setting.game.new(2, "s/deal/2")
    for decision in one.log:
        assert decision.seat == match.seat
        assert decision.moves == len(match.moves())
        match.play(decision.move)
    assert tuple(match.ranks) == one.ranks


def test_a_folder_gives_back_what_was_played(tmp_path, small_pieces):
    job = job_of(bots=("easy", "random"), keeps=("decisions", "events"))
    folder = RunFolder.open(tmp_path / "run", PLAY, job, 6)
    first = played(job, 6, folder=folder)
    again = [one for part in RunFolder.read(tmp_path / "run").games() for one in part]
    assert again == first == played(job, 6, folder=folder)
    facts = json.loads((tmp_path / "run" / "manifest.json").read_text())
    assert facts["box"] == job.setting.fingerprint
    assert facts["rules"] == job.setting.game.version
    assert facts["bots"]["easy"]["iterations"] == 3
    assert facts["ludoteca"] == ludoteca.__version__
    assert facts["complete"]
    assert {"python", "numpy", "numba"} <= set(facts["versions"])


@pytest.mark.parametrize("bots", [("random", "heuristic"), ("easy", "random")])
def test_the_same_seed_writes_the_same_bytes_in_one_go_in_two_and_on_threads(tmp_path, bots, small_pieces):
    job = job_of(bots=bots)
    played(job, 11, Threads(2), RunFolder.open(tmp_path / "whole", PLAY, job, 11))
    for games in (3, 6, 11):
        folder = RunFolder.open(tmp_path / "added", PLAY, job, games)
        assert len(played(job, games, folder=folder)) == games
    assert files(tmp_path / "whole") == files(tmp_path / "added")


def test_a_damaged_part_is_played_again(tmp_path, small_pieces):
    job = job_of()
    folder = RunFolder.open(tmp_path / "run", PLAY, job, 9)
    before = played(job, 9, folder=folder)
    (tmp_path / "run" / "games" / "part-000001.parquet").write_bytes(b"cut off")
    assert folder.missing(job, 9) == [(4, 8)]
    assert played(job, 9, folder=folder) == before


def test_another_run_does_not_go_into_the_same_folder(tmp_path):
    RunFolder.open(tmp_path / "run", PLAY, job_of(), 4)
    for other, what in (
        (job_of(seed="t"), "seed"),
        (job_of(bots=("random", "random")), "bots"),
        (job_of("kragmortha"), "game"),
        (job_of(keeps=("events",)), "tables"),
    ):
        with pytest.raises(BadRun, match=f"{what} differs"):
            RunFolder.open(tmp_path / "run", PLAY, other, 4)
    with pytest.raises(BadRun, match="kind differs"):
        RunFolder.open(tmp_path / "run", ARENA, job_of(), 4)
    (tmp_path / "other").mkdir()
    (tmp_path / "other" / "diary.txt").write_text("mine")
    with pytest.raises(BadRun, match="is no run"):
        RunFolder.open(tmp_path / "other", PLAY, job_of(), 4)


def test_polars_pandas_and_duckdb_read_the_tables(tmp_path, small_pieces):
    polars, pandas, duckdb = (pytest.importorskip(name) for name in ("polars", "pandas", "duckdb"))
    job = job_of(keeps=("decisions", "events"))
    games = played(job, 10, folder=RunFolder.open(tmp_path / "run", PLAY, job, 10))
    for table in ("games", "seats", "cards", "decisions", "events"):
        place = tmp_path / "run" / table
        by_polars = polars.read_parquet(place / "*.parquet")
        by_pandas = pandas.read_parquet(place)
        (count,) = duckdb.sql(f"select count(*) from '{place}/*.parquet'").fetchall()
        assert by_polars.columns == list(by_pandas.columns) == list(COLUMNS[table])
        assert len(by_polars) == len(by_pandas) == count[0] > 0
    wins = duckdb.sql(
        f"select s.bot, sum(s.share) from '{tmp_path}/run/seats/*.parquet' s"
        f" join '{tmp_path}/run/games/*.parquet' g using (game) where g.winners > 0 group by s.bot"
    ).fetchall()
    assert dict(wins)["heuristic"] == pytest.approx(sum(one.shares[1] for one in games))


def test_every_column_is_documented():
    page = (Path(__file__).parents[2] / "docs" / "lab.md").read_text(encoding="utf-8")
    for table, columns in COLUMNS.items():
        assert f"### `{table}`" in page
        for name, (kind, about) in columns.items():
            assert f"| `{name}` | {kind} | {about} |" in page


def test_findings_of_a_folder_are_those_of_the_games(tmp_path):
    job = job_of("platformer", bots=("random", "random"))
    folder = RunFolder.open(tmp_path / "run", PLAY, job, 5)
    games = played(job, 5, folder=folder)
    found = findings_in(folder)
    assert found.steps.tolist() == [one.steps for one in games]
    assert found.roles == [one.roles for one in games]
    assert found.card_wins()


def test_a_gpu_plays_random_games_only():
    with pytest.raises(BadOption, match="random bots"):
        job_of(device="cuda")


def test_a_gpu_plays_the_same_games():
    cuda = pytest.importorskip("numba.cuda")
    if not cuda.is_available():
        pytest.skip("there is no CUDA device here")
    on_cpu = job_of(bots=("random", "random")).play(3, 300)
    on_gpu = job_of(bots=("random", "random"), device="cuda").play(3, 300)
    facts = [[(one.ranks, one.steps, one.turns, one.first, one.ending) for one in games] for games in (on_cpu, on_gpu)]
    assert facts[0] == facts[1]


def test_another_version_elsewhere_is_refused():
    with pytest.raises(LudotecaError, match=r"comes from ludoteca 0\.0\.0"):
        job_of(package="0.0.0").check_version()


def test_the_command_goes_on_where_it_was_killed(tmp_path):
    """Killed in the middle, and started again: the same bytes as a run that nobody disturbed."""
    args = ["simulate", "looterz", "--games", "24", "--seats", "2", "--bots", "easy", "--seed", "k", "--language", "en"]
    command = [sys.executable, "-m", "ludoteca", *args, "--threads", "1", "--out"]
    environment = os.environ | {"LUDOTECA_COMPILE": "0"}
    run = subprocess.Popen([*command, str(tmp_path / "killed")], env=environment, stdout=subprocess.DEVNULL)
    deadline = time.monotonic() + 300
    while not list(tmp_path.glob("killed/games/part-*.parquet")) and time.monotonic() < deadline:
        time.sleep(0.05)
    run.send_signal(signal.SIGKILL)
    run.wait()
    for name in ("killed", "whole"):
        again = [*command, str(tmp_path / name)]
        done = subprocess.run(again, env=environment, capture_output=True, text=True, check=False)
        assert done.returncode == 0, done.stderr
        assert f"Run: {tmp_path / name}" in done.stdout.replace("\n", "")
    assert files(tmp_path / "killed") == files(tmp_path / "whole")


def test_the_commands_refuse_what_cannot_be(tmp_path):
    assert_refused(call("simulate", "looterz", "--out", tmp_path / "x", "--no-out"), "leave one of them out")
    assert_refused(call("arena", "looterz", "--threads", 1, "--processes", 1), "choose one of them")
    assert_refused(call("simulate", "looterz", "--ray", "127.0.0.1:1", "--games", 1), "cannot be reached")
    assert_refused(call("simulate", "looterz", "--ray", "nonsense", "--games", 1), "no address of a Ray cluster")
    (tmp_path / "file").write_text("")
    assert_refused(call("simulate", "looterz", "--games", 1, "--out", tmp_path / "file"), "choose another folder")
