"""Simulation with bots that think, and what it leaves behind."""

import builtins
import re
from html import escape
from html.parser import HTMLParser
from pathlib import Path

import pytest

import ludoteca
from ludoteca.kernel.errors import BadOption, LudotecaError
from ludoteca.kernel.locale import LANGUAGES
from ludoteca.lab.files import write_parquet
from ludoteca.lab.jobs import Job
from ludoteca.lab.playing import read_budgets
from ludoteca.lab.plots import Row, axis, shared_axis
from ludoteca.lab.report import facts_of, page
from ludoteca.lab.simulation import simulate, tables
from ludoteca.lab.words import LOCALE, Words
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


def facts(words, seats=2, bots="random", seed="", **options):
    """What a report says of a job."""
    return facts_of(words, Job(words.game.setting(seats, **options), ((bots,) * seats,), seed))


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
        if tag not in ("meta", "rect", "line", "circle"):
            self.open.append(tag)

    def handle_endtag(self, tag):
        if tag not in ("rect", "line", "circle"):
            assert self.open.pop() == tag


def test_thinking_bots_are_simulated(findings):
    assert findings.bots == ("normal", "easy")
    assert findings.scores.shape == findings.ranks.shape == (4, 2)
    assert findings.scores.sum(axis=1).tolist() == pytest.approx([1.0] * 4)
    assert sum(findings.endings().values()) == 4
    assert findings.had.any()
    assert sum(findings.bot_wins()[name][1] for name in ("normal", "easy")) == pytest.approx(1.0)
    assert findings.role_wins() == {}


def test_the_same_seed_gives_the_same_games(findings):
    again = simulate(ludoteca.game("looterz"), 2, 4, "normal,easy", "s", budgets=BUDGETS)
    assert again.steps.tolist() == findings.steps.tolist()
    assert (again.had == findings.had).all()


def test_heroes_are_counted(with_heroes):
    assert sum(had for had, _ in with_heroes.role_wins().values()) == 12


@pytest.mark.parametrize("bots", ["normal,easy,hard", "genius"])
def test_bots_must_fit_the_seats(bots):
    with pytest.raises(BadOption):
        simulate(ludoteca.game("looterz"), 2, 1, bots)


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("which", ["findings", "with_heroes"])
def test_the_report_is_one_page_that_needs_nothing_else(which, language, request):
    found = request.getfixturevalue(which)
    words = Words(ludoteca.game("looterz" if which == "findings" else "platformer"), language)
    text = page(words, found, facts(words, seed="<seed>"))
    read = Page(text)
    assert read.open == []
    assert read.links == []
    assert "script" not in read.tags
    assert read.tags.count("svg") >= 5
    assert "&lt;seed&gt;" in text
    assert f'<html lang="{language}">' in text
    for section in ("lengths", "endings", "seats", "order", "cards"):
        assert f"<h2>{words.say(section)}</h2>" in text
    assert ('id="report-roles"' in text) == (which == "with_heroes")
    assert ('id="bots"' in text) == (which == "findings")


@pytest.mark.parametrize("which", ["findings", "with_heroes"])
def test_the_report_names_every_card_that_somebody_had(which, request):
    found = request.getfixturevalue(which)
    words = Words(ludoteca.game("looterz" if which == "findings" else "platformer"), "it")
    text = page(words, found, facts(words))
    names = [words.name(found.card_domain, card) for card in found.card_wins()]
    assert len(names) > 5
    for name in names:
        assert f'<th scope="row">{escape(name)}</th>' in text
        assert "_" not in name


def test_a_report_of_a_game_alone_says_how_often_it_was_won():
    found = simulate(ludoteca.game("platformer"), 1, 3, "random", "alone")
    words = Words(ludoteca.game("platformer"))
    text = page(words, found, facts(words, 1, boss="ikee"))
    assert words.say("glance-won") in text
    assert words.say("glance-first") not in text
    assert "boss=ikee" in text
    assert 'id="order"' not in text
    if not found.scores.any():
        assert "In 3 games nobody won." in text


def test_every_language_of_the_laboratory_has_the_same_messages():
    known = {}
    for language in LANGUAGES:
        text = (LOCALE / language / "lab.ftl").read_text(encoding="utf-8")
        known[language] = re.findall(r"^([a-z_-]+) =", text, re.MULTILINE)
        assert len(set(known[language])) == len(known[language])
    assert all(known[language] == known["en"] for language in LANGUAGES)


