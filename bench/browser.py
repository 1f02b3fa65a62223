"""Measures the browser client: what it weighs, how soon it is there, and how smoothly a game is played in it.

    python bench/browser.py http://127.0.0.1:8000

It needs a running server (`ludoteca serve`), a Chromium and Playwright, and plays some moves of each game against bots.
"""

import gzip
import shutil
import sys
from pathlib import Path
from typing import Any

from playwright.sync_api import Page, sync_playwright

BUILT = Path(__file__).parents[1] / "src" / "ludoteca" / "web"
GAMES = ("kragmortha", "looterz", "platformer")
MOVES = 40
FLAGS = ["--no-sandbox", "--disable-gpu", "--disable-background-networking", "--disable-sync", "--no-first-run"]

OBSERVE = """
window.seen = { shift: 0, delay: 0, event: 0, task: 0 }
new PerformanceObserver((list) => {
  for (const entry of list.getEntries()) if (!entry.hadRecentInput) seen.shift += entry.value
}).observe({ type: "layout-shift", buffered: true })
new PerformanceObserver((list) => {
  for (const entry of list.getEntries()) {
    seen.delay = Math.max(seen.delay, entry.processingStart - entry.startTime)
    seen.event = Math.max(seen.event, entry.duration)
  }
}).observe({ type: "event", durationThreshold: 16, buffered: true })
new PerformanceObserver((list) => {
  for (const entry of list.getEntries()) seen.task = Math.max(seen.task, entry.duration)
}).observe({ type: "longtask", buffered: true })
"""
FIRST_PAINT = "performance.getEntriesByName('first-contentful-paint')[0]?.startTime ?? 0"


def loaded(page: Page) -> float:
    """Kilobytes of scripts and styles that the page has asked for, gzipped."""
    names = page.evaluate("performance.getEntriesByType('resource').map((entry) => new URL(entry.name).pathname)")
    files = {BUILT / name.lstrip("/") for name in names if name.startswith("/assets/")}
    return sum(len(gzip.compress(file.read_bytes())) for file in files if file.is_file()) / 1000


def measure(browser: Any, url: str, game: str) -> None:
    """Prints a line for a game."""
    page = browser.new_page(viewport={"width": 1440, "height": 900})
    page.set_default_timeout(60_000)
    page.goto(url)
    page.wait_for_selector("button.box svg")
    paint, shell = page.evaluate(FIRST_PAINT), loaded(page)
    page.locator("button.box").nth(GAMES.index(game)).click()
    page.locator("#new-game article > .primary").first.click()
    page.wait_for_selector(".moves button")
    page.select_option(".pace select", "fast")
    page.wait_for_timeout(1000)
    page.evaluate(OBSERVE)
    page.evaluate("seen.shift = seen.delay = seen.event = seen.task = 0")
    for _ in range(MOVES):
        move = page.locator(".moves button, #end-title").first
        move.wait_for()
        if page.locator("#end-title").count() > 0:
            break
        page.locator(".moves button").first.click()
        page.wait_for_timeout(120)
    seen = page.evaluate("seen")
    sys.stdout.write(
        f"{game:11} shelf {shell:4.0f} KB, game {loaded(page) - shell:4.0f} KB more (gzipped); "
        f"first paint {paint:4.0f} ms; "
        f"layout shift {seen['shift']:.3f}; longest input delay {seen['delay']:.0f} ms, "
        f"event {seen['event']:.0f} ms, task {seen['task']:.0f} ms\n"
    )
    page.close()


def main() -> None:
    """Measures every game."""
    chromium = shutil.which("chromium") or shutil.which("chromium-browser") or shutil.which("google-chrome")
    with sync_playwright() as playwright:
        browser = playwright.chromium.launch(executable_path=chromium, args=FLAGS)
        for game in GAMES:
            measure(browser, sys.argv[1], game)
        browser.close()


if __name__ == "__main__":
    main()
