"""What a move brings and risks: counted in imagined games, from what its seat knows and nothing else."""

from copy import copy
from typing import Any

import pytest

import ludoteca
from ludoteca.bots import Budget, bot
from ludoteca.kernel.game_parts import Quantity
from ludoteca.kernel.match import Match
from ludoteca.table.advice import advice
from ludoteca.table.outlook import outlook

GAMES = ludoteca.games()
WORLDS = 4


def under_way(name: str, seats: int, choices: int = 2) -> Match[Any, Any]:
    """A match of which something was played, at a decision between so many moves at least."""
    match = GAMES[name].new(seats, seed=f"outlook {seats}")
    player = bot("heuristic", "under way")
    while len(match.log) < 12 or len(match.moves()) < choices:
        match.play(player.choose(match))
    return match


def told(match: Match[Any, Any], seed: str = "told") -> Any:
    """A whole hint, by bots that nobody has asked before."""
    thought = bot("hard", "thinks").think(match, iterations=30)
    player = bot("hard", "plays", budget=Budget(iterations=4))
    return advice(match, thought, player.choose, seed, worlds=WORLDS, milliseconds=0)


@pytest.mark.parametrize("name", GAMES)
def test_a_hint_knows_nothing_that_its_seat_does_not_know(name):
    match = under_way(name, 2)
    other = match.resampled(match.seat, "another world")
    hint = told(match)
    assert hint == told(other)
    assert any(idea["outlook"] for idea in hint["options"])
    assert hint != told(match, "another seed")


@pytest.mark.parametrize("name", GAMES)
def test_quantities_are_what_everybody_may_see(name):
    match = under_way(name, 3)
    imagined = match.resampled(None, "another world")
    for quantity in match.game.quantities:
        for seat in range(3):
            counted = [quantity.read(each.setting, each.state, seat) for each in (match, imagined)]
            assert counted[0] == counted[1] >= 0, quantity.name
    assert match.game.quantities


@pytest.mark.parametrize("name", GAMES)
def test_an_outlook_tells_changes_that_are_good_or_bad_for_who_decides_and_somebody_else_s_answer(name):
    match = under_way(name, 2)
    seat, known = match.seat, {quantity.name: quantity.good for quantity in match.game.quantities}
    replies = []
    for idea in told(match)["options"]:
        if idea["outlook"] is None:
            continue
        for change in (*idea["outlook"]["turn"], *idea["outlook"]["round"]):
            assert change["by"] != 0
            assert 0 < change["share"] <= 1
            assert change["good"] == (((change["by"] > 0) == known[change["quantity"]]) == (change["seat"] == seat))
        private = {quantity.name for quantity in match.game.quantities if quantity.private}
        assert all(change["seat"] == seat for change in idea["outlook"]["turn"] if change["quantity"] in private)
        assert {change["seat"] for change in idea["outlook"]["round"]} <= {seat}
        if idea["outlook"]["reply"] is not None:
            replies.append(idea["outlook"]["reply"])
    assert replies
    for reply in replies:
        assert reply["seat"] != seat
        assert str(match.game.move_table.parse(reply["notation"], match.setting.names)) == reply["notation"]


def test_the_first_options_are_played_out_and_moves_that_somebody_has_in_mind():
    match = under_way("kragmortha", 2, choices=4)
    thought = bot("hard", "thinks").think(match, iterations=30)
    last = str(thought.options[-1].move)
    player = bot("hard", "plays", budget=Budget(iterations=4))
    some = advice(match, thought, player.choose, "s", minded=(last,), worlds=1, milliseconds=0)["options"]
    assert [idea["notation"] for idea in some if idea["outlook"] is not None] == [
        str(option.move) for option in (*thought.options[:2], thought.options[-1])
    ]
    every = advice(match, thought, player.choose, "s", worlds=1, milliseconds=None)["options"]
    assert all(idea["outlook"] is not None for idea in every)


def test_a_game_that_counts_nothing_still_has_replies():
    game = copy(GAMES["looterz"])
    game.quantities = ()
    match = game.new(2, seed="nothing counted", first_player="1")
    thought = bot("hard", "thinks").think(match, iterations=30)
    seen = outlook(match, thought.options[0], bot("hard", "plays", budget=Budget(iterations=4)).choose, "s", WORLDS)
    assert seen["turn"] == seen["round"] == []
    assert seen["reply"] is not None
    assert seen["reply"]["seat"] == 1


def test_what_happens_in_every_world_is_told_as_sure():
    """The turns that have passed: exactly one more by the end of this one, and those of the others until the next."""
    game = copy(GAMES["looterz"])
    game.quantities = (Quantity("turns", lambda setting, s, seat: s.turns if seat == 0 else 0, good=False),)
    match = game.new(3, seed="turns", first_player="1")
    thought = bot("hard", "thinks").think(match, iterations=30)
    seen = outlook(match, thought.options[0], bot("hard", "plays", budget=Budget(iterations=4)).choose, "s", WORLDS)
    assert seen["turn"] == [{"quantity": "turns", "seat": 0, "by": 1, "share": 1.0, "good": False}]
    assert seen["round"] == [{"quantity": "turns", "seat": 0, "by": 2, "share": 1.0, "good": False}]
