"""Pushing goblins about (K16 to K20)."""

import pytest

from ludoteca import LudotecaError
from tests.games.kragmortha.arranging import (
    BALLS,
    GAME,
    asked,
    at,
    card,
    changed,
    happened,
    in_order,
    kinds,
    looks_of,
    moves,
    own_board,
    parts_of,
    play,
    rigor_at,
    table,
)

FAR_FROM_ALL = {"P3": "a5", "P4": "c5"}


def test_k16_moving_onto_a_goblin_pushes_it_to_a_neighbouring_space_of_your_choice():
    match = table(goblins={"P1": "c7", "P2": "d7", **FAR_FROM_ALL}, hands={"P1": [BALLS]})
    events = play(match, f"play {BALLS}", "step east")
    assert asked(match) == ("push", "P1")
    assert moves(match) == {"push north", "push east", "push south"}
    events += play(match, "push north")
    assert (at(match, "P1"), at(match, "P2")) == ("d7", "d6")
    assert happened(events, "pushed") == [{"seat": "P1", "victim": "P2", "origin": "d7", "space": "d6"}]


@pytest.mark.parametrize(
    ("step", "origin", "closed"),
    [("east", "c7", "west"), ("west", "e7", "east"), ("north", "d8", "south"), ("south", "d6", "north")],
)
def test_k16_never_to_the_space_the_pusher_came_from(step, origin, closed):
    match = table(goblins={"P1": origin, "P2": "d7", **FAR_FROM_ALL}, hands={"P1": [BALLS]})
    play(match, f"play {BALLS}", f"step {step}")
    assert moves(match, "push") == {"north", "east", "south", "west"} - {closed}


def test_k16_symbols_do_not_matter_to_the_pushed():
    """A card with two symbols pushes onto every symbol."""
    board = own_board()
    start, to = next(
        path for path in board.paths("stones") if len(board.neighbours(path[1])) == 4 and path[1] not in ("d6", "d8")
    )
    which = card("goblin", "stones", "book" if board.symbols[start] != "book" else "potion")
    match = table(2, goblins={"P1": start, "P2": to}, rigor="a10", hands={"P1": [which]})
    play(match, f"play {which}", f"step {board.direction(start, to)}")
    assert moves(match, "push") == set(board.neighbours(to)) - {board.direction(to, start)}


def test_k16_one_pawn_a_space():
    """However it went, afterwards no two goblins share a space."""
    match = table(goblins={"P1": "c7", "P2": "d7", "P3": "e8", "P4": "d6"}, hands={"P1": [BALLS]})
    play(match, f"play {BALLS}", "step east", "push north", "push west")
    places = [at(match, name) for name in ("P1", "P2", "P3", "P4")]
    assert places == ["d7", "d6", "e8", "c6"]
    with pytest.raises(LudotecaError, match="2 goblins stand on d7"):
        changed(match, P2={"at": "d7"}, rigor="d10")


def test_k17_a_pushed_goblin_pushes_in_turn_and_its_own_player_chooses():
    match = table(goblins={"P1": "c7", "P2": "d7", "P3": "d6", "P4": "a5"}, hands={"P1": [BALLS]})
    play(match, f"play {BALLS}", "step east", "push north")
    assert asked(match) == ("push", "P2")
    assert moves(match) == {"push north", "push east", "push west"}
    events = play(match, "push east")
    assert happened(events, "pushed") == [{"seat": "P2", "victim": "P3", "origin": "d6", "space": "e6"}]
    assert [at(match, name) for name in ("P1", "P2", "P3")] == ["d7", "d6", "e6"]


def test_k17_link_by_link():
    """Four goblins in a row: each lander's player sends the next one on."""
    match = table(goblins={"P1": "b6", "P2": "c6", "P3": "d6", "P4": "e6"}, hands={"P1": [BALLS]})
    play(match, f"play {BALLS}", "step east")
    for chooser in ("P1", "P2", "P3"):
        assert asked(match) == ("push", chooser)
        play(match, "push east")
    assert [at(match, name) for name in ("P1", "P2", "P3", "P4")] == ["c6", "d6", "e6", "f6"]


def chains(board):
    """Where the rulebooks' example fits: purple's start, stones, potion (orange), green, Rigor Mortis."""
    for start, stones, potion in board.paths("stones", "potion"):
        for green in board.neighbours(potion).values():
            for rigor in board.neighbours(green).values():
                spaces = {start, stones, potion, green, rigor}
                if len(spaces) == 5 and all(board.letters[space] in ".R" for space in spaces):
                    yield start, stones, potion, green, rigor


