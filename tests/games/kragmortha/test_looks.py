"""Withering Looks (K29 to K32)."""

import pytest

from ludoteca import LudotecaError
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
    parts_of,
    play,
    player,
    rigor_at,
    table,
    table_moves,
)

PENANCES = ["screen", "honour", "none"]
PLAIN_HAND = [card("goblin", "scroll", "book"), card("goblin", "stones", "potion")]


def meeting(seats=2, **more):
    """P1 has walked into Rigor Mortis at c7."""
    arranged: Arranged = {"goblins": {"P1": "c6"}, "rigor": "c7", "hands": {"P1": [BALLS]}} | more
    match = table(seats, **arranged)
    return match, play(match, f"play {BALLS}", "step south")


def test_k29_each_look_shows_a_part_of_the_body():
    match, _ = meeting(look_deck_top=["legs-one"])
    assert [(look["id"], look["part"]) for look in player(match, "P1")["looks"]] == [("legs-one", "legs")]


def test_k29_it_takes_effect_at_once():
    match = table(
        2,
        goblins={"P1": "a5", "P2": "d9"},
        hands={"P1": [RIGOR_BALLS], "P2": [BALLS, *PLAIN_HAND]},
        look_deck_top=["hands-small"],
    )
    play(match, f"play {RIGOR_BALLS}", "step north")
    assert player(match, "P2")["hand_limit"] == 2
    assert asked(match) == ("discard", "P2")


def test_k29_and_lasts():
    match, _ = meeting(look_deck_top=["hands-small"])
    play(match, "go b5")
    for _ in range(40):
        if match.over:
            break
        match.play(match.moves()[0])
    assert "hands-small" in looks_of(match, "P1")
    assert len(hand(match, "P1")) <= 2


def test_k30_a_look_of_a_new_part_is_taken():
    match, _ = meeting(looks={"P1": ["head"]}, look_deck_top=["mouth"])
    assert parts_of(match, "P1") == ["head", "mouth"]


def test_k30_a_part_you_hold_goes_under_the_deck_and_you_draw_again():
    match, events = meeting(looks={"P1": ["head-chin"]}, look_deck_top=["head-ear", "head-balance", "mouth-open"])
    assert looks_of(match, "P1") == ["head-chin", "mouth-open"]
    assert [event["look"] for event in happened(events, "look_passed_over")] == ["head-ear", "head-balance"]
    assert look_deck(match)[-2:] == ["head-ear", "head-balance"]
    assert match.view()["decks"]["looks"] == 22


def test_k30_another_players_parts_do_not_matter():
    match, _ = meeting(looks={"P2": ["head-chin"]}, look_deck_top=["head-ear"])
    assert looks_of(match, "P1") == ["head-ear"]


THREE = ["head", "mouth", "arms"]
OTHER_THREE = ["hands", "legs", "voice"]


def no_fit(last=()):
    """P1, next to Rigor, has three parts; all Looks of the other three lie before others, except `last`."""
    held = {"P1": THREE, "P2": OTHER_THREE, "P3": OTHER_THREE, "P4": OTHER_THREE}
    held["P5"] = [part for part in ("hands-small", "legs", "voice") if part not in last]
    return {
        "goblins": {"P1": "b7", "P2": "a3", "P3": "b3", "P4": "c3", "P5": "f4"},
        "rigor": "b6",
        "looks": held,
        "hands": {"P1": [BALLS], "P5": PLAIN_HAND},
    }


def test_k30_no_fit_in_one_full_pass_none_is_drawn_and_all_else_happens():
    match = table(5, **no_fit())
    deck = look_deck(match)
    assert len(deck) == 9
    events = play(match, f"play {BALLS}", "step north")
    assert [event["look"] for event in happened(events, "look_passed_over")] == deck
    assert parts_of(match, "P1") == THREE
    assert look_deck(match) == deck
    assert asked(match) == ("circle", "P1")
    play(match, "go e7")
    assert asked(match) == ("turn", "P2")


def test_k30_k41_after_a_full_pass_everybody_knows_the_deck():
    match = table(5, **no_fit())
    deck = look_deck(match)
    play(match, f"play {BALLS}", "step north")
    assert match.view()["decks"]["looks_known"] == deck
    play(match, "breach P1")
    assert match.view()["decks"]["looks_known"] == look_deck(match) == deck


