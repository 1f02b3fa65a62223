"""What a package index shows: README.md with links that lead somewhere there, and the project's own addresses.

In the repository links are relative. On an index page they need an address, which whoever publishes the package says:
LUDOTECA_SOURCE=https://host/owner/name, on a host that shows a file at /blob/HEAD/PATH and gives it at /raw/HEAD/PATH
(GitHub and GitLab do). Where nobody says one, none is made up: links become plain text, and pictures their description.
"""

import os
import re
from pathlib import Path
from typing import Any

from hatchling.metadata.plugin.interface import MetadataHookInterface

README = Path(__file__).parent / "README.md"
LINK = re.compile(r"(!?)\[([^\]]*)\]\((?!https?://|mailto:|#)([^)\s]+)\)")


def index_page(readme: str, source: str) -> str:
    """The page with absolute links, or with none to where only a repository has something."""

    def link(found: re.Match[str]) -> str:
        mark, text, target = found.groups()
        if source:
            return f"{mark}[{text}]({source}/{'raw' if mark else 'blob'}/HEAD/{target})"
        return f"*{text}*" if mark else text

    return LINK.sub(link, readme)


def addresses(source: str) -> dict[str, str]:
    """The project's links, as an index lists them."""
    if not source:
        return {}
    pages = {"Documentation": "docs/api.md", "Hosting": "docs/hosting.md", "Changelog": "CHANGELOG.md"}
    return {"Source": source} | {name: f"{source}/blob/HEAD/{page}" for name, page in pages.items()}


class IndexPage(MetadataHookInterface):
    """Called by Hatch when it reads what pyproject.toml says of the project."""

    def update(self, metadata: dict[str, Any]) -> None:
        """Adds the page and the addresses."""
        source = os.environ.get("LUDOTECA_SOURCE", "").rstrip("/")
        text = index_page(README.read_text(encoding="utf-8"), source)
        metadata["readme"] = {"content-type": "text/markdown", "text": text}
        metadata["urls"] = addresses(source)
