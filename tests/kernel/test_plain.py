"""Kernel, bots and games without NumPy, Numba and msgspec, as in a browser: the same bytes as with them."""

import os
import subprocess
import sys
from pathlib import Path

PLAYING = Path(__file__).with_name("plain_play.py")


def played(*arguments: str, compiled: bool) -> list[str]:
    """What whole games came to, in a process of their own."""
    told = subprocess.run(
        [sys.executable, str(PLAYING), *arguments],
        env=os.environ | {"LUDOTECA_COMPILE": "1" if compiled else "0"},
        capture_output=True,
        text=True,
        check=False,
    )
    assert told.returncode == 0, told.stderr
    return told.stdout.splitlines()


def test_whole_games_need_nothing_but_plain_python_and_are_the_same_as_compiled():
    plain = played("--plain", compiled=False)
    assert len(plain) >= 6
    assert plain == played(compiled=True)
