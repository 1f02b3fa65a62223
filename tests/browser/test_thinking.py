"""At a server's tables the visitor's own browser thinks about hints, where the server has modules for that."""

import json
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path
from typing import Any

import pytest

from ludoteca.wasm.build import build
from tests.browser.conftest import Server
from tests.browser.steps import GAMES, sit_down, wait_for_turn

# Counts what workers report of their search, and how many of them were ended.
COUNT = """
const Real = Worker
window.Worker = class extends Real {
  constructor(...given) {
    super(...given)
    this.addEventListener("message", ({ data }) => Array.isArray(data) && (window.reports = (window.reports ?? 0) + 1))
  }
  terminate() {
    window.ended = (window.ended ?? 0) + 1
    super.terminate()
  }
}
"""
PICTURE = ".hint li .move"
HIDE = """() => {
  Object.defineProperty(document, "hidden", { configurable: true, get: () => true })
  document.dispatchEvent(new Event("visibilitychange"))
}"""


@contextmanager
def at_a_turn(visit: Any, game: str, folder: Path) -> Iterator[tuple[Any, list[dict[str, Any]]]]:
    """A page of somebody who has to decide, and what it says from then on; its server has the module of the game."""
    build([game], folder / "modules", lambda line: None)
    server = Server(folder)
    server.start()
    try:
        one = visit(url=server.url)
        said: list[dict[str, Any]] = []
        one.page.add_init_script(COUNT)
        one.page.on("websocket", lambda socket: socket.on("framesent", lambda text: said.append(json.loads(text))))
        page = one.go()
        sit_down(page, game)
        wait_for_turn(page)
        page.get_by_role("button", name="Hint").click()
        page.wait_for_selector(PICTURE)
        yield page, said
        page.close()
    finally:
        server.stop()


@pytest.mark.parametrize("game", GAMES)
def test_a_hint_is_thought_here_with_a_picture_of_the_best_lines(visit, tmp_path, game):
    with at_a_turn(visit, game, tmp_path) as (page, said):
        page.wait_for_selector(".hint .best")
        asked = [message for message in said if message["type"] in ("knowledge", "hint")]
        assert [message["type"] for message in asked] == ["knowledge", "hint"]
        assert sum(found["visits"] for found in asked[1]["found"]) > 100
        assert page.evaluate("window.reports") > 1
        assert page.evaluate("window.ended") == max(1, min(6, page.evaluate("navigator.hardwareConcurrency") - 1))
        assert page.locator(".hint .why li").count() > 0


def test_nothing_is_thought_where_nobody_looks(visit, tmp_path):
    with at_a_turn(visit, GAMES[0], tmp_path) as (page, said):
        page.evaluate(HIDE)
        page.wait_for_selector(".hint", state="detached")
        assert page.evaluate("window.ended") > 0
        assert "hint" not in [message["type"] for message in said]
