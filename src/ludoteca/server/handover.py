"""Open at once: a process with interpreted rules serves while machine code is made, then a fresh one takes over.

Three processes belong to the one that was started. It listens itself, so that whoever comes between two servers waits
a moment instead of being turned away; it starts the interpreted server, then the compiler beside it, and, when that is
done, the compiled server. This one gets everything ready, and serves as soon as the other has finished what was begun.
Moves are committed before they are acknowledged, so none can be lost. Each of the three ends when this one is gone:
its pipe, or its standard input, ends then.
"""

import logging
import multiprocessing
import os
import signal
import socket
import subprocess
import sys
import tempfile
import threading
from collections.abc import Callable, Iterator, Sequence
from contextlib import contextmanager, suppress
from multiprocessing.connection import Connection, wait
from typing import TYPE_CHECKING, Any

from ludoteca.bots.warmup import ATTENDED, LOW_PRIORITY
from ludoteca.kernel.errors import LudotecaError
from ludoteca.server.messages import MachineCodeState
from ludoteca.server.request_log import set_up_logs
from ludoteca.server.settings import Settings

if TYPE_CHECKING:
    from ludoteca.server.process import Serving

logger = logging.getLogger("ludoteca.server")

COMPILER = (sys.executable, "-m", "ludoteca.bots.warmup", ATTENDED, LOW_PRIORITY)
"""What makes the machine code of all games."""
GLANCE = 0.25
"""Seconds between two looks at how the compiler is."""
SELDOM = 2.0
"""Seconds between two looks where nothing is expected. What a server says is heard at once all the same."""
CALM = 5.0
"""Seconds that a server which makes way waits for a moment in which no bot thinks."""
LAST = 30.0
"""Seconds after which a server that was told to stop is ended, whatever it is doing."""
LONGEST_COMPLAINT = 4_000


class CannotOpen(LudotecaError):
    """The server could not begin; what it said is the reason."""


def open_at_once(
    settings: Settings,
    listening: socket.socket,
    opened: Callable[[], None],
    quiet: bool,
    compiler: Sequence[str] = COMPILER,
) -> int:
    """Serves until somebody stops it; gives the exit code. `compiler` is a command that makes machine code."""
    signal.signal(signal.SIGTERM, signal.default_int_handler)
    processes = _Processes(settings, listening, opened, quiet, compiler)
    try:
        return processes.run()
    except KeyboardInterrupt:
        return 0
    finally:
        processes.close()


class _Processes:
    """The processes of one server."""

    def __init__(
        self,
        settings: Settings,
        listening: socket.socket,
        opened: Callable[[], None],
        quiet: bool,
        compiler: Sequence[str],
    ):
        self._settings = settings
        self._listening = listening
        self._opened = opened
        self._quiet = quiet
        self._command = compiler
        self._state: MachineCodeState = "compiling"
        """What an interpreted server tells of machine code."""
        self._is_open = False
        self._serving: _Server | None = None
        self._coming: _Server | None = None
        self._compiler: _Compiler | None = None

    def run(self) -> int:
        """Looks after them until one fails that cannot be replaced."""
        self._serving = self._begin(compiled=False)
        while True:
            servers = [server for server in (self._serving, self._coming) if server is not None]
            wait([server.pipe for server in servers], SELDOM if self._compiler is None else GLANCE)
            if not self._hear_serving(self._serving):
                return 1
            if self._compiler is not None:
                self._look_at(self._compiler)
            elif self._coming is not None:
                self._hear_coming(self._coming)

    def close(self) -> None:
        """Ends them all."""
        if self._compiler is not None:
            self._compiler.stop()
        for server in (self._coming, self._serving):
            if server is not None:
                server.stop()

    def _begin(self, compiled: bool) -> "_Server":
        state = "ready" if compiled else self._state
        return _Server(self._settings, self._listening, self._quiet, compiled, state)

    def _hear_serving(self, server: "_Server") -> bool:
        """Hears the server that serves; False if there is none, and another would not fare better."""
        for word in server.words():
            if word == "loaded":
                server.say("serve")
            elif word == "open":
                server.served = True
                if not self._is_open:
                    self._is_open = True
                    self._opened()
                    self._tell("Machine code is being made beside it, once for this machine: you can play meanwhile.")
                    self._compiler = _Compiler(self._command)
            else:
                raise CannotOpen(word)
        if not server.has_ended:
            return True
        server.stop()
        if server.compiled and not server.served:
            self._fail("the compiled server did not begin")
            self._serving = self._begin(compiled=False)
        elif server.served:
            logger.error("the server died; starting another")
            self._serving = self._begin(server.compiled)
        else:
            return False
        return True

    def _look_at(self, compiler: "_Compiler") -> None:
        complaint = compiler.complaint()
        if complaint is None:
            return
        self._compiler = None
        if complaint:
            self._fail(complaint)
        else:
            self._coming = self._begin(compiled=True)

    def _hear_coming(self, server: "_Server") -> None:
        """Hears the compiled server, which takes over when it has loaded everything."""
        words = server.words()
        if "loaded" in words:
            assert self._serving is not None
            self._serving.stop("make way")
            self._serving, self._coming = server, None
            server.say("serve")
            self._tell("The rules are machine code now.")
        elif words or server.has_ended:
            server.stop()
            self._coming = None
            self._fail(words[0] if words else "the compiled server did not begin")

    def _fail(self, complaint: str) -> None:
        """Machine code cannot be had: the rules stay interpreted, and everybody is told once."""
        self._state = "failed"
        logger.warning("machine code cannot be made here, so the rules stay interpreted: %s", complaint)
        if self._serving is not None:
            self._serving.say("failed")

    def _tell(self, text: str) -> None:
        sys.stderr.write(f"{text}\n")
        sys.stderr.flush()


