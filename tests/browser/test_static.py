"""The static edition, in a real Chromium: without a network, closed and opened, and where something is missing."""

import json
import os
import sys
from collections.abc import Callable, Iterator
from pathlib import Path
from typing import Any

import pytest

from tests.browser.conftest import FAILED, Visit
from tests.browser.edition import Line, served, write_once
from tests.browser.steps import GAMES, clipped, faults, index_of, opened, overflow, play_on, sit_down, wait_for_turn

SLOW = 400_000
"""Bytes a second of a slow line: what a page needs to play takes half a minute."""
KEPT = "navigator.serviceWorker.ready.then(() => true)"
NO_STORE = "indexedDB.open = () => { throw new DOMException('private', 'SecurityError') };"
NO_WEBASSEMBLY = "delete self.WebAssembly;"
FULL = """
const put = IDBObjectStore.prototype.put; let room = 6;
IDBObjectStore.prototype.put = function (...given) {
  if (room-- <= 0) throw new DOMException("full", "QuotaExceededError");
  return put.apply(this, given);
};
"""

HIDE = """(hidden) => {
  Object.defineProperty(document, "hidden", { configurable: true, get: () => hidden })
  Object.defineProperty(document, "visibilityState", { configurable: true, get: () => (hidden ? "hidden" : "visible") })
  document.dispatchEvent(new Event("visibilitychange"))
}"""
MOVED = "(index) => Number(document.querySelector('.play')?.dataset.index) > index"
# What a page does: messages to its workers, requests, and pictures that it draws itself.
COUNT = """
window.done = {}
const count = (owner, name) => {
  const real = owner[name]
  owner[name] = function (...given) {
    window.done[name] = (window.done[name] ?? 0) + 1
    return real.apply(this, given)
  }
}
count(Worker.prototype, "postMessage")
count(window, "fetch")
count(window, "requestAnimationFrame")
"""
ENDLESS = """document.getAnimations()
  .filter(({ effect }) => effect.getComputedTiming().iterations === Infinity)
  .map(({ animationName, effect }) => `${animationName} of ${effect.target?.outerHTML.slice(0, 80)}`)"""
MEMORY = """const memory = async (act) => {
  const name = (await caches.keys()).find((name) => name.startsWith("ludoteca-memory "))
  if (name === undefined) return 0
  const shelf = await caches.open(name)
  const [key] = await shelf.keys()
  return key === undefined ? 0 : act(shelf, key, name)
}"""
SIZE = "async (shelf, key) => (await (await shelf.match(key)).blob()).size"
REMEMBERED = f"async () => {{ {MEMORY}; return 1e6 < await memory({SIZE}) }}"
SPOIL = f"async () => {{ {MEMORY}; await memory((shelf, key) => shelf.put(key, new Response('spoilt'))) }}"
FORGET = f"async () => {{ {MEMORY}; await memory((shelf, key, name) => caches.delete(name)) }}"


@pytest.fixture(scope="session")
def written(tmp_path_factory: pytest.TempPathFactory) -> Path:
    """The folder that the edition was written to."""
    own = tmp_path_factory.getbasetemp()
    folder = (own.parent if "PYTEST_XDIST_WORKER" in os.environ else own) / "edition"
    write_once(folder)
    return folder


@pytest.fixture(scope="session")
def edition(written: Path) -> Iterator[str]:
    """Where the edition is served."""
    with served(written) as address:
        yield address


@pytest.fixture
def device(request: pytest.FixtureRequest, browser: Any, edition: str) -> Iterator[Callable[..., Visit]]:
    """Browsers of people who have never been here; at the end none may have had anything to complain about."""
    visits: list[tuple[Visit, bool]] = []

    def arrive(
        *, width: int = 1280, height: int = 800, url: str = edition, checked: bool = True, **settings: Any
    ) -> Visit:
        kept = json.dumps({"language": "en", "pace": "instant", "sound": False, **settings})
        context = browser.new_context(
            viewport={"width": width, "height": height}, has_touch=width < 600, reduced_motion="reduce"
        )
        key = "ludoteca-settings"
        context.add_init_script(f"localStorage.getItem('{key}') ?? localStorage.setItem('{key}', '{kept}')")
        one = Visit(context, url)
        visits.append((one, checked))
        return one

    yield arrive
    for one, checked in visits:
        if request.node.stash.get(FAILED, False):
            sys.stdout.write(f"\n{one.told()}\n")
        one.context.close()
        assert not checked or one.complaints == []


def wait_until_ready(page: Any) -> None:
    """Waits for the machinery behind the page."""
    page.wait_for_selector("[role=status] progress", state="detached")


def wait_until_remembered(page: Any) -> None:
    """Waits until Python's memory is kept."""
    for _ in range(600):
        if page.evaluate(REMEMBERED):
            return
        page.wait_for_timeout(100)
    raise AssertionError("No memory was kept.")


