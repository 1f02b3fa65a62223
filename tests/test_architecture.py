"""What may import what, and what may stand where."""

import ast
import re
from pathlib import Path

import grimp
import pytest
from importlinter.cli import lint_imports

ROOT = Path(__file__).parent.parent
PACKAGE = ROOT / "src" / "ludoteca"
OURS = sorted(folder.parent.name for folder in (PACKAGE / "games").glob("*/__init__.py"))
SOURCES = sorted(PACKAGE.rglob("*.py"))


def rulebook(game: str) -> str:
    """The rules of one of our games, in English."""
    return (PACKAGE / "games" / game / "rulebook" / "en.md").read_text(encoding="utf-8")


def test_imports_keep_to_what_is_allowed(capsys):
    """`.importlinter` says what may import what, and that nothing goes round in circles."""
    kept = lint_imports(config_filename=str(ROOT / ".importlinter"), no_cache=True)
    assert kept == 0, capsys.readouterr().out


def test_the_page_on_the_architecture_names_every_package_and_what_it_imports():
    """The table of rooms in docs/architecture.md, against the imports that there are."""
    page = (ROOT / "docs" / "architecture.md").read_text(encoding="utf-8")
    rows = re.findall(r"^\| `(\w+)(?:/<game>)?` \| .* \| (.*) \|$", page.partition("## What is in")[0], re.MULTILINE)
    told = {name: set(re.findall(r"`(\w+)`", imports)) for name, imports in rows}
    graph = grimp.build_graph("ludoteca", cache_dir=None)
    real: dict[str, set[str]] = {
        folder.name: set() for folder in PACKAGE.iterdir() if (folder / "__init__.py").exists()
    }
    for module in graph.modules:
        _, _, package = module.partition(".")
        name = package.partition(".")[0]
        if name in real:
            found = {other.split(".")[1] for other in graph.find_modules_directly_imported_by(module) if "." in other}
            real[name] |= found - {name}
    assert told.pop("cli") == set()  # all of them
    del real["cli"]
    assert told == real


def test_no_source_file_is_too_long_to_read_in_one_sitting():
    for source in SOURCES:
        assert len(source.read_text(encoding="utf-8").splitlines()) <= 450, source


OUTSIDE = [
    file
    for folder, own in ((PACKAGE, PACKAGE / "games"), (ROOT / "web" / "src", ROOT / "web" / "src" / "games"))
    for file in sorted(folder.rglob("*"))
    if file.suffix in (".py", ".ts", ".svelte", ".css", ".ftl", ".md", ".toml", ".html")
    and not file.is_relative_to(own)
    and not file.is_relative_to(PACKAGE / "web")
]


def test_no_file_outside_the_games_names_a_game_or_a_rule_of_one():
    """A game is one package (and its board in the browser): a change of it touches nothing else."""
    rules = {number for game in OURS for number in re.findall(r"^- \**([A-Z]+\d+)\b", rulebook(game), re.MULTILINE)}
    rules -= {f"P{seat}" for seat in range(1, 10)}  # which are also what seats are called
    assert len(rules) > 200
    for file in OUTSIDE:
        text = file.read_text(encoding="utf-8")
        named = [game for game in OURS if game in text.lower()]
        named += sorted(rules & set(re.findall(r"\b[A-Z]+\d+\b", text)))
        assert not named, f"{file.relative_to(ROOT)} names {', '.join(named)}"


@pytest.mark.parametrize("game", OURS)
def test_no_kind_is_numbered_by_its_place_in_a_range(game):
    """`A, B, C = range(3)` beside a list of names: a name in the middle would renumber the others silently."""
    source = PACKAGE / "games" / game / "moves.py"
    for node in ast.walk(ast.parse(source.read_text(encoding="utf-8"))):
        if isinstance(node, ast.Assign) and isinstance(node.targets[0], ast.Tuple):
            called = node.value.func if isinstance(node.value, ast.Call) else None
            assert not (isinstance(called, ast.Name) and called.id == "range"), f"{source}:{node.lineno}"
