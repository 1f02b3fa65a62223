"""Opening a server: where it listens, and in how many processes, with or without waiting for machine code."""

import logging
import socket
import sys
from collections.abc import Callable

from ludoteca.bots import is_ready
from ludoteca.bots.warmup import prepare
from ludoteca.kernel import compiling
from ludoteca.kernel.registry import games
from ludoteca.server.handover import open_at_once
from ludoteca.server.request_log import set_up_logs
from ludoteca.server.settings import Settings

NO_NUMBA = "Numba is not installed: the rules run interpreted, and bots think more slowly."


def run(
    settings: Settings,
    host: str,
    port: int,
    workers: int = 1,
    ready: Callable[[str], None] | None = None,
    quiet: bool = False,
) -> int:
    """Serves until somebody stops it; gives the exit code.

    Where machine code has to be made first, one process opens at once with interpreted rules, until a fresh one takes
    over. Several processes are for a crowd, which interpreted rules are too slow for: they open when it is there.
    """
    set_up_logs(quiet)
    if compiling.WANTED and not compiling.COMPILED:
        sys.stderr.write(f"{NO_NUMBA}\n")
    try:
        listening = listen(host, port)
    except OSError as error:
        logging.getLogger("ludoteca.server").error("cannot listen on %s:%d: %s", host, port, error.strerror)
        return 1
    address = f"http://{_shown(host)}:{listening.getsockname()[1]}/"

    def open_up() -> None:
        sys.stderr.write(f"Ludoteca is open: {address}\n")
        sys.stderr.flush()
        if ready is not None:
            ready(address)

    if workers == 1 and not all(is_ready(game) for game in games().values()):
        return open_at_once(settings, listening, open_up, quiet)
    # What a server is made of takes a second to import, which the process that opens at once can do without.
    from ludoteca.server.process import load_rules, serve, serve_many
    from ludoteca.server.storage.store import Store

    if workers == 1:
        load_rules()
        return serve(settings, listening, lambda _: open_up())
    prepare()
    # A database that cannot be used is found here, once, and an SQLite file is brought up to date by one process.
    Store(settings.database).close()
    open_up()
    return serve_many(settings, listening, workers)


def listen(host: str, port: int) -> socket.socket:
    """A socket that listens there; several processes can have it."""
    listening = socket.socket(socket.AF_INET6 if ":" in host else socket.AF_INET)
    try:
        if sys.platform == "win32":  # there the usual word would let two programs have one port
            listening.setsockopt(socket.SOL_SOCKET, socket.SO_EXCLUSIVEADDRUSE, 1)
        else:
            listening.setsockopt(socket.SOL_SOCKET, socket.SO_REUSEADDR, 1)
        listening.bind((host, port))
        listening.listen(2048)
    except OSError:
        listening.close()
        raise
    listening.set_inheritable(True)
    return listening


def _shown(host: str) -> str:
    if host in ("0.0.0.0", "::"):
        return "127.0.0.1"
    return f"[{host}]" if ":" in host else host