def patched(one: Visit, patch: str) -> None:
    """The worker of a page begins with a few lines of a test's own."""

    def answer(route: Any) -> None:
        response = route.fetch()
        route.fulfill(response=response, body=patch + response.text())

    one.page.route("**/assets/worker-*.js", answer)


def test_a_game_goes_on_without_a_network_and_after_the_page_was_closed(device):
    one = device(width=390, height=844)
    page = one.go("")
    sit_down(page, GAMES[0])
    wait_for_turn(page)
    play_on(page, most=4)
    page.evaluate(KEPT)
    one.context.set_offline(True)
    play_on(page, most=6)
    wait_for_turn(page)
    index, address = index_of(page), page.url
    page.close()
    one.page = page = one.context.new_page()
    page.goto(address)
    wait_for_turn(page)
    assert index_of(page) == index
    assert play_on(page, most=4)["played"] == 4
    page.goto(one.url)
    page.wait_for_selector("#tables-mine")
    page.locator("section[aria-labelledby=tables-mine] li a").first.click()
    wait_for_turn(page)
    page.goto(f"{one.url}#/")
    sit_down(page, GAMES[1], 1)
    page.wait_for_selector(".curtain, .moves button")


def test_the_shelf_is_there_before_the_machinery_and_tells_how_far_that_is(device):
    one = device()
    held: list[Any] = []

    def hold(route: Any) -> None:
        held.append(route)

    one.page.route("**/pyodide.asm.wasm", hold)
    page = one.go("")
    assert page.locator("button.box").count() == len(GAMES)
    page.wait_for_selector("[role=status] progress")
    assert faults(page) == []
    while not held:
        page.wait_for_timeout(50)
    held[0].continue_()
    wait_until_ready(page)
    page.wait_for_selector("section[aria-labelledby=tables-mine] p")


def test_every_page_of_the_edition_fits_a_phone_and_offers_nothing_that_is_not_there(device):
    one = device(width=390, height=844, checked=False)
    page = one.go("")
    wait_until_ready(page)
    for address in ("#/", "#/settings", "#/me", "#/privacy", f"#/rules/{GAMES[0]}", "#/nowhere"):
        page.goto(one.url + address)
        page.wait_for_selector("main :is(h1, .panel)")
        assert overflow(page) <= 0, address
        assert clipped(page) == [], address
        assert faults(page) == [], address
        links = page.eval_on_selector_all("main a, header a", "links => links.map((link) => link.getAttribute('href'))")
        assert [link for link in links if not link.startswith("#")] == [], address
    assert page.locator("a[href='#/leaderboard']").count() == 0


def test_a_game_is_saved_as_a_file_and_comes_back_from_it(device, tmp_path):
    one = device()
    page = one.go("")
    sit_down(page, GAMES[1])
    wait_for_turn(page)
    assert play_on(page)["over"]
    with page.expect_download() as saved:
        page.locator("section[aria-labelledby=end-title] button", has_text="Save as a file").click()
    file = tmp_path / "game.json"
    saved.value.save_as(file)
    assert json.loads(file.read_text())["ranks"]
    other = device()
    page = other.go("")
    page.set_input_files("input[type=file]", file)
    page.wait_for_url("**#/replay/**")
    page.wait_for_selector(".replay .board")


def test_an_online_table_opens_from_here_when_its_server_is_named(device, visit):
    host = visit()
    host.come()
    table = opened(host.page, host.url, {"game": GAMES[0], "seats": [{"kind": "me"}, {"kind": "open"}]})
    invitation = f"{host.url.removeprefix('http://')}/tables/{table}"
    page = device(width=390, height=844, checked=False).go("")
    address = page.get_by_label("Address")
    address.fill("a friend of mine")
    page.get_by_role("button", name="Open", exact=True).click()
    page.wait_for_selector(".notices p.bad")
    address.fill(invitation)
    page.get_by_role("button", name="Open", exact=True).click()
    page.wait_for_url(f"http://{invitation}")
    page.wait_for_selector(".invite")
    page.go_back()
    assert page.get_by_label("Address").input_value() == invitation


def test_a_browser_that_keeps_nothing_says_so_and_plays(device):
    one = device()
    patched(one, NO_STORE)
    page = one.go("")
    page.wait_for_selector(".notices p.bad")
    assert "keeps nothing" in page.locator(".notices").inner_text()
    sit_down(page, GAMES[0])
    wait_for_turn(page)
    assert play_on(page, most=5)["played"] == 5


def test_a_full_device_says_so_and_loses_nothing(device):
    one = device()
    patched(one, FULL)
    page = one.go("")
    sit_down(page, GAMES[0], 1)
    page.wait_for_selector(".curtain button, .moves button")
    for _ in range(12):
        if page.locator(".notices p.bad").count():
            break
        play_on(page, most=1, seconds=15)
    page.wait_for_selector(".notices p.bad")
    assert "no room left" in page.locator(".notices").inner_text()
    page.unroute("**/assets/worker-*.js")
    page.reload()
    page.wait_for_selector(".curtain button, .moves button")
    assert play_on(page, most=3)["played"] >= 3


