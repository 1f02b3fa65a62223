"""A box that does not fit is refused with a sentence that names the file, the entry and the field."""

import re

import pytest

from ludoteca.kernel.errors import BadBox
from tests.games.kragmortha.arranging import BALLS, GAME, happened, play, table

FILES = ["board.toml", "movement.toml", "tokens.toml", "looks.toml", "twins.toml", "tomes.toml"]


def complaint(box, seats=4):
    """What is said about a box."""
    with pytest.raises(BadBox) as caught:
        GAME.new(seats, "seed", box=box.folder)
    return str(caught.value)


def test_a_copy_of_the_box_is_the_same_box(own_box):
    own = GAME.new(4, "seed", box=own_box.folder)
    assert own.setting.fingerprint == GAME.new(4, "seed").setting.fingerprint
    play(own, str(own.moves()[0]))


def test_a_changed_box_is_another_box(own_box):
    own_box.replace("movement.toml", "copies = 6", "copies = 5")
    match = GAME.new(4, "seed", box=own_box.folder)
    assert match.setting.fingerprint != GAME.new(4, "seed").setting.fingerprint
    assert match.view()["decks"]["movement"] == 57 - 12


@pytest.mark.parametrize("name", FILES)
def test_a_file_that_is_missing(own_box, name):
    (own_box.folder / name).unlink()
    said = complaint(own_box)
    assert name in said
    assert "not there" in said


def test_a_folder_that_is_missing(tmp_path):
    with pytest.raises(BadBox, match="nowhere"):
        GAME.new(4, "seed", box=tmp_path / "nowhere")


@pytest.mark.parametrize("name", FILES)
def test_a_file_that_is_not_toml(own_box, name):
    own_box.write(name, "[[card\n")
    said = complaint(own_box)
    assert name in said
    assert "TOML" in said


@pytest.mark.parametrize("name", FILES)
def test_a_file_that_is_not_text(own_box, name):
    (own_box.folder / name).write_bytes(b"\xff\xfe\x00")
    assert name in complaint(own_box)


@pytest.mark.parametrize("name", FILES)
def test_a_file_that_is_empty(own_box, name):
    own_box.write(name, "")
    said = complaint(own_box)
    assert name in said
    assert "missing" in said


WRONG_FIELDS = [
    ("movement.toml", "copies = 6", 'copies = "five"', r"card 1 \(goblin-scroll-stones\), copies: "),
    ("movement.toml", "copies = 6", "copies = 0", r"card 1 \(goblin-scroll-stones\), copies: "),
    ("movement.toml", "copies = 6", "copies = 65", r"card 1 \(goblin-scroll-stones\), copies: "),
    ("movement.toml", "copies = 6\n", "", r"card 1 \(goblin-scroll-stones\): .*copies"),
    ("movement.toml", "copies = 6", "copies = 6\ncolour = 1", r"card 1 \(goblin-scroll-stones\): .*colour"),
    (
        "movement.toml",
        'mover = "goblin"',
        'mover = "ghost"',
        r"card 1 \(goblin-scroll-stones\), mover: .*ghost",
    ),
    ("movement.toml", '["scroll", "stones"]', '["scroll"]', r"card 1 \(goblin-scroll-stones\), symbols: "),
    ("movement.toml", '["scroll", "stones"]', '["scroll", "stone"]', r"card 1 .*symbols 2: .*stone"),
    (
        "movement.toml",
        'origin = "ours"',
        'origin = "mine"',
        r"card 1 \(goblin-scroll-stones\), origin: .*mine",
    ),
    ("movement.toml", 'id = "goblin-scroll-stones"', 'id = "Two Words"', r"card 1 \(Two Words\), id: "),
    ("tokens.toml", 'id = "trap"', 'id = "pit"', r"token 3 \(pit\), id: .*pit"),
    ("tokens.toml", "copies = 4", "copies = -1", r"token 1 \(teleport\), copies: "),
    ("looks.toml", 'part = "head"', "part = 7", r"look 1 \(head-balance\), part: "),
    ("looks.toml", "hand_limit = 2", "hand_limit = 0", r"look 16 \(hands-small\), hand_limit: "),
    ("looks.toml", "hand_limit = 2", "hand_limit = 4", r"look 16 \(hands-small\), hand_limit: "),
    ("looks.toml", 'twin = "lantern"', 'twin = "torch"', r"look 2 \(head-chin\), twin: .*torch"),
    ("twins.toml", "breakable = true", 'breakable = "yes"', r"twin 1 \(balance\), breakable: "),
    ("twins.toml", "seconds = 30", "seconds = 0", r"twin 1 \(balance\), seconds: "),
    ("twins.toml", "seconds = 30", "seconds = 601", r"twin 1 \(balance\), seconds: "),
    (
        "tomes.toml",
        'effect = "absolution"',
        'effect = "fireball"',
        r"tome 1 \(absolution-1\), effect: .*fireball",
    ),
    ("tomes.toml", 'kind = "moon"', 'kind = "sun"', r"tome 1 \(absolution-1\), kind: .*sun"),
    ("tomes.toml", "symbols = 1", "symbols = 4", r"tome 1 \(absolution-1\), symbols: "),
    ("tomes.toml", "symbols = 1", "symbols = 0", r"tome 1 \(absolution-1\), symbols: "),
    ("board.toml", "seats = [2, 3, 4]", "seats = [2, 3, 9]", r"layout 1, seats 3: "),
    ("board.toml", "seats = [2, 3, 4]", "seats = [1, 2, 3, 4]", r"layout 1, seats 1: "),
    ("board.toml", "seats = [2, 3, 4]", 'seats = "2 to 4"', r"layout 1, seats: "),
    ("board.toml", "seats = [2, 3, 4]", "seats = []", r"layout 1, seats: "),
    ("board.toml", "[floor]", "[flor]", r": .*flo"),
    ("board.toml", '[floor]\norigin = "ours"\n', "[floor]\n", r"floor: .*origin"),
]


