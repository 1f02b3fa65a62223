"""Takes the pictures of docs/pictures: every page, and early, middle and late moments of each game.

`python web/pictures.py` starts a server of its own, lets bots play a match of each game, and goes on from moments of
it as a player would see them.
"""

import socket
import subprocess
import sys
import tempfile
import time
import urllib.error
import urllib.request
from pathlib import Path
from typing import Any

from chromium import CHROMIUM, FLAGS
from playwright.sync_api import sync_playwright

import ludoteca
from ludoteca.bots import bot

ROOT = Path(__file__).parents[1]
PICTURES = ROOT / "docs" / "pictures"
SCREENS = {"desk": (1440, 900), "phone": (390, 844)}
SEATS = {"kragmortha": 5, "looterz": 4, "platformer": 3}
MOMENTS = {"early": 0.08, "middle": 0.5, "late": 0.92}
PAGES = {"shelf": "/", "settings": "/settings", "me": "/me", "leaderboard": "/leaderboard"}
QUALITY = 62
CALM = 1500


def free_port() -> int:
    with socket.socket() as probe:
        probe.bind(("127.0.0.1", 0))
        return int(probe.getsockname()[1])


def wait_for(url: str) -> None:
    for _ in range(1200):
        try:
            with urllib.request.urlopen(f"{url}/health", timeout=5):
                return
        except (urllib.error.URLError, OSError):
            time.sleep(0.5)
    raise SystemExit("The server did not start.")


def recorded(name: str) -> dict[str, Any]:
    """The record of a whole match between bots."""
    match = ludoteca.game(name).new(SEATS[name], seed=f"pictures of {name}")
    players = [bot("normal", seed=str(seat)) for seat in range(SEATS[name])]
    while match.seat is not None:
        match.play(players[match.seat].choose(match))
    return match.record()


def moment(page: Any, url: str, table: dict[str, Any], share: float) -> str:
    """A table that goes on from a moment of a finished one, with us on the seat that decides."""
    index = round(table["index"] * share)
    view = page.request.get(f"{url}/api/tables/{table['id']}/views/{index}").json()
    seats = [{"kind": "bot", "level": "easy"} for _ in table["seats"]]
    seats[view["deciding"]] = {"kind": "me"}
    answer = page.request.post(
        f"{url}/api/tables/{table['id']}/continue", data={"index": index, "seats": seats}, headers={"Origin": url}
    )
    assert answer.ok, answer.text()
    return str(answer.json()["id"])


def take(page: Any, url: str, path: str, name: str, screen: str) -> None:
    page.goto(f"{url}{path}")
    page.wait_for_selector("main :is(h1, .panel, .play)")
    keep(page, name, screen)


def keep(page: Any, name: str, screen: str) -> None:
    page.wait_for_timeout(CALM)
    page.screenshot(path=PICTURES / f"{name}-{screen}.jpg", type="jpeg", quality=QUALITY)


def take_all(url: str, chromium: Any) -> None:
    records = {name: recorded(name) for name in SEATS}
    for screen, (width, height) in SCREENS.items():
        context = chromium.new_context(viewport={"width": width, "height": height}, has_touch=screen == "phone")
        page = context.new_page()
        for name, path in PAGES.items():
            take(page, url, path, name, screen)
        page.goto(url)
        page.locator("button.box").first.click()
        page.wait_for_selector("#new-game article")
        keep(page, "new-game", screen)
        page.locator("#new-game article > .primary").nth(2).click()
        page.wait_for_selector(".invite")
        keep(page, "lobby", screen)
        for game, record in records.items():
            table = page.request.post(f"{url}/api/records", data=record, headers={"Origin": url}).json()
            take(page, url, f"/rules/{game}", f"{game}-rules", screen)
            take(page, url, f"/learn/{game}", f"{game}-lesson", screen)
            take(page, url, f"/replay/{table['id']}?at={table['index'] // 2}", f"{game}-replay", screen)
            take(page, url, f"/tables/{table['id']}", f"{game}-end", screen)
            for name, share in MOMENTS.items():
                take(page, url, f"/tables/{moment(page, url, table, share)}", f"{game}-{name}", screen)
        context.close()


def main() -> None:
    PICTURES.mkdir(parents=True, exist_ok=True)
    port = free_port()
    url = f"http://127.0.0.1:{port}"
    with tempfile.TemporaryDirectory() as folder:
        command = [sys.executable, "-c", "from ludoteca.cli import main; main()", "serve", "--port", str(port)]
        command += ["--database", f"{folder}/pictures.db", "--limit", "tables_a_minute=1000"]
        server = subprocess.Popen(command)
        try:
            wait_for(url)
            with sync_playwright() as driver:
                chromium = driver.chromium.launch(executable_path=CHROMIUM, args=FLAGS)
                take_all(url, chromium)
                chromium.close()
        finally:
            server.terminate()
            server.wait(timeout=30)


if __name__ == "__main__":
    main()
