"""A server on this machine, for who wants to play in the browser here and now."""

import os
import socket
import sys
from pathlib import Path


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


def free_port(host: str = "127.0.0.1", wanted: int = 8000) -> int:
    """The port that one would expect, or any free one."""
    for port in (wanted, 0):
        with socket.socket() as probe:
            try:
                probe.bind((host, port))
            except OSError:
                continue
            return int(probe.getsockname()[1])
    raise OSError("no port is free")
