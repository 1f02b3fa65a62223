"""How soon the static edition plays, over a line of 20 Mbit/s: called by `bench/browser.py`, and by itself.

    python -m bench.browser_edition [kragmortha looterz platformer]

The edition is written anew and served by a host that compresses, at the other end of a line that all its answers
share. A visitor who has never been here takes a box as soon as the shelf is painted, and moves as soon as that can be
done; later the same visitor comes again, with everything at hand, and does the same. Bots that begin are shown at once:
what is measured is the machinery, not how long one watches others move.
"""

import contextlib
import sys
import tempfile
import time
from collections.abc import Sequence
from pathlib import Path
from typing import Any

from playwright.sync_api import sync_playwright

import ludoteca
from ludoteca.site.pack import sizes
from tests.browser.edition import UNDER, Line, served, write_once
from tests.browser.steps import index_of, sit_down, wait_for_turn
from web.chromium import CHROMIUM, FLAGS

LINE = 20e6 / 8
DELAY = 0.02
"""Seconds there and back."""
PATIENCE = 120_000
TURNS = 3
STAYS = 5000
"""Milliseconds that a visitor stays at least after the first move."""
PAINTED = "performance.getEntriesByName('first-contentful-paint')[0]?.startTime ?? NaN"
MOVED = "(index) => Number(document.querySelector('.play')?.dataset.index) > index"
KEPT = "navigator.serviceWorker.ready.then(() => true)"
INSTANT = "localStorage.setItem('ludoteca-settings', JSON.stringify({ pace: 'instant' }))"


def say(line: str) -> None:
    sys.stdout.write(f"{line}\n")
    sys.stdout.flush()


def visit(context: Any, url: str, game: str) -> tuple[float, float, float]:
    """Seconds from asking for the page to its first paint, to a move that can be made, and to one that was made."""
    page = context.new_page()
    page.set_default_timeout(PATIENCE)
    begun = time.perf_counter()
    page.goto(url, wait_until="commit")
    page.wait_for_selector("button.box svg")
    sit_down(page, game)
    wait_for_turn(page)
    ready = time.perf_counter() - begun
    index = index_of(page)
    page.locator(".moves button").first.click()
    page.wait_for_function(MOVED, arg=index)
    moved = time.perf_counter() - begun
    painted = page.evaluate(PAINTED) / 1000
    page.evaluate(KEPT)
    page.wait_for_timeout(STAYS)
    page.close()
    return painted, ready, moved


def measure_visits(browser: Any, names: Sequence[str]) -> None:
    """Prints the edition's size, and how long first and second visits take: the median of a few turns."""
    with tempfile.TemporaryDirectory() as place, contextlib.ExitStack() as stack:
        folder = Path(place) / "edition"
        write_once(folder)
        for line in sizes(folder / UNDER):
            say(line)
        url = stack.enter_context(served(folder, Line(LINE, DELAY)))
        for game in names:
            first, second = [], []
            for _ in range(TURNS):
                context = browser.new_context(viewport={"width": 1440, "height": 900})
                context.add_init_script(INSTANT)
                first.append(visit(context, url, game))
                second.append(visit(context, url, game))
                context.close()
            for what, seen in (("first", first), ("second", second)):
                painted, ready, moved = (sorted(times)[len(times) // 2] for times in zip(*seen, strict=True))
                say(
                    f"{game}: {what} visit over {LINE * 8 / 1e6:.0f} Mbit/s: first paint {painted:.2f} s, "
                    f"a move can be made after {ready:.1f} s, one was made after {moved:.1f} s"
                )


def main() -> None:
    """Measures by itself."""
    with sync_playwright() as playwright:
        browser = playwright.chromium.launch(executable_path=CHROMIUM, args=FLAGS)
        measure_visits(browser, sys.argv[1:] or list(ludoteca.games()))
        browser.close()


if __name__ == "__main__":
    main()
