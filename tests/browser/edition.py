"""The static edition in a test: written once, and served by a plain file server under a path of its own."""

import fcntl
import gzip
import io
import threading
import time
from collections.abc import Iterator
from contextlib import contextmanager
from functools import cache, partial
from http.server import SimpleHTTPRequestHandler, ThreadingHTTPServer
from pathlib import Path
from typing import Any, BinaryIO

from ludoteca.site.pack import pack
from ludoteca.wasm.build import build

UNDER = "games/shelf"
"""Where on its host the edition lies."""
PART = 16_384
"""Bytes that are on the line at a time."""


class Quiet(SimpleHTTPRequestHandler):
    """Serves files as `python -m http.server` does, and says nothing."""

    def log_message(self, *args: Any) -> None:
        """Nothing."""


class Line:
    """What lies between a visitor and a host: all that is sent shares it."""

    def __init__(self, bytes_a_second: float, delay: float):
        self.delay = delay
        """Seconds that a request takes to get there and its answer to begin."""
        self._pace = bytes_a_second
        self._free = 0.0
        self._lock = threading.Lock()

    def carry(self, size: int) -> None:
        """Waits as long as so many bytes take after those that others have on the line."""
        with self._lock:
            self._free = max(self._free, time.monotonic()) + size / self._pace
            until = self._free
        time.sleep(max(0.0, until - time.monotonic()))


@cache
def compressed(file: Path) -> bytes:
    """A file as a host sends it."""
    return gzip.compress(file.read_bytes(), 6)


class Far(Quiet):
    """A host at the other end of a line, which compresses what it sends, and sends nothing twice, as hosts do."""

    protocol_version = "HTTP/1.1"

    def __init__(self, *args: Any, line: Line, **named: Any):
        self._line = line
        super().__init__(*args, **named)

    def send_head(self) -> Any:
        """A file, compressed where that makes it smaller; otherwise as usual."""
        time.sleep(self._line.delay)
        file = Path(self.translate_path(self.path))
        file = file / "index.html" if file.is_dir() else file
        if not file.is_file():
            return super().send_head()
        changed = self.date_time_string(int(file.stat().st_mtime))
        if self.headers.get("If-Modified-Since") == changed:
            self.send_response(304)
            self.send_header("Content-Length", "0")
            self.end_headers()
            return None
        plain, packed = file.read_bytes(), compressed(file)
        self.send_response(200)
        self.send_header("Content-Type", self.guess_type(str(file)))
        self.send_header("Last-Modified", changed)
        if len(packed) < len(plain):
            self.send_header("Content-Encoding", "gzip")
        body = min(plain, packed, key=len)
        self.send_header("Content-Length", str(len(body)))
        self.end_headers()
        return io.BytesIO(body)

    def copyfile(self, source: Any, outputfile: Any) -> None:
        """Sends a file as fast as the line allows."""
        pipe: BinaryIO = outputfile
        while part := source.read(PART):
            self._line.carry(len(part))
            pipe.write(part)


def write_once(folder: Path) -> None:
    """Writes the edition, unless another process that tests has done so, or is about to."""
    with folder.with_suffix(".lock").open("w") as lock:
        fcntl.flock(lock, fcntl.LOCK_EX)
        if not (folder / UNDER).exists():
            pack(folder / UNDER, lambda target: build([], target, lambda line: None), lambda line: None)


@contextmanager
def served(folder: Path, line: Line | None = None) -> Iterator[str]:
    """Serves it, at the end of a line or from beside the visitor; gives its address, which ends in a slash."""
    handler: Any = (
        partial(Quiet, directory=str(folder)) if line is None else partial(Far, directory=str(folder), line=line)
    )
    for file in folder.rglob("*") if line is not None else ():
        if file.is_file():
            compressed(file)
    with ThreadingHTTPServer(("127.0.0.1", 0), handler) as server:
        threading.Thread(target=server.serve_forever, daemon=True).start()
        yield f"http://127.0.0.1:{server.server_address[1]}/{UNDER}/"
        server.shutdown()
