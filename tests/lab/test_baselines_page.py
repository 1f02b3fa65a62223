"""docs/papers.md: the tables that bench/baselines.py writes have their places there, and were written by it."""

import re

import pytest

import ludoteca
from bench import baselines
from ludoteca.lab.playing import read_budgets


def test_every_table_of_the_page_was_written_for_all_games():
    page = baselines.PAGE.read_text(encoding="utf-8")
    tables = re.findall(r"<!-- baselines: (\S+) -->\n(.*?)<!-- end -->", page, re.DOTALL)
    assert {name for name, _ in tables} <= set(baselines.PAIRS)
    assert baselines.LAST in page
    for name, text in tables:
        assert f"`python bench/baselines.py --pairs {name} --seed" in text
        for game in ludoteca.games().values():
            (line,) = (line for line in text.splitlines() if line.startswith(f"| {game.title}, rules {game.version}:"))
            shares = re.findall(r"\d+\.\d% \(\d+ to \d+\), [\d,]+", line)
            assert len(shares) == len(game.seats)


def test_a_table_is_measured_the_same_twice_goes_on_and_is_put_into_its_place(tmp_path, monkeypatch):
    page = tmp_path / "papers.md"
    page.write_text("before\n<!-- baselines: easy:random -->\nold\n<!-- end -->\nafter\n")
    monkeypatch.setattr(baselines, "PAGE", page)
    budgets = read_budgets("easy=2")
    cell = baselines.Cell("looterz", 3, ("easy", "random"))
    first = baselines.measured(cell, 10, "s", budgets, tmp_path / "a", 1)
    assert first.games == 12  # every seating equally often
    assert baselines.measured(cell, 10, "s", budgets, tmp_path / "b", 2) == first
    more = baselines.measured(cell, 20, "s", budgets, tmp_path / "a", 1)
    assert more.games == 24
    lines = baselines.table(("easy", "random"), {("looterz", 3): more}, "s", budgets, "easy=2")
    baselines.renew("easy:random", "\n".join(lines))
    text = page.read_text()
    assert text.startswith("before\n<!-- baselines: easy:random -->\n`python bench/baselines.py --pairs easy:random")
    assert text.endswith("<!-- end -->\nafter\n")
    assert "`easy` (2 iterations" in text
    assert "old" not in text.split()


def test_a_new_table_comes_after_the_others(tmp_path, monkeypatch):
    page = tmp_path / "papers.md"
    page.write_text(f"before\n{baselines.LAST}\nafter\n")
    monkeypatch.setattr(baselines, "PAGE", page)
    for text in ("first", "second"):
        baselines.renew("hard:heuristic", text)
        table = f"### `hard` against `heuristic`\n\n<!-- baselines: hard:heuristic -->\n{text}\n<!-- end -->"
        assert page.read_text() == f"before\n{table}\n\n{baselines.LAST}\nafter\n"
    page.write_text("a page of another kind\n")
    with pytest.raises(SystemExit, match="has no place"):
        baselines.renew("hard:heuristic", "third")


def test_a_bot_that_thinks_for_a_time_has_no_baseline():
    with pytest.raises(SystemExit, match="say --iterations master=N"):
        baselines.described("master", "looterz", {})
