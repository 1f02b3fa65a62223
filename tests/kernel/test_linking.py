"""Rules are optimised with the loops that call them, and kept for loops that are compiled another day."""

import json
import os
import subprocess
import sys
from typing import Any, cast

import pytest

from ludoteca.kernel.compiling import COMPILED, loop, rule

pytestmark = pytest.mark.skipif(not COMPILED, reason="about compiled rules")


@pytest.fixture
def rules(tmp_path, monkeypatch):
    """Three rules that were never compiled before: two of them call the first."""
    monkeypatch.setenv("LUDOTECA_CACHE", str(tmp_path))

    @rule
    def one_more(x):
        return x + 1

    @rule
    def twice_one_more(x):
        return 2 * one_more(x)

    @rule
    def three_times_one_more(x):
        return 3 * one_more(x)

    return one_more, twice_one_more, three_times_one_more


def test_a_rule_waits_for_a_loop_to_become_machine_code(rules):
    _, twice, three_times = rules

    @loop
    def total(x):
        return twice(x) + three_times(x)

    assert total(4) == 25
    for waiting in rules:
        (compiled,) = waiting.overloads.values()
        assert compiled.library._compiled_object is None
    (compiled,) = cast(Any, total).overloads.values()
    assert compiled.library._compiled_object


def test_what_two_rules_share_is_there_when_one_of_them_falls_away(rules):
    """The linker leaves out what nobody asked for yet; a rule that is never called asks for nothing."""
    _, twice, three_times = rules

    @loop
    def total(x):
        if x != x:
            return twice(x)
        return three_times(x)

    assert total(4) == 15


PACKAGE = """
from ludoteca.kernel.compiling import loop, rule

@rule
def inner(x, more=1):
    return x + more

@rule
def outer(x):
    return 2 * inner(x)

@loop
def one(x):
    return outer(x)

@loop
def another(x):
    return outer(x) + outer(x + 1)
"""
TELL = """
import json, sys, kept_rules as module
told = getattr(module, sys.argv[1])(4)
names = ("inner", "outer", "one", "another")
compiled = [name for name in names if getattr(module, name).overloads]
found = [name for name in names if getattr(module, name).stats.cache_hits]
print(json.dumps([told, compiled, found]))
"""


def test_a_loop_of_another_day_finds_the_rules_that_loops_have_called(tmp_path):
    (tmp_path / "kept_rules.py").write_text(PACKAGE)
    environment = os.environ | {"LUDOTECA_CACHE": str(tmp_path / "cache"), "PYTHONPATH": str(tmp_path)}

    def run(name):
        command = [sys.executable, "-c", TELL, name]
        return json.loads(subprocess.run(command, env=environment, capture_output=True, text=True, check=True).stdout)

    assert run("one") == [10, ["inner", "outer", "one"], []]
    assert run("another") == [22, ["outer", "another"], ["outer"]]
    assert run("another") == [22, ["another"], ["another"]]
