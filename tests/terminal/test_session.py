"""Playing in a terminal, with a script in place of a person."""

import json
import random
import re
from pathlib import Path
from typing import Any

import pytest

from ludoteca.kernel.game import game_of
from ludoteca.kernel.locale import LANGUAGES
from ludoteca.table import FORCED, PERSON, TABLE
from tests.terminal.playing import any_choices, in_one_line, make_match, make_session, run

TO_THE_END = 6000
TURNING_POINT = 40
"""Decisions after which a scripted game is well under way."""


@pytest.mark.parametrize("language", LANGUAGES)
def test_a_scripted_game_reaches_its_end_in_every_language(language):
    session, output = run(any_choices(TO_THE_END), language=language)
    match, words = session.table.match, session.words
    assert match.over
    assert words.say("place") in output
    assert words.event("won", {"seat": f"P{match.winners[0] + 1}"}) in in_one_line(output)
    for raw in (
        "goblin-",
        "rigor-",
        "absolution-",
        "deep_pockets",
        "crystal_step",
        " P1 ",
        "None",
        "{ $",
        "{$",
    ):
        assert raw not in output, raw


@pytest.mark.parametrize("seats", [2, 8])
def test_people_alone_can_share_the_screen(seats):
    session, _ = run(any_choices(TO_THE_END), match=make_match(seats), people=seats)
    assert session.table.match.over
    assert all(step.kind in (PERSON, FORCED) for step in session.table.standing())


def test_bots_alone_play_without_any_input():
    session, output = run([], people=0)
    assert session.table.match.over
    assert "Your hand" not in output


def test_input_that_ends_ends_the_game_politely(tmp_path: Path):
    session, output = run(["1"])
    assert not session.table.match.over
    assert "There is no more input" in output
    assert list(tmp_path.iterdir()) == []


def test_quit_stops_at_once():
    session, output = run(["quit", "1", "1"])
    assert not session.table.match.over
    assert output.rstrip().endswith("Goodbye!")


def test_ctrl_c_stops_politely_and_still_writes_the_record(tmp_path: Path, monkeypatch: pytest.MonkeyPatch):
    session, output = make_session(["1"], record=tmp_path / "game.json")

    def interrupt(prompt: str) -> str:
        raise KeyboardInterrupt

    monkeypatch.setattr(session.screen, "ask", interrupt)
    assert session.run() is False
    assert "Goodbye!" in output.getvalue()
    assert json.loads((tmp_path / "game.json").read_text())["game"] == "kragmortha"


def test_a_record_is_written_at_the_end_and_replays(tmp_path: Path):
    session, _ = run(any_choices(TO_THE_END), record=tmp_path / "game.json")
    match = session.table.match
    again = game_of(match).verify(json.loads((tmp_path / "game.json").read_text()))
    assert again.position() == match.position()


def test_a_record_is_also_written_when_the_input_ends(tmp_path: Path):
    session, _ = run(["1", "1"], record=tmp_path / "game.json")
    again = game_of(session.table.match).replay(json.loads((tmp_path / "game.json").read_text()))
    assert again.log == session.table.match.log


def test_a_move_can_be_typed_as_a_number_a_notation_or_its_last_word():
    first = make_match(seed="typed", first_player="1")
    number, _ = run(["2"], match=first.copy())
    notation, _ = run(["go  b5"], match=first.copy())
    last_word, _ = run(["b5"], match=first.copy())
    assert number.table.match.log[0] == notation.table.match.log[0] == last_word.table.match.log[0] == "go b5"


@pytest.mark.parametrize("line", ["0", "99", "-1", "step north", "go", "go a1", "fly", "²", "1 2", "help me", "P2"])
def test_what_is_not_a_choice_changes_nothing(line):
    session, output = make_session([line], match=make_match(first_player="1"))
    assert session.run()
    assert session.table.match.log == ()
    assert line == "help me" or f"“{line}” is not one of the choices" in output.getvalue()


def test_empty_lines_and_comments_are_passed_over():
    session, output = run(["", "# a comment", "1"], match=make_match(first_player="1"))
    assert session.table.match.log[0] == "go a5"
    assert "comment" not in output


def test_the_only_possible_move_is_made_and_told():
    session, output = run(any_choices(400))
    made = [step for step in session.table.standing() if step.kind == FORCED]
    assert made
    assert output.count("Only one move was possible") >= 1


