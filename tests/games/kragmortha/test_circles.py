"""Teleport circles and their tokens (K24 to K26, K28)."""

import pytest

from tests.games.kragmortha.arranging import (
    BALLS,
    GAME,
    Arranged,
    asked,
    at,
    happened,
    in_order,
    kinds,
    looks_of,
    moves,
    play,
    table,
    tomes_of,
)

TOKENS = ["teleport", "tome", "trap"]
ON_THE_OTHER_CIRCLES = {"P2": "b5", "P3": "f5", "P4": "g10"}
OUT_OF_THE_WAY = {"P2": "a5", "P3": "c5", "P4": "d5"}
PLAIN_DECKS: Arranged = {"tome_deck_top": ["deep_pockets"], "look_deck_top": ["head"]}


def onto_a_circle(token, goblins=None, **more):
    """P1 steps onto the circle e7 and turns up a token."""
    goblins = {"P1": "d7", **(OUT_OF_THE_WAY if goblins is None else goblins)}
    match = table(goblins=goblins, hands={"P1": [BALLS]}, tokens_top=[token], **PLAIN_DECKS, **more)
    return match, play(match, f"play {BALLS}", "step east")


@pytest.mark.parametrize("token", TOKENS)
def test_k24_entering_a_circle_turns_up_the_top_token(token):
    match, events = onto_a_circle(token)
    assert happened(events, "token_turned") == [{"seat": "P1", "token": token}]
    assert match.view()["decks"]["tokens"] == 5


@pytest.mark.parametrize("token", TOKENS)
def test_k24_the_goblin_moves_to_any_other_empty_circle(token):
    match, _ = onto_a_circle(token, goblins={"P2": "b5", "P3": "c5", "P4": "d5"})
    assert asked(match) == ("circle", "P1")
    assert moves(match) == {"go f5", "go g10"}
    play(match, "go g10")
    assert at(match, "P1") == "g10"


def test_k24_rigor_on_a_circle_leaves_it_not_empty():
    match, _ = onto_a_circle("teleport", rigor="g10")
    assert moves(match, "go") == {"b5", "f5"}


def test_k24_teleport_does_nothing_else():
    match, events = onto_a_circle("teleport")
    events += play(match, "go b5")
    assert not {"look_drawn", "tome_drawn"} & set(kinds(events))


def test_k24_tome_draws_a_tome_as_well():
    match, events = onto_a_circle("tome")
    events += play(match, "go b5")
    assert tomes_of(match, "P1") == {"deep_pockets": False}
    assert "look_drawn" not in kinds(events)


def test_k24_trap_draws_a_look_as_well():
    match, events = onto_a_circle("trap")
    events += play(match, "go b5")
    assert len(looks_of(match, "P1")) == 1
    assert "tome_drawn" not in kinds(events)


@pytest.mark.parametrize("token", TOKENS)
def test_k24_no_second_token_is_drawn(token):
    match, events = onto_a_circle(token)
    events += play(match, "go b5")
    assert kinds(events).count("token_turned") == 1
    assert at(match, "P1") == "b5"


@pytest.mark.parametrize("token", TOKENS)
def test_k24_it_ends_the_active_players_turn(token):
    match, _ = onto_a_circle(token)
    play(match, "go b5")
    assert asked(match) == ("turn", "P2")


def pushed_onto_a_circle(token, **more):
    """P1 pushes P2 onto the circle e7, with a step left."""
    goblins = {"P1": "c7", "P2": "d7", "P3": "a5", "P4": "c5"}
    hands = {"P1": [BALLS], "P2": [BALLS]}
    match = table(goblins=goblins, hands=hands, tokens_top=[token], **PLAIN_DECKS, **more)
    return match, play(match, f"play {BALLS}", "step east", "push east")


@pytest.mark.parametrize("token", TOKENS)
def test_k24_a_pushed_goblin_activates_the_circle_and_its_own_player_chooses(token):
    match, events = pushed_onto_a_circle(token)
    assert happened(events, "token_turned") == [{"seat": "P2", "token": token}]
    assert asked(match) == ("circle", "P2")
    assert moves(match) == {"go b5", "go f5", "go g10"}
    play(match, "go f5")
    assert len(looks_of(match, "P2")) == int(token == "trap")
    assert len(tomes_of(match, "P2")) == int(token == "tome")


@pytest.mark.parametrize("token", TOKENS)
def test_k24_another_player_loses_nothing(token):
    """The pusher goes on with the second step, and the pushed has a whole turn after it."""
    match, _ = pushed_onto_a_circle(token)
    play(match, "go b5")
    assert asked(match) == ("step", "P1")
    play(match, "stay")
    assert asked(match) == ("turn", "P2")
    play(match, f"play {BALLS}", "step south")
    assert asked(match) == ("step", "P2")


def test_k25_used_tokens_lie_face_up_beside_the_pile():
    match, _ = onto_a_circle("trap")
    play(match, "go b5")
    decks = match.view()["decks"]
    assert (decks["tokens"], decks["tokens_used"]) == (5, ["trap"])


FIVE_USED: Arranged = {"tokens_used": ["teleport", "teleport", "teleport", "tome", "trap"]}


