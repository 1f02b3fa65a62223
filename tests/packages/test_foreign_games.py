"""Anybody's game: what `ludoteca new-game` writes, and the worked example, installed and played everywhere."""

import json
import os
import re
import subprocess
import sys
import time
import urllib.error
import urllib.request
from collections.abc import Iterator
from contextlib import contextmanager

import pytest
from playwright.sync_api import sync_playwright

from ludoteca.cli import main
from ludoteca.cli.new_game import new_game
from ludoteca.kernel.errors import BadOption
from tests.browser.steps import PATIENCE
from tests.packages.conftest import ROOT, Installed
from tests.server.services import free_port
from web.chromium import CHROMIUM, FLAGS

INTERPRETED = {"LUDOTECA_COMPILE": "0"}
PICTURES = os.environ.get("LUDOTECA_PICTURES")
"""A folder for screenshots, to look at."""
PETTINGZOO = """
from pettingzoo.test import api_test
from ludoteca.adapters.pettingzoo import env
api_test(env("liars_dice", seats=3), num_cycles=200)
"""
MODULE = """
import sys
from pathlib import Path
import ludoteca
from tests.wasm.chromium import page_with
from tests.wasm.test_modules import assert_same_games, assert_same_tree
game = ludoteca.game("liars_dice")
folder = Path("page")
folder.mkdir()
with page_with(Path("modules").resolve(), folder) as page:
    for seats in game.seats:
        assert_same_games(page, game.setting(seats), 100, "foreign")
        assert_same_tree(page, game.setting(seats), 5, 500, "foreign")
print("same")
"""
BATCHES = """
import hashlib, sys
import ludoteca
game = ludoteca.game("liars_dice")
for seats in game.seats:
    batch = game.batch(60, seats, "same bytes")
    batch.play_random(game.most_steps)
    assert batch.over.all()
    print(hashlib.sha256(batch.bytes()).hexdigest())
"""


def test_a_new_game_is_a_package_that_passes_its_tests(tmp_path):
    """In place of an installation, its folder is on the path."""
    folder = tmp_path / "ash_race"
    main(["new-game", "ash_race", "--folder", str(folder)], standalone_mode=False)
    environment = os.environ | {"PYTHONPATH": str(folder / "src"), "LUDOTECA_COMPILE": "0"}
    told = subprocess.run(
        [sys.executable, "-m", "pytest", "-q", "-p", "no:cacheprovider", "--import-mode=importlib", "tests"],
        cwd=folder,
        env=environment,
        capture_output=True,
        text=True,
        check=False,
    )
    assert told.returncode == 0, told.stdout
    assert "6 passed" in told.stdout
    assert sorted(place.name for place in (folder / "src" / "ash_race" / "locale").iterdir()) == [
        *("en", "es", "fr", "it", "pl")
    ]


@pytest.mark.parametrize("name", ["Chess", "../x", "1st", "a b", "looterz", "x" * 40, ""])
def test_a_name_that_cannot_be_writes_nothing(name, tmp_path):
    with pytest.raises(BadOption):
        new_game.main([name, "--folder", str(tmp_path / "game")], standalone_mode=False)
    assert not (tmp_path / "game").exists()


def test_a_folder_that_is_there_is_left_alone(tmp_path):
    (tmp_path / "mine.txt").write_text("mine")
    with pytest.raises(BadOption, match="is there already"):
        new_game.main(["some_game", "--folder", str(tmp_path)], standalone_mode=False)
    assert [file.name for file in tmp_path.iterdir()] == ["mine.txt"]


def test_the_rules_of_the_worked_example_are_short():
    rules = ROOT / "examples" / "liars-dice" / "src" / "liars_dice" / "rules.py"
    assert len(rules.read_text(encoding="utf-8").splitlines()) < 250


@pytest.mark.long
def test_the_example_passes_its_own_tests(liars_dice: Installed):
    tests = ROOT / "examples" / "liars-dice" / "tests"
    command = ("-m", "pytest", "-q", "-p", "no:cacheprovider", "--import-mode=importlib", "--rootdir", str(tests))
    assert "passed" in liars_dice.run(*command, str(tests), **INTERPRETED)


@pytest.mark.long
def test_it_stands_on_the_shelf_and_is_played_in_the_terminal(liars_dice: Installed):
    assert "Liar’s Dice" in liars_dice.ludoteca("games", **INTERPRETED)
    told = liars_dice.ludoteca(
        *("play", "liars_dice", "--seats", "3", "--bot", "easy", "--seed", "a", "--language", "fr"),
        lines="help\n" + "1\n" * 3,
        **INTERPRETED,
    )
    assert "Sous le gobelet" in told
    assert "annonce 1 × 1" in told


