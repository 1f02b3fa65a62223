"""What each Magic Tome that is used on one's own turn does, when, and what it does not do (K34)."""

import pytest

from tests.games.kragmortha.arranging import (
    BALLS,
    RIGOR_BALLS,
    Arranged,
    asked,
    at,
    card,
    hand,
    happened,
    kinds,
    look_deck,
    looks_of,
    moves,
    own_board,
    play,
    player,
    rigor_at,
    table,
    tomes_of,
    useless_cards,
)

PLAIN_HAND = [card("goblin", "scroll", "book"), card("goblin", "stones", "potion")]
APART = {"P1": "c7", "P2": "c5", "P3": "f9", "P4": "f5"}


def my_turn(*tomes, seats=4, goblins=None, **more):
    """P1's turn, with these Tomes and a card that goes anywhere."""
    places = APART | (goblins or {})
    arranged: Arranged = {
        "goblins": {name: places[name] for name in list(places)[:seats]},
        "hands": {"P1": [BALLS]},
    }
    return table(seats, tomes={"P1": list(tomes)}, **(arranged | more))


def card_played(match):
    """P1 has played the card, one step to the east."""
    play(match, f"play {BALLS}", "step east", "stay")
    return match


def test_k34_absolution_puts_one_of_your_looks_under_the_deck():
    match = my_turn("absolution", looks={"P1": ["head-ear", "legs-one", "voice-worm"]})
    play(match, "use absolution")
    assert asked(match) == ("absolution", "P1")
    assert moves(match) == {"lift head", "lift legs", "lift voice"}
    events = play(match, "lift legs")
    assert happened(events, "look_lifted") == [{"seat": "P1", "look": "legs-one"}]
    assert looks_of(match, "P1") == ["head-ear", "voice-worm"]
    assert look_deck(match)[-1] == "legs-one"
    assert tomes_of(match, "P1") == {"absolution": True}


def test_k34_absolution_needs_a_look_of_your_own():
    match = my_turn("absolution", looks={"P2": ["head"]})
    assert "absolution" not in moves(match, "use")


def test_k34_absolution_is_for_those_who_are_outdone():
    """Whoever already has as few Looks as anybody has nothing to be forgiven."""
    match = my_turn("absolution", seats=3, looks={"P1": ["head"], "P2": ["legs"], "P3": ["mouth"]})
    assert "absolution" not in moves(match, "use")


def test_k34_absolution_lifts_the_hand_limit_of_two():
    match = my_turn("absolution", looks={"P1": ["hands-small"]}, hands={"P1": [BALLS, PLAIN_HAND[0]]})
    play(match, "use absolution", "lift hands")
    assert player(match, "P1")["hand_limit"] == 3
    card_played(match)
    assert len(hand(match, "P1")) == 3


def test_k34_absolution_may_come_after_the_card():
    match = card_played(my_turn("absolution", looks={"P1": ["head"]}))
    play(match, "use absolution", "lift head")
    assert looks_of(match, "P1") == []
    assert asked(match) == ("turn", "P2")


def test_deep_pockets_is_permanent_and_never_turned_face_down():
    match = my_turn("deep_pockets")
    assert player(match, "P1")["hand_limit"] == 4
    assert moves(match, "use") == set()
    card_played(match)
    assert asked(match) == ("turn", "P2")
    assert tomes_of(match, "P1") == {"deep_pockets": False}
    assert len(hand(match, "P1")) == 4


def test_deep_pockets_counts_for_each():
    assert player(my_turn("deep_pockets", "deep_pockets"), "P1")["hand_limit"] == 5


def test_haste_plays_a_second_card_after_the_first():
    match = my_turn("haste", hands={"P1": [BALLS, BALLS, RIGOR_BALLS]})
    assert "haste" not in moves(match, "use")
    card_played(match)
    assert asked(match) == ("more", "P1")
    play(match, "use haste")
    assert asked(match) == ("turn", "P1")
    events = play(match, f"play {BALLS}", "step east", "go g10")
    assert asked(match) == ("turn", "P2")
    assert [event["seat"] for event in happened(events, "drew")] == ["P1", "P1"]
    assert len(hand(match, "P1")) == 3


