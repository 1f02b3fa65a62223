"""Meeting Rigor Mortis, and his way about (K19, K21 to K23, K27, K40)."""

import pytest

from tests.games.kragmortha.arranging import (
    BALLS,
    RIGOR_BALLS,
    Arranged,
    asked,
    at,
    board_of,
    card,
    hand,
    happened,
    in_order,
    kinds,
    looks_of,
    moves,
    play,
    rigor_at,
    table,
    tomes_of,
)

ON_THE_OTHER_CIRCLES = {"P2": "b5", "P3": "f5", "P4": "g10"}


def test_k21_a_goblin_that_enters_rigors_space_meets_him():
    match = table(goblins={"P1": "c6"}, rigor="c7", hands={"P1": [BALLS]}, look_deck_top=["voice"])
    events = play(match, f"play {BALLS}", "step south")
    assert happened(events, "met") == [{"seat": "P1", "space": "c7"}]
    assert len(looks_of(match, "P1")) == 1
    assert asked(match) == ("circle", "P1")


def test_k21_so_does_one_whose_space_rigor_enters():
    match = table(goblins={"P2": "c6"}, rigor="c7", hands={"P1": [RIGOR_BALLS]})
    events = play(match, f"play {RIGOR_BALLS}", "step north")
    assert happened(events, "met") == [{"seat": "P2", "space": "c6"}]
    assert len(looks_of(match, "P2")) == 1
    assert asked(match) == ("circle", "P2")


def test_k21_first_the_look_then_the_way_to_a_circle():
    match = table(goblins={"P1": "c6"}, rigor="c7", hands={"P1": [BALLS]})
    events = play(match, f"play {BALLS}", "step south", "go e7")
    assert in_order(events, ("met", "P1"), ("look_drawn", "P1"), ("sent", "P1"))


def test_k21_the_circle_is_empty_and_the_players_own_choice():
    match = table(goblins={"P1": "c6", "P2": "b5", "P3": "a5", "P4": "d5"}, rigor="c7", hands={"P1": [BALLS]})
    play(match, f"play {BALLS}", "step south")
    assert moves(match) == {"go f5", "go e7", "go g10"}
    play(match, "go g10")
    assert at(match, "P1") == "g10"


def test_k21_the_circle_does_not_activate():
    match = table(goblins={"P1": "c6"}, rigor="c7", hands={"P1": [BALLS]})
    events = play(match, f"play {BALLS}", "step south", "go e7")
    assert "token_turned" not in kinds(events)
    assert at(match, "P1") == "e7"
    assert match.view()["decks"]["tokens"] == 6


def test_k21_the_active_players_turn_is_over_without_a_second_step():
    match = table(goblins={"P1": "c6"}, rigor="c7", hands={"P1": [BALLS]})
    play(match, f"play {BALLS}", "step south", "go e7")
    assert asked(match) == ("turn", "P2")


def test_k21_nor_does_rigor_take_a_second_step_after_catching_his_movers_goblin():
    match = table(goblins={"P1": "c6"}, rigor="c7", hands={"P1": [RIGOR_BALLS]})
    play(match, f"play {RIGOR_BALLS}", "step north", "go e7")
    assert asked(match) == ("turn", "P2")
    assert rigor_at(match) == "c6"


def test_k21_another_player_loses_nothing_more():
    """P2 is caught in P1's turn and then has a turn with a card and both its steps."""
    match = table(2, goblins={"P1": "a5", "P2": "c6"}, rigor="c7", hands={"P1": [RIGOR_BALLS], "P2": [BALLS]})
    play(match, f"play {RIGOR_BALLS}", "step north", "go e7", "stay")
    assert asked(match) == ("turn", "P2")
    play(match, f"play {BALLS}", "step north")
    assert asked(match) == ("step", "P2")
    play(match, "step north")
    assert at(match, "P2") == "e5"
    assert len(hand(match, "P2")) == 3


