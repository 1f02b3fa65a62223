"""Running the application in this process, or in several: signals, logs, compiled rules."""

import asyncio
import gc
import logging
import multiprocessing
import os
import signal
import socket
import sys
import tempfile
import threading
from collections.abc import Callable
from contextlib import suppress
from pathlib import Path
from typing import Any

import uvicorn

from ludoteca.bots import bot
from ludoteca.kernel.compiling import COMPILED
from ludoteca.kernel.registry import games
from ludoteca.server.connections import SocketConnection, http_connection
from ludoteca.server.metrics import SHARED_FOLDER, worker_died
from ludoteca.server.node import Node
from ludoteca.server.request_log import set_up_logs
from ludoteca.server.routing import POSSIBLE, Routing
from ludoteca.server.settings import Settings
from ludoteca.server.storage.engine import migrate, open_engine

GRACE = 10
"""Seconds that clients get to finish when the server stops."""
PING = 20.0
SELDOM = 100
"""After so many smaller collections Python's collector may look through everything; by itself it takes ten."""
GLANCE = 0.5
"""Seconds between two looks at whether all workers are alive."""
KEEP_ALIVE = 75
"""Longer than clients and proxies keep an idle connection, so that none is closed under a request on its way."""


def migrate_database(url: str) -> None:
    """Brings a database up to date."""
    engine = open_engine(url, 1)
    try:
        migrate(engine)
    finally:
        engine.dispose()


def load_rules() -> None:
    """Loads the rules and bots now: the first move at a table must not wait for machine code, nor everybody else."""
    loaded = games()
    for game in loaded.values() if COMPILED else ():
        match = game.new(game.seats[-1], "loading")
        match.resampled(match.seat, "loading").play(match.moves()[0])
        match.table_moves()
        match.view(0)
        bot("normal", "loading").choose(match)
    # What was loaded stays: the collector need not look through it again and again, and keep everybody waiting. A look
    # through everything finds next to nothing and stops a full house for a tenth of a second, so it is made seldom.
    gc.collect()
    gc.freeze()
    gc.set_threshold(*gc.get_threshold()[:2], SELDOM)


class Serving(uvicorn.Server):
    """Says when it has started."""

    def __init__(
        self, config: uvicorn.Config, node: Node, ready: Callable[["Serving"], None] | None, routing: Routing | None
    ):
        super().__init__(config)
        self.node = node
        self._ready = ready
        self._routing = routing

    async def startup(self, sockets: list[socket.socket] | None = None) -> None:
        await super().startup(sockets)
        if self.started and self._routing is not None:
            self._routing.listen(lambda connection, head: self.node.background(self._go_on_with(connection, head)))
        if self.started and self._ready is not None:
            self._ready(self)

    async def shutdown(self, sockets: list[socket.socket] | None = None) -> None:
        if self._routing is not None:
            self._routing.close()
        await super().shutdown(sockets)

    async def _go_on_with(self, connection: socket.socket, head: bytes) -> None:
        """Talks on over a connection that another worker has accepted."""
        config, state = self.config, self.lifespan.state
        connection.setblocking(False)
        _, protocol = await asyncio.get_running_loop().connect_accepted_socket(
            lambda: SocketConnection(config=config, server_state=self.server_state, app_state=state), connection
        )
        protocol.data_received(head)


def serve(
    settings: Settings,
    listening: socket.socket,
    ready: Callable[[Serving], None] | None,
    workers: Path | None = None,
) -> int:
    """Serves in this process until somebody stops it; gives the exit code. `workers`: the folder where they meet."""
    from ludoteca.server.app import create_app

    app = create_app(settings)
    node = app.state["server"].node
    routing = None if workers is None else Routing(workers, node.id)
    config = uvicorn.Config(
        app,
        log_config=None,
        access_log=False,
        server_header=False,
        http=http_connection(routing),
        ws=SocketConnection,
        ws_max_size=settings.limits.message_bytes * 4,
        ws_per_message_deflate=False,
        ws_ping_interval=PING,
        ws_ping_timeout=PING,
        timeout_keep_alive=KEEP_ALIVE,
        timeout_graceful_shutdown=GRACE,
        lifespan="on",
    )
    server = Serving(config, node, ready, routing)
    # After a clean stop uvicorn raises the signal again, which is of no use to anybody here; both end alike.
    signal.signal(signal.SIGTERM, signal.default_int_handler)
    with suppress(KeyboardInterrupt):
        server.run([listening])
    return 0 if server.started else 1


def _worker(settings: Settings, listening: socket.socket, folder: Path | None) -> None:
    set_up_logs()
    load_rules()
    sys.exit(serve(settings, listening, None, folder))


def serve_many(settings: Settings, listening: socket.socket, workers: int) -> int:
    """Several processes on one port. One that dies is replaced."""
    with tempfile.TemporaryDirectory(prefix="ludoteca-workers-") as folder:
        sockets, numbers = Path(folder, "sockets"), Path(folder, "metrics")
        sockets.mkdir()
        numbers.mkdir()
        os.environ[SHARED_FOLDER] = str(numbers)
        return _look_after(settings, listening, workers, sockets if POSSIBLE else None, numbers)


def _look_after(settings: Settings, listening: socket.socket, workers: int, sockets: Path | None, numbers: Path) -> int:
    spawn = multiprocessing.get_context("spawn")
    stopping = threading.Event()
    for number in (signal.SIGINT, signal.SIGTERM):
        signal.signal(number, lambda number, frame: stopping.set())

    def begin() -> Any:
        process = spawn.Process(target=_worker, args=(settings, listening, sockets))
        process.start()
        return process

    processes = [begin() for _ in range(workers)]
    while not stopping.wait(GLANCE):
        for place, process in enumerate(processes):
            if not process.is_alive():
                logging.getLogger("ludoteca.server").error("a worker died; starting another")
                worker_died(numbers, process.pid)
                processes[place] = begin()
    for process in processes:
        process.terminate()
    for process in processes:
        process.join()
    return 0
