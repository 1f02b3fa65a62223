"""A box of one's own, to change and to break."""

import shutil
from dataclasses import dataclass
from pathlib import Path

import pytest

from tests.games.kragmortha.arranging import GAME


@dataclass(frozen=True)
class OwnBox:
    """A copy of the game's box."""

    folder: Path

    def read(self, name: str) -> str:
        """The text of a file."""
        return (self.folder / name).read_text(encoding="utf-8")

    def write(self, name: str, text: str) -> None:
        """Gives a file another text."""
        (self.folder / name).write_text(text, encoding="utf-8")

    def replace(self, name: str, old: str, new: str) -> None:
        """Changes the first occurrence of something in a file."""
        text = self.read(name)
        assert old in text, f"{name} has no {old!r}"
        self.write(name, text.replace(old, new, 1))


@pytest.fixture
def own_box(tmp_path):
    """A copy of the box that a test may change."""
    shutil.copytree(GAME.folder / "box", tmp_path / "box")
    return OwnBox(tmp_path / "box")
