"""Running the application in this process, or in several: signals, logs, compiled rules."""

import gc
import logging
import multiprocessing
import signal
import socket
import sys
import threading
from collections.abc import Callable
from contextlib import suppress
from typing import Any

import uvicorn

from ludoteca.bots import bot
from ludoteca.kernel.compiling import COMPILED
from ludoteca.kernel.registry import games
from ludoteca.server.node import Node
from ludoteca.server.request_log import set_up_logs
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

    def __init__(self, config: uvicorn.Config, node: Node, ready: Callable[["Serving"], None] | None):
        super().__init__(config)
        self.node = node
        self._ready = ready

    async def startup(self, sockets: list[socket.socket] | None = None) -> None:
        await super().startup(sockets)
        if self.started and self._ready is not None:
            self._ready(self)


def serve(settings: Settings, listening: socket.socket, ready: Callable[[Serving], None] | None) -> int:
    """Serves in this process until somebody stops it; gives the exit code."""
    from ludoteca.server.app import create_app
    from ludoteca.server.connections import HttpConnection, SocketConnection

    app = create_app(settings)
    config = uvicorn.Config(
        app,
        log_config=None,
        access_log=False,
        server_header=False,
        http=HttpConnection,
        ws=SocketConnection,
        ws_max_size=settings.limits.message_bytes * 4,
        ws_per_message_deflate=False,
        ws_ping_interval=PING,
        ws_ping_timeout=PING,
        timeout_keep_alive=KEEP_ALIVE,
        timeout_graceful_shutdown=GRACE,
        lifespan="on",
    )
    server = Serving(config, app.state["server"].node, ready)
    # After a clean stop uvicorn raises the signal again, which is of no use to anybody here; both end alike.
    signal.signal(signal.SIGTERM, signal.default_int_handler)
    with suppress(KeyboardInterrupt):
        server.run([listening])
    return 0 if server.started else 1


def _worker(settings: Settings, listening: socket.socket) -> None:
    set_up_logs()
    load_rules()
    sys.exit(serve(settings, listening, None))


def serve_many(settings: Settings, listening: socket.socket, workers: int) -> int:
    """Several processes on one port. One that dies is replaced."""
    spawn = multiprocessing.get_context("spawn")
    stopping = threading.Event()
    for number in (signal.SIGINT, signal.SIGTERM):
        signal.signal(number, lambda number, frame: stopping.set())

    def begin() -> Any:
        process = spawn.Process(target=_worker, args=(settings, listening))
        process.start()
        return process

    processes = [begin() for _ in range(workers)]
    while not stopping.wait(GLANCE):
        for place, process in enumerate(processes):
            if not process.is_alive():
                logging.getLogger("ludoteca.server").error("a worker died; starting another")
                processes[place] = begin()
    for process in processes:
        process.terminate()
    for process in processes:
        process.join()
    return 0
