"""Words for people: complete in every language, and never an id where there is a name."""

from typing import Any

import pytest

import ludoteca
from ludoteca.kernel.errors import BadOption
from ludoteca.kernel.limits import FIRST_TASK
from ludoteca.kernel.locale import LANGUAGES
from ludoteca.terminal.board import board_of
from ludoteca.terminal.words import LOCALE, Words, default_language
from tests.fluent_messages import messages

GAMES = ludoteca.games()
FOLDERS = {"terminal": LOCALE, **{name: game.folder / "locale" for name, game in GAMES.items()}}


def messages_of(folder: str, language: str) -> dict[str, set[str]]:
    """The messages of a game or of the terminal."""
    return messages(sorted((FOLDERS[folder] / language).glob("*.ftl")))


@pytest.mark.parametrize("language", LANGUAGES[1:])
@pytest.mark.parametrize("folder", FOLDERS)
def test_every_language_has_the_same_messages(folder, language):
    english, other = messages_of(folder, "en"), messages_of(folder, language)
    assert english.keys() == other.keys()
    differing = {name for name in english if english[name] != other[name]}
    assert not differing


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("name", GAMES)
def test_every_move_event_and_prompt_has_a_sentence(name, language):
    game = GAMES[name]
    words = Words(game, language)
    names = game.setting(game.seats[0]).names

    def thing(domain: str) -> Any:
        return 2 if domain == "number" else names.all(domain)[0]

    for kind in game.move_table:
        assert words.move(kind.name, [thing(domain) for domain in kind.domains])
    for term in game.events:
        args = {field: thing(domain) for field, domain in term.fields.items()}
        assert words.event(term.name, args)
        if term.secret:
            assert words.event(term.name, {field: args[field] for field in args if field not in term.secret})
    for term in game.frames:
        if term.number < FIRST_TASK:
            prompt = {"kind": term.name, "seat": 0}
            prompt |= {field: thing(domain) for field, domain in term.fields.items()}
            assert words.prompt(prompt, you=False) != words.prompt(prompt, you=True)


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("name", GAMES)
def test_every_game_and_option_is_described(name, language):
    game = GAMES[name]
    words = Words(game, language)
    assert words.text("game-title")
    assert words.text("game-pitch")
    for option, facts in game.options.items():
        assert words.text(f"option-{option}")
        assert words.text(f"option-{option}.text")
        for choice in facts.choices:
            assert words.text(f"option-{option}-{choice}")


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("name", GAMES)
def test_every_number_that_decides_has_a_heading(name, language):
    game = GAMES[name]
    words = Words(game, language)
    for key in game.new(game.seats[0], "score").standings[0].score:
        assert words.has(f"score-{key}"), key


@pytest.mark.parametrize("language", LANGUAGES)
def test_nothing_in_kragmorthas_own_box_is_called_by_its_id(language):
    game = GAMES["kragmortha"]
    words = Words(game, language)
    names = game.setting(4).names
    for domain in ("card", "direction", "effect", "look", "tome", "token", "reason", "ending"):
        for name in names.all(domain):
            assert words.name(domain, name) != name or (language, name) in SAME_IN_ENGLISH, (domain, name)
    for look in names.all("look"):
        assert words.detail("look", look, "penance")
    for tome in names.all("tome"):
        assert words.detail("tome", tome, "text")


SAME_IN_ENGLISH = {("en", name) for name in ("north", "east", "south", "west")}


def test_what_the_language_files_do_not_know_is_called_by_its_id():
    words = Words(GAMES["kragmortha"], "fr")
    assert words.name("tome", "my-own-tome-7") == "my-own-tome-7"
    assert words.detail("tome", "my-own-tome-7", "text") is None
    assert words.name("space", "e5") == "e5"


def test_copies_of_a_card_share_their_name():
    words = Words(GAMES["kragmortha"], "en")
    assert words.name("tome", "haste-1") == words.name("tome", "haste-2") == "Haste"


def test_seats_are_called_by_the_names_given_then_by_the_games_own():
    words = Words(GAMES["kragmortha"], "it", ["Anna"])
    assert [words.seat(0), words.seat(1)] == ["Anna", "Arancione"]
    assert words.event("swapped", {"seat": "P1", "other": "P2"}) == "Anna e Arancione si scambiano di posto."


def test_the_language_comes_from_the_environment(monkeypatch: pytest.MonkeyPatch):
    for variable in ("LUDOTECA_LANGUAGE", "LC_ALL", "LC_MESSAGES", "LANG"):
        monkeypatch.delenv(variable, raising=False)
    assert default_language() == "en"
    monkeypatch.setenv("LANG", "pl_PL.UTF-8")
    assert default_language() == "pl"
    monkeypatch.setenv("LC_ALL", "de_DE.UTF-8")
    assert default_language() == "en"
    monkeypatch.setenv("LUDOTECA_LANGUAGE", "es")
    assert default_language() == "es"


def test_an_unknown_language_is_refused():
    with pytest.raises(BadOption, match="There is no language “xx”"):
        Words(GAMES["kragmortha"], "xx")


@pytest.mark.parametrize("name", GAMES)
def test_every_game_has_a_board(name):
    assert callable(board_of(GAMES[name]).draw)
