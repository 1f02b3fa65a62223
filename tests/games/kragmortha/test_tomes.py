"""Magic Tomes: getting and using them (K33 to K36)."""

import pytest

from ludoteca import LudotecaError
from tests.games.kragmortha.arranging import (
    BALLS,
    RIGOR_BALLS,
    Arranged,
    asked,
    at,
    card,
    happened,
    in_order,
    kinds,
    moves,
    play,
    player,
    table,
    tomes_of,
)

PLAIN_HAND = [card("goblin", "scroll", "book"), card("goblin", "stones", "potion")]


def to_the_desk(seats=2, **more):
    """P1 has stepped from c9 onto the desk."""
    arranged: Arranged = {"goblins": {"P1": "c9"}, "hands": {"P1": [BALLS]}, "tome_deck_top": ["ward"]} | more
    match = table(seats, **arranged)
    return match, play(match, f"play {BALLS}", "step west")


def test_k33_a_goblin_on_the_desk_draws_the_top_tome_face_up():
    match, events = to_the_desk()
    assert tomes_of(match, "P1") == {"ward": False}
    assert match.view()["decks"]["tomes"] == 17
    for viewer in (None, 0, 1):
        assert [tome["effect"] for tome in match.view(viewer)["players"][0]["tomes"]] == ["ward"]
    assert len(happened(events, "tome_drawn")) == 1


@pytest.mark.parametrize(("start", "way"), [("c9", "west"), ("c10", "west"), ("a8", "south"), ("b8", "south")])
def test_k33_on_any_of_the_four_desk_spaces(start, way):
    match = table(2, goblins={"P1": start}, hands={"P1": [BALLS]}, tome_deck_top=["ward"])
    play(match, f"play {BALLS}", f"step {way}")
    assert tomes_of(match, "P1") == {"ward": False}


def test_k33_then_goes_to_a_start_space_of_its_players_choice():
    match, _ = to_the_desk(4, goblins={"P1": "c9", "P2": "a5", "P3": "c7", "P4": "f5"})
    assert asked(match) == ("start", "P1")
    assert moves(match) == {"go b5", "go c5", "go d5", "go e5"}
    play(match, "go d5")
    assert at(match, "P1") == "d5"


def test_k33_first_the_tome_then_the_start_space():
    match, events = to_the_desk()
    events += play(match, "go d5")
    assert in_order(events, ("tome_drawn", "P1"), ("sent", "P1"))


def test_k33_its_movement_is_over():
    match, _ = to_the_desk()
    play(match, "go d5")
    assert asked(match) == ("turn", "P2")


def test_k33_also_when_pushed_there():
    match = table(
        3,
        goblins={"P1": "d9", "P2": "c9", "P3": "c7"},
        hands={"P1": [BALLS]},
        tome_deck_top=["ward"],
    )
    events = play(match, f"play {BALLS}", "step west", "push west")
    assert happened(events, "tome_drawn")[0]["seat"] == "P2"
    assert asked(match) == ("start", "P2")
    play(match, "go c5")
    assert at(match, "P2") == "c5"
    assert asked(match) == ("step", "P1")


def test_k34_a_tome_is_for_your_own_turn():
    """P2's Tomes are nobody's business in P1's turn; in P2's own they can be used."""
    match = table(2, goblins={"P1": "c7", "P2": "c5"}, hands={"P1": [BALLS]}, tomes={"P2": ["swap", "beckon"]})
    assert moves(match) == {f"play {BALLS}"}
    play(match, f"play {BALLS}", "step east", "stay")
    assert asked(match) == ("turn", "P2")
    assert moves(match, "use") == {"swap", "beckon"}


def test_k34_unless_it_says_otherwise():
    match = table(2, goblins={"P1": "c7", "P2": "d9"}, hands={"P1": [RIGOR_BALLS]}, tomes={"P2": ["ward"]})
    play(match, f"play {RIGOR_BALLS}", "step north")
    assert asked(match) == ("react", "P2")


def test_k34_a_used_tome_is_face_down_and_cannot_be_used_again():
    match = table(2, goblins={"P1": "c7", "P2": "c5"}, tomes={"P1": ["swap"]}, hands={"P1": [BALLS]})
    events = play(match, "use swap", "choose P2")
    assert len(happened(events, "tome_used")) == 1
    assert tomes_of(match, "P1") == {"swap": True}
    assert "swap" not in moves(match, "use")
    with pytest.raises(LudotecaError):
        play(match, "use swap")


def test_k34_of_two_alike_each_can_be_used_once():
    match = table(2, goblins={"P1": "c7", "P2": "c5"}, tomes={"P1": ["swap", "swap"]}, hands={"P1": [BALLS]})
    play(match, "use swap", "choose P2", "use swap", "choose P2")
    assert at(match, "P1") == "c7"
    assert moves(match, "use") == set()


def test_k34_a_used_tome_still_counts():
    match = table(2, used_tomes={"P1": ["swap", "haste"]}, tomes={"P1": ["ward"]})
    assert next(standing for standing in match.standings if standing.seat == 0).score["tomes"] == 3


def test_k34_any_number_in_a_turn_by_default():
    match = table(
        2,
        goblins={"P1": "c7", "P2": "c5"},
        tomes={"P1": ["swap", "beckon", "pickpocket"]},
        hands={"P1": [BALLS]},
    )
    play(match, "use swap", "choose P2", "use beckon", "step north")
    assert "pickpocket" in moves(match, "use")


