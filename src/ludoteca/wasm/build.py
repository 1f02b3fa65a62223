"""Makes the modules of games, each in a process of its own, and keeps them until their sources change.

`python -m ludoteca.wasm.build FOLDER` makes those that a wheel has in it.
"""

import importlib.util
import os
import shutil
import subprocess
import sys
import tempfile
from collections.abc import Callable, Iterable
from concurrent.futures import ThreadPoolExecutor
from functools import partial
from importlib.metadata import version
from pathlib import Path
from typing import Any

from ludoteca.bots.network import has_network
from ludoteca.kernel.compiling import cache_root
from ludoteca.kernel.errors import LudotecaError
from ludoteca.kernel.game import Game
from ludoteca.kernel.registry import game, game_names, games
from ludoteca.wasm.packaged import FORMAT, MANIFEST, MODULE, packaged, sources_digest

FOR_ANY_PROCESSOR = {
    "LUDOTECA_COMPILE": "1",
    "LUDOTECA_COUNTED": "1",
    "NUMBA_CPU_NAME": "generic",
    "NUMBA_CPU_FEATURES": "",
    "NUMBA_LOOP_VECTORIZE": "0",
    "NUMBA_SLP_VECTORIZE": "0",
}
"""What Numba must be told so that LLVM's code asks nothing of this machine's processor."""


class CannotBuild(LudotecaError):
    """A module could not be made."""


def build(names: Iterable[str], output: Path, say: Callable[[str], None]) -> None:
    """Writes GAME.wasm and GAME.json of each game, of all of them if none is named, into a folder."""
    wanted = [game(name) for name in names] or [game(name) for name in game_names()]
    try:
        output.mkdir(parents=True, exist_ok=True)
    except OSError as error:
        raise CannotBuild(f"{output} cannot be made: {error.strerror}.") from None
    with ThreadPoolExecutor(os.cpu_count()) as pool:
        # Each thread waits for a compiler of its own, which uses one processor.
        for one, folder in zip(wanted, pool.map(partial(made, say=say), wanted), strict=True):
            for kept, written in ((MODULE, f"{one.name}.wasm"), (MANIFEST, f"{one.name}.json")):
                try:
                    shutil.copyfile(folder / kept, output / written)
                except OSError as error:
                    raise CannotBuild(f"{output / written} cannot be written: {error.strerror}.") from None
            say(f"{output / one.name}.wasm: {(folder / MODULE).stat().st_size / 1000:.0f} KB")


def pack(output: Path) -> None:
    """Writes the modules of Ludoteca's own games as `packaged` finds them."""
    own = [one for one in games().values() if one.package.partition(".")[0] == "ludoteca"]
    shutil.rmtree(output, ignore_errors=True)
    with ThreadPoolExecutor(os.cpu_count()) as pool:
        for one, folder in zip(own, pool.map(partial(made, say=lambda line: None), own), strict=True):
            (output / one.name).mkdir(parents=True)
            for name in (MODULE, MANIFEST):
                shutil.copyfile(folder / name, output / one.name / name)


def made(game: Game[Any, Any], say: Callable[[str], None]) -> Path:
    """The folder of a game's module and its manifest: as it came with the package, else made now or before."""
    ready_made = packaged(game)
    if ready_made is not None:
        return ready_made
    kept = _kept(game)
    if (kept / MANIFEST).exists():
        return kept
    if importlib.util.find_spec("ziglang") is None:
        raise CannotBuild("Making WebAssembly needs a linker: install the extra “wasm” (pip install 'ludoteca[wasm]').")
    say(f"Compiling {game.title} to WebAssembly. This is done once and takes a minute or two.")
    kept.parent.mkdir(parents=True, exist_ok=True)
    with tempfile.TemporaryDirectory(dir=kept.parent, prefix=f"{game.package}-wasm-") as place:
        folder = Path(place)
        _compile(game, folder)
        ready = folder / "ready"
        ready.mkdir()
        (folder / MODULE).rename(ready / MODULE)
        (folder / MANIFEST).rename(ready / MANIFEST)
        try:
            ready.rename(kept)
        except OSError:
            if not (kept / MANIFEST).exists():  # else somebody else was quicker, with the same
                raise
    return kept


def at_hand() -> dict[str, str]:
    """The folders of the modules that are there already, by game; nothing is made for this."""
    found = {}
    for name, one in games().items():
        place = packaged(one)
        if place is None and importlib.util.find_spec("numba") is not None:
            place = _kept(one)
        if place is not None and (place / MANIFEST).exists():
            found[name] = str(place)
    return found


def _kept(game: Game[Any, Any]) -> Path:
    """Where a game's module lies on this machine, by all that it is made of."""
    makers = "-".join(f"{name}{version(name)}" for name in ("numba", "llvmlite"))
    network = "-network" if has_network(game) else ""
    return cache_root() / f"{game.package}-{sources_digest(game.package)}-wasm{FORMAT}{network}-{makers}"


def _compile(game: Game[Any, Any], folder: Path) -> None:
    done = subprocess.run(
        [sys.executable, "-m", "ludoteca.wasm.compiler", game.name, str(folder)],
        # What Numba keeps of this is of no use to anybody else: it goes with the folder.
        env=os.environ | FOR_ANY_PROCESSOR | {"LUDOTECA_CACHE": str(folder / "numba")},
        stdout=subprocess.PIPE,
        stderr=subprocess.STDOUT,
        text=True,
        check=False,
    )
    if done.returncode:
        raise CannotBuild(f"{game.title} could not be made into WebAssembly:\n{done.stdout.strip()}")


if __name__ == "__main__":
    try:
        pack(Path(sys.argv[1]))
    except CannotBuild as error:
        sys.exit(str(error))
