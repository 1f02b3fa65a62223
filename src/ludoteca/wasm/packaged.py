"""Modules that came with the package: who installs a wheel needs no compiler to have them.

`hatch_build.py` has them made (`build.pack`) when it packs a wheel. What lies in a checkout is compiled when it is
asked for (`build.made`), as its rules may change at any time.
"""

import hashlib
import json
from pathlib import Path
from typing import Any

from ludoteca.bots.network import has_network
from ludoteca.kernel.compiling import sources_of
from ludoteca.kernel.game import Game
from ludoteca.kernel.limits import ROOM

MODULE = "rules.wasm"
MANIFEST = "manifest.json"
FORMAT = 1
FOLDER = Path(__file__).parent / "modules"
"""Where a wheel has them: a folder for each game, with its module and its manifest."""


def packaged(game: Game[Any, Any], within: Path = FOLDER) -> Path | None:
    """The folder of a game's module that came along; None if there is none, or none of the rules as they are here."""
    folder = within / game.name
    try:
        manifest = json.loads((folder / MANIFEST).read_text(encoding="utf-8"))
        digest = hashlib.sha256((folder / MODULE).read_bytes()).hexdigest()
    except (OSError, ValueError):
        return None
    expected = {
        "format": FORMAT,
        "game": game.name,
        "networked": has_network(game),
        "sources": sources_digest(game.package),
        "sha256": digest,
    }
    return folder if {name: manifest.get(name) for name in expected} == expected else None


def sources_digest(owner: str) -> str:
    """Changes with the sources of a game's rules and search and of this package, wherever they lie."""
    digest = hashlib.sha256(b"" if ROOM == 1 else b"room")
    for place in [*sources_of(owner), *sorted(Path(__file__).parent.glob("*.py"))]:
        digest.update(f"{_name(place, owner)}\0".encode())
        digest.update(hashlib.sha256(place.read_bytes()).digest())
    return digest.hexdigest()[:16]


def _name(source: Path, owner: str) -> str:
    """The path of a source below the package that it is in."""
    package = owner.partition(".")[0]
    parts = source.parts
    within = [k for k, part in enumerate(parts) if part in (package, "ludoteca")]
    return "/".join(parts[within[-1] :] if within else parts[-1:])