@pytest.mark.parametrize(("name", "old", "new", "said"), WRONG_FIELDS)
def test_a_field_that_is_wrong(own_box, name, old, new, said):
    own_box.replace(name, old, new)
    assert re.search(rf"box/{name}(, )?{said}", complaint(own_box)), complaint(own_box)


TWICE = [
    ("movement.toml", "goblin-scroll-potion", "goblin-scroll-stones", "card"),
    ("looks.toml", "head-chin", "head-balance", "look"),
    ("twins.toml", "lantern", "balance", "twin"),
    ("tomes.toml", "absolution-2", "absolution-1", "tome"),
]


@pytest.mark.parametrize(("name", "old", "new", "entry"), TWICE)
def test_an_id_that_stands_twice(own_box, name, old, new, entry):
    own_box.replace(name, f'id = "{old}"', f'id = "{new}"')
    said = complaint(own_box)
    assert f"{name}, {entry}" in said
    assert f"“{new}”" in said


ONE_MORE = {
    "movement.toml": 'id = "more-{n}"\nmover = "rigor"\nsymbols = ["ball", "book"]\ncopies = 1',
    "tokens.toml": 'id = "trap"\ncopies = 1',
    "looks.toml": 'id = "more-{n}"\npart = "head"\ntwin = "tilt"',
    "tomes.toml": 'id = "more-{n}"\neffect = "swap"\nkind = "eye"\nsymbols = 1',
}


def add(box, name, entry, text, count):
    """Some more entries at the end of a file."""
    more = [f'\n[[{entry}]]\n{text.replace("{n}", str(n))}\norigin = "ours"\n' for n in range(count)]
    box.write(name, box.read(name) + "".join(more))


@pytest.mark.parametrize(
    ("name", "entry", "room", "most"),
    [
        ("movement.toml", "card", 6, "64"),
        ("tokens.toml", "token", 6, "12"),
        ("looks.toml", "look", 8, "32"),
        ("tomes.toml", "tome", 6, "24"),
    ],
)
def test_more_of_something_than_there_is_room_for(own_box, name, entry, room, most):
    add(own_box, name, entry, ONE_MORE[name], room)
    GAME.new(8, "seed", box=own_box.folder)
    add(own_box, name, entry, ONE_MORE[name].replace("more", "too-many"), 1)
    said = complaint(own_box)
    assert f"{name}, {entry}" in said
    assert most in said


def test_more_parts_of_the_body_than_there_is_room_for(own_box):
    new_part = 'id = "new-{n}"\npart = "new-{n}"\ntwin = "tilt"'
    add(own_box, "looks.toml", "look", new_part, 2)
    GAME.new(4, "seed", box=own_box.folder)
    add(own_box, "looks.toml", "look", new_part.replace("new", "newer"), 1)
    assert "looks.toml, look, part" in complaint(own_box)


def many_alike(own_box):
    """A box of 32 Looks: 12 of the head, 8 of the mouth, 4 of the arms, and as many of the legs and the voice."""
    add(own_box, "looks.toml", "look", ONE_MORE["looks.toml"], 8)
    own_box.write("looks.toml", own_box.read("looks.toml").replace('part = "hands"', 'part = "mouth"'))


