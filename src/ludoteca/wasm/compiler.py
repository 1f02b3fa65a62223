"""Makes the module of one game, in a process of its own: `python -m ludoteca.wasm.compiler GAME FOLDER`.

The environment decides for which processor Numba compiles: see `build.py`, which starts this.
"""

import json
import sys
from pathlib import Path
from typing import Any

from ludoteca.kernel.game import Game
from ludoteca.kernel.registry import game
from ludoteca.wasm.exports import exports_of
from ludoteca.wasm.linker import CannotLink, link
from ludoteca.wasm.manifest import manifest_of
from ludoteca.wasm.packaged import MANIFEST, MODULE
from ludoteca.wasm.wrappers import wrapper_module


def compile_game(game: Game[Any, Any], folder: Path) -> None:
    """Writes the module and the manifest of a game into a folder."""
    exports = exports_of(game)
    for export in exports:
        export.dispatcher.compile(export.types)
    parts = [export.dispatcher.overloads[export.types].library.get_llvm_str() for export in exports]
    module = link([*parts, wrapper_module(exports)], [export.name for export in exports], folder)
    (folder / MODULE).write_bytes(module)
    manifest = manifest_of(game, exports, module)
    (folder / MANIFEST).write_text(json.dumps(manifest, indent=1) + "\n", encoding="utf-8")


if __name__ == "__main__":
    try:
        compile_game(game(sys.argv[1]), Path(sys.argv[2]))
    except CannotLink as error:
        sys.exit(str(error))