def test_k30_the_last_card_of_the_pass_may_fit():
    match = table(5, **no_fit(last=["voice"]), look_deck_top=THREE * 3)
    assert len(look_deck(match)) == 10
    events = play(match, f"play {BALLS}", "step north")
    assert len(happened(events, "look_passed_over")) == 9
    assert len(happened(events, "look_drawn")) == 1
    assert match.over


def test_k30_an_empty_deck_gives_none_and_all_else_happens():
    """Eight players with three Looks each hold all 24."""
    everybody = {"P1": THREE, "P2": THREE, "P3": THREE, "P4": THREE}
    everybody |= {
        "P5": OTHER_THREE,
        "P6": OTHER_THREE,
        "P7": OTHER_THREE,
        "P8": ["hands-small", "legs", "voice"],
    }
    match = table(8, goblins={"P1": "c7"}, rigor="c8", looks=everybody, hands={"P1": [BALLS], "P8": PLAIN_HAND})
    assert look_deck(match) == []
    events = play(match, f"play {BALLS}", "step south")
    assert not {"look_drawn", "look_passed_over"} & set(kinds(events))
    assert not match.over
    play(match, "go e7")
    assert at(match, "P1") == "e7"
    assert asked(match) == ("turn", "P2")


def test_k30_a_look_that_leaves_a_player_goes_under_the_deck():
    match = table(2, looks={"P1": ["arms-elbow", "legs-feet"]}, tomes={"P1": ["absolution"]})
    play(match, "use absolution", "lift arms")
    assert looks_of(match, "P1") == ["legs-feet"]
    assert look_deck(match)[-1] == "arms-elbow"
    assert len(look_deck(match)) == 23


def test_k30_under_the_deck_means_below_all_others():
    match = table(
        2,
        goblins={"P1": "c6"},
        rigor="c7",
        hands={"P1": [BALLS]},
        looks={"P1": ["head-chin"]},
        look_deck_top=["head-ear", "mouth-open"],
    )
    deck = look_deck(match)
    play(match, f"play {BALLS}", "step south")
    assert look_deck(match) == [*deck[2:], "head-ear"]


def breach_calls(penance, **more):
    """P1's turn, with a Look before P2 alone."""
    arranged: Arranged = {
        "goblins": {"P1": "c6", "P2": "d8"},
        "looks": {"P2": ["head"]},
        "hands": {"P1": [BALLS]},
    }
    return table(3, penance=penance, **(arranged | more))


@pytest.mark.parametrize("penance", ["screen", "honour"])
def test_k31_who_breaks_a_penance_draws_another_look(penance):
    match = breach_calls(penance, look_deck_top=["head", "mouth"])
    events = play(match, "breach P2")
    assert happened(events, "breach_found") == [{"seat": "P2"}]
    assert parts_of(match, "P2") == ["head", "mouth"]


@pytest.mark.parametrize("penance", ["screen", "honour"])
def test_k31_only_who_has_a_penance_can_break_one(penance):
    match = breach_calls(penance)
    assert table_moves(match) == {"breach P2"}
    with pytest.raises(LudotecaError):
        play(match, "breach P3")


def test_k31_without_penances_there_is_no_breach():
    match = breach_calls("none")
    assert table_moves(match) == set()
    with pytest.raises(LudotecaError):
        play(match, "breach P2")


def test_k31_screen_is_the_default_and_no_edition_changes_it():
    for edition in ("standard", "es", "fr", "pl"):
        assert table(2, edition=edition).setting.options["penance"] == "screen"


@pytest.mark.parametrize("penance", PENANCES)
def test_k31_in_every_mode_looks_are_drawn_and_end_the_game(penance):
    match, _ = meeting(penance=penance)
    assert len(looks_of(match, "P1")) == 1
    match, _ = meeting(penance=penance, looks={"P1": THREE})
    assert match.over


@pytest.mark.parametrize("penance", PENANCES)
def test_k31_in_every_mode_hand_limit_two_applies(penance):
    match, _ = meeting(penance=penance, look_deck_top=["hands-small"])
    assert player(match, "P1")["hand_limit"] == 2