def test_k17_the_rulebooks_example_purple_orange_green_and_rigor():
    """Pictures I and L: purple takes stones and potion, orange lands on green and sends it into Rigor."""
    board = own_board(3)
    which = card("goblin", "stones", "potion")
    start, stones, potion, green, rigor = next(chains(board))
    match = table(
        3,
        goblins={"P1": start, "P2": potion, "P3": green},
        rigor=rigor,
        hands={"P1": [which]},
        look_deck_top=["head"],
    )
    play(
        match,
        f"play {which}",
        f"step {board.direction(start, stones)}",
        f"step {board.direction(stones, potion)}",
    )
    assert asked(match) == ("push", "P1")
    play(match, f"push {board.direction(potion, green)}")
    assert asked(match) == ("push", "P2")
    events = play(match, f"push {board.direction(green, rigor)}")
    assert happened(events, "met") == [{"seat": "P3", "space": rigor}]
    assert parts_of(match, "P3") == ["head"]
    assert asked(match) == ("circle", "P3")
    play(match, "go f5")
    assert [at(match, name) for name in ("P1", "P2", "P3")] == [potion, green, "f5"]
    assert rigor_at(match) == rigor
    assert looks_of(match, "P1") == looks_of(match, "P2") == []
    assert asked(match) == ("turn", "P2")


def test_k17_the_example_of_the_rules_page():
    which = card("goblin", "stones", "potion")
    goblins = {"P1": "f6", "P2": "f8", "P3": "f9"}
    match = table(3, goblins=goblins, rigor="e9", hands={"P1": [which]})
    play(match, f"play {which}", "step south", "step south", "push south")
    assert asked(match) == ("push", "P2")
    play(match, "push west")
    assert len(looks_of(match, "P3")) == 1
    assert asked(match) == ("circle", "P3")


def test_k18_no_goblin_goes_where_its_own_pusher_came_from():
    """P2 was pushed from d7 to d6: P3 cannot go to d7, where P2 came from."""
    match = table(goblins={"P1": "c7", "P2": "d7", "P3": "d6", "P4": "a5"}, hands={"P1": [BALLS]})
    play(match, f"play {BALLS}", "step east", "push north")
    assert "south" not in moves(match, "push")


def test_k18_the_space_the_first_pusher_left_is_open_to_later_links():
    match = table(goblins={"P1": "c7", "P2": "d7", "P3": "d8", "P4": "c8"}, hands={"P1": [BALLS]})
    play(match, f"play {BALLS}", "step east", "push south", "push west")
    assert asked(match) == ("push", "P3")
    assert moves(match, "push") == {"north", "south", "west"}
    play(match, "push north")
    assert [at(match, name) for name in ("P1", "P2", "P3", "P4")] == ["d7", "d8", "c8", "c7"]


def test_k18_who_has_moved_in_this_step_is_not_pushed_again_in_it():
    """Round a square: the last one is pushed neither onto the active goblin nor to where its pusher was."""
    match = table(
        5,
        goblins={"P1": "a7", "P2": "b7", "P3": "c7", "P4": "c8", "P5": "b8"},
        rigor="g8",
        hands={"P1": [BALLS]},
    )
    play(match, f"play {BALLS}", "step east", "push east", "push south", "push west")
    assert asked(match) == ("push", "P4")
    assert moves(match, "push") == {"south", "west"}


def test_k18_nor_is_a_goblin_that_was_pushed_earlier_in_the_step():
    """Round another square: the sixth cannot be pushed onto the second, who has just been pushed there."""
    match = table(
        6,
        goblins={"P1": "c7", "P2": "d7", "P3": "d8", "P4": "e8", "P5": "e9", "P6": "d9"},
        rigor="g5",
        hands={"P1": [BALLS]},
    )
    play(match, f"play {BALLS}", "step east", "push south", "push east", "push south", "push west")
    assert asked(match) == ("push", "P5")
    assert moves(match, "push") == {"south", "west"}


def test_k18_in_the_second_step_it_can_be_pushed_again():
    match = table(goblins={"P1": "a8", "P2": "b8", **FAR_FROM_ALL}, hands={"P1": [BALLS]})
    play(match, f"play {BALLS}", "step east", "push east", "step east")
    assert asked(match) == ("push", "P1")
    play(match, "push east")
    assert (at(match, "P1"), at(match, "P2")) == ("c8", "d8")


