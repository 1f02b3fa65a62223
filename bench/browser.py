"""Measures the browser client: what it weighs, how soon it is there, and how smoothly whole games are played in it.

    python bench/browser.py [kragmortha looterz platformer]

It first lets bots search in Chromium and here (bench/browser_search.py) and visits the static edition over a line
(bench/browser_edition.py). Then it starts a server of its own, and plays a whole game of each box against bots with a
real mouse.
All times come from the browser itself: its paint, event, long task and layout shift entries.
"""

import gzip
import json
import random
import shutil
import socket
import subprocess
import sys
import tempfile
import time
import urllib.error
import urllib.request
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path
from typing import Any

from playwright.sync_api import Error as PlaywrightError
from playwright.sync_api import Page, sync_playwright

import ludoteca
from ludoteca.bots.warmup import prepare

BUILT = Path(__file__).parents[1] / "src" / "ludoteca" / "web"
GAMES = tuple(ludoteca.games())
FLAGS = ["--no-sandbox", "--disable-gpu", "--disable-background-networking", "--disable-sync", "--no-first-run"]
LIMITS = ("messages_a_second=2000", "requests_a_second=2000")
PATIENCE = 60_000
ANIMATED = 120
"""Seconds that a game is played at the pace "fast", with everything moving; then "instant" until its end."""
TRACED = 40
"""Seconds of these that are traced."""
LONGEST = 900
SLOW = 4
"""How many times slower a phone's processor is taken to be."""
WATCHED = 30
"""Seconds that frames are counted for on such a processor, on a phone's screen, with everything moving."""

OBSERVE = """
window.seen = { paint: 0, tasks: [], shifts: [], moved: [], delays: [], events: [] }
const watch = (type, take, options = {}) =>
  new PerformanceObserver((list) => list.getEntries().forEach(take)).observe({ type, buffered: true, ...options })
watch("largest-contentful-paint", (entry) => (seen.paint = entry.startTime))
watch("longtask", (entry) => seen.tasks.push([entry.startTime, entry.duration]))
const named = ({ node, previousRect: was, currentRect: is }) =>
  `${node?.parentElement?.className ?? "?"} > ${node?.localName ?? node?.nodeName} ${node?.className ?? ""}: ` +
  `${was.x},${was.y} ${was.width}x${was.height} to ${is.x},${is.y} ${is.width}x${is.height}`
watch("layout-shift", (entry) => {
  if (entry.hadRecentInput) return
  seen.shifts.push([entry.startTime, entry.value])
  seen.moved.push(...entry.sources.map(named))
})
watch("event", (entry) => {
  seen.delays.push(entry.processingStart - entry.startTime)
  seen.events.push(entry.duration)
}, { durationThreshold: 16 })
"""
FIRST_PAINT = "performance.getEntriesByName('first-contentful-paint')[0]?.startTime ?? 0"
# Counts the pictures that were drawn while something moved, and how many there was time for.
FRAMES = """
window.frames = { drawn: 0, due: 0 }
let before = null
const count = (now) => {
  const busy = document.getAnimations().some(({ playState, effect }) =>
    playState === "running" && effect?.getComputedTiming().iterations !== Infinity)
  if (busy && before !== null) {
    window.frames.drawn += 1
    window.frames.due += Math.max(1, Math.round((now - before) * 60 / 1000))
  }
  before = busy ? now : null
  requestAnimationFrame(count)
}
requestAnimationFrame(count)
"""
FORGET = "seen.tasks = []; seen.shifts = []; seen.moved = []; seen.delays = []; seen.events = []"


def say(line: str) -> None:
    sys.stdout.write(f"{line}\n")
    sys.stdout.flush()