@pytest.mark.parametrize(
    ("language", "number", "share"),
    [("en", "12,345.6", "12.5%"), ("fr", "12\u202f345,6", "12,5\u202f%"), ("pl", "12\u202f345,6", "12,5%")],
)
def test_numbers_are_written_as_the_language_does(language, number, share):
    words = Words(ludoteca.game("looterz"), language)
    assert words.number(12345.6, 1) == number
    assert words.number(1234) == ("1,234" if language == "en" else "1234")
    assert words.percent(0.125) == share


@pytest.mark.parametrize("language", LANGUAGES)
def test_what_is_printed_is_in_the_language(with_heroes, language):
    words = Words(ludoteca.game("platformer"), language)
    titles = [table.title for table in tables(words, with_heroes)]
    assert titles == [words.say(name) for name in ("lengths", "endings", "seats", "order", "report-roles", "cards")]


def test_things_without_a_name_are_called_by_their_id():
    words = Words(ludoteca.game("looterz"))
    assert words.name("card", "my_own_cat-2") == "my own cat-2"
    assert words.ending("sudden_death") == "sudden death"


@pytest.mark.parametrize(("low", "high"), [(0, 1), (3, 3), (0, 0.013), (171, 574), (-2, 9000)])
def test_axes_have_round_numbers_within_them(low, high):
    along = axis(low, high)
    assert 1 <= len(along.ticks) <= 8
    assert all(along.low <= tick <= along.high + 1e-9 for tick in along.ticks)
    assert along.at(along.low) == 0.0
    assert along.at(along.high) == pytest.approx(100.0)


def test_long_intervals_run_off_the_axis_and_dots_never_do():
    rows = [Row("rare", 1.4, 0.1, 9.0, 2), Row("usual", 0.9, 0.8, 1.0, 2000)]
    along = shared_axis(rows, 1.0)
    assert along.high < 2.0
    assert all(0.0 <= along.at(row.of) <= 100.0 for row in rows)
    assert [row.standing(0.95) for row in rows] == ["even", "even"]
    assert [row.standing(0.7) for row in rows] == ["even", "above"]
    assert rows[1].standing(1.1) == "below"


def test_parquet_can_be_read_back(findings, tmp_path):
    parquet = pytest.importorskip("pyarrow.parquet")
    path = tmp_path / "games.parquet"
    job = Job(ludoteca.game("looterz").setting(2, target="7"), (("normal", "easy"),), "s", BUDGETS)
    write_parquet(path, findings, job)
    table = parquet.read_table(path)
    assert table.num_rows == 4
    assert table.column("decisions").to_pylist() == findings.steps.tolist()
    assert table.column("bots").to_pylist() == [["normal", "easy"]] * 4
    assert table.column("ranks").to_pylist() == findings.ranks.tolist()
    held = table.column("cards").to_pylist()
    assert [len(seat) for row in held for seat in row] == findings.had.sum(axis=2).flatten().tolist()
    said = table.schema.metadata
    assert said[b"seed"] == b"s"
    assert said[b"box"] == job.setting.fingerprint.encode()
    assert said[b"ludoteca"] == ludoteca.__version__.encode()
    assert b'"iterations": 3' in said[b"bots"]


def test_without_pyarrow_one_sentence_says_so(monkeypatch, findings, tmp_path):
    real = builtins.__import__

    def without(name, *args, **kwargs):
        if name.startswith("pyarrow"):
            raise ImportError(name)
        return real(name, *args, **kwargs)

    monkeypatch.setattr(builtins, "__import__", without)
    with pytest.raises(LudotecaError, match=r"need the package pyarrow: pip install 'ludoteca\[lab\]'"):
        write_parquet(tmp_path / "x", findings, Job(ludoteca.game("looterz").setting(2), (("easy",) * 2,), "s"))


def test_the_command_writes_its_files(tmp_path: Path):
    report = tmp_path / "report.html"
    result = call(
        "simulate", "looterz", "--bots", "random", "--games", 5, "--seats", 2, "--report", report, "--language", "en"
    )
    assert result.exit_code == 0, result.output
    assert "Looterz: 5 games" in report.read_text(encoding="utf-8")
    assert "Report:" in result.output


def test_the_command_refuses_what_it_cannot_write(tmp_path: Path):
    result = call("simulate", "looterz", "--report", tmp_path / "nowhere" / "x.html")
    assert result.exit_code == 2
    assert "cannot be written" in result.stderr
    assert call("simulate", "looterz", "--bots", "genius").exit_code == 2
