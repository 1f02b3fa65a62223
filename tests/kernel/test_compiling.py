"""Compiled code on disk: each game finds its own."""

import os
import subprocess
import sys

PLAY = """
import ludoteca, sys
for name in sys.argv[1:]:
    match = ludoteca.game(name).new(2, "cache")
    match.play(match.moves()[0])
    print(name, match.log[0])
"""


def played(folder, *games):
    environment = os.environ | {"LUDOTECA_CACHE": str(folder), "LUDOTECA_COMPILE": "1"}
    command = [sys.executable, "-c", PLAY, *games]
    return subprocess.run(command, env=environment, capture_output=True, text=True, check=True).stdout.splitlines()


def test_games_do_not_find_each_others_code(tmp_path):
    """Loops are written once for all games; what one game left on disk must not be taken for another's."""
    first = played(tmp_path, "looterz")
    second = played(tmp_path, "kragmortha")
    assert played(tmp_path, "kragmortha", "looterz") == second + first
