"""The `ludoteca` command: what it prints, what it refuses, and with which exit code."""

import json
import os
import shlex
import shutil
import subprocess
import sys
from collections.abc import Iterator
from pathlib import Path
from typing import Any

import click
import pytest
from click.testing import CliRunner, Result

import ludoteca
from ludoteca.cli import main
from ludoteca.kernel.locale import LANGUAGES
from tests.terminal.playing import RandomBot, any_choices, in_one_line, make_match

COMMANDS = tuple(name for name in main.commands if name != "admin")


@pytest.fixture(autouse=True)
def random_bots(monkeypatch: pytest.MonkeyPatch) -> None:
    """Bots that play at once; these tests are not about playing well."""
    monkeypatch.setattr("ludoteca.bots.bot", lambda name, seed: RandomBot(seed))
    monkeypatch.setattr("ludoteca.bots.warm_up", lambda game: None)
    monkeypatch.delenv("LUDOTECA_LANGUAGE", raising=False)
    monkeypatch.setenv("LC_ALL", "C.UTF-8")
    monkeypatch.setenv("COLUMNS", "80")


def call(*args: object, lines: list[str] | None = None) -> Result:
    return CliRunner().invoke(main, [str(arg) for arg in args], input="\n".join(lines or []), prog_name="ludoteca")


def assert_refused(result: Result, *because: str) -> None:
    """One sentence on stderr, exit code 2, no traceback."""
    assert result.exit_code == 2, result.output
    assert result.stdout == ""
    assert result.stderr.rstrip().splitlines()[-1].startswith("Error: ")
    assert "Traceback" not in result.stderr
    for words in because:
        assert words in result.stderr


@pytest.fixture(scope="module")
def finished() -> dict[str, Any]:
    """The record of a finished game."""
    match = make_match(3, "finished")
    bot = RandomBot("finished")
    while not match.over:
        match.play(bot.choose(match))
    return match.record()


@pytest.fixture
def record(tmp_path: Path, finished: dict[str, Any]) -> Path:
    file = tmp_path / "game.json"
    file.write_text(json.dumps(finished))
    return file


def changed(tmp_path: Path, finished: dict[str, Any], **changes: Any) -> Path:
    file = tmp_path / "changed.json"
    file.write_text(json.dumps(finished | changes))
    return file


def all_commands(group: click.Group = main, *above: str) -> Iterator[tuple[str, ...]]:
    """Every command, with those that it belongs to: ("admin", "ban")."""
    for name, command in group.commands.items():
        yield *above, name
        if isinstance(command, click.Group):
            yield from all_commands(command, *above, name)


def parsed(command: click.Command, name: str, args: list[str], above: click.Context | None = None) -> None:
    """Reads a command's arguments as the shell hands them over, and does nothing with them."""
    context = command.make_context(name, args, parent=above)
    if isinstance(command, click.Group):
        below, found, rest = command.resolve_command(context, [*context._protected_args, *context.args])
        assert below is not None
        assert found is not None
        parsed(found, below, rest, context)


@pytest.mark.parametrize("command", list(all_commands()), ids=" ".join)
def test_every_command_explains_itself_with_examples_that_can_be_given(command):
    result = call(*command, "--help")
    assert result.exit_code == 0
    lines = [line.strip() for line in result.output.split("Example", 1)[1].splitlines()[1:]]
    given = [part.split("  ")[0].strip() for line in lines for part in line.split("&&")]
    examples = [shlex.split(one)[1:] for one in given if one.startswith("ludoteca ")]
    assert any(tuple(example[: len(command)]) == command for example in examples) or command == ("admin",)
    assert examples
    for example in examples:
        parsed(main, "ludoteca", example)


def test_the_command_alone_shows_what_there_is():
    result = call("--help")
    assert all(command in result.output for command in COMMANDS)


def test_help_imports_nothing_slow():
    code = (
        "import sys\n"
        "from ludoteca.cli import main\n"
        "main(['--help'], standalone_mode=False)\n"
        "sys.exit(sorted({'numba', 'numpy', 'rich', 'fluent'} & set(sys.modules)) or 0)\n"
    )
    done = subprocess.run([sys.executable, "-c", code], capture_output=True, text=True, check=False)
    assert done.returncode == 0, done.stderr


@pytest.mark.parametrize("args", [("dance",), ("play", "--flute"), ("play", "--seats", "many"), ("replay",)])
def test_wrong_usage_has_exit_code_2(args):
    result = call(*args)
    assert result.exit_code == 2
    assert "Error: " in result.stderr