def test_k22_all_circles_occupied_a_free_start_space_instead():
    """Three goblins and Rigor Mortis himself stand on the four circles."""
    match = table(goblins={"P1": "d7", **ON_THE_OTHER_CIRCLES}, rigor="e7", hands={"P1": [BALLS]})
    events = play(match, f"play {BALLS}", "step east")
    assert "look_drawn" in kinds(events)
    assert asked(match) == ("start", "P1")
    assert moves(match) == {"go a5", "go c5", "go d5", "go e5"}
    play(match, "go d5")
    assert at(match, "P1") == "d5"
    assert asked(match) == ("turn", "P2")


def test_k22_the_owner_chooses_in_anothers_turn_too():
    match = table(goblins={"P1": "b5", "P2": "d7", "P3": "f5", "P4": "g10"}, rigor="d8", hands={"P1": [RIGOR_BALLS]})
    play(match, f"play {RIGOR_BALLS}", "step north")
    assert asked(match) == ("circle", "P2")
    assert moves(match) == {"go e7"}


def test_k22_rigor_on_a_circle_makes_it_occupied():
    match = table(goblins={"P1": "d7", "P2": "a5", "P3": "c5", "P4": "d5"}, rigor="e7", hands={"P1": [BALLS]})
    play(match, f"play {BALLS}", "step east")
    assert moves(match, "go") == {"b5", "f5", "g10"}


ROW_ONE = {"P1": "c9", "P2": "a1", "P3": "b1", "P4": "c1", "P5": "d1", "P6": "e1", "P7": "f1", "P8": "g1"}


def test_k22_no_free_start_space_the_nearest_free_space():
    """K33 sends as K22 does: seven goblins hold the seven start spaces, so the eighth goes next to them."""
    match = table(8, goblins=ROW_ONE, hands={"P1": [BALLS]}, tome_deck_top=["ward"])
    play(match, f"play {BALLS}", "step west")
    assert asked(match) == ("start", "P1")
    assert moves(match) == {"go a2", "go b2", "go d2", "go f2", "go g2"}


def test_k22_rigor_on_a_start_space_makes_it_occupied():
    goblins = dict(list(ROW_ONE.items())[:7])
    match = table(7, goblins=goblins, rigor="g1", hands={"P1": [BALLS]}, tome_deck_top=["ward"])
    play(match, f"play {BALLS}", "step west")
    assert moves(match, "go") == {"a2", "b2", "d2", "f2", "g2"}


def test_k22_the_nearest_space_is_never_a_circle_or_the_desk(own_box):
    """A library with one start space between circles: the goblin goes past them, two steps away."""
    lines = own_box.read("board.toml").splitlines()
    row = lines.index("s S s s s S #")
    lines[row : row + 2] = [". T s . . . #", ". . T . . . #"]
    own_box.write("board.toml", "\n".join(lines).replace("seats = [2, 3, 4]", "seats = [2]"))
    match = table(
        2,
        goblins={"P1": "c9", "P2": "c5"},
        rigor="d5",
        hands={"P1": [BALLS]},
        tome_deck_top=["ward"],
        box=own_box.folder,
    )
    play(match, f"play {BALLS}", "step west")
    assert moves(match, "go") == {"a5", "b6", "c7", "d6", "e5"}


CATCH_TWO: Arranged = {"goblins": {"P1": "a5", "P2": "d9", "P3": "d8"}, "hands": {"P1": [RIGOR_BALLS]}}


def test_k23_after_a_catch_rigor_may_take_his_second_step_and_catch_two():
    match = table(3, **CATCH_TWO)
    play(match, f"play {RIGOR_BALLS}", "step north", "go b5")
    assert asked(match) == ("step", "P1")
    play(match, "step north", "go f5")
    assert len(looks_of(match, "P2")) == len(looks_of(match, "P3")) == 1
    assert asked(match) == ("turn", "P2")


def test_k23_with_the_option_he_stops_after_a_catch():
    match = table(3, **CATCH_TWO, rigor_stops_after_catch=True)
    play(match, f"play {RIGOR_BALLS}", "step north", "go b5")
    assert asked(match) == ("turn", "P2")
    assert looks_of(match, "P3") == []


