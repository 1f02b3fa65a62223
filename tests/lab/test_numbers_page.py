"""The pages that name every number of observations and actions are those of the games as they are."""

from pathlib import Path

import pytest

import ludoteca
from ludoteca.lab.numbers_page import page

PAGES = Path(__file__).parents[2] / "docs/observations"


@pytest.mark.parametrize("name", list(ludoteca.games()))
def test_the_page_is_up_to_date(name):
    written = (PAGES / f"{name}.md").read_text(encoding="utf-8")
    assert written == page(ludoteca.game(name)), "python -m ludoteca.lab.numbers_page docs/observations"


@pytest.mark.parametrize("name", list(ludoteca.games()))
def test_every_entry_and_every_move_is_named(name):
    game = ludoteca.game(name)
    text = page(game)
    assert all(f"`{entry.name}`" in text and entry.about in text for entry in game.observation)
    assert all(f"`{kind.name}`" in text for kind in game.move_table)