def test_without_webassembly_there_is_a_sentence(device):
    one = device(checked=False)
    patched(one, NO_WEBASSEMBLY)
    page = one.go("")
    assert "no WebAssembly" in page.locator("[role=alert]").inner_text()
    assert page.locator("button.box").count() == len(GAMES)


def test_without_the_modules_bots_think_as_the_rules_run(device):
    one = device(checked=False)
    one.page.route("**/modules/*.wasm", lambda route: route.abort())
    page = one.go("")
    page.wait_for_selector(".notices p.bad")
    assert "think longer" in page.locator(".notices").inner_text()
    sit_down(page, GAMES[0])
    wait_for_turn(page)
    assert play_on(page, most=3)["played"] == 3


def hide(page: Any, hidden: bool) -> None:
    """The page is put behind others, or comes back."""
    page.evaluate(HIDE, hidden)


def test_nothing_happens_by_itself_where_nobody_waits(device):
    one = device()
    one.page.emulate_media(reduced_motion="no-preference")
    one.page.add_init_script(COUNT)
    one.page.clock.install()
    page = one.go("")
    wait_until_ready(page)
    page.wait_for_selector("section[aria-labelledby=tables-mine] p")
    for where in ("shelf", "table"):
        if where == "table":
            sit_down(page, GAMES[0])
            wait_for_turn(page)
        page.clock.run_for(10_000)
        page.evaluate("window.done = {}")
        page.clock.run_for(120_000)
        assert page.evaluate("window.done") == {}, where
        assert page.evaluate(ENDLESS) == [], where


def test_bots_rest_while_nobody_looks(device):
    one = device()
    page = one.go("")
    sit_down(page, GAMES[0])
    wait_for_turn(page)
    hide(page, True)
    while page.locator(".moves button").count():
        index = index_of(page)
        page.locator(".moves button").first.click()
        page.wait_for_function(MOVED, arg=index)
    index = index_of(page)
    page.wait_for_timeout(2000)
    assert index_of(page) == index
    hide(page, False)
    page.wait_for_function(MOVED, arg=index)


def test_a_second_visit_begins_with_the_memory_of_the_first(device):
    one = device()
    page = one.go("")
    sit_down(page, GAMES[0])
    wait_for_turn(page)
    wait_until_remembered(page)
    page.goto(one.url)
    page.wait_for_selector("main h1")
    wait_until_ready(page)
    page.evaluate(FORGET)
    page.locator("section[aria-labelledby=tables-mine] li a").first.click()
    wait_for_turn(page)
    assert play_on(page, most=5)["played"] == 5
    page.wait_for_timeout(4000)
    assert not page.evaluate(REMEMBERED), "it kept a memory again, so it had begun without one"


def test_a_memory_that_is_no_good_is_forgotten(device):
    one = device()
    page = one.go("")
    wait_until_ready(page)
    wait_until_remembered(page)
    page.evaluate(SPOIL)
    page.reload()
    sit_down(page, GAMES[0])
    wait_for_turn(page)
    assert play_on(page, most=5)["played"] == 5
    wait_until_remembered(page)


def test_a_hint_shows_the_best_lines_while_it_is_thought(device):
    one = device()
    page = one.go("")
    sit_down(page, GAMES[0])
    wait_for_turn(page)
    page.get_by_role("button", name="Hint").click()
    page.wait_for_selector(".hint li .move")
    page.wait_for_selector(".hint .best")
    assert page.locator(".hint .why li").count() > 0


@pytest.mark.long
def test_over_a_slow_line_there_is_a_shelf_then_a_game_and_then_no_line_is_needed(device, written):
    with served(written, Line(SLOW, delay=0.1)) as far:
        one = device(width=390, height=844, url=far)
        page = one.go("")
        assert page.locator("button.box").count() == len(GAMES)
        page.wait_for_selector("[role=status] progress")
        sit_down(page, GAMES[0])
        wait_for_turn(page)
        assert play_on(page, most=4)["played"] == 4
        page.evaluate(KEPT)
    one.context.set_offline(True)
    page.reload()
    wait_for_turn(page)
    assert play_on(page, most=4)["played"] == 4


@pytest.mark.long
@pytest.mark.parametrize("game", GAMES)
def test_whole_games_are_played_on_a_phone_without_a_network(device, game):
    one = device(width=390, height=844)
    page = one.go("")
    wait_until_ready(page)
    page.evaluate(KEPT)
    one.context.set_offline(True)
    page.reload()
    sit_down(page, game)
    wait_for_turn(page)
    assert play_on(page, seconds=1500)["over"]
    page.locator("section[aria-labelledby=end-title] details summary").click()
    page.locator("section[aria-labelledby=end-title] details button").click()
    page.wait_for_selector("section[aria-labelledby=end-title] p.good")
    page.goto(f"{one.url}#/")
    page.reload()
    page.wait_for_selector("section[aria-labelledby=tables-finished] li a")