def test_k23_the_option_leaves_a_step_without_a_catch_alone():
    match = table(
        3,
        goblins={"P1": "a5", "P2": "b7", "P3": "d8"},
        hands={"P1": [RIGOR_BALLS]},
        rigor_stops_after_catch=True,
    )
    play(match, f"play {RIGOR_BALLS}", "step north")
    assert asked(match) == ("step", "P1")


def test_k23_the_option_leaves_the_teleport_of_k27_alone():
    """He catches P2 on the circle e7: no second step, but K27 still lets the mover teleport him."""
    match = table(
        3,
        goblins={"P1": "a5", "P2": "e7", "P3": "f9"},
        rigor="e8",
        hands={"P1": [RIGOR_BALLS]},
        rigor_stops_after_catch=True,
    )
    play(match, f"play {RIGOR_BALLS}", "step north", "go b5")
    assert asked(match) == ("teleport", "P1")
    play(match, "pass")
    assert asked(match) == ("turn", "P2")


def anywhere_for_rigor(match, rigor, goblins):
    """K27 as the Spanish and Polish rulebooks have it, worked out from the map."""
    board = board_of(match)
    return board.in_play - {rigor, *goblins} - board.around(*goblins)


def to_the_circle(seats=4, goblins=None, **more):
    """P1 has taken Rigor Mortis onto the circle e7."""
    goblins = goblins or {"P1": "c6", "P2": "a5", "P3": "f9", "P4": "d5"}
    match = table(seats, goblins=goblins, rigor="d7", hands={"P1": [RIGOR_BALLS]}, **more)
    events = play(match, f"play {RIGOR_BALLS}", "step east")
    return match, events


def test_k27_anywhere_to_any_free_space_that_is_not_next_to_a_goblin():
    match, _ = to_the_circle(rigor_teleport="anywhere")
    assert asked(match) == ("teleport", "P1")
    allowed = anywhere_for_rigor(match, "e7", ["c6", "a5", "f9", "d5"])
    assert moves(match) == {"pass", *(f"go {space}" for space in allowed)}
    assert {"a9", "b10"} <= allowed, "desk spaces"
    assert {"f5", "g10"} <= allowed, "circles, and start spaces"
    play(match, "go b10")
    assert rigor_at(match) == "b10"


def test_k27_circle_to_another_empty_circle_next_to_a_goblin_or_not():
    match, _ = to_the_circle(goblins={"P1": "f6", "P2": "b5", "P3": "f9", "P4": "d5"}, rigor_teleport="circle")
    assert moves(match) == {"pass", "go f5", "go g10"}
    play(match, "go f5")
    assert rigor_at(match) == "f5"


@pytest.mark.parametrize("rigor_teleport", ["anywhere", "circle"])
def test_k27_no_token_is_drawn(rigor_teleport):
    match, events = to_the_circle(rigor_teleport=rigor_teleport)
    events += play(match, "go g10")
    assert "token_turned" not in kinds(events)
    assert match.view()["decks"]["tokens"] == 6


@pytest.mark.parametrize("rigor_teleport", ["anywhere", "circle"])
def test_k27_teleporting_ends_the_turn(rigor_teleport):
    match, _ = to_the_circle(rigor_teleport=rigor_teleport)
    play(match, "go g10")
    assert asked(match) == ("turn", "P2")


@pytest.mark.parametrize("rigor_teleport", ["anywhere", "circle"])
def test_k27_declining_does_not(rigor_teleport):
    match, _ = to_the_circle(rigor_teleport=rigor_teleport)
    play(match, "pass")
    assert asked(match) == ("step", "P1")
    play(match, "step north")
    assert rigor_at(match) == "e6"


def test_k27_the_second_step_may_lead_onto_a_circle_too():
    match = table(goblins={"P1": "c6", "P2": "a5"}, rigor="c7", hands={"P1": [RIGOR_BALLS]})
    play(match, f"play {RIGOR_BALLS}", "step east", "step east")
    assert asked(match) == ("teleport", "P1")
    play(match, "pass")
    assert asked(match) == ("turn", "P2")
    assert rigor_at(match) == "e7"


@pytest.mark.parametrize("rigor_teleport", ["anywhere", "circle"])
def test_k27_only_if_a_circle_is_empty_and_the_one_he_stands_on_is_not(rigor_teleport):
    match, _ = to_the_circle(goblins={"P1": "c6", **ON_THE_OTHER_CIRCLES}, rigor_teleport=rigor_teleport)
    assert asked(match) == ("step", "P1")


