"""The two Magic Tomes that are reactions: Scapegoat and Ward (K34)."""

from tests.games.kragmortha.arranging import (
    BALLS,
    RIGOR_BALLS,
    Arranged,
    asked,
    at,
    happened,
    kinds,
    looks_of,
    moves,
    parts_of,
    play,
    table,
    table_moves,
    tomes_of,
)


def scapegoat(**more):
    """P1 has walked into Rigor Mortis at c7, with P2 and P3 next to that space and P4 not."""
    arranged: Arranged = {
        "goblins": {"P1": "c6", "P2": "d7", "P3": "c8", "P4": "f9"},
        "rigor": "c7",
        "hands": {"P1": [BALLS]},
        "tomes": {"P1": ["scapegoat"]},
    } | more
    match = table(len(arranged["goblins"]), **arranged)
    return match, play(match, f"play {BALLS}", "step south")


def test_scapegoat_lets_a_neighbour_draw_the_look_instead():
    match, _ = scapegoat(look_deck_top=["voice"])
    assert asked(match) == ("react", "P1")
    assert moves(match) == {"use scapegoat", "pass"}
    play(match, "use scapegoat")
    assert asked(match) == ("scapegoat", "P1")
    assert moves(match) == {"choose P2", "choose P3"}
    play(match, "choose P3")
    assert looks_of(match, "P1") == []
    assert parts_of(match, "P3") == ["voice"]
    assert tomes_of(match, "P1") == {"scapegoat": True}


def test_scapegoat_does_not_spare_the_way_to_the_circle_nor_the_turn():
    match, _ = scapegoat()
    play(match, "use scapegoat", "choose P3")
    assert asked(match) == ("circle", "P1")
    play(match, "go b5")
    assert asked(match) == ("turn", "P2")
    assert at(match, "P3") == "c8"


def test_scapegoat_may_be_kept():
    match, _ = scapegoat()
    play(match, "pass")
    assert len(looks_of(match, "P1")) == 1
    assert tomes_of(match, "P1") == {"scapegoat": False}


def test_scapegoat_is_under_k30_for_the_one_who_draws():
    match, events = scapegoat(looks={"P1": ["arms"], "P3": ["head"]}, look_deck_top=["head", "arms"])
    events += play(match, "use scapegoat", "choose P3")
    assert parts_of(match, "P3") == ["head", "arms"]
    assert [event["seat"] for event in happened(events, "look_passed_over")] == ["P3"]


def test_scapegoat_needs_a_goblin_next_to_yours():
    match, _ = scapegoat(goblins={"P1": "c6", "P2": "d8", "P3": "b6"})
    assert asked(match) == ("circle", "P1")
    assert len(looks_of(match, "P1")) == 1


def test_scapegoat_works_in_anothers_turn():
    match = table(
        3,
        goblins={"P1": "a5", "P2": "d9", "P3": "d8"},
        hands={"P1": [RIGOR_BALLS]},
        tomes={"P2": ["scapegoat"]},
    )
    play(match, f"play {RIGOR_BALLS}", "step north")
    assert asked(match) == ("react", "P2")
    play(match, "use scapegoat", "choose P3")
    assert len(looks_of(match, "P3")) == 1
    assert asked(match) == ("circle", "P2")


def test_scapegoat_works_against_a_trap_from_where_the_goblin_was_sent():
    """K26: move first, then draw; so the neighbours of the new circle count."""
    match = table(
        3,
        goblins={"P1": "d7", "P2": "d6", "P3": "f9"},
        rigor="a9",
        hands={"P1": [BALLS]},
        tomes={"P1": ["scapegoat"]},
        tokens_top=["trap"],
    )
    play(match, f"play {BALLS}", "step east")
    elsewhere = match.copy()
    play(elsewhere, "go g10")
    assert len(looks_of(elsewhere, "P1")) == 1
    beside_p3 = table(
        3,
        goblins={"P1": "d7", "P2": "d6", "P3": "f10"},
        rigor="a9",
        hands={"P1": [BALLS]},
        tomes={"P1": ["scapegoat"]},
        tokens_top=["trap"],
    )
    play(beside_p3, f"play {BALLS}", "step east", "go g10")
    assert asked(beside_p3) == ("react", "P1")
    play(beside_p3, "use scapegoat")
    assert moves(beside_p3) == {"choose P3"}
    play(beside_p3, "choose P3")
    assert len(looks_of(beside_p3, "P3")) == 1
    assert asked(beside_p3) == ("turn", "P2")


def test_scapegoat_works_against_a_breach():
    match = table(
        3,
        goblins={"P1": "c7", "P2": "d8", "P3": "d9"},
        rigor="a9",
        hands={"P1": [BALLS]},
        looks={"P2": ["head"]},
        tomes={"P2": ["scapegoat"]},
    )
    assert table_moves(match) == {"breach P2"}
    play(match, "breach P2")
    assert asked(match) == ("react", "P2")
    play(match, "use scapegoat")
    assert moves(match) == {"choose P3"}
    play(match, "choose P3")
    assert parts_of(match, "P2") == ["head"]
    assert len(looks_of(match, "P3")) == 1
    assert asked(match) == ("turn", "P1")


