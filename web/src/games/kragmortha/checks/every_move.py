"""Clicks every legal move of every fixture on the board itself: `python .../every_move.py [http://127.0.0.1:5173]`.

Needs the harness (`npx vite`), the fixtures of positions.py and make.py, Playwright and the system's Chromium.
"""

import json
import sys
from pathlib import Path
from typing import Any

from playwright.sync_api import Error, sync_playwright

FIXTURES = Path(__file__).parents[4] / "fixtures" / "kragmortha"
SIZES = ((1440, 900), (390, 844))
LEAST_TARGET = 40
FLAGS = ["--no-sandbox", "--disable-gpu", "--disable-background-networking", "--no-first-run"]


def fixtures() -> dict[str, dict[str, Any]]:
    """The view of each fixture of one moment in which the viewer decides; films go on when a move is made."""
    found = {}
    for file in sorted(FIXTURES.glob("*.json")):
        content = json.loads(file.read_text(encoding="utf-8"))
        if isinstance(content, dict) and content.get("view", {}).get("moves"):
            found[file.stem] = content["view"]
    return found


def problems(page: Any, url: str, name: str, view: dict[str, Any]) -> list[str]:
    """What is wrong with the moves of a fixture on the board."""
    found = []
    page.goto(f"{url}/dev.html?game=kragmortha&motion=off&fixture={name}", wait_until="domcontentloaded")
    for move in view["moves"]:
        element = page.locator(f'.room [data-move="{move["id"]}"]').first
        try:
            element.wait_for(state="visible", timeout=10_000)
            box = element.bounding_box()
            if min(box["width"], box["height"]) < LEAST_TARGET:
                found.append(f"{name}: {move['notation']} is too small to touch")
            if not (element.get_attribute("aria-label") or element.inner_text().strip()):
                found.append(f"{name}: {move['notation']} has no name")
            element.focus()
            if page.evaluate("document.activeElement.dataset.move") != str(move["id"]):
                found.append(f"{name}: {move['notation']} takes no focus")
            element.click(timeout=5_000)
        except Error as error:
            found.append(f"{name}: {move['notation']}: {error.message.splitlines()[0]}")
            continue
        played = page.locator("summary").inner_text().split("·")[1].strip()
        if played != move["notation"]:
            found.append(f"{name}: {move['notation']} played {played}")
    return found


def main() -> None:
    """Every fixture at every size; says what was found and leaves with 1 if anything was."""
    url = sys.argv[1] if len(sys.argv) > 1 else "http://127.0.0.1:5173"
    views = fixtures()
    found: list[str] = []
    with sync_playwright() as playwright:
        browser = playwright.chromium.launch(executable_path="/usr/bin/chromium", args=FLAGS)
        for width, height in SIZES:
            page = browser.new_page(viewport={"width": width, "height": height})
            page.on("pageerror", lambda error: found.append(str(error)))
            page.on("console", lambda line: found.append(line.text) if line.type in ("error", "warning") else None)
            for name, view in views.items():
                found.extend(problems(page, url, name, view))
        browser.close()
    kinds = sorted({move["kind"] for view in views.values() for move in view["moves"]})
    moves = sum(len(view["moves"]) for view in views.values())
    sys.stdout.write(
        "\n".join([*found, f"{moves} moves of {len(kinds)} kinds ({', '.join(kinds)}): {len(found)} problems\n"])
    )
    sys.exit(1 if found else 0)


if __name__ == "__main__":
    main()
