"""Compiled code on disk: each game finds its own."""

import os
import subprocess
import sys
import time
from concurrent.futures import ThreadPoolExecutor
from typing import Any, cast

import numpy as np
import pytest

from ludoteca.games.looterz import GAME
from ludoteca.kernel import compiling
from ludoteca.kernel.compiling import COMPILED, loop, rule, specialise

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


@pytest.mark.long
def test_games_do_not_find_each_others_code(tmp_path):
    """Loops are written once for all games; what one game left on disk must not be taken for another's."""
    first = played(tmp_path, "looterz")
    second = played(tmp_path, "kragmortha")
    assert played(tmp_path, "kragmortha", "looterz") == second + first


def test_threads_never_find_a_module_half_loaded():
    """Bots at several tables ask for the same search at the same moment."""

    def load(number):
        return specialise("ludoteca.bots.mcts", f"thread{number // 8}", {}).search

    with ThreadPoolExecutor(8) as pool:
        found = list(pool.map(load, range(64)))
    assert len(set(map(id, found))) == 8


@pytest.mark.skipif(not COMPILED, reason="about compiled rules")
def test_a_rule_is_compiled_once_whatever_is_left_out_when_it_is_called():
    """Rules call `ask` and `note` with what they need; that must not multiply the code."""

    @rule
    def add(a, b=0, c=-1):
        return a + b * c

    @loop
    def add_variously(small):
        return add(small) + add(small, 2) + add(1, c=5) + add(1, b=small, c=2)

    assert add_variously(np.int8(3)) == 3 + (3 - 2) + 1 + (1 + 3 * 2)
    assert len(cast(Any, add).signatures) == 1


def test_a_change_in_a_foreign_game_is_never_missed(tmp_path):
    """Numba looks only at the file of the function that is called: what it calls lies in another one here."""
    package = tmp_path / "foreign_game"
    package.mkdir()
    rule_source = "from ludoteca.kernel.compiling import rule\n@rule\ndef worth(x):\n    return x + {}\n"
    (package / "__init__.py").write_text("")
    (package / "outer.py").write_text(
        "from foreign_game.inner import worth\nfrom ludoteca.kernel.compiling import loop\n"
        "@loop\ndef total(x):\n    return worth(x)\n"
    )
    environment = os.environ | {
        "LUDOTECA_CACHE": str(tmp_path / "cache"),
        "LUDOTECA_COMPILE": "1",
        "PYTHONPATH": str(tmp_path),
    }
    command = [sys.executable, "-c", "from foreign_game.outer import total; print(total(1))"]
    for more in (1, 1, 40):
        (package / "inner.py").write_text(rule_source.format(more))
        told = subprocess.run(command, env=environment, capture_output=True, text=True, check=True).stdout
        assert int(told) == 1 + more


@pytest.mark.skipif(not COMPILED, reason="about compiled rules")
def test_a_change_of_one_game_compiles_no_other_again(tmp_path, monkeypatch):
    sources = {owner: tmp_path / owner for owner in ("one", "another")}
    monkeypatch.setattr(compiling, "_places", lambda owner: [sources[owner]])
    for folder in sources.values():
        folder.mkdir()
        (folder / "rules.py").write_text("1")

    def folders():
        compiling._fingerprint.cache_clear()
        return [compiling.cache_folder(owner) for owner in ("one", "another", compiling.HOUSE)]

    before = folders()
    (sources["one"] / "rules.py").write_text("2")
    after = folders()
    assert before[0] != after[0]
    assert before[1:] == after[1:]
    compiling._fingerprint.cache_clear()


def test_our_games_own_their_code_and_the_kernel_the_rest():
    assert compiling.owner_of(GAME.rules.deal) == GAME.package == "ludoteca.games.looterz"
    assert compiling.owner_of(specialise) == compiling.HOUSE


@pytest.mark.skipif(not COMPILED, reason="about compiled rules")
def test_code_of_sources_long_gone_is_forgotten_and_what_is_used_is_kept(tmp_path, monkeypatch):
    monkeypatch.setenv("LUDOTECA_CACHE", str(tmp_path))
    owners = (GAME.package, compiling.HOUSE)
    compiling.mark_warm(GAME.package, "rules")
    kept = [compiling.cache_folder(owner) for owner in owners]
    kept[1].mkdir()
    gone = [folder.with_name(f"{owner}-0123") for folder, owner in zip(kept, owners, strict=True)]
    others = compiling.cache_root() / "ludoteca.games.kragmortha-4567"
    for folder in (*gone, others):
        folder.mkdir()
    long_ago = time.time() - 2 * compiling.DAY
    for folder in (*kept, *gone, others):
        os.utime(folder, (long_ago, long_ago))
    assert compiling.is_warm(GAME.package, "rules")
    assert all(folder.stat().st_mtime > long_ago + compiling.DAY for folder in kept)
    compiling.mark_warm(GAME.package, "search")
    assert sorted(compiling.cache_root().iterdir()) == sorted([*kept, others])
