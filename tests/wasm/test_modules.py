"""Rules and search as WebAssembly in a real Chromium: the same bytes and the same trees as on the processor."""

import base64
import hashlib
import json
from pathlib import Path
from typing import Any

import pytest

import ludoteca
from ludoteca.bots.knowledge import specialised
from ludoteca.bots.levels import explore_at
from ludoteca.bots.network import NO_NET, OTHERS, Net, given_to, is_on, packed
from ludoteca.bots.network_rules import AT_ONCE, PRIOR, VALUE
from ludoteca.bots.tree import ARRAYS, new_tree, scratch
from ludoteca.kernel.compiling import COMPILED
from ludoteca.wasm.build import build
from tests.bots.networks import random_network
from tests.wasm.chromium import page_with, played_here, table_of

pytestmark = pytest.mark.skipif(not COMPILED, reason="it compares with machine code")
AT_A_TIME = 100


def every_table(game: Any) -> list[Any]:
    """A setting of each number of seats, and of each choice of each option."""
    settings = [game.setting(seats) for seats in game.seats]
    for name, option in game.options.items():
        for choice in option.choices:
            for seats in game.seats:
                try:
                    game.check_options(seats, {name: choice})
                except ludoteca.LudotecaError:
                    continue
                settings.append(game.setting(seats, **{name: choice}))
                break
    return settings


@pytest.fixture(scope="module")
def modules(tmp_path_factory) -> Path:
    """The modules of all games, made by the command's own function."""
    folder: Path = tmp_path_factory.mktemp("modules")
    build([], folder, lambda line: None)
    return folder


@pytest.fixture(scope="module")
def page(modules, tmp_path_factory) -> Any:
    with page_with(modules, tmp_path_factory.mktemp("page")) as page:
        yield page


def assert_same_games(page: Any, setting: Any, games: int, seed: str) -> None:
    """Whole games by random decisions end in the same bytes."""
    for part in range(0, games, AT_A_TIME):
        table = table_of(setting, min(AT_A_TIME, games - part), setting.game.most_steps, f"{seed}/{part}")
        states, made = played_here(setting, table)
        assert states["over"].all()
        told = page.evaluate("(table) => play(table)", table)
        assert told == {"decisions": made, "states": hashlib.sha256(states.tobytes()).hexdigest()}, setting.seats


def assert_same_tree(page: Any, setting: Any, steps: int, iterations: int, seed: str, net: Net = NO_NET) -> None:
    """A search in one state, here and there, makes the same tree: every byte of every array."""
    table = table_of(setting, 1, steps, seed)
    states, _ = played_here(setting, table)
    if states["over"][0]:
        return
    game, nodes = setting.game, 1 << 13
    tree = new_tree(nodes, setting.seats, game.move_table.size)
    tree.luck[0] = int(table["lucks"][0], 16)
    work, menus = scratch(setting)
    search, explore = specialised(game, "ludoteca.bots.mcts", is_on(net)), explore_at(game, setting.seats)
    search.begin_search(setting.boxes, states, work, tree)
    search.search(setting.boxes, work, menus, tree, given_to(net), explore, iterations)
    thinking = {"iterations": iterations, "nodes": nodes, "explore": explore, "luck": table["lucks"][0]}
    thinking["net"] = base64.b64encode(packed(net)).decode()
    told = page.evaluate("([table, thinking]) => think(table, thinking)", [table, thinking])
    here = {name: hashlib.sha256(getattr(tree, name).tobytes()).hexdigest() for name in ARRAYS}
    assert told["tree"] == here, (game.name, setting.seats, seed)


@pytest.mark.parametrize("name", ludoteca.games())
def test_a_few_games_and_trees_are_the_same_in_chromium(page, name):
    for seats in ludoteca.game(name).seats:
        setting = ludoteca.game(name).setting(seats)
        assert_same_games(page, setting, 12, "few")
        assert_same_tree(page, setting, 25, 300, f"few/{seats}")


@pytest.mark.long
@pytest.mark.parametrize("name", ludoteca.games())
def test_thousands_of_games_of_every_table_are_the_same_in_chromium(page, name):
    game = ludoteca.game(name)
    for setting in every_table(game):
        assert_same_games(page, setting, 1000, "many")
        for number in range(20):
            assert_same_tree(page, setting, 7 * number, 2000, f"many/{number}")


@pytest.mark.long
@pytest.mark.parametrize("name", ludoteca.games())
def test_trees_that_ask_a_network_are_the_same_in_chromium(name, tmp_path, monkeypatch):
    game = ludoteca.game(name)
    for folder in ("networks", "modules", "page"):
        (tmp_path / folder).mkdir()
    random_network(game.setting(game.seats[0]), 1, PRIOR | VALUE).save(tmp_path / "networks" / f"{name}.bin")
    monkeypatch.setenv(OTHERS, str(tmp_path / "networks"))
    build([name], tmp_path / "modules", lambda line: None)
    assert json.loads((tmp_path / "modules" / f"{name}.json").read_text(encoding="utf-8"))["networked"]
    with page_with(tmp_path / "modules", tmp_path / "page") as page:
        for number, seats in enumerate(game.seats):
            setting = game.setting(seats)
            for uses in (PRIOR, VALUE, PRIOR | VALUE, PRIOR | VALUE | AT_ONCE):
                net = random_network(setting, number, uses).net
                assert_same_tree(page, setting, 25, 300, f"network/{seats}", net)


def test_a_manifest_says_how_records_lie_in_memory(modules):
    for name in ludoteca.games():
        game = ludoteca.game(name)
        manifest = json.loads((modules / f"{name}.json").read_text(encoding="utf-8"))
        module = (modules / manifest["module"]).read_bytes()
        assert module.startswith(b"\0asm")
        assert (manifest["bytes"], manifest["sha256"]) == (len(module), hashlib.sha256(module).hexdigest())
        assert manifest["structs"]["state"]["bytes"] == game.state.dtype.itemsize
        offsets = {field["name"]: field["offset"] for field in manifest["structs"]["box"]["fields"]}
        assert offsets == {field: game.box.record.dtype.fields[field][1] for field in game.box.record.fields}
