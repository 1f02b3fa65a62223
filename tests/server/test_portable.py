"""Playing asks for nothing that only POSIX systems have: here all of that is hidden from every process."""

import os
import signal
import subprocess
import sys
from pathlib import Path

import ludoteca
from tests.server.clients import Guest, check_finished, play_table
from tests.server.services import House, wait_for
from tests.server.test_tables import BOT, ME, with_guests

HIDDEN = '''
import os, signal, sys

class Hidden:
    """Modules that Windows does not have."""
    def find_spec(self, name, path=None, target=None):
        if name in ("fcntl", "grp", "pwd", "readline", "resource", "termios", "tty", "uvloop"):
            raise ModuleNotFoundError(name)

sys.meta_path.insert(0, Hidden())
for place, names in (
    (os, ("fork", "nice", "getuid", "geteuid", "killpg", "setsid", "sched_getaffinity", "getloadavg")),
    (signal, ("SIGHUP", "SIGUSR1", "SIGUSR2", "SIGALRM", "pthread_sigmask")),
):
    for name in names:
        if hasattr(place, name):
            delattr(place, name)
'''


class BareHouse(House):
    """A server on a machine that has never compiled anything, and has little."""

    def start(self) -> None:
        (self.folder / "hidden").mkdir()
        (self.folder / "hidden" / "sitecustomize.py").write_text(HIDDEN)
        environment = os.environ | {
            "PYTHONPATH": str(self.folder / "hidden"),
            "LUDOTECA_CACHE": str(self.folder / "cache"),
        }
        command = [sys.executable, "-m", "ludoteca", "serve", "--port", str(self.port), "--database", self.database]
        with self.log.open("ab") as log:
            self.process = subprocess.Popen(
                command, env=environment, stdout=log, stderr=log, stdin=subprocess.DEVNULL, start_new_session=True
            )
        wait_for("the server", self.is_up)


def test_people_play_where_there_is_nothing_of_posix(tmp_path: Path):
    house = BareHouse(tmp_path)
    house.start()
    box = {file.name: file.read_text() for file in (ludoteca.game("looterz").folder / "box").glob("*.toml")}
    try:

        @with_guests(house, "Ann")
        async def play(ann: Guest) -> None:
            # An own box is read by a process with limits, as far as the system knows any.
            own = (await ann.post("/api/tables", game="looterz", seats=[ME, BOT], box=box))["id"]
            assert (await ann.get(f"/api/tables/{own}"))["status"] == "running"
            table, players = await play_table([ann], "looterz", 2, bots=1)
            await check_finished(ann, table, players)

        assert house.process is not None
        os.kill(house.process.pid, signal.SIGINT)
        assert house.process.wait(300) == 0
    finally:
        house.stop()
    house.check_log()
