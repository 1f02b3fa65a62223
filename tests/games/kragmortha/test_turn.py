"""A turn of Kragmortha: a card and its steps (K8 to K13)."""

from itertools import combinations

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
    moves,
    own_board,
    play,
    rigor_at,
    table,
    useless_cards,
)
from tests.games.kragmortha.board import SYMBOLS

PAIRS = list(combinations(SYMBOLS, 2))
FLOOR = sorted(own_board().those("."))
PLAIN_HAND = [card("goblin", "scroll", "book"), card("goblin", "stones", "potion")]


def around(space, seats=4):
    """The symbols that the neighbours of a space show."""
    board = own_board(seats)
    return {board.symbols[name] for name in board.around(space)}


def test_k8_a_turn_is_one_card_played_then_one_drawn():
    match = table(goblins={"P1": "c7"}, hands={"P1": [BALLS, RIGOR_BALLS, card("goblin", "scroll", "book")]})
    played = play(match, f"play {BALLS}", "step east")
    assert "drew" not in kinds(played)
    ended = play(match, "stay")
    assert [event["seat"] for event in happened(ended, "drew")] == ["P1"]
    assert len(hand(match, "P1")) == 3
    assert hand(match, "P1")[:2] == [RIGOR_BALLS, card("goblin", "scroll", "book")]


@pytest.mark.parametrize(("seat", "left"), [("P1", "P2"), ("P2", "P3"), ("P3", "P1")])
def test_k8_then_the_player_to_the_left(seat, left):
    match = table(3, goblins={seat: "c7"}, active=seat, hands={seat: [BALLS]})
    play(match, f"play {BALLS}", "step east", "stay")
    assert asked(match) == ("turn", left)


EARLY_ENDS: dict[str, Arranged] = {
    "K21 his own goblin meets Rigor": {
        "goblins": {"P1": "c7"},
        "rigor": "d7",
        "then": ["step east", "go b5"],
    },
    "K21 Rigor comes to his own goblin": {
        "goblins": {"P1": "d7"},
        "rigor": "c7",
        "then": ["step east", "go b5"],
    },
    "K24 a circle": {"goblins": {"P1": "d7"}, "tokens_top": ["teleport"], "then": ["step east", "go b5"]},
    "K27 Rigor teleports": {"goblins": {"P1": "c6"}, "rigor": "d7", "then": ["step east", "go f9"]},
    "K33 the desk": {"goblins": {"P1": "c9"}, "tome_deck_top": ["ward"], "then": ["step west", "go d5"]},
}


@pytest.mark.parametrize("case", EARLY_ENDS)
def test_k8_what_ends_a_turn_early_ends_the_movement_only_and_the_card_is_drawn(case):
    arranged = EARLY_ENDS[case].copy()
    then = arranged.pop("then")
    first = RIGOR_BALLS if "Rigor comes" in case or "teleports" in case else BALLS
    match = table(2, hands={"P1": [first, *PLAIN_HAND]}, **arranged)
    events = play(match, f"play {first}", *then)
    assert [event["seat"] for event in happened(events, "drew")] == ["P1"]
    assert len(hand(match, "P1")) == 3
    assert asked(match) == ("turn", "P2")


def test_k8_only_the_end_of_the_game_stops_the_draw():
    match = table(2, goblins={"P1": "c7"}, rigor="d7", hands={"P1": [BALLS]}, looks={"P1": ["head", "mouth", "arms"]})
    events = play(match, f"play {BALLS}", "step east")
    assert match.over
    assert "drew" not in kinds(events)


def test_k9_a_goblin_card_moves_your_own_goblin_and_nobody_else():
    match = table(goblins={"P1": "c7", "P2": "c9"}, hands={"P1": [BALLS]})
    play(match, f"play {BALLS}", "step east", "stay")
    assert (at(match, "P1"), at(match, "P2"), rigor_at(match)) == ("d7", "c9", "d10")