def test_haste_may_be_left_for_later():
    match = card_played(my_turn("haste", hands={"P1": [BALLS, BALLS]}))
    assert moves(match) == {"use haste", "done"}
    play(match, "done")
    assert asked(match) == ("turn", "P2")
    assert tomes_of(match, "P1") == {"haste": False}


def test_haste_twice_plays_three_cards():
    match = my_turn("haste", "haste", hands={"P1": [BALLS, BALLS, RIGOR_BALLS]})
    card_played(match)
    play(
        match,
        "use haste",
        f"play {RIGOR_BALLS}",
        "step north",
        "stay",
        "use haste",
        f"play {BALLS}",
        "step south",
    )
    assert asked(match) == ("step", "P1")
    play(match, "stay")
    assert asked(match) == ("turn", "P2")
    assert len(hand(match, "P1")) == 3


def test_haste_needs_a_card_that_can_be_used():
    """From the corner a5 the card that is left leads nowhere. The others are not told why P1 is done."""
    board = own_board()
    (useless, *_) = useless_cards("goblin", [board.symbols[space] for space in board.around("a5")])
    match = my_turn("haste", goblins={"P1": "a6"}, hands={"P1": [BALLS, useless]})
    play(match, f"play {BALLS}", "step north", "stay")
    assert moves(match) == {"done"}


ENDED_TURNS: dict[str, Arranged] = {
    "K21": {"goblins": {"P1": "c7"}, "rigor": "c6", "then": ["step north", "go b5"]},
    "K24": {"goblins": {"P1": "d7"}, "tokens_top": ["teleport"], "then": ["step east", "go b5"]},
    "K33": {"goblins": {"P1": "c9"}, "tome_deck_top": ["ward"], "then": ["step west", "go a5"]},
}


@pytest.mark.parametrize("rule", ENDED_TURNS)
def test_haste_is_no_use_once_the_turn_has_ended(rule):
    arranged = ENDED_TURNS[rule].copy()
    then = arranged.pop("then")
    match = my_turn("haste", hands={"P1": [BALLS, BALLS, RIGOR_BALLS]}, **arranged)
    play(match, f"play {BALLS}", *then)
    assert "haste" not in moves(match, "use")
    assert asked(match) == ("turn", "P2")


def test_haste_is_no_use_once_rigor_has_teleported():
    """K27 ends the turn."""
    match = my_turn("haste", hands={"P1": [RIGOR_BALLS, BALLS]}, rigor="d7")
    play(match, f"play {RIGOR_BALLS}", "step east", "go a9")
    assert asked(match) == ("turn", "P2")


def test_crystal_step_makes_both_symbols_balls():
    which = card("goblin", "scroll", "stones")
    match = my_turn("crystal_step", hands={"P1": [which]})
    play(match, "use crystal_step")
    assert asked(match) == ("turn", "P1")
    play(match, f"play {which}")
    assert moves(match, "step") == {"north", "east", "south", "west"}
    play(match, "step east")
    assert moves(match, "step") == {"north", "east", "south", "west"}


def test_crystal_step_works_on_a_rigor_card():
    which = card("rigor", "scroll", "book")
    match = my_turn("crystal_step", hands={"P1": [which]}, rigor="c9")
    play(match, "use crystal_step", f"play {which}")
    assert moves(match, "step") == {"north", "east", "south", "west"}


def test_crystal_step_is_said_before_the_card():
    match = card_played(my_turn("crystal_step", "beckon", hands={"P1": [BALLS, *PLAIN_HAND]}))
    assert "crystal_step" not in moves(match, "use")


def test_crystal_step_is_for_one_card_only():
    second = card("goblin", "scroll", "stones")
    crystal = my_turn("crystal_step", "haste", hands={"P1": [BALLS, second]}, goblins={"P1": "b7"})
    play(crystal, "use crystal_step")
    card_played(crystal)
    plain = my_turn("haste", hands={"P1": [BALLS, second]}, goblins={"P1": "b7"})
    card_played(plain)
    for match in (crystal, plain):
        if "use haste" in moves(match):
            play(match, "use haste", f"play {second}")
    assert asked(crystal) == asked(plain)
    assert moves(crystal) == moves(plain)


