"""Compiled code on disk: each game finds its own."""

import os
import subprocess
import sys
from concurrent.futures import ThreadPoolExecutor

from ludoteca.kernel.compiling import specialise

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


def test_threads_never_find_a_module_half_loaded():
    """Bots at several tables ask for the same search at the same moment."""

    def load(number):
        return specialise("ludoteca.bots.search", f"thread{number // 8}", {}).search

    with ThreadPoolExecutor(8) as pool:
        found = list(pool.map(load, range(64)))
    assert len(set(map(id, found))) == 8