def test_k25_the_sixth_token_is_resolved_before_all_are_shuffled():
    match, events = onto_a_circle("teleport", **FIVE_USED)
    assert "tokens_shuffled" not in kinds(events)
    assert match.view()["decks"]["tokens"] == 0
    events = play(match, "go b5")
    assert kinds(events).index("sent") < kinds(events).index("tokens_shuffled")
    decks = match.view()["decks"]
    assert (decks["tokens"], decks["tokens_used"]) == (6, [])


def test_k25_not_before_the_sixth():
    match, _ = onto_a_circle("teleport", tokens_used=["teleport", "teleport", "tome", "trap"])
    events = play(match, "go b5")
    assert "tokens_shuffled" not in kinds(events)
    assert match.view()["decks"]["tokens"] == 1


def test_k25_the_look_of_a_last_trap_comes_before_the_shuffle():
    match, _ = onto_a_circle("trap", tokens_used=["teleport", "teleport", "teleport", "teleport", "tome"])
    events = play(match, "go b5")
    assert kinds(events).index("look_drawn") < kinds(events).index("tokens_shuffled")


def test_k25_the_new_pile_has_another_order():
    orders = set()
    for n in range(10):
        match, _ = onto_a_circle("teleport", **FIVE_USED, seed=f"seed {n}")
        play(match, "go b5")
        orders.add(tuple(match.position()["token_pile"]))
    assert len(orders) > 3


def test_k25_as_soon_as_it_has_been_resolved():
    """P2 turns the sixth token in P1's first step; P1's second step already draws from the new pile."""
    match, _ = pushed_onto_a_circle("teleport", **FIVE_USED)
    play(match, "go b5")
    assert match.view()["decks"]["tokens"] == 6
    events = play(match, "step east")
    assert kinds(events)[-1] == "token_turned"
    assert match.view()["decks"]["tokens"] == 5


def test_k25_the_moment_of_the_sixth_token_is_a_position_like_any_other():
    match, _ = onto_a_circle("teleport", **FIVE_USED)
    twin = GAME.from_position(match.position())
    assert twin.position() == match.position()
    assert moves(twin) == moves(match)


@pytest.mark.parametrize("token", TOKENS)
def test_k26_no_other_empty_circle_the_goblin_stays(token):
    match, events = onto_a_circle(token, goblins=ON_THE_OTHER_CIRCLES)
    assert happened(events, "token_turned") == [{"seat": "P1", "token": token}]
    assert at(match, "P1") == "e7"
    assert asked(match) == ("turn", "P2")


def test_k26_tome_and_trap_still_happen():
    match, _ = onto_a_circle("tome", goblins=ON_THE_OTHER_CIRCLES)
    assert tomes_of(match, "P1") == {"deep_pockets": False}
    match, _ = onto_a_circle("trap", goblins=ON_THE_OTHER_CIRCLES)
    assert len(looks_of(match, "P1")) == 1


@pytest.mark.parametrize(("token", "drawn"), [("tome", "tome_drawn"), ("trap", "look_drawn")])
def test_k26_move_first_then_draw(token, drawn):
    match, before = onto_a_circle(token)
    assert drawn not in kinds(before)
    assert in_order(play(match, "go b5"), ("sent", "P1"), (drawn, "P1"))


def test_k28_sent_to_a_circle_by_an_encounter_activates_nothing():
    match = table(goblins={"P1": "d8"}, rigor="d9", hands={"P1": [BALLS]})
    events = play(match, f"play {BALLS}", "step south", "go e7")
    assert "token_turned" not in kinds(events)
    assert at(match, "P1") == "e7"


def test_k28_sent_from_the_desk_to_a_start_space_with_a_circle_activates_nothing():
    match = table(goblins={"P1": "c9", **OUT_OF_THE_WAY}, hands={"P1": [BALLS]}, **PLAIN_DECKS)
    events = play(match, f"play {BALLS}", "step west", "go b5")
    assert at(match, "P1") == "b5"
    assert "token_turned" not in kinds(events)
    assert asked(match) == ("turn", "P2")


def test_k28_stepping_onto_a_start_space_with_a_circle_activates_it():
    match = table(goblins={"P1": "b6", **OUT_OF_THE_WAY}, hands={"P1": [BALLS]}, tokens_top=["teleport"])
    events = play(match, f"play {BALLS}", "step north")
    assert happened(events, "token_turned") == [{"seat": "P1", "token": "teleport"}]


def test_k28_being_pushed_onto_one_activates_it_too():
    goblins = {"P1": "b7", "P2": "b6", "P3": "c5", "P4": "d5"}
    match = table(goblins=goblins, hands={"P1": [BALLS]}, tokens_top=["teleport"])
    events = play(match, f"play {BALLS}", "step north", "push north")
    assert happened(events, "token_turned") == [{"seat": "P2", "token": "teleport"}]


@pytest.mark.parametrize(("tome", "then"), [("recall", "go e7"), ("swap", "choose P4")])
def test_k28_a_tome_that_sends_to_a_circle_activates_nothing(tome, then):
    goblins = {"P1": "c7", "P2": "a5", "P3": "c5", "P4": "e7" if tome == "swap" else "d5"}
    match = table(goblins=goblins, hands={"P1": [BALLS]}, tomes={"P1": [tome]})
    events = play(match, f"use {tome}", then)
    assert at(match, "P1") == "e7"
    assert "token_turned" not in kinds(events)
    assert asked(match) == ("turn", "P1")
