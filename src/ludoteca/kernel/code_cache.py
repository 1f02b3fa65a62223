"""Machine code on disk, kept by and for any number of processes at the same time.

Numba's own cache numbers the files of a function's signatures and notes in an index which is whose. Two processes that
compile the same function for different arguments at the same moment give both the same number, and from then on one's
code is taken for the other's. Here a file is named after all that its code was made of, and tells whether it is whole:
there is nothing that two processes could disagree about, and nothing to lock.
"""

import contextlib
import hashlib
import inspect
import pickle
import uuid
import warnings
from collections.abc import Callable
from functools import lru_cache
from pathlib import Path
from typing import Any

from numba.core.caching import _Cache as Cache
from numba.core.compiler import CompileResult
from numba.core.errors import NumbaWarning
from numba.core.serialize import dumps

DIGEST = hashlib.sha256().digest_size


def _digest(content: bytes) -> bytes:
    return hashlib.sha256(content).digest()


@lru_cache
def _digest_of_source(file: str) -> bytes | None:
    """None for what was typed in, and lies in no file."""
    try:
        return _digest(Path(file).read_bytes())
    except OSError:
        return None


class CodeCache(Cache):
    """Where the machine code of one function lies: a file for each signature, in a folder."""

    def __init__(self, function: Callable[..., Any], folder: Path):
        self._folder = folder
        self._name = f"{function.__module__}.{function.__qualname__}".replace("<", "").replace(">", "")
        self._function = function
        self._source = _digest_of_source(inspect.getfile(function))
        self._enabled = self._source is not None

    @property
    def cache_path(self) -> str:
        return str(self._folder)

    def enable(self) -> None:
        self._enabled = self._source is not None

    def disable(self) -> None:
        self._enabled = False

    def flush(self) -> None:
        """Forgets the code of all signatures."""
        for path in self._folder.glob(f"{self._name}-*"):
            path.unlink(missing_ok=True)

    def load_overload(self, sig: Any, target_context: Any) -> Any:
        """The function compiled for a signature, or None if that was not kept."""
        target_context.refresh()
        payload = self._read(self._key(sig, target_context.codegen())) if self._enabled else None
        return None if payload is None else self.rebuild(target_context, payload)

    def rebuild(self, target_context: Any, payload: tuple[Any, ...]) -> Any:
        """What was kept, as if it had just been compiled."""
        return CompileResult._rebuild(target_context, *payload)

    def save_overload(self, sig: Any, data: Any) -> None:
        """Keeps what was compiled for a signature."""
        if data.library.has_dynamic_globals:
            warnings.warn(
                f"{self._name} has addresses in it: it is compiled again each time", NumbaWarning, stacklevel=2
            )
        elif self._enabled:
            self._write(self._key(sig, data.codegen), data._reduce())

    def _key(self, sig: Any, codegen: Any) -> tuple[Any, ...]:
        """All that code was made of."""
        closed_over = tuple(cell.cell_contents for cell in self._function.__closure__ or ())
        code = self._function.__code__.co_code
        return sig, codegen.magic_tuple(), self._source, code, dumps(closed_over) if closed_over else b""

    def _path(self, key: tuple[Any, ...]) -> Path:
        return self._folder / f"{self._name}-{_digest(repr(key).encode()).hex()[:24]}"

    def _read(self, key: tuple[Any, ...]) -> Any:
        """What was kept under a key. A file that a failing machine left half written is as good as none."""
        try:
            content = self._path(key).read_bytes()
        except OSError:
            return None
        digest, body = content[:DIGEST], content[DIGEST:]
        if digest != _digest(body):
            return None
        found, payload = pickle.loads(body)  # noqa: S301 - who may write into this folder may also change the sources
        return payload if found == key else None

    def _write(self, key: tuple[Any, ...], payload: Any) -> None:
        """Keeps something under a key, all at once; where there is no room for it, it will be compiled again."""
        body = dumps((key, payload))
        path = self._path(key)
        beside = path.with_name(f"{path.name}.{uuid.uuid4().hex[:8]}")
        try:
            self._folder.mkdir(parents=True, exist_ok=True)
            beside.write_bytes(_digest(body) + body)
            beside.replace(path)
        except OSError:
            with contextlib.suppress(OSError):
                beside.unlink(missing_ok=True)
