"""The rules pages: every rule in every language, found by its number."""

import re
from itertools import product

import pytest

import ludoteca
from ludoteca.kernel.locale import LANGUAGES
from ludoteca.kernel.rulebook import example_rule, numbered_rule, rules_page


def numbers(game: str, language: str) -> list[str]:
    page = rules_page(ludoteca.game(game), language)
    assert page is not None
    assert page[0] == language
    return re.findall(r"^- (?:\*\*)?([A-Z]+[0-9]+)\b", page[1], re.MULTILINE)


@pytest.mark.parametrize(("game", "language"), list(product(ludoteca.games(), LANGUAGES)))
def test_every_rule_stands_in_every_language_in_the_same_order(game: str, language: str):
    assert numbers(game, language) == numbers(game, "en")


@pytest.mark.parametrize(("game", "language"), list(product(ludoteca.games(), LANGUAGES)))
def test_a_rule_is_found_by_its_number(game: str, language: str):
    for number in numbers(game, language):
        text = numbered_rule(ludoteca.game(game), number.lower(), language)
        assert text is not None
        assert text.startswith(f"{number} ")
        assert "**" not in text
        assert "`" not in text


def test_rules_that_are_not_there():
    game = ludoteca.game("kragmortha")
    assert numbered_rule(game, "K99", "it") is None
    assert numbered_rule(game, "(", "it") is None


def test_an_unknown_language_reads_english():
    page = rules_page(ludoteca.game("looterz"), "../pl")
    assert page is not None
    assert page[0] == "en"
    assert example_rule(ludoteca.game("looterz")) == "L1"
