"""The documentation builds as a site: every page is found, every link and anchor leads somewhere."""

import json
import os
import subprocess
import sys
from pathlib import Path

import pytest

import ludoteca
from ludoteca.kernel.locale import LANGUAGES

ROOT = Path(__file__).parent.parent


def build(settings: Path, site: Path) -> "subprocess.CompletedProcess[str]":
    """Builds the site; a warning is a failure."""
    return subprocess.run(
        [sys.executable, "-m", "mkdocs", "build", "--strict", "--config-file", str(settings), "--site-dir", str(site)],
        env=os.environ | {"NO_MKDOCS_2_WARNING": "1", "LUDOTECA_COMPILE": "0"},
        cwd=ROOT,
        capture_output=True,
        text=True,
        check=False,
    )


@pytest.fixture(scope="module")
def site(tmp_path_factory: pytest.TempPathFactory) -> Path:
    """The built site."""
    folder = tmp_path_factory.mktemp("site")
    built = build(ROOT / "mkdocs.yml", folder)
    assert built.returncode == 0, built.stderr
    return folder


def test_all_documents_and_rules_are_pages(site: Path):
    for page in (ROOT / "docs").rglob("*.md"):
        there = page.relative_to(ROOT / "docs").with_suffix("") / "index.html"
        assert (site / there).exists(), page
    for game in ludoteca.games():
        for language in LANGUAGES:
            if (ludoteca.game(game).folder / "rulebook" / f"{language}.md").exists():
                assert (site / "rules" / game / language / "index.html").exists(), (game, language)


def test_the_reference_is_made_of_docstrings(site: Path):
    page = (site / "reference" / "matches" / "index.html").read_text(encoding="utf-8")
    for method in ("play", "resampled", "from_position"):
        assert method in page or method in (site / "reference" / "games" / "index.html").read_text(encoding="utf-8")
    assert "Takes the last move back" in page


def test_it_can_be_searched_and_asks_nobody_else_for_anything(site: Path):
    index = json.loads((site / "search" / "search_index.json").read_text(encoding="utf-8"))
    assert any("redealt" in entry["text"] for entry in index["docs"])
    front = (site / "index.html").read_text(encoding="utf-8")
    assert "fonts.googleapis.com" not in front


@pytest.mark.parametrize("broken", ["[x](nowhere.md)", "[x](api.md#nowhere)", "[x](../src/nowhere.py)"])
def test_a_link_that_leads_nowhere_is_an_error(broken: str, tmp_path: Path):
    """The same hook and settings on two small pages."""
    (tmp_path / "docs").mkdir()
    (tmp_path / "docs" / "index.md").write_text(f"# Front\n\n{broken}\n", encoding="utf-8")
    (tmp_path / "docs" / "api.md").write_text("# The interface\n", encoding="utf-8")
    text = (ROOT / "mkdocs.yml").read_text(encoding="utf-8")
    text = text[: text.index("hooks:")] + text[text.index("theme:") : text.index("plugins:")]
    whole = (ROOT / "mkdocs.yml").read_text(encoding="utf-8")
    text += whole[whole.index("validation:") : whole.index("nav:")]
    (tmp_path / "mkdocs.yml").write_text(text, encoding="utf-8")
    built = build(tmp_path / "mkdocs.yml", tmp_path / "site")
    assert built.returncode != 0
    assert "nowhere" in built.stderr
