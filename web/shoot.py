"""Takes pictures of pages with the system's Chromium: `python web/shoot.py URL FILE [--size 1440x900] [--wait 500]`."""

import argparse
import sys

from chromium import CHROMIUM, FLAGS
from playwright.sync_api import sync_playwright


def main() -> None:
    """Opens the page, does what is asked, takes the picture, and tells what the console said."""
    parser = argparse.ArgumentParser()
    parser.add_argument("url")
    parser.add_argument("file")
    parser.add_argument("--size", default="1440x900")
    parser.add_argument("--wait", type=int, default=600, help="milliseconds to wait before the picture")
    parser.add_argument("--hover", help="CSS selector to hover first")
    parser.add_argument("--focus", help="CSS selector to focus first")
    parser.add_argument("--click", action="append", default=[], help="CSS selectors to click first, in order")
    parser.add_argument("--full", action="store_true", help="the whole page, not only what fits the window")
    options = parser.parse_args()
    width, height = (int(part) for part in options.size.split("x"))
    said: list[str] = []
    with sync_playwright() as playwright:
        browser = playwright.chromium.launch(executable_path=CHROMIUM, args=FLAGS)
        page = browser.new_page(viewport={"width": width, "height": height}, has_touch=width < 600)
        page.on("console", lambda message: said.append(f"{message.type}: {message.text}"))
        page.on("pageerror", lambda error: said.append(f"page error: {error}"))
        page.goto(options.url, wait_until="domcontentloaded", timeout=60_000)
        if "dev.html" in options.url:
            page.wait_for_selector("body[data-ready]", timeout=60_000, state="attached")
        for selector in options.click:
            page.click(selector, timeout=10_000)
            page.wait_for_timeout(250)
        if options.hover:
            page.hover(options.hover, timeout=10_000)
        if options.focus:
            page.focus(options.focus, timeout=10_000)
        page.wait_for_timeout(options.wait)
        page.screenshot(path=options.file, full_page=options.full)
        overflow = page.evaluate("document.documentElement.scrollWidth - document.documentElement.clientWidth")
        browser.close()
    for line in said:
        if "[vite]" not in line:
            sys.stdout.write(f"{line}\n")
    if overflow > 0:
        sys.stdout.write(f"the page is {overflow} px wider than the window\n")


if __name__ == "__main__":
    main()