def test_asking_always_can_be_switched_on():
    session, output = run(any_choices(400), ask_always=True)
    assert not [step for step in session.table.standing() if step.kind == FORCED]
    session, output = run(["auto off", *any_choices(400)])
    assert not [step for step in session.table.standing() if step.kind == FORCED]
    assert "You are asked even where" in output


def test_undo_goes_back_to_ones_own_last_decision():
    match = make_match(seed="typed", first_player="1", penance="none")
    session, output = run(["1", "undo", "2"], match=match)
    assert "Taken back." in output
    assert session.table.match.log[0] == "go b5"
    assert len(session.table.standing()) == len(session.table.match.log)


def test_undo_stops_where_something_came_to_light():
    _, output = run([*any_choices(20), *["undo"] * 40])
    assert "That cannot be taken back" in output


def test_a_refused_undo_changes_nothing():
    session, output = make_session(["undo"], match=make_match(first_player="1"))
    session.run()
    assert session.table.match.log == ()
    assert "That cannot be taken back" in output.getvalue()


def test_what_was_taken_back_is_not_in_the_story():
    match = make_match(seed="typed", first_player="1")
    _, output = run(["1", "undo", "2", "log"], match=match)
    story = output[output.index("> log") :]
    assert "on a5" not in story
    assert "Purple slips into the library on b5" in story


def test_save_and_load_go_on_from_the_same_position(tmp_path: Path):
    file = tmp_path / "saved.json"
    saving, _ = run([*any_choices(TURNING_POINT), f"save {file}"])
    loading, output = run([f"load {file}", "log"], match=make_match(3, seed="another"))
    assert loading.table.match.position() == saving.table.match.position()
    assert loading.table.match.log == saving.table.match.log
    assert f"Loaded {file}".replace(" ", "") in "".join(output.split())
    assert "Purple" in output[output.index("> log") :]


def test_a_loaded_game_can_be_taken_back_as_before(tmp_path: Path):
    file = tmp_path / "saved.json"
    match = make_match(seed="typed", first_player="1")
    run(["1", f"save {file}"], match=match)
    session, output = run([f"load {file}", "undo", "2"], match=make_match(seed="another"))
    assert "Taken back." in output
    assert session.table.match.log[0] == "go b5"


@pytest.mark.parametrize(
    ("content", "why"),
    [
        (b"", "is not a record, or is damaged"),
        (b"{", "is not a record, or is damaged"),
        (b"\xff\xfe\x00", "is not a record, or is damaged"),
        (b"[1, 2]", "not a whole record"),
        (b'{"ludoteca": 1}', "not a whole record"),
    ],
)
def test_a_damaged_file_is_refused_and_the_game_goes_on(tmp_path: Path, content: bytes, why: str):
    file = tmp_path / "damaged.json"
    file.write_bytes(content)
    session, output = run([f"load {file}", "1"], match=make_match(first_player="1"))
    assert "Not loaded; your game goes on." in output
    assert why in in_one_line(output)
    assert session.table.match.log[0] == "go a5"


def test_a_record_of_another_version_or_box_is_refused(tmp_path: Path):
    record = make_match().record()
    changes: list[dict[str, Any]] = [{"rules": 99}, {"box": "0" * 16}, {"game": "chess"}, {"seed": None}]
    for number, change in enumerate(changes):
        (tmp_path / f"{number}.json").write_text(json.dumps(record | change))
    _, output = run([f"load {tmp_path}/{number}.json" for number in range(4)])
    assert output.count("Not loaded; your game goes on.") == 4
    assert "version 99" in output


def test_saving_never_overwrites_what_is_not_a_saved_game(tmp_path: Path):
    diary = tmp_path / "diary.txt"
    diary.write_text("Dear diary")
    _, output = run([f"save {diary}", f"save {tmp_path}", f"save {tmp_path}/nowhere/game.json", "save", "load"])
    assert diary.read_text() == "Dear diary"
    assert output.count("Not saved.") == 3
    assert output.count("Say which file") == 2
    assert sorted(path.name for path in tmp_path.iterdir()) == ["diary.txt"]


def test_saving_twice_replaces_the_first(tmp_path: Path):
    file = tmp_path / "saved.json"
    session, output = run(["1", f"save {file}", *any_choices(20), f"save {file}"])
    assert "Not saved" not in output
    assert json.loads(file.read_text())["moves"] == list(session.table.match.log)


