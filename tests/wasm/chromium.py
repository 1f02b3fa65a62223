"""A page in a real Chromium that has the modules of games and can play and think in them (web/tests/wasm/proof.ts)."""

import base64
import subprocess
import threading
from collections.abc import Iterator
from contextlib import contextmanager
from functools import partial
from http.server import SimpleHTTPRequestHandler, ThreadingHTTPServer
from pathlib import Path
from typing import Any

import numpy as np
from playwright.sync_api import Page, sync_playwright

from ludoteca.kernel.chance import key_of
from ludoteca.kernel.setting import Setting
from ludoteca.kernel.state import Menu
from web.chromium import CHROMIUM, FLAGS

PATIENCE = 120_000
"""Milliseconds for a script to load, however busy the machine is."""
WEB = Path(__file__).parents[2] / "web"


class Quiet(SimpleHTTPRequestHandler):
    """Serves files and says nothing."""

    def log_message(self, *args: Any) -> None:
        """Nothing."""


def bundle(source: str, made: Path) -> None:
    """One script of a TypeScript file and all that it imports."""
    arguments = [source, "--file", str(made.resolve()), "--format", "esm", "--log-level", "silent"]
    subprocess.run([WEB / "node_modules" / ".bin" / "rolldown", *arguments], cwd=WEB, check=True, capture_output=True)


@contextmanager
def page_with(modules: Path, folder: Path) -> Iterator[Page]:
    """The page, for the modules in one folder; the other is for what it is made of."""
    bundle("tests/wasm/proof.ts", folder / "proof.js")
    (folder / "index.html").write_text('<!doctype html><script type="module" src="proof.js"></script>')
    (folder / "modules").symlink_to(modules)
    with page_of(folder) as page:
        page.wait_for_function("'think' in globalThis", timeout=PATIENCE)
        yield page


@contextmanager
def page_of(folder: Path) -> Iterator[Page]:
    """Chromium on the index of a folder that nothing but a plain file server serves."""
    with ThreadingHTTPServer(("127.0.0.1", 0), partial(Quiet, directory=str(folder))) as server:
        threading.Thread(target=server.serve_forever, daemon=True).start()
        with sync_playwright() as playwright:
            browser = playwright.chromium.launch(executable_path=CHROMIUM, args=FLAGS)
            page = browser.new_page()
            page.set_default_timeout(0)
            page.goto(f"http://127.0.0.1:{server.server_address[1]}/")
            yield page
            browser.close()
        server.shutdown()


def table_of(setting: Setting[Any, Any], games: int, steps: int, seed: str) -> dict[str, Any]:
    """Games that begin from keys of their own, as the page takes them."""
    keys = [key_of(f"{seed}/{number}") for number in range(games)]
    lucks = [key_of(f"{seed}/{number}/luck")[0] | 1 for number in range(games)]
    return {
        "game": setting.game.name,
        "seats": setting.seats,
        "box": base64.b64encode(setting.box.array().tobytes()).decode(),
        "blank": base64.b64encode(setting.game.state().array().tobytes()).decode(),
        "keys": [[f"{part:x}" for part in key] for key in keys],
        "lucks": [f"{luck:x}" for luck in lucks],
        "steps": steps,
    }


def played_here(setting: Setting[Any, Any], table: dict[str, Any]) -> tuple[Any, int]:
    """The states of the same games, played by this machine's own code, and how many decisions were made."""
    size = len(table["keys"])
    states = setting.game.state.blank_array(size)
    keys = np.array([[int(part, 16) for part in key] for key in table["keys"]], np.uint64)
    lucks = np.array([int(luck, 16) for luck in table["lucks"]], np.uint64)
    loops = setting.game.loops
    loops.begin_many(setting.boxes, states, setting.seats, keys, np.arange(size), 0, size)
    made = loops.random_many(setting.boxes, states, Menu.blank_array(1), lucks, table["steps"], 0, size)
    return states, made
