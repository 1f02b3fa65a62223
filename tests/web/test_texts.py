"""The browser client's words: complete in every language, and none outside the message files."""

import re
from functools import cache
from pathlib import Path

import pytest

import ludoteca
from ludoteca.kernel.locale import LANGUAGES
from tests.fluent_messages import messages

WEB = Path(__file__).parents[2] / "web"
GAMES = ludoteca.games()
COMPONENTS = sorted(file for file in (WEB / "src").rglob("*.svelte") if "dev" not in file.parts)
SOURCES = [*COMPONENTS, *sorted((WEB / "src").rglob("*.ts"))]
SPOKEN_ATTRIBUTES = ("aria-label", "aria-valuetext", "aria-roledescription", "title", "placeholder", "alt", "label")


def screen_files(name: str, language: str) -> list[Path]:
    """The client's own messages, of the shell or of a game."""
    return sorted((WEB / "locale" / language).glob(f"{name}*.ftl"))


@pytest.mark.parametrize("language", LANGUAGES[1:])
@pytest.mark.parametrize("name", ["shell", *GAMES])
def test_every_language_has_the_same_messages(name, language):
    english, other = messages(screen_files(name, "en")), messages(screen_files(name, language))
    assert english.keys() - other.keys() == set()
    assert other.keys() - english.keys() == set()
    assert {message for message in english if english[message] != other[message]} == set()


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("name", GAMES)
def test_shell_game_and_screen_never_use_the_same_id(name, language):
    own = sorted((GAMES[name].folder / "locale" / language).glob("*.ftl"))
    messages([*screen_files("shell", language), *own, *screen_files(name, language)])


@cache
def all_messages() -> dict[str, set[str]]:
    """Everything that the client can say."""
    known = messages(screen_files("shell", "en"))
    for name in GAMES:
        known |= messages([*sorted((GAMES[name].folder / "locale" / "en").glob("*.ftl")), *screen_files(name, "en")])
    return known


@pytest.mark.parametrize("file", SOURCES, ids=lambda file: str(file.relative_to(WEB)))
def test_every_message_that_is_named_exists(file):
    named = set(re.findall(r"""(?:\bt|\bnotice|\.text)\(\s*"([a-z][\w.-]*)\"""", file.read_text(encoding="utf-8")))
    assert named - all_messages().keys() == set()


def test_every_problem_that_the_server_can_have_is_explained():
    page = (WEB.parent / "docs" / "protocol.md").read_text(encoding="utf-8")
    table = page[page.index("| code | meaning |") : page.index("## Tables")]
    codes = re.findall(r"`([a-z-]+)`", "".join(row.split("|")[1] for row in table.splitlines() if row.startswith("|")))
    assert {f"problem-{code}" for code in codes} - all_messages().keys() == set()


def markup(component: str) -> str:
    """What a component shows: without scripts, styles, comments and expressions."""
    for block in ("script", "style"):
        component = re.sub(rf"<{block}\b.*?</{block}>", "", component, flags=re.DOTALL)
    component = re.sub(r"<!--.*?-->", "", component, flags=re.DOTALL)
    depth, kept = 0, []
    for letter in component:
        depth += letter == "{"
        if depth == 0:
            kept.append(letter)
        depth -= letter == "}"
    return "".join(kept)


@pytest.mark.parametrize("file", COMPONENTS, ids=lambda file: str(file.relative_to(WEB)))
def test_no_text_is_written_in_a_component(file):
    shown = markup(file.read_text(encoding="utf-8"))
    for attribute in SPOKEN_ATTRIBUTES:
        assert not re.search(rf"""\s{attribute}=(["'])[^"']*[A-Za-zÀ-ž]{{2,}}[^"']*\1""", shown), attribute
    text = re.sub(r"<[^>]*>", " ", re.sub(r"=>", "", shown))
    assert re.findall(r"[A-Za-zÀ-ž]{2,}", text) == []


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("name", GAMES)
def test_a_name_with_a_mark_of_its_own_never_meets_the_sentence_s(name, language):
    """Some names of things end with a mark (“Present, Your Darkness!”): in a sentence they stand in quotes."""
    files = [*sorted((GAMES[name].folder / "locale" / language).glob("*.ftl")), *screen_files(name, language)]
    lines = [line for file in files for line in file.read_text(encoding="utf-8").splitlines()]
    loud = {line.split(" = ")[0].split("-")[0] for line in lines if re.match(r"[a-z]+-[\w-]+ = .*[!?]$", line)}
    loud -= {"event", "prompt", "move", "screen", "rigor", "bot", "ending", "act", name, "table"}
    for domain in loud:
        assert not [line for line in lines if re.search(rf"{{ \${domain} }}[.!?]", line)], domain


@pytest.mark.parametrize("language", LANGUAGES)
def test_names_of_the_cast_fit_beside_a_portrait(language):
    """Who sits at a table changes from day to day: a name that is too long would be cut only on some days."""
    names = [
        line.split(" = ")[1]
        for file in sorted((WEB / "locale" / language).glob("*-cast.ftl"))
        for line in file.read_text(encoding="utf-8").splitlines()
        if re.match(r"cast-\d+ = ", line)
    ]
    assert len(names) >= 4 * len(GAMES)
    assert [name for name in names if max(map(len, re.split(r"[ -]", name))) > 9] == []


SHORT = 12
"""Letters that a small card has room for, in type that can be read."""


@pytest.mark.parametrize("language", LANGUAGES)
def test_short_names_of_cards_fit_on_small_cards(language):
    files = [file.read_text(encoding="utf-8") for name in GAMES for file in screen_files(name, language)]
    names = [name for file in files for name in re.findall(r"^short-\w+ = (.+)$", file, flags=re.MULTILINE)]
    assert len(names) > 20
    assert [name for name in names if len(name.replace(" ", "")) > SHORT] == []
