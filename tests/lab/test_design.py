"""The designer's commands: compare, sweep, tune, and reports from folders."""

import json
import shutil
import tomllib

import numpy as np
import pytest

import ludoteca
from ludoteca.kernel.errors import BadBox, BadOption
from ludoteca.lab.box_numbers import changed, number_at, points, read_range
from ludoteca.lab.compare import read_side
from ludoteca.lab.jobs import Job
from ludoteca.lab.measures import Measure, differences, measures_of
from ludoteca.lab.playing import Played
from ludoteca.lab.run_folder import read_box as read_files
from ludoteca.lab.simulation import simulate
from ludoteca.lab.targets import Target, check_targets, read_target, scores
from tests.test_cli import assert_refused, call

LOOTERZ = ludoteca.game("looterz")
COINS = "table:target.1.coins"


def read_box(folder):
    found = read_files(folder)
    assert found is not None
    return found


@pytest.fixture(scope="module")
def files():
    return read_box(LOOTERZ.folder / "box")


def told(*args):
    result = call(*args, "--language", "en")
    assert result.exit_code == 0, result.output
    return result.output


def test_a_number_of_a_box_is_found_and_changed_in_its_line_alone(files):
    assert number_at(files, COINS) == 15
    assert number_at(files, "cards.toml:card.ninja.power") == 4
    texts = changed(files, {"cards:card.ninja.power": 6, COINS: 9})
    assert number_at(texts, "cards:card.ninja.power") == 6
    lines = [
        (old, new)
        for name in files
        for old, new in zip(files[name].splitlines(), texts[name].splitlines(), strict=True)
        if old != new
    ]
    assert lines == [("power = 4", "power = 6"), ("coins = 15", "coins = 9")]


@pytest.mark.parametrize("name", ludoteca.games())
def test_every_number_of_our_boxes_can_be_changed(name):
    box = read_box(ludoteca.game(name).folder / "box")

    def numbers(data, path):
        for key, value in data.items() if isinstance(data, dict) else enumerate(data, 1):
            if isinstance(value, dict) or (isinstance(value, list) and value and isinstance(value[0], dict)):
                yield from numbers(value, (*path, str(key)))
            elif isinstance(value, int) and not isinstance(value, bool):
                yield ".".join((*path, str(key)))

    count = 0
    for file, text in box.items():
        for path in numbers(tomllib.loads(text), ()):
            place = f"{file}:{path}"
            assert number_at(changed(box, {place: 77}), place) == 77
            count += 1
    assert count > 10


@pytest.mark.parametrize(
    ("place", "because"),
    [
        ("nothing:a.b", "no file nothing.toml"),
        ("cards:card.nobody.power", "no entry “nobody”"),
        ("cards:card.ninja.colour", "no “colour” there"),
        ("cards:card.ninja.id", "is no whole number"),
        ("cards:card", "is no whole number"),
    ],
)
def test_places_that_are_not_there_are_refused(files, place, because):
    with pytest.raises(BadBox, match=because):
        changed(files, {place: 1})


def test_a_number_inside_a_line_is_refused_rather_than_spoilt():
    with pytest.raises(BadBox, match="cannot be changed in its file"):
        changed({"a.toml": "x = {y = 1}\n"}, {"a:x.y": 2})


def test_ranges_are_read():
    assert read_range("a:b=1..3").values == (1, 2, 3)
    assert read_range("a:b=10..30..10").values == (10, 20, 30)
    assert read_range("a:b=4,1").values == (4, 1)
    assert read_range("edition=fr,pl").values == ("fr", "pl")
    assert len(points([read_range("a:b=1..3"), read_range("c=x,y")])) == 6
    for bad in ("a:b", "a:b=", "a:b=3..1", "a:b=x", "a:b=1..9999", "a:b=1,1", "=3"):
        with pytest.raises(BadOption):
            read_range(bad)
    for ranges in ([], [read_range("a:b=1..3")] * 2, [read_range(f"a:b{i}=1..99") for i in range(2)]):
        with pytest.raises(BadOption):
            points(ranges)


def test_sides_are_read(tmp_path):
    assert read_side("own").box is None
    side = read_side(f"{tmp_path},edition=fr,bots=hard+easy,iterations=4")
    assert (side.box, side.options, side.bots, side.iterations) == (tmp_path, {"edition": "fr"}, "hard,easy", "4")
    for bad in ("no-such-folder", f"{tmp_path},{tmp_path}", "edition="):
        with pytest.raises(BadOption):
            read_side(bad)


