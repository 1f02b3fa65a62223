"""Simulation with bots that think, and what it leaves behind."""

import builtins
from html.parser import HTMLParser
from pathlib import Path

import pytest

import ludoteca
from ludoteca.kernel.errors import BadOption, LudotecaError
from ludoteca.lab.files import write_parquet
from ludoteca.lab.playing import read_budgets
from ludoteca.lab.report import page
from ludoteca.lab.simulation import simulate
from tests.test_cli import call

BUDGETS = read_budgets("3")


@pytest.fixture(scope="module")
def findings():
    """Four games of two thinking bots."""
    return simulate(ludoteca.game("looterz"), 2, 4, "normal,easy", "s", budgets=BUDGETS)


@pytest.fixture(scope="module")
def with_heroes():
    """Games of a game with heroes, between bots that do not think."""
    return simulate(ludoteca.game("platformer"), 2, 6, "random", "s")


class Page(HTMLParser):
    """What stands in a page."""

    def __init__(self, text: str):
        super().__init__()
        self.tags: list[str] = []
        self.links: list[str] = []
        self.open: list[str] = []
        self.feed(text)

    def handle_starttag(self, tag, attrs):
        self.tags.append(tag)
        self.links += [value or "" for name, value in attrs if name in ("src", "href")]
        if tag not in ("meta", "rect", "line"):
            self.open.append(tag)

    def handle_endtag(self, tag):
        if tag not in ("rect", "line"):
            assert self.open.pop() == tag


def test_thinking_bots_are_simulated(findings):
    assert findings.bots == ("normal", "easy")
    assert findings.scores.shape == findings.ranks.shape == (4, 2)
    assert findings.scores.sum(axis=1).tolist() == pytest.approx([1.0] * 4)
    assert sum(findings.endings().values()) == 4
    assert findings.had.any()
    assert sum(findings.bot_wins()[name][1] for name in ("normal", "easy")) == pytest.approx(1.0)
    assert findings.hero_wins() == {}


def test_the_same_seed_gives_the_same_games(findings):
    again = simulate(ludoteca.game("looterz"), 2, 4, "normal,easy", "s", budgets=BUDGETS)
    assert again.steps.tolist() == findings.steps.tolist()
    assert (again.had == findings.had).all()


def test_heroes_are_counted(with_heroes):
    assert sum(had for had, _ in with_heroes.hero_wins().values()) == 12


@pytest.mark.parametrize("bots", ["normal,easy,hard", "genius"])
def test_bots_must_fit_the_seats(bots):
    with pytest.raises(BadOption):
        simulate(ludoteca.game("looterz"), 2, 1, bots)


@pytest.mark.parametrize("which", ["findings", "with_heroes"])
def test_the_report_is_one_page_that_needs_nothing_else(which, request):
    found = request.getfixturevalue(which)
    game = ludoteca.game("looterz" if which == "findings" else "platformer")
    read = Page(page(game, found, "<seed>", {}))
    assert read.open == []
    assert read.links == []
    assert "script" not in read.tags
    assert read.tags.count("svg") >= 5
    text = page(game, found, "<seed>", {})
    assert "&lt;seed&gt;" in text
    for heading in ("Lengths", "Endings", "Seats", "First player", "Cards"):
        assert f"<h2>{heading}</h2>" in text
    assert ("<h2>Heroes</h2>" in text) == (which == "with_heroes")
    assert ("<h2>Bots</h2>" in text) == (which == "findings")


def test_parquet_can_be_read_back(findings, tmp_path):
    parquet = pytest.importorskip("pyarrow.parquet")
    path = tmp_path / "games.parquet"
    write_parquet(path, ludoteca.game("looterz"), findings, "s", {"target": "7"})
    table = parquet.read_table(path)
    assert table.num_rows == 4
    assert table.column("decisions").to_pylist() == findings.steps.tolist()
    assert table.column("bots").to_pylist() == [["normal", "easy"]] * 4
    assert table.column("ranks").to_pylist() == findings.ranks.tolist()
    held = table.column("cards").to_pylist()
    assert [len(seat) for row in held for seat in row] == findings.had.sum(axis=2).flatten().tolist()
    assert table.schema.metadata[b"seed"] == b"s"


def test_without_pyarrow_one_sentence_says_so(monkeypatch, findings, tmp_path):
    real = builtins.__import__

    def without(name, *args, **kwargs):
        if name.startswith("pyarrow"):
            raise ImportError(name)
        return real(name, *args, **kwargs)

    monkeypatch.setattr(builtins, "__import__", without)
    with pytest.raises(LudotecaError, match=r"need the package pyarrow: pip install 'ludoteca\[lab\]'"):
        write_parquet(tmp_path / "x", ludoteca.game("looterz"), findings, "s", {})


def test_the_command_writes_its_files(tmp_path: Path):
    report = tmp_path / "report.html"
    result = call("simulate", "looterz", "--bots", "random", "--games", 5, "--seats", 2, "--report", report)
    assert result.exit_code == 0, result.output
    assert "Looterz: 5 games" in report.read_text()
    assert "Report:" in result.output


def test_the_command_refuses_what_it_cannot_write(tmp_path: Path):
    result = call("simulate", "looterz", "--report", tmp_path / "nowhere" / "x.html")
    assert result.exit_code == 2
    assert "cannot be written" in result.stderr
    assert call("simulate", "looterz", "--bots", "genius").exit_code == 2
