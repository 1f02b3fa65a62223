"""The words: five languages, complete and alike, and every thing of the game has a name."""

import re
from typing import Any

import pytest
from fluent.syntax import FluentParser, ast

from ludoteca.games.platformer import GAME
from ludoteca.kernel.locale import LANGUAGES
from tests.games.platformer.arranging import Table

NAMED = (
    "hero",
    "enemy",
    "boss",
    "event",
    "attack",
    "token",
    "symbol",
    "wanted",
    "roll",
    "direction",
    "times",
    "tile",
    "cause",
    "ending",
    "purpose",
    "spawn",
)
TEXTS = ("hero", "enemy", "event", "attack", "token")


def messages(language):
    """All messages of a language: attributes and variables of each."""
    found = {}
    for path in sorted((GAME.folder / "locale" / language).glob("*.ftl")):
        for entry in FluentParser().parse(path.read_text(encoding="utf-8")).body:
            assert not isinstance(entry, ast.Junk), (path, entry.content)
            if isinstance(entry, ast.Message):
                assert entry.id.name not in found, entry.id.name
                assert entry.span is not None
                text = path.read_text(encoding="utf-8")[entry.span.start : entry.span.end]
                variables = frozenset(re.findall(r"\$(\w+)", text))
                found[entry.id.name] = (tuple(sorted(a.id.name for a in entry.attributes)), variables)
    return found


@pytest.mark.parametrize("language", LANGUAGES)
def test_all_languages_have_the_same_messages_attributes_and_variables(language):
    english, other = messages("en"), messages(language)
    assert set(english) == set(other)
    for name, shape in english.items():
        assert other[name] == shape, name


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_thing_has_a_name_and_every_card_a_text(language):
    words, names = messages(language), GAME.setting(2).names
    for domain in NAMED:
        for name in names.all(domain):
            if re.fullmatch(r"(hero|enemy)-\d+", name):
                continue
            assert f"{domain}-{name}" in words, (domain, name)
            if domain in TEXTS:
                assert "text" in words[f"{domain}-{name}"][0], name
    content = GAME.setting(2).content
    for card in (*content.items.item, *content.potions.potion, *content.artifacts.artifact):
        assert "text" in words[f"card-{card.id}"][0]
    for artifact in content.artifacts.artifact:
        assert "condition" in words[f"card-{artifact.id}"][0]


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_move_prompt_event_and_option_has_its_words(language):
    words = messages(language)
    for kind in GAME.move_table:
        variables = words[f"move-{kind.name}"][1]
        assert variables <= {*kind.domains, *(f"{domain}2" for domain in kind.domains)}
    for term in GAME.events:
        assert words[f"event-{term.name}"][1] <= set(term.fields)
    for term in GAME.frames:
        if term.number < 64:
            attributes, variables = words[f"prompt-{term.name}"]
            assert "you" in attributes
            assert variables <= {"seat", *term.fields}
    for name, option in GAME.options.items():
        assert "text" in words[f"option-{name}"][0]
        for choice in option.choices:
            assert f"option-{name}-{choice}" in words


@pytest.mark.parametrize("language", LANGUAGES)
def test_messages_can_be_rendered(language):
    words = GAME.language(language)
    for name, (attributes, variables) in messages(language).items():
        values: dict[str, Any] = dict.fromkeys(variables, 2)
        assert words.text(name, **values)
        for attribute in attributes:
            assert words.text(f"{name}.{attribute}", **values)


def test_scores_have_names():
    words = GAME.language("en")
    for seats in (1, 2):
        match = Table(seats).hero(0, at="1.1.1").match()
        for part in match.game.view.score(match.setting, match.state, 0):
            assert words.has(f"score-{part}")
