"""Kragmortha's board and set-up (K1 to K7)."""

import pytest

from ludoteca.kernel.locale import LANGUAGES
from tests.games.kragmortha.arranging import (
    BALLS,
    GAME,
    RIGOR_BALLS,
    asked,
    at,
    kinds,
    moves,
    own_board,
    play,
    rigor_at,
    table,
)
from tests.games.kragmortha.board import layout_for, space_names

ALL_COUNTS = range(2, 9)


def place_all(match):
    """Everybody places on the first space there is."""
    events = []
    while asked(match)[0] == "place":
        events += match.play(match.moves()[0])
    return events


def test_k1_neighbours_share_a_side_not_a_corner():
    match = table(goblins={"P1": "c7"}, hands={"P1": [BALLS]})
    play(match, f"play {BALLS}")
    assert moves(match, "step") == {"north", "east", "south", "west"}
    for direction, space in {"north": "c6", "east": "d7", "south": "c8", "west": "b7"}.items():
        there = match.copy()
        play(there, f"step {direction}")
        assert at(there, "P1") == space


@pytest.mark.parametrize(("space", "open_sides"), [("a5", {"east", "south"}), ("d5", {"east", "south", "west"})])
def test_k1_no_goblin_steps_into_a_bookcase_or_off_the_board(space, open_sides):
    match = table(2, goblins={"P1": space, "P2": "c8"}, hands={"P1": [BALLS]})
    play(match, f"play {BALLS}")
    assert moves(match, "step") == open_sides


@pytest.mark.parametrize(("space", "open_sides"), [("a5", {"east", "south"}), ("f9", {"north", "south", "west"})])
def test_k1_rigor_steps_into_no_bookcase_and_not_off_the_board(space, open_sides):
    match = table(2, goblins={"P1": "c7", "P2": "c8"}, rigor=space, hands={"P1": [RIGOR_BALLS]})
    play(match, f"play {RIGOR_BALLS}")
    assert moves(match, "step") == open_sides


def test_k1_nobody_is_pushed_into_a_bookcase():
    match = table(2, goblins={"P1": "c6", "P2": "c5"}, hands={"P1": [BALLS]})
    play(match, f"play {BALLS}", "step north")
    assert moves(match, "push") == {"east", "west"}


def test_k1_nobody_is_pushed_off_the_board():
    match = table(2, goblins={"P1": "b7", "P2": "a7"}, hands={"P1": [BALLS]})
    play(match, f"play {BALLS}", "step west")
    assert moves(match, "push") == {"north", "south"}


def test_k1_every_space_but_the_desk_shows_one_of_four_symbols():
    spaces = {space["name"]: space for space in GAME.new(8, "seed").view()["board"]["spaces"]}
    assert list(spaces) == space_names()
    in_play = own_board(8).in_play
    desk = {"a9", "b9", "a10", "b10"}
    for name in in_play - desk:
        assert spaces[name]["symbol"] in ("scroll", "stones", "potion", "book")
    assert {spaces[name]["kind"] for name in desk} == {"desk"}


@pytest.mark.parametrize("seats", ALL_COUNTS)
def test_k2_the_layout_depends_on_the_number_of_players(seats):
    spaces = GAME.new(seats, "seed").view()["board"]["spaces"]
    kind_of = {"x": "out", "#": "bookcase", "D": "desk"}
    for space, letter in zip(spaces, layout_for(seats).split(), strict=True):
        assert space["kind"] == kind_of.get(letter, "floor"), space["name"]
        assert space["start"] == (letter in "sS"), space["name"]
        assert space["circle"] == (letter in "TS"), space["name"]


@pytest.mark.parametrize("seats", ALL_COUNTS)
def test_k2_spaces_behind_the_bookcases_are_out_of_play(seats):
    """Nobody is placed there, and Rigor Mortis does not teleport there either."""
    board = own_board(seats)
    match = table(seats, goblins={"P1": "c8"}, rigor="d7", hands={"P1": [RIGOR_BALLS]})
    play(match, f"play {RIGOR_BALLS}", "step east")
    assert asked(match) == ("teleport", "P1")
    assert moves(match, "go") <= board.in_play
    assert moves(GAME.new(seats, "seed"), "go") <= board.in_play


@pytest.mark.parametrize("seats", ALL_COUNTS)
def test_k3_rigor_starts_on_the_same_space_at_every_player_count(seats):
    assert rigor_at(GAME.new(seats, "seed")) == "d10"


