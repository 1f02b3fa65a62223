"""What the site of the documentation has besides docs/, and links that work in the repository and on the site alike.

mkdocs.yml names this file as a hook. It adds the front page (README.md), the changelog, how to contribute, the rules of
every game in all languages, and a reference made of docstrings. A link to any of them leads to its page; one to another
file of the repository, which is no page, becomes plain text.
"""

import posixpath
import re
from pathlib import Path
from typing import Any

from mkdocs.config.defaults import MkDocsConfig
from mkdocs.structure.files import File, Files
from mkdocs.structure.pages import Page

ROOT = Path(__file__).parent.parent
GAMES = ROOT / "src" / "ludoteca" / "games"
LANGUAGES = {"en": "English", "es": "Español", "fr": "Français", "it": "Italiano", "pl": "Polski"}
FRONT = {"README.md": "index.md", "CHANGELOG.md": "changelog.md", "CONTRIBUTING.md": "contributing.md"}
RULES = {
    page.relative_to(ROOT).as_posix(): f"rules/{page.parent.parent.name}/{page.name}"
    for page in sorted(GAMES.glob("*/rulebook/*.md"))
}
ADDED = FRONT | RULES
"""The pages that do not lie in docs/: where each is in the repository, and where on the site."""
REFERENCE = {
    "Games": ["ludoteca.kernel.game.Game", "ludoteca.kernel.registry", "ludoteca.kernel.options.Option"],
    "Matches": ["ludoteca.kernel.match.Match", "ludoteca.kernel.moves.Move", "ludoteca.kernel.events.Event"],
    "Batches": ["ludoteca.kernel.batch.Batch", "ludoteca.kernel.observation.Observation"],
    "Records": ["ludoteca.kernel.saved", "ludoteca.kernel.chance"],
    "Errors": ["ludoteca.kernel.errors"],
    "Bots": ["ludoteca.bots", "ludoteca.bots.protocol", "ludoteca.bots.knowledge"],
    "What a game is made of": [
        "ludoteca.kernel.game_parts",
        "ludoteca.kernel.structs",
        "ludoteca.kernel.state",
        "ludoteca.kernel.declarations",
        "ludoteca.kernel.kinds",
        "ludoteca.kernel.limits",
    ],
    "Research": [
        "ludoteca.adapters.gymnasium",
        "ludoteca.adapters.vector",
        "ludoteca.adapters.pettingzoo",
        "ludoteca.adapters.openspiel",
        "ludoteca.lab.simulation",
        "ludoteca.lab.arena",
    ],
}
LINK = re.compile(r"(!?)\[([^\]]*)\]\((?!https?://|mailto:|#)([^)#\s]+)(#[^)\s]*)?\)")


def on_config(config: MkDocsConfig) -> MkDocsConfig:
    """Pages of docs/ that mkdocs.yml does not list, the rules, observations and the reference join those it does."""
    rules: list[Any] = []
    for game in sorted({Path(page).parent.name for page in RULES.values()}):
        pages = [{LANGUAGES[code]: f"rules/{game}/{code}.md"} for code in LANGUAGES]
        rules.append({game.capitalize(): pages})
    observed = [f"observations/{page.name}" for page in sorted((ROOT / "docs" / "observations").glob("*.md"))]
    listed = str(config.nav)
    all_pages = [page.relative_to(ROOT / "docs").as_posix() for page in sorted((ROOT / "docs").rglob("*.md"))]
    more = [page for page in all_pages if f"'{page}'" not in listed and page not in observed]
    reference = [{title: _reference_page(title)} for title in REFERENCE]
    config.nav = [
        *(config.nav or []),
        *([{"More": more}] if more else []),
        {"Rules": rules},
        {"What networks see": observed},
        {"Reference": reference},
    ]
    return config


def on_files(files: Files, config: MkDocsConfig) -> Files:
    """Adds the pages that do not lie in docs/."""
    for place, page in ADDED.items():
        files.append(File.generated(config, page, abs_src_path=str(ROOT / place)))
    for title, names in REFERENCE.items():
        text = "\n\n".join([f"# {title}", *(f"::: {name}" for name in names)])
        files.append(File.generated(config, _reference_page(title), content=text + "\n"))
    return files


def on_page_markdown(markdown: str, page: Page, config: MkDocsConfig, files: Files) -> str:
    """Turns links as they work in the repository into links as they work on the site."""
    here = page.file.src_uri
    place = {site: repository for repository, site in ADDED.items()}.get(here, f"docs/{here}")

    def link(found: re.Match[str]) -> str:
        mark, text, target, anchor = found.groups()
        wanted = posixpath.normpath(posixpath.join(posixpath.dirname(place), target))
        on_site = ADDED.get(wanted, wanted.removeprefix("docs/") if wanted.startswith("docs/") else None)
        if on_site is None:
            if not (ROOT / wanted).exists():
                return found[0]  # leads nowhere: mkdocs says so
            return text
        there = posixpath.relpath(on_site, posixpath.dirname(here) or ".")
        return f"{mark}[{text}]({there}{anchor or ''})"

    return LINK.sub(link, markdown)


def _reference_page(title: str) -> str:
    return f"reference/{title.lower().replace(' ', '-')}.md"
