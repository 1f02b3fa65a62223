"""Leading sockets to one process: all who look at a table do so at the worker that is nearest to it.

So one process keeps the match and plays its moves, and has nothing to tell the others. A worker listens on a socket of
the file system named by its node's id; whoever accepts a connection that asks for a table's socket hands it over there,
with the request that it began with. The folder says who is there; the file of a worker that died refuses.
"""

import asyncio
import logging
import re
import socket
from collections.abc import Callable
from contextlib import suppress
from functools import partial
from pathlib import Path

from ludoteca.server.peers import nearness

logger = logging.getLogger("ludoteca.server")
TABLE_SOCKET = re.compile(rb"/api/tables/([^/?]+)/socket(?:\?|$)")
END_OF_HEAD = b"\r\n\r\n"
AT_ONCE = 65_536
BACKLOG = 1024
COMING = ".new"
POSSIBLE = hasattr(socket, "send_fds") and hasattr(socket, "AF_UNIX")
"""Windows has no such sockets: there each worker keeps what it accepts."""

Taker = Callable[[socket.socket, bytes], None]


class Routing:
    """The workers of one server, as one of them sees the others."""

    def __init__(self, folder: Path, node: str):
        self._folder = folder
        self._own = folder / node
        self._listening: socket.socket | None = None
        self._arriving: set[socket.socket] = set()

    def lead(self, url: bytes, head: bytes, descriptor: int) -> bool:
        """Hands a connection to the worker that is nearest to its table; False if that is this one."""
        found = TABLE_SOCKET.match(url)
        if found is None:
            return False
        table = found[1].decode("latin-1")
        workers = [path for path in self._folder.iterdir() if path.suffix != COMING]
        for there in sorted(workers, key=lambda path: nearness(path.name, table), reverse=True):
            if there == self._own:
                break
            try:
                return _hand_over(there, head, descriptor)
            except ConnectionRefusedError:
                there.unlink(missing_ok=True)
            except OSError:  # it has too much to do
                break
        return False

    def listen(self, take: Taker) -> None:
        """From now on others hand connections over; `take` goes on with them."""
        coming = self._own.with_suffix(COMING)
        listening = socket.socket(socket.AF_UNIX)
        listening.setblocking(False)
        try:
            listening.bind(str(coming))
        except OSError as error:  # such a socket's path must be short
            logger.warning("no sockets can be led to this worker (%s)", error)
            listening.close()
            return
        listening.listen(BACKLOG)
        coming.rename(self._own)
        self._listening = listening
        asyncio.get_running_loop().add_reader(listening, self._accept, listening, take)

    def close(self) -> None:
        """From now on others keep what they accept."""
        if self._listening is None:
            return
        self._own.unlink(missing_ok=True)
        for one in (self._listening, *self._arriving):
            asyncio.get_running_loop().remove_reader(one)
            one.close()
        self._listening = None

    def _accept(self, listening: socket.socket, take: Taker) -> None:
        with suppress(BlockingIOError):
            while True:
                way, _ = listening.accept()
                way.setblocking(False)
                self._arriving.add(way)
                asyncio.get_running_loop().add_reader(way, partial(self._receive, way, bytearray(), [], take))

    def _receive(self, way: socket.socket, head: bytearray, descriptors: list[int], take: Taker) -> None:
        """Reads on. Who hands over has sent all of it when they close their end."""
        data, more, _, _ = socket.recv_fds(way, AT_ONCE, 1)
        head += data
        descriptors += more
        if data:
            return
        asyncio.get_running_loop().remove_reader(way)
        self._arriving.discard(way)
        way.close()
        for descriptor in descriptors:
            connection = socket.socket(fileno=descriptor)
            if head.endswith(END_OF_HEAD):
                take(connection, bytes(head))
            else:
                connection.close()


def _hand_over(there: Path, head: bytes, descriptor: int) -> bool:
    with socket.socket(socket.AF_UNIX) as way:
        way.setblocking(False)
        way.connect(str(there))
        return socket.send_fds(way, [head], [descriptor]) == len(head)
