"""Modules that came with the package: used when they are of the very rules that are here, else not."""

import hashlib
import json
from pathlib import Path

import pytest

import ludoteca
from ludoteca.bots.network import has_network
from ludoteca.wasm import build as building
from ludoteca.wasm.packaged import FORMAT, MANIFEST, MODULE, packaged, sources_digest

FIRST = next(iter(ludoteca.games().values()))


@pytest.fixture
def folder(tmp_path: Path) -> Path:
    """A package with a module of one game."""
    module = b"\0asm and so on"
    manifest = {
        "format": FORMAT,
        "game": FIRST.name,
        "networked": has_network(FIRST),
        "sources": sources_digest(FIRST.package),
        "sha256": hashlib.sha256(module).hexdigest(),
    }
    (tmp_path / FIRST.name).mkdir()
    (tmp_path / FIRST.name / MODULE).write_bytes(module)
    (tmp_path / FIRST.name / MANIFEST).write_text(json.dumps(manifest))
    return tmp_path


def alter(folder: Path, **what: object) -> None:
    place = folder / FIRST.name / MANIFEST
    place.write_text(json.dumps(json.loads(place.read_text()) | what))


def test_a_module_of_these_rules_is_found(folder: Path):
    assert packaged(FIRST, folder) == folder / FIRST.name


def test_a_module_of_other_rules_is_not(folder: Path):
    alter(folder, sources="0123456789abcdef")
    assert packaged(FIRST, folder) is None


def test_a_module_that_asks_a_network_where_there_is_none_is_not(folder: Path):
    alter(folder, networked=not has_network(FIRST))
    assert packaged(FIRST, folder) is None


def test_a_damaged_module_is_not(folder: Path):
    (folder / FIRST.name / MODULE).write_bytes(b"\0asm and")
    assert packaged(FIRST, folder) is None
    (folder / FIRST.name / MANIFEST).write_text("{")
    assert packaged(FIRST, folder) is None


def test_a_game_without_a_module_has_none(tmp_path: Path):
    assert packaged(FIRST, tmp_path) is None


def test_nothing_is_compiled_where_a_module_came_along(folder: Path, tmp_path: Path, monkeypatch: pytest.MonkeyPatch):
    monkeypatch.setattr(building, "packaged", lambda game: packaged(game, folder))
    monkeypatch.setenv("LUDOTECA_CACHE", str(tmp_path / "empty"))
    building.build([FIRST.name], tmp_path / "written", lambda line: None)
    assert (tmp_path / "written" / f"{FIRST.name}.wasm").read_bytes() == b"\0asm and so on"
    assert not (tmp_path / "empty").exists()
