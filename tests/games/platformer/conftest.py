"""A box of one's own for a test."""

import shutil
from collections.abc import Callable
from copy import copy
from pathlib import Path

import pytest

from tests.games.platformer import arranging


@pytest.fixture
def change_box(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Callable[[str, str, str], None]:
    """Writes something else into a file of the box; tables arranged afterwards are played with it."""
    game = copy(arranging.plain_game())
    shutil.copytree(game.folder / "box", tmp_path / "box")
    game.folder, game._settings = tmp_path, {}

    def change(name: str, old: str, new: str) -> None:
        file = tmp_path / "box" / name
        text = file.read_text(encoding="utf-8")
        assert text.count(old) == 1, f"{old!r} is {text.count(old)} times in {name}"
        file.write_text(text.replace(old, new), encoding="utf-8")
        monkeypatch.setattr(arranging, "plain_game", lambda: game)

    return change