def test_intervals_hold_what_they_promise():
    """Of many samples with a known mean, about 19 in 20 intervals have it inside; paired ones as well."""
    chance = np.random.default_rng(1)
    inside = 0
    for _ in range(400):
        under = chance.integers(1, 4, 300).astype(float)
        measure = Measure("x", "lift", under * chance.normal(2.0, 1.0, 300), under)
        estimate = measure.estimate()
        inside += estimate.low <= 2.0 <= estimate.high
    assert 0.92 < inside / 400 < 0.98


def test_what_is_dealt_alike_and_played_alike_does_not_differ():
    found = simulate(LOOTERZ, 2, 30, "random", "s")
    rows = differences(found, found)
    assert {row.name for row in rows} >= {"rounds", "ties", "place:1", "place:2", "card:ninja"}
    assert all(row.more is None and row.difference.value == 0.0 for row in rows)
    assert measures_of(found)["rounds"].value == pytest.approx(found.turns.mean() / 2)


def test_a_difference_that_is_open_says_how_many_games_would_settle_it():
    found = [simulate(LOOTERZ, 2, 30, "random", "s", {"target": target}) for target in ("15", "14")]
    rows = {row.name: row for row in differences(*found)}
    open_rows = [(row, row.more) for row in rows.values() if row.more]
    assert open_rows
    for row, more in open_rows:
        half = (row.difference.high - row.difference.low) / 2
        assert half * (30 / (30 + more)) ** 0.5 == pytest.approx(abs(row.difference.value), rel=0.05)


def test_compare_plays_pairs_and_goes_on(tmp_path):
    args = ("compare", "looterz", "own", "target=9", "--bots", "random", "--out", tmp_path / "c")
    report = tmp_path / "c.html"
    first = told(*args, "--games", 20)
    assert "B has less" in first  # a game to 9 coins is shorter
    again = told(*args, "--games", 40, "--report", report)
    assert "Both sides played the same deals" in again.replace("\n", " ")
    assert report.read_text(encoding="utf-8").count("<svg") > 5
    assert json.loads((tmp_path / "c" / "manifest.json").read_text())["sides"] == ["own", "target=9"]
    assert_refused(call(*args[:3], "target=8", *args[4:], "--games", 40), "sides differs")
    assert "A: own · B: target=9" in told("report", tmp_path / "c", "--html", tmp_path / "again.html")
    assert (tmp_path / "again.html").read_text(encoding="utf-8") == report.read_text(encoding="utf-8")


def test_bots_that_think_and_bots_that_do_not_are_dealt_the_same(tmp_path):
    told("compare", "looterz", "bots=random", "bots=easy", "--iterations", 2, "--games", 4, "--out", tmp_path / "c")
    assert all(json.loads((tmp_path / "c" / side / "manifest.json").read_text())["step_by_step"] for side in ("a", "b"))


def test_sweep_measures_every_point(tmp_path):
    parquet = pytest.importorskip("pyarrow.parquet")
    args = ("sweep", "looterz", "--vary", f"{COINS}=5,15", "--bots", "random", "--games", 20, "--out", tmp_path / "s")
    told(*args, "--report", tmp_path / "s.html")
    rows = parquet.read_table(tmp_path / "s" / "points.parquet").to_pylist()
    rounds = {row[COINS]: row["value"] for row in rows if row["measure"] == "rounds"}
    assert rounds[5] < rounds[15]
    assert "side by side" in (tmp_path / "s.html").read_text(encoding="utf-8").lower()
    told("report", tmp_path / "s", "--html", tmp_path / "r.html")
    assert f"{COINS}=5" in (tmp_path / "r.html").read_text(encoding="utf-8")
    boxes = sorted((tmp_path / "s" / "points").glob("*/box/table.toml"))
    assert {number_at({"table.toml": box.read_text()}, COINS) for box in boxes} == {5, 15}