@pytest.mark.parametrize("language", LANGUAGES)
def test_games_lists_every_game_with_its_options(language):
    result = call("games", "--language", language)
    assert result.exit_code == 0
    for name, game in ludoteca.games().items():
        assert f"ludoteca play {name}" in result.output
        assert all(option in result.output for option in game.options)


@pytest.mark.parametrize("language", LANGUAGES)
def test_a_whole_game_can_be_piped_in(tmp_path: Path, language: str):
    file = tmp_path / "game.json"
    lines = any_choices(6000)
    result = call(
        "play",
        "kragmortha",
        "--terminal",
        "--seed",
        "s",
        "--language",
        language,
        "--record",
        file,
        lines=lines,
    )
    assert result.exit_code == 0, result.output
    assert json.loads(file.read_text())["ranks"]
    assert call("verify", file).exit_code == 0
    assert "\x1b[" not in result.output


def test_input_that_ends_leaves_no_file_behind(tmp_path: Path, monkeypatch: pytest.MonkeyPatch):
    monkeypatch.chdir(tmp_path)
    result = call("play", "--seed", "s", lines=["1", "1"])
    assert result.exit_code == 0
    assert "There is no more input" in result.output
    assert list(tmp_path.iterdir()) == []


def test_play_takes_seats_bots_names_and_options():
    args = (
        "--seats",
        3,
        "--bots",
        1,
        "--name",
        "Anna",
        "--option",
        "first_player=2",
        "--option",
        "edition=fr",
    )
    result = call("play", *args, "--seed", "s", lines=["1", "1"])
    told = in_one_line(result.output)
    assert told.index("Orange slips") < told.index("Anna slips")


@pytest.mark.parametrize(
    ("args", "levels"),
    [
        ((), ["normal"] * 3),
        (("--bot", "hard"), ["hard"] * 3),
        (("--bots", "easy"), ["easy"] * 3),
        (("--bots", "hard,easy"), ["hard", "easy"]),
        (("--bots", 2, "--bot", "random"), ["random"] * 2),
    ],
)
def test_bots_play_at_their_levels(monkeypatch: pytest.MonkeyPatch, args, levels):
    chosen = {}

    def new_bot(name, seed):
        chosen[seed] = name
        return RandomBot(seed)

    monkeypatch.setattr("ludoteca.bots.bot", new_bot)
    lines = any_choices(60)
    assert call("play", "--seed", "s", "--option", "first_player=1", *args, lines=lines).exit_code == 0
    assert [chosen[seed] for seed in sorted(chosen)] == levels


def test_a_saved_game_can_be_loaded_from_the_shell(tmp_path: Path):
    file = tmp_path / "saved.json"
    call("play", "--seed", "s", lines=["1", "1", f"save {file}"])
    result = call("play", "--load", file, "--language", "fr", lines=["log"])
    assert result.exit_code == 0
    assert "se glisse dans la bibliothèque" in result.output


@pytest.mark.parametrize(
    ("args", "because"),
    [
        (("chess",), "There is no game “chess”. There are: kragmortha"),
        (("--seats", 9), "Kragmortha is for 2 to 8 players, not 9."),
        (("--seats", 0), "not 0"),
        (("--bots", 5), "0 to 4 bots, not 5"),
        (("--bots", -1), "0 to 4 bots, not -1"),
        (("--bots", "hard,genius"), "There is no bot “genius”"),
        (("--bots", "genius"), "There is no bot “genius”"),
        (("--bots", "easy,easy,easy,easy,easy"), "0 to 4 bots, not 5"),
        (("--name", "A", "--name", "B"), "2 names were given, but 1 of the seats"),
        (("--language", "xx"), "There is no language “xx”. There are: en, es, fr, it, pl."),
        (("--option", "colour=red"), "There is no option “colour”. There are: edition"),
        (("--option", "edition=martian"), "Option edition cannot be “martian”. Choose one of: standard"),
        (("--option", "edition"), "should look like name=value"),
        (("--bot", "genius"), "genius"),
        (("--delay", "-1"), "-1"),
        (("--box", "/nowhere"), "/nowhere/board.toml: the box needs this file"),
        (("--load", "/nowhere.json"), "/nowhere.json cannot be read"),
        (("--load", "/nowhere.json", "--seats", 3), "--load brings its own seats"),
        (("--record", "/nowhere/game.json"), "there is no folder /nowhere"),
        (("--record", "/"), "is a folder"),
    ],
)
def test_play_refuses_what_cannot_be(args, because):
    assert_refused(call("play", *args), because)


