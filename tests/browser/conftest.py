"""A real server, a real Chromium, and pages that notice everything that goes wrong in them."""

import os
import subprocess
import sys
import time
import urllib.error
import urllib.request
from collections.abc import Callable, Generator, Iterator
from pathlib import Path
from typing import Any

import pytest
from playwright.sync_api import Error as PlaywrightError
from playwright.sync_api import sync_playwright

from tests.browser.steps import PATIENCE
from tests.server.services import free_port
from web.chromium import CHROMIUM, FLAGS

ROOT = Path(__file__).parents[2]
FAILED = pytest.StashKey[bool]()
BLANK = "<!doctype html><link rel=icon href=data:,>"
LIMITS = (
    "messages_a_second=2000",
    "requests_a_second=2000",
    "guests_a_minute=5000",
    "tables_a_minute=2000",
    "handshakes_a_minute=5000",
    "sockets_an_address=5000",
    "hints_a_minute=2000",
)


class Server:
    """`ludoteca serve` on a port of its own. It can be killed and started again."""

    def __init__(self, folder: Path):
        self.port = free_port()
        self.url = f"http://127.0.0.1:{self.port}"
        self.database = folder / "tables.db"
        self._log = folder / "server.log"
        self._process: subprocess.Popen[bytes] | None = None

    def start(self) -> None:
        command = [sys.executable, "-c", "from ludoteca.cli import main; main()", "serve", "--port", str(self.port)]
        command += ["--database", str(self.database)]
        for limit in LIMITS:
            command += ["--limit", limit]
        with self._log.open("ab") as log:
            self._process = subprocess.Popen(
                command, stdout=log, stderr=log, env=os.environ | {"PYTHONUNBUFFERED": "1"}
            )
        deadline = time.monotonic() + 120
        while time.monotonic() < deadline:
            assert self._process.poll() is None, self.log()
            try:
                with urllib.request.urlopen(f"{self.url}/health", timeout=5):
                    return
            except (urllib.error.URLError, OSError):
                time.sleep(0.2)
        self.kill()
        raise AssertionError(self.log())

    def log(self) -> str:
        """What it printed."""
        return self._log.read_text(encoding="utf-8")

    def kill(self) -> None:
        """Without a goodbye, as when the power fails."""
        assert self._process is not None
        self._process.kill()
        self._process.wait(timeout=30)

    def stop(self) -> None:
        if self._process is not None and self._process.poll() is None:
            self._process.terminate()
            try:
                self._process.wait(timeout=30)
            except subprocess.TimeoutExpired:
                self.kill()


@pytest.hookimpl(wrapper=True)
def pytest_runtest_makereport(item: pytest.Item, call: pytest.CallInfo[None]) -> Generator[None, Any, Any]:
    """Lets fixtures know, when they clean up, that their test failed."""
    report = yield
    if report.failed:
        item.stash[FAILED] = True
    return report


@pytest.fixture(scope="session")
def server(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Server]:
    """A server for all tests that do not harm it."""
    one = Server(tmp_path_factory.mktemp("server"))
    one.start()
    yield one
    one.stop()


@pytest.fixture
def own_server(tmp_path: Path) -> Iterator[Server]:
    """A server for one test alone."""
    one = Server(tmp_path)
    one.start()
    yield one
    one.stop()


@pytest.fixture(scope="session")
def browser() -> Iterator[Any]:
    assert CHROMIUM is not None, "There is no Chromium on this machine: ./test installs it."
    with sync_playwright() as driver:
        chromium = driver.chromium.launch(executable_path=CHROMIUM, args=FLAGS)
        yield chromium
        chromium.close()


class Visit:
    """Somebody's browser: a page, and what it complained about."""

    def __init__(self, context: Any, url: str):
        self.context = context
        self.url = url
        self.complaints: list[str] = []
        self.page = context.new_page()
        self.page.set_default_timeout(PATIENCE)
        self.page.on("console", self._console)
        self.page.on("pageerror", lambda error: self.complaints.append(f"error: {error}"))
        self.page.on("requestfailed", self._failed)
        self.page.on("response", self._answered)

    def go(self, path: str = "/") -> Any:
        self.page.goto(f"{self.url}{path}")
        self.page.wait_for_selector("main :is(h1, .panel)")
        return self.page

    def come(self) -> Any:
        """Is known to the server, and has not seen a page yet: for those who go to some table straight away."""
        answer = self.page.request.post(f"{self.url}/api/me", data={}, headers={"Origin": self.url})
        assert answer.ok, answer.text()
        self.page.route(f"{self.url}/blank", lambda route: route.fulfill(body=BLANK, content_type="text/html"))
        self.page.goto(f"{self.url}/blank")
        return self.page

    def told(self) -> str:
        """Where a test stopped, for whoever reads that it failed."""
        try:
            shown = self.page.locator("body").inner_text(timeout=2000)[:2000]
        except PlaywrightError as error:
            shown = f"(the page does not answer: {error})"
        return f"{self.page.url}\ncomplaints: {self.complaints}\n{shown}"

    def _console(self, message: Any) -> None:
        if message.type in ("error", "warning"):
            self.complaints.append(f"{message.type}: {message.text}")

    def _failed(self, request: Any) -> None:
        # A page that is left gives up what it was still asking for; that is no failure.
        if request.failure != "net::ERR_ABORTED":
            self.complaints.append(f"failed: {request.url} {request.failure}")

    def _answered(self, response: Any) -> None:
        if response.status >= 400:
            self.complaints.append(f"{response.status}: {response.url}")


@pytest.fixture
def visit(request: pytest.FixtureRequest, browser: Any, server: Server) -> Iterator[Callable[..., Visit]]:
    """Opens browsers of different people; at the end nobody may have had anything to complain about."""
    visits: list[Visit] = []

    def arrive(
        *, width: int = 1280, height: int = 800, url: str = server.url, checked: bool = True, **settings: Any
    ) -> Visit:
        kept = {"language": "en", "pace": "instant", "sound": False, **settings}
        context = browser.new_context(
            viewport={"width": width, "height": height}, has_touch=width < 600, reduced_motion="reduce"
        )
        context.add_init_script(
            "localStorage.getItem('ludoteca-settings') ?? "
            f"localStorage.setItem('ludoteca-settings', JSON.stringify({kept}))".replace("True", "true").replace(
                "False", "false"
            )
        )
        one = Visit(context, url)
        if checked:
            visits.append(one)
        return one

    yield arrive
    if request.node.stash.get(FAILED, False):
        for one in visits:
            sys.stdout.write(f"\n{one.told()}\n")
        sys.stdout.write(f"\nthe server said: {server.log()[-2000:]}\n")
    for one in visits:
        one.context.close()
        assert one.complaints == []