@contextmanager
def serving() -> Iterator[str]:
    """A server for as long as it is needed."""
    with socket.socket() as probe:
        probe.bind(("127.0.0.1", 0))
        port = int(probe.getsockname()[1])
    url = f"http://127.0.0.1:{port}"
    with tempfile.TemporaryDirectory() as folder:
        command = [sys.executable, "-c", "from ludoteca.cli import main; main()", "serve", "--port", str(port)]
        command += ["--database", f"{folder}/bench.db", *(part for limit in LIMITS for part in ("--limit", limit))]
        with (Path(folder) / "log").open("wb") as log:
            server = subprocess.Popen(command, stdout=log, stderr=log)
        try:
            wait_for(f"{url}/health")
            yield url
        finally:
            server.terminate()
            server.wait(timeout=30)


def wait_for(address: str) -> None:
    for _ in range(600):
        try:
            with urllib.request.urlopen(address, timeout=5):
                return
        except (urllib.error.URLError, OSError):
            time.sleep(0.5)
    raise SystemExit("The server did not start.")


def loaded(page: Page) -> float:
    """Kilobytes of scripts and styles that the page has asked for, gzipped."""
    names = page.evaluate("performance.getEntriesByType('resource').map((entry) => new URL(entry.name).pathname)")
    files = {BUILT / name.lstrip("/") for name in names if name.startswith("/assets/")}
    return sum(len(gzip.compress(file.read_bytes())) for file in files if file.is_file()) / 1000


def windowed(shifts: list[list[float]]) -> float:
    """Cumulative layout shift as browsers define it: the worst window of up to 5 s, without a gap of more than 1 s."""
    worst = total = begun = last = 0.0
    for at, value in shifts:
        if at - last > 1000 or at - begun > 5000:
            total, begun = 0.0, at
        total, last = total + value, at
        worst = max(worst, total)
    return worst


def most(values: list[float]) -> float:
    return max(values, default=0.0)


def percentile(values: list[float], share: float) -> float:
    ranked = sorted(values)
    return ranked[min(len(ranked) - 1, int(len(ranked) * share))] if ranked else 0.0


def busiest(trace: bytes) -> float:
    """Milliseconds of processor time of the longest task on the main thread: whatever else the machine does."""
    events = json.loads(trace)["traceEvents"]
    pages = {(event["pid"], event["tid"]) for event in events if event.get("args", {}).get("name") == "CrRendererMain"}
    tasks = [event for event in events if "RunTask" in event["name"] and (event["pid"], event["tid"]) in pages]
    return max((event.get("tdur", 0) for event in tasks), default=0) / 1000


def play(page: Page, luck: random.Random, seconds: float) -> tuple[int, bool]:
    """Plays by mouse: over the board to see what glows, then on a move. How many moves, and whether the game ended."""
    begun, moves = time.monotonic(), 0
    while time.monotonic() - begun < seconds:
        page.wait_for_selector(".moves button, #end-title")
        if page.locator("#end-title").count() > 0:
            return moves, True
        board = page.locator(".board").bounding_box()
        if board is not None:
            x, y = board["x"] + board["width"] * luck.random(), board["y"] + min(board["height"], 600) * luck.random()
            page.mouse.move(x, y, steps=3)
        buttons = page.locator(".moves button")
        try:
            buttons.nth(luck.randrange(max(1, buttons.count()))).click(timeout=2000)
            moves += 1
        except PlaywrightError:
            continue  # the list changed under the pointer: look again
    return moves, False


def smoothness(browser: Any, url: str, game: str) -> None:
    """Prints how many of the pictures that were due on a slow phone were drawn while something moved."""
    context = browser.new_context(viewport={"width": 390, "height": 844}, reduced_motion="no-preference")
    page = context.new_page()
    page.set_default_timeout(PATIENCE)
    page.goto(url)
    page.locator("button.box").nth(GAMES.index(game)).click()
    page.locator("#new-game article > .primary").first.click()
    page.wait_for_selector(".moves button")
    page.select_option(".pace select", "calm")
    session = context.new_cdp_session(page)
    session.send("Emulation.setCPUThrottlingRate", {"rate": SLOW})
    page.evaluate(FRAMES)
    moves, _ = play(page, random.Random(game), WATCHED)
    frames = page.evaluate("window.frames")
    share = frames["drawn"] / max(1, frames["due"])
    say(
        f"  processor {SLOW} times slower, phone: {share:.0%} of {frames['due']} pictures due at 60 a second "
        f"while something moved; {moves} decisions"
    )
    context.close()


