"""Machine code on disk, with several processes at it, and when the disk fails."""

import json
import os
import subprocess
import sys

import pytest

from ludoteca.kernel.compiling import COMPILED

pytestmark = pytest.mark.skipif(not COMPILED, reason="about compiled rules")

PACKAGE = """
import numpy as np
from ludoteca.kernel.compiling import loop, rule

@rule
def total_of(s):
    total = 0
    for i in range(len(s.cards)):
        total += s.cards[i]
    return total

@loop
def total(states):
    return total_of(states[0])

def asked(size):
    return int(total(np.ones(2, np.dtype([("cards", np.int16, (size,))]))))
"""
ASK = """
import json, raced
cache = raced.total._cache
save, saved = cache.save_overload, []
cache.save_overload = lambda *compiled: saved.append(compiled)
totals = [raced.asked(size) for size in json.loads(input())]
print(json.dumps({"totals": totals, "found": sum(raced.total.stats.cache_hits.values())}), flush=True)
input()
for compiled in saved:
    save(*compiled)
"""
PROCESSES, SIZES = 4, 6


@pytest.fixture
def starting(tmp_path):
    """Starts processes that compile when they are told for what, or find what others have left."""
    (tmp_path / "raced.py").write_text(PACKAGE)
    environment = os.environ | {"LUDOTECA_CACHE": str(tmp_path / "cache"), "PYTHONPATH": str(tmp_path)}

    def start():
        return subprocess.Popen(
            [sys.executable, "-c", ASK],
            env=environment,
            stdin=subprocess.PIPE,
            stdout=subprocess.PIPE,
            stderr=subprocess.PIPE,
            text=True,
        )

    return start


def asked(processes, sizes):
    """What processes answer that compile the rule at the same time, and keep what they compiled at the same moment."""
    for process, some in zip(processes, sizes, strict=True):
        process.stdin.write(json.dumps(some) + "\n")
        process.stdin.flush()
    told = [process.stdout.readline() for process in processes]
    for process in processes:
        process.stdin.write("keep it\n")
        process.stdin.flush()
    for process in processes:
        _, complaints = process.communicate(timeout=300)
        assert process.returncode == 0, complaints
    return [json.loads(line) for line in told]


def test_processes_that_compile_one_rule_for_different_states_never_take_each_others_code(starting):
    """As games do that are compiled side by side, with the kernel's rules for states of their own."""
    every = [list(range(1 + first, 1 + PROCESSES * SIZES, PROCESSES)) for first in range(PROCESSES)]
    told = asked([starting() for _ in every], every)
    assert [one["totals"] for one in told] == every
    sizes = list(range(1, 1 + PROCESSES * SIZES))
    assert asked([starting()], [sizes]) == [{"totals": sizes, "found": len(sizes)}]


def test_processes_may_compile_the_same_at_the_same_time(starting):
    told = asked([starting() for _ in range(PROCESSES)], [[3]] * PROCESSES)
    assert [one["totals"] for one in told] == [[3]] * PROCESSES
    assert asked([starting()], [[3]]) == [{"totals": [3], "found": 1}]


def test_code_that_was_written_by_half_is_compiled_again(starting, tmp_path):
    assert asked([starting()], [[5]]) == [{"totals": [5], "found": 0}]
    kept = list((tmp_path / "cache").rglob("raced.total-*"))
    assert len(kept) == 1
    for spoilt in (b"", kept[0].read_bytes()[:-100]):
        kept[0].write_bytes(spoilt)
        assert asked([starting()], [[5]]) == [{"totals": [5], "found": 0}]
        assert asked([starting()], [[5]]) == [{"totals": [5], "found": 1}]


def test_where_nothing_can_be_kept_rules_are_compiled_all_the_same(starting, tmp_path):
    (tmp_path / "cache").write_text("a file, where a folder should be")
    assert asked([starting()], [[7]]) == [{"totals": [7], "found": 0}]
