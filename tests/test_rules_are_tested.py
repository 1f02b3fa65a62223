"""Every numbered rule of a game is on its page, and a function and a test name it."""

import ast
import re
from pathlib import Path

import pytest

import ludoteca
from ludoteca.kernel.rulebook import rules_page

TESTS = Path(__file__).parent


def numbered_on_page(game: str) -> list[tuple[str, int]]:
    """The letters and numbers that the page of a game explains, each at the beginning of an item or heading."""
    page = rules_page(ludoteca.game(game), "en")
    assert page is not None, f"{game} has no rulebook/en.md"
    found = re.findall(r"^(?:-|#+) \**([A-Z]+)(\d+)\b", page[1], re.MULTILINE)
    return [(letter, int(number)) for letter, number in found]


RULES = [
    (game, letter) for game in ludoteca.games() for letter in sorted({found for found, _ in numbered_on_page(game)})
]
"""The letters of each game's rules and rulings."""


def rules_on_page(game: str, letter: str) -> list[int]:
    """The numbers of one letter."""
    return [number for found, number in numbered_on_page(game) if found == letter]


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
    assert {game for game, _ in RULES} == set(ludoteca.games())


@pytest.mark.parametrize(("game", "letter"), RULES)
def test_the_page_has_every_rule_once_and_in_order(game, letter):
    numbers = rules_on_page(game, letter)
    assert numbers == list(range(1, len(numbers) + 1))


@pytest.mark.parametrize(("game", "letter"), RULES)
def test_every_rule_has_a_test_that_names_it(game, letter):
    untested = sorted(set(rules_on_page(game, letter)) - rules_tested(game, letter))
    assert not untested, f"no test names the rules {untested} of {game}"


@pytest.mark.parametrize(("game", "letter"), RULES)
def test_no_test_names_a_rule_that_is_not_there(game, letter):
    unknown = sorted(rules_tested(game, letter) - set(rules_on_page(game, letter)))
    assert not unknown, f"tests name the rules {unknown}, which {game} does not have"


def rules_in_docstrings(game: str, letter: str) -> set[int]:
    """The numbers that docstrings of a game's own functions name: where `git grep` finds what carries a rule out."""
    named: set[int] = set()
    for file in (ludoteca.game(game).folder).glob("*.py"):
        for node in ast.walk(ast.parse(file.read_text(encoding="utf-8"))):
            if isinstance(node, ast.FunctionDef):
                named |= {int(n) for n in re.findall(rf"\b{letter}(\d+)\b", ast.get_docstring(node) or "")}
    return named


@pytest.mark.parametrize(("game", "letter"), RULES)
def test_every_rule_has_a_function_that_names_it(game, letter):
    nowhere = sorted(set(rules_on_page(game, letter)) - rules_in_docstrings(game, letter))
    assert not nowhere, f"no function of {game} names the rules {nowhere} in its docstring"


@pytest.mark.parametrize(("game", "letter"), RULES)
def test_no_function_names_a_rule_that_is_not_there(game, letter):
    unknown = sorted(rules_in_docstrings(game, letter) - set(rules_on_page(game, letter)))
    assert not unknown, f"functions name the rules {unknown}, which {game} does not have"


def test_a_rule_counts_as_tested_only_if_a_test_names_it():
    source = '''
def test_k3_k4_by_name(): ...
def test_by_docstring():
    """See Q9, K21 and K22."""
def arrange_k5():
    """K6"""
'''
    assert rules_named_in(source, "K") == {3, 4, 21, 22}