def one_a_turn():
    return table(
        2,
        goblins={"P1": "c7", "P2": "c5"},
        tomes={"P1": ["swap", "beckon", "pickpocket", "haste"]},
        hands={"P1": [BALLS, *PLAIN_HAND], "P2": [BALLS]},
        tomes_per_turn="one",
    )


def test_k34_one_a_turn_by_option():
    match = one_a_turn()
    play(match, "use swap", "choose P2")
    assert moves(match, "use") == set()
    play(match, f"play {BALLS}", "step east", "stay")
    assert asked(match) == ("turn", "P2")


def test_k34_the_one_may_also_come_after_the_card():
    match = one_a_turn()
    play(match, f"play {BALLS}", "step east", "stay")
    assert asked(match) == ("more", "P1")
    play(match, "use beckon", "step north")
    assert asked(match) == ("turn", "P2")


def test_k34_the_next_turn_allows_another():
    match = one_a_turn()
    play(match, "use swap", "choose P2", f"play {BALLS}", "step east", "stay")
    play(match, f"play {BALLS}", "step east", "stay")
    assert asked(match) == ("turn", "P1")
    assert "beckon" in moves(match, "use")


def test_k34_before_or_after_the_card():
    match = table(2, goblins={"P1": "c7", "P2": "c5"}, tomes={"P1": ["beckon"]}, hands={"P1": [BALLS]})
    assert "use beckon" in moves(match)
    play(match, f"play {BALLS}", "step east", "stay")
    assert moves(match) == {"use beckon", "done"}
    play(match, "done")
    assert asked(match) == ("turn", "P2")
    assert tomes_of(match, "P1") == {"beckon": False}


def test_k34_not_between_the_two_steps():
    match = table(2, goblins={"P1": "c7", "P2": "c5"}, tomes={"P1": ["beckon"]}, hands={"P1": [BALLS]})
    play(match, f"play {BALLS}")
    assert moves(match, "use") == set()
    play(match, "step east")
    assert moves(match, "use") == set()


def test_k34_from_the_turn_in_which_it_was_drawn():
    """P2 is pushed onto the desk, finds Ward and can use it when P1's Beckon catches P2 in the same turn."""
    match = table(
        2,
        goblins={"P1": "d9", "P2": "c9"},
        rigor="c6",
        hands={"P1": [BALLS]},
        tomes={"P1": ["beckon"]},
        tome_deck_top=["ward"],
    )
    play(match, f"play {BALLS}", "step west", "push west", "go c5", "stay")
    play(match, "use beckon", "step north")
    assert asked(match) == ("react", "P2")
    assert "use ward" in moves(match)


def test_k35_magic_symbols_count_only_in_ties():
    """P2 has more symbols with fewer Tomes, and loses to P1; see also K38."""
    match = table(
        3,
        goblins={"P3": "c6"},
        rigor="c7",
        active="P3",
        hands={"P3": [BALLS]},
        tomes={"P1": ["absolution-1", "swap-2"], "P2": ["ward-1"]},
        looks={"P3": ["head", "mouth", "arms"]},
    )
    symbols = [sum(tome["symbols"] for tome in player(match, name)["tomes"]) for name in ("P1", "P2")]
    assert symbols == [2, 3]
    play(match, f"play {BALLS}", "step south")
    assert match.winners == [0]


def test_k36_drawing_the_last_tome_on_the_desk_ends_the_game_at_once():
    match, events = to_the_desk(3, tome_deck=["ward"])
    assert match.over
    assert happened(events, "ended") == [{"ending": "tomes", "seat": "P1"}]
    assert not {"sent", "drew"} & set(kinds(events))


def test_k36_so_does_a_token_that_brings_it():
    match = table(3, goblins={"P1": "d7"}, hands={"P1": [BALLS]}, tokens_top=["tome"], tome_deck=["ward"])
    play(match, f"play {BALLS}", "step east")
    assert not match.over
    events = play(match, "go b5")
    assert match.over
    assert happened(events, "ended") == [{"ending": "tomes", "seat": "P1"}]


def test_k36_the_last_tome_counts():
    """P1 and P2 are level until the last Tome, which decides between them."""
    match, _ = to_the_desk(
        3,
        tome_deck=["ward"],
        tomes={"P1": ["swap"], "P2": ["swap"]},
        looks={"P3": ["head"]},
    )
    assert match.winners == [0]


def test_k36_the_last_but_one_does_not_end_it():
    match, _ = to_the_desk(3, tome_deck=["ward", "haste"])
    assert not match.over


def test_k34_a_tome_from_the_desk_may_be_used_before_the_turn_ends():
    """K33 ends the movement only, so the Tome just drawn (here Swap) is offered; Haste would need movement."""
    match, _ = to_the_desk(3, tome_deck=["swap", "haste"], tomes={"P1": ["haste"]})
    play(match, next(iter(sorted(moves(match)))))
    assert asked(match) == ("more", "P1")
    assert moves(match) == {"use swap", "done"}


def test_k34_nothing_but_reactions_after_a_circle():
    """K24 ends the turn: Swap, ready all along, is not offered any more."""
    match = table(3, goblins={"P1": "d7"}, hands={"P1": [BALLS]}, tokens_top=["teleport"], tomes={"P1": ["swap"]})
    play(match, f"play {BALLS}", "step east", "go b5")
    assert asked(match) == ("turn", "P2")
