"""A server on this machine, for who wants to play in the browser here and now."""

import os
import sys
import threading
import webbrowser
from pathlib import Path

HOST = "127.0.0.1"
PORT = 8000


def data_folder() -> Path:
    """Where this user's tables are kept."""
    chosen = os.environ.get("LUDOTECA_DATA")
    if chosen:
        return Path(chosen)
    if sys.platform == "win32":
        home = Path(os.environ.get("LOCALAPPDATA") or Path.home() / "AppData" / "Local")
    elif sys.platform == "darwin":
        home = Path.home() / "Library" / "Application Support"
    else:
        home = Path(os.environ.get("XDG_DATA_HOME") or Path.home() / ".local" / "share")
    return home / "ludoteca"


def client_is_built() -> bool:
    """Whether the browser client is there."""
    return (Path(__file__).parent.parent / "web" / "index.html").is_file()


def can_open_pages() -> bool:
    """Whether there is a screen that a browser could open on."""
    if sys.platform in ("win32", "darwin"):
        return not os.environ.get("SSH_CONNECTION")
    return bool(os.environ.get("DISPLAY") or os.environ.get("WAYLAND_DISPLAY"))


def free_port() -> int:
    """The port that one would expect, or any free one."""
    from ludoteca.server.run import listen

    try:
        listen(HOST, PORT).close()
    except OSError:
        return 0
    return PORT


def play_here(open_page: bool, modules: dict[str, str]) -> int:
    """Serves this machine alone, with its tables in the user's data folder; gives the exit code.

    `modules` are those by which its browser thinks.
    """
    from ludoteca.server.run import run
    from ludoteca.server.settings import Settings

    settings = Settings(database=str(data_folder() / "ludoteca.db"), bot_threads=os.cpu_count() or 1, modules=modules)

    def ready(address: str) -> None:
        if open_page:
            # Some browsers keep the call until they are closed.
            threading.Thread(target=webbrowser.open, args=(address,), daemon=True).start()

    return run(settings, HOST, free_port(), ready=ready, quiet=True)