def test_k31_a_breach_moves_no_goblin_and_leaves_the_decision_as_it_was():
    match = breach_calls("honour", look_deck_top=["mouth"])
    play(match, f"play {BALLS}", "step east")
    before = (
        asked(match),
        moves(match),
        at(match, "P1"),
        at(match, "P2"),
        rigor_at(match),
        hand(match, "P1"),
    )
    events = play(match, "breach P2")
    after = (asked(match), moves(match), at(match, "P1"), at(match, "P2"), rigor_at(match), hand(match, "P1"))
    assert before == after
    assert not {"sent", "met", "turn", "drew"} & set(kinds(events))


def test_k31_the_accused_may_be_the_one_to_act_and_the_turn_goes_on():
    match = breach_calls("screen", looks={"P1": ["head"]}, look_deck_top=["mouth"])
    play(match, f"play {BALLS}", "step east", "breach P1")
    assert parts_of(match, "P1") == ["head", "mouth"]
    assert asked(match) == ("step", "P1")
    play(match, "step east")
    assert asked(match) == ("turn", "P2")


AT_ANY_MOMENT = {
    "turn": [],
    "step": [f"play {BALLS}"],
    "push": [f"play {BALLS}", "step east"],
    "circle": [f"play {BALLS}", "step south"],
    "start": [f"play {BALLS}", "step west"],
}


@pytest.mark.parametrize("moment", AT_ANY_MOMENT)
def test_k31_at_any_moment_of_the_game(moment):
    match = table(
        3,
        goblins={"P1": "c9", "P2": "d9", "P3": "a5"},
        rigor="c10",
        hands={"P1": [BALLS]},
        looks={"P2": ["head"]},
        look_deck_top=["arms", "mouth"],
        tome_deck_top=["ward"],
    )
    play(match, *AT_ANY_MOMENT[moment])
    assert asked(match) == (moment, "P1")
    before = moves(match)
    play(match, "breach P2")
    assert len(looks_of(match, "P2")) == 2
    assert asked(match) == (moment, "P1")
    assert moves(match) == before


def test_k31_the_hand_limit_of_a_breach_acts_at_once_and_then_play_goes_on():
    match = breach_calls("honour", hands={"P1": [BALLS], "P2": [BALLS, *PLAIN_HAND]}, look_deck_top=["hands-small"])
    play(match, f"play {BALLS}", "breach P2")
    assert asked(match) == ("discard", "P2")
    play(match, f"discard {BALLS}")
    assert asked(match) == ("step", "P1")


def test_k31_k32_a_breach_can_bring_the_fourth_look():
    match = breach_calls("honour", looks={"P2": THREE})
    play(match, "breach P2")
    assert match.over
    assert match.ranks[1] == 3


def test_k31_calling_a_breach_over_and_over_cannot_break_the_table():
    """Here each call waits for P2's Scapegoat; the table may be rash, but not harmful."""
    match = breach_calls("honour", goblins={"P1": "d7", "P2": "d8"}, tomes={"P2": ["scapegoat"]})
    for _ in range(60):
        if match.over or "breach P2" not in table_moves(match):
            break
        play(match, "breach P2")
        assert asked(match) == ("react", "P2")
    while asked(match) == ("react", "P2"):
        play(match, "pass")
    assert match.over or asked(match) == ("turn", "P1")


def test_k32_the_fourth_look_ends_the_game():
    match, events = meeting(looks={"P1": THREE}, look_deck_top=["legs"])
    assert parts_of(match, "P1") == [*THREE, "legs"]
    assert match.over
    assert happened(events, "ended") == [{"ending": "looks", "seat": "P1"}]


def test_k32_the_third_does_not():
    match, _ = meeting(looks={"P1": THREE[:2]}, look_deck_top=["legs"])
    assert not match.over
    assert len(looks_of(match, "P1")) == 3


def test_k32_four_before_one_player_not_four_in_all():
    match, _ = meeting(seats=4, looks={"P2": THREE, "P3": THREE, "P4": THREE}, look_deck_top=["legs"])
    assert not match.over