def test_play_never_overwrites_what_is_not_a_record(tmp_path: Path):
    diary = tmp_path / "diary.txt"
    diary.write_text("Dear diary")
    assert_refused(call("play", "--record", diary), "is not a saved game")
    assert diary.read_text() == "Dear diary"


def test_an_own_box_is_played_with_and_a_wrong_one_refused(tmp_path: Path):
    box = tmp_path / "box"
    shutil.copytree(ludoteca.game("kragmortha").folder / "box", box)
    tomes = box / "tomes.toml"
    tomes.write_text(tomes.read_text().replace('id = "haste-1"', 'id = "hurry-up"'))
    file = tmp_path / "game.json"
    assert call("play", "--box", box, "--seed", "s", "--record", file, lines=["1"]).exit_code == 0
    assert_refused(call("verify", file), "played with another box")
    assert call("verify", file, "--box", box).exit_code == 0
    tomes.write_text(tomes.read_text().replace("symbols = 1", "symbols = 9", 1))
    assert_refused(call("play", "--box", box), "tomes.toml", "symbols")


@pytest.mark.parametrize("command", ["replay", "verify"])
@pytest.mark.parametrize(
    ("content", "because"),
    [
        (None, "cannot be read"),
        (b"", "is damaged"),
        (b'{"ludoteca": 1', "is damaged"),
        (b"\x00\xff", "is damaged"),
        (b'{"ludoteca": 1}', "not a whole record"),
        (b"[]", "not a whole record"),
    ],
)
def test_damaged_and_missing_records_are_refused(tmp_path: Path, command: str, content: bytes | None, because: str):
    file = tmp_path / "game.json"
    if content is not None:
        file.write_bytes(content)
    assert_refused(call(command, file), because, str(file))


@pytest.mark.parametrize("command", ["replay", "verify"])
@pytest.mark.parametrize(
    ("change", "because"),
    [
        ({"ludoteca": 99}, "format 99"),
        ({"rules": 99}, "version 99"),
        ({"box": "0" * 16}, "another box"),
        ({"game": "chess"}, "no game “chess”"),
        ({"seats": 99}, "not 99"),
        ({"options": {"edition": "martian"}}, "martian"),
        ({"seed": None}, "does not give its seed"),
    ],
)
def test_records_that_cannot_be_played_here_are_refused(
    tmp_path: Path, finished: dict[str, Any], command: str, change: dict[str, Any], because: str
):
    assert_refused(call(command, changed(tmp_path, finished, **change)), because)


def test_verify_says_that_a_record_is_in_order(record: Path, finished: dict[str, Any]):
    result = call("verify", record)
    assert result.exit_code == 0
    assert f"Its {len(finished['moves'])} moves are legal" in result.output
    assert "The seed is the one that was sealed" in result.output


@pytest.mark.parametrize(
    "change",
    [
        {"seed": "another"},
        {"commitment": "0" * 64},
        {"ranks": [3, 3, 3]},
        {"moves": ["go a5", "fly away"]},
        {"moves": ["step north"]},
        {"moves": ["\x1b[31mred"]},
    ],
)
def test_verify_finds_what_is_wrong(tmp_path: Path, finished: dict[str, Any], change: dict[str, Any]):
    result = call("verify", changed(tmp_path, finished, **change))
    assert result.exit_code == 1
    assert result.stdout == ""
    assert "is not in order." in result.stderr
    assert "Traceback" not in result.stderr
    assert "\x1b" not in result.stderr


@pytest.mark.parametrize("language", LANGUAGES)
def test_replay_tells_the_story_in_every_language(record: Path, language: str):
    result = call("replay", record, "--language", language)
    assert result.exit_code == 0
    assert len(result.output.splitlines()) > 50


def test_replay_of_a_finished_game_tells_secrets_unless_a_seat_is_named(record: Path):
    everything = in_one_line(call("replay", record).output)
    as_seen_by_first = in_one_line(call("replay", record, "--seat", 1).output)
    assert "Orange draws “" in everything
    assert "Orange draws “" not in as_seen_by_first
    assert "Purple draws “" in as_seen_by_first


def test_replay_of_an_unfinished_game_keeps_secrets(tmp_path: Path, finished: dict[str, Any]):
    unfinished = {name: value for name, value in finished.items() if name != "ranks"}
    file = changed(tmp_path, unfinished, moves=finished["moves"][:100])
    result = call("replay", file)
    assert "draws a card." in result.output
    assert "draws “" not in result.output
    assert "the game was not finished" in result.output