def test_crystal_step_is_lost_with_the_turn():
    """P1 says it, then Beckon ends the turn; P2's card has its own symbols."""
    which = card("goblin", "scroll", "stones")
    match = my_turn("crystal_step", "beckon", rigor="c6", goblins={"P2": "d8"}, hands={"P1": [BALLS], "P2": [which]})
    play(match, "use crystal_step", "use beckon", "step south", "go b5")
    play(match, f"play {which}")
    assert moves(match, "step") == own_board().matching("d8", "scroll", "stones")


def test_crystal_step_may_be_said_before_a_second_card():
    second = card("goblin", "scroll", "stones")
    match = my_turn("crystal_step", "haste", "swap", hands={"P1": [BALLS, second, RIGOR_BALLS]})
    card_played(match)
    play(match, "use haste", "use crystal_step", f"play {second}")
    assert moves(match, "step") == {"north", "east", "south", "west"}


def test_shove_pushes_a_goblin_next_to_yours_without_moving_you():
    match = my_turn("shove", goblins={"P2": "d7", "P3": "c8", "P4": "a5"})
    play(match, "use shove")
    assert asked(match) == ("shove", "P1")
    assert moves(match) == {"choose P2", "choose P3"}
    play(match, "choose P2")
    assert asked(match) == ("push", "P1")
    assert moves(match) == {"push north", "push east", "push south"}
    play(match, "push north")
    assert (at(match, "P1"), at(match, "P2")) == ("c7", "d6")
    assert asked(match) == ("turn", "P1")


def test_shove_needs_a_neighbour_that_can_be_pushed():
    assert "shove" not in moves(my_turn("shove"), "use")
    cornered = my_turn("shove", goblins={"P1": "f10", "P2": "g10", "P3": "a5"})
    assert "shove" not in moves(cornered, "use")
    corner_to_corner = my_turn("shove", goblins={"P2": "d8"})
    assert "shove" not in moves(corner_to_corner, "use"), "K1: not over a corner"


def test_shove_has_the_effects_of_any_push():
    into_rigor = my_turn("shove", goblins={"P2": "d7"}, rigor="d8")
    play(into_rigor, "use shove", "choose P2", "push south")
    assert len(looks_of(into_rigor, "P2")) == 1
    assert asked(into_rigor) == ("circle", "P2")
    onto_circle = my_turn("shove", goblins={"P2": "d7"})
    events = play(onto_circle, "use shove", "choose P2", "push east")
    assert happened(events, "token_turned")[0]["seat"] == "P2"
    onto_desk = my_turn("shove", goblins={"P1": "d9", "P2": "c9"}, tome_deck_top=["ward"])
    play(onto_desk, "use shove", "choose P2", "push west")
    assert tomes_of(onto_desk, "P2") == {"ward": False}


def test_shove_can_start_a_chain():
    match = my_turn("shove", goblins={"P2": "d7", "P3": "d8"})
    play(match, "use shove", "choose P2", "push south")
    assert asked(match) == ("push", "P2")
    assert moves(match, "push") == {"east", "south", "west"}


def test_shove_never_ends_on_your_own_space():
    """Round the square c7, d7, d8, c8: P4 on c8 cannot be pushed onto P1."""
    match = my_turn("shove", goblins={"P2": "d7", "P3": "d8", "P4": "c8"})
    play(match, "use shove", "choose P2", "push south", "push west")
    assert asked(match) == ("push", "P3")
    assert moves(match, "push") == {"south", "west"}


def test_shove_may_come_after_the_card_and_leaves_the_turn_going():
    match = card_played(my_turn("shove", "beckon", goblins={"P2": "d8"}))
    play(match, "use shove", "choose P2", "push east")
    assert asked(match) == ("more", "P1")


def test_swap_exchanges_places_with_any_goblin():
    match = my_turn("swap")
    play(match, "use swap")
    assert moves(match) == {"choose P2", "choose P3", "choose P4"}
    play(match, "choose P3")
    assert (at(match, "P1"), at(match, "P3")) == ("f9", "c7")
    assert asked(match) == ("turn", "P1")


def test_swap_activates_nothing_for_either():
    match = my_turn("swap", goblins={"P1": "e7", "P4": "f5"})
    events = play(match, "use swap", "choose P4")
    assert (at(match, "P1"), at(match, "P4")) == ("f5", "e7")
    assert not {"token_turned", "met", "tome_drawn"} & set(kinds(events))
    assert asked(match) == ("turn", "P1")