@pytest.mark.parametrize("language", LANGUAGES)
def test_help_explains_moves_things_and_commands(language):
    session, output = run(["help"], language=language, match=make_match(first_player="1"))
    words = session.words
    told = in_one_line(output)
    for message in ("help-moves", "help-things", "help-commands", "command-quit"):
        assert words.say(message) in told
    assert words.text("terminal-about-desk") in told
    assert words.move("go", ["b5"]) in told
    assert words.event("placed", {"seat": "P1", "space": "b5"}) in told


def test_help_says_what_a_table_move_is():
    """K31: at an honour table a breach can be called at any moment."""
    choice = {"at": "c7", "hand": ["goblin-ball-ball", "rigor-ball-ball"]}
    match = game_of(make_match()).arrange(2, {"P1": choice, "P2": {"looks": ["head-ear"]}}, penance="honour")
    session, output = run(["help", "breach P2"], match=match)
    assert "Call a breach: Orange" in output
    assert "Orange has broken a penance." in output
    assert session.table.match.log[0] == "breach P2"
    assert session.table.standing()[0].kind == TABLE


@pytest.mark.parametrize("language", LANGUAGES)
def test_a_hint_says_what_a_strong_bot_would_do_and_why(language, monkeypatch):
    from ludoteca import bots

    real = bots.bot
    few = bots.Budget(iterations=150)
    monkeypatch.setattr(bots, "bot", lambda name, seed, budget=few: real(name, seed, budget=budget))
    session, output = run(["hint"], language=language, match=make_match(2, first_player="1"))
    words, told = session.words, in_one_line(output)
    thought = real("master", "hint/0").think(session.table.match, iterations=150)
    assert words.say("thinking") in told
    share = round(100 * thought.options[0].visits / 150)
    expected = round(100 * thought.options[0].expected)
    move = words.move(thought.move.kind, thought.move.args)
    assert words.say("hint", move=move, share=share, expected=expected) in told
    line = " → ".join(words.move(move.kind, move.args) for move in thought.line[1:5])
    assert words.say("hint-line", line=line) in told


@pytest.mark.parametrize("language", LANGUAGES)
def test_a_hint_compares_with_the_move_that_somebody_has_in_mind(language, monkeypatch):
    from ludoteca import bots

    real = bots.bot
    few = bots.Budget(iterations=150)
    monkeypatch.setattr(bots, "bot", lambda name, seed, budget=few: real(name, seed, budget=budget))
    match = make_match(2, first_player="1")
    thought = real("master", "hint/0").think(match, iterations=150)
    other = thought.options[-1]
    gap = round(100 * (thought.options[0].expected - other.expected))
    assert gap > 0
    session, output = run([f"hint {other.move}", "hint 99"], language=language, match=match)
    words, told = session.words, in_one_line(output)
    move = words.move(other.move.kind, other.move.args)
    assert words.say("hint-worse", move=move, expected=round(100 * other.expected), gap=gap) in told
    assert told.count(words.say("hint-reply", name="$", move="$").partition("$")[0]) == 2
    assert words.say("not-a-choice", input="99", count=len(match.moves())) in told


def test_rules_are_quoted_by_number():
    _, output = run(["rules K17", "rules k1", "rules K999", "rules", "rules ../../etc/passwd"])
    assert re.search(r"^K17 \w", output, re.MULTILINE)
    assert re.search(r"^K1 \w", output, re.MULTILINE)
    assert output.count("There is no rule") == 3


def test_the_board_is_drawn_again_when_asked_for():
    _, output = run(["board", "board"], match=make_match(first_player="1"))
    assert output.count("Where will your goblin come in?") == 3
    assert output.count("desk  desk") == 6


def test_people_see_only_their_own_cards():
    """K41: on a shared screen each person is told of their own cards alone."""
    session, _ = run(any_choices(60), people=2, match=make_match(3))
    drawn = [event for step in session.table.standing() for event in step.events if event.kind == "drew"]
    words = session.words
    for seat in (0, 1):
        whole = " ".join(sentence for paragraph in session._stories[seat].whole() for sentence in paragraph.sentences)
        for event in drawn:
            mine = event.args["seat"] == f"P{seat + 1}"
            assert (words.event("drew", event.args) in whole) == mine
        assert words.event("drew", {"seat": "P3"}) in whole


def test_names_are_printed_as_they_are():
    _, output = run(["1"], names=("[bold]Zoë[/bold]",), match=make_match(first_player="1"))
    assert "[bold]Zoë[/bold] slips into the library" in output


def test_the_same_seed_and_input_give_the_same_game():
    chance = random.Random(4)
    lines = [str(chance.randint(1, 4)) for _ in range(200)]
    (_, first), (_, second) = run(lines), run(lines)
    assert first == second
