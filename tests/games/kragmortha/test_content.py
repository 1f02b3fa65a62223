"""What is in Kragmortha's box, and that all five languages can name it."""

import re
from collections import Counter
from itertools import combinations
from pathlib import Path

import pytest
from fluent.syntax import FluentParser, ast

from ludoteca.games.kragmortha.moves import EFFECTS
from ludoteca.kernel.locale import LANGUAGES
from tests.games.kragmortha.arranging import GAME, card, own_board
from tests.games.kragmortha.board import LAYOUTS, SYMBOLS, space_names

CONTENT = GAME.setting(4).content
BOARD = Path(__file__).parents[3] / "web" / "src" / "games" / "kragmortha"
PAGE = (GAME.folder / "rulebook" / "en.md").read_text(encoding="utf-8")


def deck():
    """How many of each Movement card there are."""
    cards: Counter[str] = Counter()
    for entry in CONTENT.movement.card:
        cards[card(entry.mover, *entry.symbols)] += entry.copies
    return cards


def test_k4_the_box_has_58_movement_cards_24_looks_18_tomes_and_6_tokens():
    assert sum(deck().values()) == 58
    assert len(CONTENT.looks.look) == 24
    assert len(CONTENT.tomes.tome) == 18
    assert sum(token.copies for token in CONTENT.tokens.token) == 6


def test_k9_the_movement_cards_are_distributed_as_the_rules_page_says():
    expected: Counter[str] = Counter()
    for pair in combinations(SYMBOLS, 2):
        expected[card("goblin", *pair)] = 6
        expected[card("rigor", *pair)] = 1
    for symbol in SYMBOLS:
        expected[card("goblin", symbol, "ball")] = 2
        expected[card("rigor", symbol, "ball")] = 1
    expected["goblin-ball-ball"] = expected["rigor-ball-ball"] = 2
    assert deck() == expected
    assert sum(count for name, count in deck().items() if name.startswith("goblin")) == 46


def test_k24_four_tokens_teleport_one_is_a_tome_and_one_a_trap():
    assert {token.id: token.copies for token in CONTENT.tokens.token} == {"teleport": 4, "tome": 1, "trap": 1}


def test_k29_six_parts_of_the_body_four_looks_each():
    parts = Counter(look.part for look in CONTENT.looks.look)
    assert parts == dict.fromkeys(("head", "mouth", "arms", "hands", "legs", "voice"), 4)


def test_k29_one_penance_alone_changes_the_rules():
    limits = {look.id: look.hand_limit for look in CONTENT.looks.look if look.hand_limit != 3}
    assert list(limits.values()) == [2]
    (changed,) = limits
    assert next(look.part for look in CONTENT.looks.look if look.id == changed) == "hands"


def test_k31_every_look_has_a_screen_twin_and_every_twin_is_used():
    twins = {twin.id for twin in CONTENT.twins.twin}
    assert {look.twin for look in CONTENT.looks.look} == twins
    assert any(twin.breakable for twin in CONTENT.twins.twin)


def test_k31_no_two_looks_of_one_part_have_the_same_twin():
    """Otherwise the two would be the same penance on a screen."""
    assert max(Counter((look.part, look.twin) for look in CONTENT.looks.look).values()) == 1


def test_the_tomes_are_those_of_the_list():
    twice = ("absolution", "deep_pockets", "haste", "swap", "beckon", "scapegoat", "ward")
    once = ("crystal_step", "shove", "recall", "pickpocket")
    assert Counter(tome.effect for tome in CONTENT.tomes.tome) == dict.fromkeys(twice, 2) | dict.fromkeys(once, 1)


def test_k35_every_kind_and_number_of_magic_symbols_exists_twice():
    faces = Counter((tome.kind, tome.symbols) for tome in CONTENT.tomes.tome)
    assert faces == {(kind, number): 2 for kind in ("moon", "eye", "flame") for number in (1, 2, 3)}


def test_k2_the_layouts_are_those_of_the_rules():
    for layout in CONTENT.board.layout:
        assert layout.map.split() == LAYOUTS[tuple(layout.seats)].split()
    assert [layout.origin for layout in CONTENT.board.layout] == ["published", "published", "ours"]


@pytest.mark.parametrize(("seats", "in_play", "starts", "circles"), [(4, 37, 6, 4), (6, 49, 7, 5), (8, 60, 7, 7)])
def test_k2_facts_of_the_layouts(seats, in_play, starts, circles):
    board = own_board(seats)
    assert (len(board.in_play), len(board.starts), len(board.circles)) == (in_play, starts, circles)
    assert board.desk == {"a9", "b9", "a10", "b10"}
    assert board.those("R") == {"d10"}


@pytest.mark.parametrize("seats", [4, 6, 8])
def test_k2_each_layout_is_connected_without_crossing_the_desk(seats):
    board = own_board(seats)
    reached, todo = {"d10"}, ["d10"]
    while todo:
        for space in board.neighbours(todo.pop()).values():
            if space not in reached | board.desk:
                reached.add(space)
                todo.append(space)
    assert reached == board.in_play - board.desk


def test_k18_g10_has_a_single_neighbour_at_two_to_four_players():
    assert own_board(4).around("g10") == {"f10"}


def test_k1_the_floor_has_66_symbols_and_the_desk():
    board = own_board(8)
    assert set(board.symbols) == set(space_names())
    shown = Counter(board.symbols.values())
    assert shown["ball"] == 4
    assert sum(shown[symbol] for symbol in SYMBOLS) == 66


def test_the_floor_has_no_equal_neighbours():
    board = own_board(8)
    board.in_play = set(space_names())
    for space in space_names():
        for beside in board.around(space) - board.desk:
            assert board.symbols[space] != board.symbols[beside], (space, beside)