@pytest.mark.parametrize("seats", ALL_COUNTS)
def test_k4_all_tokens_and_cards_begin_face_down(seats):
    decks = GAME.new(seats, "seed").view()["decks"]
    assert decks["tokens"] == 6
    assert decks["tokens_used"] == []
    assert decks["movement"] == 58 - 3 * seats
    assert decks["discards"] == {}
    assert decks["looks"] == 24
    assert decks["looks_known"] == []
    assert decks["tomes"] == 18


def test_k4_the_movement_deck_is_shuffled():
    hands = {tuple(GAME.new(2, f"seed {n}").view(0)["players"][0]["hand"]) for n in range(8)}
    assert len(hands) > 4


@pytest.mark.parametrize("pile", ["look_deck", "tome_deck", "token_pile"])
def test_k4_looks_tomes_and_tokens_are_shuffled(pile):
    orders = [GAME.new(4, f"seed {n}").position()[pile] for n in range(8)]
    assert len({tuple(order) for order in orders}) > 4
    assert len({order[-1] for order in orders}) > 1


@pytest.mark.parametrize("seats", ALL_COUNTS)
def test_k5_each_player_draws_three_movement_cards(seats):
    match = GAME.new(seats, "seed")
    for player in match.view()["players"]:
        assert player["hand_size"] == 3
        assert player["hand_limit"] == 3


@pytest.mark.parametrize("language", LANGUAGES)
def test_k5_eight_goblins_of_different_colours_and_shapes(language):
    words = GAME.language(language)
    assert len({words.text(f"goblin-{number}") for number in range(1, 9)}) == 8
    assert len({words.text(f"goblin-{number}.shape") for number in range(1, 9)}) == 8


def test_k5_everybody_always_sees_whose_goblin_is_where():
    match = table(goblins={"P1": "c6", "P2": "d7", "P3": "e8", "P4": "f9"})
    for viewer in (None, 0, 1, 2, 3):
        assert [player["at"] for player in match.view(viewer)["players"]] == ["c6", "d7", "e8", "f9"]


def test_k6_the_first_player_is_random():
    assert {GAME.new(4, f"seed {n}").seat for n in range(40)} == {0, 1, 2, 3}


@pytest.mark.parametrize("first", [1, 2, 3, 4])
def test_k6_or_chosen_by_the_host(first):
    for n in range(4):
        assert GAME.new(4, f"seed {n}", first_player=first).seat == first - 1


def test_k7_goblins_are_placed_in_turn_order_from_the_first_player():
    match = GAME.new(4, "seed", first_player=3)
    order = []
    while asked(match)[0] == "place":
        order.append(asked(match)[1])
        match.play(match.moves()[-1])
    assert order == ["P3", "P4", "P1", "P2"]


@pytest.mark.parametrize("seats", range(2, 8))
def test_k7_on_any_free_start_space(seats):
    match = GAME.new(seats, "seed")
    free = own_board(seats).starts
    while asked(match)[0] == "place":
        assert moves(match) == {f"go {space}" for space in free}
        choice = sorted(free)[len(free) // 2]
        free = free - {choice}
        play(match, f"go {choice}")


def test_k7_the_eighth_goes_next_to_a_goblin():
    match = GAME.new(8, "seed", first_player=1)
    for space in ("a1", "b1", "c1", "d1", "e1", "f1", "g1"):
        play(match, f"go {space}")
    assert asked(match) == ("place", "P8")
    assert moves(match, "go") == {"a2", "b2", "d2", "f2", "g2"}
    play(match, "go d2")
    assert at(match, "P8") == "d2"


def test_k7_circles_do_nothing_during_placement():
    match = GAME.new(2, "seed", first_player=1)
    events = play(match, "go b5", "go f5")
    assert "token_turned" not in kinds(events)
    assert match.view()["decks"]["tokens"] == 6
    assert (at(match, "P1"), at(match, "P2")) == ("b5", "f5")


@pytest.mark.parametrize("first", [1, 2, 3])
def test_k8_after_placement_the_first_player_takes_the_first_turn(first):
    match = GAME.new(3, "seed", first_player=first)
    events = place_all(match)
    assert asked(match) == ("turn", f"P{first}")
    assert "drew" not in kinds(events)
