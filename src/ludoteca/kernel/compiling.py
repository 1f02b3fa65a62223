"""The same rule functions, interpreted or compiled.

With `LUDOTECA_COMPILE=0` in the environment, or without Numba, a `@rule` is the plain Python function. Otherwise
Numba compiles it the first time it is called and keeps the machine code on disk.

Numba notices a change of the file in which a function stands, but not of the files of the functions that it
calls. So the machine code of each game has a folder that carries a fingerprint of all sources that go into it, the
game's own package and the kernel and the bots under it: a change of any of them starts a new folder, nothing stale is
ever run, and a change of one game compiles no other again.
"""

import contextlib
import hashlib
import importlib.util
import os
import shutil
import sys
import threading
import time
from collections.abc import Callable, Mapping
from functools import lru_cache, partial
from importlib.metadata import entry_points
from pathlib import Path
from types import ModuleType
from typing import Any, TypeVar

from ludoteca.kernel.limits import ROOM

Function = TypeVar("Function", bound=Callable[..., Any])

DAY = 24 * 3600
SPECIALISED_FOR = "SPECIALISED_FOR"
_specialising = threading.RLock()
"""Held while a module is loaded: another thread must not find it half done."""

WANTED = os.environ.get("LUDOTECA_COMPILE", "1") != "0"
"""Whether anybody wants machine code."""
COMPILED = WANTED and importlib.util.find_spec("numba") is not None
"""Whether rules are compiled: where there is no Numba they are interpreted as well."""


HOUSE = "ludoteca"
"""Whose machine code it is if it is no game's: that of the kernel's and the bots' own rules."""


@lru_cache
def _fingerprint(owner: str) -> str:
    """Changes when Numba would compile again: it finds code by the place and the time of the sources."""
    digest = hashlib.sha256(f"{sys.version} {Path(__file__).parent.parent} {ROOM}".encode())
    for source in sources_of(owner):
        digest.update(f"{source} {source.stat().st_mtime_ns}".encode())
        digest.update(source.read_bytes())
    return digest.hexdigest()[:16]


def sources_of(owner: str) -> list[Path]:
    """The files whose code goes into the machine code of a game: its own, the kernel's and the bots'."""
    package = Path(__file__).parent.parent
    places = [package / "kernel", package / "bots", *([] if owner == HOUSE else _places(owner))]
    return sorted(source for place in places for source in (place.rglob("*.py") if place.is_dir() else [place]))


def _places(module: str) -> list[Path]:
    """The folders of a package, or the file of a module."""
    spec = importlib.util.find_spec(module)
    assert spec is not None, module
    return [Path(place) for place in spec.submodule_search_locations or [str(spec.origin)]]


@lru_cache
def _game_modules() -> tuple[str, ...]:
    return tuple(entry.module for entry in entry_points(group="ludoteca.games"))


def owner_of(function: Callable[..., Any]) -> str:
    """The package of the game that a function belongs to: the one that an entry point names, else the whole package."""
    module = str(function.__module__)
    for game in _game_modules():
        if module == game or module.startswith(f"{game}."):
            return game
    package = module.partition(".")[0]
    return package if package != "__main__" and importlib.util.find_spec(package) else HOUSE


def cache_root() -> Path:
    """Where all machine code lies that was made on this machine."""
    home = os.environ.get("LUDOTECA_CACHE") or os.environ.get("XDG_CACHE_HOME")
    return (Path(home) if home else Path.home() / ".cache") / "ludoteca" / "compiled"


if COMPILED:
    import numba

    from ludoteca.kernel.code_cache import CodeCache
    from ludoteca.kernel.linking import LoopCompiler, RuleCache, RuleCompiler

    # Nothing is allocated in rules and loops, and who calls a loop holds its arrays: nobody needs to count who does.
    # Numba's text for another linker is only well-formed with the counting in it; `wasm.linker` takes it out there.
    _counted = "LUDOTECA_COUNTED" in os.environ
    _compile = partial(numba.njit, nogil=True, error_model="numpy", no_cfunc_wrapper=True, _nrt=_counted)

    def _compile_rule(function: Function, kept: Path) -> Any:
        """A rule that loops take in: see `linking`."""
        dispatcher = _compile(no_cpython_wrapper=True, pipeline_class=RuleCompiler)(function)
        dispatcher._cache = RuleCache(function, kept)
        return dispatcher

    def _compile_loop(function: Function, kept: Path) -> Any:
        dispatcher = _compile(pipeline_class=LoopCompiler)(function)
        dispatcher._cache = CodeCache(function, kept)
        return dispatcher