def test_replay_shows_the_table_at_a_move(record: Path, finished: dict[str, Any]):
    result = call("replay", record, "--move", 20)
    assert f"After move 20 of {len(finished['moves'])}" in result.output
    assert "▒▒▒▒▒▒" in result.output
    last = call("replay", record, "--move", len(finished["moves"]))
    assert "Place" in last.output
    assert_refused(call("replay", record, "--move", 10**6), "There is no move 1000000")
    assert_refused(call("replay", record, "--seat", 4), "There is no seat 4")


def test_a_real_terminal_command_speaks_the_language_of_the_environment(record: Path):
    environment = os.environ | {"LUDOTECA_COMPILE": "0", "LUDOTECA_LANGUAGE": "pl"}
    code = "from ludoteca.cli import main; main()"
    done = subprocess.run(
        [sys.executable, "-c", code, "verify", str(record)],
        env=environment,
        capture_output=True,
        text=True,
        check=False,
    )
    assert done.returncode == 0
    assert "jest w porządku" in done.stdout


@pytest.mark.parametrize("bot", ["heuristic", "random"])
def test_real_bots_play_a_game_to_its_end(tmp_path: Path, bot: str):
    file = tmp_path / "game.json"
    environment = os.environ | {"LUDOTECA_COMPILE": "0"}
    code = "from ludoteca.cli import main; main()"
    args = ("play", "--seats", "3", "--bots", "3", "--bot", bot, "--seed", "s", "--record", str(file))
    done = subprocess.run(
        [sys.executable, "-c", code, *args], env=environment, capture_output=True, text=True, check=False
    )
    assert done.returncode == 0, done.stderr
    assert json.loads(file.read_text())["ranks"]


def test_simulate_and_bench_hand_their_arguments_on(monkeypatch: pytest.MonkeyPatch):
    from ludoteca.lab import bench, files, simulation

    handed: list[tuple[Any, ...]] = []
    monkeypatch.setattr(simulation, "run_simulation", lambda *args: handed.append(args[:-1]))
    monkeypatch.setattr(bench, "run_bench", lambda *args: handed.append(args[:-1]))
    game = ludoteca.game("kragmortha")
    box = game.folder / "box"
    args = ("--games", 5, "--seats", 3, "--bots", "random", "--seed", "s", "--option", "edition=fr")
    assert call("simulate", "kragmortha", *args, "--box", box).exit_code == 0
    assert call("bench", "kragmortha", "--seats", 3, "--seconds", 2).exit_code == 0
    (job, games, _, _, wanted), bench_args = handed
    assert (job.lineups, job.seed, games) == ((("random",) * 3,), "s", 5)
    assert (job.setting.game, job.setting.seats, job.setting.options["edition"]) == (game, 3, "fr")
    assert wanted == files.Wanted()
    assert bench_args == (game, 3, 2.0)


@pytest.mark.parametrize("command", ["simulate", "bench"])
def test_simulate_and_bench_refuse_what_cannot_be(command):
    assert_refused(call(command, "chess"), "There is no game “chess”")
    assert_refused(call(command, "kragmortha", "--seats", 9), "2 to 8 players, not 9")


@pytest.mark.parametrize("command", [["site", "public"], ["wasm", "--output", "modules"]])
def test_modules_for_a_browser_have_no_more_room(monkeypatch: pytest.MonkeyPatch, tmp_path: Path, command):
    monkeypatch.chdir(tmp_path)
    monkeypatch.setattr("ludoteca.kernel.limits.ROOM", 2)
    assert_refused(call(*command), "unset LUDOTECA_ROOM")
    assert not list(tmp_path.iterdir())


def test_who_tries_a_network_that_does_not_fit_is_told_in_one_line(tmp_path: Path):
    (tmp_path / "looterz.bin").write_text("{}")
    told = subprocess.run(
        [sys.executable, "-m", "ludoteca", "arena", "looterz", "--bots", "easy,random", "--games", "1", "--no-out"],
        env=os.environ | {"LUDOTECA_COMPILE": "0", "LUDOTECA_NETWORKS": str(tmp_path)},
        capture_output=True,
        text=True,
        check=True,
    )
    (line,) = told.stderr.splitlines()
    assert line.startswith(f"Warning: {tmp_path / 'looterz.bin'} was not made for this")
