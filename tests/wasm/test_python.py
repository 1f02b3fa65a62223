"""Python in a worker of a real Chromium: whole games, the bots thinking in WebAssembly, move by move as here."""

import json
from pathlib import Path
from typing import Any

import pytest

import ludoteca
from ludoteca.bots import bot
from ludoteca.kernel.compiling import COMPILED
from ludoteca.site.archive import archive, packed
from ludoteca.wasm.build import build
from tests.wasm.chromium import WEB, bundle, page_of

pytestmark = pytest.mark.skipif(not COMPILED, reason="it compares with machine code")
PROGRAM = """
import json
from functools import partial
import ludoteca
from ludoteca.bots import bot
from ludoteca.browser.engine import WasmEngine
from ludoteca_page import open_search
match = ludoteca.game("{game}").new({seats}, "browser")
engine = partial(WasmEngine, open_search=open_search)
minds = [bot("hard", f"mind/{{seat}}", engine=engine) for seat in range({seats})]
while not match.over and len(match.log) < {moves}:
    match.play(minds[match.seat].choose(match))
json.dumps([match.log, match.ranks, match.state.to_bytes().hex(), [match.view(seat) for seat in range({seats})]])
"""
ASK = """(wanted) => new Promise((resolve) => {
  const worker = new Worker("worker.js", { type: "module" })
  worker.onmessage = ({ data }) => resolve(data)
  worker.onerror = (event) => resolve({ failed: event.message })
  worker.postMessage(wanted)
})"""


def played_here(game: str, seats: int, moves: int) -> list[Any]:
    """The same games with this machine's own code."""
    match = ludoteca.game(game).new(seats, "browser")
    minds = [bot("hard", f"mind/{seat}") for seat in range(seats)]
    while match.seat is not None and len(match.log) < moves:
        match.play(minds[match.seat].choose(match))
    views = [match.view(seat) for seat in range(seats)]
    told: list[Any] = json.loads(json.dumps([match.log, match.ranks, match.state.to_bytes().hex(), views]))
    return told


@pytest.fixture(scope="module")
def page(tmp_path_factory) -> Any:
    folder: Path = tmp_path_factory.mktemp("python")
    build([], folder / "modules", lambda line: None)
    (folder / "archive").write_bytes(packed(archive(ludoteca.games())))
    (folder / "pyodide").symlink_to(WEB / "node_modules" / "pyodide")
    (folder / "index.html").write_text("<!doctype html><title>Python</title>")
    bundle("tests/local/worker.ts", folder / "worker.js")
    with page_of(folder) as page:
        yield page


def played_there(page: Any, game: str, seats: int, moves: int) -> list[Any]:
    """What a worker of the page played."""
    places = {"pyodide": "pyodide/", "archive": "archive", "modules": "modules/"}
    absolute = {name: f"{page.url}{place}" for name, place in places.items()}
    program = PROGRAM.format(game=game, seats=seats, moves=moves)
    told = page.evaluate(ASK, {"places": absolute, "game": game, "program": program})
    assert "failed" not in told, told["failed"]
    played: list[Any] = json.loads(told["told"])
    return played


@pytest.mark.parametrize("game", ludoteca.games())
def test_hard_bots_in_a_browser_choose_as_hard_bots_here(page, game):
    seats = ludoteca.game(game).seats[-1]
    assert played_there(page, game, seats, 40) == played_here(game, seats, 40)


@pytest.mark.long
@pytest.mark.parametrize("game", ludoteca.games())
def test_whole_games_of_hard_bots_are_the_same_in_a_browser(page, game):
    for seats in ludoteca.game(game).seats:
        assert played_there(page, game, seats, 10**6) == played_here(game, seats, 10**6)