def test_k18_nor_does_the_first_step_bind_a_later_link_of_the_second():
    """P2 was pushed in the first step, and is the last link of the chain in the second."""
    match = table(goblins={"P1": "b8", "P2": "c8", "P3": "c7", "P4": "d7"}, hands={"P1": [BALLS]})
    play(match, f"play {BALLS}", "step east", "push east", "step north", "push east")
    assert asked(match) == ("push", "P3")
    assert moves(match, "push") == {"north", "east", "south"}
    play(match, "push south")
    assert asked(match) == ("push", "P4")


def test_k18_a_step_that_leaves_no_way_out_is_illegal():
    match = table(goblins={"P1": "f10", "P2": "g10", **FAR_FROM_ALL}, rigor="c7", hands={"P1": [BALLS]})
    play(match, f"play {BALLS}")
    assert moves(match, "step") == {"north", "west"}


def test_k18_only_ways_from_which_the_chain_can_be_finished():
    """P3 in the corner g10 could only go back to f10, so P2 is not pushed there."""
    match = table(goblins={"P1": "e10", "P2": "f10", "P3": "g10", "P4": "a5"}, rigor="c7", hands={"P1": [BALLS]})
    play(match, f"play {BALLS}", "step east")
    assert moves(match, "push") == {"north"}


def test_k18_a_later_link_looks_ahead_too():
    """P2 lands on f10: its player may not push P3 into the corner that P4 cannot leave."""
    match = table(goblins={"P1": "f8", "P2": "f9", "P3": "f10", "P4": "g10"}, rigor="c7", hands={"P1": [BALLS]})
    play(match, f"play {BALLS}", "step south", "push south")
    assert asked(match) == ("push", "P2")
    assert moves(match, "push") == {"west"}


DEAD_END = """
x x x x x x x
x x x x x x x
x x x x x x x
# # # # # # #
s s # # # # #
s . . S # # #
# . . # # # #
# # . # # # #
D D . # # # #
D D . R . . T
"""
"""A library whose corner a5, b5, a6, b6 can only be left through b6."""


@pytest.fixture
def dead_end(own_box):
    board, _, rest = own_box.read("board.toml").partition("[[layout]]")
    layout = f'seats = [4, 5]\norigin = "ours"\nmap = """{DEAD_END}"""\n'
    own_box.write("board.toml", f"{board}[[layout]]\n{layout}\n[[layout]]{rest}")
    return own_box.folder


def test_k18_a_step_may_count_on_the_space_that_it_leaves(dead_end):
    """Three goblins fill the corner, and the last of them can only go where the first pusher came from."""
    goblins = {"P1": "b6", "P2": "b5", "P3": "a5", "P4": "a6"}
    match = table(4, goblins=goblins, hands={"P1": [BALLS]}, box=dead_end)
    play(match, f"play {BALLS}")
    assert moves(match, "step") == {"north", "east", "south", "west"}
    play(match, "step north", "push west", "push south", "push east")
    assert [at(match, name) for name in goblins] == ["b5", "a5", "a6", "b6"]


def test_k18_a_chain_may_not_count_on_pushing_who_has_moved(dead_end):
    """Pushed into the full corner, the chain would come back to P1 on b6; so P2 can only go south."""
    goblins = {"P1": "c6", "P2": "b6", "P3": "b5", "P4": "a5", "P5": "a6"}
    match = table(5, goblins=goblins, hands={"P1": [BALLS]}, box=dead_end)
    play(match, f"play {BALLS}", "step west")
    assert moves(match, "push") == {"south"}


def test_k19_a_push_into_rigor_is_an_encounter_for_the_pushed():
    match = table(goblins={"P1": "c6", "P2": "d6", **FAR_FROM_ALL}, rigor="e6", hands={"P1": [BALLS]})
    events = play(match, f"play {BALLS}", "step east", "push east")
    assert happened(events, "met") == [{"seat": "P2", "space": "e6"}]
    assert [event["seat"] for event in happened(events, "look_drawn")] == ["P2"]
    assert asked(match) == ("circle", "P2")


def test_k19_rigor_himself_is_never_pushed():
    match = table(goblins={"P1": "d6", **FAR_FROM_ALL}, rigor="e6", hands={"P1": [BALLS]})
    play(match, f"play {BALLS}", "step east")
    assert asked(match) == ("circle", "P1")
    assert rigor_at(match) == "e6"