def test_k9_a_rigor_card_moves_rigor_and_nobody_else():
    match = table(goblins={"P1": "c7", "P2": "c6"}, hands={"P1": [RIGOR_BALLS]})
    play(match, f"play {RIGOR_BALLS}", "step north", "stay")
    assert (at(match, "P1"), at(match, "P2"), rigor_at(match)) == ("c7", "c6", "d9")


@pytest.mark.parametrize("mover", ["goblin", "rigor"])
@pytest.mark.parametrize("symbol", SYMBOLS)
def test_k9_a_crystal_ball_stands_for_any_symbol(mover, symbol):
    which = card(mover, symbol, "ball")
    match = table(2, goblins={"P1": "c7", "P2": "a5"}, rigor="d8", hands={"P1": [which]})
    play(match, f"play {which}")
    assert moves(match, "step") == {"north", "east", "south", "west"}


def test_k10_the_rulebooks_example_scroll_then_stones_or_stones_then_scroll():
    """Pictures F, G and H: red's card shows a scroll and stones; either may come first."""
    board = own_board()
    which = card("goblin", "scroll", "stones")
    for symbols in (("scroll", "stones"), ("stones", "scroll")):
        walks = list(board.paths(*symbols))
        assert walks
        for start, first, second in walks:
            match = table(2, goblins={"P1": start, "P2": "a5"}, rigor="g10", hands={"P1": [which]})
            play(match, f"play {which}", f"step {board.direction(start, first)}")
            play(match, f"step {board.direction(first, second)}")
            assert at(match, "P1") == second
            assert asked(match) == ("turn", "P2")


def test_k10_the_example_of_the_rules_page():
    which = card("goblin", "scroll", "stones")
    match = table(2, goblins={"P1": "c8", "P2": "a5"}, hands={"P1": [which]})
    play(match, f"play {which}")
    assert moves(match, "step") == {"north", "east"}
    other_way = match.copy()
    play(match, "step north")
    assert moves(match, "step") == {"west", "north"}
    play(other_way, "step east")
    assert moves(other_way, "step") == {"east", "south"}


@pytest.mark.parametrize("space", FLOOR)
def test_k10_the_first_step_matches_one_of_the_two_symbols(space):
    board = own_board()
    for pair in PAIRS:
        which = card("goblin", *pair)
        match = table(2, goblins={"P1": space, "P2": "a5"}, rigor="a10", hands={"P1": [which]})
        if board.matching(space, *pair):
            play(match, f"play {which}")
            assert moves(match) == {f"step {direction}" for direction in board.matching(space, *pair)}
        else:
            assert moves(match) == {"show"}


@pytest.mark.parametrize(("first", "other"), [pair for a, b in PAIRS for pair in ((a, b), (b, a))])
def test_k10_the_second_step_matches_the_other_symbol(first, other):
    board = own_board()
    which = card("goblin", first, other)
    walks = list(board.paths(first))
    assert walks
    for start, between in walks:
        match = table(2, goblins={"P1": start, "P2": "a5"}, rigor="a10", hands={"P1": [which]})
        play(match, f"play {which}", f"step {board.direction(start, between)}")
        onward = board.matching(between, other)
        if onward:
            assert moves(match) == {"stay", *(f"step {direction}" for direction in onward)}
        else:
            assert asked(match) == ("turn", "P2")


def test_k10_rigor_follows_the_same_rule():
    board = own_board()
    which = card("rigor", "stones", "book")
    for start, between in board.paths("stones"):
        match = table(2, goblins={"P1": "a5", "P2": "g10"}, rigor=start, hands={"P1": [which]})
        play(match, f"play {which}")
        assert moves(match, "step") == board.matching(start, "stones", "book")
        play(match, f"step {board.direction(start, between)}")
        onward = board.matching(between, "book")
        assert moves(match, "step") == onward or (not onward and asked(match) == ("turn", "P2"))


def test_k10_the_second_step_is_optional():
    match = table(goblins={"P1": "c7"}, hands={"P1": [BALLS]})
    play(match, f"play {BALLS}", "step north")
    assert "stay" in moves(match)
    play(match, "stay")
    assert at(match, "P1") == "c6"
    assert asked(match) == ("turn", "P2")