def test_k27_a_goblin_caught_on_the_circle_is_dealt_with_first():
    """P2 goes from e7 to f5; "next to a goblin" is judged after that."""
    match, _ = to_the_circle(3, goblins={"P1": "c9", "P2": "e7", "P3": "a5"})
    assert asked(match) == ("circle", "P2")
    play(match, "go f5")
    assert asked(match) == ("teleport", "P1")
    allowed = anywhere_for_rigor(match, "e7", ["c9", "f5", "a5"])
    assert moves(match, "go") == allowed
    assert {"d7", "f7", "e8"} <= allowed
    assert not {"e5", "f6"} & allowed


def test_k27_whether_a_circle_is_empty_is_judged_after_it_too():
    """P2 takes the last empty circle, so there is no teleport."""
    match, _ = to_the_circle(goblins={"P1": "g10", "P2": "e7", "P3": "b5", "P4": "a5"})
    play(match, "go f5")
    assert asked(match) == ("step", "P1")


def test_k27_no_teleport_when_the_movers_own_goblin_was_caught():
    match, _ = to_the_circle(3, goblins={"P1": "e7", "P2": "c9", "P3": "a5"})
    play(match, "go f5")
    assert asked(match) == ("turn", "P2")
    assert rigor_at(match) == "e7"


def test_k27_only_a_movement_card_lets_him_teleport():
    match = table(2, goblins={"P1": "c6", "P2": "a5"}, rigor="d7", tomes={"P1": ["beckon"]}, hands={"P1": [BALLS]})
    play(match, "use beckon", "step east")
    assert rigor_at(match) == "e7"
    assert asked(match) == ("turn", "P1")


def test_k27_teleporting_onto_a_circle_or_the_desk_does_nothing_more():
    for space in ("g10", "a9"):
        match, _ = to_the_circle()
        events = play(match, f"go {space}")
        assert kinds(events)[0] == "rigor_teleported"
        assert asked(match) == ("turn", "P2")
        assert not {"token_turned", "tome_drawn"} & set(kinds(events))


def test_k40_rigor_on_a_circle_means_an_encounter_and_no_token():
    match = table(goblins={"P1": "d7"}, rigor="e7", hands={"P1": [BALLS]})
    events = play(match, f"play {BALLS}", "step east", "go b5")
    assert "met" in kinds(events)
    assert "token_turned" not in kinds(events)


def test_k40_rigor_on_the_desk_means_an_encounter_and_no_tome():
    match = table(goblins={"P1": "c9"}, rigor="b9", hands={"P1": [BALLS]})
    events = play(match, f"play {BALLS}", "step west", "go b5")
    assert "met" in kinds(events)
    assert tomes_of(match, "P1") == {}


def test_k40_a_goblin_on_the_circle_is_pushed_first():
    match = table(3, goblins={"P1": "d7", "P2": "e7", "P3": "a5"}, hands={"P1": [BALLS]})
    events = play(match, f"play {BALLS}", "step east")
    assert asked(match) == ("push", "P1")
    assert "token_turned" not in kinds(events)
    events = play(match, "push east")
    assert in_order(events, ("pushed", "P2"), ("token_turned", "P1"))


def test_k40_rigor_on_a_desk_space_draws_nothing():
    match = table(goblins={"P1": "c6"}, rigor="c9", hands={"P1": [RIGOR_BALLS]})
    events = play(match, f"play {RIGOR_BALLS}", "step west", "stay")
    assert "tome_drawn" not in kinds(events)
    assert match.view()["decks"]["tomes"] == 18
    assert rigor_at(match) == "b9"


def test_k40_rigor_catching_a_goblin_on_a_circle_turns_no_token():
    which = card("rigor", "scroll", "ball")
    match = table(2, goblins={"P1": "a5", "P2": "e7"}, rigor="d7", hands={"P1": [which]})
    events = play(match, f"play {which}", "step east", "go b5")
    assert "token_turned" not in kinds(events)
