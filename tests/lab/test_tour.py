"""The tour of docs/lab.md: every command in it is understood, and the first steps are taken as they stand there."""

import re
import shlex
import shutil
from pathlib import Path

import click
import pytest

import ludoteca
from ludoteca.cli import main
from tests.test_cli import call

PAGE = (Path(__file__).parents[2] / "docs" / "lab.md").read_text(encoding="utf-8")
COMMANDS = [
    shlex.split(line.partition("   #")[0].replace("\\", " "))
    for block in re.findall(r"```sh\n(.*?)```", PAGE, re.DOTALL)
    for line in block.replace("\\\n", " ").splitlines()
    if line.startswith("ludoteca ")
]
READS = re.findall(r"```python\n(import polars.*?)```", PAGE, re.DOTALL)


@pytest.mark.parametrize("command", COMMANDS, ids=" ".join)
def test_commands_are_understood(command):
    found = main.commands[command[1]]
    context = found.make_context(command[1], command[2:])
    assert context.params
    assert isinstance(found, click.Command)


def test_the_tour_can_be_taken(tmp_path, monkeypatch):
    """With fewer games and random bots: the same commands, one after the other, in one folder."""
    monkeypatch.chdir(tmp_path)
    shutil.copytree(ludoteca.game("looterz").folder / "box", "my-box")
    taken = 0
    for command in COMMANDS:
        if "--ray" in command or "hasty" in " ".join(command) or "hard" in " ".join(command):
            continue
        less = {"--games": "6", "--trials": "2"}
        args = [less.get(before, word) for before, word in zip(["", *command], command, strict=False)][1:]
        if args[0] in ("simulate", "compare", "sweep", "tune"):
            args += ["--bots", "random", *([] if "--games" in args else ["--games", "4"])]
        result = call(*args, "--language", "en")
        assert result.exit_code == 0, (args, result.output)
        taken += 1
    assert taken >= 6
    for name in ("polars", "pandas", "duckdb"):
        pytest.importorskip(name)
    exec(READS[0], {})  # noqa: S102 - what the page shows