@pytest.mark.parametrize("symbol", SYMBOLS)
def test_k10_a_first_step_that_both_symbols_match_keeps_both_ways_open(symbol):
    """Scroll and ball: a scroll first may have used either; any other symbol has used the ball."""
    board = own_board()
    which = card("goblin", symbol, "ball")
    tried = set()
    for start in ("b7", "c7", "d8", "c8"):
        for direction, between in board.neighbours(start).items():
            if board.letters[between] != ".":
                continue
            match = table(2, goblins={"P1": start, "P2": "a5"}, rigor="a10", hands={"P1": [which]})
            play(match, f"play {which}", f"step {direction}")
            if board.symbols[between] == symbol:
                assert moves(match, "step") == set(board.neighbours(between))
                tried.add("both")
            else:
                assert moves(match, "step") == board.matching(between, symbol)
                tried.add("ball")
    assert tried == {"both", "ball"}


def test_k10_the_second_step_may_go_back():
    board = own_board()
    start, between = next((a, b) for a, b in board.paths("potion") if board.symbols[a] != "potion")
    which = card("goblin", "potion", board.symbols[start])
    match = table(2, goblins={"P1": start, "P2": "a5"}, rigor="a10", hands={"P1": [which]})
    play(
        match,
        f"play {which}",
        f"step {board.direction(start, between)}",
        f"step {board.direction(between, start)}",
    )
    assert at(match, "P1") == start


def test_k11_with_a_usable_card_you_must_play_one():
    match = table(goblins={"P1": "c7"}, hands={"P1": [BALLS, RIGOR_BALLS]})
    assert moves(match) == {f"play {BALLS}", f"play {RIGOR_BALLS}"}


def test_k11_and_take_at_least_its_first_step():
    match = table(goblins={"P1": "c7"}, hands={"P1": [BALLS]})
    play(match, f"play {BALLS}")
    assert {notation.split()[0] for notation in moves(match)} == {"step"}


def test_k11_a_card_without_a_legal_first_step_cannot_be_played():
    useless = useless_cards("goblin", around("g10"))
    match = table(2, goblins={"P1": "g10", "P2": "a5"}, rigor="c7", hands={"P1": [useless[0], BALLS]})
    assert moves(match) == {f"play {BALLS}"}


def test_k11_a_rigor_card_is_usable_like_any_other():
    """The goblin has no card, so the player must move Rigor, even where it hurts."""
    useless = useless_cards("goblin", around("g10"))[:2]
    match = table(2, goblins={"P1": "g10", "P2": "a5"}, rigor="f10", hands={"P1": [*useless, RIGOR_BALLS]})
    assert moves(match) == {f"play {RIGOR_BALLS}"}


def test_k11_a_rigor_card_without_a_step_is_not_usable():
    useless = useless_cards("rigor", around("g10"))[:1]
    match = table(2, goblins={"P1": "c7", "P2": "a5"}, rigor="g10", hands={"P1": [*useless, BALLS]})
    assert moves(match) == {f"play {BALLS}"}


def test_k11_a_step_that_no_push_can_make_room_for_does_not_make_a_card_usable():
    """g10 has a single neighbour: whoever stands there cannot be pushed from it (K18)."""
    board = own_board()
    others = {board.symbols[name] for name in board.around("f10") - {"g10"}}
    only_g10 = [pair for pair in PAIRS if board.symbols["g10"] in pair and not others & set(pair)]
    assert only_g10, "the floor must leave a card that leads from f10 to g10 alone"
    which = card("goblin", *only_g10[0])
    blocked = table(2, goblins={"P1": "f10", "P2": "g10"}, rigor="c7", hands={"P1": [which]})
    assert moves(blocked) == {"show"}
    free = table(2, goblins={"P1": "f10", "P2": "a5"}, rigor="c7", hands={"P1": [which]})
    assert moves(free) == {f"play {which}"}