@pytest.mark.long
def test_bots_play_it_to_its_end(liars_dice: Installed):
    record = liars_dice.folder / "game.json"
    liars_dice.ludoteca(
        *("play", "liars_dice", "--seats", "2", "--bots", "2", "--bot", "easy", "--record", str(record)), **INTERPRETED
    )
    assert json.loads(record.read_text())["game"] == "liars_dice"
    assert "order" in liars_dice.ludoteca("verify", str(record), **INTERPRETED).lower()


@pytest.mark.long
def test_arena_and_simulations_know_it(liars_dice: Installed):
    arena = liars_dice.ludoteca(
        *("arena", "liars_dice", "--bots", "easy,random", "--games", "4", "--iterations", "3"), **INTERPRETED
    )
    assert "easy" in arena
    simulated = liars_dice.ludoteca(
        *("simulate", "liars_dice", "--bots", "random", "--games", "10", "--seats", "3"), **INTERPRETED
    )
    assert "one player has dice left" in simulated


@pytest.mark.long
def test_it_is_an_environment_for_research(liars_dice: Installed):
    liars_dice.run("-c", PETTINGZOO, **INTERPRETED)


@pytest.mark.long
def test_compiled_and_interpreted_it_plays_the_same_bytes(liars_dice: Installed):
    cache = {"LUDOTECA_CACHE": str(liars_dice.folder / "cache")}
    interpreted = liars_dice.run("-c", BATCHES, **INTERPRETED)
    assert liars_dice.run("-c", BATCHES, LUDOTECA_COMPILE="1", **cache) == interpreted
    assert any(folder.name.startswith("liars_dice-") for folder in (liars_dice.folder / "cache").rglob("*"))


@contextmanager
def serving(installed: Installed) -> Iterator[str]:
    """The address of a server of that environment."""
    address = f"http://127.0.0.1:{free_port()}"
    command = [str(installed.python), "-m", "ludoteca", "serve", "--port", address.rpartition(":")[2]]
    command += ["--database", str(installed.folder / "tables.db")]
    environment = os.environ | INTERPRETED | {"PYTHONUNBUFFERED": "1"}
    with (installed.folder / "server.log").open("wb") as log:
        server = subprocess.Popen(command, stdout=log, stderr=log, env=environment)
    try:
        while True:
            assert server.poll() is None, (installed.folder / "server.log").read_text()
            try:
                fetched(f"{address}/health")
                break
            except (urllib.error.URLError, OSError):
                time.sleep(0.3)
        yield address
    finally:
        server.terminate()
        server.wait()


def fetched(address: str) -> bytes:
    with urllib.request.urlopen(address, timeout=60) as answer:
        return bytes(answer.read())


@pytest.mark.long
def test_a_server_has_its_words_and_its_rules(liars_dice: Installed):
    with serving(liars_dice) as address:
        games = json.loads(fetched(f"{address}/api/games"))
        assert "liars_dice" in [game["name"] for game in games]
        assert "Kłamstwo!" in json.loads(fetched(f"{address}/api/games/liars_dice/words?language=pl"))["fluent"]
        assert "**L8**" in json.loads(fetched(f"{address}/api/games/liars_dice/rules?language=en"))["markdown"]


@pytest.mark.long
def test_it_is_played_in_the_browser_on_a_plain_table(liars_dice: Installed):
    """Its title and cover on the shelf, a table drawn from its view, its moves, and the log in its words."""
    with serving(liars_dice) as address, sync_playwright() as playwright:
        browser = playwright.chromium.launch(executable_path=CHROMIUM, args=FLAGS)
        page = browser.new_page(locale="en")
        page.set_default_timeout(PATIENCE)
        problems: list[str] = []
        page.on("pageerror", lambda error: problems.append(str(error)))
        page.on("console", lambda message: problems.append(message.text) if message.type == "error" else None)
        page.goto(address)
        page.locator("button.box", has_text="Liar’s Dice").click()
        page.locator("#new-game article > .primary").first.click()
        page.wait_for_selector(".plain")
        page.get_by_role("button", name=re.compile("×|Liar!")).last.click()
        page.get_by_role("tab", name="Log").click()
        page.wait_for_selector("text=/calls .* a liar!/")
        assert page.locator(".plain caption").inner_text() == "Players"
        assert page.locator(".plain tbody tr").count() == 3
        if PICTURES:
            page.screenshot(path=f"{PICTURES}/liars-dice.png")
            page.set_viewport_size({"width": 390, "height": 844})
            page.screenshot(path=f"{PICTURES}/liars-dice-phone.png")
        assert problems == []
        browser.close()


@pytest.mark.long
def test_the_example_as_webassembly_plays_and_thinks_the_same_in_chromium(liars_dice: Installed, tmp_path):
    cache = {"LUDOTECA_CACHE": str(tmp_path)}
    liars_dice.ludoteca("wasm", "liars_dice", "--output", "modules", **cache)
    assert liars_dice.run("-c", MODULE, LUDOTECA_COMPILE="1", PYTHONPATH=str(ROOT), **cache) == "same\n"
