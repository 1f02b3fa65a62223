"""What is secret and what is public (K41)."""

import json
from itertools import permutations

import pytest

from tests.games.kragmortha.arranging import (
    BALLS,
    GAME,
    RIGOR_BALLS,
    asked,
    card,
    changed,
    hand,
    moves,
    play,
    table,
)

PLAIN_HAND = [card("goblin", "scroll", "book"), card("goblin", "stones", "potion")]
THRICE = PLAIN_HAND[0]
"""Three of it and more are in the box."""
VIEWERS = [None, 0, 1, 2]


def hands_seen(match, viewer):
    """The hands as a seat sees them."""
    return [player["hand"] for player in match.view(viewer)["players"]]


def test_k41_a_hand_is_seen_by_its_owner_alone():
    match = table(3)
    for viewer in VIEWERS:
        for seat, seen in enumerate(hands_seen(match, viewer)):
            assert seen == (hand(match, f"P{seat + 1}") if viewer == seat else [None, None, None])


def test_k41_the_number_of_cards_is_public():
    match = table(3, hands={"P2": [BALLS], "P3": [*PLAIN_HAND, BALLS, RIGOR_BALLS]}, tomes={"P3": ["deep_pockets"]})
    for viewer in VIEWERS:
        view = match.view(viewer)
        assert [player["hand_size"] for player in view["players"]] == [3, 1, 4]
        assert view["decks"]["movement"] == 58 - 8
        assert (view["decks"]["looks"], view["decks"]["tomes"], view["decks"]["tokens"]) == (24, 17, 6)


@pytest.mark.parametrize("viewer", VIEWERS)
def test_k41_no_deck_shows_its_cards(viewer):
    match = table(3, tomes={"P1": ["ward"]}, looks={"P2": ["head-chin"]}, tokens_used=["trap"])
    view = json.dumps(match.view(viewer))
    content = match.setting.content
    assert [tome.id for tome in content.tomes.tome if f'"{tome.id}"' in view] == ["ward-1"]
    assert [look.id for look in content.looks.look if f'"{look.id}"' in view] == ["head-chin"]
    assert '"teleport"' not in view
    assert match.view(viewer)["decks"]["tokens_used"] == ["trap"]


@pytest.mark.parametrize("viewer", VIEWERS)
def test_k41_looks_and_tomes_before_players_are_public_also_used_ones(viewer):
    match = table(3, tomes={"P1": ["ward"]}, used_tomes={"P1": ["haste"]}, looks={"P2": ["head-chin", "legs-one"]})
    players = match.view(viewer)["players"]
    assert {(tome["effect"], tome["used"]) for tome in players[0]["tomes"]} == {
        ("ward", False),
        ("haste", True),
    }
    assert [look["id"] for look in players[1]["looks"]] == ["head-chin", "legs-one"]


@pytest.mark.parametrize("viewer", VIEWERS)
def test_k41_movement_discards_are_public(viewer):
    match = table(3, goblins={"P1": "c7"}, hands={"P1": [BALLS, *PLAIN_HAND]})
    play(match, f"play {BALLS}", "step east", "stay")
    assert match.view(viewer)["decks"]["discards"] == {BALLS: 1}


@pytest.mark.parametrize("viewer", VIEWERS)
def test_k41_looks_passed_over_are_public(viewer):
    match = table(
        3,
        goblins={"P1": "c6"},
        rigor="c7",
        hands={"P1": [BALLS]},
        looks={"P1": ["head-chin"]},
        look_deck_top=["head-ear", "head-balance", "mouth-open"],
    )
    play(match, f"play {BALLS}", "step south")
    view = match.view(viewer)
    passed = [event["look"] for event in view["events"] if event["kind"] == "look_passed_over"]
    assert passed == ["head-ear", "head-balance"]
    assert view["decks"]["looks_known"] == ["head-ear", "head-balance"]


def test_k41_only_the_drawer_sees_the_card_drawn():
    match = table(3, goblins={"P1": "c7"}, hands={"P1": [BALLS, *PLAIN_HAND]})
    play(match, f"play {BALLS}", "step east", "stay")
    for viewer in VIEWERS:
        (drew,) = [event for event in match.view(viewer)["events"] if event["kind"] == "drew"]
        assert ("card" in drew) == (viewer == 0)


def test_k41_only_the_one_to_decide_sees_the_legal_moves():
    match = table(3)
    for viewer in VIEWERS:
        assert bool(match.view(viewer)["moves"]) == (viewer == 0)


def picked(**hands):
    """P1 has picked P2's pocket: the first card of each has changed hands."""
    match = table(3, hands=hands, tomes={"P1": ["pickpocket"]}, forced=[0, 0])
    play(match, "use pickpocket", "choose P2")
    return match


def test_k41_who_lost_a_card_to_pickpocket_knows_where_it_is():
    match = picked(P1=[BALLS, PLAIN_HAND[0]], P2=[RIGOR_BALLS, PLAIN_HAND[1]])
    assert sorted(map(str, hands_seen(match, 0)[1])) == sorted([BALLS, "None"])
    assert sorted(map(str, hands_seen(match, 1)[0])) == sorted([RIGOR_BALLS, "None"])
    for viewer in (None, 2):
        assert hands_seen(match, viewer)[0] == hands_seen(match, viewer)[1] == [None, None]


def test_k41_a_known_card_that_is_played_is_no_longer_known():
    match = picked(P1=[BALLS, *PLAIN_HAND], P2=[RIGOR_BALLS, PLAIN_HAND[1]])
    play(match, f"play {RIGOR_BALLS}", "step north", "stay")
    assert asked(match) == ("turn", "P2")
    play(match, f"play {BALLS}")
    assert hands_seen(match, 0)[1] == [None]