def stuck(**arranged):
    """P1 in a corner with no usable card."""
    useless = useless_cards("goblin", around("g10"))
    assert len(useless) >= 3
    arranged = {"goblins": {"P1": "g10", "P2": "c7"}, "rigor": "d8", "hands": {"P1": useless[:3]}} | arranged
    return table(2, **arranged)


def test_k12_without_a_usable_card_the_hand_is_shown_discarded_and_drawn_anew():
    fresh = [BALLS, RIGOR_BALLS, card("goblin", "book", "ball")]
    match = stuck(deck=fresh)
    before = match.view()["decks"]["discards"]
    old = hand(match, "P1")
    assert moves(match) == {"show"}
    events = play(match, "show")
    assert [event["card"] for event in happened(events, "shown")] == old
    assert sorted(hand(match, "P1")) == sorted(fresh)
    after = match.view()["decks"]["discards"]
    assert {name: after[name] - before.get(name, 0) for name in after} == {name: int(name in old) for name in after}


def test_k12_the_turn_is_lost():
    match = stuck()
    play(match, "show")
    assert at(match, "P1") == "g10"
    assert asked(match) == ("turn", "P2")


def test_k12_everybody_sees_the_shown_hand():
    match = stuck()
    old = hand(match, "P1")
    play(match, "show")
    for viewer in (None, 0, 1):
        seen = [event for event in match.view(viewer)["events"] if event["kind"] == "shown"]
        assert [event["card"] for event in seen] == old


def test_k12_k15_as_many_means_up_to_the_limit():
    two = useless_cards("goblin", around("g10"))[:2]
    match = stuck(hands={"P1": two}, looks={"P1": ["hands-small"]})
    play(match, "show")
    assert len(hand(match, "P1")) == 2
    match = stuck(tomes={"P1": ["deep_pockets"]})
    play(match, "show")
    assert len(hand(match, "P1")) == 4


def test_k12_a_tome_may_be_used_first_and_the_hand_is_judged_again():
    match = stuck(tomes={"P1": ["swap"]})
    assert moves(match) == {"show", "use swap"}
    play(match, "use swap", "choose P2")
    assert at(match, "P1") == "c7"
    assert "show" not in moves(match)
    assert moves(match, "play")


def test_k12_is_judged_without_tomes():
    """Crystal Step would make the cards usable; that is the player's choice, not a duty."""
    match = stuck(tomes={"P1": ["crystal_step"]})
    assert moves(match) == {"show", "use crystal_step"}
    play(match, "use crystal_step")
    assert "show" not in moves(match)
    assert moves(match, "play") == set(hand(match, "P1"))


@pytest.mark.parametrize("pair", PAIRS)
@pytest.mark.parametrize("mover", ["goblin", "rigor"])
def test_k13_desk_spaces_match_every_symbol(mover, pair):
    which = card(mover, *pair)
    places = ("c9", "f6") if mover == "goblin" else ("f6", "c9")
    match = table(2, goblins={"P1": places[0], "P2": "a5"}, rigor=places[1], hands={"P1": [which]})
    play(match, f"play {which}")
    assert "west" in moves(match, "step")


def test_k13_the_desk_is_a_block_of_four_and_rigor_walks_over_it():
    which = card("rigor", "scroll", "stones")
    match = table(2, goblins={"P1": "f6", "P2": "a5"}, rigor="c9", hands={"P1": [which]})
    play(match, f"play {which}", "step west")
    assert {"west", "south"} <= moves(match, "step")
    play(match, "step west")
    assert rigor_at(match) == "a9"


def test_k13_a_desk_step_uses_either_symbol():
    """After a desk space both symbols are still open for the second step (K10)."""
    board = own_board()
    which = card("rigor", "potion", "book")
    match = table(2, goblins={"P1": "f6", "P2": "a5"}, rigor="b8", hands={"P1": [which]})
    play(match, f"play {which}", "step south")
    assert rigor_at(match) == "b9"
    assert moves(match, "step") == board.matching("b9", "potion", "book")
