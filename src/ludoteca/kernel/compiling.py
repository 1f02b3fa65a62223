"""The same rule functions, interpreted or compiled.

With `LUDOTECA_COMPILE=0` in the environment a `@rule` is the plain Python function. Otherwise Numba compiles
it the first time it is called and keeps the machine code on disk.

Numba notices a change of the file in which a function stands, but not of the files of the functions that it
calls. So the folder of the machine code carries a fingerprint of all rule sources: a change anywhere starts a
new folder, and nothing stale is ever run.
"""

import hashlib
import importlib.util
import os
import shutil
import sys
import threading
import time
from collections.abc import Callable, Mapping
from pathlib import Path
from types import ModuleType
from typing import Any, TypeVar

Function = TypeVar("Function", bound=Callable[..., Any])

DAY = 24 * 3600
SPECIALISED_FOR = "SPECIALISED_FOR"
_specialising = threading.RLock()
"""Held while a module is loaded: another thread must not find it half done."""

COMPILED = os.environ.get("LUDOTECA_COMPILE", "1") != "0"


def _sources_fingerprint() -> str:
    """Changes when Numba would compile again: it finds code by the place and the time of the sources."""
    package = Path(__file__).parent.parent
    digest = hashlib.sha256(f"{sys.version} {package}".encode())
    for folder in ("kernel", "games", "bots"):
        for source in sorted((package / folder).rglob("*.py")):
            digest.update(f"{source.relative_to(package)} {source.stat().st_mtime_ns}".encode())
            digest.update(source.read_bytes())
    return digest.hexdigest()[:16]


def _cache_root() -> Path:
    home = os.environ.get("LUDOTECA_CACHE") or os.environ.get("XDG_CACHE_HOME")
    return (Path(home) if home else Path.home() / ".cache") / "ludoteca" / "compiled"


if COMPILED:
    import numba

    cache_folder = _cache_root() / f"{_sources_fingerprint()}-numba{numba.__version__}"
    numba.config.CACHE_DIR = str(cache_folder)
    _compile_rule = numba.njit(
        nogil=True, cache=True, error_model="numpy", no_cpython_wrapper=True, no_cfunc_wrapper=True
    )
    _compile_loop = numba.njit(nogil=True, cache=True, error_model="numpy")


def rule(function: Function) -> Function:
    """Marks a rule: a function over records, called by rules and loops. Compiled unless `LUDOTECA_COMPILE=0`."""
    return _widened(_compile_rule(_named_apart(function))) if COMPILED else function


def loop(function: Function) -> Function:
    """Marks a loop over arrays of records: what plain Python calls to get rules run."""
    return _widened(_compile_loop(_named_apart(function))) if COMPILED else function


def _named_apart(function: Function) -> Function:
    """Names a function of a specialised module after its game: Numba finds code on disk by file and name."""
    game = function.__globals__.get(SPECIALISED_FOR)
    if game:
        function.__qualname__ = f"{game}.{function.__qualname__}"
    return function


def _widened(dispatcher: Any) -> Any:
    """Lets a rule take every signed number as 64 bits, whatever field it was read from.

    Without this Numba compiles a rule again for each combination of small and large numbers that it is called
    with, which takes two or three times as long and makes nothing faster.
    """
    wide, small = numba.int64, numba.types.Integer
    resolve = dispatcher.get_call_template

    def resolve_wide(args: tuple[Any, ...], kws: dict[str, Any]) -> Any:
        args = tuple(wide if isinstance(arg, small) and arg.signed else arg for arg in args)
        return resolve(args, kws)

    dispatcher.get_call_template = resolve_wide
    return dispatcher


def interpreted(function: Function) -> Function:
    """A rule as plain Python, to call with plain records. It must not call other rules."""
    return getattr(function, "py_func", function)


def specialise(template: str, tag: str, functions: Mapping[str, Any]) -> ModuleType:
    """Loads the module `template` once more with a game's own functions as its globals.

    Generic loops are written once, against names such as `legal` and `play`; each game gets its own compiled
    copy. (Numba can also take functions as arguments, but does not find such code again on disk.)
    """
    name = f"{template}_for_{tag}"
    with _specialising:
        if name not in sys.modules:
            _load(name, template, tag, functions)
        return sys.modules[name]


def _load(name: str, template: str, tag: str, functions: Mapping[str, Any]) -> None:
    origin = importlib.util.find_spec(template)
    assert origin is not None and origin.origin is not None, template
    spec = importlib.util.spec_from_file_location(name, origin.origin)
    assert spec is not None and spec.loader is not None
    module = importlib.util.module_from_spec(spec)
    module.__dict__.update(functions)
    module.__dict__[SPECIALISED_FOR] = tag
    sys.modules[name] = module
    spec.loader.exec_module(module)


def is_warm(name: str) -> bool:
    """Whether the code for `name` was compiled on this machine already, so that starting it is quick."""
    return not COMPILED or (cache_folder / f"{name}.ready").exists()


def mark_warm(name: str) -> None:
    """Remembers that the code for `name` is on disk, and forgets the machine code of sources long gone."""
    if not COMPILED:
        return
    cache_folder.mkdir(parents=True, exist_ok=True)
    (cache_folder / f"{name}.ready").touch()
    for other in cache_folder.parent.iterdir():
        if other != cache_folder and time.time() - other.stat().st_mtime > DAY:
            shutil.rmtree(other, ignore_errors=True)
