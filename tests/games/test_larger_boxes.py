"""Boxes larger than ours: refused with a sentence as usual, and played where somebody asked for more room."""

import os
import re
import shutil
import subprocess
import sys
from pathlib import Path

import pytest

import ludoteca
from ludoteca.kernel.errors import BadBox
from ludoteca.kernel.limits import ROOM
from tests.games.larger_boxes import write_larger

GAMES = list(ludoteca.games())
SCRIPT = Path(__file__).parent / "larger_boxes.py"


def played(folder, name, box, *threads, **environment):
    """What the script prints, in a program of its own: room is given once, at the start."""
    told = os.environ | {"LUDOTECA_ROOM": "2", "LUDOTECA_COMPILE": "0", "PYTHONPATH": str(SCRIPT.parents[2])}
    folder.mkdir()
    done = subprocess.run(
        [sys.executable, str(SCRIPT), str(folder), box, name, *threads],
        env=told | environment,
        capture_output=True,
        text=True,
        check=False,
    )
    assert done.returncode == 0, done.stderr
    return done.stdout


@pytest.mark.parametrize("name", GAMES)
def test_a_box_twice_as_large_is_refused_and_the_sentence_says_what_to_do(name, tmp_path):
    game = ludoteca.game(name)
    assert ROOM == 1
    with pytest.raises(BadBox, match=r"toml.*LUDOTECA_ROOM=2|toml.*levels"):
        game.setting(2, write_larger(game, tmp_path / name))


@pytest.mark.parametrize("name", GAMES)
def test_with_more_room_it_is_played_to_the_end_at_every_table(name, tmp_path):
    lines = played(tmp_path / "larger", name, "larger").splitlines()
    assert len(lines) == len(ludoteca.game(name).seats)
    assert all(int(line.split()[2]) > 20 for line in lines)


@pytest.mark.parametrize("name", GAMES)
def test_with_more_room_games_with_our_box_stay_the_same(name, tmp_path):
    usual = played(tmp_path / "usual", name, "ours", LUDOTECA_ROOM="1")
    assert played(tmp_path / "roomy", name, "ours") == usual


def test_the_card_of_the_page_about_boxes_fits_where_there_is_more_room(tmp_path):
    page = (SCRIPT.parents[2] / "docs" / "own-box.md").read_text(encoding="utf-8")
    example = re.findall(r"```toml\n([\s\S]*?)```", page)[0]
    box = shutil.copytree(ludoteca.game("looterz").folder / "box", tmp_path / "box")
    cards = box / "cards.toml"
    cards.write_text(f"{cards.read_text(encoding='utf-8')}\n{example}", encoding="utf-8")
    with pytest.raises(BadBox, match=r"45 to 60 cards in all, not 62\. Start with LUDOTECA_ROOM=2"):
        ludoteca.game("looterz").setting(2, box)
    command = [sys.executable, "-m", "ludoteca", "simulate", "looterz", "--games", "4", "--no-out", "--box", str(box)]
    told = os.environ | {"LUDOTECA_ROOM": "2", "LUDOTECA_COMPILE": "0"}
    done = subprocess.run(command, env=told, capture_output=True, text=True, check=False)
    assert done.returncode == 0, done.stderr


@pytest.mark.long
@pytest.mark.parametrize("name", GAMES)
def test_with_more_room_compiled_rules_play_the_same(name, tmp_path):
    larger = played(tmp_path / "larger", name, "larger")
    assert played(tmp_path / "compiled", name, "larger", LUDOTECA_COMPILE="1") == larger


@pytest.mark.long
@pytest.mark.parametrize("name", GAMES)
def test_with_more_room_batches_and_searches_are_the_same_interpreted_compiled_and_on_threads(name, tmp_path):
    interpreted = played(tmp_path / "interpreted", name, "larger", "1")
    assert len(interpreted.splitlines()) == len(ludoteca.game(name).seats)
    assert played(tmp_path / "one", name, "larger", "1", LUDOTECA_COMPILE="1") == interpreted
    assert played(tmp_path / "three", name, "larger", "3", LUDOTECA_COMPILE="1") == interpreted


def test_what_has_no_more_room_is_told_without_that_advice(tmp_path):
    """Deep Pockets are bounded by the hand, however much room there is."""
    game = ludoteca.game("kragmortha")
    folder = write_larger(game, tmp_path / "box")
    for file in (game.folder / "box").glob("*.toml"):
        text = file.read_text(encoding="utf-8")
        if file.name == "tomes.toml":
            text = re.sub(r'effect = "(haste|beckon|recall|shove|swap)"', 'effect = "deep_pockets"', text)
        (folder / file.name).write_text(text, encoding="utf-8")
    with pytest.raises(BadBox, match="deep_pockets") as refused:
        game.setting(2, folder)
    assert "LUDOTECA_ROOM" not in str(refused.value)