def test_scapegoat_may_bring_a_fourth_look():
    match, _ = scapegoat(looks={"P3": ["head", "mouth", "arms"]})
    play(match, "use scapegoat", "choose P3")
    assert match.over
    assert match.ranks[2] == 4


def test_a_scapegoat_can_pass_it_on(own_box):
    """With a second Scapegoat in the box: P1 names P2, and P2 names P3, who is not next to P1."""
    own_box.replace("tomes.toml", 'effect = "haste"', 'effect = "scapegoat"')
    match, _ = scapegoat(
        goblins={"P1": "c6", "P2": "d7", "P3": "d6", "P4": "f9"},
        tomes={"P1": ["scapegoat"], "P2": ["scapegoat"]},
        box=own_box.folder,
    )
    play(match, "use scapegoat", "choose P2")
    assert asked(match) == ("react", "P2")
    play(match, "use scapegoat")
    assert moves(match) == {"choose P1", "choose P3"}
    play(match, "choose P3")
    assert [len(looks_of(match, name)) for name in ("P1", "P2", "P3")] == [0, 0, 1]
    assert asked(match) == ("circle", "P1")


def test_a_scapegoat_can_give_it_back(own_box):
    own_box.replace("tomes.toml", 'effect = "haste"', 'effect = "scapegoat"')
    match, _ = scapegoat(
        goblins={"P1": "c6", "P2": "d7", "P3": "d6", "P4": "f9"},
        tomes={"P1": ["scapegoat"], "P2": ["scapegoat"]},
        box=own_box.folder,
    )
    play(match, "use scapegoat", "choose P2", "use scapegoat", "choose P1")
    assert [len(looks_of(match, name)) for name in ("P1", "P2", "P3")] == [1, 0, 0]
    assert asked(match) == ("circle", "P1")


def ward(**more):
    """P1 with Ward has walked into Rigor Mortis at c7."""
    arranged: Arranged = {"goblins": {"P1": "c6", "P2": "a5"}, "rigor": "c7", "tomes": {"P1": ["ward"]}}
    match = table(2, hands={"P1": [BALLS]}, **(arranged | more))
    return match, play(match, f"play {BALLS}", "step south")


def test_ward_meeting_rigor_costs_you_no_look():
    match, _ = ward()
    assert asked(match) == ("react", "P1")
    assert moves(match) == {"use ward", "pass"}
    events = play(match, "use ward")
    assert looks_of(match, "P1") == []
    assert not {"look_drawn", "look_passed_over"} & set(kinds(events))
    assert tomes_of(match, "P1") == {"ward": True}


def test_ward_you_still_go_to_a_circle_and_your_turn_is_over():
    match, _ = ward()
    play(match, "use ward")
    assert asked(match) == ("circle", "P1")
    play(match, "go b5")
    assert at(match, "P1") == "b5"
    assert asked(match) == ("turn", "P2")


def test_ward_may_be_kept():
    match, _ = ward()
    play(match, "pass")
    assert len(looks_of(match, "P1")) == 1
    assert tomes_of(match, "P1") == {"ward": False}


def test_ward_saves_from_the_fourth_look():
    match, _ = ward(looks={"P1": ["head", "mouth", "arms"]})
    play(match, "use ward")
    assert not match.over


def test_ward_is_no_use_against_a_trap():
    match = table(2, goblins={"P1": "d7"}, hands={"P1": [BALLS]}, tomes={"P1": ["ward"]}, tokens_top=["trap"])
    play(match, f"play {BALLS}", "step east", "go b5")
    assert len(looks_of(match, "P1")) == 1
    assert asked(match) == ("turn", "P2")


def test_ward_is_no_use_against_a_breach():
    match = table(2, hands={"P1": [BALLS]}, tomes={"P1": ["ward"]}, looks={"P1": ["head"]})
    play(match, "breach P1")
    assert len(looks_of(match, "P1")) == 2


def test_ward_is_no_use_to_a_scapegoat():
    match, _ = scapegoat(tomes={"P1": ["scapegoat"], "P3": ["ward"]})
    play(match, "use scapegoat", "choose P3")
    assert len(looks_of(match, "P3")) == 1


def test_ward_and_scapegoat_are_never_used_on_your_own_account():
    match = table(2, goblins={"P1": "c7", "P2": "d7"}, hands={"P1": [BALLS]}, tomes={"P1": ["ward", "scapegoat"]})
    assert moves(match, "use") == set()
    play(match, f"play {BALLS}", "step south", "stay")
    assert asked(match) == ("turn", "P2")


def test_with_both_reactions_you_choose_one():
    match, _ = scapegoat(tomes={"P1": ["scapegoat", "ward"]})
    assert moves(match) == {"use scapegoat", "use ward", "pass"}
    play(match, "use ward")
    assert tomes_of(match, "P1") == {"scapegoat": False, "ward": True}
    assert asked(match) == ("circle", "P1")