def cache_folder(owner: str) -> Path:
    """Where the machine code of a game lies, or of the house."""
    return cache_root() / f"{owner}-{_fingerprint(owner)}-numba{numba.__version__}"


def _compiled(compiler: Callable[[Function, Path], Any], function: Function) -> Any:
    """The function compiled when it is called, with its machine code in the folder of whom it belongs to."""
    owner, name = function.__globals__.get(SPECIALISED_FOR, (owner_of(function), ""))
    if name:
        # Code on disk is found by name.
        function.__qualname__ = f"{name}.{function.__qualname__}"
    return _widened(compiler(function, cache_folder(owner)))


def rule(function: Function) -> Function:
    """Marks a rule: a function over records, called by rules and loops. Compiled unless `LUDOTECA_COMPILE=0`."""
    return _compiled(_compile_rule, function) if COMPILED else function


def loop(function: Function) -> Function:
    """Marks a loop over arrays of records: what plain Python calls to get rules run."""
    return _compiled(_compile_loop, function) if COMPILED else function


def _widened(dispatcher: Any) -> Any:
    """Lets a rule take every signed number as 64 bits, whatever field it was read from, given or left to its default.

    Without this Numba compiles a rule again for each combination of small, large and omitted numbers that it is
    called with, which takes two or three times as long and makes nothing faster.
    """
    wide, small, omitted = numba.int64, numba.types.Integer, numba.types.Omitted
    resolve = dispatcher.get_call_template

    def resolve_wide(args: tuple[Any, ...], kws: dict[str, Any]) -> Any:
        _, args = dispatcher._compiler.fold_argument_types(args, kws)
        signed = (isinstance(arg, omitted) or (isinstance(arg, small) and arg.signed) for arg in args)
        return resolve(tuple(wide if number else arg for number, arg in zip(signed, args)), {})

    dispatcher.get_call_template = resolve_wide
    return dispatcher


def interpreted(function: Function) -> Function:
    """A rule as plain Python, to call with plain records. It must not call other rules."""
    return getattr(function, "py_func", function)


def specialise(template: str, tag: str, functions: Mapping[str, Any], owner: str = HOUSE) -> ModuleType:
    """Loads the module `template` once more with a game's own functions as its globals.

    Generic loops are written once, against names such as `legal` and `play`; each game gets its own compiled
    copy, beside the rest of the machine code of its owner. (Numba can also take functions as arguments, but does not
    find such code again on disk.)
    """
    name = f"{template}_for_{tag}"
    with _specialising:
        if name not in sys.modules:
            _load(name, template, (owner, tag), functions)
        return sys.modules[name]


def _load(name: str, template: str, tag: tuple[str, str], functions: Mapping[str, Any]) -> None:
    origin = importlib.util.find_spec(template)
    assert origin is not None and origin.origin is not None, template
    spec = importlib.util.spec_from_file_location(name, origin.origin)
    assert spec is not None and spec.loader is not None
    module = importlib.util.module_from_spec(spec)
    module.__dict__.update(functions)
    module.__dict__[SPECIALISED_FOR] = tag
    sys.modules[name] = module
    spec.loader.exec_module(module)


def is_warm(owner: str, what: str) -> bool:
    """Whether a part of a game's code was compiled on this machine already, so that starting it is quick."""
    if not COMPILED:
        return True
    ready = (cache_folder(owner) / f"{what}.ready").exists()
    if ready:
        _note_use(owner)
    return ready


def mark_warm(owner: str, what: str) -> None:
    """Remembers that a part of a game's code is on disk, and forgets the machine code of sources long gone."""
    if not COMPILED:
        return
    cache_folder(owner).mkdir(parents=True, exist_ok=True)
    (cache_folder(owner) / f"{what}.ready").touch()
    _note_use(owner)
    for kept in (cache_folder(owner), cache_folder(HOUSE)):
        for old in kept.parent.glob(f"{kept.name.partition('-')[0]}-*"):
            with contextlib.suppress(FileNotFoundError):  # somebody else forgets it at the same moment
                if old != kept and time.time() - old.stat().st_mtime > DAY:
                    shutil.rmtree(old, ignore_errors=True)


def _note_use(owner: str) -> None:
    """Keeps the code of a game, and the house's below it, from being taken for that of sources long gone."""
    for kept in (cache_folder(owner), cache_folder(HOUSE)):
        with contextlib.suppress(OSError):
            os.utime(kept)