def test_tune_finds_a_box_that_meets_its_targets_and_goes_on(tmp_path):
    args = ("tune", "looterz", "--vary", f"{COINS}=3..21..3", "--target", "rounds=..6", "--bots", "heuristic")
    more = ("--games", 20, "--confirm", 30, "--out", tmp_path / "t")
    told(*args, "--trials", 3, *more)
    whole = told(*args, "--trials", 6, *more)
    assert "Changed numbers" in whole
    made = number_at(read_box(tmp_path / "t" / "box"), COINS)
    assert made < 15
    assert "coins" in (tmp_path / "t" / "report.html").read_text(encoding="utf-8")
    told("simulate", "looterz", "--seats", 2, "--games", 2, "--bots", "random", "--box", tmp_path / "t" / "box")
    told("report", tmp_path / "t")
    # In one go it comes to the same.
    shutil.rmtree(tmp_path / "t")
    told(*args, "--trials", 6, *more)
    assert number_at(read_box(tmp_path / "t" / "box"), COINS) == made


def test_targets_are_read_and_checked():
    assert read_target("rounds=8..12") == Target("rounds", 8.0, 12.0)
    assert read_target("ties=..0.1").low == float("-inf")
    for bad in ("rounds", "rounds=", "rounds=5", "rounds=..", "rounds=9..8", "=1..2", "rounds=a..b"):
        with pytest.raises(BadOption):
            read_target(bad)
    job = Job(LOOTERZ.setting(2), (("random",) * 2,), "")
    for bad, because in (("colour=1..2", "no measure"), ("card:dog=1..2", "no card"), ("ending:x=1..2", "no ending")):
        with pytest.raises(BadOption, match=because):
            check_targets([read_target(bad)], job)
    with pytest.raises(BadOption, match="nothing to aim for"):
        check_targets([], job)
    with pytest.raises(BadOption, match="Looterz has no roles"):
        check_targets([read_target("roles=0.8..1.2")], job)
    check_targets([read_target(text) for text in ("card:ninja=1..2", "cards=0.8..1.2", "seats=..0.1")], job)


def test_a_target_is_missed_by_as_much_as_it_is_outside():
    target = Target("rounds", 8.0, 12.0)
    assert target.miss(8.0) == target.miss(10.0) == 0.0
    assert target.miss(14.0) == target.miss(6.0) == 1.0
    found = simulate(LOOTERZ, 2, 20, "random", "s")
    wide, narrow = scores([Target("cards", 0.0, 9.0), Target("cards", 0.999, 1.001)], found)
    assert wide.met
    assert not narrow.met
    assert narrow.worst.startswith("card:")


@pytest.mark.parametrize(
    ("args", "because"),
    [
        (("compare", "looterz", "nowhere", "own"), "There is no box “nowhere”"),
        (("compare", "looterz", "own", "colour=red"), "colour"),
        (("sweep", "looterz"), "nothing to vary"),
        (("sweep", "looterz", "--vary", "cards:card.ninja.power=1..9"), "With cards:card.ninja.power=7"),
        (("sweep", "looterz", "--vary", "x:y=1"), "no file x.toml"),
        (("tune", "looterz", "--vary", "table:target.1.coins=1..9"), "nothing to aim for"),
        (("tune", "looterz", "--vary", "target=7,8", "--target", "rounds=1..2"), "options are compared or swept"),
        (("report", "nowhere"), "is no folder of a run"),
    ],
)
def test_the_commands_refuse_what_cannot_be(args, because):
    assert_refused(call(*args), because)


def test_several_runs_stand_beside_each_other(tmp_path):
    for name, bots in (("one", "random"), ("two", "heuristic")):
        told("simulate", "looterz", "--seats", 2, "--games", 6, "--bots", bots, "--out", tmp_path / name)
    both = told("report", tmp_path / "one", tmp_path / "two", "--html", tmp_path / "both.html")
    assert "one" in both
    assert "two" in both
    page = (tmp_path / "both.html").read_text(encoding="utf-8")
    assert '<th scope="col" class="number">two</th>' in page
    alone = told("report", tmp_path / "one")
    assert "Program: ludoteca" in alone
    told("arena", "looterz", "--bots", "random,heuristic", "--games", 4, "--out", tmp_path / "arena")
    assert "Who beats whom" in told("report", tmp_path / "arena")
    told("simulate", "kragmortha", "--seats", 2, "--games", 2, "--bots", "random", "--out", tmp_path / "other")
    assert_refused(call("report", tmp_path / "one", tmp_path / "other"), "different games")


def test_a_game_is_what_was_read_of_it():
    """`Played` is what folders give back: nothing of it may be forgotten in the tables."""
    assert set(Played.__dataclass_fields__) == {
        *("number", "lineup", "ranks", "decisions", "seconds", "steps", "turns", "first", "ending", "cards", "roles"),
        *("log", "events"),
    }
