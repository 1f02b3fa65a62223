"""The contents of the box, and that everything has its words in five languages."""

import runpy
from pathlib import Path

import pytest
from fluent.syntax import FluentParser
from fluent.syntax.ast import Junk, Message

from ludoteca.games.looterz import GAME
from ludoteca.games.looterz.box import OPTIONS
from ludoteca.games.looterz.moves import TARGETS, WHATS, WHENS, WHOS
from ludoteca.games.looterz.view import odds
from ludoteca.kernel.locale import LANGUAGES

CONTENT = GAME.setting(2).content
DESIGNS = CONTENT.cards.card
ROOT = Path(__file__).parents[3]
WEB = ROOT / "web" / "src" / "games" / "looterz"


def test_there_are_sixty_cards_of_about_thirty_designs():
    assert sum(card.copies for card in DESIGNS) == 60
    assert len(DESIGNS) == 30


def test_l1_printed_life_is_one_to_three_and_power_one_to_six():
    assert {card.life for card in DESIGNS} == {1, 2, 3}
    assert {card.power for card in DESIGNS} <= set(range(1, 7))


def test_only_a_few_looterz_know_magic():
    activations = [card.id for card in DESIGNS if any(ability.when == "activation" for ability in card.ability)]
    assert 3 <= len(activations) <= 8
    plain = [card.id for card in DESIGNS if not card.ability and not card.standing]
    assert len(plain) <= 3, "most have some ability"


def test_what_the_rulebook_says_of_its_looterz():
    known = {card.id: card for card in DESIGNS if card.origin == "rulebook"}
    assert (known["hal_r_tel"].life, known["hal_r_tel"].power) == (3, 3)
    assert known["rollork"].power == 2
    assert known["rollork"].standing == ("taunt",)
    assert [ability.what for ability in known["ninja"].ability] == ["kill"]
    assert [(ability.what, ability.who) for ability in known["rrugh"].ability] == [("forced_sacrifice", "each_player")]
    assert known["elsar"].ability[0].who == "each_player"
    assert [(ability.what, ability.until) for ability in known["pru"].ability] == [("take_control", "end_of_turn")]
    assert known["blink"].standing == ("twice",)
    for card in known.values():
        assert card.note, f"{card.id}: a note says which part is the rulebook's"


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_design_has_a_name_a_text_and_a_flavour_of_its_own(language):
    words = GAME.language(language)
    for part in ("", ".text", ".flavour"):
        texts = [words.text(f"card-{card.id}{part}") for card in DESIGNS]
        assert all(texts)
        if part != ".text":
            assert len(set(texts)) == len(DESIGNS)


@pytest.mark.parametrize("language", LANGUAGES)
def test_a_text_names_the_keyword_and_the_amount_of_every_ability(language):
    words = GAME.language(language)
    for card in DESIGNS:
        text = words.text(f"card-{card.id}.text")
        for ability in card.ability:
            assert words.text(f"keyword-{ability.when}") in text, card.id
            if ability.amount not in (1, "richest_coins"):
                assert str(ability.amount) in text, card.id
        if "taunt" in card.standing:
            assert words.text("keyword-taunt") in text, card.id


def test_the_pages_of_rules_and_the_browser_show_the_cards_as_they_are():
    for path, text in runpy.run_path(str(WEB / "cards.py"))["made"]().items():
        assert path.read_text(encoding="utf-8") == text, f"{path.name}: run {(WEB / 'cards.py').relative_to(ROOT)}"


@pytest.mark.parametrize("language", LANGUAGES)
def test_everything_that_is_said_has_its_message(language):
    words = GAME.language(language)
    wanted = [f"move-{kind.name}" for kind in GAME.move_table]
    wanted += [f"event-{term.name}" for term in GAME.events]
    wanted += [f"event-{term.name}-hidden" for term in GAME.events if term.secret]
    wanted += [f"prompt-{term.name}" for term in GAME.frames if term.number < 64]
    wanted += [f"option-{name}" for name in OPTIONS]
    wanted += [f"option-{name}-{choice}" for name, option in OPTIONS.items() for choice in option.choices]
    wanted += [f"keyword-{word}" for word in (*WHENS, "taunt", "twice", "ward", "steal", "sacrifice")]
    wanted += [f"effect-{what}" for what in WHATS] + [f"who-{who}" for who in WHOS]
    wanted += [f"which-{target}" for target in TARGETS]
    assert [message for message in wanted if not words.has(message)] == []


def _shape(language: str) -> dict[str, set[str]]:
    messages = {}
    for file in sorted((GAME.folder / "locale" / language).glob("*.ftl")):
        for entry in FluentParser().parse(file.read_text(encoding="utf-8")).body:
            if isinstance(entry, Message):
                messages[entry.id.name] = {attribute.id.name for attribute in entry.attributes}
            assert not isinstance(entry, Junk), (file, entry)
    return messages


@pytest.mark.parametrize("language", LANGUAGES)
def test_all_languages_have_the_same_messages_and_attributes(language):
    assert _shape(language) == _shape("en")


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_sentence_can_be_said(language):
    words = GAME.language(language)
    for term in GAME.events:
        args = {name: 2 if domain == "number" else "x" for name, domain in term.fields.items()}
        assert words.text(f"event-{term.name}", **args)
    for term in GAME.frames:
        if term.number < 64:
            args = {name: 2 if domain == "number" else "x" for name, domain in term.fields.items()}
            assert words.text(f"prompt-{term.name}", seat="Anna", **args)
            assert words.text(f"prompt-{term.name}.you", seat="Anna", **args)
    for kind in GAME.move_table:
        assert words.text(f"move-{kind.name}", card="x", seat="Anna")


def test_l13_the_odds_of_a_roll_are_shown():
    assert odds(3, 3) == [0.875, 0.5, 0.125]
    assert odds(1, 6) == [1.0]
    assert odds(2, 2) == [0.5556, 0.1111]