class _Server:
    """A process that serves, seen from the one that started it."""

    def __init__(
        self, settings: Settings, listening: socket.socket, quiet: bool, compiled: bool, state: MachineCodeState
    ):
        spawn = multiprocessing.get_context("spawn")
        self.pipe, theirs = spawn.Pipe()
        self.compiled = compiled
        self.served = False
        self.has_ended = False
        self._process = spawn.Process(target=_serve, args=(settings, listening, theirs, quiet, state))
        with _told_to_compile(compiled):
            self._process.start()
        theirs.close()

    def words(self) -> list[str]:
        """What it has said since this was asked last."""
        words = []
        try:
            while not self.has_ended and self.pipe.poll():
                words.append(str(self.pipe.recv()))
        except (EOFError, OSError):
            self.has_ended = True
        return words

    def say(self, word: str) -> None:
        """Tells it something."""
        with suppress(OSError):
            self.pipe.send(word)

    def stop(self, word: str = "stop") -> None:
        """Has it finish what was begun, and waits until it has."""
        self.say(word)
        self._process.join(LAST + CALM)
        if self._process.is_alive():
            self._process.kill()
            self._process.join()
        self.pipe.close()
        self.has_ended = True


@contextmanager
def _told_to_compile(compiled: bool) -> Iterator[None]:
    """What a process that is started now reads in its environment."""
    before = os.environ.get("LUDOTECA_COMPILE")
    os.environ["LUDOTECA_COMPILE"] = "1" if compiled else "0"
    try:
        yield
    finally:
        del os.environ["LUDOTECA_COMPILE"]
        if before is not None:
            os.environ["LUDOTECA_COMPILE"] = before


class _Compiler:
    """The process that makes machine code."""

    def __init__(self, command: Sequence[str]):
        self._said = tempfile.TemporaryFile()  # noqa: SIM115  open as long as the process runs
        # On Windows a process cannot lower its own priority by Python's own means.
        flags = getattr(subprocess, "BELOW_NORMAL_PRIORITY_CLASS", 0)
        self._process = subprocess.Popen(
            command, stdin=subprocess.PIPE, stdout=self._said, stderr=subprocess.STDOUT, creationflags=flags
        )

    def complaint(self) -> str | None:
        """None while it works; then nothing, or what it said when it failed."""
        if self._process.poll() is None:
            return None
        self._said.seek(0)
        said = self._said.read().decode(errors="replace")[-LONGEST_COMPLAINT:].strip()
        self.stop()
        return (said or f"the compiler ended with {self._process.returncode}") if self._process.returncode else ""

    def stop(self) -> None:
        """Ends it; what was compiled so far is kept."""
        self._process.terminate()
        assert self._process.stdin is not None
        self._process.stdin.close()
        self._process.wait()
        self._said.close()


def _serve(
    settings: Settings, listening: socket.socket, parent: Connection, quiet: bool, state: MachineCodeState
) -> None:
    """One server, in a process of its own."""
    # Ctrl-C reaches every process of a terminal; it is the first one that tells the others.
    signal.signal(signal.SIGINT, signal.SIG_IGN)
    set_up_logs(quiet)
    # What a server is made of takes a second to import; the process that opens at once does without.
    from ludoteca.server.process import load_rules, serve

    load_rules()
    try:
        parent.send("loaded")
        if parent.recv() != "serve":
            return
    except (EOFError, OSError):
        return

    def ready(serving: "Serving") -> None:
        serving.node.machine_code = state
        parent.send("open")
        threading.Thread(target=_attend, args=(serving, parent), daemon=True).start()

    try:
        status = serve(settings, listening, ready)
    except LudotecaError as error:
        parent.send(str(error))
        status = 2
    sys.exit(status)


def _attend(serving: "Serving", parent: Connection) -> None:
    """Does what the first process says, until it says stop or is gone."""
    word: Any = ""
    while word not in ("make way", "stop"):
        try:
            word = parent.recv()
        except (EOFError, OSError):
            word = "stop"
        if word == "failed":
            serving.node.machine_code = "failed"
    if word == "make way":
        _wait_for_calm(serving)
    last = threading.Timer(LAST, os._exit, (1,))
    last.daemon = True
    last.start()
    serving.should_exit = True


def _wait_for_calm(serving: "Serving") -> None:
    """Waits for a moment in which no bot thinks: nobody need wait for it to finish after their connection is gone."""
    rest = threading.Event()
    for _ in range(int(CALM / GLANCE)):
        if not serving.node.automation.is_thinking:
            return
        rest.wait(GLANCE)