def measure(browser: Any, url: str, game: str) -> None:
    """Prints what was seen of a game."""
    context = browser.new_context(viewport={"width": 1440, "height": 900}, reduced_motion="no-preference")
    page = context.new_page()
    page.set_default_timeout(PATIENCE)
    complaints: list[str] = []
    page.on("console", lambda line: complaints.extend([line.text] if line.type in ("error", "warning") else []))
    page.on("pageerror", lambda error: complaints.append(str(error)))
    page.on("requestfailed", lambda request: complaints.append(f"{request.url} {request.failure}"))
    page.on("response", lambda told: complaints.extend([f"{told.status} {told.url}"] if told.status >= 400 else []))
    page.add_init_script(OBSERVE)
    page.goto(url)
    page.wait_for_selector("button.box svg")
    page.wait_for_load_state("networkidle")
    seen, first, shell = page.evaluate("seen"), page.evaluate(FIRST_PAINT), loaded(page)
    blocked = sum(duration - 50 for at, duration in seen["tasks"] if at + duration > first)
    say(
        f"{game}: first load {shell:.0f} KB gzipped; first paint {first:.0f} ms, largest paint {seen['paint']:.0f} ms, "
        f"blocked {blocked:.0f} ms, layout shift {windowed(seen['shifts']):.3f}"
    )
    page.locator("button.box").nth(GAMES.index(game)).click()
    page.locator("#new-game article > .primary").first.click()
    page.wait_for_selector(".moves button")
    page.select_option(".pace select", "fast")
    page.evaluate(FORGET)
    luck = random.Random(game)
    browser.start_tracing(page=page, categories=["toplevel"])
    moves, over = play(page, luck, TRACED)
    task = busiest(browser.stop_tracing())
    for pace, seconds in (("fast", ANIMATED - TRACED), ("instant", LONGEST)):
        page.select_option(".pace select", pace)
        more, over = play(page, luck, seconds)
        moves += more
    seen = page.evaluate("seen")
    delays, events, tasks = seen["delays"], seen["events"], [duration for _, duration in seen["tasks"]]
    say(
        f"  the game's own files {loaded(page) - shell:.0f} KB; {moves} decisions by mouse, "
        f"{'to the end' if over else 'not to the end'}; {len(complaints)} complaints{complaints[:3] or ''}"
    )
    say(
        f"  input delay: 98% under {percentile(delays, 0.98):.0f} ms, longest {most(delays):.0f} ms "
        f"({sum(delay > 100 for delay in delays)} of {len(delays)} slow events over 100 ms); "
        f"input to next paint: 98% under {percentile(events, 0.98):.0f} ms, longest {most(events):.0f} ms"
    )
    shifts = seen["shifts"]
    say(
        f"  layout shift {windowed(shifts):.4f} (all together {sum(value for _, value in shifts):.4f}); "
        f"longest task {most(tasks):.0f} ms, {len(tasks)} over 50 ms; "
        f"processor time of the longest task in the first {TRACED} s {task:.0f} ms"
    )
    for moved in seen["moved"][:12]:
        say(f"  moved: {moved}")
    context.close()


def main() -> None:
    """Measures the games that are asked for, or every one."""
    sys.path.insert(0, str(Path(__file__).parents[1]))
    from bench.browser_edition import measure_visits
    from bench.browser_search import measure_search

    prepare()  # A server that compiles beside its first games is not what is measured here.
    measure_search(sys.argv[1:] or GAMES)
    chromium = shutil.which("chromium") or shutil.which("chromium-browser") or shutil.which("google-chrome")
    with sync_playwright() as playwright:
        browser = playwright.chromium.launch(executable_path=chromium, args=FLAGS)
        measure_visits(browser, sys.argv[1:] or GAMES)
        with serving() as url:
            for game in sys.argv[1:] or GAMES:
                measure(browser, url, game)
                smoothness(browser, url, game)
        browser.close()


if __name__ == "__main__":
    main()
