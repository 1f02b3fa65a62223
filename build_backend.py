"""Hatchling, with more to install for a wheel: what makes WebAssembly modules (hatch_build.py).

A hook of Hatch's cannot tell a wheel from an installation in place, which needs none of that.
"""

import os
import tomllib
from pathlib import Path
from typing import Any

from hatchling import build as hatchling
from hatchling.build import (
    build_editable,
    build_sdist,
    build_wheel,
    get_requires_for_build_editable,
    get_requires_for_build_sdist,
)

__all__ = [
    "build_editable",
    "build_sdist",
    "build_wheel",
    "get_requires_for_build_editable",
    "get_requires_for_build_sdist",
    "get_requires_for_build_wheel",
]


def get_requires_for_build_wheel(config_settings: dict[str, Any] | None = None) -> list[str]:
    """What to install into an isolated environment before the wheel is built."""
    needed = list(hatchling.get_requires_for_build_wheel(config_settings))
    if os.environ.get("LUDOTECA_SKIP_WASM", "") in ("", "0"):
        project = tomllib.loads(Path("pyproject.toml").read_text(encoding="utf-8"))["project"]
        needed += [*project["dependencies"], *project["optional-dependencies"]["wasm"]]
    return needed
