"""A real terminal with a person at it: what only happens there."""

import os
import select
import signal
import subprocess
import sys
import time
from typing import Self

import pytest

pty = pytest.importorskip("pty")

COMMAND = """
import signal
from ludoteca.cli import main
# Tests that run in the background of a shell are deaf to Ctrl-C, and so would be what they start.
signal.signal(signal.SIGINT, signal.default_int_handler)
main(prog_name="ludoteca")
"""
PATIENCE = 60.0
CLEAR_SCROLLBACK = "\x1b[3J"


class Person:
    """Somebody who types at a terminal and reads what comes back."""

    def __init__(self, *args: str):
        self._own, theirs = pty.openpty()
        environment = os.environ | {
            "LUDOTECA_COMPILE": "0",
            "LC_ALL": "C.UTF-8",
            "TERM": "xterm",
            "COLUMNS": "80",
        }
        command = [sys.executable, "-c", COMMAND, *args]
        self._process = subprocess.Popen(command, stdin=theirs, stdout=theirs, stderr=theirs, env=environment)
        os.close(theirs)

    def __enter__(self) -> Self:
        return self

    def __exit__(self, *error: object) -> None:
        self._process.kill()
        self._process.wait()
        os.close(self._own)

    def read_until(self, words: str) -> str:
        """Reads on until some words have come."""
        text = ""
        deadline = time.monotonic() + PATIENCE
        while words not in text:
            assert time.monotonic() < deadline, text
            if select.select([self._own], [], [], 0.1)[0]:
                try:
                    text += os.read(self._own, 65536).decode(errors="replace")
                except OSError:
                    pytest.fail(f"It ended before it said “{words}”: {text}")
        return text

    def type(self, keys: str) -> None:
        """Types some keys."""
        os.write(self._own, keys.encode())

    def interrupt(self) -> None:
        """What a terminal does on Ctrl-C, once the program is waiting for keys."""
        self.type("x")
        self.read_until("x")
        time.sleep(0.2)
        self._process.send_signal(signal.SIGINT)

    def exit_code(self) -> int:
        """How the program ended."""
        return self._process.wait(PATIENCE)


def test_hands_are_hidden_when_the_screen_is_handed_on():
    with Person("play", "--seats", "2", "--bots", "0", "--seed", "s", "--option", "first_player=1") as person:
        assert "Your hand" not in person.read_until("Hand the screen to Purple")
        person.type("\n")
        person.read_until("> ")
        person.type("1\n")
        handed_on = person.read_until("Hand the screen to Orange")
        assert "Your hand" not in handed_on.split(CLEAR_SCROLLBACK)[1]
        person.type("\n")
        person.read_until("> ")
        person.type("quit\n")
        person.read_until("Goodbye!")
        assert person.exit_code() == 0


def test_ctrl_c_ends_with_a_word_and_no_traceback():
    with Person("play", "--seats", "2", "--bots", "0", "--seed", "s") as person:
        person.read_until("Hand the screen")
        person.type("\n")
        person.read_until("> ")
        person.interrupt()
        assert "Traceback" not in person.read_until("Goodbye!")
        assert person.exit_code() == 130


def test_ctrl_d_ends_the_input():
    with Person("play", "--seats", "2", "--bots", "0", "--seed", "s") as person:
        person.read_until("Hand the screen")
        person.type("\n")
        person.read_until("> ")
        person.type("\x04")
        person.read_until("There is no more input")
        assert person.exit_code() == 0