def test_beckon_moves_rigor_to_any_neighbouring_space():
    match = my_turn("beckon", rigor="f7")
    play(match, "use beckon")
    assert asked(match) == ("beckon", "P1")
    assert moves(match) == {"step north", "step south", "step west"}
    play(match, "step south")
    assert rigor_at(match) == "f8"
    assert asked(match) == ("turn", "P1")


def test_beckon_catches_another_goblin_and_your_turn_goes_on():
    match = my_turn("beckon", rigor="f8")
    play(match, "use beckon", "step south")
    assert len(looks_of(match, "P3")) == 1
    assert asked(match) == ("circle", "P3")
    play(match, "go b5")
    assert asked(match) == ("turn", "P1")


def test_beckon_onto_your_own_goblin_ends_your_turn():
    match = my_turn("beckon", rigor="c6")
    play(match, "use beckon", "step south", "go b5")
    assert len(looks_of(match, "P1")) == 1
    assert asked(match) == ("turn", "P2")


def test_beckon_does_not_teleport_him():
    match = my_turn("beckon", rigor="d7", goblins={"P1": "b7"})
    events = play(match, "use beckon", "step east")
    assert rigor_at(match) == "e7"
    assert "token_turned" not in kinds(events)
    assert asked(match) == ("turn", "P1")


def test_recall_goes_to_an_empty_circle_that_is_not_activated():
    match = my_turn("recall", goblins={"P4": "g10"})
    play(match, "use recall")
    assert asked(match) == ("recall", "P1")
    assert moves(match) == {"go b5", "go f5", "go e7"}
    events = play(match, "go e7")
    assert at(match, "P1") == "e7"
    assert "token_turned" not in kinds(events)
    assert asked(match) == ("turn", "P1")
    card_played(match)
    assert at(match, "P1") == "f7"


def test_recall_is_for_before_your_card():
    match = card_played(my_turn("recall", "beckon"))
    assert "recall" not in moves(match, "use")


def test_recall_is_not_for_between_two_cards():
    match = card_played(my_turn("recall", "haste", hands={"P1": [BALLS, BALLS]}))
    play(match, "use haste")
    assert "recall" not in moves(match, "use")


def test_recall_needs_an_empty_circle():
    match = my_turn("recall", goblins={"P2": "b5", "P3": "f5", "P4": "g10"}, rigor="e7")
    assert "recall" not in moves(match, "use")


def test_pickpocket_gives_each_a_random_card_of_the_other():
    mine, theirs = [BALLS, *PLAIN_HAND], [card("rigor", "scroll", "book"), RIGOR_BALLS]
    match = my_turn("pickpocket", hands={"P1": mine, "P2": theirs})
    play(match, "use pickpocket")
    assert moves(match) == {"choose P2", "choose P3", "choose P4"}
    play(match, "choose P2")
    now_mine, now_theirs = hand(match, "P1"), hand(match, "P2")
    assert (len(now_mine), len(now_theirs)) == (3, 2)
    assert sorted(now_mine + now_theirs) == sorted(mine + theirs)
    assert len([name for name in now_mine if name in theirs]) == 1
    assert len([name for name in now_theirs if name in mine]) == 1
    assert asked(match) == ("turn", "P1")


def test_pickpocket_takes_at_random():
    taken = set()
    for n in range(30):
        match = my_turn(
            "pickpocket", hands={"P1": [BALLS], "P2": [RIGOR_BALLS, *PLAIN_HAND]}, seats=2, seed=f"seed {n}"
        )
        play(match, "use pickpocket", "choose P2")
        taken.add(hand(match, "P1")[0])
    assert taken == {RIGOR_BALLS, *PLAIN_HAND}


def test_pickpocket_is_seen_by_those_two_alone():
    match = my_turn("pickpocket", hands={"P1": [BALLS], "P2": [RIGOR_BALLS]})
    play(match, "use pickpocket", "choose P2")
    for viewer in (0, 1):
        seen = [event for event in match.view(viewer)["events"] if event["kind"] == "took_card"]
        assert {(event["seat"], event["card"]) for event in seen} == {("P1", RIGOR_BALLS), ("P2", BALLS)}
    for other in (None, 2, 3):
        seen = [event for event in match.view(other)["events"] if event["kind"] == "took_card"]
        assert len(seen) == 2
        assert not any("card" in event for event in seen)
