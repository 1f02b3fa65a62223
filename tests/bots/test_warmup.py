"""Getting ready: what has to be compiled, and what happens when it cannot be."""

import subprocess
import sys

import pytest

from ludoteca.bots import warmup


@pytest.fixture
def said(monkeypatch: pytest.MonkeyPatch) -> list[str]:
    monkeypatch.setattr(warmup, "is_ready", lambda game: game.name == "looterz")
    return []


def compiler(code: str):
    return lambda name: subprocess.Popen(
        [sys.executable, "-c", code], stdout=subprocess.PIPE, stderr=subprocess.STDOUT, text=True
    )


def test_only_what_is_not_ready_is_compiled(monkeypatch: pytest.MonkeyPatch, said: list[str]):
    monkeypatch.setattr(warmup, "_compiler_of", compiler("pass"))
    warmup.prepare(say=said.append)
    assert "Kragmortha, Platformer" in said[0]
    assert {line.split()[0] for line in said[1:]} == {"Kragmortha", "Platformer"}
    assert "(2 of 2" in said[-1]


def test_a_compiler_that_fails_is_quoted(monkeypatch: pytest.MonkeyPatch, said: list[str]):
    monkeypatch.setattr(warmup, "_compiler_of", compiler("print('no room'); raise SystemExit(1)"))
    with pytest.raises(warmup.CannotPrepare, match="no room"):
        warmup.prepare(["kragmortha"], said.append)


def test_nothing_is_said_when_all_is_ready(monkeypatch: pytest.MonkeyPatch):
    monkeypatch.setattr(warmup, "is_ready", lambda game: True)
    said: list[str] = []
    warmup.prepare(say=said.append)
    assert said == []
