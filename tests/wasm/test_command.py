"""`ludoteca wasm`: what it refuses, and that nothing is compiled twice."""

from importlib.util import find_spec
from typing import Any

import pytest
from click.testing import CliRunner

import ludoteca
from ludoteca.cli import main
from ludoteca.wasm import build as building
from ludoteca.wasm.linker import CannotLink, link
from ludoteca.wasm.packaged import MANIFEST, MODULE

FIRST = next(iter(ludoteca.games()))


def refused(*arguments: str) -> str:
    """What the command says to wrong usage."""
    told = CliRunner().invoke(main, ["wasm", *arguments], prog_name="ludoteca")
    assert told.exit_code == 2, told.output
    return told.output


def test_a_game_that_there_is_not(tmp_path):
    assert "There is no game “chess”" in refused("chess", "--output", str(tmp_path))


def test_a_folder_that_cannot_be_made(tmp_path):
    (tmp_path / "file").write_text("")
    assert "cannot be made" in refused(FIRST, "--output", str(tmp_path / "file" / "modules"))


def test_without_a_linker_it_says_what_to_install(tmp_path, monkeypatch):
    monkeypatch.setenv("LUDOTECA_CACHE", str(tmp_path))
    monkeypatch.setattr("importlib.util.find_spec", lambda name, *more: None if name == "ziglang" else find_spec(name))
    assert "ludoteca[wasm]" in refused(FIRST, "--output", str(tmp_path / "modules"))


def test_what_was_made_is_not_made_again(tmp_path, monkeypatch):
    made: list[str] = []

    def compile_once(game: Any, folder: Any) -> None:
        made.append(game.name)
        (folder / MODULE).write_bytes(b"module")
        (folder / MANIFEST).write_text("{}")

    monkeypatch.setenv("LUDOTECA_CACHE", str(tmp_path))
    monkeypatch.setattr(building, "_compile", compile_once)
    for folder in ("one", "two"):
        building.build([FIRST], tmp_path / folder, lambda line: None)
        assert (tmp_path / folder / f"{FIRST}.wasm").read_bytes() == b"module"
    assert made == [FIRST]


def test_rules_that_call_python_are_refused(tmp_path):
    calls = "declare void @PyErr_Clear()\ndefine void @begin() {\n  call void @PyErr_Clear()\n  ret void\n}\n"
    with pytest.raises(CannotLink, match="PyErr_Clear"):
        link([calls], ["begin"], tmp_path)


def test_a_module_has_its_functions_and_no_imports(tmp_path):
    adds = "define i32 @add(i32 %a, i32 %b) {\n  %c = add i32 %a, %b\n  ret i32 %c\n}\n"
    module = link([adds], ["add"], tmp_path)
    assert module.startswith(b"\0asm")
    sections = sections_of(module)
    assert b"add" in sections[7]
    assert 2 not in sections


def sections_of(module: bytes) -> dict[int, bytes]:
    """The sections of a module by their number: 2 is for imports, 7 for exports."""
    at, found = 8, {}
    while at < len(module):
        number, size, shift, at = module[at], 0, 0, at + 1
        while True:
            size |= (module[at] & 0x7F) << shift
            shift, at = shift + 7, at + 1
            if module[at - 1] < 0x80:
                break
        found[number] = module[at : at + size]
        at += size
    return found
