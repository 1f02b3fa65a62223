"""Kragmortha's hands, their limit, and the Movement deck (K14, K15)."""

from tests.games.kragmortha.arranging import (
    BALLS,
    RIGOR_BALLS,
    asked,
    card,
    hand,
    kinds,
    moves,
    own_board,
    play,
    player,
    table,
    tomes_of,
    useless_cards,
)

PLAIN_HAND = [card("goblin", "scroll", "book"), card("goblin", "stones", "potion")]


def test_k14_a_played_card_is_discarded_before_the_draw():
    """With the deck empty, the card just played is shuffled in with the other discards."""
    match = table(2, goblins={"P1": "c7"}, hands={"P1": [BALLS, *PLAIN_HAND]}, deck=[])
    discards = sum(match.view()["decks"]["discards"].values())
    assert discards == 58 - 3 - 3
    events = play(match, f"play {BALLS}", "step east", "stay")
    assert "discards_shuffled" in kinds(events)
    decks = match.view()["decks"]
    assert decks["discards"] == {}
    assert decks["movement"] == discards


def test_k14_a_played_card_lies_on_the_discards():
    match = table(2, goblins={"P1": "c7"}, hands={"P1": [BALLS, *PLAIN_HAND]})
    play(match, f"play {BALLS}")
    assert match.view()["decks"]["discards"] == {BALLS: 1}


def test_k14_the_deck_is_made_new_only_when_a_card_is_needed():
    match = table(2, goblins={"P1": "c7"}, hands={"P1": [BALLS, *PLAIN_HAND]}, deck=[RIGOR_BALLS])
    events = play(match, f"play {BALLS}", "step east", "stay")
    assert "discards_shuffled" not in kinds(events)
    assert match.view()["decks"]["movement"] == 0
    assert len(hand(match, "P1")) == 3


def test_k14_a_deck_that_runs_out_in_the_middle_of_a_draw_is_made_new():
    symbols = own_board(2).symbols["f10"]
    match = table(
        2,
        goblins={"P1": "g10", "P2": "c7"},
        hands={"P1": useless_cards("goblin", [symbols])[:3]},
        deck=[BALLS],
    )
    events = play(match, "show")
    assert hand(match, "P1")[0] == BALLS
    assert len(hand(match, "P1")) == 3
    assert kinds(events).count("discards_shuffled") == 1
    assert match.view()["decks"]["movement"] == 58 - 3 - 3


def test_k14_the_new_deck_is_shuffled():
    drawn = set()
    for n in range(12):
        match = table(2, goblins={"P1": "c7"}, hands={"P1": [BALLS]}, deck=[], seed=f"seed {n}")
        play(match, f"play {BALLS}", "step east", "stay")
        drawn.add(tuple(hand(match, "P1")))
    assert len(drawn) > 4


def test_k15_the_limit_is_three_unless_changed():
    match = table(
        3,
        looks={"P2": ["hands-small"]},
        hands={"P2": PLAIN_HAND},
        tomes={"P3": ["deep_pockets", "deep_pockets"]},
    )
    assert [who["hand_limit"] for who in match.view()["players"]] == [3, 2, 5]


def test_k15_a_smaller_limit_and_deep_pockets_add_up():
    match = table(2, looks={"P1": ["hands-small"]}, tomes={"P1": ["deep_pockets"]})
    assert player(match, "P1")["hand_limit"] == 3


def test_k15_where_one_is_drawn_the_hand_is_filled_to_its_limit():
    match = table(2, goblins={"P1": "c7"}, hands={"P1": [BALLS, *PLAIN_HAND]}, tomes={"P1": ["deep_pockets"]})
    play(match, f"play {BALLS}", "step east", "stay")
    assert len(hand(match, "P1")) == 4
    match = table(2, goblins={"P1": "c7"}, hands={"P1": [BALLS, PLAIN_HAND[0]]}, looks={"P1": ["hands-small"]})
    play(match, f"play {BALLS}", "step east", "stay")
    assert len(hand(match, "P1")) == 2


def test_k15_a_limit_that_falls_makes_you_discard_at_once_in_anothers_turn():
    held = [BALLS, *PLAIN_HAND]
    match = table(
        2,
        goblins={"P1": "a5", "P2": "d9"},
        hands={"P1": [RIGOR_BALLS], "P2": held},
        look_deck_top=["hands-small"],
    )
    play(match, f"play {RIGOR_BALLS}", "step north")
    assert asked(match) == ("discard", "P2")
    assert moves(match) == {f"discard {name}" for name in held}
    play(match, f"discard {PLAIN_HAND[0]}")
    assert hand(match, "P2") == [BALLS, PLAIN_HAND[1]]
    assert match.view()["decks"]["discards"][PLAIN_HAND[0]] == 1
    assert asked(match) == ("circle", "P2")


def test_k15_everybody_sees_what_is_discarded():
    match = table(
        3,
        goblins={"P1": "a5", "P2": "d9"},
        hands={"P1": [RIGOR_BALLS], "P2": [BALLS, *PLAIN_HAND]},
        look_deck_top=["hands-small"],
    )
    play(match, f"play {RIGOR_BALLS}", "step north", f"discard {BALLS}")
    for viewer in (None, 0, 1, 2):
        assert {"kind": "discarded", "seat": "P2", "card": BALLS} in match.view(viewer)["events"]


def test_k15_with_two_cards_left_nothing_is_discarded_and_nothing_drawn():
    match = table(
        2,
        goblins={"P1": "c7"},
        rigor="d7",
        hands={"P1": [BALLS, *PLAIN_HAND]},
        look_deck_top=["hands-small"],
    )
    events = play(match, f"play {BALLS}", "step east", "go b5")
    assert hand(match, "P1") == PLAIN_HAND
    assert "drew" not in kinds(events)
    assert asked(match) == ("turn", "P2")


def test_k15_a_limit_that_rises_fills_at_the_end_of_your_next_turn():
    """P2 is pushed onto the desk and finds Deep Pockets there; the fourth card comes with P2's own turn."""
    match = table(
        2,
        goblins={"P1": "d9", "P2": "c9"},
        rigor="f6",
        hands={"P1": [BALLS], "P2": [BALLS, *PLAIN_HAND]},
        tome_deck_top=["deep_pockets"],
    )
    play(match, f"play {BALLS}", "step west", "push west", "go c5", "stay")
    assert tomes_of(match, "P2") == {"deep_pockets": False}
    assert len(hand(match, "P2")) == 3
    assert asked(match) == ("turn", "P2")
    play(match, f"play {BALLS}", "step south", "stay")
    assert len(hand(match, "P2")) == 4


def test_k15_a_limit_that_rises_in_your_own_turn_fills_at_its_end():
    """P1 walks onto the desk and finds Deep Pockets there: the fourth card comes with this very turn."""
    hands = {"P1": [BALLS, *PLAIN_HAND]}
    match = table(2, goblins={"P1": "c9"}, hands=hands, tome_deck_top=["deep_pockets"])
    play(match, f"play {BALLS}", "step west", "go c5")
    assert tomes_of(match, "P1") == {"deep_pockets": False}
    assert asked(match) == ("turn", "P2")
    assert len(hand(match, "P1")) == 4
