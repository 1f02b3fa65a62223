"""How fast bots think in Chromium, beside this machine's own code: called by `bench/browser.py`, and by itself.

    python -m bench.browser_search [kragmortha looterz platformer]

Both search in the same middle of a game with four seats, or as many as there can be, and make the same tree. Each
takes its best of several turns of one second or so, taken alternately, because other programs use the machine too.
"""

import base64
import gzip
import sys
import tempfile
import time
from collections.abc import Sequence
from pathlib import Path
from typing import Any

import ludoteca
from ludoteca.bots.knowledge import specialised
from ludoteca.bots.levels import explore_at
from ludoteca.bots.network import NO_NET, packed
from ludoteca.bots.tree import new_tree, scratch
from ludoteca.wasm.build import build
from tests.wasm.chromium import page_with, played_here, table_of

ITERATIONS = 40_000
NODES = 1 << 18
TURNS = 5
STEPS = 40


def say(line: str) -> None:
    sys.stdout.write(f"{line}\n")
    sys.stdout.flush()


def seconds_here(setting: Any, table: dict[str, Any], thinking: dict[str, Any]) -> tuple[float, int]:
    """How long the search takes here, and how many nodes its tree has."""
    states, _ = played_here(setting, table)
    tree = new_tree(NODES, setting.seats, setting.game.move_table.size)
    tree.luck[0] = int(thinking["luck"], 16)
    work, menus = scratch(setting)
    search = specialised(setting.game, "ludoteca.bots.mcts")
    search.begin_search(setting.boxes, states, work, tree)
    begun = time.perf_counter()
    search.search(setting.boxes, work, menus, tree, 0, thinking["explore"], thinking["iterations"])
    return time.perf_counter() - begun, int(tree.used[0])


def measure_search(names: Sequence[str]) -> None:
    """Prints iterations a second in Chromium and here, and how large the modules are."""
    with tempfile.TemporaryDirectory() as place:
        modules, folder = Path(place) / "modules", Path(place) / "page"
        folder.mkdir()
        build(names, modules, lambda line: None)
        with page_with(modules, folder) as page:
            for name in names:
                game = ludoteca.game(name)
                setting = game.setting(min(4, game.seats[-1]))
                table = table_of(setting, 1, STEPS, "bench")
                explore = explore_at(game, setting.seats)
                thinking = {"iterations": ITERATIONS, "nodes": NODES, "explore": explore, "luck": "2a"}
                thinking["net"] = base64.b64encode(packed(NO_NET)).decode()
                here, there = [], []
                for _ in range(TURNS):
                    seconds, nodes = seconds_here(setting, table, thinking)
                    told = page.evaluate("([table, thinking]) => think(table, thinking)", [table, thinking])
                    assert told["nodes"] == nodes, name
                    here.append(seconds)
                    there.append(told["milliseconds"] / 1000.0)
                chromium, native = ITERATIONS / min(there), ITERATIONS / min(here)
                module = (modules / f"{name}.wasm").read_bytes()
                say(
                    f"{name}: search, {setting.seats} seats: Chromium {chromium:,.0f} iterations/s, here "
                    f"{native:,.0f}, {chromium / native:.2f} of it; module {len(module) / 1000:.0f} KB, "
                    f"{len(gzip.compress(module)) / 1000:.0f} KB gzipped"
                )


if __name__ == "__main__":
    measure_search(sys.argv[1:] or list(ludoteca.games()))
