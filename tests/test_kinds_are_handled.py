"""What a game declares in `moves.py` has its branch in `rules.py`, where the rules are called by name."""

import ast
import re
from pathlib import Path

import pytest

ROOT = Path(__file__).parents[1]
GAMES = ROOT / "src" / "ludoteca" / "games"
OURS = sorted(folder.name for folder in GAMES.iterdir() if (folder / "moves.py").exists())


def declared(game: str, what: str) -> set[str]:
    """The names of a game's decisions or tasks: `ASK_BID = FRAMES.decision(...)`."""
    names = set()
    for node in ast.parse((GAMES / game / "moves.py").read_text(encoding="utf-8")).body:
        match node:
            case ast.Assign(targets=[ast.Name(name)], value=ast.Call(func=ast.Attribute(attr=attr))) if attr == what:
                names.add(name)
    return names


def effects(game: str) -> dict[str, str]:
    """What a game's cards can do, by the names in rules: `WARD = EFFECTS.add("ward")`."""
    words = {}
    for node in ast.parse((GAMES / game / "moves.py").read_text(encoding="utf-8")).body:
        match node:
            case ast.Assign(
                targets=[ast.Name(name)],
                value=ast.Call(func=ast.Attribute(value=ast.Name(kinds)), args=[ast.Constant(str(word))]),
            ):
                if kinds.endswith("EFFECTS") or kinds == "WHATS":
                    words[name] = word
    return words


def told_apart(game: str, *functions: str) -> set[str]:
    """The names with which these functions compare what lies on top of the stack."""
    return {
        name.id
        for function in ast.parse((GAMES / game / "rules.py").read_text(encoding="utf-8")).body
        if isinstance(function, ast.FunctionDef) and function.name in functions
        for compared in ast.walk(function)
        if isinstance(compared, ast.Compare)
        for name in ast.walk(compared)
        if isinstance(name, ast.Name)
    }


@pytest.mark.parametrize("game", OURS)
def test_every_decision_offers_moves_and_is_answered(game):
    decisions = declared(game, "decision")
    assert decisions
    assert not decisions - told_apart(game, "legal"), "nothing would be legal"
    assert not decisions - told_apart(game, "answer"), "an answer would change nothing"


@pytest.mark.parametrize("game", OURS)
def test_every_task_is_performed(game):
    tasks = declared(game, "task")
    assert tasks
    assert not tasks - told_apart(game, "perform", "follow"), "it would be dropped and not done"


@pytest.mark.parametrize("game", OURS)
def test_every_effect_is_in_a_rule(game):
    assert effects(game)
    rules = [ast.parse(path.read_text(encoding="utf-8")) for path in (GAMES / game).glob("rules*.py")]
    named = {node.id for rule in rules for node in ast.walk(rule) if isinstance(node, ast.Name)}
    assert not set(effects(game)) - named, "a card that has it would do nothing"


@pytest.mark.parametrize("game", OURS)
def test_who_makes_a_box_is_told_every_effect(game):
    """In the page on own boxes, or at the head of the file that the cards are in."""
    heads = [path.read_text(encoding="utf-8") for path in (GAMES / game / "box").glob("*.toml")]
    comments = [line for head in heads for line in head.splitlines() if line.startswith("#")]
    told = "\n".join([(ROOT / "docs" / "own-box.md").read_text(encoding="utf-8"), *comments])
    assert not set(effects(game).values()) - set(re.findall(r"\w+", told))
