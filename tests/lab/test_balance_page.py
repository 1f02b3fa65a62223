"""docs/balance.md: every table that bench/balance.py writes has its place there, and was written by it."""

import re

from bench import balance


def test_the_page_has_a_place_for_every_table():
    page = balance.PAGE.read_text(encoding="utf-8")
    for name in balance.TABLES:
        found = re.search(rf"<!-- balance: {name} -->\n(.*?)<!-- end -->", page, re.DOTALL)
        assert found, name
        assert f"`python bench/balance.py --only {name} --seed" in found[1]


def test_a_table_is_put_into_its_place_and_the_rest_is_left(tmp_path, monkeypatch):
    page = tmp_path / "balance.md"
    page.write_text("before\n<!-- balance: looterz -->\nold\n<!-- end -->\nafter\n")
    monkeypatch.setattr(balance, "PAGE", page)
    found = balance.played(balance.Cell("looterz", 2, 6, "random"), 6, "s", tmp_path / "runs", 1)
    lines = balance.table("looterz", [found], [balance.Cell("looterz", 2, 6, "random")], "s")
    balance.renew("looterz", "\n".join(lines))
    text = page.read_text()
    assert text.startswith("before\n<!-- balance: looterz -->\n`python bench/balance.py")
    assert text.endswith("<!-- end -->\nafter\n")
    assert "| games | 6 |" in text
    assert "old" not in text.split()
