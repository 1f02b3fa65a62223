"""The static edition in a test: written once, and served by a plain file server under a path of its own."""

import fcntl
import threading
from collections.abc import Iterator
from contextlib import contextmanager
from functools import partial
from http.server import SimpleHTTPRequestHandler, ThreadingHTTPServer
from pathlib import Path
from typing import Any

from ludoteca.site.pack import pack
from ludoteca.wasm.build import build

UNDER = "games/shelf"
"""Where on its host the edition lies."""


class Quiet(SimpleHTTPRequestHandler):
    """Serves files as `python -m http.server` does, and says nothing."""

    def log_message(self, *args: Any) -> None:
        """Nothing."""


def write_once(folder: Path) -> None:
    """Writes the edition, unless another process that tests has done so, or is about to."""
    with folder.with_suffix(".lock").open("w") as lock:
        fcntl.flock(lock, fcntl.LOCK_EX)
        if not (folder / UNDER).exists():
            pack(folder / UNDER, lambda target: build([], target, lambda line: None), lambda line: None)


@contextmanager
def served(folder: Path) -> Iterator[str]:
    """Serves it; gives its address, which ends in a slash."""
    with ThreadingHTTPServer(("127.0.0.1", 0), partial(Quiet, directory=str(folder))) as server:
        threading.Thread(target=server.serve_forever, daemon=True).start()
        yield f"http://127.0.0.1:{server.server_address[1]}/{UNDER}/"
        server.shutdown()