def test_k30_a_move_tells_of_all_looks_that_a_draw_passes_over(own_box):
    many_alike(own_box)
    others = {f"P{seat}": ["legs", "voice"] for seat in range(2, 6)}
    match = table(
        5,
        goblins={"P1": "b7", "P2": "a3", "P3": "b3", "P4": "c3", "P5": "f4"},
        rigor="b6",
        looks=others | {"P1": ["head", "mouth", "arms"]},
        hands={"P1": [BALLS]},
        box=own_box.folder,
    )
    events = play(match, f"play {BALLS}", "step north")
    assert len(happened(events, "look_passed_over")) == 32 - 8 - 3
    assert events[-1].kind == "no_look"
    assert len(match.events()) < len(match.state.journal) - 5


def test_k30_more_looks_alike_than_a_move_can_tell(own_box):
    many_alike(own_box)
    own_box.replace("looks.toml", 'part = "legs"', 'part = "arms"')
    said = complaint(own_box)
    assert "looks.toml, look, part" in said
    assert "25" in said


def test_more_deep_pockets_than_a_hand_can_hold(own_box):
    pockets = ONE_MORE["tomes.toml"].replace("swap", "deep_pockets")
    add(own_box, "tomes.toml", "tome", pockets, 3)
    GAME.new(4, "seed", box=own_box.folder)
    add(own_box, "tomes.toml", "tome", pockets.replace("more", "too-many"), 1)
    assert "tomes.toml, tome, effect" in complaint(own_box)


@pytest.mark.parametrize(
    ("name", "entry"),
    [("movement.toml", "card"), ("tokens.toml", "token"), ("looks.toml", "look"), ("tomes.toml", "tome")],
)
def test_none_of_something(own_box, name, entry):
    own_box.write(name, f"{entry} = []\n")
    assert f"{name}, {entry}" in complaint(own_box)


BROKEN_MAPS = [
    ("a row too few", "p t s p t b s\n", "", "floor, map: .*10 rows of 7"),
    ("a row too many", "p t s p t b s\n", "p t s p t b s\np t s p t b s\n", "floor, map: .*10 rows of 7"),
    ("a column too few", "p t s p t b s\n", "p t s p t b\n", "floor, map: .*10 rows of 7"),
    ("no blanks", "p t s p t b s\n", "ptsptbs\n", "floor, map: .*10 rows of 7"),
    ("a letter of its own", "p t s p t b s\n", "p t s p t b q\n", "floor, map: .*“q”"),
    ("a sign of its own", "s S s s s S #\n", "s S s ? s S #\n", r"layout 1, map: .*“\?”"),
    ("two letters together", "s S s s s S #\n", "s S ss s s S #\n", "layout 1, map: .*“ss”"),
    ("no Rigor", "D D . R . . T\n", "D D . . . . T\n", "layout 1, map: .*R"),
    ("two Rigors", "D D . R . . T\n", "D D . R R . T\n", "layout 1, map: .*R"),
    ("a desk that the floor lacks", "D D . R . . T\n", "D D D R . . T\n", "layout 1, map: c10"),
    ("a floor desk that is none", "D D . R . . T\n", ". D . R . . T\n", "layout 1, map: a10"),
    ("too few start spaces", "s S s s s S #\n", ". S . . . S #\n", "layout 1, map: .*start spaces"),
    ("a space cut off", "# # # # # # #\n", "# # # # # # .\n", "layout 1, map: g4"),
]


@pytest.mark.parametrize(
    ("old", "new", "said"), [case[1:] for case in BROKEN_MAPS], ids=[case[0] for case in BROKEN_MAPS]
)
def test_a_map_that_is_broken(own_box, old, new, said):
    own_box.replace("board.toml", old, new)
    assert re.search(rf"box/board\.toml, {said}", complaint(own_box)), complaint(own_box)


def test_a_layout_without_a_circle(own_box):
    board, _, rest = own_box.read("board.toml").partition("[[layout]]\nseats = [5, 6]")
    before, _, first = board.partition("[[layout]]")
    own_box.write(
        "board.toml",
        f"{before}[[layout]]{first.replace('S', 's').replace('T', '.')}[[layout]]\nseats = [5, 6]{rest}",
    )
    assert re.search(r"board\.toml, layout 1, map: .*circles", complaint(own_box))


def test_a_number_of_players_without_a_layout(own_box):
    own_box.replace("board.toml", "seats = [7, 8]", "seats = [7]")
    GAME.new(7, "seed", box=own_box.folder)
    said = complaint(own_box, seats=8)
    assert "board.toml" in said
    assert "8 players" in said


def test_any_card_may_be_doubled_or_of_one_symbol_twice(own_box):
    """What the page for box makers allows."""
    own_box.replace("movement.toml", '["scroll", "stones"]', '["book", "book"]')
    match = GAME.new(4, "seed", box=own_box.folder)
    position = match.position()
    hands = [position[f"P{number}"]["hand"] for number in range(1, 5)]
    assert any("goblin-book-book" in cards for cards in (position["deck"], *hands))
