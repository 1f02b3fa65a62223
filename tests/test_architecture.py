"""Imports go down the list only: kernel, games, bots, then what people and researchers use."""

import ast
from pathlib import Path

import pytest

PACKAGE = Path(__file__).parent.parent / "src" / "ludoteca"
LAYERS = {"kernel": 0, "games": 1, "bots": 2, "server": 3, "terminal": 3, "lab": 3, "adapters": 3, "cli": 4}
SOURCES = sorted(PACKAGE.rglob("*.py"))


def imported(source: Path) -> set[str]:
    """The modules of this package that a file imports."""
    names: set[str] = set()
    for node in ast.walk(ast.parse(source.read_text(encoding="utf-8"))):
        if isinstance(node, ast.Import):
            names |= {alias.name for alias in node.names}
        elif isinstance(node, ast.ImportFrom) and node.module:
            names.add(node.module)
            names |= {f"{node.module}.{alias.name}" for alias in node.names}
    return {name for name in names if name.startswith("ludoteca.")}


@pytest.mark.parametrize("source", SOURCES, ids=lambda source: str(source.relative_to(PACKAGE)))
def test_imports_go_down_only(source):
    place = source.relative_to(PACKAGE).parts
    if len(place) == 1 and place[0] == "__init__.py":
        return
    own = place[0].removesuffix(".py")
    for name in imported(source):
        parts = name.split(".")
        if parts[1] not in LAYERS:
            continue
        assert LAYERS[parts[1]] < LAYERS[own] or parts[1] == own, f"{source} imports {name}"
        if own == "games" and len(place) > 2 and parts[1] == "games" and len(parts) > 2:
            assert parts[2] == place[1], f"{source} imports {name}: games do not know each other"


def test_no_source_file_is_too_long_to_read_in_one_sitting():
    for source in SOURCES:
        assert len(source.read_text(encoding="utf-8").splitlines()) <= 450, source
