"""The rules that notes on the screen refer to are in the rulebook."""

import re
from pathlib import Path

import pytest

ROOT = Path(__file__).parents[2]
LETTERS = {"kragmortha": "K", "looterz": "L", "platformer": "P"}


@pytest.mark.parametrize("game", LETTERS)
def test_every_rule_that_a_note_names_exists(game):
    rule = rf"{LETTERS[game]}\d+"
    rulebook = (ROOT / "docs" / "rules" / f"{game}.md").read_text(encoding="utf-8")
    numbered = set(re.findall(rf"^- \**({rule})\b", rulebook, flags=re.MULTILINE))
    named: set[str] = set()
    for file in (ROOT / "web" / "src" / "games" / game).rglob("*"):
        if file.suffix in (".ts", ".svelte"):
            named |= set(re.findall(rf'"({rule})"', file.read_text(encoding="utf-8")))
    assert named
    assert named <= numbered