@pytest.mark.parametrize("seats", [4, 6, 8])
def test_the_four_symbols_are_about_equally_frequent(seats):
    board = own_board(seats)
    counts = Counter(board.symbols[space] for space in board.in_play - board.desk)
    assert set(counts) == set(SYMBOLS)
    assert max(counts.values()) - min(counts.values()) <= 2


@pytest.mark.parametrize("seats", range(2, 9))
def test_k12_is_rare_in_random_play(seats):
    """A hand without a usable card on fewer than two turns of a hundred."""
    turns = shown = 0
    for game in range(12):
        match = GAME.new(seats, f"random {game}")
        luck = game
        while not match.over:
            legal = match.moves()
            luck = (luck * 1103515245 + 12345) % 2**31
            move = legal[(luck >> 8) % len(legal)]
            shown += move.kind == "show"
            match.play(move)
        turns += match.view()["turn"]["number"]
    assert shown < turns * 0.02, f"{shown} of {turns} turns"


DRAWN = {"s": "+", "T": "o", "S": "*", "R": "!", ".": ""}


@pytest.mark.parametrize("number", [0, 1, 2])
def test_the_boards_drawn_on_the_rules_page_are_those_of_the_box(number):
    drawing = re.findall(r"```text\n(.*?)```", PAGE, re.DOTALL)[number]
    board = own_board((4, 6, 8)[number])
    lines = drawing.splitlines()
    assert lines[0].split() == list("abcdefg")
    letters = {"scroll": "s", "stones": "t", "potion": "p", "book": "b"}
    for line in lines[1:]:
        row = int(line[:3])
        for column, name in enumerate("abcdefg"):
            cell = line[5 + 3 * column : 7 + 3 * column].strip()
            letter = board.letters[f"{name}{row}"]
            if letter in "x#D":
                assert cell == {"x": "", "#": "##", "D": "DD"}[letter]
            else:
                assert cell == letters[board.symbols[f"{name}{row}"]] + DRAWN[letter]


def messages(language):
    """Every message of the game in a language: its own attributes, and whether it has a text of its own."""
    found = {}
    for file in sorted((GAME.folder / "locale" / language).glob("*.ftl")):
        resource = FluentParser().parse(file.read_text(encoding="utf-8"))
        for entry in resource.body:
            assert not isinstance(entry, ast.Junk), (file, entry.content)
            if isinstance(entry, ast.Message):
                assert entry.id.name not in found, f"{entry.id.name} stands twice in {language}"
                found[entry.id.name] = (
                    entry.value is not None,
                    {attribute.id.name for attribute in entry.attributes},
                )
    return found


def needed():
    """The messages that the content needs, with their attributes."""
    texts: dict[str, set[str]] = {"game-title": set(), "game-pitch": set()}
    texts |= {f"look-{look.id}": {"penance", "twin", "calm"} for look in CONTENT.looks.look}
    texts |= {f"part-{look.part}": set() for look in CONTENT.looks.look}
    texts |= {f"tome-{tome.effect}": {"text", "when"} for tome in CONTENT.tomes.tome}
    texts |= {f"kind-{tome.kind}": set() for tome in CONTENT.tomes.tome}
    texts |= {f"token-{token.id}": {"text"} for token in CONTENT.tokens.token}
    texts |= {f"symbol-{symbol}": set() for symbol in (*SYMBOLS, "ball")}
    texts |= {f"goblin-{number}": {"shape"} for number in range(1, 9)}
    for name, option in GAME.options.items():
        texts[f"option-{name}"] = {"text"}
        texts |= {f"option-{name}-{choice}": set() for choice in option.choices}
    return texts


def listed(source, name):
    """The words of a list, or the names in a table of pictures, of the browser's board."""
    text = (BOARD / source).read_text(encoding="utf-8")
    body = re.search(rf"^export const {name}\b.*?[\[{{]\n(.*?)^[\]}}]", text, re.MULTILINE | re.DOTALL)
    assert body, name
    return re.findall(r'^  "?([\w-]+)"?[,:]', body[1], re.MULTILINE)


def test_the_browsers_key_shows_what_is_in_the_box():
    assert listed("catalogue.ts", "LOOKS") == [look.id for look in CONTENT.looks.look]
    assert listed("art/icons.ts", "EFFECTS") == list(EFFECTS)


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_language_names_all_that_is_in_the_box(language):
    found = messages(language)
    for message, attributes in needed().items():
        assert message in found, message
        has_text, there = found[message]
        assert has_text, message
        assert attributes <= there, message


@pytest.mark.parametrize("language", LANGUAGES)
def test_all_languages_have_the_same_messages_and_attributes(language):
    assert messages(language) == messages("en")


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_text_of_the_box_can_be_read(language):
    words = GAME.language(language)
    for message, attributes in needed().items():
        for name in (message, *(f"{message}.{attribute}" for attribute in attributes)):
            text = words.text(name)
            assert text.strip(), name
            assert not re.search(r"[{}]|\$\w", text), (name, text)


@pytest.mark.parametrize("language", [language for language in LANGUAGES if language != "en"])
def test_long_texts_are_translated(language):
    words, english = GAME.language(language), GAME.language("en")
    for message, attributes in needed().items():
        for attribute in attributes & {"penance", "twin", "calm", "text", "when"}:
            name = f"{message}.{attribute}"
            assert words.text(name) != english.text(name), name


@pytest.mark.parametrize("language", LANGUAGES)
def test_names_differ_within_a_language(language):
    words = GAME.language(language)
    for prefix in ("look-", "part-", "tome-", "kind-", "token-", "symbol-", "goblin-"):
        names = [words.text(message) for message in needed() if message.startswith(prefix)]
        assert len(set(names)) == len(names), (prefix, names)