def test_k20_the_whole_chain_is_placed_before_any_effect():
    """P2 lands on the circle e7, but P3 must be sent on before its token is turned."""
    match = table(goblins={"P1": "c7", "P2": "d7", "P3": "e7", "P4": "a5"}, hands={"P1": [BALLS]})
    events = play(match, f"play {BALLS}", "step east", "push east")
    assert asked(match) == ("push", "P2")
    assert "token_turned" not in kinds(events)


def test_k20_effects_come_last_link_first():
    """P3, the last link, meets Rigor Mortis; only then has P2 the circle's token."""
    match = table(
        3,
        goblins={"P1": "d8", "P2": "d7", "P3": "e7"},
        rigor="f7",
        hands={"P1": [BALLS]},
        tokens_top=["teleport"],
    )
    events = play(match, f"play {BALLS}", "step north", "push east", "push east")
    assert asked(match) == ("circle", "P3")
    events += play(match, "go b5")
    assert asked(match) == ("circle", "P2")
    events += play(match, "go f5")
    assert in_order(
        events, ("pushed", "P3"), ("met", "P3"), ("look_drawn", "P3"), ("sent", "P3"), ("token_turned", "P2")
    )


def test_k20_the_active_goblin_comes_last():
    """P1 takes P2's place on the circle e7 and pushes P2 into Rigor: P2's Look comes before P1's token."""
    match = table(
        3,
        goblins={"P1": "d7", "P2": "e7", "P3": "a5"},
        rigor="e8",
        hands={"P1": [BALLS]},
        tokens_top=["teleport"],
    )
    events = play(match, f"play {BALLS}", "step east", "push south", "go b5", "go f5")
    assert in_order(events, ("met", "P2"), ("look_drawn", "P2"), ("sent", "P2"), ("token_turned", "P1"), ("sent", "P1"))


def test_k20_pawns_placed_occupy_their_spaces():
    """P1 already stands on the circle e7, so P2 cannot be sent there."""
    match = table(3, goblins={"P1": "d7", "P2": "e7", "P3": "a5"}, rigor="e8", hands={"P1": [BALLS]})
    play(match, f"play {BALLS}", "step east", "push south")
    assert asked(match) == ("circle", "P2")
    assert moves(match, "go") == {"b5", "f5", "g10"}


def test_k20_then_the_second_step_may_follow():
    match = table(goblins={"P1": "c6", "P2": "d6", **FAR_FROM_ALL}, rigor="e6", hands={"P1": [BALLS]})
    play(match, f"play {BALLS}", "step east", "push east", "go b5")
    assert asked(match) == ("step", "P1")
    assert moves(match) == {"stay", "step north", "step east", "step south", "step west"}


def test_k20_unless_an_effect_ended_the_active_goblins_movement():
    match = table(3, goblins={"P1": "d7", "P2": "e7", "P3": "a5"}, hands={"P1": [BALLS]}, tokens_top=["teleport"])
    play(match, f"play {BALLS}", "step east", "push south", "go b5")
    assert asked(match) == ("turn", "P2")


def test_k20_k37_if_the_game_ends_on_the_way_the_rest_does_not_happen():
    match = table(
        3,
        goblins={"P1": "d7", "P2": "e7", "P3": "a5"},
        rigor="e8",
        hands={"P1": [BALLS]},
        looks={"P2": ["head", "mouth", "arms"]},
    )
    events = play(match, f"play {BALLS}", "step east", "push south")
    assert match.over
    assert "token_turned" not in kinds(events)
    assert "sent" not in kinds(events)


@pytest.mark.parametrize(("active", "pushed"), [("P1", "P2"), ("P3", "P1")])
def test_a_position_in_the_middle_of_a_push_plays_on_as_the_match_does(active, pushed):
    """K16: the pusher keeps the space, whichever of the two has the lower seat, and can be pushed from it."""
    goblins = {"P1": "a5", "P2": "a5", "P3": "a5", active: "c7", pushed: "d7"}
    match = table(3, goblins=goblins, active=active, hands={active: [BALLS], pushed: [BALLS]})
    play(match, f"play {BALLS}", "step east")
    for game in (match, GAME.from_position(match.position())):
        play(game, "push north", "stay")
        assert at(game, active) == "d7"
        play(game, f"play {BALLS}", "step south")
        assert asked(game) == ("push", pushed)