def test_k41_a_pocket_picked_unseen_leaves_others_unsure_of_the_rest():
    """P3 knows a card of P2's. Which card P1 takes from P2 P3 does not see, so P3 knows none of the hand any more."""
    arranged = table(
        3, hands={"P2": [RIGOR_BALLS, PLAIN_HAND[1]]}, tomes={"P1": ["pickpocket"]}, forced=[0, 1]
    ).position()
    arranged["P2"]["hand_known_to"] = ["P3"]
    match = GAME.from_position(arranged)
    assert RIGOR_BALLS in hands_seen(match, 2)[1]
    play(match, "use pickpocket", "choose P2")
    assert RIGOR_BALLS in hand(match, "P2")
    assert set(hands_seen(match, 2)[1]) == {None}


def test_k41_of_two_cards_alike_nobody_can_tell_which_one_was_played():
    """P2 has two cards alike, one of them from P1. When P2 plays one, P1 cannot know that one is left."""
    match = picked(P1=[BALLS, RIGOR_BALLS], P2=[PLAIN_HAND[0], BALLS])
    assert hand(match, "P2") == [BALLS, BALLS]
    play(match, f"play {RIGOR_BALLS}", "step north", "stay")
    assert asked(match) == ("turn", "P2")
    play(match, f"play {BALLS}")
    assert hands_seen(match, 0)[1] == [None]


@pytest.mark.parametrize("known_to", sorted(set(permutations([None, "P1", "P1"])), key=str))
def test_k41_who_knew_two_of_three_cards_alike_knows_one_when_one_is_played(known_to):
    """Two Pickpockets of an own box. Whichever of the three went: else P1 could tell that there is a third."""
    match = table(3, active="P2", hands={"P2": [THRICE] * 3})
    match = changed(match, P2={"hand_known_to": list(known_to)})
    assert hands_seen(match, 0)[1] == [THRICE, THRICE, None]
    play(match, f"play {THRICE}")
    assert hands_seen(match, 0)[1] == [THRICE, None]


@pytest.mark.parametrize("known_to", sorted(set(permutations(["P1", "P3", "P3"]))))
def test_k41_each_knows_one_fewer_of_the_cards_alike(known_to):
    match = table(3, active="P2", hands={"P2": [THRICE] * 3})
    match = changed(match, P2={"hand_known_to": list(known_to)})
    play(match, f"play {THRICE}")
    assert hands_seen(match, 0)[1] == [None, None]
    assert hands_seen(match, 2)[1] == [THRICE, None]


@pytest.mark.parametrize("taken", [0, 1])
def test_k41_a_pocket_picked_again_does_not_tell_which_of_two_cards_alike_was_known(taken):
    hands = {"P1": [RIGOR_BALLS], "P2": [BALLS, BALLS]}
    match = table(3, hands=hands, tomes={"P1": ["pickpocket"]}, forced=[0, taken])
    match = changed(match, P2={"hand_known_to": ["P1"]})
    play(match, "use pickpocket", "choose P2")
    assert hands_seen(match, 0)[1] == [RIGOR_BALLS, None]


def after(moves_played, seed="seed", seats=3):
    """A game some moves in, always taking the move in the middle of the list."""
    match = GAME.new(seats, seed)
    for _ in range(moves_played):
        if not match.over:
            legal = match.moves()
            match.play(legal[len(legal) // 2])
    return match


@pytest.mark.parametrize("moves_played", [0, 1, 5, 20, 60, 120])
@pytest.mark.parametrize("seat", [0, 1, 2])
def test_k41_a_resampled_game_looks_the_same_to_the_seat(moves_played, seat):
    match = after(moves_played)
    for key in ("a", "b", "c"):
        twin = match.resampled(seat, key)
        assert twin.view(seat) | {"can_undo": None} == match.view(seat) | {"can_undo": None}
        if match.seat == seat:
            assert moves(twin) == moves(match)


def test_k41_resampling_deals_other_hands_and_orders():
    match = table(3, tokens_used=["trap"])
    twins = [match.resampled(0, f"key {n}").position() for n in range(10)]
    for secret in ("look_deck", "tome_deck", "token_pile"):
        assert len({tuple(twin[secret]) for twin in twins}) > 3
    assert len({tuple(twin["P2"]["hand"]) for twin in twins}) > 3
    assert {tuple(twin["P1"]["hand"]) for twin in twins} == {tuple(hand(match, "P1"))}
    assert {tuple(twin["token_pile"][:1]) for twin in twins} == {("trap",)}
    assert len({tuple(twin["chance"]["key"]) for twin in twins}) == 10


def test_k41_resampling_keeps_what_pickpocket_showed():
    match = picked(P1=[BALLS, PLAIN_HAND[0]], P2=[RIGOR_BALLS, PLAIN_HAND[1]])
    for n in range(6):
        twin = match.resampled(0, f"key {n}")
        assert BALLS in hand(twin, "P2")
        assert hand(twin, "P1") == hand(match, "P1")


def test_k41_resampling_keeps_the_looks_under_the_deck_that_all_have_seen():
    match = table(3, looks={"P1": ["arms-elbow"]}, tomes={"P1": ["absolution"]})
    play(match, "use absolution", "lift arms")
    for n in range(6):
        assert match.resampled(1, f"key {n}").position()["look_deck"][-1] == "arms-elbow"
