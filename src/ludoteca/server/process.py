"""Running the application: processes, signals, logs."""

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
from ludoteca.bots.warmup import prepare
from ludoteca.kernel.registry import games
from ludoteca.server.request_log import FORMAT, ShortLines
from ludoteca.server.settings import Settings
from ludoteca.server.storage.engine import migrate, open_engine
from ludoteca.server.storage.store import Store

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


def set_up_logs(quiet: bool = False) -> None:
    """Logs go to stderr, one line each; uvicorn's own request log would have addresses and links in it."""
    level = logging.WARNING if quiet else logging.INFO
    lines = logging.StreamHandler(sys.stderr)
    lines.setFormatter(ShortLines(FORMAT))
    logging.basicConfig(handlers=[lines], level=level)
    logging.getLogger("uvicorn.access").disabled = True
    logging.getLogger("alembic").setLevel(logging.WARNING)
    # It warns of every request that is none: whoever sends those could fill the disk.
    logging.getLogger("uvicorn.error").setLevel(logging.ERROR)


def load_rules() -> None:
    """Loads the compiled rules and bots now: the first move at a table must not wait for that, nor everybody else."""
    for game in games().values():
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


def run(
    settings: Settings,
    host: str,
    port: int,
    workers: int = 1,
    ready: Callable[[str], None] | None = None,
    quiet: bool = False,
) -> int:
    """Serves until somebody stops it; gives the exit code."""
    set_up_logs(quiet)
    prepare()
    if workers == 1:
        load_rules()
    else:
        # A database that cannot be used is found here, once, and an SQLite file is brought up to date by one process.
        Store(settings.database).close()
    try:
        listening = _listen(host, port)
    except OSError as error:
        logging.getLogger("ludoteca.server").error("cannot listen on %s:%d: %s", host, port, error.strerror)
        return 1
    address = f"http://{_shown(host)}:{listening.getsockname()[1]}/"

    def open_up() -> None:
        sys.stderr.write(f"Ludoteca is open: {address}\n")
        sys.stderr.flush()
        if ready is not None:
            ready(address)

    if workers == 1:
        return _serve(settings, listening, open_up)
    open_up()
    return _serve_many(settings, listening, workers)


def _listen(host: str, port: int) -> socket.socket:
    family = socket.AF_INET6 if ":" in host else socket.AF_INET
    listening = socket.socket(family)
    listening.setsockopt(socket.SOL_SOCKET, socket.SO_REUSEADDR, 1)
    listening.bind((host, port))
    listening.listen(2048)
    listening.set_inheritable(True)
    return listening


def _shown(host: str) -> str:
    if host in ("0.0.0.0", "::"):
        return "127.0.0.1"
    return f"[{host}]" if ":" in host else host


class _Server(uvicorn.Server):
    """Says when it has started."""

    def __init__(self, config: uvicorn.Config, ready: Callable[[], None] | None):
        super().__init__(config)
        self._ready = ready

    async def startup(self, sockets: list[socket.socket] | None = None) -> None:
        await super().startup(sockets)
        if self.started and self._ready is not None:
            self._ready()


def _serve(settings: Settings, listening: socket.socket, ready: Callable[[], None] | None) -> int:
    from ludoteca.server.app import create_app
    from ludoteca.server.connections import HttpConnection, SocketConnection

    config = uvicorn.Config(
        create_app(settings),
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
    server = _Server(config, ready)
    # After a clean stop uvicorn raises the signal again, which is of no use to anybody here; both end alike.
    signal.signal(signal.SIGTERM, signal.default_int_handler)
    with suppress(KeyboardInterrupt):
        server.run([listening])
    return 0 if server.started else 1


def _worker(settings: Settings, listening: socket.socket) -> None:
    set_up_logs()
    load_rules()
    sys.exit(_serve(settings, listening, None))


def _serve_many(settings: Settings, listening: socket.socket, workers: int) -> int:
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
