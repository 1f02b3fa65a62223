"""Thinking elsewhere: what is handed out holds what a seat knows and nothing else, and what comes back is checked."""

from base64 import b64decode

import pytest

import ludoteca
from ludoteca.bots import bot
from ludoteca.kernel.errors import IllegalMove
from ludoteca.table.thinking import Found, knowledge_of, thought_of
from tests.table.test_outlook import under_way

GAMES = ludoteca.games()


@pytest.mark.parametrize("name", GAMES)
def test_what_is_handed_out_says_nothing_that_its_seat_does_not_know(name):
    match = under_way(name, 3)
    seat = match.seat
    assert seat is not None
    hidden = [match.resampled(seat, f"world {number}") for number in range(3)]
    assert any(world.state.to_bytes() != match.state.to_bytes() for world in hidden)
    assert all(knowledge_of(world, seat, "key") == knowledge_of(match, seat, "key") for world in hidden)
    assert knowledge_of(match, seat, "another") != knowledge_of(match, seat, "key")


@pytest.mark.parametrize("name", GAMES)
def test_it_is_the_decision_at_hand_with_the_words_for_every_move(name):
    match = under_way(name, 2)
    seat = match.seat
    assert seat is not None
    known = knowledge_of(match, seat, "key")
    state = match.game.state.from_bytes(b64decode(known["state"]))
    assert (state.seat, known["seats"], known["game"]) == (seat, 2, name)
    assert b64decode(known["box"]) == match.setting.box.to_bytes()
    assert [known["moves"][move.id] for move in match.moves()] == [str(move) for move in match.moves()]


def found_in(match) -> list[Found]:
    """What a bot finds, as a page would tell it."""
    options = bot("hard", "elsewhere").think(match, iterations=60).options
    return [
        Found(id=one.move.id, visits=one.visits, expected=one.expected, line=[move.id for move in one.line])
        for one in options
    ]


@pytest.mark.parametrize("name", GAMES)
def test_what_was_found_elsewhere_is_a_thought_like_any_other(name):
    match = under_way(name, 2)
    thought = thought_of(match, found_in(match))
    here = bot("hard", "elsewhere").think(match, iterations=60)
    assert thought.move == here.move
    assert [(one.move, one.visits, one.expected, one.line) for one in thought.options] == [
        (one.move, one.visits, one.expected, one.line) for one in here.options
    ]


def test_what_was_found_of_another_decision_is_refused():
    match = under_way("looterz", 2)
    found = found_in(match)
    stray = Found(id=found[0]["id"], visits=1, expected=0.5, line=[10**6])
    for other in ([], found[1:], [*found, found[0]], [stray, *found[1:]]):
        with pytest.raises(IllegalMove):
            thought_of(match, other)
