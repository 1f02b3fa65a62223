"""The archive for a browser: with nothing else on Python's path it has all games, and plays them."""

import io
import os
import subprocess
import sys
import zipfile

import ludoteca
from ludoteca.site.archive import archive

PLAYING = """
import sys
sys.path.insert(0, {folder!r})
import ludoteca
from ludoteca.bots import Budget, bot
from ludoteca.kernel.locale import messages_text
import ludoteca.table
assert ludoteca.__file__.startswith({folder!r})
for name in ludoteca.games():
    game = ludoteca.game(name)
    match = game.new(game.seats[0], "archive")
    mind = bot("normal", "archive", budget=Budget(iterations=5))
    for _ in range(10):
        if not match.over:
            match.play(mind.choose(match))
    assert "game-title" in messages_text(game.folder / "locale", "pl")
    assert (game.folder / "rulebook" / "en.md").is_file()
    print(name, game.title, *match.log)
"""


def test_it_plays_where_no_package_is_installed(tmp_path):
    with zipfile.ZipFile(io.BytesIO(archive(ludoteca.games()))) as packed:
        packed.extractall(tmp_path)
    told = subprocess.run(
        [sys.executable, "-I", "-S", "-c", PLAYING.format(folder=str(tmp_path))],
        env=os.environ | {"LUDOTECA_COMPILE": "0"},
        capture_output=True,
        text=True,
        check=False,
    )
    assert told.returncode == 0, told.stderr
    assert [line.split()[0] for line in told.stdout.splitlines()] == list(ludoteca.games())


def test_the_same_files_make_the_same_bytes():
    assert archive(ludoteca.games()) == archive(ludoteca.games())


def test_it_has_the_games_that_were_asked_for_and_no_others():
    first, *others = ludoteca.games()
    with zipfile.ZipFile(io.BytesIO(archive([first]))) as packed:
        names = packed.namelist()
        points = next(packed.read(name) for name in names if name.endswith("entry_points.txt"))
    assert any(f"/{first}/" in name for name in names)
    assert not any(f"/{other}/" in name for name in names for other in others)
    assert first.encode() in points
    assert others[0].encode() not in points
    assert not any("__pycache__" in name or "cuda" in name for name in names)
