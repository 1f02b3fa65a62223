"""Every numbered rule of a game is on its page and has a test that names it."""

import ast
import re
from pathlib import Path

import pytest

from ludoteca.games import GAMES

TESTS = Path(__file__).parent
PAGES = TESTS.parent / "docs" / "rules"
RULES = [("kragmortha", "K", 41), ("looterz", "L", 30), ("platformer", "P", 133), ("platformer", "PJ", 71)]
"""The letters of each game's rules and rulings, and how many there are."""


def rules_on_page(game: str, letter: str) -> list[int]:
    """The numbers that the page of a game explains, each at the beginning of an item or heading."""
    text = (PAGES / f"{game}.md").read_text(encoding="utf-8")
    return [int(number) for number in re.findall(rf"^(?:-|#+) \**{letter}(\d+)\b", text, re.MULTILINE)]


def rules_named_in(source: str, letter: str) -> set[int]:
    """The numbers that tests name, in the name of the function or in its docstring."""
    named: set[int] = set()
    for node in ast.walk(ast.parse(source)):
        if isinstance(node, ast.FunctionDef) and node.name.startswith("test_"):
            words = node.name.split("_") + re.findall(r"\w+", ast.get_docstring(node) or "")
            found = (re.fullmatch(rf"{letter}(\d+)", word, re.IGNORECASE) for word in words)
            named |= {int(match[1]) for match in found if match}
    return named


def rules_tested(game: str, letter: str) -> set[int]:
    """The numbers that the tests of a game name."""
    files = sorted((TESTS / "games" / game).glob("test_*.py"))
    return set().union(*(rules_named_in(file.read_text(encoding="utf-8"), letter) for file in files))


def test_every_game_has_numbered_rules():
    assert {game for game, *_ in RULES} == set(GAMES)


@pytest.mark.parametrize(("game", "letter", "count"), RULES)
def test_the_page_has_every_rule_once_and_in_order(game, letter, count):
    assert rules_on_page(game, letter) == list(range(1, count + 1))


@pytest.mark.parametrize(("game", "letter", "count"), RULES)
def test_every_rule_has_a_test_that_names_it(game, letter, count):
    untested = sorted(set(range(1, count + 1)) - rules_tested(game, letter))
    assert not untested, f"no test names the rules {untested} of {game}"


@pytest.mark.parametrize(("game", "letter", "count"), RULES)
def test_no_test_names_a_rule_that_is_not_there(game, letter, count):
    unknown = sorted(rules_tested(game, letter) - set(range(1, count + 1)))
    assert not unknown, f"tests name the rules {unknown}, which {game} does not have"


def test_a_rule_counts_as_tested_only_if_a_test_names_it():
    source = '''
def test_k3_k4_by_name(): ...
def test_by_docstring():
    """See Q9, K21 and K22."""
def arrange_k5():
    """K6"""
'''
    assert rules_named_in(source, "K") == {3, 4, 21, 22}
