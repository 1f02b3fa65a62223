"""The rules that notes on the screen refer to are in the rulebook."""

import re
from pathlib import Path

import pytest

import ludoteca
from ludoteca.kernel.rulebook import rules_page

ROOT = Path(__file__).parents[2]
DRAWN = sorted(client.parent.name for client in (ROOT / "web" / "src" / "games").glob("*/index.ts"))


@pytest.mark.parametrize("game", DRAWN)
def test_every_rule_that_a_note_names_exists(game):
    rule = rf"{game[0].upper()}\d+"
    page = rules_page(ludoteca.game(game), "en")
    assert page is not None
    numbered = set(re.findall(rf"^- \**({rule})\b", page[1], flags=re.MULTILINE))
    named: set[str] = set()
    for file in (ROOT / "web" / "src" / "games" / game).rglob("*"):
        if file.suffix in (".ts", ".svelte"):
            named |= set(re.findall(rf'"({rule})"', file.read_text(encoding="utf-8")))
    assert named
    assert named <= numbered
